import { html, svg, type TemplateResult } from 'lit';
import { along } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import { cuts, paper, plate, tint, type Work } from '../../../lib/art/plate';
import { inlay, laid } from './device';
import { numbered } from './dice';
import { sword } from './equipment';
import type { SkillId } from './skills';
import './tokens.css';

// What lies on the table beside cards and dice. Kinds differ by outline: equipment has eight corners, what somebody has
// learnt is a shield, the tokens of the quest have six corners.

const board = 'M20 2h24l18 18v24L44 62H20L2 44V20z';
const escutcheon = 'M5 7c9 2 18 0 27-5 9 5 18 7 27 5 3 26-6 44-27 55C11 51 2 33 5 7z';
const tile = 'M32 1.5 58.5 16.5v31L32 62.5 5.5 47.5v-31z';

const at = (name: string, x: number, y: number, size: number): Work =>
  inlay(`mk-roy-${name}`, [x, y, size, size], [64, 64]);

const equipment = (name: string): Work[] => [
  paper(board),
  svg`<path stroke="var(--plate-gold)" stroke-width="2.4" d="M21.5 5.5h21l16 16v21l-16 16h-21l-16-16v-21z"/>`,
  at(name, 11, 11, 42),
];

const learnt = (name: string): Work[] => [
  tint('gold', escutcheon),
  svg`<path fill="var(--plate-paper)" stroke-width=".8" d="M9 11.5c8 1 16-1 23-5 7 4 15 6 23 5 2 22-6 36-23 46-17-10-25-24-23-46z"/>`,
  at(name, 13, 12, 38),
  // one more
  svg`<circle cx="52" cy="52" r="10.5" fill="var(--plate-blue)"/><path stroke="var(--plate-paper)" stroke-width="3.4" d="M52 46v12M46 52h12"/>`,
];

const quest = (...work: Work[]): Work[] => [
  paper(tile),
  svg`<path stroke="var(--plate-red)" stroke-width="2.2" d="M32 5.5 55 18.5v27L32 58.5 9 45.5v-27z"/>`,
  ...work,
];

/** As many red dice as the number on this one. */
const force = (dice: number): Work[] =>
  quest(at('double_combat', 21, 4, 22), laid(16.5, 23, 0.65, 0, numbered(dice)));

export const tokens = {
  pistol: equipment('pistol'),
  toledo: equipment('toledo'),
  cuirass: equipment('cuirass'),
  horse: equipment('horse'),
  improved_erudition: learnt('erudition'),
  improved_nobility: learnt('nobility'),
  improved_gallantry: learnt('gallantry'),
  improved_panache: learnt('panache'),
  improved_botte: learnt('botte'),
  // the brand that tells whose it is
  quest: [
    tint('ink', tile),
    svg`<path stroke="var(--plate-gold)" stroke-width="1.6" d="M32 6 54.5 18.8v26.4L32 58 9.5 45.2V18.8z"/>`,
    svg`<path fill="none" stroke="var(--plate-gold)" stroke-opacity=".5" stroke-width=".7" d="M32 9 52 20.5v23L32 55 12 43.5v-23z"/>`,
    svg`<path fill="var(--plate-red)" stroke="var(--plate-gold)" stroke-width=".6" transform="translate(32 34) scale(1.35)" d=${fleuron} />`,
  ],
  force_2: force(2),
  force_3: force(3),
  force_4: force(4),
  decoy: quest(at('decoy', 14, 13, 36)),
  trap: quest(at('trap', 13, 12, 38)),
  // the oath
  one_for_all: [
    tint('blue', 'M2 32a30 30 0 1 1 60 0 30 30 0 0 1-60 0z'),
    cuts(along([59, 22, 63, 38, 52, 56, 34, 59.5], [52, 22, 55, 34, 47, 48, 34, 51], 7, 1.2, 0.5)),
    svg`<circle cx="32" cy="32" r="28.4" stroke="var(--plate-gold)" stroke-width="2.4"/>`,
    ...[-40, 40, -14, 14].map(
      (turn) => svg`<g transform="rotate(${turn} 32 12)">${laid(32, 40, 0.46, 0, ...sword)}</g>`,
    ),
  ],
} satisfies Record<string, Work[]>;

/** Tokens that are what they show. */
type Loose = 'pistole' | 'epic' | 'time' | 'honour' | 'siege' | 'louvre' | 'validation' | 'life' | 'wound';
export type TokenId = keyof typeof tokens | Loose;

export const tokenSymbols = Object.entries(tokens).map(([id, work]) =>
  plate(`mk-roy-token-${id}`, '0 0 64 64', ...work),
);

/** How many dice the guard on a token throws; null where there is none. */
export const forceOf = (id: string): number | null => {
  const [, dice] = /^force_(\d)$/.exec(id) ?? [];
  return dice === undefined ? null : Number(dice);
};

/** A token; `quest` is one of the quest face down, a `wound` the place of a life point that is lost. */
export function token(id: TokenId): TemplateResult {
  const drawing = id === 'pistole' ? 'mk-ducat' : id in tokens ? `mk-roy-token-${id}` : `mk-roy-${id}`;
  return html`<svg class="mk-token mk-token--${id}" viewBox="0 0 64 64" aria-hidden="true"><use href="#${drawing}" width="64" height="64"></use></svg>`;
}

/** A skill, for the challenges that ask for it. */
export const skill = (id: SkillId): TemplateResult =>
  html`<svg class="mk-token" viewBox="0 0 64 64" aria-hidden="true"><use href="#mk-roy-${id}"></use></svg>`;
