import { svg } from 'lit';
import { across, along } from '../../../../lib/art/burin';
import { eyes, head, type Look, moustaches, mouth, nose, rightEye } from '../../../../lib/art/face';
import { cuts, highlight, outline, paper, tint, type Work } from '../../../../lib/art/plate';
import { plume } from '../../../../lib/art/plume';

// A bust put together from parts, as a workshop does it: a coat, a head, hair, what he thinks, and a hat.

type Ink = Parameters<typeof tint>[0];

/** Drawn when it is wanted, in the ink of the hair and the dye of the cloth: to reckon hatching takes time. */
type Part = (ink: Ink, dye: Ink) => Work[];

const hats = {
  slouch: (_: Ink, dye: Ink) => [
    tint(
      'felt',
      'M5 41C12 33 25 30 43 30s33 3 41 12c-6 5-14 3.5-21 2-6-1.5-12-2-19-2s-13 .5-19 2c-7 2-14 2-20-3z',
    ),
    highlight(along([11, 40.5, 24, 33, 50, 31.5, 72, 37], [12, 42, 24, 36, 50, 34.5, 76, 41], 4, 0.7), 0.4),
    tint('felt', 'M26 32c0-7 2-13 6-15 7-2.5 18-2.5 25 0 4 2 6 8 6 15-11-3-26-3-37 0z'),
    tint(dye, 'M25.8 28c11-3.2 26.5-3.2 37.4 0v4.5c-11-3.2-26.4-3.2-37.4 0z'),
  ],
  plumed: (_: Ink, dye: Ink) => [
    plume([32, 29, 26, 8, 10, 6, 8, 26], 6.5, `var(--plate-${dye})`),
    tint(
      'felt',
      'M8 38c4 6 12 5 20 4 11-1.5 21-1.5 32 0 8 1 17 2 20-5 3-6-1-11-6-12-3 5-12 5-30 5S20 30 15 25c-5 1-10 7-7 13z',
    ),
    highlight(along([12, 37, 24, 33, 60, 33, 76, 33], [14, 40, 28, 37, 60, 36, 77, 37], 4, 0.8), 0.4),
    tint('felt', 'M27 31c0-8 2-13 7-15 6-2 14-2 20 0 5 2 7 7 7 15-11 2-23 2-34 0z'),
    svg`<path stroke="var(--plate-gold)" stroke-width="1.8" d="M27 28.5c11 2.5 23 2.5 34 0"/>`,
  ],
  morion: () => [
    tint('steel', 'M27 40c-1-15 6-24 17-24s18 9 17 24c-11-3-23-3-34 0z'),
    highlight(along([30, 37, 29, 28, 33, 21, 39, 18], [35, 36, 35, 29, 37, 23, 41, 20], 4, 1.2, 0.6), 0.9),
    cuts(along([59.5, 38, 60, 28, 55, 20, 47, 17], [50, 36, 50, 29, 48, 23, 45, 20], 6, 1, 0.4)),
    tint('steel', 'M42 39C39 29 39 16 44 8c5 8 5 21 2 31z'),
    tint('steel', 'M10 40c8 1 20-2 34-2s26 3 34 2c-3 8-16 6-34 6s-31 2-34-6z'),
    svg`<path stroke-width="1.8" stroke-dasharray="0 4" d="M20 41.5c14-1.5 34-1.5 48 0"/>`,
  ],
  kerchief: (_: Ink, dye: Ink) => [
    tint(dye, 'M28 44c-3-14 3-24 16-24s19 10 16 24c-10-5-22-5-32 0z'),
    cuts(along([59, 42, 60, 32, 54, 24, 46, 21.5], [48, 38, 50, 32, 47, 27, 45, 24], 6, 1, 0.4)),
    svg`<path fill="var(--plate-paper)" stroke="none" d="M33 35a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 0 1-3.2 0zM41 29a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 0 1-3.2 0zM50 34a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 0 1-3.2 0z"/>`,
    tint(dye, 'M59 42c5 2 9 6 10 12-4-1-8-4-10-8 2 6 2 10 0 15-4-4-4-11-2-18z'),
  ],
  capotain: (_: Ink, dye: Ink) => [
    tint('felt', 'M14 41c8-5 18-6 30-6s22 1 30 6c-6 4-18 3-30 3s-24 1-30-3z'),
    tint('felt', 'M29 37l3-27c7-3 17-3 24 0l3 27c-10-2-20-2-30 0z'),
    highlight(along([33, 34, 33, 26, 34, 18, 35, 11], [39, 33, 39, 26, 40, 18, 40, 11], 3, 1, 0.6), 0.4),
    tint(dye, 'M29.6 31.5c10-2 19-2 29 0l.5 5c-10-2-20-2-30 0z'),
    svg`<path stroke="var(--plate-gold)" stroke-width="1.6" d="M40.5 30h7v5.5h-7z"/>`,
  ],
  hood: () => [
    tint(
      'dark',
      'M44 12C26 12 20 26 21 46c-2 14-3 24-7 34 6 3 13 3 19 0-4-10-5-22-4-32 0-9 4-12 15-12s15 3 15 12c1 10 0 22-4 32 6 3 13 3 19 0-4-10-5-20-7-34 1-20-5-34-23-34z',
    ),
    highlight(along([24, 60, 22, 42, 24, 24, 38, 16], [28, 50, 26, 40, 28, 28, 40, 21], 4, 0.9, 0.5), 0.4),
    cuts(along([66, 62, 67, 44, 64, 26, 50, 16], [61, 56, 62, 42, 59, 28, 48, 21], 6, 1.1, 0.5)),
  ],
  cap: (_: Ink, dye: Ink) => [
    tint(dye, 'M25 40c-5-12 2-24 18-25 17-1 25 9 21 25-12-5-26-5-39 0z'),
    cuts(along([62, 36, 64, 26, 56, 18, 46, 17.5], [52, 35, 54, 28, 50, 22, 44, 20], 6, 1, 0.4)),
    tint('felt', 'M24 37c13-6 28-6 41 0l-.5 7c-13-5-27-5-40 0z'),
    highlight(
      across([25, 38, 37, 33, 53, 33, 64, 38], [25, 43, 37, 38.5, 53, 38.5, 64, 43], 14, 0, 0.6),
      0.4,
    ),
  ],
  bare: (hair: Ink) => [
    tint(hair, 'M29 42c-4-14 3-22 15-22s19 8 15 22c-2-6-5-10-8-11-5 3-12 3-16 1-3 2-5 5-6 10z'),
    highlight(along([31, 37, 32, 28, 38, 24, 46, 23], [35, 32, 37, 28, 41, 26, 46, 26], 3, 0.9), 0.45),
  ],
} satisfies Record<string, Part>;

