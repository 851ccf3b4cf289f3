import { svg } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import { cuts, ground, highlight, outline, paper, tint, type Work, wash } from '../../../lib/art/plate';
import { fan } from '../../../lib/art/regalia';
import { inlay, inset, laid } from './device';
import { sword } from './equipment';

// What a mission is about, at a glance.

const portrait = (id: string): Work => inlay(`mk-person-${id}`, [3, 0, 58, 64], [88, 124], '0 12 88 97');

/** Barrels and a bale that pay no duty. */
const barrel = (x: number, y: number, size: number): Work =>
  laid(
    x,
    y,
    size,
    0,
    tint('dark', 'M-13-19c-4 12-4 26 0 38h26c4-12 4-26 0-38z'),
    highlight(along(line(-10, -17, -10, 17), line(-3, -17, -3, 17), 4, 1.1, 0.5), 0.45),
    cuts(along([13, -17, 16, -6, 16, 6, 13, 17], [6, -17, 7, -6, 7, 6, 6, 17], 4, 1.2, 0.5)),
    svg`<path stroke-width="4.2" d="M-15-9h30M-15 9h30"/><path stroke="var(--plate-steel)" stroke-width="2.4" d="M-15.5-9h31M-15.5 9h31"/>`,
    wash('M-13-19c4-4 22-4 26 0-4 4-22 4-26 0z'),
  );
const trafiquants: Work[] = [
  ground(2, 62, 59),
  barrel(42, 20, 0.78),
  barrel(22, 40, 0.98),
  paper('M38 44h22v17H38z'),
  outline('M49 44v17M38 52h22', 1.8),
  cuts(along(line(59, 46, 59, 60), line(52, 46, 52, 60), 5, 0.9, 0.4)),
];

/** Three blades, one oath, no light but a candle. */
const complot: Work[] = [
  tint('ink', 'M2 32a30 30 0 1 1 60 0 30 30 0 0 1-60 0z'),
  svg`<circle cx="32" cy="24" r="19" fill="var(--plate-gold)" stroke="none" opacity=".35"/><circle cx="32" cy="24" r="12" fill="var(--plate-gold)" stroke="none" opacity=".5"/>`,
  laid(18, 49, 0.6, 38, ...sword),
  laid(46, 49, '-.6 .6', -38, ...sword),
  paper('M28 29h8v24h-8z'),
  cuts(along(line(35.5, 31, 35.5, 52), line(33, 31, 33, 52), 3, 0.8, 0.4)),
  tint('gold', 'M32 12c5 6 5.5 9 4 12.5-1 2.5-2.5 3.5-4 3.5s-3-1-4-3.5C26.5 21 28 18 32 12z'),
  wash('M20 53c4-3 20-3 24 0v4c-4 3-20 3-24 0z'),
];

const letter = (...seal: Work[]): Work[] => [
  laid(
    32,
    33,
    1,
    -8,
    paper('M-28-19h56v38h-56z'),
    cuts(along(line(27, -17, 27, 18), line(20, -14, 20, 18), 4, 0.8, 0.3)),
    outline('M-28 19-6 0M28 19 6 0', 0.9),
    wash('M-28-19 0 6l28-25z'),
    cuts(along([26, -18, 18, -10, 10, -3, 1, 4], [8, -18, 8, -12, 5, -7, 1, -1], 7, 0.7, 0.3)),
    ...seal,
  ),
];
const message_reine = letter(
  tint('blue', 'M-10 5a10 10 0 1 1 20 0 10 10 0 0 1-20 0z'),
  svg`<path fill="var(--plate-gold)" stroke-width=".6" transform="translate(0 5) scale(.5)" d=${fleuron} />`,
);
const lettre_d_espagne = letter(
  svg`<path stroke="var(--plate-gold)" stroke-width="3" d="M-28-4h56"/>`,
  tint('red', 'M-10 5a10 10 0 1 1 20 0 10 10 0 0 1-20 0z'),
  svg`<path stroke="var(--plate-gold)" stroke-width="1.8" d="M-5 0 5 10M5 0-5 10M-6 2l2-3 2 1M4 11l2-3"/>`,
);

