/** What the reader wishes, where it stands, and how `<html>` wears it: all that must be known before the first paint. */
import { preferredLanguage } from '../lib/languages';
import { choices, type Settings } from '../lib/settings';

export type Wishes = { [K in keyof Settings]?: unknown };

/** Where the browser keeps what was chosen. */
export const KEY = 'musketiere.settings';

/** What was asked for comes before what was chosen once, and both before what the system says. */
export function settle(asked: Wishes, stored: Wishes): Settings {
  const fallback: Settings = {
    language: preferredLanguage(),
    theme: 'system',
    speed: 'normal',
    motion: matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full',
    sound: 'off',
    hints: 'on',
  };
  const settled: Record<string, unknown> = { ...fallback };
  for (const [name, values] of Object.entries(choices)) {
    const wishes = [asked, stored].map((from) => from[name as keyof Settings]);
    const wish = wishes.find((value) => (values as readonly unknown[]).includes(value));
    if (wish !== undefined) settled[name] = wish;
  }
  return settled as unknown as Settings;
}

/** Whoever embeds the page, or links to it, may say in which language and colours: `?lang=fr&theme=dark`. */
export function asked(): Wishes {
  const address = new URLSearchParams(location.search);
  return { language: address.get('lang'), theme: address.get('theme') };
}

export function read(): Wishes {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // refused or damaged: the defaults will do
  }
}

/** Theme, speed and motion stand on `<html>`, where the style sheets look. */
export function wear({ theme, speed, motion }: Settings): void {
  const dark = theme === 'dark' || (theme === 'system' && matches('(prefers-color-scheme: dark)'));
  Object.assign(document.documentElement.dataset, { theme: dark ? 'dark' : 'light', speed, motion });
}

/** Where a match is played the page is its table, by day too; whether that is new. */
export function layTable(laid: boolean): boolean {
  const root = document.documentElement;
  return root.hasAttribute('data-table') !== root.toggleAttribute('data-table', laid);
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}
