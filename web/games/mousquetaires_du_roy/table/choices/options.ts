/** Decisions that are a choice between a few things: each thing with its picture, its name and what it means. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Frame, Legal, QuestToken, View } from '../../../../generated/mousquetaires_du_roy';
import { icon } from '../../../../lib/art';
import { t } from '../../../../lib/i18n';
import { adventure, ambush, foe, forceOf, hero, mission, perfidy, token } from '../../art';
import {
  adventureAbout,
  adventureName,
  adversaryName,
  ambushAbout,
  ambushName,
  lineName,
  missionName,
  parisAbout,
  perfidyAbout,
  perfidyName,
  pistoles,
  placeName,
  questTokenAbout,
  questTokenName,
  tokenAbout,
  tokenName,
} from '../../words';
import { force, reward } from '../board/element';
import type { Good } from '../counsel/gold';
import { find } from '../scene/choice';
import { heroOf, type People } from '../scene/people';

/** What the active Musketeer can choose from a list that opens when asked for. */
export type Drawer = 'buy' | 'exchange' | 'character';

export interface Option {
  readonly action: Action;
  readonly picture: TemplateResult | typeof nothing;
  readonly name: string;
  readonly price?: string;
  readonly about: unknown;
  /** How it stands with him, in a list that shows whoever is there. */
  readonly guard?: 'free' | 'chosen' | 'strong';
}

/** Decisions whose actions stand as plain buttons below: everything that has no picture. */
const PLAIN: ReadonlySet<Action['type']> = new Set([
  'done',
  'pass',
  'yes',
  'no',
  'appear',
  'stay_hidden',
  'refill',
  'draw_perfidy',
  'after_you',
  'wait',
  'escape_pay',
  'escape_fight',
  'end_turn',
  'draw',
  'passage',
]);

export const isPlain = ({ type }: Action): boolean => PLAIN.has(type);

/** What there is to choose from, the plain buttons aside; of a Musketeer’s actions only what the open drawer holds. */
export const options = (
  { legal, view }: Pick<Frame, 'legal' | 'view'>,
  people: People,
  drawer: Drawer | null,
): Option[] =>
  view.asking === 'man'
    ? reserve(legal, view, people)
    : (legal?.actions ?? [])
        .filter((action) => (view.asking === 'action' ? action.type === drawer : !isPlain(action)))
        .map((action) => optionOf(action, view, people));

/** All of Milady’s reserve, the strongest first: while she chooses, everybody keeps his place. */
function reserve(legal: Legal | null, view: View, people: People): Option[] {
  const { reserve, own } = view.milady;
  return reserve
    .toSorted((one, other) => other.force - one.force)
    .map(({ number }) => {
      const action = find(legal, 'man', number);
      const guard = own?.manning.includes(number) ? 'chosen' : action ? 'free' : 'strong';
      return { ...optionOf(action ?? { type: 'man', what: number }, view, people), guard };
    });
}

/** How many tokens of a force she can still lay. */
function leftOf(kind: QuestToken, own: View['milady']['own']): string {
  if (!own || !(kind in own.stock)) return '';
  return ` ×${own.stock[kind as keyof typeof own.stock] - own.laying.filter((laid) => laid === kind).length}`;
}

