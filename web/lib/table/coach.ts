/**
 * The whisper of a lesson at the table. It points at what it speaks of, and lies at the foot of the parchment, or where it
 * covers neither that nor what is to be pressed; where no such place is free, the table makes room for it.
 */
import './coach.css';
import { html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../art';
import { MkElement } from '../element';
import { t } from '../i18n';
import type { Door } from '../lessons';
import { apart, type Box, freePlace, grown, meets } from './free-place';
import type { Hint, Whisperer } from './lesson';

/** How often it is looked where everything lies, in milliseconds: what moves is followed. */
const LOOK = 120;
/** The widths that are tried, in pixels; where there is less room, all of it, and what is narrower by more than a rim. */
const WIDTHS = [480, 400, 330, 280, 232];
const RIM = 30;
/** From the edge of the screen, and of a ring around what it encloses. */
const EDGE = 4;
const RING = 4;
/** What those at the table are called, and what is said of them. */
const NAMES = '.figure__name, .figure__says, .seat__name, .seat__says';
/** What had better stay in sight: all that may move at some time, how the match stands, and the question. */
const QUESTION = '.asked__line';
/** The words that a sign which leads up or down passes by, and what else. */
const READ = '.asked__words, .fight__stake, .fellow__name, .focus__title';
const BESIDE = '.asked button, .act > *, .place-cell, .gauge:not(.gauge--idle)';
const WORTH_SEEING = '[data-key], .scores__line';
/** What lies over the lower end of a sheet that is scrolled. */
const FOOT = '.end__onward, .end__foot';
/** What lies beside the table. */
const PARCHMENT = '.beside';
/** The longest way that is drawn; what lies farther away is found by its ring. */
const FAR = 160;

interface Signs {
  readonly rings: readonly Box[];
  /** From the panel to the nearest of them. */
  readonly way: string | null;
}
const nowhere: Signs = { rings: [], way: null };

@customElement('mk-coach')
export class Coach extends MkElement {
  @property({ attribute: false }) hint!: Hint;
  @property({ attribute: false }) whisperer!: Whisperer;
  /** Where the open decision is answered, as a selector. */
  @property({ attribute: false }) answers!: string;
  /** What one looks at for that, in the same way; null where it is not said. */
  @property({ attribute: false }) regarded: string | null = null;
  @property({ attribute: false }) done!: () => void;
  /** Null where nothing is left to be skipped. */
  @property({ attribute: false }) skip: (() => void) | null = null;
  /** Where one may go from a lesson that is over before its match is. */
  @property({ attribute: false }) doors: readonly Door[] = [];

  @state({ hasChanged: (one, other) => JSON.stringify(one) !== JSON.stringify(other) })
  private signs: Signs = nowhere;

  /** What is being explained has been scrolled into sight. */
  #shown = '';
  #place: Box | null = null;
  /** What it had to be laid among, as it lay then. */
  #among = '';
  /** The table has made room. */
  #docked: HTMLElement | null = null;
  /** The parchment has made room at its foot. */
  #beside: HTMLElement | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.#resized);
    addEventListener('scroll', this.#look, { capture: true, passive: true });
    addEventListener('keydown', this.#key);
    this.#watch = setInterval(this.#look, LOOK);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#watch);
    removeEventListener('resize', this.#resized);
    removeEventListener('scroll', this.#look, { capture: true });
    removeEventListener('keydown', this.#key);
    this.#undock();
    super.disconnectedCallback();
  }

  protected override render() {
    const { hint, done, skip, doors } = this;
    const { title, face } = this.whisperer;
    // Else the key closes the sheet, whose own button goes on from there.
    const bySelf = this.closest('dialog') === null;
    const keys = bySelf ? 'Escape' : nothing;
    const skipping =
      skip === null
        ? nothing
        : html`<button class="button button--quiet" @click=${skip}>${t('coach-skip')}</button>`;
    return html`
      <aside class="coach coach--points" aria-label=${title} data-topic=${hint.topic}>
        <p class="coach__name">${face ? html`<span class="coach__face">${face}</span>` : nothing}<span class="coach__title">${title}</span>
          ${hint.asks ? html`${skipping}<button class="icon-button coach__away" aria-label=${t('close')} title=${t('close')} aria-keyshortcuts=${keys} @click=${done}>${icon('close')}</button>` : nothing}</p>
        <p class="coach__words" role="status">${hint.text}</p>
        ${
          hint.asks && doors.length === 0
            ? nothing
            : html`<p class="coach__ways">
          ${hint.asks || (!bySelf && doors.length > 0) ? nothing : html`<button class="button ${doors.length > 0 ? 'button--gold' : ''}" aria-keyshortcuts=${keys} @click=${done}>${t(doors.length > 0 ? 'coach-on' : 'coach-ok')} ${bySelf ? html`<kbd class="coach__key" aria-hidden="true">${t('coach-key')}</kbd>` : nothing}</button>`}
          ${doors.map(({ address, name }, at) => html`<a class="button ${at === 0 && !bySelf ? 'button--gold' : ''}" href=${address}>${name}</a>`)}
          ${hint.asks ? nothing : skipping}
        </p>`
        }
      </aside>
      <svg class="coach__sign" aria-hidden="true">
        ${this.signs.rings.map(({ left, top, right, bottom }) => svg`<rect x=${left} y=${top} width=${right - left} height=${bottom - top} rx="8"></rect>`)}
        ${this.signs.way === null ? nothing : svg`<path d=${this.signs.way}></path>`}
      </svg>
    `;
  }

  protected override updated(): void {
    if (this.#shown !== this.hint.topic) this.#forget();
    this.#look();
  }

  /** Everything may lie elsewhere now. */
  readonly #resized = () => {
    this.#forget();
    this.#look();
  };

  #forget(): void {
    this.#shown = '';
    this.#place = null;
    this.#undock();
  }

  #undock(): void {
    this.#docked?.style.removeProperty('--whisper');
    this.#docked = null;
    this.#beside?.style.removeProperty('--foot');
    this.#beside = null;
  }

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || this.closest('dialog')) return;
    if (document.querySelector('dialog[open], :popover-open')) return; // that goes first
    this.done();
  };

  readonly #look = () => {
    const panel = this.querySelector<HTMLElement>('.coach');
    const sheet = this.closest<HTMLElement>('dialog');
    const root = sheet ?? this.closest<HTMLElement>('.table');
    if (!panel || !root) return;
    if (this.#shown !== this.hint.topic) this.#bringIntoSight(root);
    if (!sheet) this.#lay(panel, root);
    this.#point(panel, root);
  };

  #bringIntoSight(root: HTMLElement): void {
    const [target] = this.#targets(root);
    if (!target) return;
    this.#shown = this.hint.topic;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }

  #targets(root: HTMLElement): Element[] {
    // What something lies over is hidden, and keeps its place.
    return [...root.querySelectorAll(this.hint.about)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
  }

  /** Lays the panel where it is free; it stays there as long as it is. */
  #lay(panel: HTMLElement, table: HTMLElement): void {
    if (this.#docked) return;
    const near = seen(this.#targets(table));
    const clear = seen(table.querySelectorAll(this.answers));
    const place = this.#place;
    const question = seen(table.querySelectorAll(QUESTION));
    const room = roomOf(table);
    // Over the bar of the page it lies only as long as there is nowhere else: while cards are dealt they are everywhere.
    const isSettled = place !== null && place.top >= room.top;
    const names = seen(table.querySelectorAll(NAMES));
    const regarded = this.regarded === null ? [] : seen(table.querySelectorAll(this.regarded));
    const avoided = [...near, ...clear, ...regarded, ...question, ...names];
    if (isSettled && !avoided.some((box) => meets(box, place))) return;
    // What it lies over all the same it had to: it is laid anew when something of that has moved, and lies still until then.
    const among = JSON.stringify(avoided);
    if (isSettled && among === this.#among) return;
    this.#among = among;
    this.#undock();
    const [parchment] = seen(table.querySelectorAll(PARCHMENT));
    const [button] = seen(table.querySelectorAll(`${PARCHMENT} > .button`)); // the last thing on it
    const worthSeeing = seen(table.querySelectorAll(WORTH_SEEING));
    const most = room.right - room.left;
    const narrower = WIDTHS.filter((width, at) => at > 0 && width <= most - RIM);
    const sizes = [Math.min(WIDTHS[0] as number, most), ...narrower].map((width) => {
      panel.style.width = `${width}px`;
      return { width, height: panel.offsetHeight };
    });
    const around = {
      rooms: halves(room, parchment),
      near,
      clear,
      seen: [...worthSeeing, ...question],
    };
    const high = [{ ...room, top: EDGE }];
    const all = [...near.map((box) => grown(box, RING)), ...clear, ...question, ...worthSeeing];
    const foot = parchment
      ? home(panel, { ...parchment, bottom: button?.top ?? parchment.bottom }, all)
      : null;
    this.#beside = foot && table.querySelector<HTMLElement>(PARCHMENT);
    this.#beside?.style.setProperty('--foot', `${panel.offsetHeight + EDGE}px`);
    // Where not all can stay in sight, it lies over names, then over the question, which is read before or after it, over what
    // moves, as the cards of the others, over the bar of the page, over what one looks at, and only then beyond the edge of
    // the screen.
    const left = [
      [...question, ...worthSeeing, ...names],
      [...question, ...worthSeeing],
      [...worthSeeing, ...names],
      worthSeeing,
      [...question, ...names],
      question,
      [],
    ].map((more) => ({ ...around, clear: [...clear, ...regarded, ...more] }));
    const last = { ...around, clear: [...clear, ...regarded], rooms: high };
    this.#place = foot;
    for (const some of [...left, last, around, { ...around, rooms: high }])
      this.#place ??= freePlace(sizes, some);
    if (this.#place) put(panel, this.#place);
    else this.#dock(panel, table, room);
  }

  /** Over the table, which gives way. */
  #dock(panel: HTMLElement, table: HTMLElement, room: Box): void {
    const width = Math.min(WIDTHS[0] as number, room.right - room.left);
    panel.style.width = `${width}px`;
    put(panel, {
      ...room,
      left: (room.left + room.right - width) / 2,
      right: (room.left + room.right + width) / 2,
    });
    this.#docked = table;
    table.style.setProperty('--whisper', `${panel.offsetHeight + EDGE}px`);
    this.#bringIntoSight(table);
  }

  #point(panel: HTMLElement, root: HTMLElement): void {
    const from = panel.getBoundingClientRect();
    const foot = Math.min(...seen(root.querySelectorAll(FOOT)).map(({ top }) => top));
    const rings = seen(this.#targets(root))
      .map((box) => onScreen(grown(box, RING)))
      .map((ring) => ({ ...ring, bottom: Math.min(ring.bottom, foot) }))
      .filter(({ top, bottom }) => top < bottom);
    const [to] = [...rings].sort((a, b) => apart(from, a) - apart(from, b));
    // In a sheet it stands at the top, and a way would lead through all that is between.
    const words = [...root.querySelectorAll(READ)].flatMap(linesOf);
    const between = [...words, ...seen(root.querySelectorAll(BESIDE))];
    this.signs = { rings, way: to && root.localName !== 'dialog' ? arrow(from, to, between) : null };
  }
}

/** Of these, what can be seen of each inside all that clips it. */
function seen(elements: Iterable<Element>): Box[] {
  const boxes: Box[] = [];
  for (const element of elements) {
    if (!element.checkVisibility()) continue;
    let { left, top, right, bottom }: Box = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const box = onScreen({ left, top, right, bottom });
    if (box.right - box.left > 1 && box.bottom - box.top > 1) boxes.push(box);
  }
  return boxes;
}

const onScreen = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(EDGE / 2, left),
  top: Math.max(EDGE / 2, top),
  right: Math.min(innerWidth - EDGE / 2, right),
  bottom: Math.min(innerHeight - EDGE / 2, bottom),
});

/** Where the table lies; not the bar of the page. */
function roomOf(table: HTMLElement): Box {
  const { left, top, right, bottom } = (table.parentElement ?? table).getBoundingClientRect();
  return {
    left: Math.max(left, 0) + EDGE,
    top: Math.max(top, 0) + EDGE,
    right: Math.min(right, innerWidth) - EDGE,
    bottom: Math.min(bottom, innerHeight) - EDGE,
  };
}

/** The table, and what lies to its right. */
const halves = (room: Box, right: Box | undefined): readonly Box[] =>
  right === undefined
    ? [room]
    : [
        { ...room, right: right.left - EDGE },
        { ...right, left: right.left + EDGE, right: right.right - EDGE },
      ];

/** The foot of the parchment, where it is looked for as long as nothing of all that lies there; else null. */
function home(panel: HTMLElement, parchment: Box, all: readonly Box[]): Box | null {
  const [left, right, bottom] = [parchment.left + EDGE, parchment.right - EDGE, parchment.bottom - EDGE];
  panel.style.width = `${right - left}px`;
  const place = { left, top: bottom - panel.offsetHeight, right, bottom };
  return all.some((box) => meets(box, place)) ? null : place;
}

function put({ style }: HTMLElement, { left, top, right }: Box): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${right - left}px`;
}

/** The lines of a text. */
function linesOf(words: Element): Box[] {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()];
}

/**
 * A straight way from the edge of one box to that of another, with a head; none where they all but touch. Where it leads
 * up or down it passes `between` what stands there; if that leaves no gap, the ring alone must do.
 */
function arrow(from: Box, to: Box, between: readonly Box[]): string | null {
  const [y, endY] = ends(from.top, from.bottom, to.top, to.bottom);
  let [x, endX] = ends(from.left, from.right, to.left, to.right);
  if (x === endX) {
    const passed = between.filter(({ top, bottom }) => bottom > Math.min(y, endY) && top < Math.max(y, endY));
    const free = gap(x, Math.max(from.left, to.left) + HEAD, Math.min(from.right, to.right) - HEAD, passed);
    if (free === null) return null;
    x = endX = free;
  }
  const long = Math.hypot(endX - x, endY - y);
  if (long < HEAD || long > FAR) return null;
  const [alongX, alongY] = [((endX - x) / long) * HEAD, ((endY - y) / long) * HEAD];
  const wing = (side: number) =>
    `${round(endX - alongX + side * alongY * 0.6)} ${round(endY - alongY - side * alongX * 0.6)}`;
  return `M${round(x)} ${round(y)}L${round(endX)} ${round(endY)}M${wing(1)}L${round(endX)} ${round(endY)}L${wing(-1)}`;
}
const HEAD = 9;
/** From the line to what it passes. */
const CLEAR = 5;

/** Where nothing is in the way of a line that leads up or down, nearest to `middle`; null if nothing is free. */
function gap(middle: number, low: number, high: number, boxes: readonly Box[]): number | null {
  const isFree = (x: number) =>
    x >= low && x <= high && boxes.every(({ left, right }) => x <= left - CLEAR || x >= right + CLEAR);
  const beside = boxes.flatMap(({ left, right }) => [left - CLEAR, right + CLEAR]);
  const near = (x: number) => Math.abs(x - middle);
  return [middle, ...beside].filter(isFree).sort((a, b) => near(a) - near(b))[0] ?? null;
}
const round = (one: number) => Math.round(one * 10) / 10;

/** Where a way between two ranges begins and ends, along one axis. */
function ends(low: number, high: number, otherLow: number, otherHigh: number): [number, number] {
  if (high < otherLow) return [high, otherLow];
  if (otherHigh < low) return [low, otherHigh];
  const middle = (Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2;
  return [middle, middle];
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-coach': Coach;
  }
}
