/** How a match of Musketiere is told. */

import type { GameTypes } from '../../../generated/musketiere';
import type { Presenter } from '../../../lib/table/presenter';
import { animate, optimistic } from './animation';
import { lastCard, onlyAnswer } from './choice';
import { type Scene, sceneOf, withoutSecrets } from './scene';
import { soundOf } from './sound';

export const presenter: Presenter<GameTypes, Scene> = {
  game: 'musketiere',
  deals: true,
  sceneOf,
  animate,
  sound: soundOf,
  optimistic,
  only: ({ legal }) => onlyAnswer(legal),
  lone: ({ legal }) => lastCard(legal),
  // The cards of a duel, and the pay of a game.
  reveal: { revealing: ({ type }) => type === 'cards_turned' || type === 'pay_turned', withoutSecrets },
  scored: ({ type }, next) => type === 'totals_changed' && next?.type !== 'match_ended', // the end tells the last one
};
