/** An exchange: whoever is there with his hand, to begin with any card of it, and what each gives once it is put together. */
import './trade.css';
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Action,
  Adventure,
  Lead,
  Legal,
  Musketeer,
  Scheme,
  Token,
  View,
} from '../../../generated/mousquetaires_du_roy';
import { icon } from '../../../lib/art';
import { list, t } from '../../../lib/i18n';
import { adventure, hero, token } from '../art';
import { adventureAbout, adventureName, adventureTag, powerAbout, tokenAbout, tokenName } from '../words';
import { all, find } from './choice';
import type { Good } from './gold';
import { heroOf, type People } from './people';

interface Trading {
  readonly view: View;
  readonly people: People;
  readonly legal: Legal | null;
  readonly good: Good;
  /** What is counselled in one go, if that is an exchange. */
  readonly whole: Chain | null;
  readonly act: Act;
}

/** The others follow the first as soon as the exchange is open. */
export type Act = (action: Action | null, ...then: Action[]) => void;

/** An exchange and what it is put together from, touched at once. */
export type Chain = readonly [begin: Action, ...then: Action[]];

/** The exchange that is counselled, from its beginning until it takes effect. */
export function whole(good: Good, lead: Lead | Scheme | null): Chain | null {
  const begin = [...good.keys()].find(({ type }) => type === 'exchange');
  const trade = lead?.side === 'team' ? lead.trade : null;
  if (!begin || !trade) return null;
  const { give, take } = trade;
  return [
    begin,
    ...take.map((what): Action => ({ type: 'take', what })),
    ...give.map((what): Action => ({ type: 'give', what })),
    { type: 'done' },
  ];
}

const moved = (chain: Chain, way: 'give' | 'take'): Adventure[] =>
  chain.flatMap((one) => (one.type === way ? [one.what] : []));

/** Each name once, with how many there are of it. */
export function cardNames(cards: readonly Adventure[]): string {
  const counts = new Map<Adventure, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list(
    [...counts].map(([card, count]) => t('mr-cards-of-name', { count, card: adventureName(card) })),
  );
}

/** What changes hands in it, and with whom. */
export function wholeWords(chain: Chain, people: People): string {
  const [begin] = chain;
  const [given, taken] = [cardNames(moved(chain, 'give')), cardNames(moved(chain, 'take'))];
  const partner = begin.type === 'exchange' ? heroOf(people, begin.what) : '';
  return t('mr-trade-whole', {
    way: given && taken ? 'both' : given ? 'gives' : 'gets',
    partner,
    given,
    taken,
  });
}

/** In the order of the words. */
function wholePicture(chain: Chain): TemplateResult {
  const [given, taken] = [moved(chain, 'give'), moved(chain, 'take')];
  const between = given.length > 0 && taken.length > 0;
  return html`<span class="option__picture">${given.map((card) => adventure(card))}${between ? html`<span class="trade__way">${icon('right')}</span>` : nothing}${taken.map((card) => adventure(card))}</span>`;
}

/** All of what is counselled; then with whom: his face begins it, a card of his begins it with that card. */
export const partners = ({ view, people, legal, good, whole, act }: Trading): TemplateResult => html`
  <ul class="trade">
    ${
      whole
        ? html`<li class="trade__whole"><button class="option option--good" @click=${() => act(...whole)}>
            ${wholePicture(whole)}
            <span class="option__words"><b>${wholeWords(whole, people)}</b></span>
          </button></li>`
        : nothing
    }
    ${all(legal, 'exchange').map((begin) => {
      const one = view.musketeers[begin.what];
      return html`<li class="trade__side">
        <button class="option ${!whole && good.has(begin) ? 'option--good' : ''}" @click=${() => act(begin)}>
          <span class="option__picture">${hero(one?.hero ?? 'athos')}</span>
          <span class="option__words"><b>${heroOf(people, begin.what)}</b></span>
        </button>
        ${cards(one?.hand ?? [], (what) => () => act(begin, { type: 'take', what }), t('mr-trade-takes', { name: heroOf(people, begin.what) }))}
      </li>`;
    })}
  </ul>
`;

/** The next link, once the exchange is open with the one it was begun with. */
export function following(chain: Chain | null, view: View, legal: Legal | null): Action | null {
  const [begin, next] = chain ?? [];
  if (begin?.type !== 'exchange' || !next) return null;
  const isOpen = view.asking === 'offer' && view.offer?.partner === begin.what;
  return isOpen ? find(legal, next.type, 'what' in next ? next.what : undefined) : null;
}

