import { across, along, line } from './burin';
import { cuts, outline, paper, type Work, wash } from './plate';

/** A cup-hilted rapier, point up, 96 from guard to point, grip hanging below 0. */
export const rapier: Work[] = [
  paper('M-1.7 0-.4-94 0-97l.4 3L1.7 0z'),
  cuts('M.1-94 1.5 0H0z'),
  paper('M-1.8 8h3.6v11h-3.6z'),
  cuts(across(line(-1.8, 9, -1.8, 18), line(1.8, 10, 1.8, 19), 7, 0, 0.8)),
  paper('M-3 21.5a3 3 0 0 1 6 0 3 3 0 0 1-6 0z'),
  outline('M-12 5.5H12', 2.2),
  wash('M-8 8C-9 0-5-3 0-3s9 3 8 11C3 5-3 5-8 8z'),
  cuts(along([7, 6, 7, 1, 4, -2, 1, -2.5], [1, 5, 1, 2, 1, 0, 0, -1.5], 5, 0.8, 0.3)),
  outline('M7 7c4 6 1 12-4.5 14', 1.4),
];

/** A rapier as a silhouette, point up, 26 from its middle to the point. */
export const blade =
  'M0-26 1.7-21 1.5 10h5a1.6 1.6 0 1 1 .2 2.8H1.3V19a2.2 2.2 0 1 1-2.6 0v-6.2h-5.4A1.6 1.6 0 1 1-6.5 10h5L-1.7-21z';
