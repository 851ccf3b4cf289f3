/** Where the page lies that says why something is asked, and what it speaks of is marked, as long as it is open. */
import type { ReactiveController, ReactiveElement } from 'lit';
import { type Free, Laying } from './laying';

/** Marks what it speaks of. */
const MARK = 'data-why';

export class WhyPage implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #free: () => Free;
  readonly #laying = new Laying();
  #open: { readonly page: HTMLElement; readonly says: string | null } | null = null;
  #marked: readonly Element[] = [];

  /** Within the host the table is drawn, and the page with it. */
  constructor(host: ReactiveElement, free: () => Free) {
    this.#host = host;
    this.#free = free;
  }

  hostConnected(): void {
    this.#host.addEventListener('beforetoggle', this.#toggled, true);
    addEventListener('resize', this.#lay);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('beforetoggle', this.#toggled, true);
    removeEventListener('resize', this.#lay);
    this.#close();
  }

  /** What was asked is asked no more, or something else is. */
  hostUpdated(): void {
    if (!this.#open) return;
    const { page, says } = this.#open;
    if (!page.isConnected)
      this.#close(); // of that it tells nobody
    else if (page.textContent !== says) page.hidePopover();
  }

  readonly #toggled = ({ target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches('.why-page')) return;
    this.#close();
    if (newState !== 'open') return;
    this.#open = { page: target, says: target.textContent };
    const { about } = target.dataset;
    this.#marked = about === undefined ? [] : [...this.#host.querySelectorAll(`.table :is(${about})`)];
    for (const one of this.#marked) one.toggleAttribute(MARK, true);
    requestAnimationFrame(this.#lay); // when it is there, and before anybody sees it
  };

  readonly #lay = () => {
    const table = this.#host.querySelector<HTMLElement>('.table');
    if (!this.#open || !table) return;
    const { page } = this.#open;
    this.#laying.forget();
    const { about: also = null } = page.dataset;
    this.#laying.lay(page, table, { about: '.asked__words', also, ...this.#free() }, 'cover');
  };

  #close(): void {
    for (const one of this.#marked) one.removeAttribute(MARK);
    this.#marked = [];
    this.#open = null;
    this.#laying.forget();
  }
}
