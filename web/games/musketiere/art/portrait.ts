import { html, type TemplateResult } from 'lit';
import type { Feeling } from '../../../lib/art/face';

/** Whose faces there are. */
export const persons = ['dartagnan', 'athos', 'porthos', 'aramis'] as const;
export type Person = (typeof persons)[number];

export const portrait = (person: Person, feeling: Feeling): TemplateResult =>
  html`<svg class="mk-face mk-face--${feeling}" viewBox="0 0 60 60" aria-hidden="true"><use href="#mk-face-${person}-${feeling}"></use></svg>`;
