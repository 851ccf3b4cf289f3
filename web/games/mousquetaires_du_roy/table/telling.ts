/** How a match of Mousquetaires du Roy is told. */
import type { Telling } from '../../../lib/table/telling';
import type { MousquetairesDuRoy } from '../protocol';
import { beatsOf } from './beats';
import { type Scene, sceneOf } from './scene';

export const telling: Telling<MousquetairesDuRoy, Scene> = {
  game: 'mousquetaires_du_roy',
  sceneOf,
  beatsOf,
  // The whole team knows all hands (MR-30).
  shares: (view, seat, other) => seat < view.players && other < view.players,
};
