import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { t, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Options } from '../../../generated/four_musketeers';
import { introSheet } from './intro';

beforeAll(() => useCatalogues('table', 'table-four_musketeers'));

it('says what a dazed Musketeer is where one sits at the table from the beginning', () => {
  const options = { storyline: 'KS', mode: 'solo' } as Options;
  const words = (dazed: boolean) => {
    const page = document.createElement('div');
    render(
      introSheet({ options, alone: true, dazed }, () => {}),
      page,
    );
    return page.textContent;
  };
  const dazed = t('four-sign-became', { became: 'dazed' });
  expect(words(true)).toContain(dazed);
  expect(words(false)).not.toContain(dazed);
});
