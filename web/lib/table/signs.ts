/**
 * What the signs of a table mean. Whatever bears `data-sign` says that sentence at a touch, under the pointer and, one
 * sign after another, by keyboard. A sign that lies on a button is held down for it: the touch belongs to the button.
 * `data-alike` names what several of them say, each of its own: in the help it stands once.
 * What stands in `data-signs-below` has a name above it, and is spoken of below.
 */
import './signs.css';
import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { MkElement } from '../element';
import { STILL } from './drag';
import { isForTable } from './keys';

const SIGN = '[data-sign]';
const CONTROL = 'button, a, input, select, summary';
/** Milliseconds that a pointer rests before a sentence comes, and those that a finger holds what lies on a button. */
const REST = 450;
const HOLD = 500;
/** Pixels between sign and sentence, and between the sentence and the edge of the screen. */
const GAP = 8;

const signAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(SIGN) : null;

/** Only a box can hide what it holds; what stands in a line has no width of its own. */
const isCut = (one: Element): boolean =>
  getComputedStyle(one).overflow !== 'visible' &&
  (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);

/** Whether all that it would say can be read where it stands. */
function isRead(sign: HTMLElement): boolean {
  const plain = (words = '') =>
    words
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return (
    ![sign, ...sign.querySelectorAll('*')].some(isCut) &&
    plain(sign.innerText).includes(plain(sign.dataset.sign))
  );
}

@customElement('mk-signs')
export class Signs extends MkElement {
  /** The sign that is being explained. */
  @state() private sign: HTMLElement | null = null;
  /** One goes from sign to sign by keyboard. */
  @state() private walking = false;
  /** A finger has it: read aloud as well. */
  @state() private touched = false;

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The sign that the pointer has moved onto. */
  #under: HTMLElement | null = null;
  /** What was explained when the finger came down: touched again it is put away. */
  #before: HTMLElement | null = null;
  /** The sign that bears the ring of who goes by keyboard. */
  #told: HTMLElement | null = null;
  /** The sentence is over the table. */
  #open = false;
  /** The finger has held a sign: its click belongs to no button. */
  #held = false;

