/** One event told in steps: what lies on the table, what flies where, and how long it stays. */

import { duels, places, values } from '../../../generated/components-musketiere';
import type { Action, Card, Event, GameTypes, Source } from '../../../generated/musketiere';
import { cardKey } from '../../../lib/table/hand';
import { type Flight, type AnimationStep as SharedBeat, stepsFor } from '../../../lib/table/presenter';
import { cardValue } from './cards';
import type { Turned } from './fought';
import { applyEvent, handedIn, type Scene } from './scene';

type AnimationStep = SharedBeat<GameTypes, Scene>;

export const key = {
  card: cardKey,
  seat: (seat: number) => `seat-${seat}`,
  place: (seat: number, place: number) => `place-${seat}-${place}`,
  stone: (seat: number, place: number) => `stone-${seat}-${place}`,
  laid: (seat: number) => `laid-${seat}`,
  gem: (index: number) => `gem-${index}`,
  prison: (index: number) => `prison-${index}`,
  guard: 'guard',
  pile: 'pile',
  paid: (place: number) => `paid-${place}`,
};

/** Before the card counts on which all hangs; in the last duel nothing is decided after it. */
const HELD = 380;
const HELD_LAST = 900;

/** A verdict lies there until its stone has been moved: together that is the time to read it, longer in a first game. */
const MOVED = 650;
const VERDICT = 950;
const VERDICT_TAUGHT = 2850;

/** Who takes from whom turns a game, and is told as long. */
const ROBBED = 1000;

export function animate(before: Scene, event: Event, isTaught = false): AnimationStep[] {
  const scene = applyEvent(before, event);
  const { step, read, rest } = stepsFor<GameTypes, Scene>(scene, event);
  const moved = (ms: number, to: string, from: string) =>
    rest(ms).map((one) => ({ ...one, flights: [{ to, from }] }));
  const stoneMoved = (to: string, from: string) => moved(MOVED, to, from);
  const taken = (to: string, source: Source, centre: string) =>
    source === 'centre' ? stoneMoved(to, centre) : moved(ROBBED, to, key.stone(...source));
  switch (event.type) {
    case 'hand_dealt':
      return event.seat === scene.viewer
        ? step(620, ...(event.cards ?? []).map((card) => ({ to: key.card(card), from: key.pile })))
        : step(140, { to: key.seat(event.seat), from: key.pile });
    case 'choice_made':
      if (before.chosen[event.seat]) return step(0); // the viewer's own card lies there already
      return before.duel === 0
        ? step(80, ...places.map((at) => ({ to: key.place(event.seat, at), from: key.seat(event.seat) })))
        : step(70, { to: key.laid(event.seat), from: key.seat(event.seat) });
    case 'guard_turned':
      return step(360, { to: key.guard, from: key.pile, turn: true });
    case 'cards_turned':
      return turnedUp(before, scene, event);
    case 'duel_decided':
      return rest(isTaught ? VERDICT_TAUGHT : VERDICT); // by how much, and whose card it was, has to be seen
    case 'gem_taken':
      return taken(key.stone(event.seat, event.place), event.source, key.gem(event.centre.gems));
    case 'prison_taken':
      return taken(key.stone(event.seat, event.place), event.source, key.prison(event.centre.prisons));
    case 'prison_freed':
      return stoneMoved(key.prison(event.centre.prisons - 1), key.stone(event.seat, event.place));
    case 'gem_returned':
      return stoneMoved(key.gem(event.centre.gems - 1), key.stone(event.seat, event.place));
    case 'imprisonment_changed':
      return read(550);
    case 'game_ended':
      // What ended it lies there as long as that is cried out; the third gem does before its time (MU-8.1).
      return [
        ...stepsFor<GameTypes, Scene>(
          { ...scene, turned: before.turned, verdict: before.verdict },
          event,
        ).read(event.seat === null ? 500 : 1600),
        ...step(0),
      ];
    case 'pay_turned':
      return payTurned(before, scene, event);
    default:
      return step(0);
  }
}

