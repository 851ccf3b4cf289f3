import { html, svg, type TemplateResult } from 'lit';
import { across, along, line } from '../../../lib/art/burin';
import { cuts, outline, paper, plate, tint, type Work } from '../../../lib/art/plate';
import { inlay } from './device';
import { openings, roof, ship, tree, wall } from './places/masonry';

// The map the places stand on: from the walls of Paris to the sea, on a field of 720 by 400. The places themselves are
// drawn over it (`places/buildings`); what is drawn here fills the ground between them.

const coast =
  'M216-4c-4 14-20 18-28 30-8 14 2 24-10 36-12 10-30 8-42 20-12 14-8 32-14 48-6 14-20 18-28 30-8 14-30 14-40 26-8 12 14 20 18 30 4 12-6 18-20 18-20 2-34 12-42 28-8 18-4 36 4 52 8 18 2 34 4 52 2 16 8 30 4 42';

/** Level lines along the coast, as on charts: each follows it a little farther out. */
const shoals = [5, 11, 19].map(
  (out, i) =>
    svg`<path stroke-width=${1.1 - i * 0.25} stroke-dasharray=${`${9 - i * 2} ${3 + i * 3}`} transform="translate(${-out} ${i * 2})" d=${coast} />`,
);

const waves = (rows: number, width: number): string => {
  let d = '';
  for (let row = 0; row < rows; row++)
    for (let x = 4 + ((row * 37) % 46); x < width; x += 58) {
      const y = 8 + row * 29;
      d +=
        across(line(x, y, x, y), line(x + 16, y, x + 16, y), 1, 0.16, 0.9) +
        across(line(x + 16, y, x + 16, y), line(x + 28, y, x + 28, y), 1, 0.16, 0.9);
    }
  return d;
};

const hills = (...at: readonly (readonly [number, number, number])[]): Work[] =>
  at.map(
    ([x, y, size]) =>
      svg`<g transform="translate(${x} ${y}) scale(${size})">${outline('M-22 8C-16-6-8-12-2-12c8 0 12 10 22 20M8-4c4-5 8-7 12-6 6 2 9 9 14 16', 1.2)}${cuts(along([0, -11, 6, -8, 10, 0, 18, 7], [-2, -6, 2, -4, 4, 2, 8, 7], 5, 1.1, 0.4))}</g>`,
  );

/** A bank of little houses, gable to the street. */
const row = (x: number, y: number, count: number, size = 1): Work =>
  svg`<g transform="translate(${x} ${y}) scale(${size})" stroke-width=".9">${Array.from(
    { length: count },
    (_, i) => [
      ...wall(i * 15, 0, 12, 10, 0.3),
      ...roof(i * 15, 0, 12, 7, 3, (['blue', 'red', 'dark'] as const)[(i * 7 + Math.round(x)) % 3]),
      openings([i * 15 + 2.5, i * 15 + 7], 3, 2, 3.5),
    ],
  )}</g>`;

const wallPoints: readonly (readonly [number, number])[] = [
  [203, 232],
  [200, 132],
  [236, 44],
  [342, 14],
  [470, 8],
  [602, 12],
  [700, 54],
  [711, 176],
  [706, 300],
  [628, 374],
  [508, 391],
  [372, 389],
  [258, 344],
];
const walls = `M${wallPoints.map(([x, y]) => `${x} ${y}`).join('L')}z`;

const towers = wallPoints.map(
  ([x, y]) =>
    svg`<g transform="translate(${x} ${y})">${[
      paper('M-6-7H6V8q-6 3-12 0z'),
      cuts(along(line(5, -6, 5, 8), line(1, -6, 1, 8), 3, 1, 0.4)),
      tint('blue', 'M-8-6 0-18 8-6z'),
    ]}</g>`,
);

const seine =
  'M730 322c-44-4-60-16-96-18-36-4-60-40-116-44-40-2-62 22-102 24-50 2-78-10-116-16-44-6-72-22-104-40-22-12-50-16-90-22';

const bridge = (x: number, y: number, turn: number): Work =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn})">${paper('M-6-15H6V15H-6z')}${outline('M-6-5H6M-6 5H6', 0.8)}</g>`;

const roads = {
  sea: 'M204 128C198 134 192 140 182 146',
  guns: 'M254 340C232 344 214 342 190 334',
};
const road = (d: string): Work[] => [
  outline(d, 7),
  svg`<path stroke="var(--map-road)" stroke-width="4.6" d=${d} />`,
];

