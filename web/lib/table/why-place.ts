/** Where the page that says why something is asked lies: beside what it speaks of, which is marked as long. */
import { type Box, freePlace } from './free-place';

/** From the edge of the screen, in pixels. */
const EDGE = 8;
/** The widths that are tried. */
const WIDTHS = [416, 330, 270];
/** What is asked about lies there: its numbers are read as well. */
const HAND = 'mk-hand';
/** What had better stay in sight as well. */
const WORTH_SEEING = '[data-key], .act > *';

/** `about`: what it speaks of, as a selector within the table. */
export function placeWhy(page: HTMLElement, about: string): void {
  const table = page.closest('.table');
  const line = page.parentElement?.querySelector('.asked__line');
  if (!table || !line) return;
  const boxes = (selector: string): Box[] =>
    [...table.querySelectorAll(selector)]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
  const room = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
  const sizes = WIDTHS.filter((width) => width <= Math.max(270, room.right - room.left)).map((width) => {
    page.style.width = `${width}px`;
    return { width, height: page.offsetHeight };
  });
  const around = { rooms: [room], near: [], seen: boxes(WORTH_SEEING) };
  const question = line.getBoundingClientRect();
  const clear = [...boxes(about), ...boxes(HAND)];
  const place =
    freePlace(sizes, { ...around, clear: [question, ...clear] }) ?? freePlace(sizes, { ...around, clear });
  page.toggleAttribute('data-placed', place !== null);
  page.style.width = place ? `${place.right - place.left}px` : '';
  if (!place) return;
  page.style.setProperty('--left', `${place.left}px`);
  page.style.setProperty('--top', `${place.top}px`);
}

/** What it speaks of bears a ring while it lies open. */
export function markAbout(page: HTMLElement, about: string, isOpen: boolean): void {
  const table = page.closest('.table');
  for (const one of table?.querySelectorAll(about) ?? []) one.toggleAttribute('data-why', isOpen);
}
