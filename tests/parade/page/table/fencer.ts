/** The other fencer at the table, or both to whoever watches. */
import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../../web/lib/i18n';
import { bladeBack, bladeCard } from '../art';
import type { View } from '../generated/parade';
import { key } from './animation';
import type { Scene } from './scene';
import { bladeName } from './sentences';

export interface Around {
  readonly scene: Scene;
  readonly names: readonly string[];
  /** The seat of a computer player that is at it. */
  readonly thinking: number | null;
  /** Seats that must decide now; none while something is told. */
  readonly deciding: readonly number[];
  /** The seats' own views, of those that the reader looks from. */
  readonly views: readonly (View | null)[] | null;
}

export function fencer(seat: number, around: Around): TemplateResult {
  const { scene, names, views } = around;
  const name = names[seat] ?? '';
  const count = scene.handCounts[seat] ?? 0;
  const hand = views?.[seat]?.hand ?? null;
  return html`
    <article class="fencer" aria-label=${name}>
      <h2 class="fencer__name" title=${name}>${name}</h2>
      <p class="fencer__total">${t('parade-points', { count: scene.totals[seat] ?? 0 })}</p>
      <p class="fencer__says">${says(seat, around) ?? '\u00a0'}</p>
      <p class="fencer__hand" data-key=${key.seat(seat)}>
        <span class="unseen">${t('parade-hand', { count })}</span>
        ${hand === null ? Array.from({ length: count }, () => bladeBack()) : nothing}
      </p>
      ${hand === null ? nothing : openHand(hand, name)}
    </article>
  `;
}

const openHand = (hand: readonly string[], name: string) => html`
  <ul class="fencer__open" aria-label=${t('watch-hand', { name })}>
    ${hand.map((blade) => html`<li data-key=${key.card(blade)}>${bladeCard(blade, 'small')}<span class="unseen">${bladeName(blade)}</span></li>`)}
  </ul>
`;

/** What a fencer is doing, or what the last bout brought him. */
function says(seat: number, { scene, thinking, deciding }: Around): string | null {
  if (thinking === seat) return t('says-thinking');
  if (deciding.includes(seat)) return t('says-choosing');
  if (scene.laid[seat]) return t('parade-says-laid');
  const last = scene.laid.includes(true) ? undefined : scene.bouts.at(-1);
  return last?.scorer === seat
    ? t('parade-says-scored', { points: t('parade-points', { count: last.points }) })
    : null;
}
