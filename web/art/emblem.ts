import { html, svg, type TemplateResult } from 'lit';
import type { GameId } from '../shell/known';
import { along, line } from './burin';
import { fleuron } from './fleuron';
import { plumedHat } from './hat';
import { cuts, outline, paper, plate, type Work, wash } from './plate';
import { blade, rapier } from './rapier';

const azure = (): string => along(line(66, 96, 114, 96), line(86, 138, 94, 138), 17, 0.5);

const emblemPlate: Work[] = [
  svg`<circle cx="90" cy="90" r="88" fill="var(--plate-paper)" stroke-width="1.6"/><circle cx="90" cy="90" r="84.5" stroke-width=".5"/>
    <circle cx="90" cy="90" r="81.5" stroke-width="2.2" stroke-dasharray="0 5.69"/><circle cx="90" cy="90" r="78.5" stroke-width=".5"/>`,
  svg`<g transform="translate(12.6 19) scale(.86)">${arms()}</g>`,
];

function arms(): Work[] {
  return [
    svg`<g transform="translate(137 127) rotate(-47) scale(1.32)">${rapier}</g>`,
    svg`<g transform="translate(43 127) rotate(47) scale(-1.32 1.32)">${rapier}</g>`,
    // shield
    paper('M56 74c12 2 24 0 34-7 10 7 22 9 34 7 3 36-8 62-34 78-26-16-37-42-34-78z'),
    wash('M61 79c10 1 20-1 29-6 9 5 19 7 29 6 2 30-8 52-29 66-21-14-31-36-29-66z'),
    cuts(
      azure(),
      along([118, 82, 119, 106, 108, 130, 91, 144], [104, 84, 105, 104, 98, 124, 91, 138], 8, 0.9, 0.3),
    ),
    svg`<path fill="var(--plate-paper)" transform="translate(90 110) scale(1.9)" stroke-width=".6" d=${fleuron}/>`,
    svg`<g transform="translate(41 16) scale(1.35)">${plumedHat}</g>`,
  ];
}

// Crests, on a field of 64 by 64: a roundel each, with the thing the game turns on.
const roundel = (...work: Work[]): Work[] => [
  svg`<circle cx="32" cy="32" r="30.5" fill="var(--plate-paper)"/><circle cx="32" cy="32" r="27.5" stroke-width=".6"/>`,
  ...work,
];

const silhouette = svg`<path fill="currentColor" stroke="none" d=${blade} />`;

export const crests: Record<GameId, Work[]> = {
  musketiere: roundel(
    svg`<g transform="translate(32 33)">${silhouette}</g>`,
    svg`<path fill="var(--gem)" d="M21 20h22l8.5 9.5L32 50 12.5 29.5z"/>
      <path fill="var(--gem-light)" stroke="none" d="M21.5 20.6 25 29.5 31.5 20.6zM13.5 29.5H25L31 48z"/>
      <path fill="#d3fff2" stroke="none" d="M32 20.6 25.5 29.5h13z"/><path fill="#1c7a66" stroke="none" d="M43 20.6l7.8 8.9H39zM39 29.5h11.5L33 48z"/>
      <path stroke-width=".8" d="M12.5 29.5h39M21 20l4 9.5L32 50l7-20.5L43 20M25 29.5l7-9.5 7 9.5"/>`,
  ),
  four_musketeers: roundel(
    // the oath: four points raised to one
    ...[-57, 57, -19, 19].map(
      (turn) => svg`<g transform="rotate(${turn} 32 25) translate(32 34.5) scale(.7 .82)">${silhouette}</g>`,
    ),
  ),
  mousquetaires_du_roy: roundel(
    wash('M32 48 7.5 25a33 33 0 0 1 49 0z'),
    cuts(along(line(31, 47, 9, 25), line(33, 47, 55, 25), 15, 0.8)),
    outline('M12 29.5a27 27 0 0 1 40 0', 0.7),
    svg`<g transform="translate(31 36) rotate(38) scale(1.1)">${silhouette}</g>`,
    svg`<path fill="var(--red)" d="M8.5 33c7-3 16-2 23.5 3 7.5-5 16.5-6 23.5-3 1 9-3.5 17-11.5 17-5.5 0-9-3.5-12-7-3 3.5-6.5 7-12 7-8 0-12.5-8-11.5-17z"/>
      <path fill="var(--plate-paper)" d="M14.5 39c4.5-3 9-2 12 1.5-3.5 3-9 3-12-1.5zM49.5 39c-4.5-3-9-2-12 1.5 3.5 3 9 3 12-1.5z"/>`,
  ),
};

export const emblemSymbols = svg`${plate('mk-emblem', '0 0 180 180', ...emblemPlate)}${Object.entries(
  crests,
).map(([game, work]) => plate(`mk-crest-${game}`, '0 0 64 64', ...work))}`;

/** The page's own arms: a plumed hat over a shield and two rapiers. */
export const emblem = (): TemplateResult =>
  html`<svg class="mk-emblem" viewBox="0 0 180 180" aria-hidden="true"><use href="#mk-emblem"></use></svg>`;

/** The crest of a game. */
export const crest = (game: GameId): TemplateResult =>
  html`<svg class="mk-crest" viewBox="0 0 64 64" aria-hidden="true"><use href="#mk-crest-${game}"></use></svg>`;
