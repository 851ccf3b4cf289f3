/** Where a panel can lie on the table without lying on what matters. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Surroundings {
  /** It lies wholly in one of them: over no edge between two. */
  readonly rooms: readonly Box[];
  /** What it belongs to: it lies near, and never upon it. */
  readonly near: readonly Box[];
  /** What it must not lie upon either. */
  readonly clear: readonly Box[];
  /** What it had better not lie upon. */
  readonly seen: readonly Box[];
  /** Where it lay before: it rather stays there. */
  readonly last: Box | null;
}

/** Around what it belongs to, in pixels: room for a ring, and for a sign that leads there. */
export const WAY = 14;
/** Around what must stay clear. */
export const MARGIN = 4;
/** What a square pixel that is covered costs, in pixels farther away; and a pixel by which it is higher. */
const COVERED = 0.015;
const HIGH = 0.4;
/** And one by which it lies out of the middle, where it takes up most of the width. */
const OFF = 0.4;
/** And what it costs to leave the place where it lay. */
const MOVED = 90;

export const meets = (a: Box, b: Box): boolean => shared(a, b) > 0;

/** The area that two boxes share. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** How far two boxes are apart; 0 where they touch. */
export function apart(a: Box, b: Box): number {
  const along = Math.max(0, a.left - b.right, b.left - a.right);
  const across = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(along, across);
}

/** The best place for a panel in one of these sizes; null where there is none. */
export function freePlace(sizes: readonly Size[], around: Surroundings): Box | null {
  const { near, clear, seen, last } = around;
  const taken = [...near.map((box) => grown(box, WAY)), ...clear.map((box) => grown(box, MARGIN))];
  let best: { place: Box; cost: number } | null = null;
  for (const size of sizes)
    for (const room of around.rooms)
      for (const place of candidates(size, room, taken, near, last)) {
        if (taken.some((box) => meets(box, place))) continue;
        const way = near.length === 0 ? 0 : Math.min(...near.map((box) => apart(box, place)));
        const isWide = 2 * size.width > room.right - room.left;
        const off = isWide ? Math.abs(place.left + place.right - room.left - room.right) / 2 : 0;
        const covered = seen.reduce((sum, box) => sum + shared(box, place), 0);
        const moved = last === null || stays(place, last) ? 0 : MOVED;
        const cost = way + HIGH * size.height + OFF * off + COVERED * covered + moved;
        if (best === null || cost < best.cost) best = { place, cost };
      }
  return best?.place ?? null;
}

/** It hangs on the same line, whatever it says. */
const stays = (place: Box, last: Box): boolean =>
  place.left === last.left && (place.top === last.top || place.bottom === last.bottom);

/** A panel that fits somewhere can be pushed until it leans on something: only such places are tried. */
function* candidates(
  { width, height }: Size,
  room: Box,
  taken: readonly Box[],
  near: readonly Box[],
  last: Box | null,
): Generator<Box> {
  const across = near.map(({ left, right }) => (left + right - width) / 2);
  const along = near.map(({ top, bottom }) => (top + bottom - height) / 2);
  const [least, most] = [room.right - width, room.bottom - height];
  const lefts = [room.left, least, (room.left + least) / 2, ...across];
  const tops = [room.top, most, ...along];
  if (last) {
    lefts.push(last.left);
    tops.push(last.top, last.bottom - height);
  }
  for (const box of taken) {
    lefts.push(box.left - width, box.right);
    tops.push(box.top - height, box.bottom);
  }
  for (const top of new Set(tops)) {
    if (top < room.top || top > most) continue;
    for (const left of new Set(lefts))
      if (left >= room.left && left <= least) yield { left, top, right: left + width, bottom: top + height };
  }
}
