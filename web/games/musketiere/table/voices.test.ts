import { beforeAll, describe, expect, it } from 'vitest';
import '../messages';
import { characters } from '../../../generated/catalogue';
import type { Event } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import { fateOf, timesOf } from './voices';

beforeAll(() => useCatalogues('table', 'musketiere', 'table-musketiere'));

const turned = { type: 'cards_turned', duel: 1, cards: [], counting: [] } as Event;
const taken = (seat: number, source: [number, number] | 'centre', type = 'gem_taken') =>
  ({ type, seat, place: 0, source, centre: { gems: 0, prisons: 0 } }) as Event;

it('who robs and who is robbed speak of it, and nobody else does', () => {
  const told = [turned, taken(0, [1, 2])];
  expect([0, 1, 2].map((seat) => fateOf(seat, told))).toEqual(['voice-robs', 'voice-robbed', null]);
});

it('a gem and a prison from the centre concern but one', () => {
  expect(fateOf(0, [turned, taken(0, 'centre')])).toBe('voice-gem');
  expect(fateOf(1, [turned, taken(0, 'centre', 'prison_taken')])).toBeNull();
});

it('nobody speaks any more once the next cards have been turned', () => {
  expect(fateOf(0, [turned, taken(0, 'centre'), turned])).toBeNull();
});

it('counts how often the same has befallen somebody in the game', () => {
  const told = [
    turned,
    taken(0, 'centre'),
    turned,
    taken(1, 'centre'),
    turned,
    taken(0, [1, 2]),
    taken(0, 'centre'),
  ];
  expect(timesOf('voice-gem', 0, told)).toBe(1);
  expect(timesOf('voice-robbed', 1, told)).toBe(0);
  const anew = { type: 'game_started', game: 2, removed: [], pile: 12, aside: 19 } as Event;
  expect(timesOf('voice-gem', 0, [...told, anew, taken(0, 'centre')])).toBe(0);
});

describe.each(languages)('in %s', (language) => {
  const everybody = [...characters, 'none'];
  it('no two characters say the same to the same thing', async () => {
    await setLanguage(language);
    for (const fate of ['gem', 'robs', 'robbed', 'jailed', 'freed', 'returned'])
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
      for (const fate of ['gem', 'robs', 'robbed', 'jailed'])
        expect(new Set(said(fate)).size, `${character} ${fate}`).toBe(3);
    }
  });
});
