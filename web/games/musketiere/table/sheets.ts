/** Everything that opens over the table, and the parchment that lies beside it on a wide page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameTypes } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { curtainOf } from '../../../lib/table/curtain';
import { dialog } from '../../../lib/table/dialog';
import { ending, parchment, type TableContext as SharedDesk, scored, sheet } from '../../../lib/table/sheets';
import { ducat } from '../art';
import { known, scores } from './beside';
import { tale } from './ending';
import { exchange, exchanged } from './exchange';
import { figures } from './figures';
import type { Scene } from './scene';
import { inShort, isOnly, scoringSheet, sheetOf } from './sheet';

type TableContext = SharedDesk<GameTypes, Scene>;

export function beside(context: TableContext): TemplateResult {
  const { frame, scene, roster } = context;
  return parchment(context, {
    above: html`
      <h2>${t('scores-title')}</h2>
      ${scores(scene, frame.view, roster)} ${lastScoring(context)}
      <h2>${t('story-title')}</h2>
    `,
    opens: 'known',
    label: t('known-open'),
  });
}

const lastScoring = ({ frame, show }: TableContext) =>
  frame.view.last_game
    ? html`<button class="button button--quiet" @click=${() => show('last-scoring')}>${t('scores-last')}</button>`
    : nothing;

export function sheets(context: TableContext): TemplateResult {
  const { source, controller, frame, scene, roster, panel, show } = context;
  const last = frame.view.last_game;
  const only = isOnly(frame.view);
  return html`
    ${sheet(
      context,
      'story',
      t('story-title'),
      () => html`${context.story()} ${scores(scene, frame.view, roster)} ${lastScoring(context)}`,
    )}
    ${dialog({
      id: 'known',
      title: t('known-title'),
      open: panel === 'known',
      close: () => show(null),
      body: () => known(frame.view, scene),
    })}
    ${
      last
        ? sheet(context, 'last-scoring', t('sheet-title', { game: frame.view.scores.length }), () =>
            scoringSheet(sheetOf(last), frame.view, roster),
          )
        : nothing
    }
    ${scored(context, {
      title: t('sheet-title', { game: scene.game }),
      open: controller.stage.at === 'scored',
      next: t('sheet-next'),
      body: () => (scene.sheet ? scoringSheet(scene.sheet, frame.view, roster) : nothing),
    })}
    ${ending(context, {
      total: (total, seat) =>
        html`${only && last?.pay[seat] ? inShort(last.pay[seat]) : nothing}<span class="end__sum">${total} ${ducat()}</span>`,
      exchange: exchange(frame, roster),
      tale: (mood) =>
        tale(frame, roster, mood, source.at === 'table' ? exchanged(source.id, frame, roster) : null),
      figures: () => figures(controller.story, roster),
      last: () =>
        last
          ? html`<details class="fold">
              <summary>${t('scores-last')}</summary>
              ${scoringSheet(sheetOf(last), frame.view, roster)}
            </details>`
          : nothing,
    })}
    ${curtainOf(controller.stage, roster, context.takeSeat)}
  `;
}
