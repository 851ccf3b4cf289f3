/** How a match of Four Musketeers is told. */

import type { GameTypes } from '../../../generated/four_musketeers';
import type { Presenter } from '../../../lib/table/presenter';
import { animate } from './animation';
import { hasChances, isWeighed, lone, unasked } from './choice';
import { isOut } from './circle';
import { isNew } from './intro';
import { type Scene, sceneOf, withoutSecrets } from './scene';
import { soundOf } from './sound';
import { isEnded } from './stakes';
import { mayBeDecided } from './way-out';
import { wantsChances } from './wished';

export const presenter: Presenter<GameTypes, Scene> = {
  game: 'four_musketeers',
  deals: true,
  sceneOf,
  animate,
  sound: soundOf,
  lone,
  only: unasked,
  // All look at the end of a round, and the next one is dealt behind the curtain.
  reveal: { revealing: ({ type }) => type === 'roles_shown', withoutSecrets },
  // Chances to whoever wants them; and, to everybody, whether the rest need be fought at all.
  foretells: (frame) =>
    (wantsChances() && hasChances(frame)) ||
    (isWeighed(frame) && frame.lesson === null && mayBeDecided(sceneOf(frame.view))),
  isOut: (scene) => scene.sheet === null && isOut(scene),
  isClosed: (scene) => scene.sheet !== null || isEnded(scene),
  // A storyline is introduced when it lies there, before anything is played.
  introduces: ({ options, viewer }, next) =>
    viewer !== null && next?.type === 'fight_started' && next.fight === 1 && isNew(options),
  scored: ({ type }, next) => type === 'round_scored' && next?.type !== 'match_ended', // the end tells the last one
};
