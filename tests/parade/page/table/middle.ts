/** The middle of the table: the two blades of the bout, and the bouts of the deal as marks. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../../web/lib/i18n';
import { type Roster, whoIs } from '../../../../web/lib/table/roster';
import { bladeBack, bladeCard } from '../art';
import { hand } from '../generated/components-parade';
import type { View } from '../generated/parade';
import { key } from './animation';
import { isOpen, type Scene } from './scene';
import { bladeName } from './sentences';

/** What lies at a seat: a blade that can be seen, one face down, or nothing. */
type Lying = { readonly blade: string; readonly state: 'won' | 'lost' | null } | 'down' | null;

function lyingAt(scene: Scene, seat: number, view: View | null): Lying {
  if (scene.laid[seat]) {
    const blade = seat === scene.viewer ? scene.own : (view?.own ?? null);
    return blade === null ? 'down' : { blade, state: null };
  }
  const last = scene.laid.includes(true) ? undefined : scene.bouts.at(-1);
  const blade = last && isOpen(last) ? last.cards[seat] : null;
  return blade ? { blade, state: last?.scorer === seat ? 'won' : 'lost' } : null;
}

export function middle(scene: Scene, roster: Roster, views: readonly (View | null)[] | null): TemplateResult {
  return html`
    <section class="bout ${scene.thrust ? 'bout--thrust' : ''}" aria-label=${t('parade-middle')}>
      <span class="bout__pile" data-key=${key.pile} aria-hidden="true">${bladeBack()}</span>
      <ol class="bout__blades">
        ${scene.laid.map((_, seat) => slot(seat, lyingAt(scene, seat, views?.[seat] ?? null), roster))}
      </ol>
      <ol class="bout__marks" aria-hidden="true">
        ${Array.from({ length: hand }, (_, at) => html`<li data-scorer=${scene.bouts[at]?.scorer ?? nothing}></li>`)}
      </ol>
    </section>
  `;
}

function slot(seat: number, lying: Lying, roster: Roster): TemplateResult {
  const card =
    lying === null
      ? nothing
      : lying === 'down'
        ? bladeBack()
        : bladeCard(lying.blade, ...(lying.state ? [lying.state] : []));
  const words =
    lying === null
      ? t('parade-slot-none')
      : lying === 'down'
        ? t('parade-slot-down')
        : bladeName(lying.blade);
  return html`<li class="bout__slot">
    <span class="bout__card" data-key=${key.laid(seat)}>${card}</span>
    <span class="unseen">${words}</span>
    <span class="bout__who">${whoIs(roster, seat)}</span>
  </li>`;
}
