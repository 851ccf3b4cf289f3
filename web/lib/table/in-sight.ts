/** What of a table can be seen, as boxes on the screen. */
import type { Box } from './free-place';

/** From the edge of the screen. */
export const EDGE = 4;

/** What something lies over is hidden, and keeps its place. */
export const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** One look at the table: what clips is asked once, whatever lies within. */
export class Look {
  /** What can be seen inside each; null where nothing clips it. */
  readonly #windows = new Map<Element, Box | null>();

  /** Of these, what can be seen of each inside all that clips it. */
  seen(elements: Iterable<Element>): Box[] {
    const boxes: Box[] = [];
    for (const element of elements) {
      if (!isShown(element)) continue;
      const box = onScreen(within(element.getBoundingClientRect(), this.#window(element.parentElement)));
      if (box.right - box.left > 1 && box.bottom - box.top > 1) boxes.push(box);
    }
    return boxes;
  }

  #window(at: Element | null): Box | null {
    if (!at || at === document.body) return null;
    const known = this.#windows.get(at);
    if (known !== undefined) return known;
    const around = this.#window(at.parentElement);
    const { overflowX, overflowY } = getComputedStyle(at);
    const clips = overflowX !== 'visible' || overflowY !== 'visible';
    const found = clips ? within(at.getBoundingClientRect(), around) : around;
    this.#windows.set(at, found);
    return found;
  }
}

const within = ({ left, top, right, bottom }: Box, window: Box | null): Box =>
  window === null
    ? { left, top, right, bottom }
    : {
        left: Math.max(left, window.left),
        top: Math.max(top, window.top),
        right: Math.min(right, window.right),
        bottom: Math.min(bottom, window.bottom),
      };

export const onScreen = ({ left, top, right, bottom }: Box): Box => ({
  left: Math.max(EDGE / 2, left),
  top: Math.max(EDGE / 2, top),
  right: Math.min(innerWidth - EDGE / 2, right),
  bottom: Math.min(innerHeight - EDGE / 2, bottom),
});

/** The lines of a text. */
export function linesOf(words: Element): Box[] {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()];
}
