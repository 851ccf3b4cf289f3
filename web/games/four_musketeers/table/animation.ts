/** One event told in steps: what lies on the table, what flies where, and how long it stays. */

import type {
  Character,
  Event,
  Fighter,
  GameTypes,
  LifeCard,
  Seat,
} from '../../../generated/four_musketeers';
import { cardKey } from '../../../lib/table/hand';
import { type AnimationStep, type Flight, stepsFor } from '../../../lib/table/presenter';
import { groupOf } from '../storylines';
import { isOut, ownSeat } from './circle';
import { numberOf } from './people';
import { applyEvent, infoOf, type Scene, type Verdict } from './scene';
import { hitIn, isGrave, isThird, lastOnes } from './stakes';

export const key = {
  /** A sword card in a hand. */
  card: cardKey,
  /** What a fighter has struck with. */
  strike: (seat: Fighter) => `strike-${seat}`,
  /** Where a hand comes from that the reader does not see. */
  figure: (character: Character) => `figure-${character}`,
  life: (card: LifeCard) => `life-${card}`,
  role: (character: Character) => `role-${character}`,
  stone: 'stone',
  random: 'random',
  line: 'line',
};

/**
 * Milliseconds until a card lies where it flies to; in a fight that defeats nobody it goes briskly, so that others weigh; and
 * where the reader only looks on, all cards of it make one picture.
 */
const FLIGHT = 320;
const GRAVE = 0.85;
const BRISK = 0.65;
const AT_A_GLANCE = 0.25;
const tempo = (scene: Scene): number => (isGrave(scene) ? GRAVE : isOut(scene) ? AT_A_GLANCE : BRISK);
/** The same of one that is turned up. */
const TURN = 400;
/** Of a random card that flies face down, and lies so for a moment, and until it is turned up there. */
const FACE_DOWN = 400;
const TURN_UP = 240;

/** Whose panel a fighter stands at: the Shadow Musketeer's life is the villain's (FM-8.7). */
export const figureOf = (seat: Fighter): Character => (seat === 'X' ? 'V' : seat);

/** Whoever learns reads in peace for the first hand: by then he has met all that a fight says. */
export const animate = (before: Scene, event: Event, isTaught = false): AnimationStep<GameTypes, Scene>[] =>
  isTaught && isNew(before) ? steps(before, event).map(unhurried) : steps(before, event);

/**
 * What a strike takes to be read by who hears it for the first time, what any other sentence does, what a block does, and how
 * a fight ended for nobody.
 */
const STRIKE = 750;
const SENTENCE = 900;
const BLOCK = 1000;
const RESULT = 1400;
/** So many fights are told so; what they have shown is known. */
const FIRST = 2;

function unhurried(step: AnimationStep<GameTypes, Scene>): AnimationStep<GameTypes, Scene> {
  const { event, read } = step;
  // What every fight brings is read in the first one; from then on it goes faster, the longer one waits.
  if (step.scene.fight > 1 && (isKnown(event) || (step.scene.fight > FIRST && isOfFights(event))))
    return step;
  // Where the stone goes is seen: the life that was lost is told at once with it.
  if (!read || event.type === 'stone_moved') return { ...step, rests: true };
  const isBlocked = event.type === 'struck' && event.blocked.length > 0;
  const isResult = event.type === 'fight_decided' && hits(event) === null;
  const sentence = event.type === 'struck' ? STRIKE : SENTENCE;
  const least = isResult ? RESULT : isBlocked ? BLOCK : sentence;
  return { ...step, rests: true, ms: Math.max(step.ms, least) };
}

/** Whether the first fight has shown it: a card that only lies there, and what a hit brings. */
const isKnown = (event: Event): boolean =>
  event.type === 'life_popped' ||
  event.type === 'stone_moved' ||
  event.type === 'hands_dealt' ||
  (event.type === 'struck' && event.blocked.length === 0) ||
  (event.type === 'fight_decided' && hits(event) !== null);

