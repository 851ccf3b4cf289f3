/** The hand of a Musketeer: its cards, and what they can be touched for. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Action,
  Adventure,
  Legal,
  Musketeer,
  Power,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import '../../../../lib/table/hand';
import { adventure, hero } from '../../art';
import { adventureAbout, adventureName, adventureTag } from '../../words';
import type { Good } from '../counsel/gold';
import { find } from '../scene/choice';
import { heroOf, type People } from '../scene/people';

interface Held {
  readonly view: View;
  readonly people: People;
  readonly who: Musketeer | null;
  readonly legal: Legal | null;
  /** What is counselled. */
  readonly good: Good;
  /** What has been touched, and is looked at before it is done. */
  readonly weighed: Action | null;
  readonly act: (action: Action | null) => void;
}

/** Whose cards are in play: a prisoner fights the gaoler when it is nobody's turn. */
export const actingIn = ({ active, duel }: View): Musketeer | null => duel?.musketeer ?? active;

export function hand({
  view,
  people,
  who,
  legal,
  good,
  weighed,
  act,
}: Held): TemplateResult | typeof nothing {
  const one = who === null ? undefined : view.musketeers[who];
  if (!one?.hand || who === null) return nothing;
  const cards = apart(one.hand);
  const away = new Set(apart(putDown(who, view)));
  const use = (card: string) =>
    who === actingIn(view) && !away.has(card) ? useOf(kindOf(card), legal) : null;
  const raised = weighed === null ? undefined : cards.find((card) => use(card) === weighed);
  const idle = cards.filter((card) => use(card) === null);
  const golden = cards.flatMap((card) => {
    const action = use(card);
    const why = action && good.get(action);
    return why ? [[card, why] as const] : [];
  });
  const whose = t('mr-hand-of', { name: heroOf(people, who) });
  return html`<p class="held__whose ${actingIn(view) === null || actingIn(view) === who ? '' : 'held__whose--other'}" aria-hidden="true">${hero(one.hero)} ${whose}</p>
    <mk-hand .look=${look(one.power)} .named=${true} .label=${whose} .cards=${cards}
    .picked=${raised === undefined ? [] : [raised]} .open=${idle.length < cards.length} .idle=${new Set(idle)} .several=${true} .away=${away} .good=${new Map(golden)}
    @mk-touch=${(event: CustomEvent<string>) => act(use(event.detail))}></mk-hand>`;
}

/** Cards of one kind are alike; in a hand each has a name of its own: `combat`, `combat~2`. */
const kindOf = (card: string) => card.split('~')[0] as Adventure;
const apart = (cards: readonly Adventure[]): string[] =>
  cards.map((card, at) => {
    const number = cards.slice(0, at + 1).filter((other) => other === card).length;
    return number === 1 ? card : `${card}~${number}`;
  });
/** `power`: of whoever holds them. */
const look = (power: Power) => ({
  face: (card: string, raised: boolean) => adventure(kindOf(card), ...(raised ? ['chosen' as const] : [])),
  name: (card: string) => adventureName(kindOf(card)),
  tag: (card: string) => adventureTag(kindOf(card)),
  about: (card: string) => `${adventureName(kindOf(card))}: ${adventureAbout(kindOf(card), power)}`,
});

/** What a card can be touched for, the most particular first. */
const TOUCHES = ['card', 'commit', 'pay_card', 'give', 'reinforce', 'character'] as const;
const useOf = (card: Adventure, legal: Legal | null): Action | null =>
  TOUCHES.map((type) => find(legal, type, card)).find((action) => action !== null) ?? null;

/** What he has put down so far: it leaves a gap, and the others keep their places. */
function putDown(who: Musketeer, { asking, active, cards, duel, offer }: View): readonly Adventure[] {
  if (offer?.partner === who) return offer.taken;
  if (asking === 'commit') return duel?.musketeer === who ? duel.committed : [];
  if (active !== who) return [];
  return asking === 'cards' ? cards : (offer?.given ?? []);
}
