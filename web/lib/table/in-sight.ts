/** What of a table can be seen, as boxes on the screen. */
import type { Box } from './free-place';

/** From the edge of the screen. */
export const EDGE = 4;

/** Of these, what can be seen of each inside all that clips it. */
export function seen(elements: Iterable<Element>): Box[] {
  const boxes: Box[] = [];
  for (const element of elements) {
    if (!element.checkVisibility()) continue;
    let { left, top, right, bottom }: Box = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const box = onScreen({ left, top, right, bottom });
    if (box.right - box.left > 1 && box.bottom - box.top > 1) boxes.push(box);
  }
  return boxes;
}

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
