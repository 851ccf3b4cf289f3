import { svg } from 'lit';
import { across, along, line } from '../../../../lib/art/burin';
import { fleuron } from '../../../../lib/art/fleuron';
import { cuts, outline, paper, tint, type Work, wash } from '../../../../lib/art/plate';
import {
  banner,
  birds,
  cloud,
  cone,
  drum,
  ground,
  merlons,
  openings,
  roof,
  ship,
  sky,
  wall,
  water,
} from './masonry';

// The four stages of the quest.

/** At the sign of the Golden Lily. */
const inn = (): Work[] => [
  ...sky(93),
  cloud(136, 14, 0.8),
  ...wall(6, 38, 112, 54, 0.1),
  ...roof(6, 38, 112, 26, 16, 'dark'),
  paper('M30 18h9V5h-9zM86 20h9V8h-9z'),
  svg`<path stroke="var(--plate-dark)" stroke-width="2.6" d="M6 40h112M6 62h112M7 40v52M30 40v22M54 40v22M78 40v22M100 40v22M117 40v52M7 40l23 22M117 40l-17 22M54 62l24-22"/>`,
  openings([14, 38, 64, 86, 106], 46, 7, 10),
  openings([14, 24, 94, 104], 70, 7, 13),
  svg`<path stroke="var(--plate-gold)" stroke-width="1.2" d="M17.5 46v10M41.5 46v10M67.5 46v10M89.5 46v10"/>`,
  tint('dark', 'M52 92V74c0-6 5-8 10-8s10 2 10 8v18z'),
  outline('M62 66v26', 0.9),
  tint('gold', 'M52 92V76l6 2v14z'),
  // the sign
  outline('M118 50h32M124 50l-6 10', 2),
  outline('M130 50v5M146 50v5', 1),
  tint('blue', 'M125 55h26v24c-4 4-8 6-13 8-5-2-9-4-13-8z'),
  svg`<path fill="none" stroke="var(--plate-gold)" stroke-width="1.2" d="M127.5 57.5h21v20.5c-3 3-6.5 4.7-10.5 6.3-4-1.6-7.5-3.3-10.5-6.3z"/><path fill="var(--plate-gold)" stroke-width=".6" transform="translate(138 71) scale(.66)" d=${fleuron} />`,
  ...ground(92),
  // barrel and bench
  tint('dark', 'M134 92c-2 4-2 10 0 15h16c2-5 2-11 0-15z'),
  svg`<path stroke="var(--plate-steel)" stroke-width="1.4" d="M133 96h18M133 103h18"/>`,
  outline('M80 98h30M84 98v8M106 98v8', 2.4),
];

/** The harbour where every ship is watched. */
const calais = (): Work[] => [
  ...sky(66),
  cloud(30, 14, 0.9),
  cloud(120, 18, 0.7),
  birds([60, 16], [74, 22], [96, 14]),
  ...water(62, 92),
  ...wall(0, 44, 40, 26, 0.3),
  ...roof(0, 44, 20, 11, 6, 'red'),
  ...roof(20, 44, 20, 14, 8, 'dark'),
  openings([5, 13, 24, 32], 52, 4, 6),
  ...drum(40, 30, 16, 42),
  merlons(39, 30, 18, 5, 3),
  tint('gold', 'M45 30v-5h6v5z'),
  ...cone(44, 25, 8, 7),
  openings([46], 40, 2.5, 6),
  ship(104, 84, 1.05),
  ship(146, 70, 0.3),
  // quay
  ...ground(92, 'dark', 0.5),
  paper('M0 88h70l6 8H0z'),
  cuts(across(line(0, 88, 70, 88), line(0, 96, 76, 96), 22, 0, 0.7)),
  tint('dark', 'M12 84h12v12H12zM26 80h10v16H26z'),
  outline('M12 90h12M18 84v12M26 85h10M26 91h10', 0.9),
  outline('M60 100v-12M56 88h8', 2.6),
];

