/** A choice where it is spoken of: in a small picture, and in words that also stand within a sentence. */
import '../../../lib/art/pictured.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Frame, GameTypes } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import { t } from '../../../lib/i18n';
import type { Choices } from '../../../lib/table/choices';
import { suitMark, swordCard } from '../art';
import { arrowOf } from './circle';
import { cardName } from './people';
import { gist, mirrors, reasonText } from './reasons';
import { towardWhom } from './sentences';

/** As wide as `--card` says; nothing where there are only words. */
function drawChoice(action: Action, _frame: Frame): TemplateResult | typeof nothing {
  switch (action.type) {
    case 'strike': {
      const card = swordCard(action.card);
      return action.shadow
        ? html`<span class="pictured">${card}<i class="pictured__stone">${icon('shadow-strike')}</i></span>`
        : card;
    }
    case 'choose_direction':
      return sign(icon(arrowOf(action.direction)));
    case 'choose_missing':
      return sign(suitMark(action.suit));
    case 'use_replay':
      return sign(icon(action.use ? 'retry' : 'check'));
    default:
      return nothing;
  }
}

const sign = (drawing: TemplateResult): TemplateResult =>
  html`<span class="pictured pictured--sign">${drawing}</span>`;

function nameChoice(action: Action, { view, names, viewer }: Frame): string {
  switch (action.type) {
    case 'strike':
      return t(`four-choice-${action.shadow ? 'shadow' : 'strike'}`, { card: cardName(action.card) });
    case 'choose_direction':
      return towardWhom(
        view,
        { roster: { names, viewer }, seats: view.seats, villain: view.options.storyline },
        action.direction,
      );
    case 'choose_missing':
      return t('suit-name', { suit: action.suit });
    case 'use_replay':
      return t(action.use ? 'four-button-replay' : 'four-button-accept');
    case 'change_setting':
      return t(`option-${action.setting}`);
    case 'start_round':
      return t('four-next-round');
  }
}

export const choices: Choices<GameTypes> = {
  draw: drawChoice,
  name: nameChoice,
  cards: (action) => (action.type === 'strike' ? [action.card] : []),
  sign: (action) => (action.type === 'strike' && action.shadow ? 'shadow-strike' : null),
  reason: reasonText,
  gist,
  mirrors,
  against: (reason) => reason.against === true,
};
