/** The way from a note to what it speaks of. */
import type { Box } from './free-place';

/** The longest way that is drawn; what lies farther away is found by its ring. */
const FAR = 160;
const HEAD = 9;
/** From the line to what it passes. */
const CLEAR = 5;

/**
 * A straight way from the edge of one box to that of another, with a head; none where they all but touch. Where it leads
 * up or down it passes `between` what stands there; if that leaves no gap, the ring alone must do.
 */
export function arrow(from: Box, to: Box, between: readonly Box[]): string | null {
  const [y, endY] = ends(from.top, from.bottom, to.top, to.bottom);
  let [x, endX] = ends(from.left, from.right, to.left, to.right);
  if (x === endX) {
    const passed = between.filter(({ top, bottom }) => bottom > Math.min(y, endY) && top < Math.max(y, endY));
    const free = gap(x, Math.max(from.left, to.left) + HEAD, Math.min(from.right, to.right) - HEAD, passed);
    if (free === null) return null;
    x = endX = free;
  }
  const long = Math.hypot(endX - x, endY - y);
  if (long < HEAD || long > FAR) return null;
  const [alongX, alongY] = [((endX - x) / long) * HEAD, ((endY - y) / long) * HEAD];
  const wing = (side: number) =>
    `${round(endX - alongX + side * alongY * 0.6)} ${round(endY - alongY - side * alongX * 0.6)}`;
  return `M${round(x)} ${round(y)}L${round(endX)} ${round(endY)}M${wing(1)}L${round(endX)} ${round(endY)}L${wing(-1)}`;
}

/** Where nothing is in the way of a line that leads up or down, nearest to `middle`; null if nothing is free. */
function gap(middle: number, low: number, high: number, boxes: readonly Box[]): number | null {
  const isFree = (x: number) =>
    x >= low && x <= high && boxes.every(({ left, right }) => x <= left - CLEAR || x >= right + CLEAR);
  const beside = boxes.flatMap(({ left, right }) => [left - CLEAR, right + CLEAR]);
  const near = (x: number) => Math.abs(x - middle);
  return [middle, ...beside].filter(isFree).sort((a, b) => near(a) - near(b))[0] ?? null;
}
const round = (one: number) => Math.round(one * 10) / 10;

/** Where a way between two ranges begins and ends, along one axis. */
function ends(low: number, high: number, otherLow: number, otherHigh: number): [number, number] {
  if (high < otherLow) return [high, otherLow];
  if (otherHigh < low) return [low, otherHigh];
  const middle = (Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2;
  return [middle, middle];
}
