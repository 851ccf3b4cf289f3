import { along, type Curve, line } from '../../../../lib/art/burin';
import { cuts, outline, type Work } from '../../../../lib/art/plate';

// What rooms have in common, on 600 by 400: what tells a room stands in the middle, which a phone shows.

export const WALL = 246;

/** From where the wall meets the floor down to the reader's feet. */
export const toward = (x: number): Curve => line(300 + (x - 300) * 0.3, WALL, x, 400);

/** Level lines of a floor, nearer to each other the farther away. */
export const courses = (count: number): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = WALL + 154 * (i / count) ** 1.7;
    d += along(line(0, y, 600, y), line(0, y, 600, y), 1, 0.9);
  }
  return d;
};

export const floor: Work = outline(`M0 ${WALL}H600`, 1.4);

/** An opening with a round head: `y` is its foot. */
export const arch = (x: number, y: number, half: number, height: number): string =>
  `M${x - half} ${y}v${half - height}a${half} ${half} 0 0 1 ${2 * half} 0v${height - half}`;

/** Shade within such an opening, from its left. */
export const shade = (x: number, y: number, half: number, height: number): string =>
  along(
    line(x - half + 2, y - height + half, x - half + 2, y),
    line(x - half * 0.3, y - height + half * 0.3, x - half * 0.3, y),
    Math.round(half / 4),
    1.2,
    0.4,
  );

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The moon, and the lines of night around it. */
export const moon = (x: number, y: number, r: number): Work[] => [
  outline(
    `M${x + r * 0.2} ${y - r}a${r} ${r} 0 1 0 ${r * 0.8} ${r * 1.35}a${r * 0.85} ${r * 0.85} 0 0 1 ${-r * 0.8} ${-r * 1.35}z`,
    1.6,
  ),
  cuts(
    ...[1.5, 1.9, 2.4].map((far, i) => {
      const k = r * far;
      const round: Curve = [x - k, y, x - k, y - k * 1.33, x + k, y - k * 1.33, x + k, y];
      const below: Curve = [x - k, y, x - k, y + k * 1.33, x + k, y + k * 1.33, x + k, y];
      return along(round, round, 1, 1.1 - i * 0.25) + along(below, below, 1, 0.9 - i * 0.25);
    }),
  ),
];
