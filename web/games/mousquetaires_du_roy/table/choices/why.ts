/** Why each question is asked, and by which clauses. */
import type { DecisionKind } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import type { Why } from '../../../../lib/table/prompt';

export const clauses: Readonly<Record<DecisionKind, string>> = {
  destination: 'MR-5.2, 10.1',
  paris: 'MR-15.1, 15.2, 15.10',
  man: 'MR-16.3, 9.23',
  ambush: 'MR-13.1, 13.4',
  nemesis: 'MR-13.13',
  perfidy: 'MR-5.5, 12.1',
  target: 'MR-12.9, 12.11',
  close: 'MR-12.13',
  reveal: 'MR-10.1, 10.8, 10.14',
  own: 'MR-19.5–19.9',
  reroll: 'MR-12.7, 17.9',
  wound: 'MR-15.11, 18.1',
  lay: 'MR-22.19',
  jail: 'MR-20.2–20.6',
  one_for_all: 'MR-17.13',
  next: 'MR-6.2, 6.3',
  action: 'MR-7.1',
  pay: 'MR-14.10, 14.11',
  buy: 'MR-14.1, 14.2',
  offer: 'MR-14.12, 14.13',
  trade: 'MR-14.14',
  planchet: 'MR-22.11',
  heal: 'MR-18.1, 18.10',
  cards: 'MR-8.2, 8.3',
  commit: 'MR-9.2, 9.3',
  blade: 'MR-14.7, 14.8',
  sacrifice: 'MR-17.10, 17.15',
};

export const why = (kind: DecisionKind, gold: readonly string[] = [], more: readonly string[] = []): Why => ({
  words: t(`mr-question-${kind}`),
  more,
  gold,
  clauses: clauses[kind],
  game: 'mousquetaires_du_roy',
});
