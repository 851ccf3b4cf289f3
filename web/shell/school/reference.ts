import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Entry } from '../../generated/reference';
import { MkElement } from '../../lib/element';
import { t } from '../../lib/i18n';
import { found, type Section, sectionsOf } from './words';

/** What a player is asked and handed, as Python itself says it: English, like the code. */
@customElement('mk-school-reference')
export class SchoolReference extends MkElement {
  @property() game!: string;
  @state() private search = '';

  protected override render() {
    const sections = found(sectionsOf(this.game), this.search);
    const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
    return html`
      <p class="hint">${t('school-reference-what')}</p>
      <label class="field"><span>${t('school-search')}</span>
        <input class="input" type="search" autocomplete="off" spellcheck="false" .value=${this.search}
          @input=${(event: Event) => {
            this.search = (event.target as HTMLInputElement).value;
          }} />
      </label>
      <p class="hint" role="status">${this.search ? t('school-found', { count }) : nothing}</p>
      <div class="reference">${sections.map((section) => this.#section(section))}</div>
    `;
  }

  #section({ id, entries }: Section) {
    return html`
      <details class="fold" ?open=${this.search !== ''}>
        <summary>${t(`school-about-${id}`)}</summary>
        <dl lang="en">${entries.map(entryOf)}</dl>
      </details>
    `;
  }
}

const entryOf = ({ name, kind, text }: Entry) => html`
  <div>
    <dt><code>${name}</code>${kind ? html` <code class="reference__kind">${kind}</code>` : nothing}</dt>
    <dd>${text.split('\n\n').map((part) => html`<p>${part}</p>`)}</dd>
  </div>
`;
