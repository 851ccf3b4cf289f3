/**
 * The whisper of a lesson at the table, or the question of a problem: a note that points at what it speaks of, and never
 * lies upon it.
 */
import './coach.css';
import { html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../art';
import { MkElement } from '../element';
import { t } from '../i18n';
import type { Door } from '../lessons';
import { painted } from '../seen';
import { arrow } from './arrow';
import { apart, type Box, grown } from './free-place';
import { isShown, Look, linesOf, onScreen } from './in-sight';
import { type Cramped, type Free, type Kept, Laying, RING } from './laying';
import type { Hint, Whisperer } from './lesson';

/** How often it is looked where everything lies, in milliseconds: what moves is followed. */
const LOOK = 120;
/** So often it waits for the table to come to rest: on some something always moves. */
const PATIENCE = 12;
/** The words that a sign which leads up or down passes by, and what else. */
const READ = '.asked__words, .fight__stake, .fellow__name, .focus__title';
const BESIDE = '.asked button, .act > *, .place-cell, .heap, .gauge:not(.gauge--idle)';
/** What lies over the lower end of a sheet that is scrolled. */
const FOOT = '.end__onward, .end__foot';

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
  @property({ attribute: false }) free!: Free;
  @property({ attribute: false }) done!: () => void;
  /** Null where nothing is left to be skipped. */
  @property({ attribute: false }) skip: (() => void) | null = null;
  /** Where one may go from a lesson that is over before its match is. */
  @property({ attribute: false }) doors: readonly Door[] = [];

  @state({ hasChanged: (one, other) => JSON.stringify(one) !== JSON.stringify(other) })
  private signs: Signs = nowhere;

  /** What is being explained has been scrolled into sight. */
  #shown = '';
  /** The table has come to rest, and it has found its place: until then it is not seen, as it would leap. */
  @state() private isSettled = false;
  /** What is read whole where it had to be folded, as its topic. */
  @state() private opened = '';

  readonly #laying = new Laying();
  /** Where it lay when it was last looked, and all else. */
  #lain = '';
  /** How often that was, as long as nobody sees it. */
  #looks = 0;
  #watch: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('resize', this.#resized);
    addEventListener('scroll', this.#look, { capture: true, passive: true });
    addEventListener('keydown', this.#key);
    this.#watch = setInterval(this.#follow, LOOK);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#watch);
    removeEventListener('resize', this.#resized);
    removeEventListener('scroll', this.#look, { capture: true });
    removeEventListener('keydown', this.#key);
    this.#laying.forget();
    super.disconnectedCallback();
  }

  protected override render() {
    const { hint, done, skip, doors } = this;
    const { title, face, away = t('close') } = this.whisperer;
    // Else the key closes the sheet, whose own button goes on from there.
    const bySelf = this.closest('dialog') === null;
    const keys = bySelf ? 'Escape' : nothing;
    const skipping =
      skip === null
        ? nothing
        : html`<button class="button button--quiet" @click=${skip}>${t('coach-skip')}</button>`;
    return html`
      <aside class="coach coach--points ${this.isSettled ? '' : 'coach--unsettled'}" aria-label=${title} data-topic=${hint.topic}>
        <p class="coach__name">${face ? html`<span class="coach__face">${face}</span>` : nothing}<span class="coach__title">${title}</span>
          ${hint.asks ? html`${skipping}<button class="icon-button coach__away" aria-label=${away} title=${away} aria-keyshortcuts=${keys} @click=${done}>${icon('close')}</button>` : nothing}</p>
        <p class="coach__words" role="status">${hint.text}</p>
        <button class="button coach__more" @click=${this.#open}>${t('coach-more')}</button>
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
    if (this.isSettled) this.#look();
    else void painted().then(this.#look); // nobody sees it yet: the table is measured when it has been drawn
  }

  /** Everything may lie elsewhere now. */
  readonly #resized = () => {
    this.#forget();
    this.#look();
  };

  #forget(): void {
    this.#shown = '';
    this.#laying.forget();
  }

  /** It is read whole, even where it covers what it names. */
  readonly #open = async () => {
    this.opened = this.hint.topic;
    this.#laying.forget();
    await this.updateComplete;
    this.querySelector<HTMLElement>('.coach__away, .coach__ways > .button')?.focus();
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || this.closest('dialog')) return;
    if (!this.isSettled) return; // nobody has seen it
    if (document.querySelector('dialog[open], :popover-open')) return; // that goes first
    this.done();
  };

  readonly #look = () => {
    const panel = this.querySelector<HTMLElement>('.coach');
    const sheet = this.closest<HTMLElement>('dialog');
    const root = sheet ?? this.closest<HTMLElement>('.table');
    if (!panel || !root) return;
    if (this.#shown !== this.hint.topic) this.#bringIntoSight(root);
    const look = new Look();
    if (!sheet && this.#laying.lay(panel, root, this.#kept, this.#cramped, look) === 'docked') {
      this.#bringIntoSight(root);
      this.#point(panel, root, new Look());
    } else this.#point(panel, root, look);
  };

  /** What is asked must be read. */
  get #cramped(): Cramped {
    const { about, topic } = this.hint;
    if (about === null) return 'make-room';
    return this.opened === topic ? 'cover' : 'fold';
  }

  readonly #follow = () => {
    if (!this.isSettled) this.#laying.forget(); // better places may have come free
    this.#look();
    if (this.isSettled) return;
    const top = this.querySelector('.coach')?.getBoundingClientRect().top;
    const lies = `${top} ${this.#laying.sight}`;
    this.isSettled = lies === this.#lain || ++this.#looks > PATIENCE;
    this.#lain = lies;
  };

  #bringIntoSight(root: HTMLElement): void {
    const [target] = this.#targets(root);
    if (!target && this.hint.about !== null) return;
    this.#shown = this.hint.topic;
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }

  get #kept(): Kept {
    const { about, also } = this.hint;
    return { about, also, ...this.free };
  }

  #targets(root: HTMLElement): Element[] {
    if (this.hint.about === null) return [];
    return [...root.querySelectorAll(this.hint.about)].filter(isShown);
  }

  #point(panel: HTMLElement, root: HTMLElement, look: Look): void {
    const from = panel.getBoundingClientRect();
    const foot = Math.min(...look.seen(root.querySelectorAll(FOOT)).map(({ top }) => top));
    const rings = look
      .seen(this.#targets(root))
      .map((box) => onScreen(grown(box, RING)))
      .map((ring) => ({ ...ring, bottom: Math.min(ring.bottom, foot) }))
      .filter(({ top, bottom }) => top < bottom);
    const [to] = [...rings].sort((a, b) => apart(from, a) - apart(from, b));
    // In a sheet it stands at the top, and a way would lead through all that is between.
    const words = [...root.querySelectorAll(READ)].flatMap(linesOf);
    const between = [...words, ...look.seen(root.querySelectorAll(BESIDE))];
    this.signs = { rings, way: to && root.localName !== 'dialog' ? arrow(from, to, between) : null };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-coach': Coach;
  }
}
