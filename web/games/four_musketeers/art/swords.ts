import { svg } from 'lit';
import { plate } from '../../../lib/art/plate';

// The number cards carry as many rapiers as they say, laid like the blades of an iris: points on, hilts out.

/** A rapier bold enough for a card: half of the blade is ink. Point up, 60 from guard to point. */
const rapier = svg`<g id="mk-rapier">
  <path fill="var(--plate-paper)" stroke-width=".7" d="M-1.9 0-.9-55 0-60l.9 5L1.9 0z"/>
  <path fill="currentColor" stroke="none" d="M0-58 .7-54 1.9 0H.2z"/>
  <path stroke-width="1.5" d="M-8.5 2.5c2 2.5 4.5-.5 8.5-.5s6.5 3 8.5.5"/>
  <path fill="var(--plate-gold)" stroke-width=".8" d="M-4.8 3.5C-4.5-1-2-3 0-3s4.5 2 4.8 6.5c-3-1.6-6.6-1.6-9.6 0z"/>
  <path fill="currentColor" stroke="none" d="M-1.3 4.5h2.6l.3 7.5h-3.2z"/>
  <circle cy="13.8" r="2.3" fill="var(--plate-gold)" stroke-width=".8"/>
</g>`;

/** `count` rapiers on a field of 88 by 88. */
export const iris = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      svg`<use href="#mk-rapier" transform="rotate(${(360 / count) * i} 44 44) translate(30 67)"></use>`,
  );

export const swordNumbers = [3, 4, 5, 6, 7, 8, 9, 10];

export const swordSymbols = svg`<defs>${rapier}</defs>${swordNumbers.map((count) =>
  plate(`mk-swords-${count}`, '0 0 88 88', ...iris(count)),
)}`;
