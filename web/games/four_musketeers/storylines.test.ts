import { beforeAll, expect, it } from 'vitest';
import type { Options } from '../../generated/four_musketeers';
import { t, useCatalogues } from '../../lib/i18n';
import './messages';
import { playedTo } from './storylines';

beforeAll(() => useCatalogues('four_musketeers'));

it('says to how many defeats this very match is played, not the usual number (FM-15.5)', () => {
  const about = (match: Options['match'], target?: number) =>
    t('mode-AC-solo-about', {
      to: playedTo({ storyline: 'AC', mode: 'solo', layout: 4, match, ...(target && { target }) }),
    });
  expect(about('standard')).toContain('When somebody has three');
  expect(about('target', 2)).toContain('When somebody has two');
  expect(about('target', 7)).toContain('When somebody has 7');
  expect(about('single')).toContain('After this one round');
});
