/**
 * The curve of everybody's chances: drawn for the eye, and a table of the same for whoever hears the page. Lines are told
 * by their names at the end and by their dashes, not by colour alone.
 */
import './curve.css';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { list, t } from '../i18n';
import { vars } from './directives';

/** A part of the match that the curve is divided into. */
export interface Band {
  /** After which action it begins. */
  readonly from: number;
  readonly label: string;
}

/** A moment that is pointed at. */
export interface Mark {
  readonly at: number;
  readonly sign: string;
  readonly label: string;
}

export interface Curve {
  /** By moment, by seat: the chance to be among the winners, 0 … 1. What is not known yet is missing at the end. */
  readonly chances: readonly (readonly number[])[];
  /** The number of actions of the match. */
  readonly last: number;
  readonly names: readonly string[];
  /** Whose line is drawn largest. */
  readonly seat: number;
  readonly bands: readonly Band[];
  /** Each band is an attempt of its own, in which the chances begin anew: no line leads from one into the next. */
  readonly isAnew: boolean;
  /** Until which moment the chances are marked as level, as they leave something out that is known; 0 for none. */
  readonly level: number;
  /** In the order of the match. */
  readonly marks: readonly Mark[];
  /** Where the match stands. */
  readonly at: number;
  readonly seek: (at: number) => void;
}

/** Seats whose chances are the same all the time: a team has one line. */
export interface Line {
  readonly seats: readonly number[];
  readonly chances: readonly number[];
}

/** The line of `seat` last, so that it lies over the others. */
export function linesOf(chances: readonly (readonly number[])[], seat: number): Line[] {
  const lines = new Map<string, Line>();
  for (const [one] of (chances[0] ?? []).entries()) {
    const own = chances.map((now) => now[one] ?? 0);
    const same = lines.get(own.join());
    lines.set(own.join(), { seats: [...(same?.seats ?? []), one], chances: own });
  }
  return [...lines.values()].sort((a, b) => Number(a.seats.includes(seat)) - Number(b.seats.includes(seat)));
}

/** Whether the chances are at some moment more than one victory: one that is shared counts for each side that shares it. */
export function isShared(chances: readonly (readonly number[])[]): boolean {
  const lines = linesOf(chances, 0);
  const sums = chances.map((_, at) => lines.reduce((sum, line) => sum + (line.chances[at] ?? 0), 0));
  return Math.max(0, ...sums) > ONE;
}
/** The seats of a victory that several sides share in the end, once that is known; else none. */
export function sharing(chances: readonly (readonly number[])[], last: number): number[] {
  const winners = linesOf(chances, 0).filter((line) => line.chances[last] === 1);
  return winners.length > 1 ? winners.flatMap(({ seats }) => seats).sort((a, b) => a - b) : [];
}
/** A victory shared less often than once in a hundred cannot be seen on the curve. */
const ONE = 1.01;

/** Heights 0 … 1 for labels that want to stand at `wanted`, in that order, none nearer to another than `apart`. */
export function spread(wanted: readonly number[], apart: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const room = Math.min(apart, 1 / Math.max(1, wanted.length - 1));
  const placed: number[] = [];
  for (const [rank, at] of order.entries()) {
    const below = order[rank - 1];
    const least = below === undefined ? 0 : (placed[below] ?? 0) + room;
    placed[at] = Math.max(wanted[at] ?? 0, least);
  }
  let most = 1;
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - room;
  }
  return placed;
}

/** Height of a name beside its line, in heights of the curve. */
const NAME = 0.125;

