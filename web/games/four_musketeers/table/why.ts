/** Why each question is asked, and by which clauses. */
import type { DecisionKind, Storyline } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import type { Why } from '../../../lib/table/prompt';

export const clauses: Readonly<Record<DecisionKind, string>> = {
  choose_missing: 'FM-3.4',
  choose_direction: 'FM-7.2–7.4',
  strike: 'FM-5.4, 5.5, 5.6, 5.8, 6.1',
  use_replay: 'FM-17.2–17.5',
  choose_settings: 'FM-16.8',
};

/** What lies on the table of which it is said. */
const about: Readonly<Record<DecisionKind, string>> = {
  choose_missing: '.suits',
  choose_direction: '.act__do',
  strike: '.strikes',
  use_replay: '.strike--lowest, .figure__left',
  choose_settings: '.act__do',
};

const NEIGHBOURS = 'FM-7.3–7.6';
/** Where all stand together: how the villain is hit, and for whom nobody strikes openly. */
const together: Partial<Record<Storyline, string>> = { AS: 'FM-6.6, 9.4', KS: 'FM-9.5' };

/** `cyclical`: in this fight everybody strikes for a neighbour. `here`: what lies on the table; then the rule is folded. */
export function why(
  kind: DecisionKind,
  storyline: Storyline,
  cyclical = false,
  here: readonly string[] = [],
): Why {
  const shared = kind === 'strike' ? together[storyline] : undefined;
  const rule = [
    t(`four-question-${kind}`),
    ...(cyclical ? [t('four-question-neighbours')] : []),
    ...(shared ? [t('four-question-together', { villain: storyline })] : []),
    ...(kind === 'strike' ? [t('four-question-begins')] : []),
  ];
  const [words = '', ...more] = here.length > 0 ? here : rule;
  return {
    words,
    more,
    rule: here.length > 0 ? rule : [],
    clauses: [clauses[kind], ...(cyclical ? [NEIGHBOURS] : []), ...(shared ? [shared] : [])].join('; '),
    game: 'four_musketeers',
    about: about[kind],
  };
}
