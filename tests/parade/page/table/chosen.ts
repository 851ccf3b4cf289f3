/** A choice where it is spoken of. */
import { nothing } from 'lit';
import { t } from '../../../../web/lib/i18n';
import type { Choices } from '../../../../web/lib/table/choices';
import { bladeCard } from '../art';
import type { GameTypes } from '../generated/parade';
import { bladeName } from './sentences';

export const choices: Choices<GameTypes> = {
  draw: (action) => (action.type === 'lay' ? bladeCard(action.card) : nothing),
  name: (action) => (action.type === 'lay' ? bladeName(action.card) : t(`parade-do-${action.type}`)),
  reason: ({ type, chance }) => t(`parade-why-${type}`, { times: Math.round(100 * chance) }),
};
