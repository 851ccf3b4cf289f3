import { svg } from 'lit';
import { across, along, line } from '../../../../lib/art/burin';
import { eyes, head, mouth, nose } from '../../../../lib/art/face';
import { fleuron } from '../../../../lib/art/fleuron';
import { cuts, highlight, outline, paper, tint, type Work } from '../../../../lib/art/plate';
import { plume } from '../../../../lib/art/plume';
import type { others } from '../figures';
import { bust } from './bust';

// Who else comes in with this game; whom it shares with the other two is drawn there.

const gaoler = (): Work[] => [
  ...bust({
    coat: 'leather',
    hat: 'hood',
    hair: 'none',
    ink: 'dark',
    jaw: 14,
    look: { lid: 0.55, gaze: -0.3, brow: [3.2, 4.2, 2.4] },
    nose: 'broad',
    smile: -0.8,
    beard: 'full',
    moustache: 'drooping',
    patch: true,
  }),
  svg`<circle cx="44" cy="95" r="7.5" stroke-width="4"/><circle cx="44" cy="95" r="7.5" stroke="var(--plate-steel)" stroke-width="2.2"/>
    <path stroke-width="4.6" d="M39 102l-5 12m10-11v13m5-14 5 12"/><path stroke="var(--plate-gold)" stroke-width="2.6" d="M39 102l-5 12m10-11v13m5-14 5 12"/>`,
];

/** Captain of the musketeers, grey in the King's service. */
const treville = (): Work[] => [
  plume([56, 28, 58, 6, 80, 2, 80, 26], 7, 'var(--plate-paper)'),
  ...bust({
    coat: 'musketeer',
    hat: 'plumed',
    dye: 'blue',
    hair: 'curls',
    ink: 'steel',
    jaw: 12.2,
    look: { lid: 0.4, gaze: 0.4, brow: [3.8, 4.6, 1.8] },
    nose: 'hooked',
    smile: 0.2,
    beard: 'goatee',
    moustache: 'curled',
  }),
];

const des_essarts = (): Work[] =>
  bust({
    coat: 'musketeer',
    hat: 'slouch',
    dye: 'gold',
    ink: 'dark',
    jaw: 13.4,
    look: { lid: 0.3, gaze: -0.5, brow: [4.2, 4.2, 1.8] },
    nose: 'straight',
    smile: 0.8,
    moustache: 'curled',
  });

const buckingham = (): Work[] => [
  ...bust({
    coat: 'velvet',
    hat: 'bare',
    hair: 'curls',
    ink: 'gold',
    jaw: 11,
    look: { lid: 0.35, gaze: 0.6, brow: [4.4, 4.6, 1.2] },
    nose: 'fine',
    smile: 0.7,
    beard: 'goatee',
    moustache: 'waxed',
  }),
  svg`<circle cx="29.5" cy="63" r="2" fill="var(--plate-paper)" stroke-width=".8"/>`,
];

/** A marshal of France with his baton. */
const bassompierre = (): Work[] => [
  ...bust({
    coat: 'cuirass',
    hat: 'plumed',
    dye: 'blue',
    ink: 'dark',
    hair: 'curls',
    jaw: 12.8,
    look: { lid: 0.25, gaze: -0.4, brow: [4, 4.4, 1.7] },
    nose: 'straight',
    smile: 1,
    beard: 'goatee',
    moustache: 'curled',
  }),
  svg`<g transform="translate(66 104) rotate(24)">${tint('blue', 'M-4.5-22h9v40h-9z')}${tint('gold', 'M-5.5-25h11v5h-11z')}${[-12, 0, 12].map((y) => svg`<path fill="var(--plate-gold)" stroke="none" transform="translate(0 ${y}) scale(.26)" d=${fleuron} />`)}</g>`,
];

const planchet = (): Work[] =>
  bust({
    coat: 'plain',
    hat: 'cap',
    dye: 'dark',
    ink: 'gold',
    jaw: 12.4,
    look: { lid: 0, gaze: 0.5, brow: [5.4, 4.6, 1.3] },
    nose: 'snub',
    smile: 2,
  });

