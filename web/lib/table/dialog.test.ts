import { html, render } from 'lit';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setLanguage, useCatalogues } from '../i18n';
import { dialog } from './dialog';

beforeAll(async () => {
  await useCatalogues('shell');
  await setLanguage('en');
});

afterEach(() => document.body.replaceChildren());

it('goes on with Enter on its heading as the golden button does that stays in sight, in the foot or at the end', () => {
  const press = vi.fn();
  const gold = html`<button class="button button--gold" @click=${press}></button>`;
  const open = (parts: { body: unknown; foot?: unknown }) => {
    const { body, foot } = parts;
    render(
      dialog({ id: 'x', title: 'X', open: true, close: () => undefined, body: () => body, foot }),
      document.body,
    );
    return (init: KeyboardEventInit = {}) =>
      document
        .querySelector('h2')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }));
  };
  open({ body: '', foot: gold })();
  expect(press).toHaveBeenCalledTimes(1);
  const enter = open({ body: html`<div class="end__onward">${gold}</div>` });
  enter();
  expect(press).toHaveBeenCalledTimes(2);
  enter({ repeat: true });
  expect(press, 'held since before').toHaveBeenCalledTimes(2);
  open({ body: gold })();
  expect(press, 'elsewhere it is one of many').toHaveBeenCalledTimes(2);
});
