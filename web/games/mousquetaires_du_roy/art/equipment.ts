import { svg } from 'lit';
import { across, along, line } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import * as art from '../../../lib/art/horse';
import { pistol as firearm } from '../../../lib/art/pistol';
import { cuts, highlight, outline, paper, tint, type Work, wash } from '../../../lib/art/plate';
import { inset, laid } from './device';

/** A flash of light on steel. */
const gleam = (x: number, y: number, size: number): Work =>
  svg`<path transform="translate(${x} ${y}) scale(${size})" fill="var(--plate-gold)" stroke-width=".5" d="M0-8C.6-2 2-.6 8 0 2 .6.6 2 0 8-.6 2-2 .6-8 0-2-.6-.6-2 0-8z"/>`;

const pistol: Work[] = [laid(7, 44, 0.76, -30, ...firearm)];

/** A sword, point up, that can still be read where a card is as wide as a thumb: 56 from guard to point, 25 below. */
export const sword: Work[] = [
  paper('M-2.7 4-2.2-46 0-56l2.2 10L2.7 4z'),
  cuts('M.2-54 2.1-46 2.5 3H.5z'),
  tint('dark', 'M-2.1 7h4.2v12h-4.2z'),
  highlight(across(line(-2, 8, -2, 18), line(2, 9.5, 2, 19.5), 5, 0, 0.9)),
  tint('gold', 'M-3.7 21.5a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 0 1-7.4 0z'),
  outline('M9 7c4.5 6 1 13-5.5 14.5', 1.8),
  outline('M-15 4.5c3.5 3.5 6 1.5 9 1.5H6c3 0 5.5 2 9-1.5', 2.4),
  tint('gold', 'M-10 8C-11-1-6-5 0-5s11 4 10 13C5 4.5-5 4.5-10 8z'),
  cuts(along([8.5, 6, 8.5, 0, 5, -3, 1, -3.5], [3, 4.5, 3, 1, 2, -1, 0, -2], 4, 1, 0.4)),
];

/** Of Toledo steel, and it shows. */
const toledo: Work[] = [
  laid(20.5, 44, 0.92, 40, ...sword),
  gleam(52, 7, 1.1),
  gleam(37, 14, 0.6),
  gleam(57, 21, 0.5),
];

const cuirass: Work[] = [
  tint(
    'steel',
    'M16 9c4 2 6 5 16 5s12-3 16-5l9 8c-3 5-5 9-5 15 0 8 2 14-1 20-5 5-12 8-19 8s-14-3-19-8c-3-6-1-12-1-20 0-6-2-10-5-15z',
  ),
  highlight(along([17, 18, 16, 28, 17, 40, 20, 50], [28, 18, 28, 28, 28, 40, 29, 52], 4, 1.4, 0.6), 0.85),
  cuts(
    along([54, 18, 49, 26, 50, 40, 48, 52], [36, 17, 36, 28, 36, 40, 36, 58], 11, 1.2, 0.3),
    along([9, 17, 12, 22, 13, 27, 13, 33], [13, 15, 15, 20, 16, 26, 16, 33], 3, 0.8, 0.4),
  ),
  outline('M32 14v45M12.5 45c12 7 27 7 39 0', 1),
  svg`<path stroke-width="2.2" stroke-dasharray="0 5" d="M14 48.5c11 6 25 6 36 0M13 21c3 4 4 8 4 13M51 21c-3 4-4 8-4 13"/>`,
  tint('gold', 'M16 9c4 2 6 5 16 5s12-3 16-5l2.5 2.3C46 14 42 19 32 19s-14-5-18.5-7.7z'),
  tint('red', 'M6.5 16.5 15 9l5 3-7 9zM57.5 16.5 49 9l-5 3 7 9z'),
  svg`<path fill="var(--plate-gold)" stroke-width=".8" transform="translate(32 33) scale(.62)" d=${fleuron} />`,
];

const horse: Work[] = [inset([6, 0, 54, 64], '-2 2 76 90', ...art.horse)];

/** The secret thrust: two blades meet in a flower. */
const botte: Work[] = [
  laid(16, 46, '-.82 .82', 37, ...sword),
  laid(48, 46, 0.82, -37, ...sword),
  svg`<circle cx="32" cy="25.5" r="11.5" fill="var(--plate-paper)"/>`,
  svg`<path fill="var(--plate-red)" stroke-width=".8" transform="translate(32 26) scale(.74)" d=${fleuron} />`,
];

/** One sword; two of them. */
const combat: Work[] = [laid(21.5, 43, 0.98, 42, ...sword)];
const double_combat: Work[] = [laid(16.5, 45, '-.86 .86', 37, ...sword), laid(47.5, 45, 0.86, -37, ...sword)];

/** A heart; a heart that bled. */
const heart =
  'M32 57C28 46 6 39 6 21.5 6 12 13 6 20 6c6 0 10 3.5 12 9.5C34 9.5 38 6 44 6c7 0 14 6 14 15.5C58 39 36 46 32 57z';
const life: Work[] = [
  tint('red', heart),
  cuts(
    along([56, 18, 57, 32, 44, 42, 33, 54], [46, 17, 46, 28, 39, 37, 33, 47], 6, 1.3, 0.5),
    along([30, 17, 27, 10, 22, 8.5, 17, 9], [29, 20, 26, 14, 22, 12, 17, 12.5], 2, 0.8),
  ),
  highlight(along([11, 26, 7, 18, 12, 11, 20, 10], [15, 26, 12, 19, 15, 14, 21, 13], 3, 1.8, 0.8), 0.75),
];
const wound: Work[] = [
  wash(heart),
  cuts(
    along([56, 18, 57, 32, 44, 42, 33, 54], [50, 17, 51, 30, 41, 40, 33, 50], 4, 1, 0.4),
    along([9, 24, 14, 36, 24, 44, 32, 53], [13, 22, 17, 33, 25, 41, 32, 48], 3, 0.8, 0.4),
  ),
  outline('M33 16l-6 9 9 5-8 8 7 5-3 12', 2.4),
];

const validation: Work[] = [
  tint('blue', 'M20 40 12 62l9-4 5 5 6-21zM44 40l8 22-9-4-5 5-6-21z'),
  cuts(across(line(44, 44, 50, 58), line(39, 45, 41, 59), 8, 0, 1)),
  tint(
    'blue',
    'M32 3c4 0 5 3 8 4s7-.5 9 2 1 6 3 9 5 4 5 8-3 5-4 8 1 7-2 9-6 1-9 3-4 5-8 5-5-3-8-4-7 .5-9-2-1-6-3-9-5-4-5-8 3-5 4-8-1-7 2-9 6-1 9-3 4-5 8-5z',
  ),
  highlight(along([12, 28, 12, 18, 20, 10, 30, 9], [15, 28, 15, 20, 22, 13, 30, 12], 2, 1.6, 0.9), 0.6),
  svg`<circle cx="32.5" cy="27" r="15.5"/>`,
  cuts(along([47, 22, 50, 32, 44, 42, 33, 43], [43, 24, 45, 31, 40, 38, 33, 39.5], 4, 1.2, 0.5)),
  svg`<path fill="var(--plate-paper)" stroke="none" opacity=".9" transform="translate(32.5 27.5) scale(.86)" d=${fleuron} />`,
  outline('M20 40.5c-3-2-5-5-6-9', 0.8),
];

export const equipment = { pistol, toledo, cuirass, horse, botte };
export const marks = { combat, double_combat, life, wound, validation };
