import { svg } from 'lit';
import { along, type Curve, line } from './burin';
import { cuts, outline, tint, type Work } from './plate';

// A face as our engraver begins it: x 44 is its middle, the eyes look from y 51, the light falls from the upper left.

/** Half widths at the temples, the jaw and the chin, and how deep the chin reaches. */
export interface Head {
  temple: number;
  jaw: number;
  chin: number;
  depth: number;
  /** Where the forehead begins: under the hat, unless it is bare. */
  brow?: number;
  /** Smooth cheeks: hardly any shade. */
  soft?: boolean;
}

/** Head and neck, shaded on the side away from the light. */
export function head({ temple, jaw, chin, depth, brow = 41, soft }: Head, neck = 7): Work[] {
  const side = (s: 1 | -1, inset: number): Curve => [
    44 + s * (temple - inset),
    41,
    44 + s * (temple + 0.3 - inset),
    51,
    44 + s * (jaw + 1 - inset),
    58,
    44 + s * (jaw - inset),
    63,
  ];
  const [l, r] = [side(-1, 0), side(1, 0)];
  const y = 63 + (depth - 63) * 0.55;
  return [
    svg`<path fill="var(--plate-skin)" stroke="none" d="M${44 - neck} 62h${2 * neck}v24h${-2 * neck}z"/>`,
    outline(`M${44 - neck} 62v22M${44 + neck} 62v22`),
    cuts(along(line(44 + neck - 0.5, 62, 44 + neck - 0.5, 85), line(40, 68, 44, 85), 9, 1, 0.4)),
    tint(
      'skin',
      `M${l[0]} 41C${l.slice(2).join(' ')} ${44 - jaw + 1.5} ${y} ${44 - chin} ${depth} 44 ${depth}C${44 + chin} ${depth} ${44 + jaw - 1.5} ${y} ${r[6]} 63C${r[4]} ${r[5]} ${r[2]} ${r[3]} ${r[0]} 41${brow < 41 ? `C${44 + temple - 1} ${brow - 3} ${44 - temple + 1} ${brow - 3} ${l[0]} 41` : ''}z`,
    ),
    cuts(
      along(side(1, 0.7), side(1, soft ? 2.6 : 4.6), soft ? 4 : 6, soft ? 0.5 : 0.75, 0.2),
      along(
        [44 + jaw - 0.5, 63, 44 + jaw - 2, y, 44 + chin, depth - 0.5, 45, depth - 0.6],
        [44 + jaw - 4, 63, 44 + jaw - 5, y - 1, 44 + chin - 1, depth - 3, 47, depth - 2.5],
        soft ? 2 : 4,
        soft ? 0.5 : 0.7,
        0.3,
      ),
      along(side(-1, 0.7), side(-1, 2.5), 2, 0.4, 0.3),
    ),
  ];
}

export interface Look {
  /** Where the eyes turn: −1 … 1. */
  gaze?: number;
  /** How far the upper lid has sunk: 0 wide open … 1 nearly shut. */
  lid?: number;
  /** Height of the brow above the eye at its inner and its outer end, and its weight. */
  brow?: readonly [number, number, number];
  lashes?: boolean;
}

/** What a face shows of somebody. */
export const feelings = ['calm', 'glad', 'cross', 'sad'] as const;
export type Feeling = (typeof feelings)[number];

/** What a feeling does: to the brow at its inner and outer end, to the lid, to the corners of the mouth. */
const turned: Readonly<Record<Feeling, { inner: number; outer: number; lid: number; curl: number }>> = {
  calm: { inner: 0, outer: 0, lid: 0, curl: 0 },
  glad: { inner: 1.2, outer: 1.6, lid: -0.2, curl: 3.2 },
  cross: { inner: -2.2, outer: 2.6, lid: 0.1, curl: -3.4 },
  sad: { inner: 3, outer: -1.6, lid: 0.3, curl: -2.8 },
};

/** The look of somebody who feels something. */
export function moved(look: Look, feeling: Feeling): Look {
  const { inner, outer, lid } = turned[feeling];
  const [i, o, weight] = look.brow ?? CALM_BROW;
  const sunk = Math.min(0.85, Math.max(0, (look.lid ?? CALM_LID) + lid));
  return { ...look, lid: sunk, brow: [i + inner, o + outer, weight] };
}
/** How far a feeling lifts the corners of a mouth. */
export const lifted = (curl: number, feeling: Feeling): number => curl + turned[feeling].curl;

const CALM_BROW = [4.2, 4, 1.5] as const;
const CALM_LID = 0.3;

