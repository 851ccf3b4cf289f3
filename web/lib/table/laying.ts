/**
 * Where a note lies over a table: at the foot of the parchment, or where it covers neither what it speaks of nor what is
 * to be pressed. It stays where the note before it lay, if it can. Where no such place is free it is folded into a line;
 * where there is none for that either, the table makes room.
 */
import { type Box, freePlace, grown, meets, type Size } from './free-place';
import { EDGE, seen } from './in-sight';

/** The widths that are tried, in pixels; where there is less room, all of it, and what is narrower by more than a rim. */
const WIDTHS = [480, 400, 330, 280, 232];
const RIM = 30;
/** Of a ring around what it encloses. */
export const RING = 4;
/** What those at the table are called, and what is said of them. */
const NAMES = '.figure__name, .figure__says, .seat__name, .seat__says';
/** What had better stay in sight: all that may move at some time, how the match stands, and the question. */
const QUESTION = '.asked__line';
const WORTH_SEEING = '[data-key], .scores__line';
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
  /** What it points at. */
  readonly about: string | null;
  /** What its words name besides. */
  readonly also: string | null;
}

/** Where the note before it lay at each table, whatever it said. */
const lain = new WeakMap<HTMLElement, Box>();

export class Laying {
  #place: Box | null = null;
  /** What it had to be laid among, as it lay then. */
  #among = '';
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

  /** Lays the panel where it is free; it stays there as long as it is. `whole`: it is not folded, whatever it covers. */
  lay(panel: HTMLElement, table: HTMLElement, kept: Kept, whole: boolean): 'laid' | 'docked' {
    if (this.#docked) return 'laid';
    const boxes = (selector: string | null) =>
      selector === null ? [] : seen(table.querySelectorAll(selector));
    const [near, named] = [boxes(kept.about), boxes(kept.also)];
    const [answers, regarded] = [boxes(kept.answers), boxes(kept.regarded)];
    const [question, names] = [boxes(QUESTION), boxes(NAMES)];
    const place = this.#place;
    const room = roomOf(table);
    // Over the bar of the page it lies only as long as there is nowhere else: while cards are dealt they are everywhere.
    const isSettled = place !== null && place.top >= room.top;
    const avoided = [...near, ...answers, ...named, ...regarded, ...question, ...names];
    if (isSettled && !avoided.some((box) => meets(box, place)) && !panel.hasAttribute(FOLDED)) return 'laid';
    // What it lies over all the same it had to: it is laid anew when something of that has moved, and lies still until then.
    const among = JSON.stringify(avoided);
    if (isSettled && among === this.#among) return 'laid';
    this.#among = among;
    this.#clear();
    panel.removeAttribute(FOLDED);
    const [parchment] = boxes(PARCHMENT);
    const worthSeeing = boxes(WORTH_SEEING);
    const sizes = sizesOf(panel, room);
    const around = {
      rooms: halves(room, parchment),
      near,
      clear: answers,
      seen: [...worthSeeing, ...question],
      last: lain.get(table) ?? null,
    };
    const [button] = boxes(`${PARCHMENT} > .button`); // the last thing on it
    const all = [...near.map((box) => grown(box, RING)), ...avoided, ...worthSeeing];
    const foot =
      parchment && kept.about !== null
        ? home(panel, { ...parchment, bottom: button?.top ?? parchment.bottom }, all)
        : null;
    this.#beside = foot && table.querySelector<HTMLElement>(PARCHMENT);
    this.#beside?.style.setProperty('--foot', `${panel.offsetHeight + EDGE}px`);
    const high = [{ ...room, top: EDGE }];
    const must = [...answers, ...named];
    // Where not all can stay in sight, it lies over names, then over the question, which is read before or after it, over what
    // moves, as the cards of the others, over the bar of the page, and then over what one looks at. What points at nothing
    // belongs to the question.
    const soft = [
      [...question, ...worthSeeing, ...names],
      [...question, ...worthSeeing],
      [...worthSeeing, ...names],
      worthSeeing,
      [...question, ...names],
      question,
      [],
    ].map((more) => ({
      ...around,
      near: kept.about === null && question.some((box) => more.includes(box)) ? question : near,
      clear: [...must, ...regarded, ...more],
    }));
    const least = { ...around, clear: must };
    const inSight = [
      ...soft,
      { ...around, rooms: high, clear: [...must, ...regarded] },
      least,
      { ...least, rooms: high },
    ];
    let found = foot ?? first(sizes, inSight);
    if (!found && !whole) {
      panel.setAttribute(FOLDED, '');
      found = first(sizesOf(panel, room), inSight);
      if (!found) panel.removeAttribute(FOLDED);
    }
    found ??= first(sizes, [around, { ...around, rooms: high }]);
    this.#place = found;
    if (!found) return this.#dock(panel, table, room);
    lain.set(table, found);
    put(panel, found);
    return 'laid';
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

function first(sizes: readonly Size[], all: readonly Parameters<typeof freePlace>[1][]): Box | null {
  for (const around of all) {
    const place = freePlace(sizes, around);
    if (place) return place;
  }
  return null;
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

/** The foot of the parchment, where it is looked for as long as nothing of all that lies there; else null. */
function home(panel: HTMLElement, parchment: Box, all: readonly Box[]): Box | null {
  const [left, right, bottom] = [parchment.left + EDGE, parchment.right - EDGE, parchment.bottom - EDGE];
  panel.style.width = `${right - left}px`;
  const place = { left, top: bottom - panel.offsetHeight, right, bottom };
  return all.some((box) => meets(box, place)) ? null : place;
}

function put({ style }: HTMLElement, { left, top, right }: Box): void {
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${right - left}px`;
}
