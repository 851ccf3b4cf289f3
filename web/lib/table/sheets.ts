/**
 * What lies beside every table and opens over it: the parchment, the sheets that the reader opens, and those that open by
 * themselves, with what a round or game brought and with the end of the match.
 */
import { html, type TemplateResult } from 'lit';
import type { Frame, GameTypes } from '../../worker/protocol';
import type { Game } from '../game';
import { t } from '../i18n';
import type { Company } from './company';
import { dialog } from './dialog';
import { endTitle } from './end';
import type { Source } from './source';
import type { Engine, Teller } from './teller';
import type { Sighted } from './telling';

/** What the sheets of a table are drawn from. */
export interface Desk<G extends GameTypes, S extends Sighted> {
  readonly game: Game;
  readonly source: Source;
  readonly controller: Teller<G, S>;
  readonly frame: Frame<G>;
  readonly scene: S;
  readonly company: Company;
  readonly engine: Engine;
  readonly panel: string | null;
  readonly show: (panel: string | null) => void;
  /** What the lesson says; it must be heard over a sheet too. */
  readonly whisper: unknown;
  /** The match in words. */
  readonly story: () => unknown;
  /** The player whom the curtain names has come. */
  readonly takeSeat: () => void;
}

/** On a wide page: the match in words, what the game puts above it, and the button of the sheet `opens`. */
export const parchment = (
  { show, story }: Pick<Desk<GameTypes, Sighted>, 'show' | 'story'>,
  { above, opens, label }: { above: unknown; opens: string; label: string },
): TemplateResult => html`
  <aside class="beside" aria-label=${t('story-title')}>
    ${above}
    <div class="beside__story" tabindex="0" role="region" aria-label=${t('story-title')}>${story()}</div>
    <button class="button" @click=${() => show(opens)}>${label}</button>
  </aside>
`;

/** A sheet that the reader opens, by showing the panel of that id. */
export const sheet = (
  { panel, show }: Pick<Desk<GameTypes, Sighted>, 'panel' | 'show'>,
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

/** Grows while a scoring is told, and holds everything up until it is read. */
export function scored<G extends GameTypes, S extends Sighted>(
  { controller, whisper }: Desk<G, S>,
  { title, open, next, body }: Scored,
): TemplateResult {
  const { stage } = controller;
  const [press, label] =
    stage.at === 'scored'
      ? [() => controller.goOn(), stage.last ? t('sheet-end') : next]
      : [() => controller.skip(), t('button-skip')];
  return dialog({
    id: 'scoring',
    title,
    open,
    page: true,
    close: press,
    body: () => html`
      ${whisper} ${body()}
      <button class="button button--gold sheet__next" @click=${press}>${label}</button>
    `,
  });
}

interface Ending {
  /** How the game shows a total; not where sides win or lose. */
  readonly total?: (total: number) => TemplateResult | string;
  /** Who has won, where it is a side rather than players. */
  readonly side?: string;
  /** The last scoring, to be looked at again. */
  readonly last: () => unknown;
}

export function ending<G extends GameTypes, S extends Sighted>(
  { game, source, controller, frame, company, engine, panel, show, whisper }: Desk<G, S>,
  { total, side, last }: Ending,
): TemplateResult {
  const over = controller.stage.at === 'over';
  return dialog({
    id: 'end',
    title: over ? endTitle({ frame, company }, side) : '',
    open: over && panel === 'end',
    close: () => show(null),
    body: () => html`
      ${whisper}
      <mk-match-end .game=${game} .source=${source} .frame=${frame} .company=${company} .engine=${engine}
        .total=${total} .last=${last}></mk-match-end>
    `,
  });
}
