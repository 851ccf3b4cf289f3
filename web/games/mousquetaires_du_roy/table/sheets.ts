/** Everything that opens over the table, and the parchment that lies beside it on a wide page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameTypes, Musketeer } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { curtainOf } from '../../../lib/table/curtain';
import type { Stage } from '../../../lib/table/playback';
import { ending, parchment, type TableContext as SharedDesk, scored, sheet } from '../../../lib/table/sheets';
import { sideOfName } from '../names';
import { trackSheet } from './board/tracks';
import { tale } from './end/ending';
import { figures } from './end/figures';
import { outfit } from './hand/outfit';
import { fellowSheet } from './hand/team';
import { heroOf, type People } from './scene/people';
import type { Scene } from './scene/scene';
import { isNight, night, nightOf, turnOf } from './told/nightfall';

export interface TableContext extends SharedDesk<GameTypes, Scene> {
  readonly people: People;
}

/** `who`: the Musketeer who is looked at. */
type Looking = TableContext & { readonly who: Musketeer | null };

export function beside(context: Looking): TemplateResult {
  const { controller, scene, who } = context;
  const { phase } = scene.view;
  return parchment(context, {
    above: html`${outfit(scene.view, who)} <h2>${t('mr-where', { turn: turnOf(controller, scene), phase })}</h2>`,
    opens: 'help',
    label: t('mr-help-open'),
  });
}

/** Whose side it is that the curtain hides. */
export const curtainSide = (stage: Stage, { view }: Pick<Scene, 'view'>): string =>
  stage.at === 'curtain' ? sideOfName(stage.seat === view.milady_seat ? 'milady' : 'team') : '';

export function sheets(context: Looking): TemplateResult {
  const { controller, frame, scene, roster, people, who } = context;
  return html`
    ${sheet(context, 'story', t('story-title'), () => context.story())}
    ${sheet(context, 'tracks', t('mr-tracks'), () => trackSheet(scene.view))}
    ${sheet(context, 'fellow', who === null ? '' : heroOf(people, who), () => (who === null ? nothing : fellowSheet(scene.view, who)))}
    ${sheet(context, 'help', t('mr-help-title'), () => help(scene))}
    ${scored(context, {
      title: t('mr-night', { turn: turnOf(controller, scene) }),
      open: isNight(controller, scene),
      next: t('mr-night-over'),
      body: () => night(nightOf(controller), scene, people, controller.story),
    })}
    ${ending(context, {
      side: (seat) => t(`side-${seat === scene.view.milady_seat ? 'milady' : 'team'}`),
      opponents: frame.controllers
        .map((_, seat) => seat)
        .filter((seat) => (seat === scene.view.milady_seat) !== (roster.viewer === scene.view.milady_seat)),
      tale: (mood) => tale(controller.story, people, frame.outcome?.reason ?? '', mood),
      figures: () => figures(controller.story, people),
      last: () => nothing,
    })}
    ${curtainOf(controller.stage, roster, context.takeSeat, curtainSide(controller.stage, scene))}
  `;
}

/** What this side wants, and how it is played. */
const help = ({ view }: Scene): TemplateResult => html`
  <p>${t(view.side === 'milady' ? 'mr-help-milady' : 'mr-help-team')}</p>
  <ul class="facts">
    ${(
      view.side === 'milady'
        ? ['destination', 'paris', 'perfidy', 'rochefort', 'duel', 'botte', 'own']
        : [
            'actions',
            'challenge',
            'pistoles',
            'epic',
            'duel',
            'botte',
            'rochefort',
            'louvre',
            'siege',
            'fallen',
          ]
    ).map((topic) => html`<li class="fact">${t(`mr-help-${topic}`, { side: view.side ?? 'team' })}</li>`)}
  </ul>
`;
