import { svg } from 'lit';
import { across, along, line } from '../../../../lib/art/burin';
import { fleuron } from '../../../../lib/art/fleuron';
import { cuts, outline, paper, tint, type Work } from '../../../../lib/art/plate';
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
  sky,
  wall,
  water,
} from './masonry';

// Houses in the town, and the one with eight towers.

/** A musketeer in the street, hat to boots. */
const gentleman = (x: number, y: number, facing: 1 | -1): Work[] => [
  svg`<g transform="translate(${x} ${y}) scale(${facing * 0.9} .9)">${[
    outline('M-8-9 11-15', 1.2),
    tint('dark', 'M-3.5-9h3V0h2v1.5h-5.5zM1.5-9h3V0h2v1.5H1z'),
    tint('blue', 'M-3-22h6l3 5-1 9H-5l-1-9z'),
    svg`<path fill="var(--plate-paper)" stroke="none" d="M-.6-20H.6v3h2.6v1.2H.6v5H-.6v-5h-2.6V-17h2.6z"/>`,
    tint('felt', 'M-3-22c-5 3-7 10-7 17 3 0 5-1 6-3 0-5 0-9 1-14z'),
    tint('skin', 'M-2.7-25a2.7 3.2 0 1 1 5.4 0 2.7 3.2 0 0 1-5.4 0z'),
    tint('felt', 'M-7-27c3-1.5 11-1.5 14-1-3 2.5-11 3-14 1zM-3.5-27.5c0-4 1-5 3.5-5s3.5 1 3.5 4.8z'),
    svg`<path stroke="var(--plate-red)" stroke-width="1.8" d="M-2.5-30c-3-4-7-3-8 0"/>`,
  ]}</g>`,
];

const lit = (): Work[] => [
  tint('red', 'M44 40h72v54H44z'),
  svg`<path stroke="currentColor" stroke-width=".5" opacity=".7" d="M44 46h72M44 52h72M44 58h72M44 64h72M44 70h72M44 76h72M44 82h72M44 88h72"/>`,
  cuts(along(line(115.5, 41, 115.5, 93), line(98, 41, 98, 93), 11, 1, 0.3)),
  ...roof(44, 40, 72, 22, 12),
  ...[56, 74, 92].flatMap((x) => [paper(`M${x} 36v-9l5.5-5 5.5 5v9z`), openings([x + 3], 28, 5, 7)]),
  paper('M42 38h76v4H42zM41 64h78v3.5H41zM42 42h5v52h-5zM113 42h5v52h-5z'),
  ...[52, 95].flatMap((x) => [
    paper(`M${x - 2} 45h17v19h-17z`),
    openings([x, x + 7], 47, 6, 15),
    paper(`M${x - 2} 72h17v20h-17z`),
    openings([x, x + 7], 74, 6, 16),
  ]),
  // she
  paper('M68 42h24v23H68z'),
  tint('gold', 'M70.5 44h19v20h-19z'),
  svg`<circle cx="80" cy="54" r="25" fill="var(--plate-gold)" stroke="none" opacity=".18"/>`,
  tint(
    'ink',
    'M74 64c0-5 1-7 4-8-1.5-1-2.5-2.5-2.3-4.5 0-3 2-4.5 4.3-4.5s4.3 1.5 4.3 4.5c0 2-.8 3.5-2.3 4.5 3 1 4 3 4 8z',
  ),
  outline('M80 44v3M70.5 51h4.5M85 51h4.5', 0.8),
  // door, lantern, street
  tint('dark', 'M71 94V80c0-6 4-9 9-9s9 3 9 9v14z'),
  outline('M80 71v23M71 80h18', 0.9),
  tint('gold', 'M106 70h5l1 7h-7z'),
  outline('M108.5 70v-4h6', 1),
];

/** A lit window where one is waited for. */
const miladys_house = (): Work[] => [
  ...sky(110, 'ink', 1),
  svg`<path fill="var(--plate-blue)" stroke="none" opacity=".28" d="M0 0h160v110H0z"/>`,
  svg`<g fill="var(--plate-paper)" stroke="none"><path fill="var(--plate-gold)" d="M137 8a12 12 0 1 1-12 17.5A11.5 11.5 0 0 0 137 8z"/><path d=${[
    [12, 12],
    [30, 24],
    [100, 10],
    [148, 44],
    [112, 30],
    [20, 44],
    [46, 9],
  ]
    .map(([x, y]) => `M${x} ${(y as number) - 1.6}l.5 1.1 1.1.5-1.1.5-.5 1.1-.5-1.1-1.1-.5 1.1-.5z`)
    .join('')} /></g>`,
  // neighbours in the dark
  tint('felt', 'M0 92V48l10-12h16l6 12v44zM160 92V52l-10-12h-18l-6 12v40z'),
  svg`<path stroke="var(--plate-paper)" stroke-width=".7" opacity=".35" d="M4 52h24M4 58h24M4 64h24M4 70h24M130 56h26M130 62h26M130 68h26M130 74h26M10 36v-8h5v8M145 40v-9h-5v9"/>`,
  ...lit(),
  svg`<path fill="var(--plate-felt)" stroke="none" d="M0 94h160v16H0z"/><path stroke="var(--plate-paper)" stroke-width=".7" opacity=".4" d="M0 97h160M6 101h148M0 105h160M20 97l-5 4M44 97l-3 4M70 97l-1 4M96 97l2 4M122 97l4 4M30 101l-6 4M60 101l-3 4M90 101l1 4M120 101l5 4"/>`,
  outline('M0 94h160', 1.2),
];

