/** The tournament that is not over, kept on this device so that it goes on after a reload. */
import type { Planned } from './task';

export interface Unfinished {
  readonly planned: Planned;
  /** As the engine keeps it. */
  readonly kept: string;
  readonly played: number;
  readonly matches: number;
}

const KEY = 'musketiere.tournament';
/** Characters: what is longer takes the room of other things, and the time of the tournament. */
const LONGEST = 1 << 20;

/** Says whether it could be kept. */
export function keep(unfinished: Unfinished): boolean {
  const text = JSON.stringify(unfinished);
  try {
    if (text.length > LONGEST) throw new RangeError('too long');
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    forget(); // what was kept before is no longer how it stands
    return false;
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: nothing is there.
  }
}

/** That of this game; null where there is none. What is in it, the engine looks at. */
export function unfinished(game: string): Unfinished | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Unfinished | null;
    const isOne =
      found?.planned.game === game &&
      Array.isArray(found.planned.entrants) &&
      found.planned.entrants.every(({ name, text, player }) =>
        [name, text, player].every((one) => typeof one === 'string'),
      ) &&
      typeof found.kept === 'string' &&
      Number.isSafeInteger(found.played) &&
      Number.isSafeInteger(found.matches);
    return isOne ? found : null;
  } catch {
    return null;
  }
}
