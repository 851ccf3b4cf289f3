/** One event told in steps: what lies on the table, what flies where, and how long it stays. */

import type { Event, GameTypes, Musketeer, Place } from '../../../../generated/mousquetaires_du_roy';
import { cardKey } from '../../../../lib/table/hand';
import { type AnimationStep, type Flight, stepsFor } from '../../../../lib/table/presenter';
import { applyEvent } from './apply-event';
import type { Drawn, Scene } from './scene';

/** Keys by which a thing on the table is found when it moves. */
export const key = {
  card: cardKey,
  track: (track: string) => `track-${track}`,
  place: (place: Place) => `place-${place}`,
  musketeer: (who: Musketeer) => `musketeer-${who}`,
  fellow: (who: Musketeer) => `fellow-${who}`,
  /** How many cards he has. */
  cards: (who: Musketeer) => `cards-${who}`,
  pile: 'pile',
  drawn: (at: number) => `drawn-${at}`,
  guest: (who: Musketeer) => `guest-${who}`,
  element: (at: string) => `element-${at}`,
  square: (number: number) => `square-${number}`,
  space: (at: number) => `space-${at}`,
  die: (colour: string, at: number) => `die-${colour}-${at}`,
  siege: 'siege-token',
  milady: 'milady',
  purse: 'purse',
  epic: 'epic',
};

/** Milliseconds in which a card turns up. */
const TURN = 180;

/** The last card of those that lie there turns up beside the pile; what it is, is said when it lies open. */
function fromThePile(
  scene: Scene,
  event: Event,
  { cards }: Drawn,
  ms: number,
): AnimationStep<GameTypes, Scene>[] {
  const turn = cards.at(-1) !== null;
  const flights = [{ to: key.drawn(cards.length - 1), from: key.pile, turn }];
  const told = { scene, event, read: true };
  return turn
    ? [
        { scene, event, ms: TURN, silent: true, flights },
        { ...told, ms: ms - TURN, flights: [] },
      ]
    : [{ ...told, ms, flights }];
}

/** Milliseconds in which it is read; after the last action his hand is laid away. */
const READ = 560;
const READ_LAST = 1300;

/** A card turns up before whoever drew it, and goes to his hand, or where it is only counted. */
function landing(
  before: Scene,
  scene: Scene,
  event: Event & { type: 'adventure_drawn' },
): AnimationStep<GameTypes, Scene>[] {
  const { drawn } = scene;
  if (!drawn) return [];
  const { musketeer: who, card } = event;
  const last = card !== undefined && before.view.active === who && before.view.actions === 1;
  const from = key.drawn(drawn.cards.length - 1);
  const alike = scene.view.musketeers[who]?.hand?.filter((other) => other === card).length ?? 0;
  const held = card ? [{ to: key.card(alike > 1 ? `${card}~${alike}` : card), from }] : [];
  return [
    ...fromThePile({ ...before, drawn }, event, drawn, last ? READ_LAST : READ),
    { scene, event, ms: 260, flights: [{ to: key.cards(who), from }, ...held] },
  ];
}

/** Milliseconds in which dice come to rest, and one alone. */
const ROLL = 800;
const ROLL_ONE = 450;

/** Milliseconds in which one sees what is asked, in which a card is laid down for it, and in which its end is read. */
const ASKED = 550;
const LAID = 400;
const MASTERED = 1400;

/** What is asked, the cards one by one, and only then that it is mastered. */
function mastered(scene: Scene, event: Event & { type: 'challenge_won' }): AnimationStep<GameTypes, Scene>[] {
  const { appeared } = scene;
  const open = [...event.cards, null].map((_, laid) => ({
    scene: { ...scene, appeared: appeared && { ...appeared, laid } },
    event,
    ms: laid === 0 ? ASKED : LAID,
    silent: true,
    flights: laid === 0 ? [] : [{ to: key.drawn(laid - 1), from: key.fellow(event.musketeer) }],
  }));
  return [...open, { scene, event, ms: MASTERED, read: true, flights: [] }];
}

/** How a duel goes that is a tie again and again, whoever only watches it has seen by its second round. */
const HURRIED = 0.45;
const paceOf = ({ duel, view, viewer }: Scene): number =>
  duel && duel.round > 2 && view.musketeers[duel.musketeer]?.owner !== viewer ? HURRIED : 1;

