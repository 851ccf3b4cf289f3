import { html, nothing, svg, type TemplateResult } from 'lit';
import { along, line } from '../../../../lib/art/burin';
import { cuts, outline, paper, plate, tint, type Work } from '../../../../lib/art/plate';
import { laid } from '../device';
import { numbered } from '../dice';
import { portrait } from '../figures';
import { forceOf, type TokenId } from '../tokens';
import './doors.css';

// The doors behind which the tokens of the quest wait, on a field of 160 by 166; the opening is 76 wide.

const opening = 'M42 146V64a38 38 0 0 1 76 0v82z';

/** The joints between the stones of the arch. */
const joints = (): string => {
  let d = '';
  for (let i = 1; i < 9; i++) {
    const a = (Math.PI * i) / 9;
    const at = (r: number) => `${(80 + Math.cos(a) * r).toFixed(1)} ${(64 - Math.sin(a) * r).toFixed(1)}`;
    d += `M${at(38)}L${at(47)}`;
  }
  for (const y of [80, 97, 114, 131]) d += `M33 ${y}h9M118 ${y}h9`;
  return d;
};

const frame = (): Work[] => [
  svg`<path fill="var(--plate-paper)" fill-rule="evenodd" d=${`M33 146V64a47 47 0 0 1 94 0v82z${opening}`} />`,
  cuts(
    along(line(126, 66, 126, 145), line(121.5, 66, 121.5, 145), 4, 0.9, 0.4),
    along([84, 19, 104, 19, 125, 38, 126, 62], [84, 23, 101, 23, 121, 41, 121.5, 62], 3, 0.8, 0.4),
    along(line(40.5, 66, 40.5, 145), line(39, 66, 39, 145), 2, 0.6, 0.4),
  ),
  outline(joints(), 0.9),
  tint('gold', 'M73 15h14l-2.5 12h-9z'),
  paper('M24 146h112v6H24zM16 152h128v7H16z'),
  cuts(
    along(line(135, 147.5, 135, 151), line(90, 147.5, 90, 151), 14, 0.7, 0.3),
    along(line(143, 153.5, 143, 158), line(96, 153.5, 96, 158), 14, 0.7, 0.3),
  ),
];

/** The left half of the door; it turns at 0. */
const leaf = (): Work[] => [
  tint('dark', 'M0 146V64A38 38 0 0 1 38 26v120z'),
  cuts(
    along(line(6, 52, 6, 145), line(9, 46, 9, 145), 3, 0.5, 0.3),
    along(line(17, 36, 17, 145), line(19, 34, 19, 145), 3, 0.5, 0.3),
    along(line(36.5, 28, 36.5, 145), line(31, 29, 31, 145), 4, 0.8, 0.3),
  ),
  outline('M12.5 36v110M25 29v117', 1),
  tint('steel', 'M0 74h24l7 3-7 3H0zM0 122h24l7 3-7 3H0z'),
  svg`<circle cx="32" cy="103" r="4" stroke-width="2.6"/><circle cx="32" cy="103" r="4" stroke="var(--plate-gold)" stroke-width="1.5"/>`,
];

export const doorSymbols = [
  plate('mk-roy-doorway', '0 0 160 166', ...frame()),
  plate('mk-roy-leaf', '0 0 38 166', ...leaf()),
];

const leaves = svg`<g transform="translate(42 0)"><use class="mk-door__leaf" href="#mk-roy-leaf" width="38" height="166"></use></g
  ><g transform="matrix(-1 0 0 1 118 0)"><use class="mk-door__leaf" href="#mk-roy-leaf" width="38" height="166"></use></g>`;
const stones = svg`<use href="#mk-roy-doorway" width="160" height="166"></use>`;
const inside = svg`<path class="mk-door__inside" d=${opening} />`;

/** A token that hangs on a door, or lies behind it. */
const hung = (id: TokenId, x: number, y: number, size: number) =>
  svg`<use href="#mk-roy-token-${id}" x=${x} y=${y} width=${size} height=${size}></use>`;

/** What an open door shows: of a guard the number of his dice, as large as the doorway, else the token. */
const shown = (id: TokenId) => {
  const dice = forceOf(id);
  return dice === null ? hung(id, 47, 72, 66) : laid(44, 68, 1.5, 0, numbered(dice));
};

interface There {
  readonly token: TokenId;
  readonly up: boolean;
  /** It was there, and is in the shade. */
  readonly gone?: boolean;
}

/** A door as one comes to it: open and empty, open with what is known to be there, or shut, with its token on it. */
export const door = (there: There | null): TemplateResult =>
  html`<svg class="mk-door" viewBox="24 14 112 138" aria-hidden="true">${inside}${there?.up ? svg`<g class=${there.gone ? 'mk-door__gone' : nothing}>${shown(there.token)}</g>` : ''}${stones}${there && !there.up ? [leaves, hung(there.token, 58, 74, 44)] : ''}</svg>`;

/** Who or what stands behind it. */
const behind = (kind: string): Work =>
  kind === 'trap'
    ? svg`<use href="#mk-roy-trap" x="42" y="76" width="76" height="76"></use>`
    : kind === 'decoy'
      ? svg`<use href="#mk-roy-decoy" x="40" y="62" width="80" height="86"></use>`
      : svg`<use href="#${portrait(kind)}" x="42" y="39" width="76" height="107"></use>`;

/** A door that opens, and what waits behind it: a guard, a trap or a decoy. */
export const doorway = (kind: string): TemplateResult =>
  html`<svg class="mk-door mk-door--opens" viewBox="0 10 160 156" aria-hidden="true"><path class="mk-door__light" d="M42 146h76l38 20H4z"/>${inside}<g class="mk-door__behind">${behind(kind)}</g>${stones}${leaves}</svg>`;
