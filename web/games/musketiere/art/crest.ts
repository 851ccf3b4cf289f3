import { svg } from 'lit';
import { roundel, silhouette } from '../../../lib/art/crest';

/** A gem on a sword. */
export const crest = roundel(
  svg`<g transform="translate(32 33)">${silhouette}</g>`,
  svg`<path fill="var(--gem)" d="M21 20h22l8.5 9.5L32 50 12.5 29.5z"/>
    <path fill="var(--gem-light)" stroke="none" d="M21.5 20.6 25 29.5 31.5 20.6zM13.5 29.5H25L31 48z"/>
    <path fill="#d3fff2" stroke="none" d="M32 20.6 25.5 29.5h13z"/><path fill="#1c7a66" stroke="none" d="M43 20.6l7.8 8.9H39zM39 29.5h11.5L33 48z"/>
    <path stroke-width=".8" d="M12.5 29.5h39M21 20l4 9.5L32 50l7-20.5L43 20M25 29.5l7-9.5 7 9.5"/>`,
);
