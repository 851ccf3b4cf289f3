import { svg } from 'lit';
import { across, along, line } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import { cuts, ground, outline, paper, plate, tint, type Work, wash } from '../../../lib/art/plate';
import { crown, fan, mark, turn } from '../../../lib/art/regalia';
import { type Suit, suitMarks } from '../../../lib/art/suits';

// What the life cards show, on a field of 84 by 96. The suit gives the accent its colour.

/** Rays from a ring round (x, y), every other one longer. */
const rays = (x: number, y: number, from: number, to: number, count: number, width: number): string => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const degrees = (360 / count) * i;
    const ray = line(
      ...turn(x, y, from, degrees),
      ...turn(x, y, i % 2 ? to : from + (to - from) * 0.55, degrees),
    );
    d += along(ray, ray, 1, width);
  }
  return d;
};

/** Ace: the suit itself, in its glory. */
const glory = (suit: Suit): Work[] => [
  cuts(rays(42, 49, 33, 44, 72, 0.9)),
  svg`<circle cx="42" cy="49" r="36.5" fill="var(--plate-paper)" stroke="none"/>`,
  mark(suit, 42, 49, 62),
  svg`<path transform="translate(42 49) scale(2.28) translate(-12 -12)" stroke="var(--plate-paper)" stroke-width=".32" d=${suitMarks[suit]} />`,
  svg`<path transform="translate(42 ${suit === 'H' ? 45 : suit === 'S' ? 52 : 49}) scale(.82)" fill="var(--plate-paper)" stroke="none" d=${fleuron} />`,
];

/** Two: a stub of candle, the last light. */
const stub: Work[] = [
  ground(4, 80, 92),
  cuts(rays(43, 34, 24, 33, 36, 0.8)),
  outline('M74 78c2-9 12-8 11-1s-9 7-12 4', 1.1),
  wash('M7 78c0 9 15 15 35 15s35-6 35-15z'),
  paper('M7 78a35 8.5 0 0 0 70 0 35 8.5 0 0 0-70 0z'),
  outline('M13 78a29 6 0 0 0 58 0 29 6 0 0 0-58 0z', 0.6),
  cuts(
    across([74, 80, 72, 86, 60, 91, 44, 92.6], [68, 82, 64, 85, 56, 87, 42, 88], 20, 0.1, 0.7, 0.4),
    along([52, 80, 60, 81, 66, 80, 69, 78], [50, 83, 58, 84, 65, 82, 68, 80.5], 4, 0.6),
  ),
  paper('M20 77c1-4 9-7 22-7s21 3 22 7-8 6.5-22 6.5S19 81 20 77z'),
  paper('M28 59c0-4 28-4.5 28 0 0 5 1 10 2.5 14 2 5.5-33 6-32 .5C27.5 69 28 64 28 59z'),
  cuts(
    along([54.5, 61, 55, 66, 56, 71, 57, 75], [43, 63, 43, 68, 43, 73, 43, 78], 10, 1, 0.3),
    along([28.8, 62, 28.5, 67, 28, 71, 27.5, 75], [32, 64, 31.5, 68, 31, 72, 31, 76], 3, 0.5, 0.3),
  ),
  paper(
    'M28 59c-1 5-3.5 9-2.5 14s4.5 4 4.5-1 3.5-5 4 0-.5 8 2 8 3-5 3.5-9 3-5 5-4.5 2 7 4.5 6.5 2-7 2.5-9 4-2 4.5-5c0-4-28-4-28 0z',
  ),
  wash('M28.5 58.5a13.5 3.6 0 0 0 27 0 13.5 3.6 0 0 0-27 0z'),
  outline('M42.5 58.5c-1-3 .8-4 .3-7', 1.8),
  tint('red', 'M42.5 54c-7-2-9.5-9-6-15 2.5-4.5 6.5-8 5-16 8 5 14 13 12.5 21-1 6-5.5 10-11.5 10z'),
  svg`<path fill="var(--plate-gold)" stroke="none" d="M42.8 52.5c-4-1.5-5-5.5-3-9.5 1.5-3 4-5 3.5-9.5 5 4 7.5 8.5 6.5 13-.7 3.5-3.5 6-7 6z"/>`,
];

