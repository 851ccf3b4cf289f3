/**
 * Where a note lies over a table: at the foot of the parchment, or where it covers neither what it speaks of, nor what is to
 * be pressed, nor the question that is to be answered. It stays where the note before it lay, if it can.
 */
import { type Box, freePlace, grown, meets, type Size } from './free-place';
import { EDGE, Look } from './in-sight';

/** The widths that are tried, in pixels; where there is less room, all of it, and what is narrower by more than a rim. */
const WIDTHS = [480, 400, 330, 280, 232];
const RIM = 30;
/** Of a ring around what it encloses. */
export const RING = 4;
/** What is to be answered: no note lies on it, unless it asks that in its own words. */
const QUESTION = '.asked__words--you';
/** What those at the table are called, and what is said of them. */
const NAMES = '.figure__name, .figure__says, .seat__name, .seat__says';
/** All that may move at some time, as the cards of the others, and how the match stands. */
const MOVING = '[data-key], .scores__line';
/** The line for what is asked or told, and the ways beside it to what can be looked up. */
const TOLD = '.asked__line, .asked > button';
/** What lies beside the table. */
const PARCHMENT = '.beside';
/** Bears the attribute as long as it is folded. */
const FOLDED = 'data-folded';

/** What every note at a table leaves free, each as a selector; null where there is none. */
export interface Free {
  /** Where the open decision is answered. */
  readonly answers: string;
  /** What one looks at for that. */
  readonly regarded: string | null;
}
/** And what this one does. */
export interface Kept extends Free {
  /** What it points at; what points at nothing is a question of its own, and lies where one is asked. */
  readonly about: string | null;
  /** What its words name besides. */
  readonly also: string | null;
}
/**
 * What is done where a note has no place beside all that it must leave free: it is folded into a line, or it covers what it
 * names, as somebody has asked for it and puts it away. Where that does not help either, the table makes room.
 */
export type Cramped = 'fold' | 'cover' | 'make-room';

type Part = 'question' | 'near' | 'named' | 'answers' | 'regarded' | 'moving' | 'told' | 'names';
type Lying = Readonly<Record<Part, readonly Box[]>>;

/** What never gives way. */
const FREE: readonly Part[] = ['answers', 'question'];
interface Step {
  /** What stays in sight besides that. */
  readonly keeps: readonly Part[];
  /** It may lie over the bar of the page. */
  readonly high?: true;
}
/** Where not all can stay in sight, it lies on what is missed least. */
const STEPS: readonly Step[] = [
  { keeps: ['named', 'regarded', 'moving', 'told', 'names'] },
  { keeps: ['named', 'regarded', 'moving', 'told'] },
  { keeps: ['named', 'regarded', 'moving', 'names'] },
  { keeps: ['named', 'regarded', 'moving'] },
  { keeps: ['named', 'regarded', 'told', 'names'] },
  { keeps: ['named', 'regarded'] },
  { keeps: ['named', 'regarded'], high: true },
  { keeps: ['named'] },
  { keeps: ['named'], high: true },
];
const COVERING: readonly Step[] = [{ keeps: [] }, { keeps: [], high: true }];

/** Where the note before it lay at each table, whatever it said. */
const lain = new WeakMap<HTMLElement, Box>();

export class Laying {
  #place: Box | null = null;
  /** What it had to be laid among, as it lay then. */
  #among = '';
  /** Among what it was last laid. */
  sight = '';
  /** The table has made room. */
  #docked: HTMLElement | null = null;
  /** The parchment has made room at its foot. */
  #beside: HTMLElement | null = null;

  /** It says something else, or everything may lie elsewhere now. */
  forget(): void {
    this.#place = null;
    this.#clear();
  }

