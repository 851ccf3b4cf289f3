/** Between two humans on one device: nothing secret lies behind it, the page has let go of it. */
import { html, nothing, type TemplateResult } from 'lit';
import { curtain } from '../art/table';
import { t } from '../i18n';
import { modal } from './directives';
import type { Stage } from './playback';
import { nameOf, type Roster } from './roster';

/** `side`: on which side the one plays who is to look next, where there are sides. */
export function curtainOf(stage: Stage, roster: Roster, ready: () => void, side = ''): TemplateResult {
  const closed = stage.at === 'curtain';
  const name = closed ? nameOf(roster, stage.seat) : '';
  return html`<dialog
    class="pass"
    aria-labelledby="table-curtain"
    ${modal(closed)}
    @cancel=${(event: Event) => event.preventDefault()}
  >
    ${
      closed
        ? html`${curtain()}
            <div class="pass__words">
              <h2 id="table-curtain">${t('curtain-title', { name })}</h2>
              ${side ? html`<p class="pass__side">${side}</p>` : nothing}
              <p>${t('curtain-text', { name })}</p>
              <button class="button button--gold" autofocus @click=${ready}>${t('curtain-ready', { name })}</button>
            </div>`
        : nothing
    }
  </dialog>`;
}
