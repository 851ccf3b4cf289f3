import { along, line } from './burin';
import { cuts, outline, paper, type Work, wash } from './plate';

/** A wheel-lock pistol. */
export const pistol: Work[] = [
  // stock and butt, along x, muzzle to the right
  wash('M66 1.5 20-1C12-1 8 2 5 8l-6 11c-1.5 3.5 4 7.5 8 5l6-9c3-5 7-7 12-7.5L66 5z'),
  cuts(
    along([3, 22, 8, 18, 9, 10, 24, 6], [2, 14, 7, 8, 10, 3, 22, 1.5], 6, 1, 0.3),
    along(line(28, 6, 65, 4), line(28, 3.5, 65, 3), 3, 0.7, 0.5),
  ),
  paper('M-1.5 19c-2 4 4 8.5 8.5 5.5l1.5 3c-5 4-13-2-11.5-8z'),
  paper('M20-4 80-3.2V1.5L20 1.5z'),
  cuts(along(line(24, 0.8, 80, 0.8), line(24, -0.8, 80, -0.6), 3, 0.8, 0.4)),
  paper('M79-4h3.5v6.5H79z'),
  paper('M30-4.2v6m18-5.8v5.8m12-5.8v5.8'),
  // lock: plate, cock, pan
  paper('M15-2h18c2 2 1 4-1 4.5H19c-3 0-5-2-4-4.5z'),
  outline('M20-2c-2-4 0-7 3-8.5M23-10.5c2 .5 3 1.5 3.5 3.2', 2),
  paper('M29-2c-1-4 0-7 2.5-9l1.5 1.2C31-7 31-5 31.5-2z'),
  outline('M24 7c0 5 7 6 10.5-.5M28 6.5l-1 3', 1.3),
];
