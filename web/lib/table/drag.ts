/** A card that is dragged: it follows the pointer, and is dropped on the table or goes back into the hand. */

/** Pixels that a finger moves without meaning it. */
export const STILL = 9;
/** Pixels beyond the hand where a card is no longer over it. */
const BEYOND = 24;

interface Held {
  readonly card: string;
  readonly thing: HTMLElement;
  readonly from: PointerEvent;
}

export class Drag {
  /** Whether what was pressed last has been dragged: the click that follows means nothing then. */
  moved = false;
  /** Whether what was pressed last was pressed with a mouse. */
  byMouse = false;
  readonly #hand: HTMLElement;
  readonly #dropped: (card: string) => void;
  #held: Held | null = null;

  /** `dropped`: what a card means that is let go of over the table. */
  constructor(hand: HTMLElement, dropped: (card: string) => void) {
    this.#hand = hand;
    this.#dropped = dropped;
  }

  /** The card that is away from its place. */
  get card(): string | null {
    return this.#held?.card ?? null;
  }

  /** Something in the hand has been pressed: a card that may be dragged, or null. What is listened to is what moves. */
  press(from: PointerEvent, card: string | null): void {
    if (!from.isPrimary) return;
    this.release();
    this.moved = false;
    this.byMouse = from.pointerType === 'mouse';
    if (card === null || from.button !== 0) return;
    this.#held = { card, thing: from.currentTarget as HTMLElement, from };
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
    this.#held = null;
    delete thing.dataset.dragged;
    thing.style.removeProperty('translate');
  }

  #deafen(): void {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#drop);
    removeEventListener('pointercancel', this.#cancel);
    removeEventListener('keydown', this.#key, true);
  }

  readonly #move = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.from.pointerId) return;
    const { thing, from } = this.#held;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    this.moved ||= Math.hypot(x, y) > STILL;
    if (!this.moved) return;
    thing.style.setProperty('translate', `${x}px ${y}px`);
    thing.dataset.dragged = this.#isOut(event) ? 'out' : 'in';
  };

  /** What is dropped stays where it was let go of: from there it flies. */
  readonly #drop = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.from.pointerId) return;
    if (this.moved && this.#isOut(event)) {
      this.#deafen();
      this.#dropped(this.#held.card);
    } else this.release();
  };

  /** No click follows. */
  readonly #cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.#held?.from.pointerId) return;
    this.moved = false;
    this.release();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    this.release();
  };

  /** Over the table, and not over the hand. */
  #isOut({ clientX: x, clientY: y }: PointerEvent): boolean {
    const hand = this.#hand.getBoundingClientRect();
    const table = (this.#hand.closest('.table') ?? document.body).getBoundingClientRect();
    const isAbove = y < hand.top - BEYOND;
    const isBeside = x < hand.left - BEYOND || x > hand.right + BEYOND;
    return (isAbove || isBeside) && x > table.left && x < table.right && y > table.top && y < table.bottom;
  }
}