/** Joker: the fool's cap. */
const bell = (x: number, y: number): Work =>
  svg`<g transform="translate(${x} ${y})">${tint(
    'gold',
    'M-4.8 0a4.8 4.8 0 1 1 9.6 0 4.8 4.8 0 0 1-9.6 0z',
  )}${outline('M-4.6 1c3 1.5 6 1.5 9.2 0M0 1.5v2', 1)}</g>`;

const cap: Work[] = [
  // collar
  tint('gold', 'M20 74c14-6 30-6 44 0l10 13-13-3-6 11-7-9-6 12-6-12-7 9-6-11-13 3z'),
  cuts(across([27, 75, 34, 73, 50, 73, 57, 75], [14, 84, 32, 92, 52, 92, 70, 84], 17, 0, 0.9, 0.5)),
  // horns
  tint('red', 'M30 42C24 22 30 7 48 3c8-1.5 13 3 14 10-5-4-10-3-12 2-2 6 3 15 6 25z'),
  cuts(
    along([50, 16, 49, 24, 53, 32, 55, 40], [46, 12, 43, 22, 45, 32, 46, 40], 6, 1, 0.3),
    along([60, 11, 57, 5, 51, 4, 46, 6], [58, 11, 55, 7, 51, 6, 47, 8], 3, 0.8),
  ),
  tint('blue', 'M42 36C30 16 7 20 4 52c5-9 15-9 18 2 1 5 1 11 1 16 6-3 12-4 19-4z'),
  svg`<path fill="var(--plate-paper)" stroke="none" opacity=".8" d=${along([8, 42, 14, 28, 27, 25, 38, 36], [16, 41, 22, 34, 28, 34, 36, 42], 5, 0.9, 0.5)} />`,
  cuts(along([23, 58, 24, 50, 22, 44, 16, 44], [33, 66, 33, 56, 32, 50, 26, 44], 4, 1, 0.4)),
  tint('red', 'M42 36c12-20 35-16 38 16-5-9-15-9-18 2-1 5-1 11-1 16-6-3-12-4-19-4z'),
  cuts(
    along([77, 43, 72, 30, 60, 25, 48, 36], [64, 46, 60, 38, 54, 36, 48, 44], 8, 1.1, 0.4),
    along([60, 68, 60, 60, 60, 52, 62, 48], [48, 66, 48, 58, 48, 50, 50, 46], 6, 1.1, 0.4),
  ),
  outline('M42 36v30', 1.1),
  tint('gold', 'M20 67c14-6 30-6 44 0l1.5 8c-15-6-32-6-47 0z'),
  cuts(along([64, 68, 64.5, 70, 65, 72, 65, 74], [46, 64, 46, 66, 46, 68, 46, 70], 11, 0.9, 0.3)),
  bell(4.5, 54),
  bell(79.5, 54),
  bell(62, 16),
];

/** Teeth of the joker's border, card units. */
function motley(): string {
  let d = '';
  for (let i = 0; i < 12; i++) d += `M${6 + i * 7.5} 3h5.5l-2.75 5.5zM${6 + i * 7.5} 137h5.5l-2.75-5.5z`;
  for (let i = 0; i < 17; i++) d += `M3 ${8 + i * 7.5}v5.5l6.5-2.75zM97 ${8 + i * 7.5}v5.5l-6.5-2.75z`;
  return d;
}

const suits = Object.keys(suitMarks) as Suit[];
const field = '-2 -2 88 102';

export const emblemSymbols = [
  ...suits.flatMap((suit) => [
    plate(`mk-life-A${suit}`, field, ...glory(suit)),
    plate(`mk-life-K${suit}`, field, ...crown(suit)),
    plate(`mk-life-Q${suit}`, field, ...fan(suit)),
  ]),
  plate('mk-life-2', field, ...stub),
  plate('mk-life-JK', field, ...cap),
  svg`<symbol id="mk-motley" viewBox="0 0 100 140"><path fill="var(--blue)" fill-rule="evenodd"
    d="M8 3h84a5 5 0 0 1 5 5v124a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm1.5 5.5v123h81v-123z"/><path fill="var(--red-light)" d=${motley()} /></symbol>`,
];
