/** What is promised about stored matches: nothing where none are stored, and nobody is asked without a reason given. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage, t, useCatalogues } from '../lib/i18n';
import type { OfflineStatus } from './status';
import './status';
import { askInTime } from './storage';

const stores = vi.hoisted(() => ({ refused: false }));
vi.mock('../worker/database', () => ({
  database: async () => {
    if (stores.refused) throw new DOMException('no', 'SecurityError');
  },
}));

const persist = vi.fn(async () => false);

function browser(userAgent: string): void {
  vi.stubGlobal('navigator', {
    userAgent,
    languages: ['en'],
    storage: { persisted: async () => false, persist },
  });
}

async function shown(whole: boolean): Promise<OfflineStatus> {
  const status = document.createElement('mk-offline') as OfflineStatus;
  status.whole = whole;
  document.body.replaceChildren(status);
  await new Promise((resolve) => setTimeout(resolve, 10));
  await status.updateComplete;
  return status;
}

const button = (status: OfflineStatus) =>
  [...status.querySelectorAll('button')].find((one) => one.textContent === t('storage-ask'));

beforeAll(async () => {
  await useCatalogues('offline', 'errors', 'shell');
  await setLanguage('en');
});

beforeEach(() => {
  localStorage.clear();
  persist.mockClear();
  stores.refused = false;
  location.hash = '#/match/musketiere/one';
});

afterEach(() => {
  location.hash = '';
  vi.unstubAllGlobals();
});

test('where nothing can be stored, nothing is promised and nobody need ask', async () => {
  browser('Chrome/156');
  stores.refused = true;
  const status = await shown(true);
  expect(status.textContent).toContain(t('error-storage-refused'));
  expect(status.textContent).not.toContain(t('storage-may-go'));
  expect(button(status)).toBeUndefined();
});

test('a browser that decides by itself is asked once, at the first match', async () => {
  browser('Chrome/156');
  askInTime();
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
  askInTime();
  await shown(false);
  expect(persist).toHaveBeenCalledOnce();
});

test('Firefox, which asks the reader, is not asked before the reader has read why', async () => {
  browser('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0');
  expect(button(await shown(false))).toBeUndefined(); // nothing has been played
  askInTime();
  const status = await shown(false);
  expect(persist).not.toHaveBeenCalled();
  expect(status.textContent).toContain(t('storage-may-go'));
  expect(status.textContent).toContain(t('storage-asks'));
  button(status)?.click();
  expect(persist).toHaveBeenCalledOnce();
  expect(button(await shown(false))).toBeUndefined(); // it has been offered
  expect(button(await shown(true))).toBeDefined(); // in the settings it stays
});
