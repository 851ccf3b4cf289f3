/** What computer players say to what the table has just seen: to what befell them, and now and then to what befell another. */
import type { Event } from '../../../generated/musketiere';
import { VARIANTS } from '../../../lib/table/voices';

export interface Saying {
  readonly words: `voice-${string}`;
  /** Which of the ways to say it. */
  readonly time: number;
  /** Who had robbed him before, if he has robbed him now. */
  readonly avenged?: number;
}

interface Talkers {
  readonly seats: number;
  /** Ducats that end the match (MU-9.1); null where it ends otherwise. */
  readonly target: number | null;
}

/** By seat, what each would say now. `told`: the events of the match so far. */
export function sayings(told: readonly Event[], talkers: Talkers): ReadonlyMap<number, Saying> {
  const said = new Map<number, Saying>();
  const times = new Map<string, number>();
  /** Not as it was said last, neither at the table nor by himself. */
  const next = (seat: number, words: Saying['words']): number => {
    const heard = [times.get(words), times.get(`${words} ${seat}`)];
    const [time = 0] = [1, 2, 3]
      .map((on) => ((heard[0] ?? -1) + on) % VARIANTS)
      .filter((one) => !heard.includes(one));
    times.set(words, time).set(`${words} ${seat}`, time);
    return time;
  };
  let remarks = 0;
  /** Who has robbed whom, and has not been paid back. */
  const grudges = new Set<string>();
  for (const event of told) {
    if (event.type === 'cards_turned' || event.type === 'game_ended') said.clear();
    const fates = fatesIn(event, talkers);
    const remark = remarkOn(event, talkers, remarks);
    if (remark !== null) remarks += 1;
    for (const [seat, words] of [...fates, ...(remark ?? [])])
      said.set(seat, { words, time: next(seat, words) });
    if (event.type !== 'gem_taken' || event.source === 'centre') continue;
    const { seat } = event;
    const [avenged] = event.source;
    grudges.add(`${seat} ${avenged}`);
    const saying = said.get(seat);
    const isPaid = grudges.delete(`${avenged} ${seat}`);
    if (saying && isPaid) said.set(seat, { ...saying, avenged });
  }
  return said;
}

/** The same, looked through anew only when the story has gone on, or back: a table asks at every draw. */
export function heard(): typeof sayings {
  let before: readonly Event[] = [];
  let said: ReturnType<typeof sayings> = new Map();
  return (told, talkers) => {
    if (told.length !== before.length || told.at(-1) !== before.at(-1)) said = sayings(told, talkers);
    before = told;
    return said;
  };
}

type Fate = readonly [seat: number, words: Saying['words']];

/** What befalls seats by an event. */
function fatesIn(event: Event, { target }: Talkers): readonly Fate[] {
  switch (event.type) {
    case 'gem_taken':
      return event.source === 'centre'
        ? [[event.seat, 'voice-gem']]
        : [
            [event.seat, 'voice-robs'],
            [event.source[0], 'voice-robbed'],
          ];
    case 'prison_taken':
      return [
        [event.seat, 'voice-jailed'],
        ...(event.source === 'centre' ? [] : [[event.source[0], 'voice-freed'] as const]),
      ];
    case 'prison_freed':
      return [[event.seat, 'voice-freed']];
    case 'gem_returned':
      return [[event.seat, 'voice-returned']];
    case 'imprisonment_changed':
      return event.imprisoned ? [[event.seat, 'voice-walled']] : [];
    case 'totals_changed':
      return nearest(event.totals, target);
    default:
      return [];
  }
}

/** Whoever alone has most, where one more game may bring the rest. */
function nearest(totals: readonly number[], target: number | null): readonly Fate[] {
  const most = Math.max(...totals);
  const leaders = [...totals.keys()].filter((seat) => totals[seat] === most);
  const [leader] = leaders;
  const isNear = target !== null && most < target && most >= target * NEAR;
  return leader !== undefined && leaders.length === 1 && isNear ? [[leader, 'voice-near']] : [];
}
const NEAR = 0.7;

/**
 * To a stone from the centre those speak whom it does not concern, in turn, and after the last of them nobody: not at every
 * duel. Null where there is nothing to remark.
 */
function remarkOn(event: Event, { seats }: Talkers, remarks: number): readonly Fate[] | null {
  if (event.type !== 'gem_taken' && event.type !== 'prison_taken') return null;
  if (event.source !== 'centre') return null;
  const others = [...Array(seats).keys()].filter((seat) => seat !== event.seat);
  const speaker = others[remarks % (others.length + 1)];
  return speaker === undefined
    ? []
    : [[speaker, event.type === 'gem_taken' ? 'voice-envies' : 'voice-mocks']];
}
