import { beforeAll, describe, expect, it } from 'vitest';
import { language, setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Event } from '../../../generated/four_musketeers';
import { type Language, languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { peopleOf, personName } from './people';
import { sceneOf } from './scene';
import { ask, stackWords, tell, wouldBe } from './sentences';
import { chapters, decisive, turning } from './story';
import bonacieux from './testdata/bonacieux.json';
import milady from './testdata/milady.json';
import rochefort from './testdata/rochefort.json';
import wardes from './testdata/wardes.json';

const logs = [rochefort, bonacieux, wardes, milady].map(appliedIn);

beforeAll(() => useCatalogues('table', 'four_musketeers', 'table-four_musketeers'));

describe('the story', () => {
  it('tells a fight in words, and speaks to the reader', async () => {
    await setLanguage('en');
    const first = logs[0]?.[0]?.applied;
    if (!first) throw new Error('nothing recorded');
    const scene = { ...sceneOf(first.frame.view), viewer: 0 };
    const people = peopleOf(scene, { names: first.frame.names, viewer: 0 });
    const strike = { forced: false, discarded: false, discard: null, random: 8, blocked: [] };
    const standing = { standing: [], lowest: null, line: 'g' as const };
    const fight: Event[] = [
      { type: 'round_started', round: 1, lead: 0, dealer: 3, villain: 'AC' },
      { type: 'fight_started', fight: 6, in_hand: 6, cyclical: true, starter: 0, stone: 'V' },
      { type: 'struck', seat: 0, target: 1, card: '4S', source: 'hand', ...strike, standing },
      { type: 'struck', seat: 1, target: 0, card: '9H', source: 'random', ...strike, standing },
      { type: 'fight_decided', standing: [0, 1], loser: 1, line: 'a' },
      { type: 'life_popped', character: 1, card: 'QD', last: false, left: 2 },
    ];
    const equal: Event[] = [
      { type: 'struck', seat: 0, target: 0, card: '7S', source: 'hand', ...strike, standing },
      { type: 'struck', seat: 1, target: 1, card: '7H', source: 'random', ...strike, standing },
      { type: 'struck', seat: 2, target: 2, card: '9C', source: 'hand', ...strike, standing },
      { type: 'fight_decided', standing: [2], loser: 2, line: 'a' },
    ];
    expect(chapters([...fight.slice(0, 2), ...equal], people).at(-1)?.lines[0], 'why the 9 is lowest').toBe(
      'You: 7, blocked · Lucien: 7 (shadow), blocked · Marguerite: 9.',
    );
    const defeat: Event = { type: 'defeated', character: 0, role: 'JC' };
    const next: Event = { ...(fight[1] as Event & { type: 'fight_started' }), fight: 7, cyclical: false };
    const told = (story: readonly Event[], round = 1) =>
      decisive(story, round, people).map(({ title }) => title);
    expect(told([...fight, next, ...equal]), 'how a round came to its end').toEqual(['Fight 7']);
    expect(told([...fight, defeat, next, ...equal]), 'and where the reader was defeated').toEqual([
      'Fight 6, for a neighbour',
      'Fight 7',
    ]);
    expect(told(fight, 2), 'of that round alone').toEqual([]);
    const sevens = ['7S', '7H', '7C'].map((card, seat) => ({
      ...strike,
      type: 'struck' as const,
      seat,
      target: seat,
      card: card as '7S',
      source: 'hand' as const,
      standing,
      blocked: seat === 1 ? [0, 1] : seat === 2 ? [1, 2] : [],
    }));
    const said = sevens.map((one, at) => tell(one, people, sevens.slice(0, at + 1)));
    expect(said[1]).toBe('Lucien strikes with 7. Equal numbers block each other: both 7s are out.');
    expect(said[2], 'of three equal ones the first stands again (FM-5.4)').toBe(
      'Marguerite strikes with 7. The third 7: the first one stands again, and this one is out.',
    );
    const chapter = chapters(fight, people).at(-1);
    expect(chapter?.title).toBe('Fight 6, for a neighbour');
    expect(chapter?.lines.join(' ')).toBe(
      'You: 4 for Lucien · Lucien: 9 for you (shadow). The lowest strike counts for Lucien, who is hit. ' +
        'Lucien loses the queen of diamonds.',
    );
  });
});

it('FM-16.7: in a solitaire the match is turned in its last round, as each is an attempt of its own', () => {
  const round = (round: number): Event => ({
    type: 'round_started',
    round,
    lead: 0,
    dealer: 0,
    villain: 'AS',
  });
  const fight: Event = { type: 'fight_decided', standing: [], loser: null, line: 'g' };
  const story = [round(1), fight, round(2), fight];
  const since = (villain: 'AS' | 'AC') =>
    turning(story, { roster: { names: [], viewer: 0 }, seats: [], villain }).since;
  expect([since('AS'), since('AC')]).toEqual([2, undefined]);
});

it('what turned a match is looked for before its last fight, which ends every match', () => {
  const begun: Event = {
    type: 'fight_started',
    fight: 1,
    in_hand: 1,
    cyclical: false,
    starter: 0,
    stone: 'V',
  };
  const { bears } = turning([begun, begun, begun], {
    roster: { names: [], viewer: 0 },
    seats: [],
    villain: 'AC',
  });
  expect([bears?.(1), bears?.(2)]).toEqual([true, false]);
});

describe.each(languages)('in %s', (wish: Language) => {
  it('every event, question and preview of recorded matches has its words', async () => {
    await setLanguage(wish);
    expect(language()).toBe(wish);
    const words: (string | null)[] = [];
    for (const log of logs) {
      for (const [at, { applied, news }] of log.entries()) {
        const { frame, story } = applied;
        const events = at === log.length - 1 ? story : news;
        const scene = sceneOf(frame.view);
        const people = peopleOf(scene, { names: frame.names, viewer: frame.viewer });
        words.push(...events.map((event) => tell(event, people)));
        words.push(...chapters(events, people).flatMap(({ title, lines }) => [title, ...lines]));
        words.push(...scene.characters.map((_, at) => stackWords(scene, at)));
        words.push(...scene.seats.map((_, seat) => personName(people, seat)));
        if (!frame.legal) continue;
        words.push(ask(frame, null, { scene, people, likely: null }));
        for (const preview of frame.legal.previews)
          if (preview) words.push(wouldBe(preview, frame.legal.certain, people));
      }
    }
    const said = new Set(words);
    expect(said.size).toBeGreaterThan(150);
    for (const sentence of said)
      expect(sentence ?? 'nothing to say').not.toMatch(/^[a-z_]+(-[\w]+)+$|\{|undefined|NaN/);
  });
});