/**
 * All are turned up at once (MU-4.4), and shown one after another, so that the sum can be seen to grow: the viewer's own
 * first, as it has lain open to him, then whose do not count. The last scene is the event's own.
 */
function turnedUp(before: Scene, scene: Scene, event: Turned): AnimationStep[] {
  const own = before.ownChoice === null ? null : before.viewer; // lies face up for its owner already
  const order = orderOf(before);
  const hangs = hangsOn(before, event, order);
  return order.flatMap((seat, at) => {
    const open = order.slice(0, at + 1);
    const turned = event.cards.map((card, one) => (open.includes(one) ? card : null));
    const isLast = open.length === order.length;
    const lies = isLast ? scene : { ...before, turned };
    const added = { scene: lies, event, ms: seat === own ? 120 : 70, silent: !isLast, flights: [] };
    const isHeld = seat === hangs?.seat;
    const waits = isHeld ? { hangs } : {};
    const flights = [{ to: key.laid(seat), from: key.laid(seat), turn: true }];
    const flip = { scene: { ...lies, turning: seat, ...waits }, event, ms: 160, silent: true, flights };
    const shown = seat === own ? [added] : [flip, added];
    if (!isHeld) return shown;
    const held = {
      scene: { ...before, turned: turned.with(seat, null), ...waits },
      event,
      silent: true,
      flights: [],
    };
    return [{ ...held, ms: before.duel === duels ? HELD_LAST : HELD }, ...shown];
  });
}

function orderOf({ rows, counting, viewer }: Scene): number[] {
  const late = (seat: number) => (seat === viewer ? 0 : counting.includes(seat) ? 2 : 1);
  return [...rows.keys()].sort((a, b) => late(a) - late(b) || a - b);
}

/** The last card that counts, where all others are open and it may or may not beat the guard (MU-4.5). */
function hangsOn({ counting, guard }: Scene, { cards }: Turned, order: readonly number[]): Scene['hangs'] {
  const seat = order.findLast((one) => counting.includes(one));
  if (seat === undefined || counting.length < 2) return undefined;
  const others = counting.filter((one) => one !== seat).map((one) => cardValue(cards[one] as Card));
  const needed = (guard ?? 0) - others.reduce((sum, value) => sum + value, 0);
  return needed > Math.min(...values) && needed <= Math.max(...values) ? { seat, needed } : undefined;
}

/** The pay of one player, card by card (MU-8.4); then what it brings is said. Whose own it is has known it all along. */
function payTurned(before: Scene, scene: Scene, event: Event & { type: 'pay_turned' }): AnimationStep[] {
  const { read } = stepsFor<GameTypes, Scene>(scene, event);
  const { seat, cards } = event;
  if (seat === before.viewer || before.sheet === null) return read(1000);
  const { sheet } = before;
  const turning = cards.map((card, place) => ({
    scene: {
      ...before,
      sheet: {
        ...sheet,
        pay: [...sheet.pay, { ...event, cards: cards.slice(0, place + 1) }],
        turning: true,
      },
    },
    event,
    ms: 320,
    silent: true,
    flights: [
      { to: key.card(card), from: key.place(seat, place), turn: true },
      // All three come to the middle, each with its stone; there one after another is turned.
      ...(place === 0 ? places : [place]).map((at) => ({
        to: key.paid(at),
        from: place === 0 ? key.place(seat, at) : key.paid(at),
        turn: at === place,
      })),
    ],
  }));
  return [...turning, ...read(1000)];
}

/** What is on the table the moment the player lets go of his cards, before the engine has answered. */
export function optimistic(scene: Scene, action: Action): { scene: Scene; flights: Flight[] } {
  if (action.type === 'choose_pay') return { scene: handedIn(scene, action.cards), flights: [] };
  if (action.type !== 'play_card' || scene.viewer === null) return { scene, flights: [] };
  return { scene: handedIn(scene, [action.card]), flights: [] }; // it has flown there when it was chosen
}