/** Also what not every fight brings: a block, and that nobody is hit. */
const isOfFights = ({ type }: Event): boolean => type === 'struck' || type === 'fight_decided';

function steps(before: Scene, event: Event): AnimationStep<GameTypes, Scene>[] {
  const scene = applyEvent(before, event);
  const { step, read, rest } = stepsFor<GameTypes, Scene>(scene, event);
  switch (event.type) {
    case 'missing_chosen':
      return read(1100);
    case 'line_added':
      return [
        arriving(
          scene,
          event,
          event.cards.map((card) => ({ to: key.life(card), from: key.random })),
        ),
        ...step(100),
      ];
    case 'roles_dealt': // where they want something, each reader's is cried out
      return groupOf(before.options.storyline) === 'roles' ? read(900) : step(0);
    case 'lifelines_dealt':
      return step(760, ...event.stacks.flat().map((card) => ({ to: key.life(card), from: key.random })));
    case 'hands_dealt':
      return step(
        620,
        ...event.hands.flatMap((hand) =>
          (hand ?? []).map((card) => ({ to: key.card(card), from: key.random })),
        ),
      );
    case 'fight_started':
      if (event.cyclical) return read(isNew(scene) ? 1000 : 400); // for whom one strikes is another matter then
      return lastOnes(scene).length > 0 ? read(700) : step(200);
    case 'direction_chosen':
      // Who has chosen it knows it.
      return read(isNew(scene) ? 900 : event.seat === ownSeat(before.seats, before.viewer) ? 300 : 600);
    case 'struck':
      if (event.card === null) return read(tempo(before) * 620, strikeFlight(before, event));
      // What he strikes with himself has lain there for a try.
      if (event.seat === before.viewer && event.source === 'hand')
        return read(tempo(before) * FLIGHT + reading(event, before), strikeFlight(before, event));
      return [
        ...(event.source === 'random' ? turnedUp : flown)(flying(before, scene, event.seat), before, event),
        ...read(reading(event, before)),
      ];
    case 'top_shown':
      return step(160);
    case 'fight_decided':
      return rest(standsFor(before, event));
    case 'replay_used':
      return read(800);
    case 'replay_declined': // of a hit on the villain nobody was asked (FM-17.3)
      return hits(before.verdict) === 'V' ? step(0) : read(800);
    case 'life_popped':
      // One's own weighs more.
      return [
        arriving({ ...scene, falling: event.character }, event, [
          { to: key.life(event.card), from: key.life(event.card) },
        ]),
        ...read(isOwn(before, event.character) ? 630 : 280),
      ];
    case 'role_turned':
      return [
        {
          scene: withHearts(scene, before),
          event,
          ms: TURN,
          silent: true,
          flights: [{ to: key.role(event.character), from: key.role(event.character), turn: true }],
        },
        ...read((isOwn(before, event.character) ? 1200 : 900) - TURN),
      ];
    case 'defeated':
      // One's own is the hardest; who has won is not to be waited for.
      return [
        arriving(scene, event, [{ to: key.life(event.role), from: key.role(event.character) }]),
        ...read(
          lastOnes(before).includes(event.character) ? 780 : isOwn(before, event.character) ? 1880 : 1180,
        ),
      ];
    case 'stone_moved':
      return read(350, { to: key.stone, from: key.stone });
    case 'seat_changed':
      // It happens once or twice in a match, and what it means is to be read.
      return event.now === 'active' ? read(800) : rest(isOwn(before, event.seat) ? 3000 : 1200);
    case 'round_ended':
      return read(300);
    case 'roles_shown':
      return step(
        300,
        ...before.seats.flatMap((_, seat) =>
          before.characters[seat]?.role === null
            ? [{ to: key.role(seat as Seat), from: key.role(seat as Seat), turn: true }]
            : [],
        ),
      );
    default:
      return step(0);
  }
}

