import { svg } from 'lit';
import { along, line } from '../../../../lib/art/burin';
import { cuts, outline, type Work } from '../../../../lib/art/plate';
import { blade } from '../../../../lib/art/rapier';
import { arch, courses, disc, floor, shade, toward, WALL } from './parts';

/** Boards that run away from the reader, each a little off the next. */
const boards = (): string => {
  let d = '';
  for (let x = -480; x <= 1080; x += 52) d += along(toward(x), toward(x + 3), 2, 0.9);
  return d;
};

const sword = (x: number, y: number, turn: number, size: number): Work =>
  svg`<path fill="currentColor" stroke="none" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d=${blade} />`;

/** The fencing hall: high windows, foils on the wall, and boards. */
export const hall = (): Work[] => [
  floor,
  cuts(boards(), courses(4)),
  outline(`M0 58H600M0 66H600M0 ${WALL - 34}H600`, 1),
  ...[60, 300, 540].map((x) =>
    outline(
      arch(x, 204, 40, 120) +
        arch(x, 204, 34, 112) +
        `M${x} 92V204M${x - 34} 132H${x + 34}M${x - 34} 168H${x + 34}`,
    ),
  ),
  cuts(...[60, 300, 540].map((x) => shade(x, 202, 34, 112))),
  ...[180, 420].flatMap((x) => [
    sword(x, 138, 38, 1.9),
    sword(x, 138, -38, 1.9),
    outline(disc(x, 138, 17) + disc(x, 138, 12), 1.4),
  ]),
  // beams of the ceiling
  cuts(
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      along(
        line(i * 75 - 100 + i * 6, 0, 30 + i * 67, 56),
        line(i * 75 - 88 + i * 6, 0, 34 + i * 67, 56),
        3,
        1,
      ),
    ),
  ),
];
