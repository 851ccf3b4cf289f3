/**
 * Keeps the height that a box once had as long as it is about the same thing, if about any: nothing moves while its lines
 * become fewer. What lies there but for a while (`passes`) is not kept, nor what another box beside it needs.
 */
import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ElementPart } from 'lit/directive.js';

class Steady extends AsyncDirective {
  #box: HTMLElement | null = null;
  #about: unknown = null;
  #most = 0;
  #width = innerWidth;

  override render(_about: unknown, _passes = false): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [about, passes]: [unknown, boolean?]): typeof noChange {
    if (this.#box === null && this.isConnected) this.reconnected();
    this.#box = element as HTMLElement;
    if (about !== this.#about) this.#anew();
    this.#about = about;
    if (about !== null && !passes) queueMicrotask(() => this.#keep()); // what it holds is drawn after it
    return noChange;
  }

  protected override disconnected(): void {
    removeEventListener('resize', this.#resized);
  }

  protected override reconnected(): void {
    addEventListener('resize', this.#resized);
    this.#resized();
  }

  #keep(): void {
    this.#most = Math.max(this.#most, this.#box?.offsetHeight ?? 0);
    this.#box?.style.setProperty('min-height', `${this.#most}px`);
    if (this.#isTight()) this.#anew();
  }

  /** Something around it has to be scrolled. */
  #isTight(): boolean {
    const around = this.#box?.parentElement;
    return [around, ...(around?.children ?? [])].some(
      (one) =>
        one && one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
  }

  /** On a page of another width its lines break elsewhere; a phone's bar that slides in or out changes its height alone. */
  readonly #resized = () => {
    if (innerWidth === this.#width) return;
    this.#width = innerWidth;
    this.#anew();
  };

  #anew(): void {
    this.#most = 0;
    this.#box?.style.removeProperty('min-height');
  }
}

export const steady = directive(Steady);