/** White cliffs, a castle, a Duke. */
const england = (): Work[] => [
  ...sky(70),
  cloud(128, 14, 0.9),
  cloud(92, 22, 0.6),
  birds([70, 30], [82, 26]),
  ...water(66, 110),
  paper('M0 40c20-4 44-4 66 0 14 2 22 8 30 12l8 24 10 20c-30 4-80 4-114 0z'),
  tint('green', 'M0 38c22-6 46-5 68-1 14 3 22 9 30 13-10-1-18-3-28-6-22-5-46-5-70 1z'),
  cuts(
    along([104, 78, 96, 70, 92, 62, 88, 50], [100, 96, 84, 80, 80, 66, 76, 48], 6, 1, 0.4),
    along([60, 94, 58, 78, 62, 62, 58, 46], [10, 94, 12, 78, 8, 62, 12, 46], 9, 0.9, 0.5),
    along([70, 95, 74, 80, 68, 64, 70, 48], [66, 95, 66, 80, 64, 64, 64, 48], 3, 1, 0.5),
  ),
  ...wall(18, 20, 36, 18, 0.2),
  merlons(18, 20, 36, 8, 3),
  ...drum(10, 14, 12, 25),
  merlons(9, 14, 14, 4, 3),
  ...drum(50, 16, 12, 24),
  merlons(49, 16, 14, 4, 3),
  openings([15, 55], 22, 2, 5),
  openings([26, 34, 42], 26, 3, 5, true),
  ...banner(36, 17, 12, 'red', 0.7),
  ship(130, 92, 0.72),
];

/** The dark half of a chequered floor that runs to the door. */
const tiles = (): string => {
  const depth = (row: number) => 72 + 38 * (row / 6) ** 1.7;
  const across = (row: number, column: number) => {
    const half = 18 + (62 * (depth(row) - 72)) / 38;
    return `${(80 - half + (half * column) / 4).toFixed(1)} ${depth(row).toFixed(1)}`;
  };
  let d = '';
  for (let row = 0; row < 6; row++)
    for (let column = row % 2; column < 8; column += 2)
      d += `M${across(row, column)}L${across(row, column + 1)}L${across(row + 1, column + 1)}L${across(row + 1, column)}z`;
  return d;
};

/** A window on the left and the mirror across from it, between two distances into the picture. */
const mirrors = (near: number, far: number): Work[] => {
  const pane = (at: (x: number) => number, inset: number) =>
    `M${at(near + inset)} ${14 + near * 0.42 + inset * 2}L${at(far - inset)} ${14 + far * 0.42 + inset * 2}V${98 - far * 0.44 - inset * 2}L${at(near + inset)} ${98 - near * 0.44 - inset * 3}z`;
  const [left, right] = [(x: number) => x, (x: number) => 160 - x];
  return [
    tint('gold', pane(left, 0)),
    tint('gold', pane(right, 0)),
    svg`<path fill="var(--plate-steel)" stroke-width=".6" d=${pane(left, 2)} /><path fill="var(--plate-paper)" stroke-width=".6" d=${pane(right, 2)} />`,
  ];
};

/** The long gallery that ends at the Queen's door. */
const galleries = (): Work[] => [
  wash('M0 0h160v110H0z'),
  paper('M0 0h160L98 38H62z'),
  cuts(
    along(line(4, 2, 64, 38), line(156, 2, 96, 38), 9, 0.8),
    along(line(18, 11, 142, 11), line(55, 34, 105, 34), 5, 0.7, 0.4),
  ),
  // floor
  paper('M0 110h160L98 72H62z'),
  svg`<path fill="var(--plate-ink)" stroke="none" opacity=".8" d=${tiles()} />`,
  // walls
  tint('red', 'M0 0l62 38v34L0 110zM160 0 98 38v34l62 38z'),
  cuts(along(line(2, 4, 61, 40), line(2, 106, 61, 70), 14, 0.4)),
  ...[
    [4, 22],
    [30, 42],
    [48, 56],
  ].flatMap(([near, far]) => mirrors(near as number, far as number)),
  // the door
  paper('M62 38h36v34H62z'),
  tint('blue', 'M69 72V50c0-6 5-8 11-8s11 2 11 8v22z'),
  outline('M80 42v30', 1),
  svg`<g fill="var(--plate-gold)" stroke="none"><path transform="translate(74.5 60) scale(.2)" d=${fleuron} /><path transform="translate(85.5 60) scale(.2)" d=${fleuron} /></g>`,
  // candles overhead
  outline('M80 10v10M66 24c4-5 24-5 28 0', 1.2),
  svg`<path stroke="var(--plate-gold)" stroke-width="2" d="M66 23c4-4 24-4 28 0"/><g fill="var(--plate-gold)" stroke-width=".6"><path d="M66 22c-1.5-2 0-4 0-6 1.5 2 2 4 0 6zM75.5 19.5c-1.5-2 0-4 0-6 1.5 2 2 4 0 6zM84.5 19.5c-1.5-2 0-4 0-6 1.5 2 2 4 0 6zM94 22c-1.5-2 0-4 0-6 1.5 2 2 4 0 6z"/></g>`,
];

export const stages = { inn, calais, england, galleries };
