/** At the end of a match: the moment that turned it, from everybody's chances as the review sees them. */
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
/** What changes somebody's chances by less is no turning point. */
const LEAST = 0.1;
/** A chance as good as not. */
const EVEN = 0.5;

/** An action that changed somebody's chances, by its number, 0 … 1 before and after it. */
export interface Swing {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/**
 * What brought who won most, or cost who did not; null where no action did much. The last one ends every match and so
 * teaches little: it is told where nothing before it did half as much, and it turned the match at all. Of what did half as much as the greatest, that comes first
 * which `bears` on how the match ended: the headline names it.
 */
export function turningPoint(
  chances: readonly (readonly number[])[],
  seat: number,
  won: boolean,
  bears: (swing: Swing) => boolean = () => true,
): Swing | null {
  const way = won ? 1 : -1;
  const all = chances.slice(1).map((now, at): Swing => {
    return { at, before: chances[at]?.[seat] ?? 0, after: now[seat] ?? 0 };
  });
  const last = all.at(-1);
  const turned = ({ before }: Swing) => way * (before - EVEN) < 0;
  const swings = last && turned(last) ? all : all.slice(0, -1);
  const size = ({ before, after }: Swing) => way * (after - before);
  const least = Math.max(LEAST, Math.max(...swings.map(size)) / 2);
  const great = swings.filter((swing) => size(swing) >= least).toSorted((a, b) => size(b) - size(a));
  const before = great.filter((swing) => swing !== last);
  return before.find(bears) ?? before[0] ?? great[0] ?? null;
}

@customElement('mk-turning-point')
export class TurningPoint extends MkElement {
  @property({ attribute: false }) frame!: Frame<AnyGame>;
  @property({ attribute: false }) roster!: Roster;
  @property({ attribute: false }) engine!: Engine;
  /** Of the whole match. */
  @property({ attribute: false }) chapters: readonly Chapter[] = [];
  /** What happened in a chapter from an event to another, in the words of the game. */
  @property({ attribute: false }) happened?: (chapter: Chapter, from: number, to?: number) => string;
  /** Whether what happened from an event to another has to do with how the match ended. */
  @property({ attribute: false }) bears?: (from: number, to?: number) => boolean;

  /** Undefined while it is looked for. */
  @state() private swing: (Swing & { readonly where: string; readonly what: string }) | null | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#look().catch(() => {
      this.swing = null; // the review, which is offered below, says what is wrong
    });
  }

  protected override render(): TemplateResult {
    return html`<p class="end__turn ${this.happened ? 'end__turn--told' : ''}" role="status">${icon('curve')} <span>${this.#words()}
        ${this.swing?.what ? html`<small>${this.swing.what}</small>` : nothing}</span></p>`;
  }

  #words(): string {
    const { swing } = this;
    if (swing === undefined) return t('end-turn-coming');
    if (swing === null) return t('end-turn-none');
    const { before, after, where } = swing;
    // Without numbers: these are the chances as all could see them, which the lamp, with a hand in sight, may tell otherwise.
    return t('end-turn', { ...who(this.roster, this.#seat), where, way: after > before ? 'up' : 'down' });
  }

  /** Whose chances are spoken of: the reader's, else those of the first who has won, or of the first seat. */
  get #seat(): number {
    const { frame, roster } = this;
    return (moodOf({ frame, roster }) === 'seen' ? null : roster.viewer) ?? frame.outcome?.winners[0] ?? 0;
  }

  async #look(): Promise<void> {
    const { engine, frame, chapters } = this;
    const { events } = await engine.ask('moments', {});
    let chances: readonly (readonly number[])[] = [];
    while (chances.length <= frame.actions) {
      await untilSeen();
      if (!this.isConnected) return;
      ({ chances } = await engine.ask('review', { client: 'table', budget: SLICE }));
    }
    const seat = this.#seat;
    const bears = ({ at }: Swing) => this.bears?.(events[at] ?? 0, events[at + 1]) ?? true;
    const swing = turningPoint(chances, seat, frame.outcome?.winners.includes(seat) ?? false, bears);
    // An action may begin the next chapter when it has ended its own.
    const first = swing === null ? 0 : (events[swing.at] ?? 0);
    const begun = ({ begins }: Chapter) => begins <= first;
    const here = chapters.findLast(begun);
    const what = (here && swing && this.happened?.(here, first, events[swing.at + 1])) ?? '';
    this.swing = swing && { ...swing, where: whereIs(chapters, begun), what };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mk-turning-point': TurningPoint;
  }
}
