/** What fingers and eyes need: room to touch, and words that nothing lies on. Measured on the page as it is drawn. */
import type { Page } from '@playwright/test';

/** The side of a square that a finger hits. */
const TOUCH = 44;

/**
 * The controls in sight that a finger could miss, as "name: width × height" of what really answers to a touch: what
 * lies over a control is none of it, its label is. A link in a line of text is as high as the line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    type Answers = (along: number, across: number) => boolean;
    const GRID = 2;
    const REACH = 20; // how far beyond its box a control may answer
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = top.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input, select, textarea, summary, [role="button"]',
    );
    const inText = (one: HTMLElement) => one.tagName === 'A' && getComputedStyle(one).display === 'inline';

    const PARTS = [0.5, 0.25, 0.1, 0.75]; // where ways through a control begin at its edge

    /** Whether a finger's width around the middle answers: five points of it say so, as there is no asking quicker. */
    const isWide = (from: number, to: number, edge: number, width: number, answers: Answers) => {
      const start = (from + to - touch + 1) / 2;
      const points = [0, 1, 2, 3, 4].map((at) => start + (at * (touch - 1)) / 4);
      return (
        to - from >= touch && PARTS.some((part) => points.every((at) => answers(at, edge + part * width)))
      );
    };

    /** The longest way through the control from one of a few points of its edge, as far as a finger needs. */
    const longest = (from: number, to: number, edge: number, width: number, answers: Answers) => {
      if (isWide(from, to, edge, width, answers)) return touch;
      let most = 0;
      for (const part of PARTS) {
        let run = 0;
        for (let at = from - REACH; at < to + REACH && most < touch; at += GRID) {
          run = answers(at, edge + part * width) ? run + GRID : 0;
          most = Math.max(most, run);
        }
      }
      return most;
    };

    (document.activeElement as HTMLElement | null)?.blur(); // what the keyboard stands on is lifted over the rest
    const small: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || inText(control)) continue;
      if (control.matches('.unseen, .skip, [aria-disabled="true"]')) continue;
      // What is deaf for a moment is measured after it.
      for (const motion of control.getAnimations())
        if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
      const label = control.closest('label');
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = (label ?? control).getBoundingClientRect();
      const answers = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
      };
      const wide = longest(box.left, box.right, box.top, box.height, answers);
      const high = longest(box.top, box.bottom, box.left, box.width, (y, x) => answers(x, y));
      if (wide >= touch - GRID && high >= touch - GRID) continue;
      const name = control.getAttribute('aria-label') ?? (label ?? control).textContent ?? '';
      small.push(`${control.className || control.tagName} “${name.trim().slice(0, 40)}”: ${wide} × ${high}`);
    }
    return small;
  }, TOUCH);
}

/** Words in sight that other words, or the edge of what they stand in, lie upon. */
export function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 0.25; // of a line: what stands close, and the tails of letters, may touch
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    // How far Python is lies at the foot of a phone's screen until it is here.
    const skipped = '.engine, .unseen, .skip, .mk-card, svg, [aria-hidden="true"], option, script, noscript';

    /** What stays in place while the rest is scrolled lies upon it for a moment only. */
    const scrollsUnder = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'sticky') return true;
      return false;
    };

    /** What of a box can be seen inside all that clips it. */
    const clip = (box: DOMRect, element: Element) => {
      let { left, top, right, bottom } = box;
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        if (at === document.documentElement || at === document.body) continue;
        const edge = at.getBoundingClientRect();
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { left, top, right, bottom };
    };

    const words: { text: string; of: Element; box: ReturnType<typeof clip>; line: number }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const of = node.parentElement;
      if (!of || !node.data.trim() || of.closest(skipped) || scrollsUnder(of)) continue;
      if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = clip(line, of);
        if (box.right - box.left > 1 && box.bottom - box.top > 1)
          words.push({ text: node.data.trim().slice(0, 40), of, box, line: line.height });
      }
    }
    const found = new Set<string>();
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1)) {
        if (one.of === other.of) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const slack = SLACK * Math.min(one.line, other.line);
        if (wide > slack && high > slack) found.add(`“${one.text}” and “${other.text}”`);
      }
    return [...found];
  });
}

/** Words that end in dots for want of room. They may where the whole is told at a touch, in these words or in more. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isTold = (one: HTMLElement) =>
      one.closest('[title], input') !== null ||
      (one.closest<HTMLElement>('[data-sign]')?.dataset.sign ?? '').length >= one.innerText.length;
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    return [...top.querySelectorAll<HTMLElement>(':not(svg *)')] // of the strokes of a picture there are thousands
      .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth && !isTold(one))
      .map((one) => `${one.className} “${one.textContent?.trim()}”`);
  });
}

/** How far the screen is covered from each side: by a notch, round corners, the bar that leads home. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The controls and words that cannot be scrolled out from under what covers the screen. */
export function coveredByScreen(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const shown = within.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, summary, h1, h2, p, label',
    );
    const found: string[] = [];
    for (const one of shown) {
      if (one.closest('.unseen, .skip, [aria-hidden="true"]')) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // A card of the fan may hang over the edge: what tells it is its upper half.
      const box = one.getBoundingClientRect();
      const low = one.closest('.hand') ? box.top + box.height / 2 : box.bottom;
      const covered =
        box.width > 1 &&
        (box.left < left - 1 ||
          box.right > innerWidth - right + 1 ||
          box.top < top - 1 ||
          low > innerHeight - bottom + 1);
      if (covered) found.push(`${one.className || one.tagName} “${one.textContent?.trim().slice(0, 30)}”`);
    }
    return found;
  }, insets);
}
