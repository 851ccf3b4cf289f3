import { html, type TemplateResult } from 'lit';
import { die } from './dice';
import { foe, hero } from './figures';
import './playbill.css';

/** The picture on the game's playbill: the four against one, and the dice between them. Measured by `--card`. */
export const playbill = (): TemplateResult => html`<div class="mk-playbill">
  ${hero('athos')}${hero('porthos')}${hero('aramis')}${hero('dartagnan')}${foe('milady')}
  ${die('blue', 'sword')}${die('blue', 'fleur')}${die('red', 'shield')}
</div>`;
