import { svg } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { portrait } from '../../../lib/art/people/portrait';
import { highlight, tint, type Work } from '../../../lib/art/plate';
import { plume } from '../../../lib/art/plume';

/** The Shadow Musketeer before the moon: a hat, a cloak, two eyes. */
const shadow: Work[] = [
  svg`<circle cx="44" cy="46" r="37" fill="var(--plate-gold)" stroke-width=".8"/>`,
  svg`<path fill="currentColor" stroke="none" opacity=".35" d=${along(line(8, 46, 80, 46), line(26, 78, 62, 78), 14, 0.7, 0.9)} />`,
  svg`<g color="var(--plate-ink)" stroke="var(--plate-ink)">${[
    tint('ink', 'M-2 119c0-20 6-30 19-36 5-2 8-5 9-10l2-8h32l2 8c1 5 4 8 9 10 13 6 19 16 19 36z'),
    tint('ink', 'M28 40c-2 10-3 20-7 27 6 4 10 9 12 16h22c2-7 6-12 12-16-4-7-5-17-7-27z'),
    plume([56, 30, 58, 8, 82, 4, 79, 32], 7.5, 'var(--plate-ink)'),
    tint('ink', 'M5 42c8-9 21-12 39-12s31 3 39 12c-8 5-16 4-22 2-11-3-23-3-34 0-6 2-14 3-22-2z'),
    tint('ink', 'M26 33c-1-9 0-17 4-20 8-4 20-4 28 0 4 3 5 11 4 20z'),
  ]}</g>`,
  highlight(
    along([8, 42, 18, 33, 36, 31.5, 50, 31.5], [10, 43, 20, 36, 38, 34, 52, 34], 3, 0.6) +
      along([28, 30, 27.5, 22, 28.5, 16, 32, 13.5], [32, 30, 31.5, 22, 32.5, 17, 35, 14], 2, 0.6) +
      along([1, 117, 2, 101, 9, 91, 22, 85], [10, 117, 11, 104, 16, 95, 26, 88], 4, 0.7, 0.4) +
      along([22, 67, 30, 69, 37, 75, 41, 88], [24, 72, 30, 75, 35, 80, 38, 92], 3, 0.9, 0.5) +
      along([66, 67, 58, 62, 46, 62, 36, 70], [66, 69, 58, 65, 48, 65, 38, 73], 2, 0.8, 0.5),
    0.4,
  ),
  svg`<path fill="var(--plate-gold)" stroke="none" d="M32.5 50c3-1.6 6-1.2 8.5 1.5-3 1.6-6.3 1.3-8.5-1.5zM47 51.5c2.5-2.7 5.5-3.1 8.5-1.5-2.2 2.8-5.5 3.1-8.5 1.5z"/>`,
];

export const shadowSymbol = portrait('shadow', shadow, 1.08, 6);
