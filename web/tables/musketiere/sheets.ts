/** Everything that opens over the table, and the parchment that lies beside it on a wide page. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { language, t } from '../../shell/i18n';
import type { Frame } from '../../worker/protocol';
import { known, scores, storyPage } from './beside';
import type { Engine, TableController } from './controller';
import { curtainOf } from './curtain';
import { dialog } from './dialog';
import { endTitle } from './end';
import type { Scene } from './scene';
import type { Company } from './sentences';
import { scoringSheet, sheetOf } from './sheet';
import { chapters } from './story';

export type Panel = 'story' | 'known' | 'last-scoring' | 'end';

interface Desk {
  readonly controller: TableController;
  readonly frame: Frame;
  readonly scene: Scene;
  readonly company: Company;
  readonly engine: Engine;
  readonly panel: Panel | null;
  readonly show: (panel: Panel | null) => void;
  /** What the lesson says; it must be heard over a sheet too. */
  readonly whisper: unknown;
}

export function beside(desk: Desk): TemplateResult {
  const { controller, frame, scene, company, show } = desk;
  return html`
    <aside class="beside" aria-label=${t('story-title')}>
      <h2>${t('scores-title')}</h2>
      ${scores(scene.totals, frame.view, company)} ${lastScoring(desk)}
      <h2>${t('story-title')}</h2>
      <div class="beside__story" tabindex="0" role="region" aria-label=${t('story-title')}>
        ${guard([controller.story, company.viewer, language()], () => storyPage(chapters(controller.story, company)))}
      </div>
      <button class="button" @click=${() => show('known')}>${t('known-open')}</button>
    </aside>
  `;
}

const lastScoring = ({ frame, show }: Desk) =>
  frame.view.last_game
    ? html`<button class="button button--quiet" @click=${() => show('last-scoring')}>${t('scores-last')}</button>`
    : nothing;

export function sheets(desk: Desk): TemplateResult {
  const { controller, frame, scene, company, panel, show } = desk;
  const close = () => show(null);
  const last = frame.view.last_game;
  return html`
    ${dialog({
      id: 'story',
      title: t('story-title'),
      open: panel === 'story',
      page: true,
      close,
      body: () =>
        html`${scores(scene.totals, frame.view, company)} ${lastScoring(desk)} ${storyPage(chapters(controller.story, company))}`,
    })}
    ${dialog({ id: 'known', title: t('known-title'), open: panel === 'known', close, body: () => known(frame.view) })}
    ${dialog({
      id: 'last-scoring',
      title: t('sheet-title', { game: frame.view.scores.length }),
      open: panel === 'last-scoring' && last !== null,
      page: true,
      close,
      body: () => (last ? scoringSheet(sheetOf(last), frame.view, company) : html``),
    })}
    ${scoring(desk)} ${end(desk)} ${curtainOf(controller.stage, company, () => void controller.takeSeat())}
  `;
}

/** Opens by itself when a game is scored, and holds everything up until it is read. */
function scoring({ controller, frame, scene, company, whisper }: Desk): TemplateResult {
  const { stage } = controller;
  const [press, label] =
    stage.at === 'scored'
      ? [() => controller.goOn(), t(stage.last ? 'sheet-end' : 'sheet-next')]
      : [() => controller.skip(), t('button-skip')];
  return dialog({
    id: 'scoring',
    title: t('sheet-title', { game: scene.game }),
    open: scene.sheet !== null,
    page: true,
    close: press,
    body: () => html`
      ${whisper} ${scene.sheet ? scoringSheet(scene.sheet, frame.view, company) : nothing}
      <button class="button button--gold sheet__next" @click=${press}>${label}</button>
    `,
  });
}

function end({ controller, frame, company, engine, panel, show, whisper }: Desk): TemplateResult {
  const over = controller.stage.at === 'over';
  const last = frame.view.last_game;
  return dialog({
    id: 'end',
    title: over ? endTitle({ frame, company }) : '',
    open: over && panel === 'end',
    close: () => show(null),
    body: () => html`
      ${whisper}
      <mk-match-end .frame=${frame} .company=${company} .engine=${engine}></mk-match-end>
      ${
        last
          ? html`<details>
              <summary>${t('scores-last')}</summary>
              ${scoringSheet(sheetOf(last), frame.view, company)}
            </details>`
          : nothing
      }
    `,
  });
}
