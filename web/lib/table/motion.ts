/**
 * Things that move. Before the page is redrawn the places of all keyed things are noted; after it, what has moved glides
 * from where it was, and flights come from where another thing was. Only transform and opacity are animated.
 */
import type { Settings } from '../settings';
import type { Flight } from './presenter';

const factor: Record<Settings['speed'], number> = { slow: 1.5, normal: 1, fast: 0.6 };
/** What is turned where it lies goes no way: it has turned before anything is said of it. */
const IN_PLACE = 0.6;
const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)';

export class Motion {
  readonly #root: HTMLElement;
  /** Where each was when it was last seen. */
  #places = new Map<string, DOMRect>();
  /** What is there now has not been painted: nobody has seen it where it is. */
  #isNew = false;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** To be called before the page is redrawn. */
  note({ motion }: Pick<Settings, 'motion'>): void {
    if (this.#isNew) return;
    this.#places.clear();
    if (motion === 'off') return;
    for (const thing of this.#keyed())
      this.#places.set(thing.dataset.key ?? '', thing.getBoundingClientRect());
  }

  /** To be called after it. What is drawn later, and flies too, is there when `drawn` says so. */
  async play(
    flights: readonly Flight[],
    { motion, speed }: Pick<Settings, 'motion' | 'speed'>,
    drawn?: Promise<unknown>,
  ): Promise<void> {
    this.#isNew = true;
    await drawn;
    requestAnimationFrame(() => {
      this.#isNew = false;
    });
    if (motion === 'off') return;
    const ms = 380 * factor[speed];
    const things = new Map(this.#keyed().map((thing) => [thing.dataset.key ?? '', thing]));
    const flown = new Set<HTMLElement>();
    const moves: (() => void)[] = [];
    flights.forEach(({ to, from, turn }, index) => {
      const thing = things.get(to);
      if (!thing) return;
      flown.add(thing);
      // What has come with it has no other place than this one.
      const place =
        this.#places.get(from) ?? (from === to ? undefined : things.get(from)?.getBoundingClientRect());
      const delay = flights.length > 3 ? index * 28 * factor[speed] : 0;
      const duration = from === to ? ms * IN_PLACE : ms;
      if (motion === 'reduced') moves.push(() => fade(thing, ms * 0.7));
      else
        moves.push(flight(thing, place, { duration, delay, easing: EASE, fill: 'backwards' }, turn === true));
    });
    if (motion === 'full') {
      for (const [name, thing] of things) {
        const place = this.#places.get(name);
        if (!('flip' in thing.dataset) || flown.has(thing) || !place) continue;
        const here = thing.getBoundingClientRect();
        const shift = Math.abs(middle(place).x - middle(here).x) + Math.abs(middle(place).y - middle(here).y);
        if (shift > 2) moves.push(flight(thing, place, { duration: ms * 0.7, easing: EASE }, false));
      }
    }
    for (const move of moves) move(); // all measured before the first one starts: one layout, no more
  }

  #keyed(): HTMLElement[] {
    return [...this.#root.querySelectorAll<HTMLElement>('[data-key]')];
  }
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

function flight(
  thing: HTMLElement,
  from: DOMRect | undefined,
  timing: KeyframeAnimationOptions,
  turn: boolean,
): () => void {
  const here = thing.getBoundingClientRect();
  const start: Keyframe = { zIndex: 30 };
  const end: Keyframe = { zIndex: 30 };
  if (from && from.width > 0 && here.width > 0) {
    const [a, b] = [middle(from), middle(here)];
    start.translate = `${a.x - b.x}px ${a.y - b.y}px`;
    end.translate = '0px 0px';
    const [wide, high] = [from.width / here.width, from.height / here.height];
    const alike = Math.abs(wide / high - 1) < 0.3; // what comes out of a place of another shape keeps its size
    const scale = alike ? Math.min(2.5, Math.max(0.3, wide)) : 1;
    if (Math.abs(scale - 1) > 0.08) Object.assign(start, { scale }) && Object.assign(end, { scale: 1 });
  } else {
    Object.assign(start, { opacity: 0 });
    Object.assign(end, { opacity: 1 });
  }
  if (turn) {
    start.rotate = 'y 88deg';
    end.rotate = 'y 0deg';
  }
  // Until its turn comes it is seen nowhere.
  const waits = timing.delay
    ? [
        { ...start, opacity: 0 },
        { opacity: 1, ...start, offset: 0.01 },
      ]
    : [start];
  return () => thing.animate([...waits, end], timing);
}

function fade(thing: HTMLElement, duration: number): void {
  thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: 'ease-out' });
}
