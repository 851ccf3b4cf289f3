import { expect, test } from 'vitest';
import '../games/musketiere/messages';
import { addCatalogues, language, list, setLanguage, t, useCatalogues } from '../lib/i18n';
import { errorSentence } from '../lib/sentences';

test('sentences follow the language, together with <html lang>', async () => {
  await useCatalogues('shell', 'errors', 'musketiere');
  await setLanguage('en');
  expect(t('menu-rules')).toBe('Rules');
  await setLanguage('de');
  expect([t('menu-rules'), document.documentElement.lang, language()]).toEqual(['Regeln', 'de', 'de']);
});

test('of two wishes at once the later one holds', async () => {
  await Promise.all([setLanguage('en'), setLanguage('fr')]);
  expect(t('menu-rules')).toBe('Règles');
});

test('a catalogue wanted later does not undo a change of language', async () => {
  await Promise.all([setLanguage('de'), useCatalogues('rules-musketiere')]);
  expect([t('menu-rules'), t('rules-musketiere-aim-title')]).toEqual(['Regeln', 'Worum es geht']);
});

test('a catalogue that could not be fetched can be wished for again, and no other is lost by it', async () => {
  const fetched = new Map([['en', 'half-here = half here']]); // not in German: it is read in English
  const get = (language: string) => async () => {
    const text = fetched.get(language);
    if (text === undefined) throw new Error('no network');
    return text;
  };
  addCatalogues({
    './messages/en/half.ftl': get('en'),
    './messages/de/half.ftl': get('de'),
    './messages/en/late.ftl': get('late'),
  });
  await setLanguage('de');
  await useCatalogues('half');
  await expect(useCatalogues('late')).rejects.toThrow('no network');
  await expect(useCatalogues('late'), 'asked for anew').rejects.toThrow('no network');
  fetched.set('late', 'late-here = late');
  await useCatalogues('late');
  expect([t('late-here'), t('half-here'), t('menu-rules')]).toEqual(['late', 'half here', 'Regeln']);
});

test('a message that is missing shows its id', () => {
  expect(t('no-such-message')).toBe('no-such-message');
});

test('errors of the engine speak of options and seats as the page does', async () => {
  await setLanguage('en');
  const range = { code: 'option-range', params: { option: 'target_score', min: 1, max: 999 } };
  expect(errorSentence(range)).toBe('Target score: this must lie between 1 and 999.');
  expect(errorSentence({ code: 'not-your-turn', params: { seat: 0 } })).toBe(
    'Seat 1 has nothing to decide now.',
  );
  expect(errorSentence({ code: 'never-heard-of', params: {} })).toBe(t('error-internal'));
});

test('lists are said as `Intl` would say them', async () => {
  const all = ['Athos', 'Porthos', 'Aramis'];
  await useCatalogues('shell');
  for (const [variety, language] of [
    ['en-GB', 'en'],
    ['de', 'de'],
    ['fr', 'fr'],
    ['fi', 'fi'],
  ] as const) {
    await setLanguage(language);
    const said = new Intl.ListFormat(variety);
    for (const count of [0, 1, 2, 3])
      expect(list(all.slice(0, count))).toBe(said.format(all.slice(0, count)));
  }
});

test('small counts are written as `Intl` would write them, and still choose their words', async () => {
  await useCatalogues('shell');
  for (const language of ['en', 'de', 'fr', 'fi'] as const) {
    await setLanguage(language);
    for (const count of [0, 1, 2, 21, 999])
      expect(t('home-players', { min: count, max: 7 })).toContain(
        new Intl.NumberFormat(language).format(count),
      );
  }
  await setLanguage('en');
  expect([1, 3].map((count) => t('home-players-fixed', { count }))).toEqual(['1 player', '3 players']);
  expect(t('home-players', { min: 1, max: 12_345 })).toContain('12,345');
});
