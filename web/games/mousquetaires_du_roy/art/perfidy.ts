import { svg } from 'lit';
import { across, along, line } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import { cuts, ground, highlight, outline, paper, tint, type Work, wash } from '../../../lib/art/plate';
import { laid } from './device';

/** A pike, point up, from its foot at 0. */
const pike: Work[] = [
  svg`<path stroke-width="3.4" d="M0 0V-46"/><path stroke="var(--plate-dark)" stroke-width="1.8" d="M0 0V-46"/>`,
  tint('steel', 'M0-62c3.5 6 4 10 1.5 15h-3C-4-52-3.5-56 0-62z'),
];

/** A helmet before crossed pikes. */
const renforts: Work[] = [
  laid(13, 62, 0.98, 27, ...pike),
  laid(51, 62, 0.98, -27, ...pike),
  laid(32, 62, 0.98, 0, ...pike),
  tint('steel', 'M13 46c0-14 7-23 19-23s19 9 19 23c-12 4-26 4-38 0z'),
  highlight(along([17, 44, 17, 34, 22, 27, 29, 25], [24, 45, 24, 37, 27, 30, 31, 27], 4, 1.6, 0.8), 0.9),
  cuts(along([49, 45, 49, 34, 44, 27, 36, 24], [37, 47, 37, 38, 36, 31, 34, 27], 6, 1.2, 0.4)),
  tint('steel', 'M29.5 47C27 38 27.5 25 32 18c4.5 7 5 20 2.5 29z'),
  tint('steel', 'M2 43c9 5 18 4 30 4s21 1 30-4c-3 11-14 14-30 14S5 54 2 43z'),
  cuts(across([10, 49, 22, 52, 44, 52, 60, 45], [14, 53.5, 26, 57, 42, 57, 57, 50], 24, 0, 0.9)),
  svg`<path stroke-width="2.2" stroke-dasharray="0 5" d="M10 47.5c12 4 32 4 44 0"/>`,
];

/** Eyes in a dark doorway, and what they wait for you with. */
const guet_apens: Work[] = [
  wash('M4 62V26C4 10 16 2 32 2s28 8 28 24v36z'),
  outline(
    'M4 44h9M51 44h9M5 29l9 2M59 29l-9 2M14 11l6 7M50 11l-6 7M32 2v9M4 54h9M51 54h9M22 4.5l3 8M42 4.5l-3 8M8 19l8 5M56 19l-8 5',
    1,
  ),
  cuts(along(line(59.5, 30, 59.5, 61), line(53, 32, 53, 61), 5, 1, 0.4)),
  tint('ink', 'M13 62V29c0-11 8-18 19-18s19 7 19 18v33z'),
  svg`<path fill="var(--plate-gold)" stroke="none" d="M21 33c3-3.5 7-3 10 1-4 2-8 1.5-10-1zM36 34c3-4 7-4.5 10-1-2 2.5-6 3-10 1z"/><circle cx="27" cy="33.3" r="1.5" fill="var(--plate-ink)" stroke="none"/><circle cx="40" cy="33.3" r="1.5" fill="var(--plate-ink)" stroke="none"/>`,
  highlight(along([17, 27, 25, 21, 39, 21, 47, 27], [20, 24, 27, 17, 37, 17, 44, 24], 4, 0.9, 0.5), 0.45),
  svg`<g transform="translate(35 54) rotate(-58)"><path fill="var(--plate-steel)" d="M-2.5 0-2-26 0-34l2 8L2.5 0z"/><path fill="currentColor" stroke="none" d="M.2-32 1.8-26 2.2-1H.4z"/><path fill="var(--plate-gold)" d="M-9-1.5c6 2 12 2 18 0v3.5c-6 2-12 2-18 0z"/><path fill="var(--plate-dark)" d="M-2 3h4v9h-4z"/></g>`,
];