const beards = {
  none: () => [],
  goatee: (hair: Ink) => [tint(hair, 'M41 68c2-.8 4-.8 6 0 1.2 4-.3 9.5-3 13-2.7-3.5-4.2-9-3-13z')],
  full: (hair: Ink) => [
    tint(
      hair,
      'M30.5 54c-1.5 9-1 15 2 20 4 5 7.5 7.5 11.5 7.5S51.5 79 55.5 74c3-5 3.5-11 2-20-1.3 5-3 8-5.5 9.5-2-1-5-1.5-8-1.5s-6 .5-8 1.5c-2.5-1.5-4.2-4.5-5.5-9.5z',
    ),
    highlight(along([32, 61, 33, 68, 37, 75, 42, 79], [38, 66, 39, 71, 41, 75, 43, 79], 4, 0.8), 0.45),
    svg`<path fill="var(--plate-skin)" stroke="none" d="M39.5 66c3-1 6-1 9 0-1 2.5-2.5 3.5-4.5 3.5s-3.5-1-4.5-3.5z"/>`,
    outline('M39.5 66.5c3 .6 6 .6 9 0', 0.9),
  ],
  stubble: () => [
    cuts(
      along([34, 66, 36, 71, 40, 74, 44, 74], [38, 67, 39, 69, 41, 71, 44, 71.5], 4, 0.35),
      along([54, 66, 52, 71, 48, 74, 44, 74], [50, 67, 49, 69, 47, 71, 44, 71.5], 4, 0.5),
    ),
  ],
} satisfies Record<string, Part>;