export function animate(before: Scene, event: Event): AnimationStep<GameTypes, Scene>[] {
  const scene = applyEvent(before, event);
  const { step, read } = stepsFor<GameTypes, Scene>(scene, event);
  const pace = paceOf(scene);
  /** Dice roll before they say anything. */
  const rolled = (ms: number, roll = ROLL): AnimationStep<GameTypes, Scene>[] => [
    { scene: { ...scene, rolling: true }, event, ms: roll * pace, silent: true, flights: [] },
    ...read(ms * pace),
  ];
  const self = (thing: string): Flight => ({ to: thing, from: thing });
  switch (event.type) {
    case 'turn_started':
      return read(400);
    case 'perfidy_played':
      return read(scene.view.side === 'milady' ? 950 : 1500); // she knows what she has played
    case 'mission_placed':
      return read(scene.appeared ? 1300 : 800);
    case 'perfidy_lost':
    case 'milady_acted':
    case 'character_played':
    case 'paris_effect':
    case 'one_for_all':
    case 'siege_reward':
      return read(800);
    case 'manned':
    case 'ambush_placed':
      return read(scene.appeared ? 900 : 500);
    case 'element_declared':
      return read(scene.appeared ? 1100 : 500); // is she there?
    case 'bought':
    case 'beggars_paid':
    case 'exchange_refused':
    case 'action_cancelled':
    case 'jailed':
    case 'escape':
    case 'sacrificed':
      return read(500);
    case 'exchanged':
      return read(
        600,
        { to: key.cards(event.partner), from: key.cards(event.musketeer) },
        { to: key.cards(event.musketeer), from: key.cards(event.partner) },
      );
    case 'musketeer_started':
      return step(350);
    case 'moved': {
      const isRide = event.cause === 'move' && scene.view.side !== 'milady'; // she sees many go
      return step(isRide ? 900 : 480, self(key.musketeer(event.musketeer)));
    }
    case 'inn_moved':
      return step(450, self(key.guest(event.musketeer)));
    case 'adventure_drawn':
      return scene.drawn ? landing(before, scene, event) : step(120);
    case 'perfidy_drawn':
      return scene.drawn ? fromThePile(scene, event, scene.drawn, 520) : step(0);
    case 'reinforced':
      return read(550, { to: key.space(event.space), from: key.fellow(event.musketeer) });
    case 'milady_revealed':
      return read(event.cause === 'end' ? 900 : 1500, self(key.milady));
    case 'rochefort_appeared':
      return read(1500);
    case 'challenge_won':
      return scene.view.side === 'milady' ? read(800) : mastered(scene, event);
    case 'rochefort_fled':
    case 'board_placed':
    case 'gallery_passed':
    case 'stage_passed':
      return read(800);
    case 'mission_ended':
      return read(event.result === 'done' && scene.view.side === 'team' ? 1600 : 800);
    case 'board_finished':
      return read(1700);
    case 'duel_started':
      return read(700);
    case 'committed':
      return read(500);
    case 'thrown':
      return event.round > 1 ? rolled(600, ROLL + 100) : rolled(600); // of a later one it is said what decides it
    case 'toledo':
      return rolled(400, ROLL_ONE);
    case 'botte':
      return read(900 * pace);
    case 'round_result':
      return read(850 * pace);
    case 'duel_ended':
      return read(1400);
    case 'wounded':
    case 'healed':
    case 'recovered':
      return read(550, self(key.fellow(event.musketeer)));
    case 'fallen':
      return read(1200, self(key.fellow(event.musketeer)));
    case 'token_revealed':
    case 'token_discarded':
      return read(650, self(key.square(event.position)));
    case 'ambush_rolled':
    case 'strangling':
      return rolled(800);
    case 'siege_thrown':
      return rolled(1400);
    case 'token_moved':
      if (scene.appeared) return read(1500);
      if (scene.view.phase === 'end') return read(450, self(key.track(event.token)));
      return step(event.token === 'siege' ? 700 : 380, self(key.track(event.token)));
    case 'purse':
    case 'epic':
      return step(250);
    case 'match_ended':
      return read(2400);
    default:
      return step(0);
  }
}
