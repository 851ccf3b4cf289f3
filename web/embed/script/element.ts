/**
 * `embed.js`: defines `<musketiere-game>` and `<musketiere-school>` for pages of others. Each shows a poster and loads
 * nothing; pressed, it puts the page itself into a frame, as high as that page asks. Attributes (docs/embedding.md): `game`,
 * `setup`, `record`, `player`; `task`; of both `lang`, `theme`.
 */

import { languages } from '../../lib/languages';
import { heightIn } from '../height';
import { asCode, gameOf } from './claim';
import { isGame } from './parts';
import { type Playbill, poster } from './poster';
import css from './poster.css?inline';

/** In pixels: a menu has room in it. Nor is the frame ever higher than the reader's window, so that he can see it all. */
const LOWEST = 480;

const own = document.currentScript ?? document.querySelector('script[src$="/embed.js"]');
const site = new URL('./', own instanceof HTMLScriptElement ? own.src : location.href);

const sheet = new CSSStyleSheet(); // strict hosts allow no style element
sheet.replaceSync(css);

abstract class Post extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #frame: HTMLIFrameElement | null = null;

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [sheet];
    this.#draw();
  }

  /** A frame that is moved loads anew: it starts with its poster again. */
  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    this.#frame = null;
    this.#root.replaceChildren();
  }

  attributeChangedCallback(): void {
    if (this.isConnected && !this.#frame) this.#draw();
  }

  #draw(): void {
    const had = this.#root.activeElement !== null;
    this.#root.replaceChildren(poster(this.#playbill(), () => this.#open()));
    if (had) this.#root.querySelector('button')?.focus();
  }

  #playbill(): Playbill {
    const wished = [this.lang, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
    const spoken = wished.map((wish) => languages.find((language) => language === wish));
    const theme = this.getAttribute('theme');
    const { game, code, kind, route } = this.post();
    return {
      language: spoken.find((language) => language !== undefined) ?? 'en',
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      game,
      code,
      kind,
      address: new URL(`${game ? `${game}.html` : ''}#/${route}`, site).href,
    };
  }

  /** What it is of, and where in the page that is. */
  protected abstract post(): Pick<Playbill, 'game' | 'code' | 'kind'> & { readonly route: string };

  #open(): void {
    const { address, language, theme } = this.#playbill();
    const page = new URL(address);
    if (this.lang) page.searchParams.set('lang', language);
    if (theme) page.searchParams.set('theme', theme);
    const frame = document.createElement('iframe');
    // A browser that cannot share would only grumble at the word.
    frame.allow = `clipboard-write; fullscreen${'share' in navigator ? '; web-share' : ''}`;
    frame.title = this.#root.querySelector('.title')?.textContent ?? '';
    frame.style.height = `${this.offsetHeight}px`; // nothing moves before the page has spoken
    frame.src = page.href;
    this.#frame = frame;
    addEventListener('message', this.#hear);
    this.#root.replaceChildren(frame);
    frame.focus(); // the keyboard goes on inside
  }

  /** Anybody may send anything: only our own page in our own frame is heard, and only a height within bounds. */
  readonly #hear = ({ source, origin, data }: MessageEvent) => {
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== site.origin) return;
    const height = heightIn(data);
    if (height !== null) this.#frame.style.height = `clamp(${LOWEST}px, ${Math.round(height)}px, 100svh)`;
  };
}

class MusketiereGame extends Post {
  static readonly observedAttributes = ['game', 'setup', 'record', 'player', 'lang', 'theme'];

  protected override post() {
    const record = asCode(this.getAttribute('record'));
    const code = record ?? asCode(this.getAttribute('setup'));
    const player = record ? null : asCode(this.getAttribute('player'));
    const named = this.getAttribute('game');
    const game = (code && gameOf(code)) || (isGame(named) ? named : null);
    const route = player
      ? `against/${player}${code ? `/${code}` : ''}`
      : code
        ? `link/${code}`
        : game
          ? `new/${game}`
          : '';
    return { game, code, kind: player ? 'player' : 'game', route } as const;
  }
}

class MusketiereSchool extends Post {
  static readonly observedAttributes = ['task', 'lang', 'theme'];

  protected override post() {
    const task = asCode(this.getAttribute('task'));
    return { game: null, code: null, kind: 'school', route: task ? `task/${task}` : 'school' } as const;
  }
}

if (!customElements.get('musketiere-game')) {
  customElements.define('musketiere-game', MusketiereGame);
  customElements.define('musketiere-school', MusketiereSchool);
}
