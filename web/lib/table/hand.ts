import './hand.css';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { type IconName, icon } from '../art';
import { MkElement } from '../element';
import { t } from '../i18n';
import { vars } from './directives';
import { Drag } from './drag';
import { isForTable } from './keys';
import { refuse } from './refuse';

/** The keys that touch the cards in their order, where these bear no digit of their own. */
const numberKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** How a game shows its cards. */
export interface Cards {
  face(card: string, raised: boolean): TemplateResult;
  /** In words, for whoever does not see it. */
  name(card: string): string;
  /** The line below it, where names stand there: as short as the card allows. */
  tag?(card: string): string;
  /** What it does, in one sentence; null where that is said elsewhere as long as it is chosen. */
  about(card: string, raised: boolean): string | null;
  /** The digits that touch it, where a number stands on each card: cards of the same one take turns. */
  digits?(card: string): string;
}
/**
 * Which of the lamp’s best choices plays a card, null where they are all alike, and the sign of what is done with it where
 * it is not simply played.
 */
export interface Mark {
  readonly place: number | null;
  readonly sign: IconName | null;
}
/** What a card would come to, if it were played now: a sign on it, where there is one, and the sentence for it. */
export interface Prospect {
  readonly sign: TemplateResult | null;
  readonly good: boolean;
  readonly words: string;
  /** The same in a word or two, to stand at the foot of the card. */
  readonly tag?: string;
  /** The tag says how it stands so far: others may still change it. */
  readonly isUnsettled?: boolean;
}
/** The number that the lamp puts on a card, wherever that lies. */
export const medal = (mark: Mark | undefined): TemplateResult | typeof nothing =>
  mark === undefined
    ? nothing
    : html`<em class="lamp-mark" data-place=${mark.place ?? nothing} aria-hidden="true">${mark.place}${mark.sign === null ? nothing : icon(mark.sign)}</em>`;

/** So many cards lie side by side, with room for their names: more that bear names lie in two rows. */
const FEW = 6;

/** The key by which a card is found when it moves. */
export const cardKey = (card: string): string => `card-${card}`;

/** Pixels beyond the hand where a card is no longer over it. */
const BEYOND = 24;

/** Two taps within so many milliseconds and pixels are one that was doubled. */
const TWICE = 350;
const NEAR = 20;

/** More of others lie in two rows on a narrow page, so that each can be touched; the style sheet decides. */
const ONE_ROW = 7;

/**
 * The reader's hand as a fan at the thumb. One card can be reached with Tab, the others with the arrow keys. A touched
 * card is sent out as `mk-touch`; what that means, the table decides. Enter on a chosen card, or when no more are wanted, is
 * sent out as `mk-play`, and so is one that is dropped on the table. Where a digit has laid a card on the table, its gap is
 * no place for the focus, nor is another card once a key has laid the last of several: `mk-laid` lets the table take it to
 * where the card is played. What is dragged is sent out as `mk-lift`, and null when it is let go of.
 */
@customElement('mk-hand')
export class Hand extends MkElement {
  @property({ attribute: false }) look!: Cards;
  /** Whether each card bears its name: below it, as long as they are few, or where a style sheet finds room for it. */
  @property({ attribute: false }) named = false;
  /** Whose hand it is. */
  @property({ attribute: false }) label = '';
  @property({ attribute: false }) cards: readonly string[] = [];
  @property({ attribute: false }) picked: readonly string[] = [];
  /** Whether a card may be chosen now. */
  @property({ attribute: false }) open = false;
  /** Those that may not, while others may. */
  @property({ attribute: false }) idle: ReadonlySet<string> = new Set();

  /** Those that lead on, each with the words for it. */
  @property({ attribute: false }) good: ReadonlyMap<string, string> = new Map();

  /** Whether all that is wanted has been chosen: then Enter on any card plays that; a touch still takes another. */
  @property({ attribute: false }) full = false;

