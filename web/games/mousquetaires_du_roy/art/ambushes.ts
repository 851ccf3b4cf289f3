import { svg } from 'lit';
import { across, along, line } from '../../../lib/art/burin';
import { glove } from '../../../lib/art/glove';
import { cuts, ground, highlight, outline, paper, tint, type Work } from '../../../lib/art/plate';
import { fan } from '../../../lib/art/regalia';
import { inset, laid } from './device';

const coin = (x: number, y: number, turn = 0): Work =>
  laid(
    x,
    y,
    1,
    turn,
    tint('gold', 'M-5.5 0a5.5 5.5 0 1 1 11 0 5.5 5.5 0 0 1-11 0z'),
    svg`<circle r="3.3" stroke-width=".7"/>`,
  );

/** A crutch, and a bowl that is held out. */
const mendiants: Work[] = [
  ground(4, 60, 59),
  svg`<path stroke-width="5" d="M53 5 44 60M44 9l17-4"/><path stroke="var(--plate-dark)" stroke-width="2.8" d="M53 5 44 60M44 9l17-4"/>`,
  coin(21, 29, 10),
  coin(31, 25),
  coin(38, 30, -12),
  tint('dark', 'M3 32c0 16 10 27 25 27s25-11 25-27z'),
  highlight(along([7, 36, 9, 46, 15, 53, 24, 56], [13, 36, 15, 44, 19, 50, 26, 54], 4, 1.1, 0.6), 0.6),
  cuts(along([51, 35, 49, 46, 42, 54, 30, 58], [38, 36, 38, 44, 35, 50, 28, 56], 7, 1.2, 0.5)),
  outline('M3 32c5 5 45 5 50 0', 2),
];

/** A mask, and the dagger that goes with it. */
const dagger: Work[] = [
  tint('steel', 'M-4 4-3-26 0-36l3 10L4 4z'),
  cuts('M.3-33 2.9-26 3.6 3H.6z'),
  tint('dark', 'M-2.5 7h5v12h-5z'),
  highlight(across(line(-2.5, 8, -2.5, 18), line(2.5, 10, 2.5, 20), 4, 0, 1)),
  tint(
    'gold',
    'M-13 3C-8 6-4 5 0 5s8 1 13-2l1 3c-4 4-9 4-14 4s-10 0-14-4zM-4 21.5a4 4 0 1 1 8 0 4 4 0 0 1-8 0z',
  ),
];
const assassin: Work[] = [
  laid(
    2.5,
    2,
    0.92,
    0,
    laid(32, 24, 1.02, 180, ...dagger),
    tint(
      'felt',
      'M3 22c9-5 20-5 29 0 9-5 20-5 29 0 1 12-4 22-14 22-7 0-12-5-15-9-3 4-8 9-15 9C7 44 2 34 3 22z',
    ),
    highlight(along([6, 23, 14, 20, 24, 21, 31, 25], [7, 27, 14, 24, 22, 24, 28, 27], 3, 1.1, 0.6), 0.5),
    paper('M10 31c5-4 12-3 16 2-5 4-12 4-16-2zM54 31c-5-4-12-3-16 2 5 4 12 4 16-2z'),
    svg`<path stroke-width="2.2" d="M3 23C0 27-1 33 1 40M61 23c3 4 4 10 2 17"/>`,
    svg`<path fill="var(--plate-red)" stroke-width=".8" d="M32 60c0 2-1.5 3-3 3s-2.8-1-2.8-3 2.8-6 2.8-6 3 4 3 6z"/>`,
  ),
];

