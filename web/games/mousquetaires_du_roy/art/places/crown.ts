import { svg } from 'lit';
import { across, along, line } from '../../../../lib/art/burin';
import { fleuron } from '../../../../lib/art/fleuron';
import { cuts, outline, paper, tint, type Work, wash } from '../../../../lib/art/plate';
import { birds, cloud, cone, ground, merlons, openings, roof, sky, tree, wall, water } from './masonry';

// Where the great are at home, on a field of 160 by 110; what counts stays clear of the edges, which other windows cut.

const cathedral = (): Work[] => [
  // nave and spire
  ...wall(98, 52, 30, 30, 0.6),
  ...roof(96, 52, 33, 16, 5),
  ...cone(107, 36, 5, 22),
  openings([104, 112, 120], 60, 4, 14, true),
  outline('M101 82l-4-26M117 82l3-24M125 82l3-24', 1.2),
  // west front
  ...wall(56, 38, 42, 46, 0.15),
  ...wall(54, 18, 17, 66),
  ...wall(83, 18, 17, 66),
  merlons(53, 18, 19, 4, 2),
  merlons(82, 18, 19, 4, 2),
  openings([57.5, 64], 24, 4, 13, true),
  openings([86.5, 93], 24, 4, 13, true),
  outline('M54 41.5h46M54 44.5h46M54 59.5h46M54 63h46', 0.8),
  svg`<path stroke-width="2" stroke-dasharray="0 2.8" d="M55 61.3h45"/><circle cx="77" cy="52" r="6.2" fill="var(--plate-blue)"/><path stroke="var(--plate-paper)" stroke-width=".6" d="M77 46v12M71 52h12M72.8 47.8l8.4 8.4M81.2 47.8l-8.4 8.4"/><circle cx="77" cy="52" r="2" fill="var(--plate-gold)"/>`,
  openings([59.5, 88.5], 48, 6, 10, true),
  openings([58, 72.5, 88], 70, 9, 13, true),
];

/** Notre-Dame over the river. */
const paris = (): Work[] => [
  ...sky(86),
  cloud(24, 15, 0.9),
  cloud(136, 22, 0.7),
  birds([40, 12], [50, 17]),
  // the town behind
  ...wall(2, 56, 22, 26),
  ...roof(2, 56, 22, 12),
  ...wall(22, 50, 18, 32),
  ...roof(22, 50, 18, 14, 8, 'dark'),
  ...wall(132, 54, 26, 28),
  ...roof(132, 54, 26, 13),
  openings([6, 13, 26, 33, 137, 144, 151], 62, 3, 5),
  openings([26, 33], 54, 3, 4.5),
  ...cathedral(),
  // quay, bridge and river
  ...water(86, 110),
  paper('M0 82h160v5H0z'),
  cuts(across(line(0, 82, 160, 82), line(0, 87, 160, 87), 40, 0, 0.5)),
  paper('M0 84h58l8 3-6 3c-3-3-12-3-15 6h-8c-3-10-17-10-20 0H9c-2-6-6-8-9-8z'),
  cuts(along(line(60, 88, 45, 93), line(56, 86, 40, 88), 5, 0.7, 0.4)),
  // a barge
  tint('dark', 'M100 96c10 3 26 3 36-2-1 5-4 8-8 9h-20c-4-1-7-4-8-7z'),
  outline('M116 97V80', 1.2),
  tint('red', 'M117 81c6 1 10 5 11 12-4 1-8 2-11 2z'),
];