/** Constance: gone; behind bars; carried off. */
const constance_disparue: Work[] = [
  tint('gold', 'M13 4h38v56H13z'),
  svg`<path fill="var(--plate-ink)" d="M17 8h30v48H17z"/><path fill="none" stroke="var(--plate-paper)" stroke-width="1.6" stroke-dasharray="2.5 2.5" d="M22 56c0-9 3-13 7-14-4-4-5-9-4-14 1-6 4-9 7-9s6 3 7 9c1 5 0 10-4 14 4 1 7 5 7 14"/>`,
  svg`<path fill="var(--plate-paper)" stroke="none" d="M28 27c0-3 2-4.5 4.3-4.5 2.5 0 4.5 1.6 4.5 4 0 3.5-3.6 3.8-3.6 7.5h-2.4c0-5 3.5-5 3.5-7.4 0-1.2-.9-1.9-2-1.9-1.2 0-2 .8-2 2.3zM30.5 36.5h3v3h-3z"/>`,
  svg`<circle cx="32" cy="2.5" r="2" fill="var(--plate-gold)"/>`,
];
const constance_sequestree: Work[] = [
  portrait('constance'),
  svg`<path stroke-width="5.2" stroke-linecap="butt" d="M12 0v64M25.5 0v64M39 0v64M52 0v64M2 14h60M2 52h60"/><path stroke="var(--plate-steel)" stroke-width="3" stroke-linecap="butt" d="M12 0v64M25.5 0v64M39 0v64M52 0v64M2 14h60M2 52h60"/>`,
];
const wheel = (x: number, y: number, r: number): Work =>
  svg`<circle cx=${x} cy=${y} r=${r} stroke-width="4.4"/><circle cx=${x} cy=${y} r=${r} stroke="var(--plate-gold)" stroke-width="2.4"/><path stroke-width="1.4" d="M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}l${r * 1.4} ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}l${-r * 1.4} ${r * 1.4}"/><circle cx=${x} cy=${y} r="2.6" fill="var(--plate-gold)"/>`;
const enlevement_constance: Work[] = [
  ground(2, 62, 60),
  outline('M4 46c10 4 44 4 54-2', 2.6),
  tint('red', 'M8 18c0-6 3-9 8-9h32c5 0 8 3 8 9l-3 20c-1 5-4 7-9 7H20c-5 0-8-2-9-7z'),
  cuts(along([55, 18, 54, 27, 52, 36, 46, 44], [45, 12, 45, 24, 44, 34, 40, 44], 6, 1.1, 0.4)),
  tint('felt', 'M5 10c8-5 46-5 54 0l-2 4c-10-3-40-3-50 0z'),
  tint('ink', 'M22 18h20v14H22z'),
  svg`<path fill="var(--plate-skin)" stroke-width=".7" d="M29 32c0-5 1-8 3-8s4 2 4 8z"/><path fill="var(--plate-gold)" stroke-width=".7" d="M28 30c0-6 2-8.5 4.5-8.5S37 24 37 30c-1-3-2.5-5-4.5-5s-3.5 2-4.5 5z"/>`,
  outline('M22 18h20v26H22z', 1),
  svg`<path fill="var(--plate-gold)" stroke-width=".5" transform="translate(32 38.5) scale(.34)" d=${fleuron} />`,
  wheel(15, 51, 9),
  wheel(48, 49, 11),
];