  #clear(): void {
    this.#docked?.style.removeProperty('--whisper');
    this.#docked = null;
    this.#beside?.style.removeProperty('--foot');
    this.#beside = null;
  }

  /** Lays the panel where it is free; it stays there as long as it is. */
  lay(
    panel: HTMLElement,
    table: HTMLElement,
    kept: Kept,
    cramped: Cramped,
    look = new Look(),
  ): 'laid' | 'docked' {
    if (this.#docked) return 'laid';
    const boxes = (selector: string | null) =>
      selector === null ? [] : look.seen(table.querySelectorAll(selector));
    const room = roomOf(table);
    const avoided: Omit<Lying, 'moving'> = {
      question: kept.about === null ? [] : boxes(QUESTION),
      near: boxes(kept.about),
      named: boxes(kept.also),
      answers: boxes(kept.answers),
      regarded: boxes(kept.regarded),
      told: boxes(TOLD),
      names: boxes(NAMES),
    };
    if (this.#mayStay(panel, room, avoided)) return 'laid';
    const lying: Lying = { ...avoided, moving: boxes(MOVING) };
    this.sight = JSON.stringify(lying);
    this.#clear();
    panel.removeAttribute(FOLDED);
    const [parchment] = boxes(PARCHMENT);
    const rooms = halves(room, parchment);
    const last = lain.get(table) ?? null;
    const find = (steps: readonly Step[]): Box | null => {
      const sizes = sizesOf(panel, room);
      for (const { keeps, high } of steps) {
        const around = {
          rooms: high ? [{ ...room, top: EDGE }] : rooms,
          near: kept.about === null && keeps.includes('told') ? lying.told : lying.near,
          clear: [...FREE, ...keeps].flatMap((part) => lying[part]),
          seen: [...lying.moving, ...lying.told],
          last,
        };
        const place = freePlace(sizes, around);
        if (place) return place;
      }
      return null;
    };
    let place = parchment && kept.about !== null ? this.#foot(panel, table, parchment, lying, look) : null;
    place ??= find(STEPS);
    if (!place && cramped === 'fold') {
      panel.setAttribute(FOLDED, '');
      place = find(STEPS);
      if (!place) panel.removeAttribute(FOLDED);
    }
    if (!place && cramped === 'cover') place = find(COVERING);
    this.#place = place;
    if (!place) return this.#dock(panel, table, room);
    lain.set(table, place);
    put(panel, place);
    return 'laid';
  }

  /**
   * Nothing has come where it lies; or it had to lie on something, or be folded, and all is as it was then. Over the bar of
   * the page it lies only as long as there is nowhere else: while cards are dealt they are everywhere.
   */
  #mayStay(panel: HTMLElement, room: Box, lying: Omit<Lying, 'moving'>): boolean {
    const place = this.#place;
    const avoided = Object.values(lying).flat();
    const before = this.#among;
    this.#among = JSON.stringify(avoided);
    if (place === null || place.top < room.top) return false;
    const isFree = !panel.hasAttribute(FOLDED) && !avoided.some((box) => meets(box, place));
    return isFree || this.#among === before;
  }

  /** The foot of the parchment, above its button, where a note is looked for as long as nothing of all that lies there. */
  #foot(panel: HTMLElement, table: HTMLElement, parchment: Box, lying: Lying, look: Look): Box | null {
    const [button] = look.seen(table.querySelectorAll(`${PARCHMENT} > .button`));
    const [left, right] = [parchment.left + EDGE, parchment.right - EDGE];
    const bottom = (button?.top ?? parchment.bottom) - EDGE;
    panel.style.width = `${right - left}px`;
    const height = panel.offsetHeight;
    const place = { left, top: bottom - height, right, bottom };
    const rings = lying.near.map((box) => grown(box, RING));
    if ([...rings, ...Object.values(lying).flat()].some((box) => meets(box, place))) return null;
    this.#beside = table.querySelector<HTMLElement>(PARCHMENT);
    this.#beside?.style.setProperty('--foot', `${height + EDGE}px`);
    return place;
  }

  /** Over the table, which gives way. */
  #dock(panel: HTMLElement, table: HTMLElement, room: Box): 'docked' {
    const width = Math.min(WIDTHS[0] as number, room.right - room.left);
    panel.style.width = `${width}px`;
    put(panel, {
      ...room,
      left: (room.left + room.right - width) / 2,
      right: (room.left + room.right + width) / 2,
    });
    this.#docked = table;
    table.style.setProperty('--whisper', `${panel.offsetHeight + EDGE}px`);
    return 'docked';
  }
}

function sizesOf(panel: HTMLElement, { left, right }: Box): Size[] {
  const most = right - left;
  const narrower = WIDTHS.filter((width, at) => at > 0 && width <= most - RIM);
  return [Math.min(WIDTHS[0] as number, most), ...narrower].map((width) => {
    panel.style.width = `${width}px`;
    return { width, height: panel.offsetHeight };
  });
}

/** Where the table lies; not the bar of the page. */
function roomOf(table: HTMLElement): Box {
  const { left, top, right, bottom } = (table.parentElement ?? table).getBoundingClientRect();
  return {
    left: Math.max(left, 0) + EDGE,
    top: Math.max(top, 0) + EDGE,
    right: Math.min(right, innerWidth) - EDGE,
    bottom: Math.min(bottom, innerHeight) - EDGE,
  };
}

/** The table, and what lies to its right. */
const halves = (room: Box, right: Box | undefined): readonly Box[] =>
  right === undefined
    ? [room]
    : [
        { ...room, right: right.left - EDGE },
        { ...right, left: right.left + EDGE, right: right.right - EDGE },
      ];

function put({ style }: HTMLElement, { left, top, right }: Box): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${right - left}px`;
}