export function optionOf(action: Action, view: View, people: People): Option {
  const { milady } = view;
  switch (action.type) {
    case 'play_paris':
    case 'take_paris': {
      const card = [...(milady.own?.paris ?? []), ...(milady.own?.paris_pile ?? [])].find(
        ({ number }) => number === action.what,
      );
      if (!card) return bare(action);
      return {
        action,
        picture: mission('paris', card.id),
        name: missionName('paris', card.id),
        about: parisAbout(card, view.side),
      };
    }
    case 'man': {
      const one = milady.reserve.find(({ number }) => number === action.what);
      if (!one) return bare(action);
      return {
        action,
        picture: foe(one.id),
        name: adversaryName(one.id),
        about: html`${force(one.force)} ${reward(one.reward)}`,
      };
    }
    case 'lay_ambush':
      return {
        action,
        picture: ambush(action.what),
        name: ambushName(action.what),
        about: ambushAbout(action.what, view.beggars_price),
      };
    case 'play_perfidy':
    case 'search':
      return {
        action,
        picture: perfidy(action.what),
        name: perfidyName(action.what),
        about: perfidyAbout(action.what, view.side),
      };
    case 'name':
    case 'exchange': {
      const one = view.musketeers[action.what];
      return {
        action,
        picture: hero(one?.hero ?? 'athos'),
        name: heroOf(people, action.what),
        about: one
          ? html`${t('mr-life', { life: one.life, most: one.most_life })} <span class="option__part">${placeName(one.place)} · ${t('adventure-cards', { count: one.hand_count })}</span>`
          : nothing,
      };
    }
    case 'discard_space': {
      const card = view.siege.spaces[action.what] ?? 'combat';
      return { action, picture: adventure(card), name: adventureName(card), about: nothing };
    }
    case 'lay_token':
      return {
        action,
        picture: token(action.what),
        name: `${questTokenName(action.what)}${leftOf(action.what, milady.own)}`,
        about: guardOf(action.what) ?? questTokenAbout(action.what),
      };
    case 'buy':
    case 'give_token':
    case 'take_token':
      return {
        action,
        picture: token(action.what),
        name: tokenName(action.what),
        ...(action.type === 'buy' && action.what in view.prices ? { price: price(action.what, view) } : {}),
        about: tokenAbout(action.what),
      };
    case 'pay_card':
    case 'give':
    case 'take':
    case 'character':
    case 'card':
    case 'commit':
      return {
        action,
        picture: adventure(action.what),
        name: adventureName(action.what),
        about: adventureAbout(
          action.what,
          view.active === null ? undefined : view.musketeers[view.active]?.power,
        ),
      };
    case 'reveal_line':
      return { action, picture: token('quest'), name: lineName(action.what + 1), about: nothing };
    default:
      return bare(action);
  }
}

const bare = (action: Action): Option => ({
  action,
  picture: nothing,
  name: t(`mr-do-${action.type}`),
  about: nothing,
});

/** In pistoles, or a card: which one is told with what the token does. */
export const price = (what: string, { prices }: View): string =>
  what in prices ? pistoles(prices[what as keyof typeof prices]) : t('adventure-cards', { count: 1 });

/**
 * What is counselled comes first, or is one of two ways: it is seen without scrolling, and why, unless that is what it does.
 * What would change nothing comes last, and says so. Whom she can send keeps his place.
 */
export function optionList(
  list: readonly Option[],
  act: (action: Action) => void,
  good: Good = new Map(),
  vain: ReadonlySet<Action> = new Set(),
  ways: readonly Action[] = [],
): TemplateResult {
  const first = new Set([...good.keys(), ...ways]);
  const rank = ({ action, guard }: Option) =>
    guard === undefined ? Number(first.has(action)) - Number(vain.has(action)) : 0;
  const sorted = list.toSorted((one, other) => rank(other) - rank(one));
  return html`<ul class="options">
    ${sorted.map(({ action, picture, name, price, about, guard }) => {
      const closed = guard === 'chosen' || guard === 'strong';
      const isGood = good.has(action);
      const reason = good.get(action);
      const why = about && typeof about === 'string' && reason?.includes(about) ? '' : reason;
      return html`<li>
        <button class="option ${isGood ? 'option--good' : ways.includes(action) ? 'option--way' : ''}" aria-pressed=${guard ? `${guard === 'chosen'}` : nothing} aria-disabled=${closed ? 'true' : nothing}
          data-sign=${closed ? t('mr-guard', { guard }) : nothing} @click=${() => !closed && act(action)}>
          <span class="option__picture">${picture}${guard === 'chosen' ? icon('check') : nothing}</span>
          <span class="option__words"><b>${name}</b>${price ? html`<b class="option__price">${price}.</b>` : nothing}${why ? html`<small class="option__good">${why}</small>` : nothing}${vain.has(action) ? html`<small class="option__vain">${t('mr-vain')}</small>` : nothing}${about ? html`<small>${about}</small>` : nothing}</span>
        </button>
      </li>`;
    })}
  </ul>`;
}

/** The dice of a guard, or null. */
function guardOf(token: QuestToken): TemplateResult | null {
  const dice = forceOf(token);
  return dice === null ? null : force(dice);
}