/** How long it lies there what a fight has come to: what hits the reader or defeats somebody weighs most. */
function standsFor(scene: Scene, verdict: Verdict): number {
  const hit = hits(verdict);
  if (hit === null) return 550; // how it ended is said above the next one
  if (fells(scene, verdict)) return 950;
  return isOwn(scene, hit) || hit === 'V' ? 650 : 450;
}

const isOwn = ({ seats, viewer }: Scene, who: Character): boolean => who === ownSeat(seats, viewer);

/** In the first hand of a match; what comes again with each hand is known by then, and need not be read. */
const isNew = ({ round, fight, inHand }: Scene): boolean => round === 1 && fight === inHand;

/** As long as a card flies to the line of story it is not counted there. */
const arriving = (
  scene: Scene,
  event: Event,
  flights: readonly Flight[],
): AnimationStep<GameTypes, Scene> => ({
  scene: { ...scene, arriving: flights.length },
  event,
  ms: FLIGHT,
  flights,
});

/** As long as a card turns nobody has lost a heart by it. */
const withHearts = (scene: Scene, { characters }: Scene): Scene => ({
  ...scene,
  characters: scene.characters.map((one, at) => ({ ...one, left: characters[at]?.left ?? one.left })),
});

/** As long as a card flies it blocks nothing, and nobody is lowest because of it. */
function flying({ standing }: Scene, scene: Scene, seat: Fighter): Scene {
  return { ...scene, standing: { ...standing, standing: [...standing.standing, seat] } };
}

type Struck = Event & { type: 'struck' };

const flown = (scene: Scene, before: Scene, event: Struck): AnimationStep<GameTypes, Scene>[] => [
  { scene, event, ms: tempo(before) * FLIGHT, silent: true, flights: [strikeFlight(before, event)] },
];

/**
 * Nobody knows a random card before it lies open, whoever discarded for it: it is turned up on its way, and the one that
 * decides the fight before all eyes.
 */
function turnedUp(scene: Scene, before: Scene, event: Struck): AnimationStep<GameTypes, Scene>[] {
  const there = key.strike(event.seat);
  const turn = { to: there, from: there, turn: true };
  const flight = strikeFlight(before, event);
  const open = { scene, event, silent: true };
  return decides(before) && tempo(before) !== AT_A_GLANCE
    ? [
        { ...open, rests: true, scene: { ...scene, turning: event.seat }, ms: FACE_DOWN, flights: [flight] },
        { ...open, rests: true, ms: TURN_UP, flights: [turn] },
      ]
    : [{ ...open, ms: tempo(before) * TURN, flights: [{ ...flight, turn: true }] }];
}

/** Whether the strike that comes next is the last of its fight. */
const decides = ({ strikes, order }: Scene): boolean => strikes.length + 1 === order.length;

/** What is blocked meets before that is seen, a third one turns the fight, and the last one decides. */
function reading({ seat, card, blocked }: Struck, before: Scene): number {
  const isBlocked = blocked.includes(seat);
  if (isBlocked && card !== null && isThird(numberOf(card), before.strikes)) return 700;
  if (decides(before)) return isGrave(before) ? 900 : tempo(before) * 550;
  return tempo(before) * (isBlocked ? 400 : 220);
}

const hits = (verdict: Verdict | null) => verdict && hitIn({ line: verdict.line, lowest: verdict.loser });

/** Whether the fight that is decided so defeats whom it hurts (FM-10.6). */
function fells(scene: Scene, verdict: Verdict): boolean {
  const hit = hits(verdict);
  return hit !== null && infoOf(scene, hit)?.left === 1;
}

/** From the hand, if the reader sees it, else from the seat; a random card from its deck. */
function strikeFlight(before: Scene, { seat, card, source }: Struck): Flight {
  const to = key.strike(seat);
  if (source === 'random') return { to, from: key.random };
  const seen = seat !== 'X' && card !== null && before.hands[seat]?.includes(card);
  const own = seen && before.seats[seat as Seat]?.now !== 'dazed';
  return { to, from: own && card !== null ? key.card(card) : key.figure(figureOf(seat)) };
}