/** He brought a bottle. */
const mousqueton = (): Work[] => [
  ...bust({
    coat: 'leather',
    hat: 'cap',
    dye: 'red',
    ink: 'dark',
    jaw: 15,
    look: { lid: 0.3, gaze: -0.4, brow: [5, 4.6, 1.7] },
    nose: 'broad',
    smile: 1.8,
    moustache: 'drooping',
  }),
  svg`<g transform="translate(20 100)">${tint('felt', 'M-3-22h6v12c4 3 6 6 6 11v20H-9V1c0-5 2-8 6-11z')}${paper('M-9 5H9v11H-9z')}${tint('dark', 'M-2.5-26h5v5h-5z')}${highlight(along(line(-6, 0, -6, 4), line(-3, -3, -3, 4), 2, 1), 0.6)}</g>`,
];

/** Her cap, her apron, and what she heard. */
const kitty = (): Work[] => [
  tint('gold', 'M30 36c-6 6-7 16-5 26 2 5 6 6 9 4h20c3 2 7 1 9-4 2-10 1-20-5-26z'),
  tint('blue', 'M8 119c0-17 5-24 15-28l11-5h20l11 5c10 4 15 11 15 28z'),
  cuts(along([79, 118, 78, 107, 74, 99, 65, 94], [62, 118, 63, 109, 62, 102, 59, 97], 7, 1, 0.4)),
  ...head({ temple: 12.4, jaw: 11.2, chin: 4.8, depth: 71.5, brow: 36, soft: true }, 6.5),
  ...eyes({ lid: 0.05, gaze: 0.6, brow: [5, 4.6, 0.9], lashes: true }),
  ...nose('snub'),
  ...mouth(1.2, 3.2, true),
  paper('M34 78c-7 3-11 8-13 14l15 8 8-14 8 14 15-8c-2-6-6-11-13-14l-10 6z'),
  cuts(along([64, 91, 60, 87, 56, 84, 52, 81], [53, 97, 51, 93, 49, 90, 47, 87], 6, 0.7, 0.3)),
  paper('M30 119c0-8 1-14 3-18l11-14 11 14c2 4 3 10 3 18z'),
  cuts(along(line(56, 104, 57, 118), line(47, 96, 47, 118), 6, 0.7, 0.3)),
  tint('gold', 'M44 30c-6 1-12 5-15 13-2-6 0-14 6-17h18c6 3 8 11 6 17-3-8-9-12-15-13z'),
  cuts(
    along([43, 30, 36, 32, 32, 36, 30, 42], [43, 26, 36, 27, 31, 31, 29, 38], 3, 0.8),
    along([46, 30, 52, 32, 56, 36, 58, 42], [46, 26, 53, 27, 57, 31, 59, 38], 4, 1),
  ),
  paper('M44 9c-15 0-23 9-22 21-3 3-2 8 2 9 5-7 12-10 20-10s15 3 20 10c4-1 5-6 2-9 1-12-7-21-22-21z'),
  cuts(
    across([23, 35, 30, 26, 58, 26, 65, 35], [24, 30, 32, 20, 56, 20, 64, 30], 22, 0, 0.8),
    along([63, 26, 61, 17, 54, 12, 47, 11], [57, 23, 55, 18, 51, 15, 46, 14], 4, 0.9, 0.4),
  ),
  outline('M24 34c5-8 12-11 20-11s15 3 20 11', 0.8),
  tint('red', 'M38 10c-6-5-8-1-6 4 2 3 5 2 8-1h8c3 3 6 4 8 1 2-5 0-9-6-4-3-2-9-2-12 0z'),
];

