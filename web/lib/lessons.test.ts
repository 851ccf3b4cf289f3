import { beforeAll, expect, test } from 'vitest';
import type { Game } from './game';
import { useCatalogues } from './i18n';
import { doorsFrom } from './lessons';

beforeAll(() => useCatalogues('shell', 'table'));

test('a lesson leads on to the next one, and the last to a match at once or as it is set up', () => {
  const game = { id: 'musketiere', facts: { lessons: ['first', 'second'] } } as unknown as Game;
  const pages = (lesson: string) => doorsFrom(game, lesson).map(({ address }) => address);
  expect(pages('first')).toEqual(['#/guide/musketiere/second', '#/play/musketiere']);
  expect(pages('second')).toEqual(['#/play/musketiere', '#/new/musketiere']);
});