export const boardSymbol = plate(
  'mk-roy-board',
  '0 0 720 400',
  svg`<path fill="var(--map-sea)" stroke="none" d="M0 0h720v400H0z"/>`,
  cuts(waves(14, 190)),
  ...shoals,
  svg`<path fill="var(--map-land)" stroke-width="2" d=${`${coast}H724V-4z`} />`,
  svg`<path fill="var(--map-town)" stroke="none" d=${walls} />`,
  svg`<g opacity=".55">${inlay('mk-rose', [2, 158, 62, 62], [300, 300])}</g>`,
  outline(seine, 20),
  svg`<path stroke="var(--map-sea)" stroke-width="17" d=${seine} />`,
  svg`<path stroke-width=".8" stroke-dasharray="16 12" d=${seine} />`,
  tint('gold', 'M388 268c20-22 120-22 140 0-24 18-116 18-140 0z'),
  bridge(412, 290, 8),
  bridge(506, 244, -6),
  ...road(roads.sea),
  ...road(roads.guns),
  svg`<path stroke="var(--plate-red)" stroke-width="2.2" stroke-dasharray="2 6" d="M126 138C112 150 96 152 78 138"/>`,
  svg`<path stroke="var(--plate-blue)" stroke-width="2" stroke-dasharray="2 6" d="M40 146C60 178 116 190 150 188s40 2 50 8"/>`,
  svg`<path stroke-width="8" d=${walls} /><path stroke="var(--plate-paper)" stroke-width="5.6" d=${walls} /><path stroke-width="2.4" stroke-linecap="butt" stroke-dasharray="3.4 3.8" d=${walls} />`,
  row(404, 44, 7),
  row(396, 70, 8),
  row(404, 96, 8),
  row(262, 300, 4),
  row(250, 322, 5, 0.95),
  row(544, 330, 8, 0.95),
  row(540, 352, 6, 0.95),
  row(600, 306, 6, 0.8),
  ...towers,
  ...hills([120, 214, 1], [158, 224, 0.8], [226, 388, 0.7], [214, 30, 0.7]),
  tree(186, 246, 0.9),
  tree(100, 234, 0.7),
  tree(206, 300, 0.8),
  tree(222, 306, 0.7),
  tree(704, 392, 0.9),
  tree(684, 396, 0.7),
  tree(696, 24, 0.8),
  ship(24, 268, 0.5),
);

/** The lines on which one sails, from a rose at x, y. */
const rhumbs = (x: number, y: number): string =>
  Array.from({ length: 32 }, (_, i) => {
    const turn = (i * Math.PI) / 16;
    return `M${x} ${y}L${(x + Math.sin(turn) * 1800).toFixed(0)} ${(y - Math.cos(turn) * 1800).toFixed(0)}`;
  }).join('');

/** The chart that the map lies on: open sea, in lines alone. */
export const chartSymbol = plate(
  'mk-roy-chart',
  '0 0 1440 900',
  svg`<path stroke-width=".8" opacity=".55" d=${rhumbs(560, 760) + rhumbs(1250, 240)} />`,
  svg`<g transform="scale(1.9)" opacity=".8">${cuts(waves(17, 760))}</g>`,
  svg`<g opacity=".9">${inlay('mk-rose', [410, 610, 300, 300], [300, 300])}</g>`,
  svg`<circle cx="560" cy="760" r="172" stroke-dasharray="2 7" /><circle cx="560" cy="760" r="182" />`,
  svg`<path stroke-width="2" stroke-dasharray="3 9" d="M-10 650C120 700 180 830 330 850S660 850 800 790 1010 700 1120 880"/>`,
  svg`<g opacity=".9">${ship(60, 690, 1.7)}${ship(965, 690, 1.2)}${ship(230, 880, 1)}</g>`,
);

/** Behind the whole table, cut off where it has another form. */
export const chart =
  (): TemplateResult => html`<svg class="mk-chart" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"><use href="#mk-roy-chart" width="1440" height="900"></use></svg>`;

/** The map that the places stand on, stretched over its positioned parent. */
export const board =
  (): TemplateResult => html`<svg class="mk-board" viewBox="0 0 720 400" preserveAspectRatio="none"
  aria-hidden="true"><use href="#mk-roy-board" width="720" height="400"></use></svg>`;
