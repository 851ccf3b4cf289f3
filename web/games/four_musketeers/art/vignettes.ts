import { html, svg, type TemplateResult } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { cuts, outline, plate, tint, type Work } from '../../../lib/art/plate';
import { blade } from '../../../lib/art/rapier';
import { drawingOf } from './people';

// A storyline as a medallion: its villain, and on a seal beside him what the storyline asks of the four.

export type Storyline = 'AC' | 'KC' | 'AS' | 'KS' | 'QC' | 'QS';

const sword = (turn: number, x: number, y: number, size = 0.44): Work =>
  svg`<path fill="currentColor" stroke="none" transform="translate(${x} ${y}) rotate(${turn}) scale(${size * 1.2} ${size})" d=${blade} />`;

/** Blades that start from one place, or meet in it, by the side of it they lie on. */
const star = (turns: readonly number[], reach: number, inward: boolean): Work[] =>
  turns.map((turn) => {
    const a = (turn * Math.PI) / 180;
    return sword(turn + (inward ? 180 : 0), Math.sin(a) * reach, -Math.cos(a) * reach, 0.34);
  });

const moon = (x: number, y: number, size: number): Work =>
  svg`<g transform="translate(${x} ${y}) scale(${size})">${tint('gold', 'M3-11.5A11.5 11.5 0 1 0 11.5 4 9.5 9.5 0 0 1 3-11.5z')}</g>`;

/** Drawn round 0 0, within 15. */
const devices: Record<Storyline, Work[]> = {
  // each for each: four blades, each across the next
  AC: [0, 90, 180, 270].map((turn) => svg`<g transform="rotate(${turn})">${sword(0, -4.5, -1.5, 0.5)}</g>`),
  // each for whom: one blade, and the night it came out of
  KC: [moon(-3, 0, 1), sword(0, 5, 1, 0.52)],
  // all for one: the oath
  AS: [-45, -15, 15, 45].map(
    (turn) => svg`<g transform="rotate(${turn} 0 -7)">${sword(0, 0, 0.5, 0.46)}</g>`,
  ),
  // all for whom: the oath by night
  KS: [
    moon(0, -10, 0.42),
    ...[-45, -15, 15, 45].map(
      (turn) => svg`<g transform="rotate(${turn} 0 -5)">${sword(0, 0, 2.5, 0.4)}</g>`,
    ),
  ],
  // all against one
  QC: [...star([0, 120, 240], 8.5, true), tint('red', 'M-2.6 0a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 0 1-5.2 0z')],
  // each his own: the palace of mirrors
  QS: [
    tint('gold', 'M-1.8 5h3.6l1 9.5h-5.6z'),
    tint('gold', 'M-8.5-4.5a8.5 9.5 0 1 1 17 0 8.5 9.5 0 0 1-17 0z'),
    svg`<path fill="var(--plate-paper)" stroke-width=".7" d="M-6-4.5a6 7 0 1 1 12 0 6 7 0 0 1-12 0z"/>`,
    outline('M-3.5-4l4.5-4.5M-2 0l6-6', 1),
  ],
};

const ticks = (): string => {
  let d = '';
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    d += along(line(50 + x * 45.2, 50 + y * 45.2, 50 + x * 47.8, 50 + y * 47.8), line(0, 0, 0, 0), 1, 0.8);
  }
  return d;
};

export const vignetteSymbols = (Object.keys(devices) as Storyline[]).map((storyline) =>
  plate(
    `mk-vignette-${storyline}`,
    '0 0 100 100',
    svg`<circle cx="50" cy="50" r="46.5" stroke="var(--plate-gold)" stroke-width="4.6"/><circle cx="50" cy="50" r="49"/><circle cx="50" cy="50" r="44.2" stroke-width=".8"/>`,
    cuts(ticks()),
    svg`<circle cx="80" cy="80" r="18.5" fill="var(--plate-paper)"/><circle cx="80" cy="80" r="16.8" stroke="var(--plate-gold)" stroke-width="1.2"/>`,
    svg`<g transform="translate(80 80)">${devices[storyline]}</g>`,
  ),
);

/** The medallion of a storyline, named by its villain's card. Its size is its width. */
export const vignette = (
  storyline: Storyline,
): TemplateResult => html`<span class="mk-medallion mk-vignette" aria-hidden="true">
  <svg class="mk-vignette__villain" viewBox="-3 13 94 94"><use href="#${drawingOf(storyline)}" width="88" height="124"></use></svg>
  <svg class="mk-vignette__frame" viewBox="0 0 100 100"><use href="#mk-vignette-${storyline}"></use></svg>
</span>`;
