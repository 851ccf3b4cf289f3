/**
 * The lamp: what the best player would find out about the decision that is open, from what its seat may see. It burns
 * for one decision of one seat and goes out with it, before anybody else looks at the table.
 */
import type { Analysis, Frame, GameTypes } from '../../generated/bridge';
import { KeptNames } from '../kept-names';
import { untilSeen } from '../seen';
import type { Choices } from './choices';
import type { Mark } from './hand';
import { medalAt, surety } from './worth-scale';

/** How many milliseconds it may think before the page gets a word in. */
const SLICE = 30;

/** Of whom the lamp is asked: the course of a match that is played. */
export interface Asked<G extends GameTypes> {
  readonly frame: Frame<G> | null;
  readonly stage: { readonly at: string };
  /** A slice of the thought about the viewer's open decision; null where that is not open any more. */
  analyse(budget: number): Promise<Analysis<G> | null>;
  /** Drops what has been asked and not been answered yet. */
  cancel(): Promise<unknown>;
}

export type Lit<G extends GameTypes> = Pick<Analysis<G>, 'unit'> & {
  readonly choices: NonNullable<Analysis<G>['choices']>;
};
export type Light<G extends GameTypes> =
  | { readonly at: 'offered' }
  | { readonly at: 'thinking'; readonly progress: number }
  | { readonly at: 'found'; readonly found: Lit<G> }
  | { readonly at: 'failed'; readonly error: unknown };

export class Lamp<G extends GameTypes> {
  /** null while it does not burn. */
  light: Light<G> | null = null;
  /** The place, from 0, of the choice in hand. */
  chosen = 0;

  /** What came first for the decision that is open: that stays its counsel, also when it is out. */
  said: G['Action'] | null = null;

  readonly #redraw: () => void;
  /** What the table counsels by itself. */
  readonly #counselled: (frame: Frame<G>) => G['Action'] | null;
  /** Counts lightings: whatever belongs to an earlier one is dropped. */
  #run = 0;
  #asked: Asked<G> | null = null;
  /** For which decision it burns. */
  #decision = '';

  constructor(redraw: () => void, counselled: (frame: Frame<G>) => G['Action'] | null = () => null) {
    this.#redraw = redraw;
    this.#counselled = counselled;
  }

  /** Whoever asks for the first time is told before that it will be said at the end; else it burns at once. */
  async ask(asked: Asked<G>): Promise<void> {
    if (warned.has(WARNING)) return this.kindle(asked);
    if (!mayAsk(asked)) return;
    this.#asked = asked;
    this.#decision = decisionOf(asked);
    this.light = { at: 'offered' };
    this.#redraw();
  }

  /** Thinks about the decision that is open; nothing where none is. */
  async kindle(asked: Asked<G>): Promise<void> {
    if (!mayAsk(asked)) return;
    this.#run += 1;
    const run = this.#run;
    this.#asked = asked;
    this.#decision = decisionOf(asked);
    this.chosen = 0;
    this.light = { at: 'thinking', progress: 0 };
    this.#redraw();
    try {
      while (run === this.#run && this.light.at === 'thinking') {
        await untilSeen();
        if (run !== this.#run) return;
        const analysis = await asked.analyse(SLICE);
        if (run === this.#run) this.#take(analysis);
      }
    } catch (error) {
      if (run !== this.#run) return;
      this.light = { at: 'failed', error };
      this.#redraw();
    }
  }

  /** Puts it out: what it was thinking about is dropped. */
  out(): void {
    if (this.light === null) return;
    if (this.light.at === 'thinking') this.#asked?.cancel().catch(() => null); // there may be no match any more
    this.#run += 1;
    this.light = null;
    this.#redraw();
  }

  /** The table has changed: it burns no longer than its decision is open. */
  follow(asked: Asked<G>): void {
    if (mayAsk(asked) && decisionOf(asked) === this.#decision) return;
    this.said = null;
    this.out();
  }

  /** Asks after it was offered, and once more after it failed. */
  again(): void {
    if (this.light?.at === 'offered') warned.add(WARNING); // he has agreed
    if (this.#asked) void this.kindle(this.#asked);
  }

  choose(place: number): void {
    this.chosen = place;
    this.#redraw();
  }

  /**
   * The medals on the cards of the hand: which of the best choices plays each. Where a choice plays several, only those of
   * the one in hand are marked.
   */
  marks({ cards, sign }: Choices<G>): ReadonlyMap<string, Mark> {
    if (this.light?.at !== 'found' || !cards || this.light.found.choices.length < 2) return new Map();
    const { choices } = this.light.found;
    const several = choices.some(({ action }) => cards(action).length > 1);
    const marks = choices.flatMap(({ action }, place) =>
      several && place !== this.chosen
        ? []
        : cards(action).map(
            (card) => [card, { place: medalAt(choices, place), sign: sign?.(action) ?? null }] as const,
          ),
    );
    return new Map(marks.reverse()); // the best choice of a card counts
  }

  /** What the table counsels comes first where nothing is likely to be better: there is one counsel. */
  #agreed(choices: Lit<G>['choices']): Lit<G>['choices'] {
    const frame = this.#asked?.frame;
    const own = JSON.stringify(frame ? this.#counselled(frame) : null);
    const place = choices.findIndex(({ action }) => JSON.stringify(action) === own);
    const [first] = choices.slice(place);
    return place > 0 && first && surety(choices, place) === 'open'
      ? [first, ...choices.toSpliced(place, 1)]
      : choices;
  }

  #take(analysis: Analysis<G> | null): void {
    if (analysis === null) {
      this.out();
      return;
    }
    const { progress, unit, choices } = analysis;
    const before = this.light?.at === 'thinking' ? this.light.progress : 0;
    const found = choices && this.#agreed(choices);
    this.said = found?.[0]?.action ?? null;
    this.light = found
      ? { at: 'found', found: { unit, choices: found } }
      : { at: 'thinking', progress: Math.max(progress, before) };
    if (choices || Math.floor(progress * STEPS) > Math.floor(before * STEPS)) this.#redraw();
  }
}

/** What has been said once and for all. */
const warned = new KeptNames('musketiere.told');
const WARNING = 'lamp';

/** In so many steps the progress is shown: the table is not drawn anew for less. */
const STEPS = 25;

/** Whether a decision of the viewer's is open, with more than one answer: else there is nothing to weigh. */
export const mayAsk = <G extends GameTypes>({ frame, stage }: Asked<G>): boolean =>
  stage.at === 'choosing' &&
  frame !== null &&
  frame.viewer !== null &&
  frame.legal !== null &&
  isChoice(frame.legal);

const isChoice = (legal: object): boolean =>
  !('actions' in legal && Array.isArray(legal.actions) && legal.actions.length === 1);

const decisionOf = <G extends GameTypes>({ frame }: Asked<G>): string =>
  `${frame?.actions} ${frame?.viewer} ${frame?.decision?.kind}`;
