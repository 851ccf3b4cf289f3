/** What a list to choose from is about, above it, where there is room for more than the list. */
import { html, nothing, type TemplateResult } from 'lit';
import type { DecisionKind, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { perfidyAbout, perfidyName } from '../../words';
import { stepOf } from './outlook';

/** Whoever is chosen from is named below; of missions and tokens more is shown than a head says. */
const HEADED: ReadonlySet<DecisionKind | ''> = new Set([
  'paris',
  'perfidy',
  'target',
  'own',
  'wound',
  'heal',
]);

export function listHead({ asking, milady, side }: View): TemplateResult | typeof nothing {
  if (!HEADED.has(asking)) return nothing;
  const card = asking === 'target' ? (milady.own?.playing ?? null) : null;
  const step = stepOf(asking);
  const name = card ? perfidyName(card) : step ? t('mr-step', { step }) : '';
  const about = [card ? perfidyAbout(card, side) : '', t(`mr-question-${asking}`)];
  return html`<header class="listhead">
    ${name ? html`<h2 class="focus__name">${name}</h2>` : nothing}
    <p class="focus__about">${about.filter(Boolean).join(' ')}</p>
  </header>`;
}
