/**
 * Short sentences for everybody: a status that goes by itself, or an alert that stays until it is dismissed or, unless it
 * concerns every page, another page is opened or one moves on at a table.
 */
import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { icon } from './art/icons';
import { MkElement } from './element';
import { t } from './i18n';

interface Notice {
  /** Made anew at each drawing, so that it follows the language. */
  readonly text: () => string;
  readonly alert: boolean;
  readonly everywhere: boolean;
  readonly since: number;
}
const SHOWN_MS = 8000;
const posts = new EventTarget();

export function notify(text: () => string, { alert = false, everywhere = false } = {}): void {
  const detail: Notice = { text, alert, everywhere, since: performance.now() };
  posts.dispatchEvent(new CustomEvent('post', { detail }));
}

/** Whoever has done the next thing has read what was said of the last. */
export const moveOn = (): void => {
  posts.dispatchEvent(new Event('move-on'));
};

@customElement('mk-notices')
export class Notices extends MkElement {
  @state() private notices: readonly Notice[] = [];

  readonly #post = (event: Event) => {
    const notice = (event as CustomEvent<Notice>).detail;
    const text = notice.text();
    this.notices = [...this.notices.filter((old) => old.text() !== text), notice];
    if (!notice.alert) setTimeout(() => this.#drop(notice), SHOWN_MS);
    this.#rise();
  };

  /** What was said on the page that is left; the new page may have spoken already. */
  readonly #leave = ({ timeStamp }: Event) => {
    this.notices = this.notices.filter(
      ({ alert, everywhere, since }) => !alert || everywhere || since > timeStamp,
    );
  };

  readonly #moveOn = () => {
    this.notices = this.notices.filter(({ everywhere }) => everywhere);
  };

  /** Above a sheet that has been opened since. */
  #rise(): void {
    if (!('showPopover' in this)) return;
    this.popover = 'manual';
    this.hidePopover();
    this.showPopover();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    posts.addEventListener('post', this.#post);
    posts.addEventListener('move-on', this.#moveOn);
    addEventListener('hashchange', this.#leave);
  }

  override disconnectedCallback(): void {
    posts.removeEventListener('post', this.#post);
    posts.removeEventListener('move-on', this.#moveOn);
    removeEventListener('hashchange', this.#leave);
    super.disconnectedCallback();
  }

  #drop(notice: Notice): void {
    this.notices = this.notices.filter((other) => other !== notice);
  }

  protected override render() {
    // Both regions are always there: a screen reader only hears what changes inside a region it knows.
    return html`
      <div class="notices" role="status">${this.#list(false)}</div>
      <div class="notices" role="alert">${this.#list(true)}</div>
    `;
  }

  #list(alert: boolean) {
    const shown = this.notices.filter((notice) => notice.alert === alert);
    if (shown.length === 0) return nothing;
    return shown.map(
      (notice) => html`
        <p class="notice ${alert ? 'notice--alert' : ''}">
          <span>${notice.text()}</span>
          <button class="icon-button" aria-label=${t('dismiss')} @click=${() => this.#drop(notice)}>${icon('close')}</button>
        </p>
      `,
    );
  }
}
