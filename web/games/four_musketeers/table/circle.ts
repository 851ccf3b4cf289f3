/** The circle of the fighters (FM-2.2, FM-2.3): who sits where, and who strikes for whom in which order. */
import type { Direction, Fighter, Seat, SeatState } from '../../../generated/four_musketeers';

interface Circle {
  readonly seats: readonly unknown[];
  readonly shadow: boolean;
}

/** Clockwise, as seen from `first`. */
export function circle({ seats, shadow }: Circle, first: Fighter = 0): Fighter[] {
  const all: Fighter[] = [...seats.keys(), ...(shadow ? ['X' as const] : [])];
  const at = all.indexOf(first);
  return [...all.slice(at), ...all.slice(0, at)];
}

/** The order of a fight: in a cyclical one each strikes for the next (FM-5.1, FM-7.3, FM-7.4). */
export function circleFrom(
  scene: Circle,
  starter: Fighter,
  direction: Direction | null,
): { seat: Fighter; target: Fighter }[] {
  const clockwise = circle(scene, starter);
  const [first, ...rest] = clockwise;
  const order = direction === 'right' && first !== undefined ? [first, ...rest.reverse()] : clockwise;
  return order.map((seat, at) => ({
    seat,
    target: direction === null ? seat : (order[(at + 1) % order.length] ?? seat),
  }));
}

/** The seat that the reader sits on, when he decides for several: servants come after players (FM-2.9). */
export const ownSeat = (
  seats: readonly { readonly owner: number | null; readonly kind: string }[],
  player: number | null,
): Seat | null => {
  const at = seats.findIndex(({ owner, kind }) => kind === 'player' && owner === player);
  return at < 0 ? null : at;
};

/**
 * Whether the viewer decides nothing more in this round: for the dazed the pile decides (FM-12.2); a ghost goes on deciding
 * (FM-11.4), and so does a master for his servants (FM-11.8).
 */
export const isOut = ({
  seats,
  viewer,
}: {
  readonly seats: readonly SeatState[];
  readonly viewer: number | null;
}) => viewer !== null && seats.every(({ owner, now }) => owner !== viewer || now === 'dazed');

/** Who is drawn where in the row: below the portraits, and whoever sits in front at its end. */
export function rowOf(scene: Circle, front: Fighter): Fighter[] {
  const [own, ...others] = circle(scene, front);
  return own === undefined ? others : [...others, own];
}

/** Which way a fight goes at the table, whose cards lie in a row: clockwise, which is to the left (FM-7.2), leads right. */
export const arrowOf = (direction: Direction): 'left' | 'right' => (direction === 'left' ? 'right' : 'left');
