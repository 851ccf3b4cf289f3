/** The hall of feats: what is worth telling, each with the day it was done and, where it is stored, the match. */
import { html, nothing, type TemplateResult } from 'lit';
import { crest } from '../../lib/art/crest';
import { t } from '../../lib/i18n';
import type { Mine } from '../../lib/results/all';
import { dateOf, lampsOf, watchDoor } from './lines';

export interface Feat {
  readonly name: string;
  /** The match in which it was done last, or of those that are stored the last. */
  readonly result: Mine;
  readonly count: number;
}

/** The newest first; one that was done again stands there once. */
export function featsOf(mine: readonly Mine[]): Feat[] {
  const feats = new Map<string, Feat>();
  for (const result of mine)
    for (const name of result.feats ?? []) {
      const before = feats.get(`${result.game} ${name}`);
      const isBetter = !before || (!before.result.stored && result.stored);
      feats.set(`${result.game} ${name}`, {
        name,
        result: isBetter ? result : before.result,
        count: (before?.count ?? 0) + 1,
      });
    }
  return [...feats.values()].sort((a, b) => b.result.when - a.result.when);
}

/** It opens with the first of them. */
export function hall(mine: readonly Mine[]): TemplateResult | typeof nothing {
  const feats = featsOf(mine);
  if (feats.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="results-feats">
    <h2 id="results-feats">${t('results-feats')}</h2>
    <ul class="feats">${feats.map(line)}</ul>
  </section>`;
}

const line = ({ name, result, count }: Feat) => html`<li class="feat">
  ${crest(result.game)}
  <p>
    <b>${t(`feat-${result.game}-${name}`)}</b>
    <small>${t(`game-${result.game}`)} · ${dateOf(result)}${lampsOf(result)}${count > 1 ? html` · ${t('results-feat-times', { count })}` : nothing}</small>
  </p>
  ${watchDoor(result)}
</li>`;
