/** Marks a box as long as something in it lies below what is seen of it: its sheet says so. */
import { noChange } from 'lit';
import { AsyncDirective, directive } from 'lit/async-directive.js';
import type { ElementPart } from 'lit/directive.js';

class Below extends AsyncDirective {
  #box: Element | null = null;
  readonly #sizes = new ResizeObserver(() => this.#look());

  override render(): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart): typeof noChange {
    if (this.#box === null) element.addEventListener('scroll', this.#look, { passive: true });
    this.#box = element;
    queueMicrotask(() => this.#observe()); // what it holds is drawn after it
    return noChange;
  }

  protected override disconnected(): void {
    this.#sizes.disconnect();
  }

  protected override reconnected(): void {
    this.#observe();
  }

  #observe(): void {
    this.#sizes.disconnect();
    if (this.#box && this.isConnected)
      for (const one of [this.#box, ...this.#box.children]) this.#sizes.observe(one);
  }

  readonly #look = () => {
    const { scrollHeight = 0, clientHeight = 0, scrollTop = 0 } = this.#box ?? {};
    this.#box?.toggleAttribute('data-more', scrollHeight - clientHeight - scrollTop > NEAR);
  };
}

/** In pixels: a margin is no loss. */
const NEAR = 6;

export const moreBelow = directive(Below);