/** The drum that calls everybody to arms. */
const conscrits: Work[] = [
  laid(
    8,
    6,
    1,
    0,
    svg`<path stroke-width="4.2" d="M2 2 30 19"/><path stroke="var(--plate-dark)" stroke-width="2.4" d="M2 2 30 19"/>`,
  ),
  laid(
    56,
    6,
    '-1 1',
    0,
    svg`<path stroke-width="4.2" d="M2 2 30 19"/><path stroke="var(--plate-dark)" stroke-width="2.4" d="M2 2 30 19"/>`,
  ),
  tint('blue', 'M7 26v26c0 6 12 10 25 10s25-4 25-10V26z'),
  cuts(
    along([56, 30, 56, 38, 56, 46, 56, 55], [38, 34, 38, 42, 38, 52, 38, 61], 8, 1.1, 0.4),
    along(line(8.5, 29, 8.5, 54), line(13, 31, 13, 56), 3, 0.8, 0.4),
  ),
  svg`<path fill="none" stroke="var(--plate-paper)" stroke-width="3" d="M8 32l8 24 8-20 8 22 8-22 8 20 8-24"/>`,
  outline('M7.5 30l8 26 8.5-20 8 23 8-23 8.5 20 8-26M8.5 34l7.5 24 8-20M40 38l8 20 7.5-24', 0.7),
  svg`<path fill="var(--plate-gold)" stroke-width=".7" transform="translate(32 45) scale(.7)" d=${fleuron} />`,
  tint('gold', 'M6 48c0 6 12 9 26 9s26-3 26-9v5c0 6-12 9.5-26 9.5S6 59 6 53z'),
  tint('gold', 'M6 24v6c0 5 12 8 26 8s26-3 26-8v-6z'),
  paper('M6 24a26 8 0 0 1 52 0 26 8.5 0 0 1-52 0z'),
  cuts(along([54, 25, 44, 30, 30, 31, 20, 29.5], [50, 22, 42, 26, 34, 27, 28, 26.5], 4, 0.9, 0.4)),
];

/** Irons, and the key that is somebody else's. */
const shackle = (x: number, turn: number): Work =>
  laid(
    x,
    21,
    1,
    turn,
    svg`<path stroke-width="7.5" d="M-8 9A11 11 0 1 1 8 9"/><path stroke="var(--plate-steel)" stroke-width="5" d="M-8 9A11 11 0 1 1 8 9"/>`,
    cuts(along([9, -9, 12.5, -4, 12, 4, 8.5, 8], [8, -8, 10.5, -4, 10.5, 3, 7.5, 7], 3, 0.9, 0.6)),
    tint('steel', 'M-12 8.5h24v6h-24z'),
    svg`<circle cx="0" cy="11.5" r="1.6" fill="currentColor" stroke="none"/>`,
  );
const embastille: Work[] = [
  svg`<path stroke-width="5" d="M15 36c-2 7 2 10 7 10M49 36c2 7-2 10-7 10"/><path stroke="var(--plate-steel)" stroke-width="2.6" stroke-dasharray="4 2.5" d="M15 36c-2 7 2 10 7 10M49 36c2 7-2 10-7 10"/>`,
  shackle(16, -8),
  shackle(48, 8),
  svg`<g transform="translate(32 30)"><path stroke-width="5.5" d="M0 12v18"/><path stroke="var(--plate-gold)" stroke-width="3.2" d="M0 12v18"/></g>`,
  tint('gold', 'M32 55h10v7h-4v-3h-2v3h-4z'),
  svg`<circle cx="32" cy="36" r="6.5" stroke-width="5.5"/><circle cx="32" cy="36" r="6.5" stroke="var(--plate-gold)" stroke-width="3.2"/>`,
];

/** A flask of balm. */
const baume: Work[] = [
  ground(8, 58, 57),
  paper('M25 15v9C14 27 8 35 8 43c0 11 10 17 24 17s24-6 24-17c0-8-6-16-17-19v-9z'),
  tint('red', 'M9.5 38C8 51 17 58 32 58s24-7 22.5-20c-7 3-15-2-22.5 0s-15 3-22.5 0z'),
  cuts(
    along([54, 36, 57, 46, 50, 56, 36, 58.5], [46, 38, 47, 45, 43, 51, 35, 54], 6, 1.2, 0.5),
    along([38, 17, 38, 21, 38, 24, 46, 28], [35, 17, 35, 21, 35, 25, 38, 27], 3, 0.8),
  ),
  highlight(along([13, 41, 12, 48, 17, 54, 24, 56], [17, 42, 17, 47, 20, 51, 25, 53], 3, 1.5, 0.8), 0.8),
  outline('M14 35c3-5 7-8 12-9.5', 1),
  tint('gold', 'M22 11c6-2.5 14-2.5 20 0v5c-6 2.5-14 2.5-20 0z'),
  tint('dark', 'M26 2.5c4-1.5 8-1.5 12 0v8c-4-1-8-1-12 0z'),
  svg`<path fill="var(--plate-paper)" d="M29 38h6v5.5h5.5v6H35V55h-6v-5.5h-5.5v-6H29z"/>`,
];

