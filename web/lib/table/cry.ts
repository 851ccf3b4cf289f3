/** What has just been decided, in a few large words over the table while that is told; whoever listens is told in a sentence. */
import './cry.css';
import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';

export interface Cry {
  readonly words: string;
  /** What it is to those at the table: for `fall` it is largest. */
  readonly weight: 'light' | 'gain' | 'hit' | 'fall';
}

export const cry = (one: Cry | null) =>
  one === null
    ? nothing
    : keyed(one.words, html`<strong class="cry cry--${one.weight}" aria-hidden="true">${one.words}</strong>`);
