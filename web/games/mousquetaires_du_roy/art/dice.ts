import { html, svg, type TemplateResult } from 'lit';
import { fleuron } from '../../../lib/art/fleuron';
import type { Work } from '../../../lib/art/plate';
import { blade } from '../../../lib/art/rapier';
import './dice.css';

// Dice: the team's have round corners and a plain rule, Milady's are notched like a stamp. On a field of 48 by 48.

export type Colour = 'blue' | 'red';
export type Face = 'sword' | 'shield' | 'fleur';

const shield = 'M24 8.5c4 2.6 8.5 3.6 13 3.3.8 12.5-3 22.2-13 28.2-10-6-13.8-15.7-13-28.2 4.5.3 9-.7 13-3.3z';

const faces: Record<Face, Work> = {
  sword: svg`<path transform="translate(22.4 25.8) rotate(45) scale(1.4 .95)" d=${blade} />`,
  shield: svg`<path d=${shield} /><path fill="none" stroke="var(--die-body)" stroke-width="2.2" stroke-linecap="butt" d="M24 12v25M13.5 22.5h21"/>`,
  fleur: svg`<path transform="translate(24 25) scale(1.25)" d=${fleuron} />`,
};

/** Eight points to a side. */
const notched = (): string => {
  let d = '';
  const side = (x: number, y: number, dx: number, dy: number) => {
    for (let i = 0; i < 8; i++)
      d += `L${x + dx * (i + 0.5) * 5.5 - dy * 2.6} ${y + dy * (i + 0.5) * 5.5 + dx * 2.6}L${x + dx * (i + 1) * 5.5} ${y + dy * (i + 1) * 5.5}`;
  };
  side(2, 2, 1, 0);
  side(46, 2, 0, 1);
  side(46, 46, -1, 0);
  side(2, 46, 0, -1);
  return `M2 2${d}z`;
};

const symbol = (
  colour: Colour,
  face: Face,
): Work => svg`<symbol id="mk-roy-die-${colour}-${face}" viewBox="0 0 48 48"><use
  href="#mk-roy-die-${colour}"></use><g fill="var(--die-mark)">${faces[face]}</g></symbol>`;

const bodies: Record<Colour, Work> = {
  blue: svg`<rect x="2" y="2" width="44" height="44" rx="11" fill="var(--die-body)" stroke="var(--die-edge)" stroke-width="1.6"/>
    <path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round" d="M5 30V13.5c0-5 3.5-8.5 8.5-8.5H30"/>
    <rect x="6.5" y="6.5" width="35" height="35" rx="7.5" fill="none" stroke="var(--die-mark)" stroke-opacity=".4" stroke-width=".7"/>`,
  red: svg`<path fill="var(--die-body)" stroke="var(--die-edge)" stroke-width="1.4" stroke-linejoin="round" d=${notched()} />
    <path fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4" d="M6.5 38V6.5H38"/>
    <path fill="none" stroke="var(--die-mark)" stroke-opacity=".45" stroke-width=".7" d="M12 7.5h24l4.5 4.5v24L36 40.5H12L7.5 36V12z"/>`,
};

const allFaces = Object.keys(faces) as Face[];

export const diceSymbols = [
  ...(Object.keys(bodies) as Colour[]).flatMap((colour) => [
    svg`<symbol id="mk-roy-die-${colour}" viewBox="0 0 48 48">${bodies[colour]}</symbol>`,
    ...allFaces.map((face) => symbol(colour, face)),
  ]),
  ...allFaces.map(
    (face) =>
      svg`<symbol id="mk-roy-face-${face}" viewBox="0 0 48 48"><g fill="currentColor">${faces[face]}</g></symbol>`,
  ),
];

/** How a die lies: rolling to its face, doing its work, out of play, or stopped by a shield. */
export type DieState = 'tumbling' | 'lit' | 'dim' | 'parried';

const side = (colour: Colour, face: Face) =>
  html`<svg class="mk-die__side" viewBox="0 0 48 48"><use href="#mk-roy-die-${colour}-${face}"></use></svg>`;

/**
 * A die that shows `face`, as wide as `--die` says. A tumbling one rolls to it when it is put into the page, so give each
 * throw a key of its own; the other sides are seen in passing only.
 */
export function die(colour: Colour, face: Face, ...states: DieState[]): TemplateResult {
  const others = states.includes('tumbling') ? [...allFaces, ...allFaces].slice(0, 5) : [];
  return html`<span class=${['mk-die', `mk-die--${colour}`, ...states.map((name) => `mk-die--${name}`)].join(' ')} aria-hidden="true"
    ><span class="mk-die__cube">${[face, ...others].map((shown) => side(colour, shown))}</span></span>`;
}

/** A die that has not been thrown yet. */
export const restingDie = (colour: Colour): TemplateResult =>
  html`<span class="mk-die mk-die--${colour}" aria-hidden="true"
    ><svg class="mk-die__side" viewBox="0 0 48 48"><use href="#mk-roy-die-${colour}"></use></svg></span>`;

/** What a die shows, as a sign in the running text: 1em, in its colour. */
export const faceMark = (face: Face): TemplateResult =>
  html`<svg class="mk-mark" viewBox="5 5 38 38" aria-hidden="true"><use href="#mk-roy-face-${face}" width="48" height="48"></use></svg>`;

/** A red die that bears how many of them an adversary throws, instead of a face; on a field of 48 by 48. */
export const numbered = (
  dice: number,
): Work => svg`<g class="mk-die--red"><use href="#mk-roy-die-red" width="48" height="48"></use><text
  x="24" y="37.6" text-anchor="middle" fill="var(--die-mark)" stroke="none" font-family="EB Garamond, Garamond, Georgia, serif" font-weight="700" font-size="41" font-variant-numeric="lining-nums">${dice}</text></g>`;

/** The same as a small sign; set its width. */
export const forceSign = (dice: number): TemplateResult =>
  html`<svg class="mk-force" viewBox="0 0 48 48" aria-hidden="true">${numbered(dice)}</svg>`;
