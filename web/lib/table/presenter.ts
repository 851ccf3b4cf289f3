/** What a game brings to the table that all games share: how its events are told, and what is for nobody's eyes. */
import type { Frame, GameTypes } from '../../generated/bridge';
import type { Sound } from '../sound/sounds';

/** What lies on the table at one moment, as `viewer` sees it; null is what everybody may see. */
export interface BaseScene {
  readonly viewer: number | null;
}
/** A thing on the table is found by its key; a flight shows it coming from where another thing was. */
export interface Flight {
  readonly to: string;
  readonly from: string;
  readonly turn?: boolean;
}
/** One event is told in steps: what lies on the table, what flies where, and how long it stays. */
export interface AnimationStep<G extends GameTypes, S extends BaseScene> {
  readonly scene: S;
  readonly event: G['Event'];
  /** Time at normal speed; `read` is time to take something in, which stays when motion is off. */
  readonly ms: number;
  readonly read?: boolean;
  /** What has been decided lies there in its whole time, however long somebody waits to decide again. */
  readonly rests?: boolean;
  /** What the words of the event say is not open yet: they wait for a later step. */
  readonly silent?: boolean;
  readonly flights: readonly Flight[];
}
/** An event told in one step, in one that takes time to read, and in one that is hurried for nobody. */
export function stepsFor<G extends GameTypes, S extends BaseScene>(scene: S, event: G['Event']) {
  const step = (ms: number, ...flights: Flight[]): AnimationStep<G, S>[] => [{ scene, event, ms, flights }];
  const read = (ms: number, ...flights: Flight[]): AnimationStep<G, S>[] => [
    { scene, event, ms, read: true, flights },
  ];
  const rest = (ms: number): AnimationStep<G, S>[] => read(ms).map((one) => ({ ...one, rests: true }));
  return { step, read, rest };
}

export interface Presenter<G extends GameTypes, S extends BaseScene> {
  /** The game's id. */
  readonly game: string;
  sceneOf(view: G['View']): S;
  /** The last step shows what the event says; `isTaught`: to somebody who learns the game, so that all can be read. */
  animate(before: S, event: G['Event'], isTaught?: boolean): AnimationStep<G, S>[];
  /**
   * What is on the table the moment the player lets go of his cards, before the engine has answered; where this is not
   * said, every choice is told at once by its own event.
   */
  optimistic?(scene: S, action: G['Action']): { scene: S; flights: readonly Flight[] };
  /** The answer to what need not be asked, as there is no other, or none that anybody wants; null of what is asked. */
  only?(frame: Frame<G>): G['Action'] | null;
  /** Whether something is to be foretold of what is asked. */
  foretells?(frame: Frame<G>): boolean;
  /** The only answer to what is asked or shown all the same: there is nothing of it to take back. */
  lone?(frame: Frame<G>): G['Action'] | null;
  /** Whether two seats know the same, so that no curtain need fall between them; otherwise each keeps his own. */
  sharesView?(view: G['View'], seat: number, other: number): boolean;
  /** Of a game that turns up before all eyes what somebody held. */
  readonly reveal?: {
    /** Whether all look at the table now, because of what this event turns up. */
    revealing(event: G['Event']): boolean;
    /** The scene as everybody may see it. */
    withoutSecrets(scene: S): S;
  };
  /** Whether the opening is laid out event by event; else the table as it is begins the match. */
  readonly deals?: boolean;
  /** What a step sounds like, to whoever wants to hear it; null of most. */
  sound?(step: AnimationStep<G, S>): Sound | null;
  /** Whether it lies open that the round is over; where this is not said, as soon as what closes it is told. */
  isClosed?(scene: S): boolean;
  /** Whether whoever looks decides nothing more before that sheet. */
  isOut?(scene: S): boolean;
  /** Whether what lies there now, by the `story` told so far, is looked at as long as the viewer likes, before `next`. */
  held?(scene: S, next: G['Event'] | null, story: readonly G['Event'][]): boolean;
  /** Whether a sheet that the table opens is to be read before `next`, however brisk one wants it. */
  introduces?(scene: S, next: G['Event'] | null): boolean;
  /** Whether a sheet is to be read once this has been told, before `next`. */
  scored?(event: G['Event'], next: G['Event'] | null): boolean;
  /** The message that leads there, where that is not the end of a round. */
  readonly closing?: string;
}
