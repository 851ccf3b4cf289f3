import { svg } from 'lit';
import { along, line } from '../burin';
import { fleuron } from '../fleuron';
import { cuts, type Work } from '../plate';
import { blade } from '../rapier';

// Backs and the guard's face, in card units (100 by 140). The nested <svg> keeps the lattice inside its frame.

const lattice = (step: number): string => {
  let d = '';
  for (let c = -140; c <= 240; c += step) d += `M${c} 0l140 140M${c} 0l-140 140`;
  return d;
};

/** The back of a deck: its colours, and the device in the middle of the lattice. */
export const back = (id: string, colour: string, ground: string, device: Work) => svg`
<symbol id=${id} viewBox="0 0 100 140"><g fill="none" stroke=${colour} color=${colour}>
  <svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128">
    <path stroke-width=".5" stroke-opacity=".6" d=${lattice(9)} />
    <path stroke-width="2" stroke-opacity=".45" stroke-linecap="round" stroke-dasharray="0 12.728" d=${lattice(9)} />
  </svg>
  <rect x="5" y="5" width="90" height="130" rx="5" />
  <path fill=${ground} stroke-width=".8" d="M50 36c5 6 11 8 17 8 7 8 9 17 9 26s-2 18-9 26c-6 0-12 2-17 8-5-6-11-8-17-8-7-8-9-17-9-26s2-18 9-26c6 0 12-2 17-8z" />
  <path stroke-width=".5" d="M50 40c5 5 10 7 15.5 7 6 7 7.5 15 7.5 23s-1.5 16-7.5 23c-5.5 0-10.5 2-15.5 7-5-5-10-7-15.5-7-6-7-7.5-15-7.5-23s1.5-16 7.5-23c5.5 0 10.5-2 15.5-7z" />
  ${device}
</g></symbol>`;

const musketeerDevice = svg`
  <path fill="currentColor" stroke="none" transform="translate(50 71) rotate(45)" d=${blade} />
  <path fill="currentColor" stroke="none" transform="translate(50 71) rotate(-45)" d=${blade} />
  <path fill="currentColor" stroke="var(--card-back)" stroke-width="1.6" transform="translate(50 70) scale(1.15)" d=${fleuron} />`;

/** A cross whose arms end in flowers and whose foot is a blade. */
const guardCross =
  'M50 17c4 4.5 5.5 8.5 3 12.5 4-3.5 9-2.5 9.5 1 .5 3-2.5 5-6 3.5H54.5V62h17v-1.8c1.5-3.5-.5-6.5-3.5-6-3.5.5-4.5 5.5-1 9.5 4-2.5 8-1 12.5 3-4.5 4-8.5 5.5-12.5 3-3.5 4-2.5 9 1 9.5 3 .5 5-2.5 3.5-6V71.5h-17V106L50 126l-4.5-20V71.5h-17v1.7c-1.5 3.5.5 6.5 3.5 6 3.5-.5 4.5-5.5 1-9.5-4 2.5-8 1-12.5-3 4.5-4 8.5-5.5 12.5-3 3.5-4 2.5-9-1-9.5-3-.5-5 2.5-3.5 6V62h17V34H43.5c-3.5 1.5-6.5-.5-6-3.5.5-3.5 5.5-4.5 9.5-1-2.5-4-1-8 3-12.5z';

const glory = (): string => {
  let d = '';
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    const [from, to] = [i % 2 ? 35 : 31, i % 2 ? 48 : 58];
    const ray = line(50 + x * from * 0.72, 68 + y * from, 50 + x * to * 0.72, 68 + y * to);
    d += along(ray, ray, 1, 0.6);
  }
  return d;
};

const corner = svg`<path d="M9 21c0-7 5-12 12-12M9 27c0-4 1.5-6 4-7s4-3 5-6 4-5 8-5"/><circle cx="13.5" cy="13.5" r="1.6"/>`;

export const backSymbols = svg`
${back('mk-card-back', 'var(--card-back-line)', 'var(--card-back)', musketeerDevice)}
${back(
  'mk-guard-back',
  'var(--guard-line)',
  'var(--guard-face)',
  svg`<path fill="currentColor" stroke="none" transform="translate(21 34) scale(.58)" d=${guardCross} />`,
)}
<symbol id="mk-guard-face" viewBox="0 0 100 140"><g fill="none" stroke="var(--guard-line)" color="var(--guard-line)">
  <rect x="4.5" y="4.5" width="91" height="131" rx="5.5" />
  <rect x="6.7" y="6.7" width="86.6" height="126.6" rx="4" stroke-width=".5" />
  <g stroke-width=".8">${corner}
    <g transform="matrix(-1 0 0 1 100 0)">${corner}</g><g transform="matrix(1 0 0 -1 0 140)">${corner}</g>
    <g transform="matrix(-1 0 0 -1 100 140)">${corner}</g></g>
  <g opacity=".35">${cuts(glory())}</g>
  <path fill="var(--guard-cross)" stroke-width=".8" stroke-opacity=".5" d=${guardCross} />
</g></symbol>`;
