/** Whether the reader asks for chances in this match: on the cards, in their legend and on the buttons. */
const KEY = 'musketiere.chances';

/** The match that is played here, and the one in which they are asked for: another one begins without. */
let match = '';
/** Where the browser refuses to store it: as long as the page is open. */
let here: string | null = null;

export function sitDownAt(id: string): void {
  match = id;
}

export function wantsChances(): boolean {
  return (here ?? stored()) === `in ${match}`;
}

export function wishChances(wanted: boolean): void {
  const wish = wanted ? `in ${match}` : '';
  try {
    localStorage.setItem(KEY, wish);
    here = null;
  } catch {
    here = wish;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
