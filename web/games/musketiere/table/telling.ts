/** How a match of Musketiere is told. */
import type { Telling } from '../../../lib/table/telling';
import type { Musketiere } from '../protocol';
import { beatsOf, letGo } from './beats';
import { type Scene, sceneOf, withoutSecrets } from './scene';

export const telling: Telling<Musketiere, Scene> = {
  game: 'musketiere',
  deals: true,
  sceneOf,
  beatsOf,
  letGo,
  // The cards of a duel, and the pay of a game.
  allEyes: { revealing: ({ type }) => type === 'cards_turned' || type === 'pay_turned', withoutSecrets },
  scored: ({ type }) => type === 'totals_changed',
};
