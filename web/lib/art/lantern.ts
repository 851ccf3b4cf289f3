import { along, line } from './burin';
import { cuts, ground, outline, paper, type Work, wash } from './plate';

const rays = (cx: number, cy: number, from: number, to: number, count: number) => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    const far = i % 2 ? to : to - 5;
    d += along(line(cx + x * from, cy + y * from, cx + x * far, cy + y * far), line(0, 0, 0, 0), 1, 0.8);
  }
  return d;
};

/** A lantern that burns, on a field of 72 by 100. */
export const lantern: Work[] = [
  ground(10, 66, 95),
  cuts(rays(36, 58, 25, 34, 40)),
  outline('M30.5 7.5a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0z', 2.4),
  wash('M32 13h8l1.5 5h-11z'),
  wash('M19 34c4-9 9-13 12-16h10c3 3 8 7 12 16z'),
  cuts(along([41, 19, 45, 22, 49, 27, 52, 33], [34, 19, 35, 23, 35, 28, 35, 33], 9, 1, 0.3)),
  paper('M16.5 34h39v4.5h-39z'),
  paper('M19.5 38.5h33V82h-33z'),
  cuts(
    along(line(51.5, 40, 51.5, 81), line(46.5, 40, 46.5, 81), 5, 0.9, 0.5),
    along(line(21, 40, 21, 81), line(24, 40, 24, 81), 3, 0.5, 0.3),
  ),
  wash('M27 41h18v39H27z'),
  paper('M32 68.5h8V80h-8z'),
  paper('M36 47c6 6 7 10 5.5 14-1 3-3 4.5-5.5 4.5s-4.5-1.5-5.5-4.5C29 57 33 55 36 47z'),
  cuts('M35.6 69v-5.5c-2-2 0-5 .4-7 .4 2 2.4 5 .8 7V69z'),
  cuts(along([40.5, 61, 39.5, 64, 38, 65, 36, 65], [38, 55, 38.5, 58, 38.5, 60, 38, 62], 4, 0.6, 0.3)),
  outline('M19.5 52.5H27m18 0h7.5M19.5 67H27m18 0h7.5'),
  wash('M16.5 82h39l2.5 6H14z'),
  wash('M12.5 88h47v6h-47z'),
  cuts(
    along(line(58, 90, 58, 93), line(36, 90, 36, 93), 16, 0.8, 0.4),
    along(line(54, 83, 56, 87), line(36, 83, 36, 87), 12, 0.7, 0.3),
  ),
];
