/** How a match of Mousquetaires du Roy is told. */
import type { Telling } from '../shared/telling';
import { beatsOf } from './beats';
import type { MousquetairesDuRoy } from './protocol';
import { type Scene, sceneOf, withoutSecrets } from './scene';

export const telling: Telling<MousquetairesDuRoy, Scene> = {
  game: 'mousquetaires_du_roy',
  sceneOf,
  beatsOf,
  // Every choice is told at once by its own event.
  letGo: (scene) => ({ scene, flights: [] }),
  withoutSecrets,
  // The whole team knows all hands (MR-30).
  shares: (view, seat, other) => seat < view.players && other < view.players,
  // What is thrown or shown lies open anyway, and nobody's secrets lie beside it longer than before.
  revealing: () => false,
  scored: () => false,
};
