import { svg } from 'lit';
import { across, along, line } from '../../../lib/art/burin';
import { plumedHat } from '../../../lib/art/hat';
import { pistol } from '../../../lib/art/pistol';
import { cuts, ground, outline, paper, type Work, wash } from '../../../lib/art/plate';
import { rapier } from '../../../lib/art/rapier';

// Values 6 to 10: the musketeer's night, arms, mount and self.

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

export const pistols: Work[] = [
  svg`<g transform="matrix(-1 0 0 1 72 0) translate(1 74) rotate(-51) scale(1.06)">${pistol}</g>`,
  svg`<g transform="translate(1 74) rotate(-51) scale(1.06)">${pistol}</g>`,
];

export const shield: Work[] = [
  svg`<g transform="translate(57 77) rotate(-33) scale(.84)">${rapier}</g>`,
  svg`<g transform="translate(15 77) rotate(33) scale(-.84 .84)">${rapier}</g>`,
  paper('M14 20c8 1 15-1 22-6 7 5 14 7 22 6 2 26-4 46-22 58-18-12-24-32-22-58z'),
  wash('M18 24c7 .5 13-1.5 18-5 5 3.5 11 5.5 18 5 1.5 22-4 38-18 48-14-10-19.5-26-18-48z'),
  cuts(
    along(line(18.5, 28, 53.5, 28), [35, 70, 35.5, 70.3, 36.5, 70.3, 37, 70], 2, 0),
    azure(),
    along([53.5, 26, 55, 46, 50, 62, 37, 71], [44, 28, 45, 44, 42, 58, 37, 68], 5, 0.9, 0.4),
  ),
  paper(
    'M36 25c5 5 7 10 4.5 16 4.5-5.5 11-4.5 12 0 .8 4.2-3 7-7 5.3 1.8 2.4-1 4.8-5.3 4l1.5 7.2H30.3l1.5-7.2c-4.3.8-7.1-1.6-5.3-4-4 1.7-7.8-1.1-7-5.3 1-4.5 7.5-5.5 12 0C29 35 31 30 36 25z',
  ),
  cuts(
    along([38.5, 30, 42, 36, 40.5, 42, 39.5, 49], [37, 34, 38.5, 38, 37.5, 42, 37.5, 48], 3, 0.8, 0.4),
    along([44.5, 42, 47, 40.5, 50.5, 42, 49.5, 45], [44, 44, 46, 43, 48, 44, 48, 45], 3, 0.6),
  ),
];

/** Heraldic engraving writes blue as level lines. */
function azure(): string {
  let d = '';
  for (let y = 27; y < 70; y += 2.1) {
    const half = 18 * Math.sqrt(Math.max(0, 1 - ((y - 26) / 46) ** 2.6));
    d += along(line(36 - half, y, 36 + half, y), line(0, 0, 0, 0), 1, 0.45);
  }
  return d;
}

const bust: Work[] = [
  // cloak over a tabard with its cross
  wash('M4 101c-1-15 5-22 18-24h28c13 2 19 9 18 24z'),
  paper('M24 101V78h24v23z'),
  cuts(
    along([66.5, 99, 67, 88, 63, 82, 55, 79], [49, 100, 50, 94, 50, 88, 49, 82], 11, 1.1, 0.5),
    along([5, 99, 5, 88, 9, 82, 17, 79], [22, 100, 22, 94, 22, 88, 23, 82], 9, 0.6, 0.5),
    along(line(47.5, 80, 47.5, 100), line(44.5, 82, 44.5, 100), 3, 0.7, 0.4),
    'M34.6 80h2.8v7.6h3.1l1.3-1.6 1.5 3-1.5 3-1.3-1.6h-3.1V101h-2.8v-10.6h-3.1L30.2 92l-1.5-3 1.5-3 1.3 1.6h3.1z',
  ),
  // hair
  paper('M22 36c-8 4-4 12-8 18s0 10-3 15c4 3 10 4 14 2h22c5 2 10 1 14-2-4-5 0-9-4-15s0-14-8-18z'),
  cuts(
    along([22, 38, 12, 46, 20, 58, 12, 69], [26, 40, 22, 50, 27, 60, 24, 71], 8, 1.2, 0.9),
    along([49, 38, 60, 46, 50, 58, 60, 69], [45, 40, 49, 50, 45, 60, 48, 71], 8, 1.3, 0.9),
  ),
  // neck, face
  paper('M29.5 56h13v18h-13z'),
  cuts(across(line(31, 62, 31, 72), line(42, 60, 42, 72), 9, 0.15, 0.8)),
  paper('M24 38c-.5 9 .5 16 4 21 3 4 5.5 6 8 6s5.5-2 8-6c3.5-5 4.5-12 4-21z'),
  cuts(
    along([47.5, 38, 47.5, 46, 47, 52, 44, 58.5], [39, 40, 40.5, 46, 41, 50, 40, 55], 8, 0.8, 0.25),
    along([25, 39, 32, 42, 40, 42, 47, 39], [26, 41.5, 32, 43, 40, 43, 47, 41.5], 3, 0.9, 0.5),
  ),
  // brows, eyes, nose
  cuts(
    'M26.5 45.5c2-3 5.5-3 7.5-.5-2.5-.8-5-.5-7.5.5zM38.5 45c2-2.5 5.5-2.5 7.5.5-2.5-1-5-1.3-7.5-.5z',
    'M27.5 48.5c1.5-2.2 4.5-2.2 6 0-.6-.3-1.2-.5-1.7-.5.1 1.8-2.3 2-2.5.1-.6 0-1.2.1-1.8.4zM39.5 48.5c1.5-2.2 4.5-2.2 6 0-.6-.3-1.2-.5-1.7-.5.1 1.8-2.3 2-2.5.1-.6 0-1.2.1-1.8.4z',
  ),
  outline('M35 47c-.5 3-2 5-2.3 6.8 1 1.5 4 1.6 6 .3', 0.9),
  // moustache and beard
  cuts(
    'M36 55.5c-3-1.5-6 1-9 .5-2-.4-3-1.5-3.5-3.5-1 4 1 6.5 4.5 7 3.5.3 6-1 8-2.2 2 1.2 4.5 2.5 8 2.2 3.5-.5 5.5-3 4.5-7-.5 2-1.5 3.1-3.5 3.5-3 .5-6-2-9-.5z',
    'M32.5 61c2-1 5-1 7 0-.5 4-1.5 7.5-3.5 10-2-2.5-3-6-3.5-10z',
  ),
  // falling band of lace
  paper(
    'M31 67c-8 3-16 5-20 9 0 3 2 4 4 4 0 3 3 4 5 3 1 3 4 3 6 1.5 2 2.5 5 2 6-.5L36 74l4 10c1 2.5 4 3 6 .5 2 1.5 5 1.5 6-1.5 2 1 5 0 5-3 2 0 4-1 4-4-4-4-12-6-20-9l-5 6z',
  ),
  outline('M15 76.5c5-2.5 10-4 15-5.5m27 5.5c-5-2.5-10-4-15-5.5', 0.7),
  cuts(along([58, 77, 54, 76, 48, 74, 42, 70], [50, 82, 47, 80, 44, 78, 41, 75], 7, 0.7, 0.4)),
  svg`${plumedHat}`,
];

export const musketeer: Work[] = [svg`<g transform="translate(6 12.5) scale(.875)">${bust}</g>`];
