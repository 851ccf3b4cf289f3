import { svg } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { plumedHat } from '../../../lib/art/hat';
import { cuts, type Work } from '../../../lib/art/plate';
import { iris } from './swords';

// The back of the one deck of this game, in card units (100 by 140): an ivory margin, scales, and a medallion.

const scales = (): string => {
  let d = '';
  for (let row = 0; row < 33; row++)
    for (let x = row % 2 ? 2 : -3; x < 96; x += 10) d += `M${x} ${4 + row * 4}a5 5 0 0 0 10 0`;
  return d;
};

const rays = (): string => {
  let d = '';
  for (let i = 0; i < 64; i++) {
    const a = (i * Math.PI) / 32;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    const from = i % 2 ? 27 : 25;
    const ray = line(50 + x * from, 70 + y * from, 50 + x * 31, 70 + y * 31);
    d += along(ray, ray, 1, 0.7);
  }
  return d;
};

const back = (id: string, device: Work) => svg`
<symbol id=${id} viewBox="0 0 100 140">
  <rect x="5.5" y="5.5" width="89" height="129" rx="4.5" fill="var(--deck-back)"/>
  <g fill="none" stroke="var(--deck-back-line)" color="var(--deck-back-line)" stroke-linejoin="round" stroke-linecap="round">
    <svg x="8" y="8" width="84" height="124" viewBox="8 8 84 124"><path stroke-width=".55" stroke-opacity=".7" d=${scales()} /></svg>
    <rect x="5.5" y="5.5" width="89" height="129" rx="4.5"/><rect x="8" y="8" width="84" height="124" rx="2.5" stroke-width=".6"/>
    <path fill="var(--deck-back)" d="M50 26c3.5 6 8 9 14 9.5 1 5.5 4.5 9 10.5 10.5 0 5.5 2 9 6.5 12-3.5 4.5-4 8-2.5 12 1.5-4-1 7.5 2.5 12-4.5 3-6.5 6.5-6.5 12-6 1.5-9.5 5-10.5 10.5-6 .5-10.5 3.5-14 9.5-3.5-6-8-9-14-9.5-1-5.5-4.5-9-10.5-10.5 0-5.5-2-9-6.5-12 3.5-4.5 4-8 2.5-12 1.5-4 1-7.5-2.5-12 4.5-3 6.5-6.5 6.5-12 6-1.5 9.5-5 10.5-10.5 6-.5 10.5-3.5 14-9.5z" />
    <circle cx="50" cy="70" r="32.5" stroke-width=".6" fill="var(--deck-back)"/>
    ${cuts(rays())}
    <circle cx="50" cy="70" r="24" stroke-width=".6"/>
    ${device}
  </g>
</symbol>`;

export const backSymbols = svg`
${back('mk-deck-back', svg`<g transform="translate(22 42) scale(.636)">${iris(4)}</g>`)}
${back('mk-role-back', svg`<g transform="translate(30 57.5) scale(.56)">${plumedHat}</g>`)}`;