const palace = (): Work[] => [
  // wings
  ...wall(2, 46, 52, 32, 0.12),
  ...roof(2, 46, 52, 12, 6),
  ...wall(106, 46, 52, 32, 0.25),
  ...roof(106, 46, 52, 12, 6),
  openings([7, 17, 27, 37, 46, 111, 121, 131, 141, 150], 51, 4, 8, true),
  openings([7, 17, 27, 37, 46, 111, 121, 131, 141, 150], 66, 4, 10, true),
  outline('M2 62h52M106 62h52M2 48.5h52M106 48.5h52', 0.8),
  ...[14, 34, 118, 138].flatMap((x) => [paper(`M${x} 42v-6l3-3 3 3v6z`), openings([x + 1.8], 37, 2.4, 4)]),
  // the pavilion
  ...wall(54, 34, 52, 44, 0.2),
  tint('blue', 'M51 34c7-4 9-14 10-24 12-3 26-3 38 0 1 10 3 20 10 24z'),
  cuts(
    along([105, 32, 100, 26, 98, 18, 97.5, 11], [88, 33, 88, 26, 87, 18, 86, 10], 9, 0.9, 0.3),
    along([53, 33.5, 66, 34, 94, 34, 107, 33.5], [62, 12, 70, 10.5, 90, 10.5, 98, 12], 9, 0.5),
  ),
  tint('gold', 'M60 10c13-3.5 27-3.5 40 0v-3.5c-13-3-27-3-40 0z'),
  paper('M70 34l10-9 10 9z'),
  svg`<path fill="var(--plate-gold)" stroke-width=".6" transform="translate(80 30.5) scale(.26)" d=${fleuron} />`,
  outline('M54 37h52M54 55h52M54 58h52', 0.8),
  openings([59, 97], 42, 5, 11, true),
  openings([59, 97], 63, 5, 13, true),
  openings([69, 86], 42, 5, 11, true),
  svg`<circle cx="80" cy="46" r="5.5" fill="var(--plate-paper)"/><path stroke-width=".9" d="M80 46v-3.8M80 46l2.8 1.6"/>`,
  tint('dark', 'M73 78V68c0-5 3-8 7-8s7 3 7 8v10z'),
  outline('M80 60v18M73 68h14', 0.8),
  outline('M66 38v40M94 38v40M54 38v40M106 38v40', 1.6),
];

/** The palace, and the garden one needs a pretext to enter. */
const louvre = (): Work[] => [
  ...sky(79),
  cloud(20, 18, 0.8),
  cloud(140, 14, 0.9),
  ...palace(),
  // the garden
  ...ground(78),
  tint('green', 'M4 86h50l-8 14H-8zM156 86h-50l8 14h54z'),
  svg`<path stroke="var(--plate-paper)" stroke-width="1" opacity=".8" d="M10 90h34l-4 7H2zM150 90h-34l4 7h38zM27 90l-6 7M133 90l6 7"/>`,
  wash('M70 78h20l12 32H58z'),
  cuts(along(line(90, 78, 102, 110), line(84, 78, 90, 110), 4, 0.6)),
  ...[50, 110].map(
    (x) => svg`<g>${tint('green', `M${x - 4} 92l4-15 4 15z`)}${outline(`M${x} 92v4`, 1.4)}</g>`,
  ),
];

