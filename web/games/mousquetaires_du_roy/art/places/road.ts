import { svg } from 'lit';
import { across, along, line } from '../../../../lib/art/burin';
import { cuts, outline, paper, tint, type Work, wash } from '../../../../lib/art/plate';
import {
  banner,
  birds,
  cloud,
  cone,
  drum,
  merlons,
  openings,
  roof,
  ship,
  sky,
  tree,
  wall,
  water,
} from './masonry';

// Beyond the walls: the road to the sea, and the siege.

/** One of the four on his way, seen from behind. */
const rider = (x: number, y: number, size: number): Work =>
  svg`<g transform="translate(${x} ${y}) scale(${size})" stroke-width=${0.9 / size}>${[
    outline('M-4.5 0v-9M4.5-3v-7', 3.4),
    tint('dark', 'M-8-8c-1-9 2-14 8-14s9 5 8 14c-3 3-13 3-16 0z'),
    cuts(along([7.5, -8, 8, -15, 4, -20, 1, -21.5], [4, -7, 4, -13, 3, -17, 1, -19], 4, 0.9, 0.4)),
    tint('ink', 'M0-17c2.5 4 2.5 11 0 16-2.5-5-2.5-12 0-16z'),
    outline('M-8-20c-3 3-3 7-2 11M8-20c3 3 3 7 2 11', 2.2),
    tint('blue', 'M-10-16c-1-9 2-17 6-19h8c4 2 7 10 6 19-5 3-15 3-20 0z'),
    svg`<path fill="var(--plate-paper)" stroke="none" d="M-1-32h2v4h4v2H1v9h-2v-9h-4v-2h4z"/>`,
    cuts(along([9.5, -16, 9, -24, 6, -31, 4, -34], [5, -15, 6, -23, 5, -29, 3, -33], 4, 0.9, 0.4)),
    tint('dark', 'M-4-35c-1-5 1-8 4-8s5 3 4 8z'),
    tint('felt', 'M-11-41c6-3 16-3 22 0-5 3-17 3-22 0zM-5-41.5c0-5 1-7 5-7s5 2 5 7z'),
    svg`<path stroke="var(--plate-red)" stroke-width="3" d="M4-44c5-5 10-3 10 3"/>`,
  ]}</g>`;

/** The road to the sea, and twelve studs at the end of it. */
const quest = (): Work[] => [
  svg`<path fill="var(--plate-gold)" stroke="none" opacity=".55" d="M0 0h160v46H0z"/>`,
  cuts(
    Array.from({ length: 21 }, (_, i) => {
      const a = (Math.PI * i) / 20;
      const ray = line(
        108 + Math.cos(a) * 15,
        44 - Math.sin(a) * 15,
        108 + Math.cos(a) * (i % 2 ? 30 : 46),
        44 - Math.sin(a) * (i % 2 ? 30 : 46),
      );
      return along(ray, ray, 1, 0.9);
    }).join(''),
  ),
  svg`<circle cx="108" cy="44" r="12" fill="var(--plate-paper)"/>`,
  ...water(44, 64),
  ship(70, 56, 0.42),
  ship(144, 50, 0.22),
  birds([40, 18], [52, 24], [30, 28]),
  // hills
  tint('green', 'M0 60c14-10 30-13 46-8 10 3 14 10 20 14H0z'),
  cuts(across([2, 60, 16, 50, 40, 50, 62, 66], [0, 66, 14, 62, 34, 62, 50, 66], 26, 0, 0.6)),
  tint('green', 'M160 58c-16-2-30 2-40 8l-10 6h50z'),
  cuts(across([158, 59, 144, 57, 130, 61, 112, 71], [160, 68, 148, 66, 138, 68, 128, 71], 18, 0, 0.7)),
  svg`<path fill="var(--plate-gold)" stroke="none" opacity=".6" d="M0 64h160v46H0z"/>`,
  tint('green', 'M0 68c24-6 60-4 90-2s50 0 70-2v46H0z'),
  cuts(along([0, 76, 40, 70, 110, 74, 160, 72], [0, 109, 40, 106, 110, 108, 160, 107], 8, 0.5, 1)),
  // the road
  wash(
    'M84 65c-12 4-26 7-24 12 3 6 38 7 38 16 0 8-22 11-34 17h62c10-6 20-14 16-22-5-9-44-8-46-14-1-3 4-6 6-9z',
  ),
  cuts(
    along([90, 66, 74, 76, 130, 78, 132, 92], [86, 66, 66, 76, 118, 78, 118, 92], 3, 0.6, 0.8),
    along([140, 88, 142, 96, 132, 104, 122, 110], [120, 90, 122, 98, 108, 104, 96, 110], 5, 0.8),
  ),
  rider(112, 104, 0.8),
  // signpost
  outline('M30 106V62', 4),
  svg`<path stroke="var(--plate-dark)" stroke-width="2.2" d="M30 106V62"/>`,
  tint('gold', 'M20 66h30l6 5-6 5H20z'),
  tint('gold', 'M44 81H14l-6 5 6 5h30z'),
  cuts(
    along(line(24, 69.5, 46, 69.5), line(24, 73, 46, 73), 2, 0.8),
    along(line(16, 84.5, 40, 84.5), line(16, 88, 40, 88), 2, 0.8),
  ),
  tree(10, 72, 0.5),
  tree(148, 78, 0.8),
];

