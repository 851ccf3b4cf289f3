import { beforeAll, describe, expect, it } from 'vitest';
import '../messages';
import { characters } from '../../../generated/catalogue';
import type { Event } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import { heard, sayings } from './voices';

beforeAll(() => useCatalogues('table', 'musketiere', 'table-musketiere'));

const turned = { type: 'cards_turned', duel: 1, cards: [], counting: [] } as Event;
const taken = (seat: number, source: [number, number] | 'centre', type = 'gem_taken') =>
  ({ type, seat, place: 0, source, centre: { gems: 0, prisons: 0 } }) as Event;
const imprisoned = { type: 'imprisonment_changed', seat: 1, imprisoned: true } as Event;
const totals = (...all: number[]) => ({ type: 'totals_changed', totals: all }) as Event;

const three = { seats: 3, target: 100 };
/** What each of three says in the end. */
const said = (...told: Event[]) => {
  const all = sayings(told, three);
  return [0, 1, 2].map((seat) => all.get(seat)?.words.replace('voice-', '') ?? null);
};

it('looks a story through once, and anew when it has gone on, or back to go another way', () => {
  const all = heard();
  const first = all([turned, taken(0, [1, 2])], three);
  expect(all([turned], three).size).toBe(0);
  const told = [turned, taken(0, [1, 2])];
  const again = all(told, three);
  expect(again).toEqual(first);
  expect(all([...told], three)).toBe(again);
  expect(all([turned, taken(2, [1, 2])], three).get(2)?.words).toBe('voice-robs');
});

it('who robs his robber avenges it, once', () => {
  const avenged = (...told: Event[]) => sayings(told, three).get(0)?.avenged;
  const wasRobbed = [turned, taken(1, [0, 2])];
  expect(avenged(...wasRobbed, turned, taken(0, [1, 2]))).toBe(1);
  expect(avenged(...wasRobbed, turned, taken(0, [2, 2])), 'of another').toBeUndefined();
  expect(avenged(turned, taken(0, [1, 2])), 'of nothing').toBeUndefined();
  const even = [...wasRobbed, turned, taken(0, [1, 2])];
  expect(avenged(...even, turned, taken(0, [1, 2])), 'they were even').toBeUndefined();
});

it('who robs and who is robbed speak of it, and nobody else does', () => {
  expect(said(turned, taken(0, [1, 2]))).toEqual(['robs', 'robbed', null]);
  expect(said(turned, taken(0, [1, 2], 'prison_taken')), 'who is rid of it, too').toEqual([
    'jailed',
    'freed',
    null,
  ]);
});

it('to a stone from the centre another speaks too, in turn, and then nobody', () => {
  expect(said(taken(0, 'centre'))).toEqual(['gem', 'envies', null]);
  const one = [turned, taken(0, 'centre', 'prison_taken')];
  expect(said(...one)).toEqual(['jailed', 'mocks', null]);
  expect(said(...one, ...one)).toEqual(['jailed', null, 'mocks']);
  expect(said(...one, ...one, ...one)).toEqual(['jailed', null, null]);
});

it('who has all his pay in prison speaks of that, and of nothing less', () => {
  expect(said(taken(1, 'centre', 'prison_taken'), imprisoned)[1]).toBe('walled');
});

it('nobody speaks any more once the next cards have been turned', () => {
  expect(said(turned, taken(0, 'centre'), turned)).toEqual([null, null, null]);
});

it('between two games he speaks who alone is near the end of the match (MU-9.1)', () => {
  const over = { type: 'game_ended', reason: 'nine_duels', seat: null } as Event;
  expect(said(taken(0, 'centre'), over, totals(50, 80, 60))).toEqual([null, 'near', null]);
  for (const others of [totals(50, 60, 60), totals(80, 80, 0), totals(50, 101, 60)])
    expect(said(over, others), 'not yet, not alone, or it is over').toEqual([null, null, null]);
  expect(sayings([over, totals(50, 80, 60)], { seats: 3, target: null }).size).toBe(0);
});

it('nothing is said as it was said last, neither at the table nor by the same player', () => {
  const told: Event[] = [];
  const at: (number | undefined)[] = [];
  for (const seat of [0, 0, 1, 0, 2, 0, 0, 1]) {
    told.push(turned, taken(seat, 'centre'));
    const { time, words } = sayings(told, three).get(seat) ?? {};
    expect(words).toBe('voice-gem');
    expect(time).not.toBe(at.at(-1));
    at.push(time);
  }
  expect(at[3], 'nor as he had said it two duels before').not.toBe(at[1]);
});

const fates = ['gem', 'robs', 'robbed', 'jailed', 'freed', 'returned', 'walled', 'near', 'envies', 'mocks'];

describe.each(languages)('in %s', (language) => {
  const everybody = [...characters, 'none'];
  it('no two characters say the same to the same thing', async () => {
    await setLanguage(language);
    for (const fate of fates)
      for (const time of [0, 1, 2])
        expect(
          new Set(everybody.map((character) => t(`voice-${fate}`, { character, time }))).size,
          `${fate} ${time}`,
        ).toBe(everybody.length);
  });

  it('nobody says the same three times to what happens often', async () => {
    await setLanguage(language);
    for (const character of everybody) {
      const said = (fate: string) => [0, 1, 2].map((time) => t(`voice-${fate}`, { character, time }));
      for (const fate of fates) expect(new Set(said(fate)).size, `${character} ${fate}`).toBe(3);
    }
  });
});
