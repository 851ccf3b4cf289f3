/** What the reader likes: language, theme, speed, motion, sound, hints. Kept in this browser, applied to `<html>`. */

import { setLanguage } from '../lib/i18n';
import type { Settings } from '../lib/settings';
import { asked, KEY, read, settle, wear } from './wishes';

/** The browser's own bar is coloured as the ground of the page. */
export function tintBar(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--table');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

export class SettingsStore extends EventTarget {
  #stored = read();
  /** What the address asks for holds until the reader chooses; it is not stored. */
  readonly #asked = asked();
  #values = settle(this.#asked, this.#stored);

  constructor() {
    super();
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
    wear(this.#values);
    tintBar();
    return setLanguage(this.#values.language);
  }

  #update(): void {
    this.#values = settle(this.#asked, this.#stored);
    void this.apply();
    this.dispatchEvent(new Event('change'));
  }
}