  get #table(): HTMLElement | null {
    return this.parentElement;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#table?.addEventListener('pointermove', this.#move);
    addEventListener('pointerdown', this.#down, true);
    addEventListener('pointermove', this.#slide, true);
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, this.#up, true);
    addEventListener('click', this.#click, true);
    addEventListener('contextmenu', this.#menu, true);
    addEventListener('keydown', this.#key, true);
    addEventListener('scroll', this.#away, true);
  }

  override disconnectedCallback(): void {
    this.#table?.removeEventListener('pointermove', this.#move);
    removeEventListener('pointerdown', this.#down, true);
    removeEventListener('pointermove', this.#slide, true);
    for (const end of ['pointerup', 'pointercancel'] as const) removeEventListener(end, this.#up, true);
    removeEventListener('click', this.#click, true);
    removeEventListener('contextmenu', this.#menu, true);
    removeEventListener('keydown', this.#key, true);
    removeEventListener('scroll', this.#away, true);
    this.#stop();
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    const words = this.sign?.dataset.sign ?? '';
    return html`
      <p class="sign-tip" popover="manual" aria-hidden="true">${words}</p>
      <p class="unseen" role="status">${this.walking || this.touched ? words : ''}</p>
    `;
  }

  protected override willUpdate(): void {
    // The table has been drawn anew: the sign may be gone.
    if (this.sign && !(this.sign.isConnected && this.sign.dataset.sign)) this.sign = null;
  }

  protected override updated(): void {
    const tip = this.querySelector<HTMLElement>('.sign-tip');
    const { sign } = this;
    const told = this.walking ? sign : null;
    if (this.#told !== told) delete this.#told?.dataset.signTold;
    this.#told = told;
    if (!tip) return;
    const opens = sign !== null;
    if (opens && !this.#open) tip.showPopover();
    if (!opens && this.#open) tip.hidePopover();
    this.#open = opens;
    if (!opens) return;
    if (told) told.dataset.signTold = '';
    const isPointed = sign === this.#under && !this.walking && !this.touched;
    tip.classList.toggle('sign-tip--low', isPointed && sign.closest('.hand__card') !== null);
    place(tip, sign.getBoundingClientRect(), {
      low: tip.matches('.sign-tip--low'),
      named: sign.closest('[data-signs-below]') !== null,
    });
  }

  /** A touch on what is no button, from the table that has nothing else to do with it. */
  touch(target: EventTarget | null): void {
    const sign = signAt(target);
    if (sign === null || sign === this.#before) return;
    this.touched = true;
    this.sign = sign;
  }

  /** Where the pointer has moved to; it enters nothing where it rests and the table moves under it. */
  readonly #move = ({ target, pointerType, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse' || this.walking || buttons > 0) return;
    const sign = signAt(target);
    if (sign === this.#under) return;
    this.#under = sign;
    if (sign === this.sign) return clearTimeout(this.#timer);
    this.#stop();
    if (sign === null || isRead(sign)) return;
    this.#timer = setTimeout(() => {
      this.touched = false;
      this.sign = sign.isConnected ? sign : null;
      addEventListener('pointermove', this.#leave);
    }, REST);
  };

  /** It stays as long as the pointer is on the sign or on what is said of it. */
  readonly #leave = ({ clientX: x, clientY: y }: PointerEvent) => {
    const rooms = [this.sign, this.querySelector('.sign-tip')];
    const inside = rooms.some((room) => {
      const { left, right, top, bottom } = room?.getBoundingClientRect() ?? new DOMRect();
      return x >= left - GAP && x <= right + GAP && y >= top - GAP && y <= bottom + GAP;
    });
    if (!inside) this.#stop();
  };

  readonly #down = (event: PointerEvent) => {
    const { target, pointerType } = event;
    this.#before = this.sign;
    this.#held = false;
    this.#from = event;
    this.#stop();
    const sign = signAt(target);
    if (pointerType === 'mouse' || !sign || !this.#table?.contains(sign)) return;
    if (!(target instanceof Element && target.closest(CONTROL))) return;
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.touched = true;
      this.sign = sign;
    }, HOLD);
  };

  /** A finger that moves on drags what it has pressed. */
  readonly #slide = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' || !this.#from) return;
    if (Math.hypot(x - this.#from.clientX, y - this.#from.clientY) <= STILL) return;
    this.#from = null;
    this.#held = false;
    this.#stop();
  };
  #from: PointerEvent | null = null;

  readonly #up = () => {
    this.#from = null;
    clearTimeout(this.#timer);
  };

  readonly #click = (event: Event) => {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** What a long touch opens otherwise. */
  readonly #menu = (event: Event) => {
    if (this.#held) event.preventDefault();
  };

  /** I explains the signs one after another; the arrow keys go on, any other key ends it. */
  readonly #key = (event: KeyboardEvent) => {
    if (!isForTable(event)) return;
    const signs = this.#inSight();
    const at = this.walking && this.sign ? signs.indexOf(this.sign) : -1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: -1,
    };
    const step = this.walking ? steps[event.key] : undefined;
    if (step !== undefined) this.#explain(signs.at(step % signs.length));
    else if (event.key.toLowerCase() === 'i' && !this.walking) this.#explain(this.#first(signs));
    else if (this.sign === null) return;
    else {
      // What the pointer or a finger has opened goes with any key, which does what it is for.
      const ended = this.walking && ['Escape', 'i', 'I'].includes(event.key);
      this.#stop();
      if (!ended) return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #explain(sign: HTMLElement | undefined): void {
    clearTimeout(this.#timer);
    this.walking = sign !== undefined;
    this.sign = sign ?? null;
    sign?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }

  /** Where the focus is, or else the first one. */
  #first(signs: readonly HTMLElement[]): HTMLElement | undefined {
    const here = document.activeElement;
    return (
      signs.find((sign) => here !== document.body && (here?.contains(sign) || sign === here)) ?? signs[0]
    );
  }

  #inSight(): HTMLElement[] {
    const all = this.#table?.querySelectorAll<HTMLElement>(SIGN) ?? [];
    return [...all].filter((sign) => sign.checkVisibility() && sign.getBoundingClientRect().width > 1);
  }

  /** Scrolled on, except to the sign that is spoken of. */
  readonly #away = () => {
    if (!this.walking) this.#stop();
  };

  #stop(): void {
    clearTimeout(this.#timer);
    removeEventListener('pointermove', this.#leave);
    this.sign = null;
    this.walking = false;
    this.touched = false;
  }
}

/**
 * Above the sign, or below it where there is no room or where a name stands above it; never beyond the edge. `low`: over
 * the foot of a card under the pointer, so that the question above the hand stays to be read.
 */
function place(
  tip: HTMLElement,
  { left, top, bottom, width }: DOMRect,
  { low, named }: { readonly low: boolean; readonly named: boolean },
): void {
  const { width: wide, height: high } = tip.getBoundingClientRect();
  const middle = left + width / 2 - wide / 2;
  const x = Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - wide - GAP));
  const above = top - high - GAP;
  const y =
    above >= GAP && !low && !named
      ? above
      : Math.min(low ? bottom - high : bottom + GAP, innerHeight - high - GAP);
  tip.style.setProperty('--x', `${Math.round(x)}px`);
  tip.style.setProperty('--y', `${Math.round(y)}px`);
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-signs': Signs;
  }
}