/** A purse whose strings are being cut. */
const voleurs: Work[] = [
  laid(
    -5,
    7,
    0.92,
    0,
    outline('M32 20C30 15 28 12 29 8M38 20c1-4 2-7 1-11', 2.2),
    tint('dark', 'M26 21h18c3 6 14 14 14 26 0 11-10 15-23 15S12 58 12 47c0-12 11-20 14-26z'),
    highlight(along([17, 50, 16, 42, 21, 34, 27, 26], [25, 56, 24, 46, 28, 36, 32, 27], 4, 1.2, 0.6), 0.5),
    cuts(along([57, 46, 56, 38, 48, 31, 43, 23], [38, 60, 40, 46, 38, 36, 38, 25], 9, 1.2, 0.5)),
    tint('dark', 'M26 18l-4-8c3 1 5 1 7-1 2 2 4 3 6 1 2 2 4 2 6-1 2 2 4 2 7 1l-4 8c-6 2-12 2-18 0z'),
    tint('red', 'M23 17c6 3 18 3 24 0l-2 6.5c-6 2-14 2-20 0z'),
    coin(35, 44, 8),
  ),
  laid(
    39,
    9,
    0.84,
    -82,
    tint('dark', 'M-3 12h6l1 17c-2 2-6 2-8 0z'),
    tint('steel', 'M-3 12C-4-2-3-19 3-30c4 14 3 30 0 42z'),
    cuts('M2.5-26c2.5 12 2 24 0 37H1C2.5-2 3-14 2.5-26z'),
  ),
  coin(56, 44, 20),
  coin(55, 57, -20),
];

/** Her fan; the glove thrown down before one alone. */
const courtisane: Work[] = [inset([0, 2, 64, 60], '-1 12 86 82', ...fan('H'))];
const nemesis: Work[] = [inset([4, 0, 56, 64], '2 0 70 100', ...glove)];

/** The broom in a hat that stands for a man. */
export const decoy: Work[] = [
  svg`<path stroke-width="4.5" d="M32 20v42"/><path stroke="var(--plate-dark)" stroke-width="2.5" d="M32 20v42"/>`,
  tint('gold', 'M20 16c-1 10 1 18 5 24h14c4-6 6-14 5-24z'),
  cuts(along([42, 20, 43, 27, 41, 34, 38, 40], [22, 20, 21, 27, 23, 34, 26, 40], 9, 1.2, 1)),
  tint('red', 'M23 38c6 2 12 2 18 0l1 4c-6 2-14 2-20 0z'),
  svg`<path stroke-width="1.6" d="M24.5 24l4 4m0-4-4 4M35.5 24l4 4m0-4-4 4M28 34c2.5 1.5 5.5 1.5 8 0"/>`,
  tint('felt', 'M6 16c7-5 15-6 26-6s19 1 26 6c-8 5-17 4-26 4s-18 1-26-4z'),
  tint('felt', 'M20 12c0-6 2-9 5-10 5-2 9-2 14 0 3 1 5 4 5 10-8 2-16 2-24 0z'),
  highlight(along([10, 15, 18, 12.5, 26, 12, 34, 12], [14, 17, 20, 15, 28, 14.5, 36, 14.5], 3, 0.9), 0.5),
  tint('blue', 'M20 9.5c8 2.5 16 2.5 24 0v3.5c-8 2.5-16 2.5-24 0z'),
];

/** Jaws for a foot. */
const teeth = (from: number, to: number, y: number, tip: number): string => {
  let d = `M${from} ${y}`;
  for (let x = from; x < to; x += 8) d += `L${x + 4} ${y + tip}L${x + 8} ${y}`;
  return `${d}z`;
};
export const trap: Work[] = [
  ground(2, 62, 58),
  svg`<path stroke-width="2.8" stroke-dasharray="3.5 2.5" d="M46 57c6 3 11 3 16 0"/>`,
  tint('steel', 'M4 38c2-17 14-27 28-27s26 10 28 27h-6C52 26 43 18 32 18S12 26 10 38z'),
  svg`<path fill="var(--plate-steel)" d="M12.5 31l8 3-3-9zM18.5 23l8 5.5-.5-9.5zM27 18.5 32 27l5-8.5zM45.5 23l-8 5.5.5-9.5zM51.5 31l-8 3 3-9z"/>`,
  cuts(along([58, 36, 55, 24, 45, 14, 34, 13], [55, 37, 52, 26, 44, 17.5, 34, 16], 3, 1.1, 0.5)),
  tint('steel', 'M2 44c0-4 60-4 60 0v7c-10 6-50 6-60 0z'),
  svg`<path fill="var(--plate-steel)" d=${teeth(8, 56, 44, -8)} />`,
  tint('steel', 'M2 44c10 5 50 5 60 0v7c-10 6-50 6-60 0z'),
  cuts(across([34, 48, 44, 48, 54, 47, 61, 45], [34, 55, 44, 55, 54, 54, 61, 51], 14, 0, 1)),
];

export const ambushes = { mendiants, assassin, voleurs, courtisane, nemesis };
