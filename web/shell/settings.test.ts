import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferredLanguage } from '../lib/languages';
import { SettingsStore } from './settings';
import { layTable } from './wishes';

const KEY = 'musketiere.settings';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function system(wishes: { dark?: boolean; reduced?: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') ? wishes.dark === true : wishes.reduced === true,
    addEventListener: () => undefined,
  }));
}

test('the language is the first of the reader that we speak', () => {
  expect(preferredLanguage(['sv-FI', 'fi', 'de-AT'])).toBe('fi');
  expect(preferredLanguage(['sv'])).toBe('en');
});

test('what was chosen is found again', () => {
  new SettingsStore().set({ theme: 'dark', speed: 'fast' });
  expect(new SettingsStore().values).toMatchObject({ theme: 'dark', speed: 'fast' });
});

test('only what was chosen is stored; the rest follows the system', () => {
  system({ reduced: false });
  new SettingsStore().set({ speed: 'slow' });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ speed: 'slow' });
  system({ reduced: true });
  expect(new SettingsStore().values).toMatchObject({ speed: 'slow', motion: 'reduced' });
});

test.each(['{', '7', 'null', '[]', '{"theme":"pink","speed":null}'])(
  'damaged settings (%s) are the defaults',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(new SettingsStore().values).toMatchObject({ theme: 'system', speed: 'normal' });
  },
);

test('a browser that refuses storage keeps the wish while the page is open', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const store = new SettingsStore();
  store.set({ motion: 'off' });
  expect(store.values.motion).toBe('off');
});

test('theme, speed and motion stand on <html>', () => {
  system({ dark: true });
  const store = new SettingsStore();
  store.set({ motion: 'off', speed: 'fast' });
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off', speed: 'fast' });
  store.set({ theme: 'light' });
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('where a match is played stands on <html>, and is told once', () => {
  const { documentElement: root } = document;
  layTable(false); // tests of the page share it
  expect(layTable(true)).toBe(true);
  expect(layTable(true)).toBe(false);
  expect(root.hasAttribute('data-table')).toBe(true);
  expect(layTable(false)).toBe(true);
  expect(root.hasAttribute('data-table')).toBe(false);
});

test('a change is told', () => {
  const store = new SettingsStore();
  const heard = vi.fn();
  store.addEventListener('change', heard);
  store.set({ speed: 'slow' });
  expect(heard).toHaveBeenCalledOnce();
});