const cardinals = (): Work[] => [
  ...wall(4, 40, 152, 46, 0.08),
  ...roof(4, 40, 50, 15, 8),
  ...roof(106, 40, 50, 15, 8),
  outline('M4 43h152M4 62h152M4 65h152', 0.8),
  ...[10, 25, 40, 112, 127, 142].flatMap((x) => [
    paper(`M${x - 1.5} 46h11v14h-11zM${x - 2} 46l6-4 6 4z`),
    openings([x], 47.5, 8, 11),
    outline(`M${x + 4} 47v12M${x} 53h8`, 0.5),
  ]),
  openings([10, 25, 40, 112, 127, 142], 69, 8, 16, true),
  // red hangings
  ...[20.5, 35.5, 121.5, 136.5].map((x) => svg`<g>${tint('red', `M${x} 62h3.5v16l-1.7 3-1.8-3z`)}</g>`),
  // portal
  ...wall(54, 32, 52, 56, 0.12),
  paper('M50 32h60l-30-20z'),
  paper('M50 32h60v4H50z'),
  cuts(along(line(80, 14, 108, 31.5), line(80, 18, 96, 31), 6, 0.7, 0.3)),
  // cardinal's hat and tassels
  tint('red', 'M70 27c4-3 16-3 20 0-4 2.5-16 2.5-20 0zM75 25.5c0-4 2-5 5-5s5 1 5 5z'),
  svg`<path fill="none" stroke="var(--plate-red)" stroke-width="1.2" d="M71 27.5c-5 1-5 4-9 3.5M89 27.5c5 1 5 4 9 3.5"/>`,
  ...[57, 66, 91, 100].map(
    (x) =>
      svg`<g>${paper(`M${x} 38h4v50h-4zM${x - 1.2} 36h6.4v2.6h-6.4zM${x - 1.2} 86h6.4v2.6h-6.4z`)}${cuts(along(line(x + 3.6, 39, x + 3.6, 86), line(x + 2.2, 39, x + 2.2, 86), 2, 0.8))}</g>`,
  ),
  tint('ink', 'M72 88V60c0-6 3-9 8-9s8 3 8 9v28z'),
  tint('red', 'M72 88V60c0-6 3-9 8-9-1 12-2 22-6 30zM88 88V60c0-6-3-9-8-9 1 12 2 22 6 30z'),
  cuts(
    along([79, 53, 78, 62, 76, 72, 73, 80], [74, 57, 74, 62, 73, 70, 72.5, 76], 4, 0.8),
    along([81, 53, 82, 62, 84, 72, 87, 80], [86, 57, 86, 62, 87, 70, 87.5, 76], 4, 0.9),
  ),
  svg`<path fill="var(--plate-gold)" stroke-width=".7" d="M80 39c3 1.5 5 1.8 7 1.6 0 5-2 8-7 10-5-2-7-5-7-10 2 .2 4-.1 7-1.6z"/><path stroke="var(--plate-red)" stroke-width="1.2" d="M75.5 47 80 43l4.5 4M75 50l5-4 5 4" stroke-linecap="butt"/>`,
];

/** The Cardinal's palace; his colour, his arms, his men. */
const richelieu = (): Work[] => [
  ...sky(89),
  cloud(22, 14, 0.8),
  cloud(140, 16, 0.8),
  ...cardinals(),
  // steps and sentries
  ...ground(88),
  paper('M66 88h28v4H66zM62 92h36v4H62zM58 96h44v5H58z'),
  cuts(
    along(line(94, 89, 94, 91), line(80, 89, 80, 91), 8, 0.7, 0.3),
    along(line(97, 93, 97, 95), line(80, 93, 80, 95), 10, 0.7, 0.3),
    along(line(101, 97, 101, 100), line(80, 97, 80, 100), 12, 0.7, 0.3),
  ),
  ...[46, 114].map(
    (x) =>
      svg`<g transform="translate(${x} 100)">${outline('M8 2v-40', 1.3)}${tint('steel', 'M8-46l2.5 8h-5z')}${tint('red', 'M-6 0c0-10 1-17 3-21h6c2 4 3 11 3 21z')}<path fill="var(--plate-paper)" stroke="none" d="M-.8-18h1.6v4h3v1.6h-3v7h-1.6v-7h-3V-14h3z"/>${tint('skin', 'M-2.5-25a2.5 3 0 1 1 5 0 2.5 3 0 0 1-5 0z')}${tint('felt', 'M-6-27c2-1.5 10-1.5 12 0-2 1.5-10 1.5-12 0zM-3-27.5c0-3 1-4 3-4s3 1 3 4z')}${outline('M-3 0v4M3 0v4', 2)}</g>`,
  ),
  tree(14, 100, 0.9),
  tree(148, 100, 0.9),
];

export const crown = { paris, louvre, richelieu };
/** The same without sky and ground, to stand on the map. */
export const crownHouses = { paris: cathedral, louvre: palace, richelieu: cardinals };
