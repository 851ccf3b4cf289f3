/** How a match of Four Musketeers is told. */
import type { Telling } from '../../../lib/table/telling';
import type { FourMusketeers } from '../protocol';
import { beatsOf } from './beats';
import { type Scene, sceneOf, withoutSecrets } from './scene';

export const telling: Telling<FourMusketeers, Scene> = {
  game: 'four_musketeers',
  deals: true,
  sceneOf,
  beatsOf,
  // All look at the end of a round, and the next one is dealt behind the curtain.
  allEyes: { revealing: ({ type }) => type === 'roles_shown', withoutSecrets },
  scored: ({ type }) => type === 'round_scored',
};
