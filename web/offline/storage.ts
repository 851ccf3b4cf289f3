/** Whether the browser promises to keep what the page has stored. */
import { atTable } from './offline';

const ASKED = 'musketiere.asked-to-persist';

/** null where the browser does not say. */
export async function isPersistent(): Promise<boolean | null> {
  return (await navigator.storage?.persisted?.().catch(() => null)) ?? null;
}

/** Asks the browser, which may ask the reader. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Asks by itself once, when the first match begins: then there is something to keep. And once installed, again. */
export function askInTime(): void {
  const ask = () => {
    if (!atTable()) return;
    removeEventListener('hashchange', ask);
    void isPersistent().then((kept) => kept === false && first() && askToPersist());
  };
  addEventListener('hashchange', ask);
  addEventListener('appinstalled', () => void askToPersist());
  ask();
}

function first(): boolean {
  try {
    const asked = localStorage.getItem(ASKED) !== null;
    localStorage.setItem(ASKED, 'yes');
    return !asked;
  } catch {
    return false; // whoever refuses this will not promise that
  }
}
