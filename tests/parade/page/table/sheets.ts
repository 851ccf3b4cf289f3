/** Everything that opens over the table, and the parchment that lies beside it on a wide page. */
import { html, type TemplateResult } from 'lit';
import { t } from '../../../../web/lib/i18n';
import { curtainOf } from '../../../../web/lib/table/curtain';
import { type Figures, Tally } from '../../../../web/lib/table/figures';
import { nameOf, type Roster, whoIs } from '../../../../web/lib/table/roster';
import { ending, parchment, sheet, type TableContext } from '../../../../web/lib/table/sheets';
import { scores } from '../../../../web/lib/table/story';
import { bladeBack, bladeCard } from '../art';
import type { GameTypes } from '../generated/parade';
import type { Decided, Scene } from './scene';
import { bladeName } from './sentences';

type Context = TableContext<GameTypes, Scene>;

const points = (count: number): string => t('parade-points', { count });

const standing = ({ frame, scene, roster }: Context): TemplateResult =>
  scores({
    goal: t('parade-goal', { deal: scene.deal, deals: frame.view.options.deals }),
    most: Math.max(1, ...scene.totals),
    lines: scene.totals.map((total, seat) => ({
      who: whoIs(roster, seat),
      names: nameOf(roster, seat),
      total,
    })),
  });

export const beside = (context: Context): TemplateResult =>
  parchment(context, {
    above: html`${standing(context)}<h2>${t('story-title')}</h2>`,
    opens: 'bouts',
    label: t('parade-bouts-open'),
  });

function bouts({ bouts: decided }: Scene, roster: Roster): TemplateResult {
  if (decided.length === 0) return html`<p>${t('parade-bouts-none')}</p>`;
  return html`<ol class="bouts">${decided.map((bout) => html`<li>${fought(bout, roster)}</li>`)}</ol>`;
}

const fought = ({ cards, scorer, points: count }: Decided, roster: Roster) => html`
  ${cards.map(
    (blade) => html`${blade === null ? bladeBack('small') : bladeCard(blade, 'small')}
      <span class="unseen">${blade === null ? t('parade-bouts-hidden') : bladeName(blade)}</span>`,
  )}
  <span>${whoIs(roster, scorer)}: ${points(count)}</span>
`;

function figures({ bouts: decided }: Scene, roster: Roster): Figures {
  const won = new Tally(roster.names.length);
  for (const { scorer } of decided) won.add(scorer);
  return {
    who: roster.names.map((_, seat) => whoIs(roster, seat)),
    own: new Set(roster.viewer === null ? [] : [roster.viewer]),
    rows: [{ label: t('parade-bouts-title'), counts: won.counts }],
  };
}

export function sheets(context: Context): TemplateResult {
  const { controller, scene, roster } = context;
  return html`
    ${sheet(context, 'story', t('story-title'), () => html`${standing(context)} ${context.story()}`)}
    ${sheet(context, 'bouts', t('parade-bouts-title'), () => bouts(scene, roster))}
    ${ending(context, {
      total: points,
      tale: () => ({ why: null, picture: '' }),
      figures: () => figures(scene, roster),
      last: () => bouts(scene, roster),
    })}
    ${curtainOf(controller.stage, roster, context.takeSeat)}
  `;
}
