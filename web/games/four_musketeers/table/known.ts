/** Which cards are left: of each number what has been seen since the shuffle, what the reader holds, and what lies hidden. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Event, SwordCard } from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { isYours, numberOf, type People } from './people';
import type { Scene } from './scene';

/** FM-1.2. */
const SUITS = ['S', 'H', 'D', 'C'];
const NUMBERS = [3, 4, 5, 6, 7, 8, 9, 10];

type Where = 'hidden' | 'own' | 'seen';

/** Where each card is, as far as the reader has seen; null before any is dealt. */
export function seenIn(
  told: readonly Event[],
  { hands, piles }: Pick<Scene, 'hands' | 'piles'>,
  people: People,
): ReadonlyMap<SwordCard, Where> | null {
  const shuffled = told.findLastIndex((event) => event.type === 'hands_dealt' && event.reshuffled);
  if (shuffled < 0) return null;
  const struck = told
    .slice(shuffled)
    .flatMap((event) => (event.type === 'struck' ? [event.card, event.discard] : []));
  const found = new Map<SwordCard, Where>(
    NUMBERS.flatMap((number) => SUITS.map((suit) => [`${number}${suit}`, 'hidden'])),
  );
  for (const [seat, hand] of hands.entries())
    for (const card of [...(piles[seat] ?? []), ...(hand ?? [])])
      found.set(card, isYours(people, seat) ? 'own' : 'seen');
  for (const card of struck) if (card !== null) found.set(card, 'seen');
  return found;
}

/** In the frame that it stands in, which would be empty before any is dealt. */
export function known(
  told: readonly Event[],
  scene: Scene,
  people: People,
  frame: (cards: TemplateResult) => TemplateResult,
): TemplateResult | typeof nothing {
  const seen = seenIn(told, scene, people);
  return seen === null ? nothing : frame(cards(seen, scene));
}

function cards(seen: ReadonlyMap<SwordCard, Where>, scene: Scene): TemplateResult {
  const all = [...seen];
  const count = (where: Where, number?: number) =>
    all.filter(([card, at]) => at === where && (number === undefined || numberOf(card) === number)).length;
  const hidden = count('hidden');
  const lying = { hands: inHands(scene), random: scene.random, kept: scene.kept };
  const places = { ...lying, thrown: hidden - lying.hands - lying.random - lying.kept };
  const where = Object.entries(places).flatMap(([place, cards]) =>
    cards > 0 ? [t('four-known-where', { place, count: cards })] : [],
  );
  return html`
    <div class="known">
      <ol class="known__numbers" aria-label=${t('four-known')}>
        ${NUMBERS.map((number) => {
          const of = {
            hidden: count('hidden', number),
            own: count('own', number),
            seen: count('seen', number),
          };
          return html`<li>
            <span class="unseen">${t('four-known-number', { number, ...of })}</span>
            <b aria-hidden="true">${number}</b>
            <span aria-hidden="true">${(['hidden', 'own', 'seen'] as const).map((at) => Array.from({ length: of[at] }, () => dot(at)))}</span>
          </li>`;
        })}
      </ol>
      <p class="known__signs" aria-hidden="true">
        ${(['hidden', 'own', 'seen'] as const).map((at) => html`<span>${dot(at)} ${t('four-known-sign', { at })}</span>`)}
      </p>
      ${hidden === 0 ? nothing : html`<p>${t('four-known-hidden', { count: hidden, where: list(where) })}</p>`}
    </div>
  `;
}

const dot = (at: Where) => html`<i class="known__card known__card--${at}"></i>`;

/** How many cards of the hands are hidden; the top of a pile that is remembered lies open, too. */
function inHands({ hands, piles, handCounts }: Scene): number {
  const seen = new Set([...hands, ...piles].flatMap((cards) => cards ?? []));
  return handCounts.reduce((sum, cards) => sum + cards, 0) - seen.size;
}
