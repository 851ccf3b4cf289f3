import { expect, it } from 'vitest';
import '../../games/musketiere/messages';
import { setLanguage, useCatalogues } from '../i18n';
import { lastFate, voiceOf } from './voices';

it('computer players speak as they are, and people for themselves', async () => {
  await setLanguage('en');
  await useCatalogues('table-musketiere');
  expect(voiceOf('skilled-bold', 'voice-gem')).toBe('Mine, of course!');
  expect(voiceOf('novice', 'voice-gem')).toBe('A gem!');
  expect(voiceOf('rule_based', 'voice-gem'), 'in the deal of the day, too').toBe('A gem!');
  for (const silent of ['human', 'external']) expect(voiceOf(silent, 'voice-gem')).toBeNull();
});

it('what counts is the last that befell somebody since all began anew', () => {
  const fate = (told: string) =>
    lastFate(
      [...told],
      (one) => one === '|',
      (one) => (one === one.toUpperCase() && one !== '|' ? one : null),
    );
  expect(fate('A|bCdEf')).toBe('E');
  expect(fate('A|b')).toBeNull();
  expect(fate('Ab')).toBe('A');
});
