import { beforeAll, expect, test } from 'vitest';
import type { GameTypes } from '../../generated/bridge';
import { setLanguage, t, useCatalogues } from '../i18n';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';
import { whoIs } from './roster';
import { viewpointLabel, watchedRoster } from './viewpoint';

beforeAll(async () => {
  await useCatalogues('watch', 'table');
  await setLanguage('en');
});

test('the only human of an own match is the reader, whoever’s eyes he looks through', () => {
  const frame = { names: ['Charlotte', 'Lucien'] } as ReplayController<GameTypes, BaseScene>['frame'];
  const called = (humans: number[], isOwn = true) =>
    [0, 1].map((seat) => whoIs(watchedRoster({ frame, humans, isOwn }), seat));
  expect(called([0])).toEqual(['You', 'Lucien']);
  expect(called([0, 1])).toEqual(['Charlotte', 'Lucien']);
  expect(called([])).toEqual(['Charlotte', 'Lucien']);
  expect(called([0], false), 'sent by a friend').toEqual(['Charlotte', 'Lucien']);
});

test('what the reader saw himself is said to be that, and not somebody’s', () => {
  const frame = { names: ['Charlotte', 'Lucien'] };
  const label = (watching: object) =>
    viewpointLabel({ frame, humans: [0], isOwn: true, allOpen: false, ...watching } as ReplayController<
      GameTypes,
      BaseScene
    >);
  expect(label({ viewer: 0 })).toBe(t('watch-seen-own'));
  expect(label({ viewer: 1 })).toBe(t('watch-seen-by', { name: 'Lucien' }));
  expect(label({ viewer: 0, humans: [0, 1] })).toBe(t('watch-seen-by', { name: 'Charlotte' }));
});
