import { beforeAll, expect, test } from 'vitest';
import { games } from '../games/registry';
import type { SavedMatch } from '../worker/saved';
import { setLanguage, useCatalogues } from './i18n';
import { whereOf } from './saved-line';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('shell', 'table', 'home-musketiere');
});

test('what one may go on with is told by the moment it is at, a lesson by being one', () => {
  const game = games.get('musketiere');
  const match = {
    ...{ id: 'm', game: 'musketiere', names: ['Anne', 'Porthos'], controllers: ['human', 'lesson'] },
    ...{ over: false, created: 1, updated: 2, totals: [0, 0], phase: 'play_card', match_game: 1, duel: 9 },
  };
  const at = (lesson: string | null) => whereOf(game, { ...match, lesson } as unknown as SavedMatch);
  expect(at(null)).toMatch(/uel 9/);
  expect(at('first')).toBe('Learn by playing');
});
