/** Keeps the height that a box once had as long as it is about the same thing, if about any: nothing moves while its lines become fewer. */
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class Steady extends Directive {
  #about: unknown = null;
  /** With another width of the page its lines break elsewhere. */
  #width = 0;
  #most = 0;

  override render(_about: unknown): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [about]: [unknown]): typeof noChange {
    const { style } = element as HTMLElement;
    if (about !== this.#about || innerWidth !== this.#width) {
      this.#most = 0;
      style.removeProperty('min-height');
    }
    this.#about = about;
    this.#width = innerWidth;
    if (about === null) return noChange;
    queueMicrotask(() => {
      this.#most = Math.max(this.#most, (element as HTMLElement).offsetHeight); // what it holds is drawn after it
      style.setProperty('min-height', `${this.#most}px`);
    });
    return noChange;
  }
}

export const steady = directive(Steady);
