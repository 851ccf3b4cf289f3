/** What lies open of all while a match is watched with all cards open: hands, tokens and Milady's secrets. */
import type { View } from '../../../generated/mousquetaires_du_roy';
import type { Scene } from './scene/scene';

/** The scene with everybody's secrets in it; `views` are every seat's own. */
export function allOpen(scene: Scene, views: readonly View[] | null): Scene {
  if (views === null) return scene;
  const team = views.find(({ side }) => side === 'team');
  const milady = views.find(({ side }) => side === 'milady');
  const { view } = scene;
  return {
    ...scene,
    view: {
      ...view,
      musketeers: view.musketeers.map((one, who) => ({
        ...one,
        hand: one.hand ?? team?.musketeers[who]?.hand ?? null,
        in_cards: one.in_cards ?? team?.musketeers[who]?.in_cards ?? null,
      })),
      milady: { ...view.milady, own: view.milady.own ?? milady?.milady.own ?? null },
      quest: milady && milady.quest.board === view.quest.board ? milady.quest : view.quest,
    },
  };
}
