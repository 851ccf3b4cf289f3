import type { GameId } from '../../generated/catalogue';
import { plainName } from '../../worker/names';
import { isGame } from './parts';

/** What a link code says of itself. Nobody has checked it: the engine does when the game is opened. */
export interface Claim {
  /** null for a game this page does not have. */
  readonly game: GameId | null;
  readonly kind: 'deal' | 'play' | 'record';
  /** Who has what, side by side; empty where the code names nobody or nothing has been played. `total` is null without points. */
  readonly standing: readonly {
    readonly who: string;
    readonly total: number | null;
    readonly won: boolean;
  }[];
  /** The lamp was asked by somebody; the match was for practice. False too where the code does not say. */
  readonly lamp: boolean;
  readonly practice: boolean;
}

const LONGEST_CODE = 24_000;
const LONGEST_NAME = 24;
const MOST_SEATS = 8;

/** A code as it may stand in an address; null for what cannot be one. */
export const asCode = (text: string | null): string | null =>
  text && text.length <= LONGEST_CODE && /^[\w.-]+$/.test(text.trim()) ? text.trim() : null;

/** The game a code names, also where the rest of it cannot be read. */
export function gameOf(code: string): GameId | null {
  const game = code.split('.')[1];
  return isGame(game) ? game : null;
}

/** null where the code cannot be read: damaged, or newer than this script. */
export function claimOf(code: string): Claim | null {
  const [format, , head, body, ...rest] = code.split('.');
  if ((format !== '1' && format !== '2') || !head || !body || rest.length > 0) return null;
  try {
    const said: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes(head)));
    const { kind, names, summary, lamps, practice } = said as { [key: string]: unknown };
    if (kind !== 'deal' && kind !== 'play' && kind !== 'record') return null;
    return {
      game: gameOf(code),
      kind,
      standing: kind === 'deal' ? [] : standingOf(few(names), summary),
      lamp: few(lamps).some((own) => Array.isArray(own) && own.length > 0),
      practice: practice === true,
    };
  } catch {
    return null;
  }
}

/** A side is one seat, where the game does not say which seats belong together. */
function standingOf(names: unknown[], summary: unknown): Claim['standing'] {
  const { totals, sides, winners } = (summary ?? {}) as { [key: string]: unknown };
  const seats = few(sides).length > 0 ? few(sides).map(few) : names.map((_, seat) => [seat]);
  const counted = !Array.isArray(totals) || totals.length > 0;
  if (counted && few(totals).length !== seats.length) return [];
  const lines = seats.flatMap((members, side) => {
    const total = counted ? few(totals)[side] : null;
    const called = members.map((seat) => names[seat as number]);
    const won = members.some((seat) => few(winners).includes(seat));
    const who = called
      .filter((name) => typeof name === 'string')
      .map((name) => plainName(name).slice(0, LONGEST_NAME));
    if (who.length === 0 || (counted && !Number.isSafeInteger(total))) return [];
    return [{ who: who.join(' · '), total: counted ? Number(total) : null, won }];
  });
  return lines.length === seats.length ? lines : [];
}

function bytes(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** A list as long as a table may be; anything else holds nothing. */
const few = (value: unknown): unknown[] => (Array.isArray(value) && value.length <= MOST_SEATS ? value : []);