/** A snake round a lily. */
const calomnie: Work[] = [
  svg`<path fill="var(--plate-gold)" transform="translate(32 34) scale(2.15 2.35)" stroke-width=".5" d=${fleuron} />`,
  cuts(
    along([55, 33, 58, 38, 54, 43, 47, 43], [47, 33, 49, 36, 48, 39, 45, 40], 4, 1, 0.5),
    along([35, 6, 42, 16, 40, 26, 38, 32], [32, 8, 37, 18, 36, 26, 36, 32], 3, 1, 0.5),
  ),
  svg`<path stroke-width="9" d="M47 60c-10 3-22 1-24-6-2-8 22-8 22-17S20 30 20 22c0-7 10-10 19-8"/>
    <path stroke="var(--plate-felt)" stroke-width="6.6" d="M47 60c-10 3-22 1-24-6-2-8 22-8 22-17S20 30 20 22c0-7 10-10 19-8"/>
    <path stroke="var(--plate-steel)" stroke-width="1.8" stroke-dasharray="1.5 4" d="M46 60.5c-9 2-20 .5-22.5-6.5-1-7 22-8 22-17S20.5 29 20.5 22c1-6 9-8.5 17-7"/>`,
  tint('felt', 'M35 9c6-3 14-1 18 5-3 6-12 9-18 5-2-3-2-7 0-10z'),
  svg`<path stroke="var(--plate-red)" stroke-width="1.8" d="M52 14c3 0 4 0 6-.5m0 0 4-3m-4 3 4 2.5"/><circle cx="44" cy="12.5" r="1.7" fill="var(--plate-gold)" stroke-width=".6"/>`,
];

/** A way that is closed. */
const impasse: Work[] = [
  wash('M4 62V26C4 10 16 2 32 2s28 8 28 24v36z'),
  outline(
    'M4 44h8M52 44h8M5 29l8 2M59 29l-8 2M14 11l6 7M50 11l-6 7M32 2v8M4 54h8M52 54h8M8 19l8 5M56 19l-8 5',
    1,
  ),
  cuts(along(line(59.5, 30, 59.5, 61), line(53, 32, 53, 61), 5, 1, 0.4)),
  tint('ink', 'M12 62V29c0-11 8-19 20-19s20 8 20 19v33z'),
  svg`<path stroke="var(--plate-steel)" stroke-width="3" stroke-linecap="butt" d="M18.5 17v40M25.3 12v45M32 10v47M38.7 12v45M45.5 17v40M12 28h40M12 39h40M12 50h40"/>`,
  svg`<path fill="var(--plate-steel)" stroke="none" d="M16 56h5l-2.5 6zM22.8 56h5l-2.5 6zM29.5 56h5L32 62zM36.2 56h5l-2.5 6zM43 56h5l-2.5 6z"/>`,
];

const half: Work[] = [
  tint('gold', 'M-13-25h26v5h-26zM-13 20h26v5h-26z'),
  paper('M-10-20C-10-9-4-6-1.5 0-4 6-10 9-10 20h20C10 9 4 6 1.5 0 4-6 10-9 10-20z'),
  tint('red', 'M-7.5-11h15C5.5-6 3-4 .5 0 3 5 7.5 9 8.5 20h-17C-7.5 9-3 5-.5 0-3-4-5.5-6-7.5-11z'),
  svg`<path fill="var(--plate-paper)" stroke="none" d="M-7.5 12.5C-5 7-2 5-.6 1h1.2C2 5 5 7 7.5 12.5 4 15-4 15-7.5 12.5z"/>`,
  cuts(
    along([9, -18, 9, -9, 4, -5, 2, -1], [6, -18, 6, -10, 3, -6, 1, -2], 3, 0.9, 0.4),
    along([2, 1, 4, 5, 9, 9, 9, 19], [1, 2, 3, 6, 6, 10, 6, 19], 3, 0.9, 0.4),
  ),
];
export const hourglass: Work[] = [laid(32, 32, 1.15, 0, ...half)];

/** Time on wings. */
const wing = (mirrored: boolean): Work =>
  laid(
    mirrored ? 40 : 24,
    26,
    mirrored ? '-1 1' : '1 1',
    0,
    paper('M0 8C-8 12-16 8-19 1c3 1 5 1 7 .5-5-2-9-6-10-12 3 2 6 3 8 3-4-3-6-7-6-12 6 8 14 9 20 16z'),
    cuts(along([-2, 6, -8, 4, -14, -2, -18, -12], [-2, 9, -8, 9, -13, 6, -17, 2], 5, 1.2, 0.8)),
  );
const urgence: Work[] = [wing(false), wing(true), laid(32, 33, 0.98, 0, ...half)];

export const perfidies = { renforts, guet_apens, conscrits, embastille, baume, calomnie, impasse, urgence };