function eye(
  x: number,
  y: number,
  out: 1 | -1,
  { gaze = 0, lid = CALM_LID, brow = CALM_BROW, lashes }: Look,
): Work {
  const [inner, outer, weight] = brow;
  const lift = 2.5 - lid * 1.7;
  const arch = Math.max(inner, outer) + (lashes ? 1.6 : 0.9);
  return svg`<g transform="translate(${x} ${y}) scale(${out} 1)">
    <path fill="var(--plate-paper)" stroke="none" d="M-3.6.5C-2-${lift} 1.8-${lift} 3.8 0 2 1.9-1.8 2-3.6.5z"/>
    <circle cx=${gaze * out} cy=${0.1 + lid * 0.35} r="1.45" fill="currentColor" stroke="none"/>
    <circle cx=${gaze * out - 0.5 * out} cy=${-0.35 + lid * 0.35} r=".4" fill="var(--plate-paper)" stroke="none"/>
    <path fill="currentColor" stroke="none" d="M-3.9.9C-2.2-${lift + 0.5} 1.6-${lift + 0.9} ${lashes ? '4.9-1.1' : '4.3-.1'} 2-${lift - 0.4}-1.8-${lift - 0.7}-3.9.9z"/>
    <path stroke-width=".45" d="M-2.3 1.8c1.5.8 3.4.6 4.9-.4M-3-${lift + 0.7}C-1-${lift + 2} 2-${lift + 1.8} 4.2-${lift - 0.2}"/>
    <path fill="currentColor" stroke="none" d="M-4.2-${inner - 0.6}C-2-${arch + 0.3} 2-${arch + 0.6} 5.5-${outer - 0.3} 2-${arch - weight * 0.35}-1.6-${arch - weight}-4.2-${inner - 0.6 - weight * 0.5}z"/>
  </g>`;
}

export const eyes = (look: Look, apart = 6.4): Work[] => [
  eye(44 - apart, 51, -1, look),
  eye(44 + apart, 51, 1, look),
];
export const rightEye = (look: Look): Work => eye(50.4, 51, 1, look);

const noses = {
  straight: 'M42.2 50.5C42 54 40 57 39.7 59c.2 1.7 1.9 2 3.5 1.5',
  hooked: 'M42 50c-2.6 2-3.2 5.5-3 9.2.4 1.8 2.2 2 3.6 1.3',
  snub: 'M42.6 52c0 2.5-2.3 4.5-2.4 6.3 0 2 2 2.3 3.3 1.7',
  fine: 'M42.9 54c-.3 2-1.7 3.7-1.7 5 .1 1.2 1.2 1.5 2.2 1.1',
  broad: 'M41.8 51.5c0 2.5-3.3 4.5-3.3 7 .2 2.6 3 2.8 4.6 1.9',
};

export const nose = (kind: keyof typeof noses): Work[] => [
  outline(noses[kind], 0.9),
  outline('M46.8 60.2c1.5-.2 2-1.8 1.2-3.2', 0.8),
  cuts(
    kind === 'fine'
      ? ''
      : along([47.3, 52, 46.2, 55, 47, 57, 47.5, 59], [44.5, 53, 44, 56, 44.2, 58, 44.8, 60.2], 4, 0.6, 0.2),
    'M41.3 60.3c.6-.7 1.5-.7 2 0-.6.4-1.4.5-2 0zM45.5 60.4c.5-.6 1.2-.6 1.6-.1-.4.5-1.1.6-1.6.1z',
  ),
];

/** `curl` lifts the corners: a smile above 0, a frown below. */
export const mouth = (curl: number, width = 4, lips = false): Work[] => {
  const [l, r, y] = [44 - width, 44 + width, 65 - curl];
  const [nl, nr] = [44 - width * 0.5, 44 + width * 0.5];
  return [
    ...(lips
      ? [
          svg`<path stroke="none" fill="var(--plate-red)" opacity=".85" d="M${l} ${y}C${nl} 63.4 42.9 62.7 44 63.5 45.1 62.7 ${nr} 63.4 ${r} ${y} ${nr} 68.6 ${nl} 68.6 ${l} ${y}z"/>`,
        ]
      : [outline(`M${nl} 67.6C43 68.2 45 68.2 ${nr} 67.6`, 0.5)]),
    outline(
      `M${l} ${y}C${nl} ${65 + curl * 0.6} 42.8 64.3 44 64.9 45.2 64.3 ${nr} ${65 + curl * 0.6} ${r} ${y}`,
      0.9,
    ),
  ];
};

export const moustaches = {
  drooping:
    'M44 61.8c-2-1.3-4.5-.8-6.5.8-1.5 1.2-2.6 2.8-3.2 5 2.2-1.9 4-2.7 6-3.1 1.5-.3 2.8-.6 3.7-1.3.9.7 2.2 1 3.7 1.3 2 .4 3.8 1.2 6 3.1-.6-2.2-1.7-3.8-3.2-5-2-1.6-4.5-2.1-6.5-.8z',
  curled:
    'M44 61.8c-2.4-1.5-5-.4-7.2.5-2.4 1-4.8.2-5.9-3.3-1.3 4.6 1.7 7.4 5.5 7.1 3-.3 5.7-1.7 7.6-2.6 1.9.9 4.6 2.3 7.6 2.6 3.8.3 6.8-2.5 5.5-7.1-1.1 3.5-3.5 4.3-5.9 3.3-2.2-.9-4.8-2-7.2-.5z',
  thin: 'M44 62.2c-2.8-.9-5.8.3-9 .2 2.5 1.8 6 1.6 9 1 3 .6 6.5.8 9-1-3.2.1-6.2-1.1-9-.2z',
  waxed:
    'M44 62c-3-1.3-6 .8-8.6.4-1.8-.3-2.8-1.7-3.2-3.7-.9 3.5.6 5.5 3.4 5.6 3.2.1 6-.9 8.4-1.4 2.4.5 5.2 1.5 8.4 1.4 2.8-.1 4.3-2.1 3.4-5.6-.4 2-1.4 3.4-3.2 3.7C50 62.8 47 60.7 44 62z',
};