const coats = {
  guard: () => [
    tint('red', 'M2 119c0-19 6-27 17-30.5L33 83h22l14 5.5C80 92 86 100 86 119z'),
    cuts(
      along([84, 118, 83, 105, 78, 96, 68, 90], [66, 118, 67, 107, 66, 98, 62, 92], 9, 1.1, 0.5),
      along([5, 118, 5, 106, 10, 97, 18, 92], [14, 118, 14, 107, 17, 99, 22, 94], 4, 0.7, 0.4),
    ),
    svg`<path fill="var(--plate-paper)" stroke-width=".8" d="M41 91h6v9h9v6h-9v13h-6v-13h-9v-6h9z"/>`,
  ],
  leather: () => [
    tint('dark', 'M4 119c0-18 6-26 16-29l13-6h22l13 6c10 3 16 11 16 29z'),
    highlight(along([8, 117, 8, 106, 14, 97, 22, 93], [22, 117, 23, 107, 25, 100, 29, 94], 5, 0.9, 0.5), 0.4),
    cuts(along([82, 117, 81, 106, 76, 98, 66, 93], [64, 117, 65, 108, 63, 101, 59, 96], 8, 1.1, 0.5)),
    svg`<path stroke="var(--plate-gold)" stroke-width="4.5" d="M22 92c12 8 26 18 36 27"/><path stroke-width=".7" d="M19.5 94c12 8 25 17 34 25M24.5 90c12 8 27 19 37.5 29"/>`,
  ],
  cuirass: () => [
    tint('red', 'M0 119c0-19 6-27 18-31l13-5 6 36zM88 119c0-19-6-27-18-31l-13-5-6 36z'),
    tint('steel', 'M17 119c-1-14 2-23 7-29l9-6h22l9 6c5 6 8 15 7 29z'),
    cuts(
      along([70, 118, 71, 106, 68, 97, 63, 91], [46, 118, 47, 109, 47, 101, 46, 95], 13, 1, 0.3),
      along([19, 118, 19, 106, 22, 97, 26, 92], [26, 118, 26, 108, 28, 100, 30, 95], 4, 0.6, 0.4),
    ),
    svg`<path stroke-width="2" stroke-dasharray="0 5" d="M21 117c-.5-10 2-18 6-25M67 117c.5-10-2-18-6-25"/>`,
  ],
  musketeer: () => [
    tint('blue', 'M2 119c0-19 6-27 17-30.5L33 83h22l14 5.5C80 92 86 100 86 119z'),
    cuts(
      along([84, 118, 83, 105, 78, 96, 68, 90], [66, 118, 67, 107, 66, 98, 62, 92], 9, 1.1, 0.5),
      along([5, 118, 5, 106, 10, 97, 18, 92], [14, 118, 14, 107, 17, 99, 22, 94], 4, 0.7, 0.4),
    ),
    tint('gold', 'M16 91l7-3c10 10 24 21 38 31H47C34 109 23 100 16 91z'),
    cuts(across([17, 92, 27, 102, 38, 111, 48, 119], [23, 88, 33, 98, 46, 109, 60, 119], 22, 0, 0.8)),
  ],
  velvet: () => [
    tint('blue', 'M0 119c0-20 6-28 18-31l15-6h22l15 6c12 3 18 11 18 31z'),
    cuts(
      along([86, 118, 85, 104, 80, 95, 69, 89], [60, 118, 62, 107, 61, 98, 58, 92], 11, 1.1, 0.4),
      along([3, 118, 3, 105, 8, 96, 18, 91], [16, 118, 17, 107, 19, 99, 23, 94], 5, 0.7, 0.4),
    ),
    svg`<path stroke="var(--plate-gold)" stroke-width="2" stroke-dasharray="0 4.5" d="M30 90c2 9 8 17 14 21 6-4 12-12 14-21"/><circle cx="44" cy="112" r="4" fill="var(--plate-gold)"/>`,
  ],
  plain: () => [
    tint('steel', 'M6 119c0-18 6-25 16-28l12-6h20l12 6c10 3 16 10 16 28z'),
    cuts(
      along([80, 118, 79, 107, 75, 99, 66, 94], [60, 118, 61, 108, 60, 101, 57, 96], 8, 1, 0.4),
      along([9, 118, 9, 108, 13, 100, 20, 96], [18, 118, 18, 109, 20, 103, 24, 98], 4, 0.6, 0.4),
    ),
    svg`<path stroke-width="2.2" stroke-dasharray="0 7" d="M44 94v25"/>`,
  ],
} satisfies Record<string, Part>;

