import { svg } from 'lit';
import { across, along, line } from '../../../../lib/art/burin';
import { cuts, outline, paper, tint, type Work } from '../../../../lib/art/plate';

// What towns are built of on our plates. The light falls from the upper left.

const steps = (length: number, gap: number) => Math.max(3, Math.round(length / gap));

/** The shade on the side away from the light, over `share` of the width. */
const shade = (x: number, y: number, w: number, h: number, share = 0.4): Work =>
  cuts(
    along(
      line(x + w - 0.6, y + 1, x + w - 0.6, y + h),
      line(x + w * (1 - share), y + 1, x + w * (1 - share), y + h),
      steps(w * share, 1.5),
      0.9,
      0.3,
    ),
  );

export const wall = (x: number, y: number, w: number, h: number, share?: number): Work[] => [
  paper(`M${x} ${y}h${w}v${h}h${-w}z`),
  shade(x, y, w, h, share),
];

/** A round tower. */
export const drum = (x: number, y: number, w: number, h: number): Work[] => {
  const sag = w * 0.12;
  const side = (at: number) => line(x + w * at, y + 1 + sag * (1 - (2 * at - 1) ** 2), x + w * at, y + h);
  return [
    paper(
      `M${x} ${y}c${w * 0.2} ${sag * 1.33} ${w * 0.8} ${sag * 1.33} ${w} 0v${h}c${-w * 0.2} ${sag * 1.33} ${-w * 0.8} ${sag * 1.33} ${-w} 0z`,
    ),
    cuts(
      along(side(0.97), side(0.55), steps(w * 0.42, 1.5), 1, 0.3),
      along(side(0.06), side(0.16), 2, 0.5, 0.3),
    ),
  ];
};

type Slate = Parameters<typeof tint>[0];

/** A hipped roof that stands on a wall of that place and width. */
export const roof = (
  x: number,
  y: number,
  w: number,
  h: number,
  inset = h * 0.6,
  slate: Slate = 'blue',
): Work[] => [
  tint(slate, `M${x - 1.5} ${y}L${x + inset} ${y - h}H${x + w - inset}L${x + w + 1.5} ${y}z`),
  cuts(
    along(
      line(x, y - 0.8, x + w, y - 0.8),
      line(x + inset, y - h + 0.6, x + w - inset, y - h + 0.6),
      steps(h, 2.2),
      0.55,
    ),
    along(
      line(x + w + 0.5, y - 0.6, x + w - inset - 0.5, y - h + 0.6),
      line(x + w * 0.72, y - 0.6, x + w * 0.62, y - h + 0.6),
      steps(w * 0.2, 1.8),
      0.9,
      0.4,
    ),
  ),
];

/** A pointed roof on a round tower. */
export const cone = (x: number, y: number, w: number, h: number, slate: Slate = 'blue'): Work[] => [
  tint(
    slate,
    `M${x - 1.5} ${y}C${x + w * 0.3} ${y - h * 0.35} ${x + w * 0.45} ${y - h * 0.7} ${x + w / 2} ${y - h}c${w * 0.05} ${h * 0.3} ${w * 0.2} ${h * 0.65} ${w / 2 + 1.5} ${h}c${-w * 0.25} ${w * 0.14} ${-w * 0.75} ${w * 0.14} ${-w - 3} 0z`,
  ),
  cuts(
    along(
      line(x + w + 0.4, y, x + w / 2, y - h + 1),
      line(x + w * 0.58, y + w * 0.08, x + w / 2, y - h + 2),
      steps(w * 0.45, 1.6),
      0.9,
      0.3,
    ),
  ),
];

export const merlons = (x: number, y: number, w: number, count: number, height = 3): Work => {
  const step = w / (2 * count - 1);
  let d = `M${x} ${y}`;
  for (let i = 0; i < count; i++) d += `v${-height}h${step}v${height}${i < count - 1 ? `h${step}` : ''}`;
  return paper(`${d}v1.5h${-w}z`);
};

/** Windows, doors and slits: dark, `w` by `h`, arched if asked. */
export const openings = (xs: readonly number[], y: number, w: number, h: number, arched = false): Work =>
  svg`<path fill="var(--plate-ink)" stroke="none" d=${xs.map((x) => `M${x} ${y + h}v${-h}${arched ? `a${w / 2} ${w / 2} 0 0 1 ${w} 0` : `h${w}`}v${h}z`).join('')} />`;

/** A sky laid in with a flat brush, and the level lines that make it air. */
export const sky = (depth: number, colour: Slate = 'steel', opacity = 0.5): Work[] => [
  svg`<path fill="var(--plate-${colour})" stroke="none" opacity=${opacity} d="M0 0h160v${depth}H0z"/>`,
  cuts(along(line(0, 3, 160, 3), line(0, depth * 0.75, 160, depth * 0.75), 14, 0.45, 0.15)),
];

