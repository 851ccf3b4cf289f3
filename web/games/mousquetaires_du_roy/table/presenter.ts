/** How a match of Mousquetaires du Roy is told. */

import type { GameTypes } from '../../../generated/mousquetaires_du_roy';
import type { Presenter } from '../../../lib/table/presenter';
import { isHeld } from './duel/duel-end';
import { animate } from './scene/animation';
import { type Scene, sceneOf } from './scene/scene';
import { soundOf } from './sound';
import { isSchemed } from './told/schemed';

export const presenter: Presenter<GameTypes, Scene> = {
  game: 'mousquetaires_du_roy',
  sceneOf,
  animate,
  sound: soundOf,
  closing: 'mr-hurry-night',
  held: (scene, next, story) => isHeld(scene, next) || isSchemed(scene, story),
  scored: (event) => event.type === 'turn_started' && event.turn > 1, // the night before it is read
  // The whole team knows all hands (MR-30).
  sharesView: (view, seat, other) => seat < view.players && other < view.players,
};
