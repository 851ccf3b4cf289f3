/** A card that is dragged: it follows the pointer, and is dropped on the table or goes back into the hand. */

/** Pixels that a finger moves without meaning it. */
const STILL = 9;

export class Drag {
  /** Whether what was pressed last has been dragged: the click that follows means nothing then. */
  moved = false;
  readonly #hand: HTMLElement;
  readonly #dropped: (card: string) => void;
  #held: { readonly card: string; readonly thing: HTMLElement; readonly from: PointerEvent } | null = null;

  /** `dropped`: what a card means that is let go of over the table, which begins where the hand ends. */
  constructor(hand: HTMLElement, dropped: (card: string) => void) {
    this.#hand = hand;
    this.#dropped = dropped;
  }

  /** A card has been pressed; what is listened to is the thing that moves. */
  press(from: PointerEvent, card: string): void {
    this.release();
    this.moved = false;
    if (!from.isPrimary || from.button !== 0) return;
    this.#held = { card, thing: from.currentTarget as HTMLElement, from };
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#drop);
    addEventListener('pointercancel', this.release);
  }

  /** Nothing is dragged any more; what was goes back to its place. */
  readonly release = (): void => {
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#drop);
    removeEventListener('pointercancel', this.release);
    if (!this.#held) return;
    const { thing } = this.#held;
    this.#held = null;
    thing.removeAttribute('data-dragged');
    thing.style.removeProperty('translate');
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.from.pointerId) return;
    const { thing, from } = this.#held;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    this.moved ||= Math.hypot(x, y) > STILL;
    if (!this.moved) return;
    thing.style.setProperty('translate', `${x}px ${y}px`);
    thing.dataset.dragged = this.#isOut(event) ? 'out' : 'in';
  };

  readonly #drop = (event: PointerEvent): void => {
    if (!this.#held || event.pointerId !== this.#held.from.pointerId) return;
    setTimeout(() => {
      this.moved = false; // what clicks after that is another press, or a key
    });
    if (this.moved && this.#isOut(event)) {
      this.#dropped(this.#held.card);
      requestAnimationFrame(this.release); // it flies from where it was let go of
    } else this.release();
  };

  #isOut = ({ clientY }: PointerEvent): boolean => clientY < this.#hand.getBoundingClientRect().top;
}
