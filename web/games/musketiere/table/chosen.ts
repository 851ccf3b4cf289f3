/** A choice where it is spoken of: in a small picture, and in words that also stand within a sentence. */
import '../../../lib/art/pictured.css';
import { html, type TemplateResult } from 'lit';
import type { Action, Card, Frame, GameTypes } from '../../../generated/musketiere';
import { list, t } from '../../../lib/i18n';
import type { Choices } from '../../../lib/table/choices';
import { cardFace, gem, prison } from '../art';
import { cardValue, type Stone, stoneAt, swordsOf } from './cards';
import { reasonText } from './reasons';
import { cardName } from './sentences';

/** A pay in the order of its numbers: on which place each lies decides nothing. */
const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => cardValue(a) - cardValue(b));

/** As wide as `--card` says. */
function drawChoice(action: Action, { view }: Frame): TemplateResult {
  switch (action.type) {
    case 'choose_pay':
      return html`<span class="pictured pictured--row">${sorted(action.cards).map((card) => cardFace(card))}</span>`;
    case 'play_card':
      return cardFace(action.card);
    case 'take_gem':
    case 'return_gem':
      return withStone(view.pay?.[action.place], gem());
    default:
      return withStone(view.pay?.[action.place], prison());
  }
}

const withStone = (card: string | undefined, stone: TemplateResult): TemplateResult =>
  html`<span class="pictured">${card === undefined ? '' : cardFace(card, 'small')}<i class="pictured__stone">${stone}</i></span>`;

/** Whether no other card of the hand has its number: else the swords tell them apart, of all that are named beside it. */
const isOnly = (card: Card, { hand }: Frame['view']): boolean =>
  (hand ?? []).filter((other) => cardValue(other) === cardValue(card)).length < 2;

function nameChoice(action: Action, { view, names }: Frame): string {
  switch (action.type) {
    case 'choose_pay': {
      const isPlain = action.cards.every((card) => isOnly(card, view));
      const named = sorted(action.cards).map((card) =>
        isPlain
          ? String(cardValue(card))
          : t('card-of-several', { value: cardValue(card), swords: swordsOf(card) }),
      );
      return t('choice-choose_pay', { cards: list(named) });
    }
    case 'play_card':
      return cardName(action.card);
    default: {
      const card = view.pay?.[action.place];
      const choice = t(`choice-${action.type}`, { value: card === undefined ? '' : cardValue(card) });
      if (!('source' in action) || action.source === 'centre') return choice;
      const [seat, place] = action.source;
      return t('choice-from', { choice, name: names[seat] ?? '', place: place + 1 });
    }
  }
}

/**
 * Of cards on which a stone may still come to lie the dearest and the cheapest (MU-8.4), if it would change anything; before
 * the pay is laid, of all.
 */
function leftOf({ view: { seat, hand, pay, rows, players } }: Frame): string {
  const free = (pay ?? hand ?? []).filter(
    (_, place) => pay === null || stoneAt(rows[seat ?? 0], place) === '-',
  );
  const values = [...new Set(free.map(cardValue))];
  const [high, low] = [Math.max(0, ...values), Math.min(...values)];
  return t('lamp-lost', { players, free: high === 0 ? 0 : values.length, high, low });
}

/**
 * What the highest card of a won duel would bring (MU-5.1): it alone brings ducats beyond what lies there now, but for a
 * prison that another takes over. Null where no gem and no freedom would bring any, and of who cannot win it as all his
 * pay is in prison (MU-4.2). Before anything is laid, between seats that are level, it is the hand alone: how it
 * is played.
 */
function turnOf({ view: { seat, hand, pay, rows, totals } }: Frame, best: Action): string | null {
  if (pay === null) {
    // What is counselled as pay fights no more.
    const kept = (hand ?? []).filter((card) => !(best.type === 'choose_pay' && best.cards.includes(card)));
    const high = Math.max(0, ...kept.map(cardValue));
    return new Set(totals).size === 1 ? t('lamp-hand', { high }) : null;
  }
  const row = rows[seat ?? 0];
  const most = (stone: Stone) =>
    Math.max(0, ...pay.filter((_, place) => stoneAt(row, place) === stone).map(cardValue));
  const [high, jailed] = [most('-'), most('P')];
  const isOut = pay.every((_, place) => stoneAt(row, place) === 'P');
  if (isOut || (high === 0 && jailed === 0)) return null;
  return t('lamp-turn', { high, jailed, how: jailed === 0 ? 'gem' : high === 0 ? 'free' : 'either' });
}

export const choices: Choices<GameTypes> = {
  draw: drawChoice,
  name: nameChoice,
  cards: (action) =>
    action.type === 'choose_pay' ? action.cards : action.type === 'play_card' ? [action.card] : [],
  uncounted: (isMarked) => t('review-uncounted', { marked: isMarked ? 'yes' : 'no' }),
  left: leftOf,
  turn: turnOf,
  reason: reasonText,
  against: ({ type }) => type === 'loses' || type === 'helps',
  even: ({ names }) => Math.round(100 / names.length),
};
