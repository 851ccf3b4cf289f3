/**
 * What lies on the table at one moment: a view, and what is being told beside it. A scene is made from a view, or from
 * the scene before it by one event, which changes what is looked at while it is told; the rest comes with the view that
 * is laid when all events of an answer have been told.
 */
import type {
  Adventure,
  Botte,
  DuelView,
  Event,
  Face,
  Musketeer,
  Perfidy,
  Place,
  QuestToken,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { stepsIn } from './whereabouts';

/** A duel as it is told, its end included. */
export interface DuelScene {
  readonly musketeer: Musketeer;
  readonly against: DuelView['against'];
  readonly opponent: string;
  readonly botte: Botte;
  readonly life: number | null;
  readonly blue: number;
  readonly red: number;
  readonly round: number;
  readonly thrown: DuelView['thrown'];
  readonly committed: readonly Adventure[];
  readonly blade: boolean;
  /** The Musketeer's cuirass has absorbed its wound. */
  readonly absorbed: boolean;
  /** The die that the blade has rerolled. */
  readonly rerolled: number | null;
  /** Who has met his botte, once it is known. */
  readonly met: { readonly musketeer: boolean; readonly opponent: boolean } | null;
  /** Wounds of this round, those a cuirass has absorbed beside them. */
  readonly hits: (Event & { type: 'round_result' }) | null;
  readonly result: (Event & { type: 'duel_ended' })['result'] | null;
}
/** Dice that are thrown outside a duel. */
export interface Thrown {
  readonly at: Place;
  readonly blue: readonly Face[];
  readonly red: readonly Face[];
}
/** Cards as they are drawn, one after the other, or the one that Milady plays; null where who looks may not know it. */
export interface Drawn {
  readonly from: 'pile' | 'hand';
  /** null: Milady, of her Perfidy cards. */
  readonly who: Musketeer | null;
  readonly cards: readonly (Adventure | Perfidy | null)[];
}
/** Tokens of the quest that have just been turned up, and who stands before them. */
export interface Turned {
  readonly who: Musketeer | null;
  readonly tokens: readonly QuestToken[];
  /** A trap has wounded him. */
  readonly struck: boolean;
}
/**
 * Milady or Rochefort, who has just shown himself there unlooked for; her plot in Paris, and who guards it; a Musketeer who
 * falls, or masters a challenge; a board of the quest that is done; a track that has come to its last step but one, or to
 * its last; the end. And whether she is there, while that is in doubt.
 */
export interface Appeared {
  readonly event: Event & {
    type:
      | 'element_declared'
      | 'milady_revealed'
      | 'rochefort_appeared'
      | 'mission_placed'
      | 'fallen'
      | 'challenge_won'
      | 'board_finished'
      | 'token_moved'
      | 'match_ended';
  };
  readonly place: Place;
  readonly guards: readonly (Event & { type: 'manned' | 'ambush_placed' })[];
  /** So many cards have been laid down for the challenge; null once it is decided. */
  readonly laid: number | null;
}
export interface Scene {
  readonly viewer: number | null;
  readonly view: View;
  readonly duel: DuelScene | null;
  readonly thrown: Thrown | null;
  /** Those dice, or those of the duel, are in the air: until they lie nothing of them is told. */
  readonly rolling: boolean;
  readonly drawn: Drawn | null;
  readonly turned: Turned | null;
  readonly appeared: Appeared | null;
  /** Where something is happening. */
  readonly spot: Place | null;
}

export function sceneOf(view: View): Scene {
  const { siege } = view;
  const throwing = siege.thrown.blue.length + siege.thrown.red.length > 0;
  return {
    viewer: view.seat,
    view,
    duel: view.duel && duelOf(view.duel),
    thrown: throwing ? { at: 'la_rochelle', ...siege.thrown } : null,
    rolling: false,
    drawn: null,
    turned: null,
    appeared: plotOf(view) ?? doubtOf(view),
    spot: throwing ? 'la_rochelle' : (view.element?.place ?? null),
  };
}

/** Decisions with which Milady mans a mission. */
export const MANNING: ReadonlySet<string> = new Set(['man', 'ambush', 'nemesis']);

/** Her plot in Paris, as long as she is about it. */
function plotOf({ asking, side, milady, missions: { paris } }: View): Appeared | null {
  if (side === 'milady' || milady.mission_place !== 'paris' || !paris || !MANNING.has(asking)) return null;
  const { id: card, force, opponents } = paris;
  const adversaries = opponents.map((one) => one.id);
  return {
    event: { type: 'mission_placed', where: 'paris', card, force, replaced_card: null },
    place: 'paris',
    guards: adversaries.length > 0 ? [{ type: 'manned', where: 'paris', adversaries }] : [],
    laid: null,
  };
}

/** As long as nobody knows whether Rochefort steps in. */
function doubtOf(view: View): Appeared | null {
  const { asking, active, element } = view;
  if (asking !== 'reveal' || active === null || element === null || stepsIn(view) !== 'perhaps') return null;
  const { kind, place, number } = element;
  return {
    event: { type: 'element_declared', musketeer: active, place, kind, element: number, cards: [] },
    place,
    guards: [],
    laid: null,
  };
}

const duelOf = (duel: DuelView): DuelScene => ({
  musketeer: duel.musketeer,
  against: duel.against,
  opponent: duel.opponent.id,
  botte: duel.opponent.botte,
  life: duel.against === 'gaoler' ? null : duel.opponent.life - duel.opponent.wounds,
  blue: duel.dice,
  red: duel.red,
  round: duel.round,
  thrown: duel.thrown,
  committed: duel.committed,
  blade: duel.blade,
  absorbed: duel.absorbed.blue,
  rerolled: null,
  met: null,
  hits: null,
  result: null,
});
