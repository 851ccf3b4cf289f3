/** Whether the reader asks for chances: on the cards, in their legend and on the buttons. Remembered on this device. */
const KEY = 'musketiere.chances';

/** Where the browser refuses to store it: as long as the page is open. */
let here: boolean | null = null;

export function wantsChances(): boolean {
  if (here !== null) return here;
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

export function wishChances(wanted: boolean): void {
  try {
    localStorage.setItem(KEY, String(wanted));
    here = null;
  } catch {
    here = wanted;
  }
}
