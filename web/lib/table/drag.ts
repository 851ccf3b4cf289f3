/** What is dragged: it follows the pointer, and is dropped where it may be, or goes back to where it was. */

/** Pixels that a finger moves without meaning it. */
export const STILL = 9;
interface Held<T> {
  readonly what: T;
  readonly thing: HTMLElement;
  /**
   * Of a card of the hand the table says, too, that it is dragged, also when the card has gone. Were its styles to ask what
   * it has, all would be worked out anew wherever anything comes.
   */
  readonly table: HTMLElement | null;
  readonly from: PointerEvent;
}

export class Drag<T> {
  /** Whether what was pressed last has been dragged: the click that follows means nothing then. */
  moved = false;
  /** Whether what was pressed last was pressed with a mouse. */
  byMouse = false;
  readonly #isThere: (at: PointerEvent) => boolean;
  readonly #dropped: (what: T, at: PointerEvent) => void;
  readonly #lifted: (what: T | null) => void;
  #held: Held<T> | null = null;

  /** `isThere`: whether it may be let go of so; `dropped`: what that means; `lifted`: what is on its way, and null after. */
  constructor(
    isThere: (at: PointerEvent) => boolean,
    dropped: (what: T, at: PointerEvent) => void,
    lifted: (what: T | null) => void,
  ) {
    this.#isThere = isThere;
    this.#dropped = dropped;
    this.#lifted = lifted;
  }

  /** What is away from its place. */
  get what(): T | null {
    return this.#held?.what ?? null;
  }

  /** Something has been pressed: `thing`, which stands for what may be dragged, or for null. */
  press(from: PointerEvent, what: T | null, thing = from.currentTarget as HTMLElement): void {
    if (!from.isPrimary) return;
    this.release();
    this.moved = false;
    this.byMouse = from.pointerType === 'mouse';
    if (what === null || from.button !== 0) return;
    const table = thing.closest('mk-hand')?.closest<HTMLElement>('.table') ?? null;
    this.#held = { what, thing, table, from };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#drop);
    addEventListener('pointercancel', this.#cancel);
    addEventListener('keydown', this.#key, true);
  }

  /** Nothing is dragged any more; what was goes back to its place. */
  release(): void {
    this.#deafen();
    if (!this.#held) return;
    const { thing } = this.#held;
    this.#mark(this.#held, null);
    this.#held = null;
    thing.style.removeProperty('translate');
    if (this.moved) this.#lifted(null);
  }

  #mark({ thing, table }: Held<T>, where: 'in' | 'out' | null): void {
    if (where !== null) thing.dataset.dragged = where;
    else delete thing.dataset.dragged;
    if (table && where !== null) table.dataset.drags = where;
    else delete table?.dataset.drags;
  }

  #deafen(): void {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#drop);
    removeEventListener('pointercancel', this.#cancel);
    removeEventListener('keydown', this.#key, true);
  }

  readonly #move = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.from.pointerId) return;
    const { what, thing, from } = this.#held;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!this.moved && Math.hypot(x, y) <= STILL) return;
    if (!this.moved) this.#lifted(what);
    this.moved = true;
    thing.style.setProperty('translate', `${x}px ${y}px`);
    this.#mark(this.#held, this.#isThere(event) ? 'out' : 'in');
  };

  /** What is dropped stays where it was let go of: from there it flies. */
  readonly #drop = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.from.pointerId) return;
    if (this.moved && this.#isThere(event)) {
      this.#deafen();
      this.#dropped(this.#held.what, event);
    } else this.release();
  };

  /** No click follows. */
  readonly #cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#held?.from.pointerId) return;
    this.release();
    this.moved = false;
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    this.release();
  };
}