export const cloud = (x: number, y: number, size: number): Work =>
  svg`<g transform="translate(${x} ${y}) scale(${size})" stroke-width=${0.8 / size}>${paper('M-14 4c-4 0-5-5-1-6 0-4 5-6 8-3 2-5 9-5 11 0 4-2 8 0 8 3 4 0 5 6 1 6z')}${cuts(along(line(-12, 3, 12, 3), line(-4, -0.5, 11, -0.5), 3, 0.7, 0.4))}</g>`;

/** A banner on its pole, blown to the right. */
export const banner = (x: number, y: number, height: number, colour: Slate, size = 1): Work[] => [
  outline(`M${x} ${y}v${-height}`, 1.2),
  svg`<g transform="translate(${x} ${y - height}) scale(${size})">${tint(colour, 'M0 0c5-2 8 2 14 0v9c-6 2-9-2-14 0z')}${cuts(along(line(12.5, 1, 12.5, 8), line(7, 0.5, 7, 8), 4, 0.7, 0.3))}</g>`,
];

/** Ground in the front, dark to the edge of the plate. */
export const ground = (y: number, colour: Slate = 'gold', opacity = 0.45): Work[] => [
  svg`<path fill="var(--plate-${colour})" stroke="none" opacity=${opacity} d="M0 ${y}h160v${110 - y}H0z"/>`,
  cuts(along(line(0, y + 2, 160, y + 2), line(0, 109, 160, 109), steps(110 - y, 3), 0.4, 1)),
];

/** Ripples between two heights, wider to the front. */
export const water = (y: number, to: number, x = 0, w = 160): Work[] => {
  let d = '';
  for (let i = 0, level = y + 2; level < to; i++, level += 2.4 + i * 0.35)
    for (let at = x + ((i * 13) % 17); at < x + w - 6; at += 21 + i * 2)
      d += across(
        line(at, level, at, level),
        line(Math.min(x + w, at + 10 + i), level, Math.min(x + w, at + 10 + i), level),
        1,
        0.12,
        0.8 + i * 0.08,
      );
  return [
    svg`<path fill="var(--plate-steel)" stroke="none" opacity=".7" d="M${x} ${y}h${w}v${to - y}h${-w}z"/>`,
    cuts(d),
  ];
};

export const tree = (x: number, y: number, size: number): Work =>
  svg`<g transform="translate(${x} ${y}) scale(${size})" stroke-width=${0.9 / size}>${outline('M0 0v-7', 2.4)}${tint('green', 'M0-6c-8 1-11-6-7-10-2-6 4-10 7-9 4-3 10 2 8 8 5 4 0 12-8 11z')}<path fill="var(--plate-paper)" stroke="none" opacity=".35" d=${along([-6, -12, -6, -17, -4, -21, 1, -22], [-2, -10, -2, -14, -1, -17, 3, -19], 5, 1.1, 0.6)} /></g>`;

export const birds = (...at: readonly (readonly [number, number])[]): Work =>
  outline(at.map(([x, y]) => `M${x - 4} ${y - 1}q2.5-1.5 4 1q1.5-2.5 4-1`).join(''), 1);

/** A ship under sail, her keel at 0. */
export const ship = (x: number, y: number, size: number): Work =>
  svg`<g transform="translate(${x} ${y}) scale(${size})" stroke-width=${0.9 / size}>${[
    outline('M-8-6v-34M6-6v-40M18-8v-26', 1.4),
    paper('M-15-34c6 2 10 2 15-.5 2 8 2 15-1 21-5 2-9 2-13 0 2-7 2-14-1-20.5z'),
    paper('M-2-42c6 2 12 2 17-.5 2 10 2 19-1 26-5 2-10 2-14 0 2-8 2-17-2-25.5z'),
    paper('M17-33c5 3 8 10 9 20-4 0-7-.5-9-2z'),
    cuts(
      along([14, -40, 16, -31, 15, -23, 12, -16], [7, -40, 8, -31, 8, -23, 6, -15], 5, 0.9, 0.3),
      along([-1, -32, 1, -26, 0, -19, -3, -14], [-6, -32, -5, -26, -5, -19, -7, -13], 4, 0.9, 0.3),
    ),
    tint('red', 'M6-46c4-1.5 6 1 11 0v4c-5 1-7-1-11 0zM-8-40c-4-1-6 1-10 0v3.5c4 1 6-.5 10 0z'),
    tint('dark', 'M-22-9c6 3 12 3 18 3h14l4-5h13l-1 6C22 0 14 4 4 4h-14C-17 3-21-3-22-9z'),
    svg`<path fill="none" stroke="var(--plate-gold)" stroke-width="1.2" d="M-20-5c8 3 16 3 24 3 8 0 15-2 21-5"/>`,
    openings([-10, -3, 4, 11], -2.5, 2.6, 2.6),
    outline('M-22-9l-9-5', 1.4),
  ]}</g>`;
