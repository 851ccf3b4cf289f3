/** What lies beside the table on a wide page and opens as a sheet on a narrow one: ducats and what is known. */

import { html, type TemplateResult } from 'lit';
import { swords, values } from '../../../generated/components-musketiere';
import type { Card, View } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { nameOf, type Roster, whoIs } from '../../../lib/table/roster';
import { scores as scoreList } from '../../../lib/table/story';
import { guardCard } from '../art';
import { asItLies, freeRow } from './cards';
import type { Scene } from './scene';
import { cardName } from './sentences';

export function scores(scene: Scene, view: View, roster: Roster): TemplateResult {
  const { totals, viewer, pay, rows } = scene;
  const { match_end: end, target_score: target, match_games: games } = view.options;
  // Of the only game nothing is known before it is scored but what one's own pay would bring.
  const isOpen = end !== 'single' || (scene.sheet ?? view.last_game)?.totals != null;
  const goal = () => {
    const { game } = view;
    if (end === 'target') return t('scores-target', { target: Number(target) });
    if (game > (end === 'single' ? 1 : Number(games))) return t('scores-tie-break', { game });
    if (!isOpen) return t(pay && !scene.sheet ? 'scores-single-pay' : 'scores-single');
    return end === 'single' ? t('scores-single') : t('scores-games', { game, games: Number(games) });
  };
  return scoreList({
    goal: goal(),
    ...(isOpen && { most: Math.max(end === 'target' ? Number(target) : 1, ...totals) }),
    lines: totals.map((total, seat) => ({
      who: whoIs(roster, seat),
      names: nameOf(roster, seat),
      total: isOpen
        ? total
        : seat === viewer && pay
          ? asItLies(pay, rows[seat] ?? freeRow)
          : turned(scene, seat),
    })),
  });
}

/** What a pay brings, once all of its cards lie open. */
const turned = ({ sheet }: Scene, seat: number): number | null => {
  const line = sheet?.pay[seat];
  return line?.cards.length === line?.points.length ? (line?.score ?? null) : null;
};

/** Guards as a set, in no order (MU-12.3), and the cards that have been played (MU-12.12). */
export function known(view: View): TemplateResult {
  const played = view.duels.flatMap((duel) => duel.cards);
  return html`
    <div class="known">
      <h3>${t('known-left')}</h3>
      ${strengths(view.guards_left)}
      <h3>${t('known-turned')}</h3>
      ${strengths(view.guards_turned)}
      <h3>${t('known-removed')}</h3>
      ${strengths(view.guards_removed)}
      <p class="known__note">${t('known-ours')}</p>
      <h3>${t('known-played')}</h3>
      ${
        played.length === 0
          ? html`<p>${t('known-played-none')}</p>`
          : html`<p class="known__note">${t('known-swords')}</p>
            <ul class="known__values">
              ${values.map((value) => playedOf(value, played))}
            </ul>`
      }
    </div>
  `;
}

/** The five cards of a value, from no sword to four; those that were played are filled. */
function playedOf(value: number, played: readonly Card[]): TemplateResult {
  const cards = swords.map((swords) => `${value}/${swords}`);
  const gone = cards.filter((card) => played.includes(card));
  return html`<li>
    <span class="unseen">
      ${t('known-played-value', { value, count: gone.length })} ${gone.map(cardName).join(', ')}
    </span>
    <b aria-hidden="true">${value}</b>
    <span class="known__pips" aria-hidden="true">
      ${cards.map((card) => html`<i class=${gone.includes(card) ? 'pip--on' : ''}></i>`)}
    </span>
  </li>`;
}

function strengths(guards: readonly number[]): TemplateResult {
  if (guards.length === 0) return html`<p>${t('known-left-none')}</p>`;
  return html`<ul class="known__guards">
    ${guards.map((strength) => html`<li>${guardCard(strength)}<span class="unseen">${strength}</span></li>`)}
  </ul>`;
}
