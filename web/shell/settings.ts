/** What the reader likes: language, theme, speed, motion. Kept in this browser, applied to `<html>`. */

import { preferredLanguage, setLanguage } from '../lib/i18n';
import { languages } from '../lib/languages';
import { motions, type Settings, speeds, themes } from '../lib/settings';

type Wishes = { [K in keyof Settings]?: unknown };

const KEY = 'musketiere.settings';
const allowed = { language: languages, theme: themes, speed: speeds, motion: motions };

export class SettingsStore extends EventTarget {
  #stored: Wishes;
  /** What the address asks for holds until the reader chooses; it is not stored. */
  #asked: Wishes = asked();
  #values: Settings;

  constructor() {
    super();
    this.#stored = read();
    this.#values = this.#settle();
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => this.#update());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#update());
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.#stored = read(); // changed in another tab
      this.#update();
    });
  }

  get values(): Settings {
    return this.#values;
  }

  /** Only what was chosen is stored; the rest keeps following the system. */
  set(wishes: Partial<Settings>): void {
    this.#stored = { ...this.#stored, ...wishes };
    for (const name of Object.keys(wishes)) delete this.#asked[name as keyof Settings];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Storage is refused (private window, embed): the wish holds until the page is closed.
    }
    this.#update();
  }

  /** Shows the theme and motion on `<html>`, where the style sheets look, and changes the language. */
  apply(): Promise<void> {
    const { theme, speed, motion, language } = this.#values;
    const dark = theme === 'dark' || (theme === 'system' && matches('(prefers-color-scheme: dark)'));
    const root = document.documentElement;
    Object.assign(root.dataset, { theme: dark ? 'dark' : 'light', speed, motion });
    const table = getComputedStyle(root).getPropertyValue('--table');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', table);
    return setLanguage(language);
  }

  #update(): void {
    this.#values = this.#settle();
    void this.apply();
    this.dispatchEvent(new Event('change'));
  }

  #settle(): Settings {
    const fallback: Settings = {
      language: preferredLanguage(),
      theme: 'system',
      speed: 'normal',
      motion: matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full',
    };
    const settled: Record<string, unknown> = { ...fallback };
    for (const [name, values] of Object.entries(allowed)) {
      const wishes = [this.#asked, this.#stored].map((from) => from[name as keyof Settings]);
      const wish = wishes.find((value) => (values as readonly unknown[]).includes(value));
      if (wish !== undefined) settled[name] = wish;
    }
    return settled as unknown as Settings;
  }
}

/** Whoever embeds the page, or links to it, may say in which language and colours: `?lang=fr&theme=dark`. */
function asked(): Wishes {
  const address = new URLSearchParams(location.search);
  return { language: address.get('lang'), theme: address.get('theme') };
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}

function read(): Wishes {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // refused or damaged: the defaults will do
  }
}