export function curve(data: Curve): TemplateResult {
  const { chances, last, names, seat, bands, isAnew, level, at } = data;
  const lines = linesOf(chances, seat);
  const breaks = isAnew ? bands.map(({ from }) => from) : [];
  /** What everybody had if all were equal. */
  const share = 1 / Math.max(1, lines.length);
  const ends = spread(
    lines.map((line) => line.chances.at(-1) ?? share),
    NAME,
  );
  return html`
    <figure class="curve">
      <figcaption>${t('review-curve')}</figcaption>
      <div class="curve__field">
        <ol class="curve__scale" aria-hidden="true">
          ${[100, 50, 0].map((per) => html`<li>${per}</li>`)}
        </ol>
        <div class="curve__room" aria-hidden="true" @click=${(event: MouseEvent) => seekTo(event, data)}>
          ${bands.map(
            ({ from }, n) =>
              html`<i class="curve__band" ${vars({ '--from': from / (last || 1), '--to': (bands[n + 1]?.from ?? last) / (last || 1) })}></i>`,
          )}
          ${level > 0 ? html`<i class="curve__level" ${vars({ '--to': level / (last || 1) })}></i>` : nothing}
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
            <path class="curve__grid" d="M0 0H1000M0 500H1000M0 1000H1000"></path>
            ${lines.length > 1 ? svg`<path class="curve__share" d="M0 ${1000 * (1 - share)}H1000"></path>` : nothing}
            ${lines.map((line) => drawn(line, last, line.seats.includes(seat), breaks))}
          </svg>
          <i class="curve__now" ${vars({ '--at': at / (last || 1) })}></i>
        </div>
        ${marks(data)}
        <ul class="curve__names" aria-hidden="true">
          ${lines.map(
            ({ seats }, n) => html`<li class=${toneOf(seats, seat)} ${vars({ '--up': ends[n] ?? 0 })}>
              <svg viewBox="0 0 24 6"><path d="M0 3H24"></path></svg><span>${called(seats, seat, names)}</span>
            </li>`,
          )}
        </ul>
      </div>
      ${bands.length > 1 ? bandNames(bands, last) : nothing}
      ${heard(data)}
    </figure>
  `;
}

/** The last moment until which everybody's chances are the same all the time. */
export function levelUntil(chances: Curve['chances']): number {
  const changed = chances.findIndex((now) => now.some((chance) => chance !== chances[0]?.[0]));
  return Math.max(0, (changed < 0 ? chances.length : changed) - 1);
}

/** All who share a line, first the one that is looked from. */
const called = (seats: readonly number[], seat: number, names: readonly string[]): string =>
  list(seats.toSorted((a, b) => Number(b === seat) - Number(a === seat)).map((one) => names[one] ?? ''));

/** The class that gives a line its colour and its dashes. */
const toneOf = (seats: readonly number[], seat: number): string =>
  seats.includes(seat) ? 'curve__own' : `curve__line curve__line--${seats[0]}`;

function drawn({ seats, chances }: Line, last: number, own: boolean, breaks: readonly number[]) {
  const runs = [0, ...breaks.filter((from) => from > 0)].map((from, n, starts) =>
    chances.slice(from, starts[n + 1]).map((chance, at) => {
      return [round((1000 * (from + at)) / (last || 1)), round(1000 * (1 - chance))] as const;
    }),
  );
  const paths = runs
    .filter(({ length }) => length > 0)
    .map((points) => `M${points.map((one) => one.join(' ')).join('L')}`);
  const under = runs.flatMap((points, n) => {
    const [first, end] = [points[0], points.at(-1)];
    return first && end ? [`${paths[n]}L${end[0]} 1000L${first[0]} 1000z`] : [];
  });
  return svg`${own ? svg`<path class="curve__under" d=${under.join('')}></path>` : nothing}
    <path class=${own ? 'curve__own' : `curve__line curve__line--${seats[0]}`} d=${paths.join('')}></path>`;
}

/**
 * Marks nearer to each other than this, in widths of the curve as a phone has it, hang from the line, stand on it and hang
 * lower by turns; where it falls to the next the first stands on it, so that they part.
 */
const NEAR = 0.2;
const LEVELS = ['', 'curve__above', 'curve__below'];