/** Cards that went against the Queen. */
const dette_de_jeu: Work[] = [
  laid(
    23,
    32,
    1,
    -14,
    paper('M-15-23h30v46h-30z'),
    tint('red', 'M0 12c-2-5-9-8-9-14 0-3 2-5 4.5-5S-1-5 0-3c1-2 2-4 4.5-4S9-5 9-2c0 6-7 9-9 14z'),
    svg`<path fill="var(--plate-red)" stroke="none" d="M-11-14c-1-2-2-2-2-4 0-2 2-2 2-.5 0-1.5 2-1.5 2 .5 0 2-1 2-2 4z"/>`,
  ),
  laid(
    43,
    30,
    1,
    12,
    paper('M-15-23h30v46h-30z'),
    tint(
      'ink',
      'M0-12c-3 6-10 8-10 14 0 3 2.5 5 5 5 2 0 3.5-1 4.5-3 0 3-1 5-3 7h7c-2-2-3-4-3-7 1 2 2.5 3 4.5 3 2.5 0 5-2 5-5 0-6-7-8-10-14z',
    ),
  ),
  cuts(along(line(53, 9, 44, 52), line(50, 9, 41, 51), 3, 0.8)),
  inlay('mk-ducat', [2, 42, 20, 20], [24, 24]),
  inlay('mk-ducat', [18, 46, 18, 18], [24, 24]),
];
const affaire_des_poisons: Work[] = [
  ground(8, 58, 59),
  tint('green', 'M26 15v10L10 52c-2 5 1 9 6 9h32c5 0 8-4 6-9L38 25V15z'),
  wash('M26 15v10l-7 12h26l-7-12V15z'),
  highlight(along([21, 41, 17, 48, 14, 54, 17, 58], [27, 41, 23, 48, 20, 54, 22, 59], 3, 1.4, 0.8), 0.7),
  cuts(along([45, 38, 50, 47, 54, 54, 50, 60], [38, 38, 41, 47, 43, 54, 40, 60], 5, 1.2, 0.5)),
  tint('gold', 'M22 11c6-2 14-2 20 0v5c-6 2-14 2-20 0z'),
  tint('dark', 'M27 3c3-1 7-1 10 0v8H27z'),
  svg`<path fill="var(--plate-paper)" d="M32 36c6 0 9.5 3.5 9.5 8.5 0 3-1.5 4.5-3.5 5.5v4.5H26V50c-2-1-3.5-2.5-3.5-5.5 0-5 3.5-8.5 9.5-8.5z"/><path fill="var(--plate-ink)" stroke="none" d="M25.5 45a2.7 2.7 0 1 1 5.4 0 2.7 2.7 0 0 1-5.4 0zM33.1 45a2.7 2.7 0 1 1 5.4 0 2.7 2.7 0 0 1-5.4 0zM32 47.5l1.5 3h-3z"/><path stroke-width=".9" d="M29.5 51.5v3M32 51.5v3M34.5 51.5v3"/>`,
];
/** An eye at the keyhole. */
const espion_du_cardinal: Work[] = [
  tint('gold', 'M18 2h28c4 0 6 2 6 6v48c0 4-2 6-6 6H18c-4 0-6-2-6-6V8c0-4 2-6 6-6z'),
  cuts(along(line(51, 6, 51, 58), line(44, 6, 44, 58), 4, 1, 0.4)),
  svg`<circle cx="17.5" cy="8" r="1.8" fill="currentColor"/><circle cx="46.5" cy="8" r="1.8" fill="currentColor"/><circle cx="17.5" cy="56" r="1.8" fill="currentColor"/><circle cx="46.5" cy="56" r="1.8" fill="currentColor"/>`,
  tint('ink', 'M32 10c-9 0-15 6-15 14 0 6 3 10 7 12l-5 18h26l-5-18c4-2 7-6 7-12 0-8-6-14-15-14z'),
  paper('M19 25c6-8 20-8 26 0-6 8-20 8-26 0z'),
  tint('red', 'M27 25a5 5 0 1 1 10 0 5 5 0 0 1-10 0z'),
  svg`<circle cx="32" cy="25" r="2.2" fill="currentColor"/>`,
];
/** Candles, and a mask. */
const bal_de_l_ambassadeur: Work[] = [
  ...[-20, 0, 20].flatMap((x) => [
    tint('gold', `M${32 + x} 0c4 5 4 8 3 10.5-1 2-2 2.5-3 2.5s-2-.5-3-2.5c-1-2.5-1-5.5 3-10.5z`),
    paper(`M${29 + x} 13h6v12h-6z`),
    tint('gold', `M${26 + x} 25h12l-2 4h-8z`),
  ]),
  svg`<path stroke-width="4.6" d="M12 29c0 9 8 9 20 9s20 0 20-9M32 29v26"/><path stroke="var(--plate-gold)" stroke-width="2.6" d="M12 29c0 9 8 9 20 9s20 0 20-9M32 29v26"/>`,
  tint('gold', 'M18 60c0-5 7-7 14-7s14 2 14 7c-8 3-20 3-28 0z'),
  laid(
    35,
    46,
    0.52,
    -10,
    tint(
      'red',
      'M-29-9c9-5 20-5 29 0 9-5 20-5 29 0 1 12-4 20-14 20C8 11 3 7 0 3c-3 4-8 8-15 8-10 0-15-8-14-20z',
    ),
    paper('M-22-1c5-4 12-3 16 2-5 4-12 4-16-2zM22-1c-5-4-12-3-16 2 5 4 12 4 16-2z'),
  ),
];
/** A rosary. */
const confesseur_de_la_reine: Work[] = [
  svg`<path stroke-width="6" stroke-dasharray="0 6.8" d="M32 38C6 34 4 4 32 4s26 30 0 34z"/><path stroke="var(--plate-red)" stroke-width="4" stroke-dasharray="0 6.8" d="M32 38C6 34 4 4 32 4s26 30 0 34z"/>`,
  tint('gold', 'M29 38h6v6h7v6h-7v13h-6V50h-7v-6h7z'),
  cuts(along(line(34.5, 39, 34.5, 62), line(32.5, 39, 32.5, 62), 2, 0.9, 0.5)),
];

export const missions = {
  trafiquants,
  complot,
  message_reine,
  constance_disparue,
  constance_sequestree,
  enlevement_constance,
  dette_de_jeu,
  duchesse_de_chevreuse: [portrait('mk-roy-person-chevreuse')],
  affaire_des_poisons,
  lettre_d_espagne,
  espion_du_cardinal,
  bal_de_l_ambassadeur,
  confesseur_de_la_reine,
  honneur_d_une_dame: [inset([0, 2, 64, 60], '-1 12 86 82', ...fan('H'))],
} satisfies Record<string, Work[]>;
