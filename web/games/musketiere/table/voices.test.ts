import { beforeAll, expect, it } from 'vitest';
import '../messages';
import { characters } from '../../../generated/catalogue';
import type { Event } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import { voiceOf } from './voices';

beforeAll(() => useCatalogues('table', 'musketiere', 'table-musketiere'));

const turned = { type: 'cards_turned', duel: 1, cards: [], counting: [] } as Event;
const taken = (seat: number, source: [number, number] | 'centre', type = 'gem_taken') =>
  ({ type, seat, place: 0, source, centre: { gems: 0, prisons: 0 } }) as Event;
const says = (fate: string, character: string) => t(`voice-${fate}`, { character });

it('who robs and who is robbed speak of it, each as he is, and nobody else does', () => {
  const told = [turned, taken(0, [1, 2])];
  expect(voiceOf(0, told, 'bold')).toBe(says('robs', 'bold'));
  expect(voiceOf(1, told, 'vengeful')).toBe(says('robbed', 'vengeful'));
  expect(voiceOf(2, told, 'careful')).toBeNull();
});

it('a gem and a prison from the centre concern but one', () => {
  expect(voiceOf(0, [turned, taken(0, 'centre')], null)).toBe(says('gem', 'none'));
  expect(voiceOf(1, [turned, taken(0, 'centre', 'prison_taken')], null)).toBeNull();
});

it('nobody speaks any more once the next cards have been turned', () => {
  expect(voiceOf(0, [turned, taken(0, 'centre'), turned], 'bold')).toBeNull();
});

it.each(languages)('in %s no two characters say the same to the same thing', async (language) => {
  await setLanguage(language);
  for (const fate of ['gem', 'robs', 'robbed', 'jailed', 'freed', 'returned'])
    expect(new Set([...characters, 'none'].map((one) => says(fate, one))).size, fate).toBe(
      characters.length + 1,
    );
});