/** The dearest choices and where it turned, as buttons on the own line, in the order of the match. */
function marks({ marks: all, chances, last, seat, at, seek }: Curve): TemplateResult {
  let level = 0;
  const own = (where: number): number => chances[where]?.[seat] ?? 0;
  const isNear = (one?: Mark, next?: Mark): boolean =>
    one !== undefined && next !== undefined && next.at - one.at < NEAR * last;
  return html`<ol class="curve__marks">
    ${all.map((mark, n) => {
      const { at: where, sign, label } = mark;
      const next = all[n + 1];
      const falls = next !== undefined && isNear(mark, next) && own(next.at) < own(where);
      level = isNear(all[n - 1], mark) ? (level + 1) % LEVELS.length : falls ? 1 : 0;
      return html`<li class=${LEVELS[level] ?? ''}
        ${vars({ '--at': where / (last || 1), '--up': own(where) })}>
        <button class="curve__mark" aria-label=${label} aria-pressed=${where === at ? 'true' : 'false'}
          @click=${() => seek(where)}>${sign}</button>
      </li>`;
    })}
  </ol>`;
}

/** Numbers stand no nearer to each other, in widths of the curve: two digits on a phone. */
const APART = 0.11;

/** The width of a letter below the curve of a phone, in widths of that. */
const LETTER = 0.03;

/** Where names have no room below their parts, each has the number that its name bears, if any: a set-up comes before the first. */
const numberIn = (label: string): string => /\p{Nd}+/u.exec(label)?.[0] ?? '';

/** Every one of them, every second, every third …, until none is nearer to the next than that: nobody misses a number. */
function everyNth(bands: readonly Band[], apart: number): readonly Band[] {
  for (let step = 1; step < bands.length; step += 1) {
    const some = bands.filter((_, at) => at % step === 0);
    if (some.every(({ from }, at) => at === 0 || from - (some[at - 1]?.from ?? 0) >= apart)) return some;
  }
  return bands.slice(0, 1);
}

function bandNames(bands: readonly Band[], last: number): TemplateResult {
  const isTight = bands.some(
    ({ from, label }, n) => LETTER * label.length * last > (bands[n + 1]?.from ?? last) - from,
  );
  const numbered = bands.filter(({ label }) => numberIn(label) !== '');
  const shown = new Set(everyNth(numbered, APART * last));
  const named = (band: Band): string =>
    isTight ? (shown.has(band) ? numberIn(band.label) : '') : band.label;
  return html`<ol class="curve__bands ${isTight ? 'curve__bands--tight' : ''}" aria-hidden="true">
    ${bands.map(
      (band, n) =>
        html`<li ${vars({ '--from': band.from / (last || 1), '--to': (bands[n + 1]?.from ?? last) / (last || 1) })}>
          ${named(band)}
        </li>`,
    )}
  </ol>`;
}

/** The chances at the beginning of each part, and at the end. */
function heard({ chances, names, bands, last }: Curve): TemplateResult {
  const rows = [...(bands.length > 0 ? bands : [{ from: 0, label: t('review-beginning') }])];
  const ends = { from: last, label: t('review-end') };
  return html`<div class="unseen"><table>
    <caption>${t('review-curve')}</caption>
    <thead>
      <tr><th scope="col">${t('review-part')}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>
      ${[...rows, ends].map(({ from, label }) => {
        const now = chances[from];
        return now
          ? html`<tr><th scope="row">${label}</th>${now.map((chance) => html`<td>${percent(chance)}</td>`)}</tr>`
          : nothing;
      })}
    </tbody>
  </table></div>`;
}

const percent = (chance: number): string => t('review-percent', { percent: Math.round(100 * chance) });

const round = (number: number): number => Math.round(10 * number) / 10;

/** A touch anywhere on the curve leads there. */
function seekTo(event: MouseEvent, { last, seek }: Curve): void {
  const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const share = (event.clientX - left) / width;
  seek(Math.round(Math.min(1, Math.max(0, share)) * last));
}