export const harbour = (): Work[] => [
  // the town and its two towers
  ...wall(40, 46, 76, 20, 0.15),
  merlons(40, 46, 76, 17, 2.5),
  ...[48, 66, 84, 98].flatMap((x, i) => [
    ...wall(x, 34 + (i % 2) * 4, 14, 12, 0.4),
    ...roof(x, 34 + (i % 2) * 4, 14, 7, 4, i % 2 ? 'red' : 'blue'),
  ]),
  ...cone(77, 30, 6, 20),
  ...drum(22, 30, 22, 38),
  merlons(21, 30, 24, 6, 3.5),
  outline('M22 36c6 2.5 16 2.5 22 0', 0.8),
  openings([28, 36], 42, 2, 6),
  openings([32], 53, 2, 6),
  ...drum(110, 36, 18, 32),
  ...cone(110, 36.5, 18, 20),
  openings([114, 121], 46, 2, 6),
  ...banner(33, 26, 17, 'blue', 0.9),
];
const camp = (): Work[] => [
  // tent
  paper('M4 102 20 74l18 28z'),
  tint('blue', 'M20 74l-6 28H4zM20 74l4 28h14z'),
  outline('M20 74v-7', 1.2),
  tint('gold', 'M20 67c3-1 5 .5 9 0v4c-4 .5-6-1-9 0z'),
  tint('ink', 'M20 84l-4 18h7z'),
  // gabions and gun
  ...[96, 108, 144].flatMap((x) => [
    wash(`M${x} 88h11v15h-11z`),
    cuts(across(line(x + 0.5, 90, x + 10.5, 90), line(x + 0.5, 102, x + 10.5, 102), 8, 0, 1)),
    outline(`M${x} 93h11M${x} 98h11`, 0.8),
  ]),
  svg`<g transform="translate(74 96) rotate(-14)">${tint('dark', 'M-22-4C-24-4-26-2-26 0s2 4 4 4l26 3V-7z')}${tint('steel', 'M-16-6 22-4.5v9L-16 6c-4 0-6-3-6-6s2-6 6-6z')}${cuts(along(line(-14, 5, 20, 3.5), line(-14, 1, 20, 1), 4, 0.9, 0.4))}${outline('M22-5.5v11M8-5v10M-8-5.8v11.6', 1.4)}</g>`,
  svg`<circle cx="70" cy="101" r="8.5" fill="var(--plate-dark)"/><circle cx="70" cy="101" r="2.5" fill="var(--plate-gold)"/><path d="M70 92.5v17M61.5 101h17M64 95l12 12M76 95l-12 12"/>`,
  svg`<g transform="translate(104 84)">${paper('M-6 2c-5 0-5-6-1-7 0-5 6-6 8-3 3-5 10-3 10 2 5-1 7 6 2 8z')}${tint('gold', 'M-8 3 0-1l-4 6 6 1-9 1z')}</g>`,
  tint(
    'ink',
    'M40 105a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0zM46 105a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0zM43 100.5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 0 1-5 0z',
  ),
];

/** The siege. */
const la_rochelle = (): Work[] => [
  ...sky(62),
  cloud(18, 14, 0.8),
  cloud(132, 12, 0.9),
  ...water(62, 86),
  ...harbour(),
  svg`<path stroke-width="1.8" stroke-dasharray="2.5 1.8" d="M44 62c18 9 48 9 66 0"/>`,
  ship(142, 70, 0.4),
  // the King's lines
  tint('green', 'M0 84c30-7 70-4 100-2 24 2 44 0 60-3v31H0z'),
  cuts(along([0, 90, 40, 85, 110, 89, 160, 85], [0, 109, 40, 107, 110, 108, 160, 107], 6, 0.5, 1)),
  ...camp(),
];

export const road = { quest, la_rochelle };
export const roadHouses = { la_rochelle: () => [...harbour(), ...camp()] };
