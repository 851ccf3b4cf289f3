/** The last net: an exception nobody expected gives a sentence and a way on. The match is stored after every action. */
import { html, render } from 'lit';
import { knows, t } from '../lib/i18n';

export function crashed(reason: unknown): void {
  // Browsers report this one when a layout settles late; nothing is wrong.
  if (reason === null || reason === undefined) return;
  console.error(reason);
  if (document.querySelector('dialog.crash')) return;
  // The words themselves may be what could not be fetched.
  const [title, text, reload] = knows('crash-title')
    ? [t('crash-title'), t('crash-text'), t('reload')]
    : [
        'Something went wrong',
        'The page did not arrive whole. Nothing you have played is lost.',
        'Load again',
      ];
  const dialog = document.createElement('dialog');
  dialog.className = 'overlay crash';
  dialog.setAttribute('aria-labelledby', 'crash-title');
  render(
    html`<div class="overlay__sheet">
      <header class="overlay__head"><h2 id="crash-title">${title}</h2></header>
      <div class="overlay__body">
        <p>${text}</p>
        <button class="button button--gold" @click=${() => location.reload()}>${reload}</button>
      </div>
    </div>`,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
}
