import { svg } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import { cuts, outline, paper, tint, type Work, wash } from '../../../lib/art/plate';
import { plume } from '../../../lib/art/plume';

/** A book and the pen to answer it. */
const erudition: Work[] = [
  tint('dark', 'M3 21c10-4 21-3 29 3 8-6 19-7 29-3v33c-10-3-20-2-27 3h-4c-7-5-17-6-27-3z'),
  paper('M6 17c10-3 20-2 26 4v33c-6-6-16-7-26-4z'),
  paper('M58 17c-10-3-20-2-26 4v33c6-6 16-7 26-4z'),
  cuts(
    along([10, 24, 16, 22.5, 22, 23, 28, 26.5], [10, 45, 16, 43.5, 22, 44, 28, 47.5], 7, 1),
    along([36, 26.5, 40, 23.5, 44, 23, 47, 23], [36, 47.5, 42, 44, 48, 43.5, 54, 45], 7, 1),
    along(line(33, 22, 33, 53), line(36.5, 20, 36.5, 51), 4, 1, 0.4),
    along(line(31, 22, 31, 53), line(29, 20.5, 29, 51), 3, 0.8, 0.4),
  ),
  plume([38, 43, 41, 28, 47, 14, 60, 3], 6, 'var(--plate-blue)', 4),
  outline('M38 43l-1.6 5.5', 1.6),
];

/** Arms under a coronet. */
const nobility: Work[] = [
  tint('blue', 'M10 25c8 1 15 0 22-4 7 4 14 5 22 4 2 19-6 30-22 37C16 55 8 44 10 25z'),
  cuts(along([52, 29, 53, 42, 46, 53, 33, 59], [43, 30, 43, 40, 40, 48, 33, 53], 6, 1, 0.4)),
  svg`<path fill="none" stroke="var(--plate-gold)" stroke-width="1.6" d="M13 28.5c7 .6 13-.6 19-4 6 3.4 12 4.6 19 4 1 15-6 24-19 30-13-6-20-15-19-30z"/>`,
  svg`<path fill="var(--plate-gold)" stroke-width=".7" transform="translate(32 42) scale(1.02)" d=${fleuron} />`,
  tint('gold', 'M12 19 9 6l9 6 4-9.5L28 10l4-8.5L36 10l6-7.5L46 12l9-6-3 13c-12-3-28-3-40 0z'),
  cuts(along([51, 17, 51.5, 14, 52.5, 11, 53.5, 8], [40, 15, 40, 12, 41, 9, 42, 5], 6, 1, 0.4)),
  tint('gold', 'M11.5 18.5c13-3.4 28-3.4 41 0v4.6c-13-3.4-28-3.4-41 0z'),
  paper('M32 16.7l3 2.6-3 2.6-3-2.6zM20 17.6l2.6 2.3-2.8 2-2.2-2zM44 17.6l-2.6 2.3 2.8 2 2.2-2z'),
  ...[9, 22, 32, 42, 55].map(
    (x, i) =>
      svg`<circle cx=${x} cy=${[6, 2.6, 1.9, 2.6, 6][i]} r="1.9" fill="var(--plate-paper)" stroke-width=".8"/>`,
  ),
];

/** A rose. */
const gallantry: Work[] = [
  outline('M33 38c2 9 1 16-4 24', 2.4),
  tint('felt', 'M31.5 50c5-9 14-11 21-8-3 8-11 12-21 8zM31 57C23 51 15 51 9 55c4 6 13 8 22 2z'),
  svg`<path stroke="var(--plate-paper)" stroke-width=".8" opacity=".7" d="M32 50c6-5 12-7 19-8M30 57c-6-2-13-3-20-2M41 44l1 4M46 42.5l.5 4M22 53l-1 3.5M16 53.5l-.5 3"/>`,
  tint(
    'red',
    'M32 2c8 0 12 3 14 8 6 3 9 9 7 15 0 8-6 14-13 15-5 3-11 3-16 0-7-1-13-7-13-15-2-6 1-12 7-15 2-5 6-8 14-8z',
  ),
  svg`<path fill="var(--plate-paper)" stroke="none" opacity=".32" d="M18 10c-6 3-9 9-7 15 0 6 3 10 8 13-3-8-3-20-1-28zM32 2c-8 0-12 3-14 8 8-4 15-5 22-3-1-3-4-5-8-5z"/>`,
  cuts(
    along([52, 17, 54, 25, 50, 34, 41, 39], [46, 18, 47, 25, 44, 31, 38, 35], 5, 1.1, 0.5),
    along([46, 11, 44, 6, 39, 3.5, 33, 3], [42, 12, 40, 8.5, 37, 7, 33, 6.5], 3, 0.9, 0.5),
  ),
  outline(
    'M18 10c9-5 21-5 28 0M11 25c1 6 6 11 14 12 8 1 17-1 20-8 3-6 2-13-3-16-8-4-18-3-22 3-4 7-2 15 4 18 6 3 14 1 17-4 3-6 0-12-5-13-6-1-11 3-10 8 1 4 5 6 9 4 3-2 3-6 0-7',
    1.5,
  ),
  cuts(along([27, 25, 27, 20, 31, 17, 36, 18], [30, 25, 30, 22, 32, 20, 35, 20], 3, 0.9)),
];

/** Three plumes in their clasp. */
const panache: Work[] = [
  plume([30, 50, 24, 30, 10, 20, 5, 30], 9, 'var(--plate-blue)'),
  plume([34, 50, 40, 30, 54, 20, 59, 30], 9, 'var(--plate-red)'),
  plume([32, 50, 30, 30, 30, 14, 40, 3], 10.5, 'var(--plate-paper)'),
  tint('gold', 'M25 46h14l3 6c-2 6-6 9-10 11-4-2-8-5-10-11z'),
  cuts(along([40, 48, 41, 53, 38, 58, 33, 61], [35, 48, 36, 52, 35, 56, 33, 59], 4, 1, 0.5)),
  wash('M32 49.5l4 4-4 5.5-4-5.5z'),
];

export const skills = { erudition, nobility, gallantry, panache };
export type SkillId = keyof typeof skills;
