/** The review at a table where a match is watched: beside it on a wide page, over it on a narrow one. Fetched when wanted. */
import './reviewed.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameTypes } from '../../generated/bridge';
import { icon } from '../art';
import { t, useCatalogues } from '../i18n';
import { Part } from '../part';
import { href, type Route } from '../routes';
import type { Choices } from './choices';
import { dialog } from './dialog';
import type { Engine } from './match-client';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';
import { Reviewing } from './reviewing';
import type { Chapter } from './story';
import type { Turning } from './turning-point';

/** Where parchment has room beside the table; the style sheets call it `--parchment`. */
const BESIDE = '(width >= 77.5rem) and (height >= 37.5rem)';

const part = new Part(async () => (await Promise.all([import('./review'), useCatalogues('review')]))[0]);

/** The last one, by its address: whoever leaves it for the table finds all of it again. */
let last: { readonly address: string; readonly reviewing: unknown } | null = null;

/** What the review is drawn from. */
interface Watched<G extends GameTypes, S extends BaseScene> {
  readonly viewer: ReplayController<G, S>;
  readonly engine: Engine;
  readonly choices: Choices<G>;
  /** Where it is reviewed. */
  readonly route: Route;
  readonly chapters: readonly Chapter[];
  readonly turning: Turning;
}

export class Reviewed<G extends GameTypes, S extends BaseScene> {
  /** It has been asked for: it stands beside the table, or can be opened again. */
  wanted = false;
  /** It lies over the table. */
  open = false;

  readonly #host: HTMLElement;
  readonly #redraw: () => void;
  readonly #wide = matchMedia(BESIDE);
  #reviewing: Reviewing<G> | null = null;

  /** `redraw` draws the table anew. */
  constructor(host: HTMLElement, redraw: () => void) {
    this.#host = host;
    this.#redraw = redraw;
  }

  show(): void {
    this.wanted = true;
    this.open = true;
    this.#wide.addEventListener('change', this.#redraw);
    this.#redraw();
  }

  /** Nothing is looked through any more; what was found stays. */
  leave(): void {
    this.wanted = false;
    this.open = false;
    this.#reviewing?.stop();
    this.#wide.removeEventListener('change', this.#redraw);
    this.#redraw();
  }

  /** A new worker has opened the match again. */
  goOn(): void {
    if (this.wanted) void this.#reviewing?.start();
  }

  /** Leads from the table back to the review that lies over it. */
  wayBack(): TemplateResult | typeof nothing {
    if (!this.wanted || this.open || this.#wide.matches) return nothing;
    return html`<button class="button reviewed__back" @click=${() => this.show()}>${icon('curve')} ${t('watch-review-back')}</button>`;
  }

  draw(watched: Watched<G, S>): TemplateResult | typeof nothing {
    const { wanted, open } = this;
    const beside = this.#wide.matches;
    this.#host.classList.toggle('reviewed', wanted && beside);
    if (!wanted) return nothing;
    const body = () => this.#body(watched, beside);
    if (beside)
      return html`<aside class="reviewed__beside" aria-labelledby="review-title">
        <header class="reviewed__head">
          <h2 id="review-title" tabindex="-1">${t('watch-review')}</h2>
          <button class="icon-button" aria-label=${t('watch-review-leave')} @click=${() => this.leave()}>${icon('close')}</button>
        </header>
        <div class="reviewed__body">${body()}</div>
      </aside>`;
    return dialog({
      id: 'review',
      title: t('watch-review'),
      open,
      page: true,
      close: this.#cover,
      body,
    });
  }

  /** The review goes on while the table is looked at. */
  readonly #cover = () => {
    this.open = false;
    this.#redraw();
  };

  #body(
    { viewer, engine, choices, route, chapters, turning }: Watched<G, S>,
    beside: boolean,
  ): TemplateResult {
    return part.show(() => {
      if (this.#reviewing === null) {
        const address = href(route);
        this.#reviewing =
          last?.address === address ? (last.reviewing as Reviewing<G>) : new Reviewing<G>(engine);
        last = { address, reviewing: this.#reviewing };
        void this.#reviewing.start();
      }
      return html`<mk-review .viewer=${viewer} .engine=${engine} .choices=${choices} .chapters=${chapters} .turning=${turning} .route=${route}
        .reviewing=${this.#reviewing} .toTable=${beside ? null : this.#cover}></mk-review>`;
    }, this.#redraw);
  }
}
