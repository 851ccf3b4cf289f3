/** Why each question is asked, and by which clauses. */
import type { DecisionKind } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import type { Why } from '../../../lib/table/prompt';

export const clauses: Readonly<Record<DecisionKind, string>> = {
  choose_pay: 'MU-3.1, 8.4',
  play_card: 'MU-1.2, 4.5–4.8',
  winner_acts: 'MU-5.1, 5.5, 8.1',
  loser_acts: 'MU-6.1, 6.3, 6.4',
};

export const why = (kind: DecisionKind): Why => ({
  words: t(`question-${kind}`),
  clauses: clauses[kind],
  game: 'musketiere',
});