/** What each gives so far, and below it what more he could; what the one on turn can give is his hand itself. */
export function offer({ view, people, legal, good, act }: Trading): TemplateResult | typeof nothing {
  const { offer, active } = view;
  if (!offer || active === null) return nothing;
  const { partner } = offer;
  const open = view.asking === 'offer' ? legal : null;
  const touch = (action: Action | null) => (action ? () => act(action) : null);
  const name = heroOf(people, partner);
  return html`<div class="trade">
    <div class="offer">
      <div>
        ${half(heroOf(people, active), offer.given, offer.tokens_given, all(open, 'give').length > 0)}
        ${power(view, active)}
        ${tokens(all(open, 'give_token'), good, act)}
      </div>
      <div>
        ${half(name, offer.taken, offer.tokens_taken, false)}
        ${power(view, partner)}
        ${open ? cards(kept(view, partner), (what) => touch(find(open, 'take', what)), t('mr-trade-takes', { name }), good, open) : nothing}
        ${tokens(all(open, 'take_token'), good, act)}
      </div>
    </div>
  </div>`;
}

/** What he alone can do: a card may be worth more to him than it says. */
const power = ({ musketeers }: View, who: Musketeer): TemplateResult | typeof nothing => {
  const one = musketeers[who];
  return one ? html`<p class="offer__power">${powerAbout(one.power)}</p>` : nothing;
};

/** `mine`: more can be given from the hand of whoever chooses. */
const half = (
  name: string,
  given: readonly Adventure[],
  tokensGiven: readonly Token[],
  mine: boolean,
) => html`
  <h2>${t('mr-offer-gives', { name })}</h2>
  ${
    given.length + tokensGiven.length === 0
      ? html`<p>${t(mine ? 'mr-offer-yours' : 'mr-offer-nothing')}</p>`
      : html`<ul>
          ${given.map((card) => html`<li data-sign="${adventureName(card)}: ${adventureAbout(card)}">${adventure(card)}<span class="unseen">${adventureName(card)}</span></li>`)}
          ${tokensGiven.map((id) => html`<li data-sign="${tokenName(id)}: ${tokenAbout(id)}">${token(id)}<span class="unseen">${tokenName(id)}</span></li>`)}
        </ul>`
  }
`;

/** A hand without what of it lies in the offer. */
function kept({ musketeers, offer }: View, who: Musketeer): Adventure[] {
  const left = [...(musketeers[who]?.hand ?? [])];
  for (const card of offer?.taken ?? []) left.splice(left.indexOf(card), 1);
  return left;
}

const cards = (
  hand: readonly Adventure[],
  touch: (card: Adventure) => (() => void) | null,
  label: string,
  good: Good = new Map(),
  legal: Legal | null = null,
): TemplateResult | typeof nothing =>
  hand.length === 0
    ? nothing
    : html`<ul class="trade__cards" aria-label=${label}>
        ${hand.map((card) => {
          const press = touch(card);
          const taken = find(legal, 'take', card);
          return html`<li>
            <button class="trade__card ${taken && good.has(taken) ? 'trade__card--good' : ''}" ?disabled=${!press} data-sign="${adventureName(card)}: ${adventureAbout(card)}"
              aria-label=${adventureName(card)} @click=${press}>${adventure(card)}<small aria-hidden="true">${adventureTag(card)}</small></button>
          </li>`;
        })}
      </ul>`;

/** Equipment that can change hands. */
const tokens = (
  found: readonly (Action & { type: 'give_token' | 'take_token'; what: Token })[],
  good: Good,
  act: Act,
): TemplateResult | typeof nothing =>
  found.length === 0
    ? nothing
    : html`<ul class="trade__cards">
        ${found.map((action) => {
          const way = t('mr-trade-token', { way: action.type, token: tokenName(action.what) });
          return html`<li>
            <button class="trade__card trade__card--token ${good.has(action) ? 'trade__card--good' : ''}" data-sign="${tokenName(action.what)}: ${tokenAbout(action.what)}"
              aria-label=${way} @click=${() => act(action)}>${token(action.what)}<small aria-hidden="true">${tokenName(action.what)}</small></button>
          </li>`;
        })}
      </ul>`;
