/**
 * What lies on the table at one moment. A scene is made from a view, or from the scene before it by one event; when all
 * events of an answer have been told, the scene is again the one its view gives.
 */
import type { BaseScene } from '../../../../web/lib/table/presenter';
import type { Bout, Event, View } from '../generated/parade';

export interface Scene extends BaseScene {
  readonly deal: number;
  readonly totals: readonly number[];
  readonly handCounts: readonly number[];
  readonly hand: readonly string[] | null;
  readonly laid: readonly boolean[];
  /** The viewer's own blade in this bout. */
  readonly own: string | null;
  /** The opener has thrust, and the other has not answered. */
  readonly thrust: boolean;
  /** The bouts of this deal that are over. */
  readonly bouts: readonly Decided[];
}
/** How a bout ended; by seat the blades that the viewer may know. */
export type Decided = Pick<Bout, 'cards' | 'scorer' | 'points'>;

export const sceneOf = (view: View): Scene => ({
  viewer: view.seat,
  deal: view.deal,
  totals: view.totals,
  handCounts: view.hand_counts,
  hand: view.hand,
  laid: view.laid,
  own: view.own,
  thrust: view.phase === 'answer',
  bouts: view.bouts.map(({ cards, scorer, points }) => ({ cards, scorer, points })),
});

/** The viewer has let go of a blade; it lies before him, face down for the other. */
export function withLaid(scene: Scene, seat: number, blade: string | null): Scene {
  if (scene.laid[seat]) return scene;
  return {
    ...scene,
    handCounts: scene.handCounts.with(seat, (scene.handCounts[seat] ?? 0) - 1),
    laid: scene.laid.with(seat, true),
    ...(seat === scene.viewer && {
      hand: scene.hand?.filter((other) => other !== blade) ?? null,
      own: blade,
    }),
  };
}

/** The scene as everybody may see it. */
export const withoutSecrets = (scene: Scene): Scene => ({
  ...scene,
  viewer: null,
  hand: null,
  own: null,
  bouts: scene.bouts.map((bout) => (isOpen(bout) ? bout : { ...bout, cards: bout.cards.map(() => null) })),
});

/** Whether the blades of a bout have been turned up. */
export const isOpen = ({ cards }: Decided): boolean => cards.every((blade) => blade !== null);

export function applyEvent(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'match_started':
    case 'match_ended':
      return scene;
    case 'deal_started':
      return {
        ...scene,
        deal: event.deal,
        handCounts: scene.handCounts.map(() => 0),
        hand: scene.viewer === null ? null : [],
        bouts: [],
      };
    case 'hand_dealt':
      return {
        ...scene,
        handCounts: scene.handCounts.with(event.seat, event.count),
        hand: event.seat === scene.viewer ? (event.cards ?? null) : scene.hand,
      };
    case 'blade_laid':
      return withLaid(scene, event.seat, event.card ?? null);
    case 'word_said':
      return { ...scene, thrust: event.word === 'thrust' };
    case 'bout_decided': {
      const { scorer, points, totals } = event;
      const own = scene.laid.map((_, seat) => (seat === scene.viewer ? scene.own : null));
      return {
        ...scene,
        totals,
        laid: scene.laid.map(() => false),
        own: null,
        thrust: false,
        bouts: [...scene.bouts, { cards: event.cards ?? own, scorer, points }],
      };
    }
  }
}
