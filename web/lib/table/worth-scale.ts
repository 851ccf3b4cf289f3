/** Where the worth of choices lies on a line that they share, and how sure it is that one is better than another. */
import type { Choice } from '../../generated/bridge';

type Weighed = Pick<Choice, 'worth' | 'error'>;

/** In parts of the whole line, 0 … 1. */
export interface Span {
  readonly from: number;
  readonly at: number;
  readonly to: number;
}

export interface Scale {
  readonly spans: readonly Span[];
  /** Where nothing is won or lost; null where that lies beside the line. */
  readonly zero: number | null;
}

/** How many standard errors the bar reaches to each side: what the worth is in 19 of 20 cases. */
export const REACH = 2;
/** As wide at least the line is, in the unit: choices that are nearly alike shall look so. */
const NARROWEST = 4;
/** Room at both ends. */
const MARGIN = 0.06;

/** Nothing is worth less or more than that, in its unit. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}

export function scaleOf(choices: readonly Weighed[], { least, most }: Bounds): Scale {
  const reach = ({ worth, error }: Weighed) => ({
    from: Math.max(least, worth - REACH * error),
    to: Math.min(most, worth + REACH * error),
  });
  const low = Math.min(...choices.map((one) => reach(one).from));
  const high = Math.max(...choices.map((one) => reach(one).to));
  const width = Math.max(high - low, NARROWEST) * (1 + 2 * MARGIN);
  const begin = (low + high) / 2 - width / 2;
  const place = (worth: number) => (worth - begin) / width;
  const zero = place(0);
  return {
    spans: choices.map((one) => ({
      from: place(reach(one).from),
      at: place(one.worth),
      to: place(reach(one).to),
    })),
    zero: zero >= 0 && zero <= 1 ? zero : null,
  };
}

/** From so many standard errors on the difference is beyond doubt, or likely. */
const SURE = 3;
const LIKELY = 1.5;
/** Of a hundred wins, or in hundredths of a point: what is less is none, however sure, and what is less than that is little. */
const NOTICED = 1;
const CLEAR = 5;

/**
 * How sure it is that this choice is better or worse than the best of the others, which its error is about; and where that is
 * beyond doubt, whether it is so by a little only.
 */
export function surety(choices: readonly Weighed[], place: number): 'sure' | 'slight' | 'likely' | 'open' {
  const own = choices[place];
  const rival = choices[place === 0 ? 1 : 0];
  if (!own || !rival) return 'open';
  const difference = place === 0 ? own.worth - rival.worth : rival.worth - own.worth;
  if (difference < NOTICED) return 'open';
  const error = Math.max(own.error, choices[0]?.error ?? 0); // the first one's is told
  if (difference >= SURE * error) return difference >= CLEAR ? 'sure' : 'slight';
  return difference >= LIKELY * error ? 'likely' : 'open';
}

/** The number of its medal: those that nothing sets apart from the first share the first's; null where all would. */
export function medalAt(choices: readonly Weighed[], place: number): number | null {
  const shared = choices.slice(1).findIndex((_, at) => surety(choices, at + 1) !== 'open');
  if (shared < 0) return null;
  return place <= shared ? 1 : place + 1;
}

/** Whether another one seems worth more than the first, which has been tried longer. */
export const isBehind = ([first, second]: readonly Weighed[]): boolean =>
  first !== undefined && second !== undefined && second.worth > first.worth;