const heads = {
  none: () => [],
  short: (ink: Ink) => [
    tint(ink, 'M30 40c-6 5-6 12-6 18-1 4-1 7 1 9 4 1 7 0 9-2h20c2 2 5 3 9 2 2-2 2-5 1-9 0-6 0-13-6-18z'),
    highlight(along([29, 44, 25, 51, 28, 58, 26, 65], [33, 50, 29, 55, 32, 60, 30, 65], 3, 0.8), 0.35),
  ],
  curls: (ink: Ink) => [
    tint(
      ink,
      'M30 38c-6 2-9 7-8 12-4 2-5 7-3 11-4 3-4 8-1 11-1 4 1 8 5 9 4 0 7-2 9-5h24c2 3 5 5 9 5 4-1 6-5 5-9 3-3 3-8-1-11 2-4 1-9-3-11 1-5-2-10-8-12z',
    ),
    cuts(
      along([29, 42, 18, 52, 29, 64, 20, 79], [32, 50, 24, 58, 33, 66, 28, 79], 5, 0.8),
      along([59, 42, 70, 52, 59, 64, 68, 79], [57, 50, 65, 58, 56, 66, 61, 79], 5, 1.1, 0.8),
    ),
  ],
} satisfies Record<string, Part>;

const collar = (): Work[] => [
  paper('M34 77c-6 1.5-11 4-14 8 5 4 12 5 18 3l6-7 6 7c6 2 13 1 18-3-3-4-8-6.5-14-8l-10 5z'),
  cuts(along([66, 85, 61, 84, 56, 82, 53, 79.5], [54, 88, 52, 86, 50, 84, 48, 82], 5, 0.7, 0.3)),
];

const scars = {
  cheek: 'M52 54c.8 3.2.6 6.5-.6 10M50.3 57.5l3.3-.7M50 61l3.2-.4',
  brow: 'M35 43.5c1.5 4 2.5 8 2.5 13M33.5 47l3.5-.8',
};

const patch: Work[] = [
  outline('M29.5 55 59 42', 1.3),
  tint('ink', 'M32.5 48.3c3-1.8 7-2.3 10-1.3.8 3.5-.6 7.6-3.7 9-4-.6-6.4-4-6.3-7.7z'),
];

/** What somebody looks like. */
export interface Features {
  coat: keyof typeof coats;
  hat: keyof typeof hats;
  /** Of feather, ribbon or cloth. */
  dye?: Ink;
  hair?: keyof typeof heads;
  ink?: Ink;
  jaw: number;
  look: Look;
  nose: Parameters<typeof nose>[0];
  smile: number;
  beard?: keyof typeof beards;
  moustache?: keyof typeof moustaches;
  scar?: keyof typeof scars;
  patch?: boolean;
}

export const bust = (features: Features): Work[] => {
  const { hat, dye = 'red', ink = 'felt', jaw, look, moustache, scar } = features;
  return [
    ...heads[features.hair ?? 'short'](ink),
    ...coats[features.coat](),
    ...head(
      { temple: 13.3, jaw, chin: jaw / 2.3, depth: 73.5, brow: hat === 'bare' || hat === 'hood' ? 30 : 41 },
      8,
    ),
    ...(features.patch ? [rightEye(look)] : eyes(look)),
    ...nose(features.nose),
    ...mouth(features.smile, 3.8),
    ...beards[features.beard ?? 'none'](ink),
    ...(moustache
      ? [ink === 'felt' || ink === 'dark' ? cuts(moustaches[moustache]) : tint(ink, moustaches[moustache])]
      : []),
    ...(scar ? [svg`<path stroke="var(--plate-red)" stroke-width="1.3" d=${scars[scar]} />`] : []),
    ...(features.patch ? patch : []),
    ...collar(),
    ...hats[hat](ink, dye),
  ];
};
