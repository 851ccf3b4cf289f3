/** One event told in steps: what lies on the table, what flies where, and how long it stays. */
import { cardKey } from '../../../../web/lib/table/hand';
import { type AnimationStep, type Flight, stepsFor } from '../../../../web/lib/table/presenter';
import type { Action, Event, GameTypes } from '../generated/parade';
import { applyEvent, type Scene, withLaid } from './scene';

export const key = {
  card: cardKey,
  seat: (seat: number) => `seat-${seat}`,
  laid: (seat: number) => `laid-${seat}`,
  pile: 'pile',
};

export function animate(before: Scene, event: Event): AnimationStep<GameTypes, Scene>[] {
  const scene = applyEvent(before, event);
  const { step, read } = stepsFor<GameTypes, Scene>(scene, event);
  switch (event.type) {
    case 'hand_dealt':
      return event.seat === scene.viewer
        ? step(620, ...(event.cards ?? []).map((card) => ({ to: key.card(card), from: key.pile })))
        : step(240, { to: key.seat(event.seat), from: key.pile });
    case 'blade_laid': {
      if (before.laid[event.seat]) return step(0); // the viewer's own lies there already
      const from = event.card === undefined ? key.seat(event.seat) : key.card(event.card);
      return step(320, { to: key.laid(event.seat), from });
    }
    case 'word_said':
      return read(900);
    case 'bout_decided':
      return read(1700, ...(event.cards ?? []).map((_, seat) => turned(seat)));
    default:
      return step(0);
  }
}

const turned = (seat: number): Flight => ({ to: key.laid(seat), from: key.laid(seat), turn: true });

/** What is on the table the moment the player lets go of a blade, before the engine has answered. */
export function optimistic(scene: Scene, action: Action): { scene: Scene; flights: Flight[] } {
  if (action.type !== 'lay' || scene.viewer === null) return { scene, flights: [] };
  const flight = { to: key.laid(scene.viewer), from: key.card(action.card) };
  return { scene: withLaid(scene, scene.viewer, action.card), flights: [flight] };
}
