import { svg } from 'lit';

// Lattices are ruled once, in card units (100 by 140).
const lattice = (step: number) => {
  let d = '';
  for (let c = -140; c <= 240; c += step) d += `M${c} 0l140 140M${c} 0l-140 140`;
  return d;
};

const fleuron =
  'M0-13c4 4.5 5.5 8.5 3.5 13 4-4 9.5-3.5 10.5.5.8 3.5-2.5 5.8-6 4.5 1.5 2-1 4-4.5 3.2L5 16h-10l1.5-6.8c-3.5.8-6-1.2-4.5-3.2-3.5 1.3-6.8-1-6-4.5C-13-2.5-7.5-3-3.5 1-5.5-4-4-8.5 0-13z';

export const backSymbols = svg`
<symbol id="mk-card-back" viewBox="0 0 100 140">
  <path fill="none" stroke="var(--card-back-line)" stroke-width=".6" stroke-opacity=".55" d=${lattice(10)} />
  <path fill="none" stroke="var(--card-back-line)" d="M4.5 4.5h91v131h-91z" />
  <circle cx="50" cy="70" r="24" fill="var(--card-back)" stroke="var(--card-back-line)" />
  <circle cx="50" cy="70" r="21.5" fill="none" stroke="var(--card-back-line)" stroke-width=".6" />
  <path fill="var(--card-back-line)" transform="translate(50 69)" d=${fleuron} />
</symbol>
<symbol id="mk-guard-face" viewBox="0 0 100 140">
  <path fill="none" stroke="var(--guard-line)" d="M4.5 4.5h91v131h-91z" />
  <path fill="var(--guard-line)" fill-opacity=".2" d="M45 24h10v41h23v10H55v41H45V75H22V65h23z" />
</symbol>
<symbol id="mk-guard-back" viewBox="0 0 100 140">
  <path fill="none" stroke="var(--guard-line)" stroke-width=".6" stroke-opacity=".4" d=${lattice(10)} />
  <path fill="none" stroke="var(--guard-line)" d="M4.5 4.5h91v131h-91z" />
  <circle cx="50" cy="70" r="24" fill="var(--guard-face)" stroke="var(--guard-line)" />
  <path fill="var(--guard-line)" d="M46.5 52h7v14.5H68v7H53.5V88h-7V73.5H32v-7h14.5z" />
</symbol>`;
