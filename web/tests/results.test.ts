import { beforeEach, expect, test } from 'vitest';
import { results as ofFour } from '../games/four_musketeers/results';
import rochefort from '../games/four_musketeers/table/testdata/rochefort.json';
import { results as ofRoy } from '../games/mousquetaires_du_roy/results';
import stories from '../games/mousquetaires_du_roy/table/testdata/stories.json';
import { results as ofMusketiere } from '../games/musketiere/results';
import alone from '../games/musketiere/table/testdata/alone.json';
import { games } from '../games/registry';
import type { GameTypes as Roy } from '../generated/mousquetaires_du_roy';
import type { GameTypes as Musketiere } from '../generated/musketiere';
import { keepEnd } from '../lib/results/keep';
import { keptOf, leaveOut } from '../lib/results/kept';
import type { Ended } from '../lib/results/teller';
import { appliedIn } from '../lib/table/testing';

function endOf<G extends typeof alone | typeof rochefort>(log: G) {
  const { applied } = appliedIn(log as typeof alone).at(-1) ?? {};
  if (!applied?.frame.outcome) throw new Error('no end recorded');
  return applied;
}

beforeEach(() => localStorage.clear());

test('the end of a match at its table is kept, once, with its numbers', async () => {
  const { frame, story } = endOf(alone);
  const over = { id: 'one', game: games.get('musketiere'), frame, story, now: true };
  await keepEnd(over);
  const kept = keptOf('one');
  if (!kept) throw new Error('nothing kept');
  expect(kept.points).toEqual(frame.view.totals);
  expect(kept.winners).toEqual(frame.outcome?.winners);
  const { free = 0, gems = 0 } = kept.figures ?? {};
  expect(free + gems).toBe(frame.view.totals[frame.controllers.indexOf('human')]);
  await keepEnd({ ...over, now: false }); // opened again
  expect(keptOf('one')).toEqual(kept);
  expect(kept).not.toHaveProperty('lamps');
  const lamps = frame.controllers.map((controller) => (controller === 'human' ? 3 : 0));
  await keepEnd({ ...over, id: 'lit', frame: { ...frame, lamps } });
  expect(keptOf('lit')).toMatchObject({ lamps: 3 });
  const byNobody = story.map((event) =>
    'cards' in event && event.type === 'hand_dealt' ? { ...event, cards: [] } : event,
  );
  await keepEnd({ ...over, story: byNobody, now: false }); // and to nobody's eyes: it is the same match
  expect(keptOf('one')).toEqual(kept);
});

test('what was deleted, and what is no contest, is not kept again', async () => {
  const { frame, story } = endOf(alone);
  const over = { game: games.get('musketiere'), story, now: true };
  leaveOut('gone');
  await keepEnd({ ...over, id: 'gone', frame });
  await keepEnd({ ...over, id: 'practice', frame: { ...frame, practice: true } });
  await keepEnd({ ...over, id: 'lesson', frame: { ...frame, lesson: 'first' } });
  await keepEnd({ ...over, id: 'open', frame: { ...frame, outcome: null } });
  expect(keptOf('gone')).toBe(false);
  expect(['practice', 'lesson', 'open'].map(keptOf)).toEqual([null, null, null]);
  expect(localStorage.getItem('musketiere.lessons')).toBe('["musketiere/first"]');
});

const musketiere = (totals: number[], winners: number[], story: object[] = []) =>
  ({
    frame: { names: totals.map(String), view: { totals }, outcome: { winners } },
    story,
  }) as unknown as Ended<Musketiere>;

test('Musketiere: feats are those of the reader, and of who has won where that is part of it', () => {
  const jailed = { type: 'prison_taken', seat: 0 };
  const zero = { type: 'duel_decided', won: true, seat: 0, card: '0/3' };
  const feats = (...of: Parameters<typeof musketiere>) => ofMusketiere.told(musketiere(...of), 0).feats;
  expect(feats([31, 30], [0], [jailed])).toEqual(['last-ducat']);
  expect(feats([60, 30], [0], [jailed])).toEqual(['far']);
  expect(feats([59, 30], [0], [jailed])).toEqual([]);
  expect(feats([30, 30], [0, 1])).toEqual(['free']);
  expect(feats([30, 31], [1])).toEqual([]);
  expect(feats([10, 31], [1], [zero])).toEqual(['zero']);
  expect(
    feats(
      [10, 31],
      [1],
      [
        { ...zero, won: false },
        { ...zero, card: '10/3' },
      ],
    ),
  ).toEqual([]);
});

test('Four Musketeers: by storyline, with what befell the reader', () => {
  const { applied } = appliedIn(rochefort).at(-1) ?? {};
  if (!applied) throw new Error('nothing recorded');
  expect(ofFour.ofEnded(applied, 0).part).toBe(applied.frame.view.options.storyline);
  const own = applied.story.filter((event) => event.type === 'life_popped' && event.character === 0).length;
  expect(ofFour.told(applied, 0).figures.lives).toBe(own);
  const at = (left: number, defeated = false) => {
    const { frame } = applied;
    const [, ...others] = frame.view.characters;
    const characters = [{ ...frame.view.characters[0], left, defeated }, ...others];
    const outcome = { winners: [0], ranking: [], reason: '' };
    return ofFour.told(
      {
        story: applied.story,
        frame: { ...frame, outcome, view: { ...frame.view, characters } },
      } as unknown as typeof applied,
      0,
    ).feats;
  };
  expect(at(1)).toContain('one-life');
  expect(at(2)).not.toContain('one-life');
  expect(at(1, true)).not.toContain('one-life');
});

test.each(stories.map((one) => [one.match, one] as const))('Mousquetaires du Roy, %s: by side', (_, one) => {
  const view = structuredClone(one.view);
  const ended = (winners: number[], honour = view.tracks.honour.at) => {
    view.tracks.honour.at = honour;
    return { frame: { view, outcome: { winners } }, story: one.story } as unknown as Ended<Roy>;
  };
  const team = view.musketeers[0]?.owner ?? 0;
  expect(ofRoy.ofEnded(ended([team]), team).part).toBe('team');
  expect(ofRoy.told(ended([team], 1), team).feats).toContain('honour');
  expect(ofRoy.told(ended([team], 2), team).feats).not.toContain('honour');
  expect(ofRoy.told(ended([], 1), team).feats).toEqual([]);
  const milady = view.milady_seat;
  if (milady === null) return;
  expect(ofRoy.ofEnded(ended([milady]), milady).part).toBe('milady');
  const seen = one.story.some((event) => event.type === 'milady_revealed' && event.cause !== 'end');
  expect(ofRoy.told(ended([milady]), milady).feats).toEqual(seen ? [] : ['unseen']);
});
