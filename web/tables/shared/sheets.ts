/** The sheets that open by themselves: what a round or game brought, and the end of the match. */
import { html, type TemplateResult } from 'lit';
import { t } from '../../shell/i18n';
import type { Frame, GameTypes } from '../../worker/protocol';
import type { Company } from './company';
import { dialog } from './dialog';
import { endTitle } from './end';
import type { Engine, Teller } from './teller';
import type { Sighted } from './telling';

/** What the sheets of a table are drawn from. */
export interface Desk<G extends GameTypes, S extends Sighted> {
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
  /** How the game shows a total. */
  readonly total: (total: number) => TemplateResult | string;
  /** The last scoring, to be looked at again. */
  readonly last: () => unknown;
}

export function ending<G extends GameTypes, S extends Sighted>(
  { controller, frame, company, engine, panel, show, whisper }: Desk<G, S>,
  { total, last }: Ending,
): TemplateResult {
  const over = controller.stage.at === 'over';
  return dialog({
    id: 'end',
    title: over ? endTitle({ frame, company }) : '',
    open: over && panel === 'end',
    close: () => show(null),
    body: () => html`
      ${whisper}
      <mk-match-end .frame=${frame} .company=${company} .engine=${engine} .total=${total} .last=${last}></mk-match-end>
    `,
  });
}
