/** Whether the browser stores what the page gives it, and promises to keep that. */
import { database } from '../worker/database';
import { atTable } from './offline';

const ASKED = 'musketiere.asked-to-persist';

/** Firefox asks the reader in its turn, who must know why; the others decide by themselves. */
export const asksReader = (): boolean => /\bFirefox\//.test(navigator.userAgent);

/** Whether anything can be stored at all. What a newer page has stored is kept, though this one cannot reach it. */
export function mayStore(): Promise<boolean> {
  return database().then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'VersionError',
  );
}

/** null where the browser does not say. */
export async function isPersistent(): Promise<boolean | null> {
  return (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
}

/** Asks the browser, which may ask the reader. */
export async function askToPersist(): Promise<boolean> {
  note('yes');
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** There is something to keep, and the reader has not been asked yet whether the browser may be. */
export const shouldOffer = (): boolean => noted() === 'soon';

/**
 * When the first match begins, there is something to keep: asks by itself, once, or lets the page offer it. And once
 * installed, again.
 */
export function askInTime(): void {
  const ask = () => {
    if (!atTable()) return;
    removeEventListener('hashchange', ask);
    void isPersistent().then((kept) => {
      if (kept !== false || noted() !== null) return;
      if (asksReader()) note('soon');
      else void askToPersist();
    });
  };
  addEventListener('hashchange', ask);
  addEventListener('appinstalled', () => void askToPersist());
  ask();
}

function noted(): string | null {
  try {
    return localStorage.getItem(ASKED);
  } catch {
    return 'yes'; // whoever refuses this will not promise that
  }
}

function note(what: 'soon' | 'yes'): void {
  try {
    localStorage.setItem(ASKED, what);
  } catch {
    // then it is offered again at the next visit
  }
}