/** The Duchess, whom the Queen writes to and the Cardinal reads. */
const chevreuse = (): Work[] => [
  tint(
    'dark',
    'M44 20c-16 0-21 12-20 24-5 4-6 10-3 15-3 5-1 11 4 13h38c5-2 7-8 4-13 3-5 2-11-3-15 1-12-4-24-20-24z',
  ),
  highlight(along([25, 42, 20, 52, 27, 60, 23, 70], [31, 48, 26, 56, 31, 62, 28, 70], 4, 0.9), 0.45),
  cuts(along([63, 42, 68, 52, 61, 60, 65, 70], [58, 48, 62, 56, 57, 62, 60, 70], 4, 1)),
  tint('red', 'M6 119c0-16 6-22 16-26l12-5h20l12 5c10 4 16 10 16 26z'),
  cuts(along([80, 118, 79, 107, 75, 99, 66, 94], [60, 118, 61, 109, 60, 102, 57, 97], 8, 1.1, 0.4)),
  // a collar of lace that stands like a fan
  paper('M30 86C20 84 12 76 10 64c8 4 14 4 20 2l6 14zM58 86c10-2 18-10 20-22-8 4-14 4-20 2l-6 14z'),
  cuts(
    across([11, 65, 14, 76, 22, 84, 31, 86], [28, 67, 30, 72, 32, 76, 35, 80], 10, 0, 0.7),
    across([77, 65, 74, 76, 66, 84, 57, 86], [60, 67, 58, 72, 56, 76, 53, 80], 10, 0, 0.9),
  ),
  tint('skin', 'M33 84c4 2 7-1 7-6h8c0 5 3 8 7 6 3 3 4 8 0 12-6 5-16 5-22 0-4-4-3-9 0-12z'),
  ...head({ temple: 12.4, jaw: 10.4, chin: 4.4, depth: 71.5, brow: 34, soft: true }, 6.5),
  ...eyes({ lid: 0.3, gaze: -0.7, brow: [4.4, 5.4, 1], lashes: true }),
  ...nose('fine'),
  ...mouth(0.9, 3.2, true),
  cuts('M51.5 62a.8.8 0 1 1 1.6 0 .8.8 0 0 1-1.6 0z'),
  tint('dark', 'M44 30c-8 1-12 5-14 14-3-10 2-18 14-18s17 8 14 18c-2-9-6-13-14-14z'),
  svg`<path stroke-width="3.4" stroke-dasharray="0 3.6" d="M35 86c3 5 15 5 18 0"/><path stroke="var(--plate-paper)" stroke-width="2.2" stroke-dasharray="0 3.6" d="M35 86c3 5 15 5 18 0"/>`,
  plume([52, 26, 54, 8, 76, 4, 78, 26], 7, 'var(--plate-paper)'),
  tint('felt', 'M16 30c8-6 18-8 30-8s24 2 28 10c-8 3-16 1-28 0s-22 4-30-2z'),
  tint('felt', 'M29 25c0-8 5-12 15-12s15 4 15 12c-10-2-20-2-30 0z'),
  tint('gold', 'M51 25a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 0 1-7.2 0z'),
];

/** Milady as long as nobody knows where she is: a hood before the moon. */
const hidden = (): Work[] => [
  svg`<circle cx="44" cy="52" r="37" fill="var(--plate-gold)" stroke-width=".8"/>`,
  cuts(along(line(10, 52, 78, 52), line(26, 84, 62, 84), 13, 0.5, 0.7)),
  tint(
    'ink',
    'M-2 119c0-18 6-27 18-31 6-2 9-8 9-16-2-8-3-16-1-26 3-16 10-24 20-24s17 8 20 24c2 10 1 18-1 26 0 8 3 14 9 16 12 4 18 13 18 31z',
  ),
  tint('felt', 'M44 32c-9 0-13 8-13 19 0 12 6 21 13 21s13-9 13-21c0-11-4-19-13-19z'),
  highlight(
    along([27, 68, 24, 50, 28, 32, 42, 24], [31, 74, 27, 52, 31, 38, 42, 30], 4, 0.8, 0.5) +
      along([2, 117, 3, 103, 9, 95, 19, 90], [14, 117, 15, 106, 19, 98, 26, 92], 5, 0.8, 0.5) +
      along(line(44, 84, 42, 118), line(60, 88, 66, 118), 4, 0.7, 0.4),
    0.42,
  ),
  svg`<path fill="var(--plate-gold)" stroke="none" d="M34 51.5c2.5-2.2 5.5-2 8 .3-2.6 1.9-5.6 1.8-8-.3zM46 51.8c2.5-2.3 5.5-2.5 8-.3-2.4 2.1-5.4 2.2-8 .3z"/><path fill="var(--plate-red)" stroke="none" d="M40.5 64.5c1.5-1.2 2.5-1.3 3.5-.6 1-.7 2-.6 3.5.6-2 2-5 2-7 0z"/>`,
];

export const company: Record<(typeof others)[number], () => Work[]> = {
  gaoler,
  treville,
  hidden,
  chevreuse,
  des_essarts,
  buckingham,
  bassompierre,
  planchet,
  kitty,
  mousqueton,
};
