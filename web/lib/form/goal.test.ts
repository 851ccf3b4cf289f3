/** What a game is about, to whoever learns one of its sides. */

import { nothing } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { game } from '../../games/mousquetaires_du_roy';
import { drawn } from '../art/testing';
import { useCatalogues } from '../i18n';
import { goalPage } from './goal';

beforeAll(() => useCatalogues('mousquetaires_du_roy'));

it('is told to each side in words of its own', () => {
  const said = (learns: string) =>
    [...drawn(goalPage(game, nothing as never, nothing, null, undefined, learns)).querySelectorAll('p')]
      .slice(0, 2)
      .map((one) => one.textContent);
  const [team, milady, both] = ['team', 'milady', ''].map(said);
  expect(team?.[0]).toBe('Bring back the Queen’s diamond studs.');
  expect(milady?.[0]).toBe('Keep the Queen’s diamond studs from coming back.');
  expect(new Set([team?.[1], milady?.[1], both?.[1]]).size).toBe(3);
});
