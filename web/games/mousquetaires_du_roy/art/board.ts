import { html, svg, type TemplateResult } from 'lit';
import { across, along, line } from '../../../lib/art/burin';
import { cuts, outline, plate, type Work } from '../../../lib/art/plate';
import { inlay } from './device';
import { ship } from './places/masonry';

// The map under the places: from Paris over land to the sea, on a field of 800 by 560.

const coast =
  'M470 0c-8 22-34 30-52 44-14 12-8 30-26 40-20 10-44 0-58 16-8 12 6 26-4 38-14 14-42 2-62 10-26 10-36 34-64 38-22 2-36-12-58-6-14 4-26 16-22 30 6 16 34 14 48 24 12 10 6 26 22 34 20 8 44 0 62 12 14 12 14 34 26 48 14 16 38 18 46 38 6 20-10 38-4 58 6 22 30 30 38 52 8 24-6 48 0 84';

const land = `${coast}H800V0z`;

/** Level lines along the coast, as on charts: each follows it a little farther out. */
const shoals = [6, 14, 24].map(
  (out, i) =>
    svg`<path stroke-width=${1.1 - i * 0.25} stroke-dasharray=${`${9 - i * 2} ${3 + i * 3}`} transform="translate(${-out} ${i * 2})" d=${coast} />`,
);

const waves = (): string => {
  let d = '';
  for (let row = 0; row < 15; row++)
    for (let x = 14 + ((row * 37) % 60); x < 400; x += 78) {
      const y = 30 + row * 37;
      d +=
        across(line(x, y, x, y), line(x + 22, y, x + 22, y), 1, 0.14, 1.1) +
        across(line(x + 22, y, x + 22, y), line(x + 40, y, x + 40, y), 1, 0.14, 1.1);
    }
  return d;
};

const hills = (...at: readonly (readonly [number, number, number])[]): Work[] =>
  at.map(
    ([x, y, size]) =>
      svg`<g transform="translate(${x} ${y}) scale(${size})">${outline('M-22 8C-16-6-8-12-2-12c8 0 12 10 22 20M8-4c4-5 8-7 12-6 6 2 9 9 14 16', 1.2)}${cuts(along([0, -11, 6, -8, 10, 0, 18, 7], [-2, -6, 2, -4, 4, 2, 8, 7], 5, 1.1, 0.4))}</g>`,
  );

const woods = (...at: readonly (readonly [number, number])[]): Work[] =>
  at.map(
    ([x, y]) =>
      svg`<g transform="translate(${x} ${y})">${[
        [0, 0],
        [13, 5],
        [-12, 6],
        [2, 11],
      ].map(
        ([dx, dy]) =>
          svg`<g transform="translate(${dx} ${dy})">${outline('M0 9V2M-6 2c-3-4 1-7 3-8 1-5 7-4 8 0 4 1 4 6 1 8-4 2-8 2-12 0z', 1)}${cuts(along([5, 0, 6, -3, 5, -6, 3, -8], [2, 1, 3, -2, 3, -4, 2, -6], 3, 0.9))}</g>`,
      )}</g>`,
  );

const rivers = [
  'M800 190c-30 6-44-14-74-8-26 4-34 26-62 26-26 0-34-22-60-20-30 2-38 28-68 24-24-2-30-26-56-24-20 0-28 18-48 16-22-2-30-22-52-28-18-4-34-6-46-14', // the Seine
  'M800 420c-40-4-60-34-104-30-40 4-60 28-104 22-36-4-54-32-92-26-30 4-48 24-78 20-24-2-44-14-66-16-20 0-34 6-50 4', // the Loire
];

const road =
  'M600 196C520 250 470 300 440 380s-60 90-60 110M600 196C540 150 500 90 492 20M600 196c60 40 120 60 190 70';

export const boardSymbol = plate(
  'mk-roy-board',
  '0 0 800 560',
  svg`<path fill="var(--map-sea)" stroke="none" d="M0 0h800v560H0z"/>`,
  cuts(waves()),
  ...shoals,
  svg`<path fill="var(--map-land)" stroke-width="2.2" d=${land} />`,
  ...rivers.flatMap((d) => [outline(d, 3.4), svg`<path stroke="var(--map-sea)" stroke-width="2" d=${d} />`]),
  svg`<path stroke-width="1.6" stroke-dasharray="7 6" d=${road} />`,
  ...hills(
    [700, 300, 1.3],
    [760, 320, 1],
    [650, 480, 1.2],
    [720, 500, 1.5],
    [560, 60, 1],
    [700, 80, 1.2],
    [500, 470, 1],
    [250, 240, 0.8],
    [300, 262, 0.9],
  ),
  ...woods([560, 300], [620, 320], [480, 200], [720, 140], [420, 340], [600, 540], [760, 220], [330, 200]),
  ship(120, 118, 1.5),
  ship(236, 470, 1),
  ship(60, 300, 0.7),
  svg`<g opacity=".7">${inlay('mk-rose', [30, 360, 170, 170], [300, 300])}</g>`,
);

/** The map of the kingdom that the places lie on; it fills its positioned parent and cuts what does not fit. */
export const board =
  (): TemplateResult => html`<svg class="mk-board" viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"><use href="#mk-roy-board" width="800" height="560"></use></svg>`;
