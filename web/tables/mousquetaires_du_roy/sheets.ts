/** Everything that opens over the table, and the parchment that lies beside it on a wide page. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../shell/i18n';
import { curtainOf } from '../shared/curtain';
import { dialog } from '../shared/dialog';
import { ending, type Desk as SharedDesk } from '../shared/sheets';
import { heroOf, type People } from './people';
import type { MousquetairesDuRoy, Musketeer } from './protocol';
import type { Scene } from './scene';
import { fellowSheet } from './team';
import { trackSheet } from './tracks';
import { victoryLine } from './words';

export interface Desk extends SharedDesk<MousquetairesDuRoy, Scene> {
  readonly people: People;
}

export function beside({ scene, show, story }: Desk): TemplateResult {
  return html`
    <aside class="beside" aria-label=${t('story-title')}>
      <h2>${t('mr-where', { turn: scene.view.turn, phase: scene.view.phase })}</h2>
      <div class="beside__story" tabindex="0" role="region" aria-label=${t('story-title')}>${story()}</div>
      <button class="button" @click=${() => show('help')}>${t('mr-help-open')}</button>
    </aside>
  `;
}

export function sheets(desk: Desk & { readonly who: Musketeer | null }): TemplateResult {
  const { controller, frame, scene, company, panel, show, people, who } = desk;
  const close = () => show(null);
  const sheet = (id: string, title: string, body: () => unknown) =>
    dialog({ id, title, open: panel === id, page: true, close, body });
  return html`
    ${sheet('story', t('story-title'), () => desk.story())}
    ${sheet('tracks', t('mr-tracks'), () => trackSheet(scene.view))}
    ${sheet('fellow', who === null ? '' : heroOf(people, who), () => (who === null ? nothing : fellowSheet(scene.view, who)))}
    ${sheet('help', t('mr-help-title'), () => help(scene))}
    ${ending(desk, {
      total: () => nothing as never,
      last: () => html`<p class="reason">${frame.outcome ? victoryLine(frame.outcome.reason) : nothing}</p>`,
    })}
    ${curtainOf(controller.stage, company, desk.takeSeat)}
  `;
}

/** What this side wants, and what can be done in a turn. */
const help = ({ view }: Scene): TemplateResult => html`
  <p>${t(view.side === 'milady' ? 'mr-help-milady' : 'mr-help-team')}</p>
  <ul class="facts">
    ${(
      view.side === 'milady'
        ? ['destination', 'paris', 'perfidy', 'rochefort', 'own']
        : ['actions', 'challenge', 'duel', 'rochefort', 'siege', 'fallen']
    ).map((topic) => html`<li class="fact">${t(`mr-help-${topic}`)}</li>`)}
  </ul>
`;
