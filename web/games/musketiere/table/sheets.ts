/** Everything that opens over the table, and the parchment that lies beside it on a wide page. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../lib/i18n';
import { curtainOf } from '../../../lib/table/curtain';
import { dialog } from '../../../lib/table/dialog';
import { ending, parchment, type Desk as SharedDesk, scored, sheet } from '../../../lib/table/sheets';
import { ducat } from '../art';
import type { Musketiere } from '../protocol';
import { known, scores } from './beside';
import type { Scene } from './scene';
import { scoringSheet, sheetOf } from './sheet';

type Desk = SharedDesk<Musketiere, Scene>;

export function beside(desk: Desk): TemplateResult {
  const { frame, scene, company } = desk;
  return parchment(desk, {
    above: html`
      <h2>${t('scores-title')}</h2>
      ${scores(scene.totals, frame.view, company)} ${lastScoring(desk)}
      <h2>${t('story-title')}</h2>
    `,
    opens: 'known',
    label: t('known-open'),
  });
}

const lastScoring = ({ frame, show }: Desk) =>
  frame.view.last_game
    ? html`<button class="button button--quiet" @click=${() => show('last-scoring')}>${t('scores-last')}</button>`
    : nothing;

export function sheets(desk: Desk): TemplateResult {
  const { controller, frame, scene, company, panel, show } = desk;
  const last = frame.view.last_game;
  return html`
    ${sheet(
      desk,
      'story',
      t('story-title'),
      () => html`${scores(scene.totals, frame.view, company)} ${lastScoring(desk)} ${desk.story()}`,
    )}
    ${dialog({
      id: 'known',
      title: t('known-title'),
      open: panel === 'known',
      close: () => show(null),
      body: () => known(frame.view),
    })}
    ${
      last
        ? sheet(desk, 'last-scoring', t('sheet-title', { game: frame.view.scores.length }), () =>
            scoringSheet(sheetOf(last), frame.view, company),
          )
        : nothing
    }
    ${scored(desk, {
      title: t('sheet-title', { game: scene.game }),
      open: scene.sheet !== null,
      next: t('sheet-next'),
      body: () => (scene.sheet ? scoringSheet(scene.sheet, frame.view, company) : nothing),
    })}
    ${ending(desk, {
      total: (total) => html`${total} ${ducat()}`,
      last: () =>
        last
          ? html`<details class="fold">
              <summary>${t('scores-last')}</summary>
              ${scoringSheet(sheetOf(last), frame.view, company)}
            </details>`
          : nothing,
    })}
    ${curtainOf(controller.stage, company, desk.takeSeat)}
  `;
}
