import { svg } from 'lit';
import { back } from '../../../lib/art/back';
import { along, line } from '../../../lib/art/burin';
import { fleuron } from '../../../lib/art/fleuron';
import { cuts } from '../../../lib/art/plate';
import { blade } from '../../../lib/art/rapier';

// Backs and the guard's face, in card units (100 by 140).

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
