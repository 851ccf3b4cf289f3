/**
 * What lies beside every table and opens over it: the parchment, the sheets that the reader opens, and those that open by
 * themselves, with what a round or game brought and with the end of the match.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Frame, GameTypes } from '../../generated/bridge';
import type { Game } from '../game';
import { t } from '../i18n';
import { dialog } from './dialog';
import { type Exchange, endTitle, type Mood, moodOf } from './end';
import { type Figures, figuresTable } from './figures';
import type { Engine } from './match-client';
import { HASTE } from './pace';
import type { Playback } from './playback';
import type { BaseScene } from './presenter';
import type { Roster } from './roster';
import type { Source } from './source';
import type { Chapter } from './story';
import './turning-point';
import type { Turning } from './turning-point';

/** What the sheets of a table are drawn from. */
export interface TableContext<G extends GameTypes, S extends BaseScene> {
  readonly game: Game;
  readonly source: Source;
  readonly controller: Playback<G, S>;
  readonly frame: Frame<G>;
  readonly scene: S;
  readonly roster: Roster;
  readonly engine: Engine;
  readonly panel: string | null;
  readonly show: (panel: string | null) => void;
  /** What the lesson says; it must be heard over a sheet too. */
  readonly coachPanel: unknown;
  /** The match in words. */
  readonly story: () => unknown;
  /** Its parts, as far as it has been told. */
  readonly chapters: () => readonly Chapter[];
  /** How it is told what turned it. */
  readonly turning: Turning;
  /** The player whom the curtain names has come. */
  readonly takeSeat: () => void;
  /** Opens the review here; null where the match is not watched. */
  readonly review: (() => void) | null;
}

/** On a wide page: the match in words, what the game puts above it, and the button of the sheet `opens`. */
export const parchment = (
  { show, story }: Pick<TableContext<GameTypes, BaseScene>, 'show' | 'story'>,
  { above, opens, label }: { above: unknown; opens: string; label: string },
): TemplateResult => html`
  <aside class="beside">
    ${above}
    <div class="beside__story" tabindex="0" role="region" aria-label=${t('story-title')}>
      <div class="beside__words">${story()}</div>
    </div>
    <button class="button" @click=${() => show(opens)}>${label}</button>
  </aside>
`;

/** A sheet that the reader opens, by showing the panel of that id. */
export const sheet = (
  { panel, show }: Pick<TableContext<GameTypes, BaseScene>, 'panel' | 'show'>,
  id: string,
  title: string,
  body: () => unknown,
): TemplateResult => dialog({ id, title, open: panel === id, page: true, close: () => show(null), body });

interface Scored {
  readonly title: string;
  readonly open: boolean;
  /** The label of the button that goes on with the match. */
  readonly next: string;
  readonly body: () => unknown;
}

/**
 * The sheet that closes a game, a round or a turn: it grows while that is told, faster where it is touched, and holds
 * everything up until it is left.
 */
export function scored<G extends GameTypes, S extends BaseScene>(
  { controller, coachPanel }: TableContext<G, S>,
  { title, open, next, body }: Scored,
): TemplateResult {
  const whole = controller.stage.at === 'scored';
  const leave = () => controller.leaveSheet();
  const touched = (beside: boolean) => {
    if (!whole) controller.skip();
    // Whoever touches once more to hurry has not read what has come meanwhile.
    else if (beside && performance.now() - controller.since > HASTE) leave();
  };
  return dialog({
    id: 'scoring',
    title,
    open,
    page: true,
    close: leave,
    touched,
    above: coachPanel,
    body,
    // Gold once all of it stands there.
    foot: html`<button class="button ${whole ? 'button--gold' : ''}" @click=${leave}>${next}</button>`,
  });
}

interface Tale {
  readonly title?: string;
  readonly why: string | null;
  readonly picture: unknown;
}
interface Ending {
  /** How the game shows the total of a seat; not where sides win or lose. */
  readonly total?: (total: number, seat: number) => TemplateResult | string;
  /** In place of it: on which side a seat was. */
  readonly side?: (seat: number) => string;
  /** Against whom whoever looks has played, where that is not everybody else. */
  readonly opponents?: readonly number[];
  /** The same deal in other seats, where a game plays for that. */
  readonly exchange?: Exchange | null;
  /** What it was for whoever looks: in a few words, where the standing does not say it, why, and in a picture. */
  readonly tale: (mood: Mood) => Tale;
  /** The match in numbers. */
  readonly figures: () => Figures;
  /** The last scoring, to be looked at again. */
  readonly last: () => unknown;
}

export function ending<G extends GameTypes, S extends BaseScene>(
  {
    game,
    source,
    controller,
    frame,
    roster,
    engine,
    panel,
    show,
    coachPanel,
    review,
    chapters,
    turning,
  }: TableContext<G, S>,
  { total, side, opponents, exchange, tale, figures, last }: Ending,
): TemplateResult {
  const over = controller.stage.at === 'over';
  const mood = moodOf({ frame, roster });
  const told = over ? tale(mood) : null;
  const numbers = () => html`
    ${frame.lesson ? nothing : html`<mk-turning-point .frame=${frame} .roster=${roster} .engine=${engine} .chapters=${chapters()} .turning=${turning}></mk-turning-point>`}
    ${figuresTable(figures())}
  `;
  return dialog({
    id: 'end',
    title: told ? (told.title ?? endTitle({ frame, roster })) : '',
    open: over && panel === 'end',
    close: () => show(null),
    above: coachPanel,
    body: () => html`
      <div class="end__picture end__picture--${mood}" aria-hidden="true">${told?.picture}</div>
      ${told?.why ? html`<p class="end__why">${told.why}</p>` : nothing}
      <mk-match-end .game=${game} .source=${source} .frame=${frame} .roster=${roster} .engine=${engine}
        .total=${total} .side=${side} .opponents=${opponents} .exchange=${exchange ?? null} .figures=${numbers} .last=${last} .review=${review}></mk-match-end>
    `,
  });
}
