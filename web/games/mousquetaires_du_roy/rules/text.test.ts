import { render } from 'lit';
import { expect, test } from 'vitest';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import '../messages';
import { languages } from '../../../lib/languages';
import { challengeLine } from './heads';
import { rules } from './text';

test.each(languages)('nothing that is said or drawn lacks a word or a number in %s', async (language) => {
  await useCatalogues('mousquetaires_du_roy', 'rules-mousquetaires_du_roy');
  await setLanguage(language);
  const place = document.createElement('div');
  for (const [section, parts] of Object.entries(rules.sections)) {
    for (const part of parts) {
      const id =
        typeof part === 'string'
          ? `rules-mousquetaires_du_roy-${part}-picture`
          : `rules-mousquetaires_du_roy-${section}-${part[0]}`;
      const sentence = t(id, rules.args?.());
      expect(sentence).not.toBe(id);
      expect(sentence).not.toMatch(/\{|undefined|NaN/);
      if (typeof part !== 'string') continue;
      render(rules.draw(part), place);
      expect(place.textContent).not.toMatch(/\{|undefined|NaN|\w+_\w+|(values|picture|adventure|token)-\w/);
    }
  }
});

test('what a challenge pays is said', async () => {
  await useCatalogues('mousquetaires_du_roy');
  await setLanguage('en');
  const reward = { pistole: 2, epic: 1, card: 1 };
  expect(challengeLine({ skill: 'erudition', value: 6, reward })).toBe(
    'Erudition 6 (2 pistoles, 1 Epic token and 1 card)',
  );
});
