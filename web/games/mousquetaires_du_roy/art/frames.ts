import { svg } from 'lit';
import { back } from '../../../lib/art/back';
import { fleuron } from '../../../lib/art/fleuron';
import { blade } from '../../../lib/art/rapier';

// What cards are framed with, and their backs, in card units (100 by 140). Milady's have points that look inward.

const points = (): string => {
  let d = '';
  for (let i = 0; i < 12; i++) d += `M${8 + i * 7} 5h7l-3.5 6zM${8 + i * 7} 135h7l-3.5-6z`;
  for (let i = 0; i < 18; i++) d += `M5 ${7 + i * 7}v7l6-3.5zM95 ${7 + i * 7}v7l-6-3.5z`;
  return d;
};

const corner = svg`<path stroke-width="1" d="M8 30c0-13 9-22 22-22M8 22c5-1 9-3 11-5s2-6 3-9"/><path fill="var(--trim)" stroke="none" transform="translate(15.5 15.5) rotate(-45) scale(.4)" d=${fleuron} />`;

const silhouette = (turn: number, scale: number) =>
  svg`<path fill="currentColor" stroke="none" transform="rotate(${turn} 50 50) translate(50 74) scale(${scale})" d=${blade} />`;

/** A compass: four long points and four short ones. */
const star = (): string => {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const [a, r] = [(i * Math.PI) / 8, i % 2 ? 5 : i % 4 ? 14 : 24];
    d += `${i ? 'L' : 'M'}${(50 + Math.sin(a) * r).toFixed(1)} ${(71 - Math.cos(a) * r).toFixed(1)}`;
  }
  return `${d}z`;
};

const [line, ground] = ['var(--deck-line)', 'var(--deck)'];

export const frameSymbols = svg`
<symbol id="mk-roy-points" viewBox="0 0 100 140"><path fill="var(--trim)" fill-rule="evenodd" d=${`M8 3h84a5 5 0 0 1 5 5v124a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm-1.5 3v128h87V6z${points()}`} /></symbol>
<symbol id="mk-roy-corners" viewBox="0 0 100 140"><g fill="none" stroke="var(--trim)" stroke-linecap="round">${corner}
  <g transform="matrix(-1 0 0 1 100 0)">${corner}</g><g transform="matrix(1 0 0 -1 0 140)">${corner}</g><g transform="matrix(-1 0 0 -1 100 140)">${corner}</g></g></symbol>
${back('mk-roy-back-adventure', line, ground, svg`${[-40, 40, -14, 14].map((turn) => silhouette(turn, 0.85))}`)}
${back(
  'mk-roy-back-perfidy',
  line,
  ground,
  svg`<path fill="var(--red-light)" stroke-width=".7" transform="translate(50 73) scale(1.55)" d=${fleuron} />`,
)}
${back(
  'mk-roy-back-paris',
  line,
  ground,
  svg`<path fill="currentColor" stroke="none" d="M31 78c6 3 12 3 19 3s13 0 19-3c-1 6-5 10-10 11H41c-5-1-9-5-10-11zM49 78V50h2v28zM53 53c7 4 11 12 12 22H53zM47 57c-6 4-9 10-10 18h10zM51 50c3-2 5 1 9 0v4c-4 1-6-2-9 0z"/>`,
)}
${back('mk-roy-back-louvre', line, ground, svg`<path fill="currentColor" stroke="none" d="M30 82l-3-22 9 7 6-12 5 10 3-14 3 14 5-10 6 12 9-7-3 22c-13-3-27-3-40 0zM30.5 85c13-3 26-3 39 0v4c-13-3-26-3-39 0z"/>`)}
${back('mk-roy-back-place', line, ground, svg`<path fill="currentColor" stroke="none" d=${star()} /><circle cx="50" cy="71" r="17" stroke-width=".8"/>`)}`;
