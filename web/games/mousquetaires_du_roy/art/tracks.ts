import { svg } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import { cuts, ground, outline, paper, tint, type Work, wash } from '../../../lib/art/plate';
import { crown } from '../../../lib/art/regalia';
import { inset, laid } from './device';
import { sword } from './equipment';

/** The Queen's crown. */
const honour: Work[] = [inset([0, 3, 64, 56], '6 -1 68 60', ...crown('S'))];

/** A bastion under its banner. */
const siege: Work[] = [
  ground(2, 62, 58),
  svg`<path stroke-width="2.4" d="M32 30V2"/>`,
  tint('red', 'M33 3c7-3 11 3 20 0v13c-9 3-13-3-20 0z'),
  cuts(along([51, 4, 51, 8, 51, 12, 51, 15], [42, 3, 42, 7, 42, 11, 42, 15], 5, 0.9, 0.4)),
  paper('M18 28v-5h6v4h5v-4h6v4h5v-4h6v5l-1 4H19z'),
  paper('M20 31h24l2 28H18z'),
  cuts(along(line(43, 32, 45, 58), line(35, 32, 35, 58), 7, 1.1, 0.4)),
  paper('M3 41v-6h6v4h5v-4h6v4h24v-4h6v4h5v-4h6v6l-2 5 3 15H2l3-15z'),
  cuts(
    along(line(60, 44, 61, 59), line(50, 44, 50, 59), 7, 1.1, 0.4),
    along(line(18, 46, 17, 59), line(13, 46, 12, 59), 4, 0.8, 0.4),
  ),
  wash('M5 46h54l.6 3H4.4z'),
  tint('ink', 'M26 61v-7c0-5 2.5-8 6-8s6 3 6 8v7z'),
  cuts('M30.7 34h2.6v7h-2.6zM9 51h5v3H9zM49 51h5v3h-5z'),
  outline('M2 61h60', 1.4),
];

/** The ladder that leads to the Queen's door. */
const louvre: Work[] = [
  ground(8, 56, 59),
  svg`<path stroke-width="6" d="M14 60 22 20M50 60 42 20M16 52h32M18 41h28M20.5 30h23"/><path stroke="var(--plate-gold)" stroke-width="3.6" d="M14 60 22 20M50 60 42 20M16 52h32M18 41h28M20.5 30h23"/>`,
  cuts(along(line(50, 58, 43, 22), line(48.5, 58, 42, 22), 2, 0.8)),
  svg`<path fill="var(--plate-blue)" transform="translate(32 14) scale(1.05)" d=${fleuron} />`,
];

/** A wreath for a deed they will sing of. */
const leaves = (mirrored: 1 | -1): Work[] =>
  Array.from({ length: 7 }, (_, i) => {
    const a = ((18 + i * 23) * Math.PI) / 180;
    const [x, y] = [32 + mirrored * Math.sin(a) * 21, 33 + Math.cos(a) * 21];
    return laid(
      Number(x.toFixed(1)),
      Number(y.toFixed(1)),
      `${mirrored} 1`,
      mirrored * (62 - i * 23),
      tint('gold', 'M0 4C-5 1-5-5 0-9c5 4 5 10 0 13z'),
      outline('M0 4v-9', 0.7),
    );
  });
const epic: Work[] = [
  tint('blue', 'M2 32a30 30 0 1 1 60 0 30 30 0 0 1-60 0z'),
  cuts(along([59, 22, 63, 38, 52, 56, 34, 59.5], [52, 22, 55, 34, 47, 48, 34, 51], 7, 1.2, 0.5)),
  svg`<circle cx="32" cy="32" r="28.4" stroke="var(--plate-gold)" stroke-width="2.4"/>`,
  ...leaves(1),
  ...leaves(-1),
  laid(32, 42, 0.58, 0, ...sword),
];

export const tracks = { honour, siege, louvre, epic };
