/** An exchange: whoever is there with his hand, to begin with any card of it, and what each gives once it is put together. */
import './trade.css';
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Action,
  Adventure,
  Lead,
  Legal,
  Musketeer,
  Offer,
  Scheme,
  Token,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { t } from '../../../../lib/i18n';
import { adventure, hero, token } from '../../art';
import { adventureAbout, adventureName, adventureTag, powerAbout, tokenAbout, tokenName } from '../../words';
import type { Good } from '../counsel/gold';
import { all, find } from '../scene/choice';
import { heroOf, type People } from '../scene/people';
import { isEmpty, offerOf, offerWords, type Piece } from './offer';

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

/** What a chain comes to. */
const sumOf = ([begin, ...then]: Chain): Offer => offerOf(begin.type === 'exchange' ? begin.what : 0, then);

export const wholeWords = (chain: Chain, people: People): string => offerWords(sumOf(chain), people);

/** In the order of the words. */
function wholePicture(chain: Chain): TemplateResult {
  const { given, taken } = sumOf(chain);
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

/** `view`: with the pieces that are chosen on the page. */
interface Putting extends Omit<Trading, 'whole'> {
  readonly pieces: readonly Piece[];
}

/**
 * What each gives so far, touched to keep it after all, and below it what more he could; what the one on turn can give is
 * his hand itself.
 */
export function offer({ view, people, legal, good, pieces, act }: Putting): TemplateResult | typeof nothing {
  const { offer, active } = view;
  if (!offer || active === null) return nothing;
  const { partner } = offer;
  const open = view.asking === 'offer' ? legal : null;
  const back = (type: Piece['type'], what: Adventure | Token) => {
    const piece = pieces.find((one) => one.type === type && one.what === what);
    return piece ? () => act(piece) : null;
  };
  const free = <P extends Piece>(found: readonly P[], laid: readonly Token[]) =>
    found.filter(({ what }) => !laid.some((token) => token === what));
  const touch = (action: Action | null) => (action ? () => act(action) : null);
  const name = heroOf(people, partner);
  return html`<div class="trade ${open ? 'trade--open' : ''}">
    <div class="offer">
      <div>
        ${half(heroOf(people, active), offer.given, offer.tokens_given, all(open, 'give').length > 0, (what) => back('give', what) ?? back('give_token', what))}
        ${power(view, active)}
        ${tokens(free(all(open, 'give_token'), offer.tokens_given), good, act)}
      </div>
      <div>
        ${half(name, offer.taken, offer.tokens_taken, false, (what) => back('take', what) ?? back('take_token', what))}
        ${power(view, partner)}
        ${open ? cards(kept(view, partner), (what) => touch(find(open, 'take', what)), t('mr-trade-takes', { name }), good, open) : nothing}
        ${tokens(free(all(open, 'take_token'), offer.tokens_taken), good, act)}
      </div>
    </div>
  </div>`;
}

/** What he alone can do: a card may be worth more to him than it says. */
const power = ({ musketeers }: View, who: Musketeer): TemplateResult | typeof nothing => {
  const one = musketeers[who];
  return one ? html`<p class="offer__power">${powerAbout(one.power)}</p>` : nothing;
};

/** `mine`: more can be given from the hand of whoever chooses. `back`: takes it out again. */
const half = (
  name: string,
  given: readonly Adventure[],
  tokensGiven: readonly Token[],
  mine: boolean,
  back: (what: Adventure | Token) => (() => void) | null,
) => html`
  <h2>${t('mr-offer-gives', { name })}</h2>
  ${
    given.length + tokensGiven.length === 0
      ? html`<p class="offer__none">${t(mine ? 'mr-offer-yours' : 'mr-offer-nothing')}</p>`
      : html`<ul class="offer__laid">
          ${given.map((card) => laid(adventure(card), adventureName(card), adventureAbout(card), back(card)))}
          ${tokensGiven.map((id) => laid(token(id), tokenName(id), tokenAbout(id), back(id)))}
        </ul>`
  }
`;

const laid = (picture: TemplateResult, name: string, about: string, back: (() => void) | null) =>
  back
    ? html`<li><button class="offer__back" aria-pressed="true" aria-label=${name} data-sign=${t('mr-offer-keep', { name })} @click=${back}>${picture}${icon('close')}</button></li>`
    : html`<li data-sign="${name}: ${about}">${picture}<span class="unseen">${name}</span></li>`;

interface Agreeing {
  readonly offer: Offer;
  /** It is agreed on. */
  readonly send: () => void;
  /** Nothing is exchanged after all; null where that cannot be taken back any more. */
  readonly leave: (() => void) | null;
}

/** As long as it is put together there is a way out of it. */
export const offerButtons = ({ offer, send, leave }: Agreeing): TemplateResult => html`
  ${isEmpty(offer) ? nothing : html`<button class="button button--gold act__do" @click=${send}>${t('mr-exchange-short')}</button>`}
  ${leave ? html`<button class="button act__leave" @click=${leave}>${t('mr-weigh-back')}</button>` : nothing}
`;

/** A hand without what of it lies in the offer. */
function kept({ musketeers, offer }: View, who: Musketeer): Adventure[] {
  const left = [...(musketeers[who]?.hand ?? [])];
  for (const card of offer?.taken ?? []) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1); // as it is told that they change hands, he has it no more
  }
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
