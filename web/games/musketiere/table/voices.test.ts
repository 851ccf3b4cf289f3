import { beforeAll, expect, it } from 'vitest';
import '../messages';
import { characters } from '../../../generated/catalogue';
import type { Event } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import { fateOf } from './voices';

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

it.each(languages)('in %s no two characters say the same to the same thing', async (language) => {
  await setLanguage(language);
  for (const fate of ['gem', 'robs', 'robbed', 'jailed', 'freed', 'returned'])
    expect(
      new Set([...characters, 'none'].map((character) => t(`voice-${fate}`, { character }))).size,
      fate,
    ).toBe(characters.length + 1);
});
