import './transport.css';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { GameTypes, NoteOf } from '../../generated/bridge';
import { type IconName, icon } from '../art';
import { MkElement } from '../element';
import { t, useCatalogues } from '../i18n';
import { openOverlay } from '../overlay';
import { Part } from '../part';
import { vars } from './directives';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';
import type { Chapter } from './story';
import { viewpointLabel, viewpointSheet } from './viewpoint';

/** In pixels: marks of the slider that are closer blur into each other. */
const APART = 6;

const written = new Part(() => Promise.all([import('./written'), useCatalogues('school')]));

/** What moves a match that is watched: steps, parts, a slider, and the seat from which it is seen. */
@customElement('mk-transport')
export class Transport extends MkElement {
  @property({ attribute: false }) viewer!: ReplayController<GameTypes, BaseScene>;
  /** Of the whole match. */
  @property({ attribute: false }) chapters: readonly Chapter[] = [];
  /** What players of the visitor wrote beside its moves. */
  @property({ attribute: false }) notes: readonly NoteOf[] = [];

  /** The choice of the seat lies open. */
  @state() private choosing = false;
  /** Said aloud where the match has been left standing. */
  @state() private spoken = '';
  /** Of the slider's track, in pixels. */
  @state() private width = 0;

  @query('.transport__marks') private marks!: HTMLElement;
  readonly #sizes = new ResizeObserver(() => {
    this.width = this.marks.clientWidth;
  });

  readonly #change = () => {
    const { stage, playing } = this.viewer;
    if (!playing && (stage.at === 'still' || stage.at === 'over')) this.spoken = this.#where;
    this.requestUpdate();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.viewer.addEventListener('change', this.#change);
    addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    this.viewer.removeEventListener('change', this.#change);
    removeEventListener('keydown', this.#key);
    this.#sizes.disconnect();
    super.disconnectedCallback();
  }

  protected override firstUpdated(): void {
    this.#sizes.observe(this.marks);
  }

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override render() {
    const { viewer } = this;
    const { at, last, playing } = viewer;
    const ended = at === last;
    const press: [IconName, string] = playing
      ? ['pause', 'watch-pause']
      : ended
        ? ['retry', 'watch-again']
        : ['play', 'watch-play'];
    return html`
      ${this.#written()}
      <section class="transport" aria-label=${t('watch-controls')}>
        <div class="transport__line">
          ${this.#button('first', 'watch-first', this.#first, at === 0)}
          ${this.#slider()}
          ${this.#button('last', 'watch-last', this.#last, ended)}
        </div>
        <div class="transport__keys">
          <button class="icon-button" aria-haspopup="dialog" title=${t('watch-eyes')}
            aria-label=${`${t('watch-eyes')} (${viewpointLabel(viewer)})`} @click=${this.#choose}>${icon('eye')} ${under('watch-cards')}</button>
          ${this.#button('fast-back', 'watch-part-back', this.#partBack, at === 0, under('watch-part-back'))}
          ${this.#button('back', 'watch-back', this.#back, at === 0, under('watch-back'))}
          <button class="transport__play" title=${t(press[1])} aria-label=${t(press[1])} @click=${this.#toggle}>
            ${icon(press[0])}
          </button>
          ${this.#button('forward', 'watch-forward', this.#forward, ended, under('watch-forward'))}
          ${this.#button('fast-forward', 'watch-part-forward', this.#partForward, ended, under('watch-part-forward'))}
          <button class="icon-button" aria-haspopup="dialog" title=${t('watch-share')} aria-label=${t('watch-share')}
            @click=${this.#share}>${icon('share')} ${under('watch-share')}</button>
        </div>
        <p class="unseen" role="status">${this.spoken}</p>
      </section>
      ${viewpointSheet(viewer, this.choosing, () => {
        this.choosing = false;
      })}
    `;
  }

  #written(): TemplateResult | typeof nothing {
    const { viewer, notes } = this;
    if (notes.length === 0) return nothing;
    const redraw = () => this.requestUpdate();
    return written.show(() => html`<mk-written .viewer=${viewer} .notes=${notes}></mk-written>`, redraw);
  }

  /** What cannot be pressed now keeps its place and the focus. */
  #button(
    symbol: IconName,
    label: string,
    press: () => void,
    off: boolean,
    words?: TemplateResult,
  ): TemplateResult {
    return html`<button class="icon-button" title=${t(label)} aria-label=${t(label)}
      aria-disabled=${off ? 'true' : 'false'} @click=${off ? nothing : press}>${icon(symbol)} ${words ?? nothing}</button>`;
  }

  #slider(): TemplateResult {
    const { at, last } = this.viewer;
    return html`<div class="transport__track" ${vars({ '--done': last === 0 ? 0 : at / last })}>
      <span class="transport__marks" aria-hidden="true">
        ${this.#marked.map(
          ({ step, kind }) =>
            html`<i class="transport__mark transport__mark--${kind}" ${vars({ '--at': last === 0 ? 0 : step / last })}></i>`,
        )}
      </span>
      <input type="range" min="0" max=${last} .value=${live(String(at))} aria-label=${t('watch-place')}
        aria-valuetext=${this.#where} @input=${this.#slide} />
    </div>`;
  }

  // ---- where the match stands ------------------------------------------------------------------------------------------

  /** The parts of the match that can be stood at: after which action each has begun. */
  get #parts(): { step: number; kind: string }[] {
    return this.chapters.flatMap(({ kind, begins }) =>
      kind === 'scoring' ? [] : [{ step: this.viewer.stepOf(begins), kind }],
    );
  }

  /** The parts a mark is set for: where games and rounds begin, and what else there is room for. */
  get #marked(): { step: number; kind: string }[] {
    const { last } = this.viewer;
    const inside = this.#parts.filter(({ step }) => step > 0 && step < last);
    const apart = (APART * last) / this.width;
    let before = 0;
    return inside.filter((part, at) => {
      const next = inside.slice(at + 1).find(isGreat);
      const near = part.step - before < apart || (next && next.step - part.step < apart);
      if (near && !isGreat(part)) return false;
      before = part.step;
      return true;
    });
  }

  /** The part in which the match stands. */
  get #current(): Chapter | undefined {
    const { at } = this.viewer;
    return this.chapters.findLast(({ begins }) => this.viewer.stepOf(begins) <= at);
  }

  get #where(): string {
    const { at, last } = this.viewer;
    return `${this.#current?.heading ?? ''} (${t('watch-step', { at, last })})`;
  }

  // ---- what the reader does --------------------------------------------------------------------------------------------

  readonly #first = () => void this.viewer.jump(0);
  readonly #last = () => void this.viewer.jump(this.viewer.last);
  readonly #back = () => void this.viewer.jump(this.viewer.at - 1);
  readonly #forward = () => void this.viewer.forward();
  readonly #partBack = () => {
    const { at } = this.viewer;
    void this.viewer.jump(this.#parts.findLast(({ step }) => step < at)?.step ?? 0);
  };
  readonly #partForward = () => {
    const { at, last } = this.viewer;
    void this.viewer.jump(this.#parts.find(({ step }) => step > at)?.step ?? last);
  };
  readonly #toggle = () => {
    if (this.viewer.playing) this.viewer.stop();
    else void this.viewer.play();
  };
  readonly #slide = (event: Event) => {
    void this.viewer.jump(Number((event.target as HTMLInputElement).value));
  };
  readonly #choose = () => {
    this.viewer.stop();
    this.choosing = true;
  };
  readonly #share = () => {
    this.viewer.stop();
    openOverlay(this, { name: 'share' });
  };

  readonly #key = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    const on = target instanceof Element ? target : null;
    if (key === ' ' && on?.closest('button:not([aria-disabled="true"]), a, summary')) return;
    if (on?.closest('input:not([type="range"]), select, textarea')) return; // a choice in the review beside it
    // The story beside the table is scrolled with these.
    if (!key.startsWith('Arrow') && on?.closest('[role="region"]')) return;
    const press = this.#pressed(event);
    if (!press) return;
    event.preventDefault();
    press();
  };

  #pressed({ key, shiftKey }: KeyboardEvent): (() => void) | null {
    switch (key) {
      case 'ArrowRight':
        return shiftKey ? this.#partForward : this.#forward;
      case 'ArrowLeft':
        return shiftKey ? this.#partBack : this.#back;
      case 'PageDown':
        return this.#partForward;
      case 'PageUp':
        return this.#partBack;
      case 'Home':
        return this.#first;
      case 'End':
        return this.#last;
      case ' ':
        return this.#toggle;
      default:
        return null;
    }
  }
}

/** What a button does, where there is room for words under it; its name says it everywhere. */
const under = (label: string): TemplateResult =>
  html`<span class="transport__words" aria-hidden="true">${t(label)}</span>`;

const isGreat = ({ kind }: { kind: string }): boolean => kind === 'game' || kind === 'round';

declare global {
  interface HTMLElementTagNameMap {
    'mk-transport': Transport;
  }
}
