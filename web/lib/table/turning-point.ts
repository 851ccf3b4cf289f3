/** At the end of a match: the moment that turned it, or did most, from everybody's chances as the review sees them. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Frame } from '../../generated/bridge';
import type { AnyGame } from '../../worker/protocol';
import { icon } from '../art';
import { MkElement } from '../element';
import { t } from '../i18n';
import { untilSeen } from '../seen';
import { moodOf } from './end';
import type { Engine } from './match-client';
import { type Roster, who } from './roster';
import { type Chapter, whereIs } from './story';

/** How many milliseconds the review may think before the table gets a word in. */
const SLICE = 30;
/** What changes somebody's chances by less is no turning point, but the strongest moment of an even course. */
const LEAST = 0.1;

/** An action that changed somebody's chances, by its number, 0 … 1 before and after it. */
export interface Swing {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Whether it turned the match, or only did most of all that did little. */
export const isTurn = ({ before, after }: Swing): boolean => Math.abs(after - before) >= LEAST;

interface Bearing {
  readonly bears?: (swing: Swing) => boolean;
  readonly endTurns?: boolean | undefined;
}

/**
 * What brought who won most, or cost who did not; null where no action did any of that. The last one ends every match and so
 * teaches little: it is told where nothing before it did half as much, and it turned the match at all. Of what turned it
 * half as much as the greatest, that comes first which `bears` on how the match ended: the headline names it.
 */
export function turningPoint(
  chances: readonly (readonly number[])[],
  seat: number,
  won: boolean,
  { bears = () => true, endTurns = true }: Bearing = {},
): Swing | null {
  const way = won ? 1 : -1;
  const all = chances.slice(1).map((now, at): Swing => {
    return { at, before: chances[at]?.[seat] ?? 0, after: now[seat] ?? 0 };
  });
  const last = all.at(-1);
  // Who won had been behind somebody, and who did not had been behind nobody.
  const turned = ({ at, before }: Swing) => before < Math.max(...(chances[at] ?? [])) === won;
  const swings = endTurns && last && turned(last) ? all : all.slice(0, -1);
  const size = ({ before, after }: Swing) => way * (after - before);
  const helped = swings.filter((swing) => size(swing) > 0).toSorted((a, b) => size(b) - size(a));
  const [most = null] = helped;
  if (most === null || !isTurn(most)) return most;
  const great = helped.filter((swing) => isTurn(swing) && 2 * size(swing) >= size(most));
  const before = great.filter((swing) => swing !== last);
  return before.find(bears) ?? before[0] ?? most;
}

/** What came of an action, in the words of the game, and the event of the story that is told of first. */
export interface Came {
  readonly words: string;
  readonly at: number;
}

/** What a game knows of the action that turned a match; it happened from an event of the story to another. */
export interface Turning {
  readonly happened?: (chapter: Chapter, from: number, to?: number) => Came;
  /** Whether it has to do with how the match ended. */
  readonly bears?: (from: number, to?: number) => boolean;
  /** False where the action that ended the match turned nothing, however much the chances changed. */
  readonly endTurns?: boolean;
  /** The event of the story with which that began whose chances these are, where a match is more than one attempt. */
  readonly since?: number;
}

export interface Turned extends Swing {
  readonly where: string;
  readonly what: string;
}

interface Match {
  /** By moment, by seat. */
  readonly chances: readonly (readonly number[])[];
  /** How many events had happened by each moment. */
  readonly moments: readonly number[];
  /** Of the whole match. */
  readonly chapters: readonly Chapter[];
  readonly turning: Turning;
}

/** The moment that turned a match for a seat, or did most there, where it lies and what happened. */
export function turned({ chances, moments, chapters, turning }: Match, seat: number): Turned | null {
  const range = ({ at }: Swing) => [moments[at] ?? 0, moments[at + 1]] as const;
  const won = chances.at(-1)?.[seat] === 1;
  const { since = -1, bears = () => true, endTurns } = turning;
  const first = moments.findIndex((events) => events > since);
  const placed = (one: Swing): Swing => ({ ...one, at: first + one.at });
  const found = turningPoint(chances.slice(first), seat, won, {
    bears: (one) => bears(...range(placed(one))),
    endTurns,
  });
  if (found === null) return null;
  const swing = placed(found);
  const [from, to] = range(swing);
  // An action may begin the next chapter when it has ended its own.
  const here = chapters.findLast(({ begins }) => begins <= from);
  const came = here && turning.happened?.(here, from, to);
  const told = came?.at ?? from;
  return { ...swing, where: whereIs(chapters, ({ begins }) => begins <= told), what: came?.words ?? '' };
}

/**
 * In a sentence without numbers: these are the chances as all could see them, which the lamp, with a hand in sight, may tell
 * otherwise.
 */
export const turnedWords = (turn: Turned, roster: Roster, seat: number): string =>
  t('end-turn', {
    ...who(roster, seat),
    where: turn.where,
    what: isTurn(turn) ? 'turn' : 'most',
    way: turn.after > turn.before ? 'up' : 'down',
  });

@customElement('mk-turning-point')
export class TurningPoint extends MkElement {
  @property({ attribute: false }) frame!: Frame<AnyGame>;
  @property({ attribute: false }) roster!: Roster;
  @property({ attribute: false }) engine!: Engine;
  /** Of the whole match. */
  @property({ attribute: false }) chapters: readonly Chapter[] = [];
  @property({ attribute: false }) turning: Turning = {};

  /** Undefined while it is looked for. */
  @state() private turned: Turned | null | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#look().catch(() => {
      this.turned = null; // the review, which is offered below, says what is wrong
    });
  }

  protected override render(): TemplateResult {
    return html`<p class="end__turn ${this.turning.happened ? 'end__turn--told' : ''}" role="status">${icon('curve')} <span>${this.#words()}
        ${this.turned?.what ? html`<small>${this.turned.what}</small>` : nothing}</span></p>`;
  }

  #words(): string {
    const { turned: found } = this;
    if (found === undefined) return t('end-turn-coming');
    return found === null ? t('end-turn-none') : turnedWords(found, this.roster, this.#seat);
  }

  /** Whose chances are spoken of: the reader's, else those of the first who has won, or of the first seat. */
  get #seat(): number {
    const { frame, roster } = this;
    return (moodOf({ frame, roster }) === 'seen' ? null : roster.viewer) ?? frame.outcome?.winners[0] ?? 0;
  }

  async #look(): Promise<void> {
    const { engine, frame, chapters, turning } = this;
    const { events: moments } = await engine.ask('moments', {});
    let chances: readonly (readonly number[])[] = [];
    while (chances.length <= frame.actions) {
      await untilSeen();
      if (!this.isConnected) return;
      ({ chances } = await engine.ask('review', { client: 'table', budget: SLICE }));
    }
    this.turned = turned({ chances, moments, chapters, turning }, this.#seat);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-turning-point': TurningPoint;
  }
}