const captains = (): Work[] => [
  // the house
  ...wall(2, 40, 74, 46, 0.1),
  ...roof(2, 40, 74, 22, 10, 'red'),
  paper('M20 34v-9l5-5 5 5v9zM48 34v-9l5-5 5 5v9z'),
  openings([22.5, 50.5], 26, 5, 7),
  svg`<path stroke="var(--plate-dark)" stroke-width="2.4" d="M2 42h74M2 60h74M3 42v44M17 42v18M33 42v18M48 42v18M62 42v18M75 42v44M3 42l14 18M76 42 62 60M33 60l15-18"/>`,
  openings([7, 22, 38, 52, 66], 47, 5, 9),
  openings([7, 18, 58, 68], 66, 5, 10),
  tint('dark', 'M30 86V74c0-6 5-9 10-9s10 3 10 9v12z'),
  outline('M40 65v21', 0.9),
  svg`<path fill="var(--plate-blue)" d="M36 53h9v6c-1 4-3 5-4.5 6-1.5-1-3.5-2-4.5-6z"/><path fill="var(--plate-gold)" stroke="none" transform="translate(40.5 59) scale(.26)" d=${fleuron} />`,
  // the dovecote
  ...drum(106, 42, 34, 43),
  ...cone(105, 43, 36, 26, 'blue'),
  ...drum(117, 20, 12, 8),
  ...cone(117, 20.5, 12, 13, 'blue'),
  openings([119.5, 124], 22.5, 2.5, 4, true),
  openings([111, 118, 125, 132], 52, 3.5, 4.5, true),
  openings([114.5, 121.5, 128.5], 61, 3.5, 4.5, true),
  outline('M106 49.5c8 3 26 3 34 0M106 70c8 3 26 3 34 0', 1),
  tint('dark', 'M118 89V79c0-3.5 2-5.5 5-5.5s5 2 5 5.5v10z'),
  // doves
  ...[
    [94, 30, 1],
    [150, 44, 0.8],
    [86, 52, 0.8],
    [100, 16, 0.6],
  ].map(
    ([x, y, s]) =>
      svg`<path fill="var(--plate-paper)" stroke-width="1" transform="translate(${x} ${y}) scale(${s})" d="M-7 1c3-3 6-3 8-1 1-5 4-7 8-8-1 4-2 7-4 9 2 0 3 1 5 0-1 4-5 6-9 5-4 0-6-2-8-5z"/>`,
  ),
  // wall, gate and yard
  ...wall(76, 70, 30, 18, 0.2),
  ...wall(140, 70, 20, 18, 0.3),
  paper('M75 67h32v4H75zM139 67h22v4h-22z'),
];

/** The captain's house: its gate, its dovecote, and who waits in the yard. */
const vieux_colombier = (): Work[] => [
  ...sky(88),
  cloud(70, 14, 0.9),
  cloud(148, 20, 0.6),
  ...captains(),
  ...ground(88),
  ...gentleman(24, 104, 1),
  ...gentleman(62, 106, -1),
];

const towers = (): Work[] => [
  // curtain walls
  ...wall(10, 42, 140, 46, 0.12),
  merlons(10, 42, 140, 26, 3),
  cuts(along(line(10, 50, 150, 50), line(10, 86, 150, 86), 7, 0.35)),
  ...[6, 36, 92, 122].flatMap((x) => [
    ...drum(x, 34, 26, 56),
    merlons(x - 1, 34, 28, 6, 3.5),
    openings([x + 6, x + 15], 44, 1.8, 6),
    openings([x + 10], 58, 1.8, 6),
    outline(`M${x} 40c6 2.5 20 2.5 26 0`, 0.8),
  ]),
  // the gate
  ...wall(64, 30, 28, 58, 0.25),
  merlons(62, 30, 32, 7, 3.5),
  outline('M64 36h28M66 36v3m4-3v3m4-3v3m4-3v3m4-3v3m4-3v3', 0.9),
  tint('ink', 'M69 90V62c0-6 4-9 9-9s9 3 9 9v28z'),
  svg`<path stroke="var(--plate-steel)" stroke-width="1.1" d="M72 56v22M75 54v24M78 53.5V78M81 54v24M84 56v22M69 62h18M69 69h18M69 76h18"/>`,
  openings([71, 83], 43, 2, 5),
  svg`<path fill="var(--plate-gold)" stroke-width=".6" transform="translate(78 46) scale(.3)" d=${fleuron} />`,
  ...banner(78, 27, 17, 'red', 0.8),
];

/** Eight towers, and one way in. */
const bastille = (): Work[] => [
  ...sky(90, 'felt', 0.55),
  svg`<g opacity=".9">${[cloud(26, 16, 1.2), cloud(70, 9, 1), cloud(128, 15, 1.3)]}</g>`,
  svg`<path fill="none" stroke="var(--plate-gold)" stroke-width="1.6" d="M113 18l-5 6h4.5l-6 8"/>`,
  birds([40, 26], [52, 20], [100, 24]),
  ...towers(),
  // ditch and drawbridge
  ...water(90, 110),
  tint('dark', 'M66 88h24l8 22H58z'),
  cuts(across(line(66, 88, 58, 110), line(90, 88, 98, 110), 7, 0, 0.8)),
  outline('M69 66 60 104M87 66l9 38', 1.1),
  paper('M0 88h66v3H0zM90 88h70v3H90z'),
];

export const town = { miladys_house, vieux_colombier, bastille };
export const townHouses = { miladys_house: lit, vieux_colombier: captains, bastille: towers };
