/** What a reader does with a page, whatever drives the browser: looks for things by what they are and say, and presses them. */
import { expect } from '../../kit/site';
import type { Key, Place } from './driver';

/** What is meant of a page: what a selector finds; `>>>` leads into the shadow of what stands before it. */
export interface Part {
  readonly css: string;
  /** Of these, those whose name has these words. */
  readonly words?: string;
}

/** What is there to be seen. */
export interface Seen {
  readonly name: string;
  readonly pressed: boolean;
  readonly disabled: boolean;
}

export const part = (css: string, words?: string): Part => (words === undefined ? { css } : { css, words });
export const button = (words: string): Part => part('button, [role=button], summary', words);
export const link = (words: string): Part => part('a', words);
/** One of several choices: its words and its box are one thing. */
export const choice = (words: string): Part => part('label', words);

export class Screen<Where extends Place = Place> {
  constructor(readonly place: Where) {}

  /** All of it that can be seen. */
  see(wanted: Part): Promise<Seen[]> {
    return this.place.run(seen, wanted);
  }

  async text(wanted: Part): Promise<string> {
    return (await this.see(wanted)).map(({ name }) => name).join('\n');
  }

  /** Waits until it can be seen. */
  async shows(wanted: Part, patience = 30_000): Promise<void> {
    const there = async () => (await this.see(wanted)).length > 0;
    await expect.poll(there, { message: named(wanted), timeout: patience }).toBe(true);
  }

  async shuts(wanted: Part): Promise<void> {
    const there = async () => (await this.see(wanted)).length > 0;
    await expect.poll(there, { message: `${named(wanted)} goes` }).toBe(false);
  }

  async says(wanted: Part, words: string | RegExp): Promise<void> {
    const said = expect.poll(() => this.text(wanted), { message: named(wanted) });
    await (typeof words === 'string' ? said.toContain(words) : said.toMatch(words));
  }

  /** Presses the first of it, as soon as it can be pressed. */
  async click(wanted: Part): Promise<void> {
    const clicked = () => this.press(wanted);
    await expect.poll(clicked, { message: `${named(wanted)} can be pressed`, intervals: [50] }).toBe(true);
  }

  /** Presses the first of it that can be pressed now; gives whether there is one, and it felt it. */
  async press(wanted: Part): Promise<boolean> {
    return (await this.place.click(pressable, wanted)) && this.place.run(felt);
  }

  /** Goes there with the keyboard alone, and presses Enter. */
  async walk(wanted: Part, step: Key = 'Tab'): Promise<void> {
    await this.shows(wanted);
    const stops: string[] = [];
    for (let steps = 0; steps < 100; steps += 1) {
      const here = await this.place.run(focused, wanted);
      if (here.there) {
        expect(here.shown, `${named(wanted)}: the focus can be seen`).toBe(true);
        return this.place.press('Enter');
      }
      stops.push(here.name);
      await this.place.press(step);
    }
    throw new Error(`${named(wanted)} cannot be reached by keyboard, only ${stops.join(' → ')}`);
  }
}

const named = ({ css, words }: Part): string => `“${words ?? ''}” (${css})`;

// What follows runs in the page, each by itself.

function seen({ css, words }: Part): Seen[] {
  const [outer = '', inner] = css.split(' >>> ');
  const found = inner
    ? [...document.querySelectorAll(outer)].flatMap((host) => [
        ...(host.shadowRoot?.querySelectorAll(inner) ?? []),
      ])
    : [...document.querySelectorAll(outer)];
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  return found
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && nameOf(one).includes(words ?? ''))
    .map((one) => ({
      name: nameOf(one),
      pressed: one.getAttribute('aria-pressed') === 'true',
      disabled: one.getAttribute('aria-disabled') === 'true' || one.matches(':disabled'),
    }));
}

/** The first that is not disabled, lies uncovered and stays where it is, brought into view; null if there is none yet. */
async function pressable({ css, words }: Part): Promise<Element | null> {
  const [outer = '', inner] = css.split(' >>> ');
  const found = inner
    ? [...document.querySelectorAll(outer)].flatMap((host) => [
        ...(host.shadowRoot?.querySelectorAll(inner) ?? []),
      ])
    : [...document.querySelectorAll(outer)];
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const first = found.find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      nameOf(one).includes(words ?? '') &&
      one.getAttribute('aria-disabled') !== 'true' &&
      !one.matches(':disabled'),
  );
  if (!first) return null;
  first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50)); // what is still loading moves it
  const after = first.getBoundingClientRect();
  if (after.left !== left || after.top !== top) return null;
  const root = first.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  if (!hit || !(first.contains(hit) || hit.contains(first))) return null;
  const { dataset } = document.documentElement;
  dataset.missed = 'pressable'; // it may still move away from under the mouse
  const feel = (event: Event) => {
    // or be drawn anew before it is pressed
    const isMeant = (target: EventTarget) => target instanceof Element && target.matches(inner ?? outer);
    if (event.composedPath().some(isMeant)) delete dataset.missed;
  };
  addEventListener('click', feel, { capture: true, once: true });
  return first;
}

/** Whether what was pressed last has felt it; another page than that one knows of none that has not. */
function felt(): boolean {
  return document.documentElement.dataset.missed === undefined;
}

function focused({ css, words }: Part): { there: boolean; shown: boolean; name: string } {
  const here = document.activeElement ?? document.body;
  const name = (here.getAttribute('aria-label') ?? (here as HTMLElement).innerText ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  // Beyond its last control Tab leads into the browser's own bars, and the page keeps its place without the focus.
  const there = document.hasFocus() && here.matches(css) && name.includes(words ?? '');
  return { there, shown: here.matches(':focus-visible'), name: name.slice(0, 40) };
}
