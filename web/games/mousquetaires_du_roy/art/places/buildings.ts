import { html, svg, type TemplateResult } from 'lit';
import { across, line } from '../../../../lib/art/burin';
import type { Engraving } from '../../../../lib/art/engravings';
import { cuts, outline, paper, plate, tint, type Work } from '../../../../lib/art/plate';
import { crownHouses } from './crown';
import { banner, cone, drum, merlons, openings, ship, wall } from './masonry';
import { roadHouses } from './road';
import { townHouses } from './town';

// The places as they stand on the map, told by their outlines: without sky, and with nothing round them.

/** Where the road leads: the port of Calais, the Channel, the cliffs of England. */
const quest = (): Work[] => [
  tint('green', 'M2 34C12 22 32 20 50 24s26 4 32 10l-4 8-28 4-38 2z'),
  paper('M4 42c14-4 24-1 36-4s28-4 40-5l2 10c-12 3-28 3-38 5s-28 3-38 0z'),
  cuts(across(line(6, 43, 78, 36), line(6, 49, 78, 45), 26, 0, 0.7)),
  ...wall(28, 12, 28, 16, 0.3),
  merlons(28, 12, 28, 6, 2.4),
  ...drum(24, 8, 9, 22),
  merlons(23, 8, 11, 3, 2.4),
  ...drum(52, 8, 9, 22),
  merlons(51, 8, 11, 3, 2.4),
  openings([39], 20, 5, 8, true),
  ...banner(42, 10, 8, 'red', 0.6),
  ship(90, 74, 0.55),
  ...drum(124, 44, 14, 30),
  merlons(123, 44, 16, 4, 3),
  openings([129, 133], 54, 1.6, 5),
  ...banner(131, 41, 11, 'blue', 0.7),
  ...wall(138, 56, 22, 18, 0.3),
  merlons(138, 56, 22, 5, 2.6),
  ...drum(158, 52, 10, 22),
  ...cone(158, 52, 10, 15),
  outline('M116 75h56', 1.4),
];

export const buildings = {
  ...crownHouses,
  ...townHouses,
  ...roadHouses,
  quest,
} satisfies Record<string, () => Work[]>;

const windows: Readonly<Record<keyof typeof buildings, string>> = {
  louvre: '0 4 160 76',
  paris: '50 12 84 74',
  richelieu: '2 9 156 81',
  miladys_house: '40 15 80 80',
  vieux_colombier: '0 2 162 87',
  bastille: '3 8 148 83',
  la_rochelle: '0 4 160 104',
  quest: '0 0 174 80',
};

export const buildingSymbols: readonly Engraving[] = Object.entries(buildings).map(
  ([id, work]) =>
    () =>
      plate(
        `mk-roy-house-${id}`,
        windows[id as keyof typeof windows],
        svg`<g stroke-width=".95">${work()}</g>`,
      ),
);

/** As large as its box allows, standing on its lower edge. */
export function building(id: keyof typeof buildings): TemplateResult {
  const [x, y, width, height] = windows[id].split(' ');
  return html`<svg class="mk-building" viewBox=${windows[id]} preserveAspectRatio="xMidYMax meet"
  aria-hidden="true"><use href="#mk-roy-house-${id}" x=${x} y=${y} width=${width} height=${height}></use></svg>`;
}
