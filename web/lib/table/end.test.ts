import { beforeAll, expect, it } from 'vitest';
import type { Frame } from '../../generated/bridge';
import type { AnyGame } from '../../worker/protocol';
import { setLanguage, useCatalogues } from '../i18n';
import { endTitle } from './end';

beforeAll(async () => {
  await useCatalogues('table');
  await setLanguage('en');
});

const names = ['Anne', 'Aramis', 'Porthos'];
const titleFor = (viewer: number | null, winners: readonly number[]): string => {
  const frame = { controllers: ['human', 'novice', 'novice'], outcome: { winners, ranking: [] } };
  return endTitle({ frame: frame as unknown as Frame<AnyGame>, roster: { names, viewer } });
};

it('says who has won from the side of who looks', () => {
  expect(titleFor(0, [0])).toBe('You have won!');
  expect(titleFor(0, [0, 2])).toBe('You share the victory!');
  expect(titleFor(0, [1])).toBe('You lost: Aramis wins');
  expect(titleFor(0, [1, 2])).toBe('You lost: Aramis and Porthos win');
  expect(titleFor(null, [1, 2])).toBe('Aramis and Porthos win together');
  expect(titleFor(0, [])).toBe('Nobody wins');
});
