/** The page in a frame of another page: its height, what it says about its storage, and the way out to the full page. */
import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import { icon } from '../lib/art';
import { abroad, embedded } from '../lib/embedded';
import { t, useCatalogues } from '../lib/i18n';
import { notify } from '../lib/notices';
import { addressOf, isAtTable, type Route } from '../lib/routes';
import { refusal } from '../lib/sentences';
import type { EngineClient } from '../worker/client';
import './framed.css';
import { heightMessage } from './height';

/** A table fills what room it gets; this is what it would like, in CSS pixels, so that nobody at it need scroll. */
const TABLE = 840;

if (embedded) void useCatalogues('embed');

/** Tells the page around how high this one would like to be, and the player where his matches are kept. */
export class Framed implements ReactiveController {
  readonly #app: ReactiveControllerHost & HTMLElement;
  readonly #sizes = new ResizeObserver(() => this.#tellHeight());
  #told = 0;
  #readAtTable = false;
  /** Matches may be kept for visits to the page around alone; the player must know. */
  apart = abroad;

  constructor(app: ReactiveControllerHost & HTMLElement) {
    this.#app = app;
    if (!embedded) return;
    document.documentElement.dataset.embedded = '';
    app.addController(this);
  }

  hostConnected(): void {
    this.#sizes.observe(this.#app);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  hostUpdated(): void {
    this.#tellHeight();
  }

  /** Where matches are kept: at the foot of a page, and of a table until it has been read. Who watches keeps nothing. */
  keptApart(atTable: boolean): TemplateResult | typeof nothing {
    const isPlayed = this.#app.querySelector('.table:not(.table--watched)') !== null;
    if (!this.apart || (atTable && (this.#readAtTable || !isPlayed))) return nothing;
    return html`<div class="kept-apart hint" role="status">
      <span>${t('embed-apart')}</span>
      ${
        atTable
          ? html`<button class="icon-button" aria-label=${t('dismiss')} @click=${this.#read}>${icon('close')}</button>`
          : nothing
      }
    </div>`;
  }

  readonly #read = () => {
    this.#readAtTable = true;
    this.#app.requestUpdate();
  };

  /** Nothing is kept at all, as an alert says. */
  playFromMemory(): void {
    this.apart = false;
    this.#app.requestUpdate();
  }

  get #atTable(): boolean {
    return this.#app.querySelector(':scope > .at-table') !== null;
  }

  /** To whoever frames us, for we cannot know who that is: it is one number, and says nothing of the match. */
  #tellHeight(): void {
    const height = this.#atTable ? TABLE : Math.ceil(this.#app.getBoundingClientRect().height);
    if (height === this.#told) return;
    this.#told = height;
    parent.postMessage(heightMessage(height), '*');
  }
}

/** Out of the frame, to the same screen of the full page; a match goes along as a link where it may be shared. */
export function fullPage(route: Route, engine: EngineClient): TemplateResult {
  const atMatch = isAtTable(route);
  const here = isAtTable(route) ? addressOf({ page: 'home' }, route.game) : addressOf(route);
  const leave = (event: MouseEvent) => {
    if (!atMatch || engine.state !== 'ready') return; // there is nothing to carry: the link leads by itself
    const tab = open('', '_blank'); // while the press still counts: Safari opens nothing after waiting
    if (!tab) return; // the link leads by itself, if that is allowed
    event.preventDefault();
    tab.opener = null;
    void carry(engine).then((code) =>
      tab.location.replace(code ? addressOf({ page: 'link', code }, route.game) : here),
    );
  };
  return html`<a class="icon-button bar__full" href=${here} target="_blank" rel="noopener" title=${t('embed-full')}
    aria-label=${t('embed-full')} @click=${leave}>${icon('open')}</a>`;
}

async function carry(engine: EngineClient): Promise<string | null> {
  try {
    return (await engine.ask('share', { what: 'match', names: true })).code;
  } catch (error) {
    const why = refusal(error);
    notify(() => `${why()} ${t('embed-full-without')}`, { alert: true });
    return null;
  }
}
