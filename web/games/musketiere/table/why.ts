/** Why each question is asked, and by which clauses. */
import type { DecisionKind } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import type { Why } from '../../../lib/table/prompt';
import type { Scene } from './scene';
import { best, isBeyond } from './sentences';

export const clauses: Readonly<Record<DecisionKind, string>> = {
  choose_pay: 'MU-3.1, 8.4',
  play_card: 'MU-1.2, 4.5–4.8',
  winner_acts: 'MU-5.1, 5.5, 8.1',
  loser_acts: 'MU-6.1, 6.3, 6.4',
};

/** Where the guard is out of reach, why that is so. */
export const why = (kind: DecisionKind, scene: Scene): Why => ({
  words: isOutOfReach(kind, scene)
    ? t('question-beyond', { ...best(scene), strength: scene.guard ?? 0 })
    : t(`question-${kind}`),
  clauses: clauses[kind],
  game: 'musketiere',
});

/** As far as that is what is asked about: not of whose card does not count, nor of who fights alone. */
const isOutOfReach = (kind: DecisionKind, scene: Scene): boolean =>
  kind === 'play_card' &&
  scene.counting.length > 1 &&
  scene.counting.includes(scene.viewer ?? -1) &&
  isBeyond(scene);
