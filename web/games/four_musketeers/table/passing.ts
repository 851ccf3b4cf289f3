/** What passes by itself after a while, unless it has been answered by then, or is being thought about. */

/** Whoever looks something up thinks about it. */
const THOUGHT = 'dialog[open], .why-page:popover-open, .sign-tip:popover-open, .lamp';

export class Passing {
  /** In how many milliseconds it does; null where nothing passes. */
  ms: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `stays`: nothing passes any more, and that is to be shown. */
  constructor(private readonly stays: () => void) {}

  /** `isOpen`: whether it is still asked when the time is up. */
  begin(ms: number, isOpen: () => boolean, pass: () => void): void {
    this.ms = ms;
    this.#timer = setTimeout(() => {
      if (!isOpen()) return;
      if (document.querySelector(THOUGHT)) {
        this.stop();
        this.stays();
      } else pass();
    }, ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.ms = null;
  }
}
