import { svg } from 'lit';
import type { Work } from './plate';

// In card units (100 by 140). The nested <svg> keeps the lattice inside its frame.

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
