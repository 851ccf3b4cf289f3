/** What stands below the cards of the pictures. */
import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import '../messages';
import { fight } from './pictures';
import { fights } from './scenes';
import { rules } from './text';

beforeAll(() => useCatalogues('four_musketeers', 'rules-four_musketeers'));

it.each(languages)('the reader sits there as “you”, under nobody’s name, in %s', async (language) => {
  await setLanguage(language);
  const place = document.createElement('div');
  for (const scene of [fights.third, fights.cyclical]) {
    render(fight(scene), place);
    expect(place.textContent).toContain(t('scene-you'));
    expect(place.textContent).not.toContain(t('name-four_musketeers-1'));
  }
  const names = Object.values(rules.args?.() ?? {});
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain(t('name-four_musketeers-1'));
});
