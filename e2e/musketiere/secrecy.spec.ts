/** Nobody's secrets reach the page: neither the document nor what the worker sends. Both are looked at in one match. */
import type { GameTypes } from '../../web/generated/musketiere';
import { facesIn } from '../kit/dom';
import { answersTo, lastFrame, listenToWorker, updateIn } from '../kit/heard';
import { idOf, readKept } from '../kit/kept';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { sitDown } from './setup';
import type { Moment } from './table';

type Told = [seat: number, action: { type: string; card?: string; cards?: string[] }];

const cardsIn = (text: string): string[] => [...new Set(text.match(/\b(?:10|\d)\/[0-4]\b/g) ?? [])];

/** So many duels are looked at: what happens in the others is the same, and in the end all cards are told. */
const DUELS = 4;

/** After `actions` actions of a match that is not over: the cards that everybody has seen. */
function opened(told: readonly Told[], actions: number, players: number): Set<string> {
  const open = new Set<string>();
  let duel: string[] = [];
  for (const [, action] of told.slice(0, actions)) {
    if (action.type !== 'play_card' || action.card === undefined) continue;
    duel.push(action.card);
    if (duel.length < players) continue;
    for (const card of duel) open.add(card);
    duel = [];
  }
  return open;
}

for (const [company, humans, players] of [
  ['two friends and a computer at one device', 2, 3],
  ['one player and three computers', 1, 4],
] as const) {
  test(`${company} are told and shown only what the one in front may know`, async ({ page }) => {
    await listenToWorker(page);
    const table = await sitDown(page, { humans, players });
    const seen: { viewer: number | null; actions: number; faces: string[] }[] = [];
    let played = 0;
    const enough = (moment: Moment) => moment === 'card' && ++played > DUELS * humans;
    await table.playUntil(enough, async (moment) => {
      const frame = await lastFrame(page);
      const viewer = moment === 'curtain' ? null : frame.viewer;
      seen.push({ viewer, actions: frame.actions, faces: await facesIn(page) });
      if (moment !== 'curtain') return;
      // The cards of a duel lie open until its winner or loser has acted.
      expect([0, players]).toContain((await facesIn(table.laid)).length);
      await expect(page.getByText(t('story-pay', { cards: '' }))).toHaveCount(0);
    });
    const { text = '' } = (await readKept(page, idOf(page.url()))) ?? {};
    const { record, player_seed: playerSeed } = JSON.parse(text);
    const told: Told[] = record.actions;
    const answers = await answersTo(page);
    expect(answers.length).toBeGreaterThan(20);

    const dealt = dealtIn(answers);
    expect([...dealt.keys()].toSorted()).toEqual(Array.from({ length: humans }, (_, seat) => seat));
    for (const [seat, cards] of dealt) expect(cards.size, `hand of seat ${seat}`).toBe(12);
    for (const [seat, { card, cards = card ? [card] : [] }] of told)
      for (const one of cards)
        for (const [owner, hand] of dealt)
          expect(hand.has(one), `${one} of seat ${seat}`).toBe(owner === seat);

    const seated = seen.flatMap(({ viewer }) => (viewer === null ? [] : [viewer]));
    expect(new Set(seated)).toEqual(new Set(dealt.keys()));
    for (const { viewer, actions, faces } of seen) {
      const own = (viewer === null ? null : dealt.get(viewer)) ?? new Set();
      const open = opened(told, actions, players); // the story shows the duels that are over
      expect(faces.filter((face) => !own.has(face) && !open.has(face))).toEqual([]);
    }

    for (const answer of answers) {
      for (const secret of [record.seed, playerSeed, record.check])
        expect(answer).not.toContain(String(secret));
      expect(answer).not.toMatch(/"seed"|"record"|"save"|"player_seed"/);
      const { frame } = updateIn(answer);
      if (!frame) continue;
      const own = frame.viewer === null ? new Set<string>() : (dealt.get(frame.viewer) ?? new Set());
      const open = opened(told, frame.actions, players);
      const hidden = cardsIn(answer).filter((card) => !own.has(card) && !open.has(card));
      expect(hidden, `told to ${frame.viewer} after ${frame.actions} actions`).toEqual([]);
    }
  });
}

/** The twelve cards of each seat that has sat in front of the screen, as it was told itself. */
function dealtIn(answers: readonly string[]): Map<number, Set<string>> {
  const dealt = new Map<number, Set<string>>();
  for (const answer of answers) {
    const { frame, story } = updateIn<GameTypes>(answer);
    const placed = [...(story?.changed ?? []), ...(story?.inserted ?? [])].map(({ event }) => event);
    for (const event of [...placed, ...(story?.events ?? [])]) {
      if (event.type !== 'hand_dealt' || !event.cards) continue;
      expect(event.seat).toBe(frame?.viewer);
      dealt.set(event.seat, new Set(event.cards));
    }
  }
  return dealt;
}
