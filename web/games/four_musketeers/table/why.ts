/** Why each question is asked, and by which clauses. */
import type { DecisionKind } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import type { Why } from '../../../lib/table/prompt';

export const clauses: Readonly<Record<DecisionKind, string>> = {
  choose_missing: 'FM-3.4',
  choose_direction: 'FM-7.2–7.4',
  strike: 'FM-5.4, 5.5, 6.1',
  use_replay: 'FM-17.2–17.5',
  choose_settings: 'FM-16.8',
};

const NEIGHBOURS = 'FM-7.3–7.6';

/** `cyclical`: in this fight everybody strikes for a neighbour. */
export const why = (kind: DecisionKind, cyclical = false): Why => ({
  words: [t(`four-question-${kind}`), ...(cyclical ? [t('four-question-neighbours')] : [])].join(' '),
  clauses: cyclical ? `${clauses[kind]}; ${NEIGHBOURS}` : clauses[kind],
  game: 'four_musketeers',
});
