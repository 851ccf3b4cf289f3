/** How a match of Parade is told. */
import type { Presenter } from '../../../../web/lib/table/presenter';
import type { GameTypes } from '../generated/parade';
import { animate, optimistic } from './animation';
import { type Scene, sceneOf, withoutSecrets } from './scene';

export const presenter: Presenter<GameTypes, Scene> = {
  game: 'parade',
  deals: true,
  sceneOf,
  animate,
  optimistic,
  reveal: {
    revealing: (event) => event.type === 'bout_decided' && event.cards !== null,
    withoutSecrets,
  },
};
