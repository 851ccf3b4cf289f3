/**
 * What has one answer alone passes by itself, in a time that runs out on its button (`ring`). It waits for whoever comes
 * to a match or takes something back, and while something is read over the table.
 */
import type { Frame, GameTypes } from '../../generated/bridge';
import type { Playback } from './playback';
import type { BaseScene } from './presenter';

const READ = 'dialog[open], .why-page:popover-open, .sign-tip:popover-open, .lamp';

/** Whether something is read over the table: whoever looks something up thinks about it. */
export const isReading = (): boolean => document.querySelector(READ) !== null;

export class Passing<G extends GameTypes> {
  /** In how many milliseconds it passes; null where it waits. */
  ms: number | null = null;
  readonly #table: () => Pick<Playback<G, BaseScene>, 'stage' | 'frame'>;
  readonly #grace: () => number;
  readonly #act: (action: G['Action']) => void;
  readonly #redraw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** How many actions had been played when a decision last opened; null before the first one. */
  #opened: number | null = null;

  constructor(
    table: () => Pick<Playback<G, BaseScene>, 'stage' | 'frame'>,
    grace: () => number,
    act: (action: G['Action']) => void,
    redraw: () => void,
  ) {
    this.#table = table;
    this.#grace = grace;
    this.#act = act;
    this.#redraw = redraw;
  }

  /** A decision opens, with its only answer, if that need not be pressed. */
  opens({ actions }: Frame<G>, only: G['Action'] | null): void {
    this.stay(); // what would have passed may have been answered and taken back
    const isNew = this.#opened !== null && actions > this.#opened;
    this.#opened = actions;
    if (only === null || !isNew) return;
    this.ms = this.#grace();
    this.#timer = setTimeout(() => this.#pass(actions, only), this.ms);
  }

  /** Nothing passes by itself any more: whoever takes a card in hand chooses. */
  stay(): void {
    clearTimeout(this.#timer);
    this.ms = null;
  }

  #pass(actions: number, only: G['Action']): void {
    const { stage, frame } = this.#table();
    if (frame?.actions !== actions || stage.at !== 'choosing') return;
    this.stay();
    if (isReading()) this.#redraw();
    else this.#act(only);
  }
}
