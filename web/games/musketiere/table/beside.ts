/** What lies beside the table on a wide page and opens as a sheet on a narrow one: ducats and what is known. */

import { html, nothing, type TemplateResult } from 'lit';
import { swords, values } from '../../../generated/components-musketiere';
import type { Card, View } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { nameOf, type Roster, whoIs } from '../../../lib/table/roster';
import { scores as scoreList } from '../../../lib/table/story';
import { guardCard } from '../art';
import { asItLies, freeRow } from './cards';
import { readable, type Scene } from './scene';
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
  const isWhole = line && sheet && (seat < sheet.pay.length - 1 || readable(sheet) === line.points.length);
  return isWhole ? line.score : null;
};

/**
 * Guards as a set, in no order (MU-12.3), the cards that have been played (MU-12.12), and the reader's own; of a duel that
 * is still being shown only what has been turned up.
 */
export function known(view: View, scene: Scene): TemplateResult {
  const { game, duel, turned, verdict, viewer, hand, pay, ownChoice, handCounts } = scene;
  const shown = game === view.game ? duel : 0;
  const isTurning = turned !== null && verdict === null;
  const coming = (handCounts[0] ?? 0) - (view.hand_counts[0] ?? 0) + Number(isTurning);
  const played = view.duels.slice(0, Math.max(0, view.duels.length - coming)).flatMap(({ cards }) => cards);
  const laid = isTurning && viewer !== null ? turned[viewer] : null;
  const own = [...(hand ?? []), ...(pay ?? []), ...(ownChoice ?? []), ...(laid ? [laid] : [])];
  const left = [...view.guards_left, ...view.guards_turned.slice(shown)].sort((a, b) => a - b);
  return html`
    <div class="known">
      <h3>${t('known-left')}</h3>
      ${strengths(left)}
      <p class="known__note">${t('known-ours')}</p>
      <h3>${t('known-turned')}</h3>
      ${strengths(view.guards_turned.slice(0, shown))}
      <h3>${t('known-removed')}</h3>
      ${strengths(view.guards_removed)}
      <h3>${t('known-cards')}</h3>
      <p class="known__note">${t('known-swords')}</p>
      <p class="known__key" aria-hidden="true">
        <span><i></i> ${t('known-unseen')}</span>
        <span><i class="is-own"></i> ${t('known-own')}</span>
        <span><i class="is-played"></i> ${t('known-played')}</span>
      </p>
      <ul class="known__values">
        ${values.map((value) => cardsOf(value, played, own))}
      </ul>
    </div>
  `;
}

/** The five cards of a value, from four swords down to none. */
function cardsOf(value: number, played: readonly Card[], own: readonly Card[]): TemplateResult {
  const cards = swords.map((swords) => `${value}/${swords}`).reverse();
  const gone = cards.filter((card) => played.includes(card));
  const mine = cards.filter((card) => own.includes(card));
  return html`<li>
    <span class="unseen">
      ${t('known-played-value', { value, count: gone.length })} ${gone.map(cardName).join(', ')}
      ${mine.length > 0 ? t('known-own-cards', { cards: mine.map(cardName).join(', ') }) : nothing}
    </span>
    <b aria-hidden="true">${value}</b>
    ${cards.map((card) => html`<i class=${gone.includes(card) ? 'is-played' : mine.includes(card) ? 'is-own' : ''} aria-hidden="true"></i>`)}
  </li>`;
}

function strengths(guards: readonly number[]): TemplateResult {
  if (guards.length === 0) return html`<p>${t('known-left-none')}</p>`;
  return html`<ul class="known__guards">
    ${guards.map((strength) => html`<li>${guardCard(strength)}<span class="unseen">${strength}</span></li>`)}
  </ul>`;
}