  /** Whether several are wanted: then the focus passes over the gaps of those that lie there already. */
  @property({ attribute: false }) several = false;

  /** Whether cards are dragged to the table, where one is played at once. */
  @property({ attribute: false }) drags = false;

  /** Those that lie on the table for a try: each leaves its gap. */
  @property({ attribute: false }) away: ReadonlySet<string> = new Set();

  /** Cards with a number on them. */
  @property({ attribute: false }) marks: ReadonlyMap<string, Mark> = new Map();

  /** What cards would come to. */
  @property({ attribute: false }) prospects: ReadonlyMap<string, Prospect> = new Map();

  /** The card that Tab leads to. */
  @state() private current: string | null = null;

  /** Whether the focus was in the hand before it was redrawn. */
  #focused = false;

  /** The card that has left the hand last: if it comes back, as it was taken back, the focus is on it. */
  #gone: string | null = null;

  /** The card that a digit has touched last, until it lies on the table. */
  #byDigit: string | null = null;

  readonly #drag = new Drag<string>(
    (at) => this.#isOut(at),
    (card) => this.#dropped(card),
    (card) => this.dispatchEvent(new CustomEvent('mk-lift', { detail: card, bubbles: true })),
  );

  /** Whether it has lain in two rows since it was dealt: what shrinks keeps its room, so that nothing moves away. */
  #roomy = false;

  /** Whether the reader goes by key: to nobody else is it shown where the focus is, which looks like a proposal. */
  @state() private keyed = false;
  readonly #goes = ({ type }: Event) => {
    this.keyed = type === 'keydown';
  };

  /** As it was dealt: of two rows each card stays in its own as the hand shrinks. */
  #dealt: readonly string[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    for (const means of ['keydown', 'pointerdown'] as const) addEventListener(means, this.#goes, true);
    addEventListener('keydown', this.#number);
    addEventListener('click', this.#clicked, true);
  }

  override disconnectedCallback(): void {
    for (const means of ['keydown', 'pointerdown'] as const) removeEventListener(means, this.#goes, true);
    removeEventListener('keydown', this.#number);
    removeEventListener('click', this.#clicked, true);
    this.#drag.release();
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#focused = this.contains(document.activeElement);
    const { current, cards } = this;
    const before = (changed.get('cards') as readonly string[] | undefined) ?? cards;
    const dealt = before.length === 0 && cards.length > 0;
    this.#roomy = this.#isLarge || (this.#roomy && !dealt);
    if (cards.some((card) => !this.#dealt.includes(card))) this.#dealt = cards;
    const there = this.#there;
    const back = this.several && this.#focused && cards.find((card) => this.#isBack(changed, card));
    if (back) this.current = back;
    if (this.#gone !== null && cards.includes(this.#gone)) [this.current, this.#gone] = [this.#gone, null];
    this.#gone = before.find((card) => !cards.includes(card)) ?? this.#gone;
    if (this.current !== null && there.includes(this.current)) return;
    const at = current === null ? 0 : before.indexOf(current);
    this.current = there.find((card) => cards.indexOf(card) >= at) ?? there.at(-1) ?? null;
  }

  /** Whether a card has come back from the table just now. */
  #isBack(changed: PropertyValues, card: string): boolean {
    return (
      (changed.get('away') as ReadonlySet<string> | undefined)?.has(card) === true && !this.away.has(card)
    );
  }

  /** The cards that the focus may come to. */
  get #there(): readonly string[] {
    return this.several ? this.cards.filter((card) => !this.away.has(card)) : this.cards;
  }

  protected override render() {
    const { cards } = this;
    const rows = this.#isLarge ? 2 : 1;
    const named = this.#named;
    return html`
      <ol
        class="hand hand--${rows} ${this.#roomy && rows === 1 && !named ? 'hand--roomy' : ''} ${named ? 'hand--named' : ''} ${this.open ? '' : 'hand--still'} ${this.drags ? 'hand--drags' : ''} ${this.keyed ? 'hand--keyed' : ''}"
        aria-label=${cards.length > 0 ? this.label : t('table-hand-empty')}
        ${vars({ '--n': cards.length, '--half': Math.max(...this.#rows.map(({ length }) => length)) })}
        @keydown=${this.#key}
      >
        ${repeat(
          cards,
          (card) => card,
          (card, index) => this.#card(card, index),
        )}
      </ol>
    `;
  }

  /** The upper row of two, and the lower one. */
  get #rows(): readonly (readonly string[])[] {
    return [false, true].map((isLow) => this.cards.filter((card) => this.#isLow(card) === isLow));
  }

  #isLow(card: string): boolean {
    return this.#dealt.indexOf(card) >= Math.ceil(this.#dealt.length / 2);
  }

  /** Whether it is too large for one row of a narrow page. */
  get #isLarge(): boolean {
    return this.cards.length > (this.named ? FEW : ONE_ROW);
  }

  get #named(): boolean {
    return this.named && !this.#isLarge;
  }

  #card(card: string, index: number) {
    const raised = this.picked.includes(card);
    const away = this.away.has(card);
    const open = this.open && !this.idle.has(card);
    const mark = away ? undefined : this.marks.get(card); // a gap bears none
    const prospect = this.prospects.get(card);
    const about = this.look.about(card, raised);
    const good = this.good.get(card);
    const name = this.look.name(card);
    const digits = this.#digitsOf(card);
    const isLow = this.#isLow(card);
    const row = this.#rows[isLow ? 1 : 0] ?? [];
    // Places from the middle: in one row, and in the upper or lower of two.
    const off = index - (this.cards.length - 1) / 2;
    const offInRow = row.indexOf(card) - (row.length - 1) / 2;
    return html`<li
      class="hand__card ${raised && !away ? 'hand__card--raised' : ''} ${away ? 'hand__card--away' : ''} ${good === undefined ? '' : 'hand__card--good'} ${isLow ? 'hand__card--low' : ''}"
      data-key=${away ? nothing : cardKey(card)}
      data-flip
      @pointerdown=${(event: PointerEvent) => this.#drag.press(event, this.#mayDrag(card) ? card : null)}
      ${vars({ '--off': off, '--off-in-row': offInRow })}
    >
      <button
        tabindex=${card === this.current ? 0 : -1}
        data-sign=${about === null ? nothing : (prospect?.words ?? about)}
        aria-label=${mark === undefined ? name : t('hand-marked', { name, mark: mark.place ?? 0 })}
        aria-description=${prospect?.words ?? good ?? nothing}
        aria-pressed=${raised ? 'true' : 'false'}
        aria-disabled=${open ? 'false' : 'true'}
        aria-keyshortcuts=${open && digits ? [...digits].join(' ') : nothing}
        @focus=${() => {
          this.current = card;
        }}
        @click=${(event: MouseEvent) => {
          if (!open || (this.#drag.moved && event.detail > 0)) return;
          if (event.detail === 1) this.#once = { card, event };
          this.#touch(card);
        }}
      >
        ${this.look.face(card, raised)}
        ${medal(mark)}
        ${prospect?.sign ? html`<span class="hand__prospect ${prospect.good ? 'hand__prospect--good' : ''}" aria-hidden="true">${prospect.sign}</span>` : nothing}
        ${prospect?.tag ? html`<small class="hand__tag ${prospect.good ? '' : 'hand__tag--bad'} ${prospect.isUnsettled ? 'hand__tag--unsettled' : ''}" aria-hidden="true" ${vars({ '--letters': prospect.tag.length })}><span>${prospect.tag}</span></small>` : nothing}
        ${open && digits && !this.look.digits ? html`<kbd class="card-key" aria-hidden="true">${digits}</kbd>` : nothing}
        ${this.named ? html`<small class="hand__name" aria-hidden="true">${this.look.tag?.(card) ?? name}</small>` : nothing}
      </button>
    </li>`;
  }

  /** A card that leaves the hand, or its gap behind, passes the focus on to its neighbour. */
  protected override updated(changed: PropertyValues): void {
    const { what: card } = this.#drag;
    const isGone = card !== null && (!this.cards.includes(card) || this.away.has(card));
    if (isGone || (changed.has('open') && this.open)) this.#drag.release();
    const isLast = this.several && this.full && changed.has('full') && this.querySelector(':focus-visible');
    const isLaid = this.#byDigit !== null && this.away.has(this.#byDigit) && !this.several;
    if (isLast || isLaid) {
      this.#byDigit = null;
      this.dispatchEvent(new CustomEvent('mk-laid', { bubbles: true }));
    } else if (this.#focused && !document.activeElement?.matches('mk-hand [tabindex="0"]')) this.focus();
  }

  #touch(card: string): void {
    this.#byDigit = null;
    this.dispatchEvent(new CustomEvent('mk-touch', { detail: card, bubbles: true }));
  }

  /** Over the table, and not over the hand. */
  #isOut({ clientX: x, clientY: y }: PointerEvent): boolean {
    const hand = this.getBoundingClientRect();
    const table = this.closest('.table') ?? document.body;
    const isAbove = y < hand.top - BEYOND;
    const isBeside = x < hand.left - BEYOND || x > hand.right + BEYOND;
    const isOver = (one: Element | null): boolean => {
      const { left = 0, right = 0, top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
      return x > left && x < right && y > top && y < bottom;
    };
    return (isAbove || isBeside) && isOver(table) && !isOver(table.querySelector('.beside'));
  }

  #mayDrag(card: string): boolean {
    return this.drags && this.#mayChoose(card) && !this.away.has(card);
  }

  #mayChoose(card: string): boolean {
    return this.open && this.cards.includes(card) && !this.idle.has(card);
  }

  /** A card that is dropped on the table is meant; where one is wanted it is played, and lies there until it flies. */
  #dropped(card: string): void {
    if (!this.#mayDrag(card)) {
      this.#drag.release(); // it went while it was dragged
      return;
    }
    if (!this.picked.includes(card)) this.#touch(card);
    requestAnimationFrame(() => {
      if (!this.several) this.#play();
      requestAnimationFrame(() => this.open && this.#drag.release());
    });
  }

  /**
   * The second of two clicks in one place neither puts back what the first one chose nor takes what has come there since,
   * be it the card itself on its way to the table.
   */
  readonly #clicked = (event: MouseEvent) => {
    const once = this.#once;
    if (!this.drags || once === null || !this.#isSecond(event, once.event)) {
      this.#once = null;
      return;
    }
    event.stopPropagation();
    if (event.detail === 2 && this.#drag.byMouse) this.#twice(once.card);
  };

  /**
   * A double click of a mouse plays the card where one is wanted. Whoever clicked before anything was asked wanted to go
   * on.
   */
  #twice(card: string): void {
    if (this.several || !this.#mayChoose(card)) return;
    if (!this.picked.includes(card)) this.#touch(card); // the first of the two has put it back
    requestAnimationFrame(() => this.#play());
  }

  /** The card that was clicked last, and once, while it could be chosen. */
  #once: { readonly card: string; readonly event: MouseEvent } | null = null;

  /** Of fingers not every browser counts the clicks. */
  #isSecond({ detail, timeStamp, clientX, clientY }: MouseEvent, first: MouseEvent): boolean {
    if (detail === 0 || Math.hypot(clientX - first.clientX, clientY - first.clientY) >= NEAR) return false;
    return detail > 1 || (!this.#drag.byMouse && timeStamp - first.timeStamp < TWICE);
  }

  #play(): void {
    this.dispatchEvent(new CustomEvent('mk-play', { bubbles: true }));
  }

  /** The digits on the card, else that of its place. */
  #digitsOf(card: string): string | undefined {
    return this.look.digits?.(card) ?? numberKeys[this.cards.indexOf(card)];
  }

  /**
   * Of those of a digit: another one than is chosen; where several are wanted, one more, and when no more are wanted the
   * next in place of the first. After the last of them those that are chosen go back; but where one is wanted and bears that
   * number, it stays. A number that no card bears puts back what is chosen: nothing else is played than was named.
   */
  #under(key: string): readonly string[] {
    const alike = this.cards.filter((card) => this.#digitsOf(card)?.includes(key) && !this.idle.has(card));
    const chosen = alike.filter((card) => this.picked.includes(card));
    if (!this.several) {
      if (this.look.digits && alike.length === 0 && numberKeys.includes(key)) return this.picked;
      const next = (alike.indexOf(chosen[0] ?? '') + 1) % alike.length;
      return alike.slice(next, next + 1);
    }
    const [first] = chosen;
    if (this.full && first !== undefined) {
      const next = alike[alike.indexOf(chosen.at(-1) ?? first) + 1];
      return next === undefined ? chosen : [first, next];
    }
    const more = alike.filter((card) => !chosen.includes(card)).slice(0, 1);
    return more.length > 0 ? more : chosen;
  }

  /** A digit touches its card, wherever the focus is. */
  readonly #number = (event: KeyboardEvent) => {
    const touched = this.#under(event.key);
    const card = touched.at(-1);
    if (!this.open || !isForTable(event)) return;
    if (card === undefined) return numberKeys.includes(event.key) ? refuse(this) : undefined;
    event.preventDefault();
    this.current = card;
    const isAway = this.away.has(card);
    // It is named once more, and lies in the hand: a 10 by both its digits.
    const isNamed = this.look.digits && !this.several && this.#digitsOf(card)?.includes(event.key);
    const stays = isNamed && this.picked.includes(card) && !isAway;
    for (const one of stays ? [] : touched) this.#touch(one);
    this.#byDigit = isAway && this.picked.length === this.cards.length ? null : card; // the only one lies there already
    void this.updateComplete.then(() => this.#byDigit === card && this.focus());
  };

  readonly #key = (event: KeyboardEvent) => {
    const chosen = this.full || this.picked.includes(this.current ?? '');
    const byDigit = this.#byDigit !== null && this.picked.includes(this.#byDigit);
    if (event.key === 'Enter' && byDigit && !chosen) {
      event.preventDefault(); // the digit has chosen its card: the focus stands on another
      return;
    }
    if (event.key === 'Enter' && this.open && chosen) {
      event.preventDefault(); // Enter plays what is chosen; the space bar puts it back
      this.#play();
      return;
    }
    const card = this.#stepped(event.key);
    if (card === undefined) return;
    event.preventDefault();
    this.#byDigit = null;
    this.current = card;
    void this.updateComplete.then(() => this.focus());
  };

  /** The card to which a key leads from the one that has the focus. */
  #stepped(key: string): string | undefined {
    const there = this.#there;
    const at = there.indexOf(this.current ?? '');
    const [upper = [], lower = []] = this.#rows;
    const across = (from: readonly string[], to: readonly string[]) => {
      const place = from.indexOf(this.current ?? '');
      return place < 0 ? undefined : to[Math.min(place, to.length - 1)];
    };
    const steps: Record<string, string | undefined> = {
      ArrowRight: there[at + 1],
      ArrowLeft: there[at - 1],
      Home: there[0],
      End: there.at(-1),
      ...(this.cards.length > ONE_ROW && {
        ArrowDown: across(upper, lower),
        ArrowUp: across(lower, upper),
      }),
    };
    const card = steps[key];
    return card !== undefined && there.includes(card) ? card : undefined;
  }

  override focus(): void {
    this.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-hand': Hand;
  }
}
