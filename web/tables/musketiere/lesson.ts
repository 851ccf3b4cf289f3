/** What the first lesson is explaining at the table, until it is read or the player goes on. */
import { html, nothing } from 'lit';
import { t } from '../../shell/i18n';
import { type Hint, hintFor, type Moment } from './coach';
import type { Company } from './sentences';

export class Lesson {
  hint: Hint | null = null;
  readonly #heard = new Set<string>();
  #skipped = false;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** A new situation takes the place of what was being explained. */
  listen(moment: Moment, company: Company): void {
    if (!moment.frame.lesson || this.#skipped) return;
    const hint = hintFor(moment, company, this.#heard);
    if (hint === null || hint.topic === this.hint?.topic) return;
    this.done();
    this.hint = hint;
  }

  readonly done = (): void => {
    if (this.hint) this.#heard.add(this.hint.topic);
    this.hint = null;
    this.#changed();
  };

  readonly skip = (): void => {
    this.#skipped = true;
    this.done();
  };

  whisper() {
    const { hint } = this;
    if (!hint) return nothing;
    return html`<aside class="coach" aria-label=${t('coach-title')}>
      <p class="coach__name">${t('coach-title')}</p>
      <p role="status">${hint.text}</p>
      <p class="coach__ways">
        <button class="button" @click=${this.done}>${t('coach-ok')}</button>
        ${
          hint.topic === 'end'
            ? nothing
            : html`<button class="button button--quiet" @click=${this.skip}>${t('coach-skip')}</button>`
        }
      </p>
    </aside>`;
  }
}
