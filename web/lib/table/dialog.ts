/** A sheet over the table, in the shell's frame. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../art';
import { t } from '../i18n';
import { modal } from './directives';

interface Sheet {
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  /** On parchment. */
  readonly page?: boolean;
  readonly close: () => void;
  /** What a touch does, on the sheet or beside it, that meets nothing to press or to be explained; else one beside it closes it. */
  readonly touched?: (beside: boolean) => void;
  /** What stays in sight while the body is scrolled. */
  readonly above?: unknown;
  readonly body: () => unknown;
  /** What is pressed to go on; it stays in sight, below what is scrolled. */
  readonly foot?: unknown;
}

export function dialog({ id, title, open, page, close, touched, above, body, foot }: Sheet): TemplateResult {
  const closed = (event: Event) => {
    event.preventDefault(); // the state closes it
    close();
  };
  // Enter on what has just opened goes on, as the button does that stays in sight; held since before, it meant something else.
  const enter = ({ key, repeat, target, currentTarget }: KeyboardEvent) => {
    if (key !== 'Enter' || repeat || !(target instanceof HTMLHeadingElement)) return;
    const onward = ':is(.overlay__foot, .end__onward) > .button--gold';
    (currentTarget as Element).querySelector<HTMLElement>(onward)?.click();
  };
  const touch = ({ target, currentTarget }: Event) => {
    const beside = target === currentTarget;
    if (!touched) return beside && close();
    if (target instanceof Element && !target.closest('button, a, [data-sign]')) touched(beside);
  };
  return html`<dialog
    class="overlay sheet-over ${page ? 'sheet-over--page' : ''} sheet-over--${id}"
    aria-labelledby="table-${id}"
    ${modal(open)}
    @cancel=${closed}
    @keydown=${enter}
    @click=${touch}
  >
    ${
      open
        ? html`<div class="overlay__sheet">
            <header class="overlay__head">
              <h2 id="table-${id}" tabindex="-1" autofocus>${title}</h2>
              <button class="icon-button" aria-label=${t('close')} @click=${close}>${icon('close')}</button>
            </header>
            ${above}
            <div class="overlay__body">${body()}</div>
            ${foot ? html`<footer class="overlay__foot">${foot}</footer>` : nothing}
          </div>`
        : nothing
    }
  </dialog>`;
}
