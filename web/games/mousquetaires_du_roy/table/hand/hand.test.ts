import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import type { Action, Adventure, View } from '../../../../generated/mousquetaires_du_roy';
import type { People } from '../scene/people';
import asked from '../testdata/asked.json';
import { silent } from '../testing';
import { hand } from './hand';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const recorded = asked.find(({ view }) => view.asking === 'action' && view.side === 'team')?.view as View;

/** The first Musketeer is on turn and holds these cards. */
const holding = (held: Adventure[], change: Partial<View> = {}): View => ({
  ...recorded,
  duel: null,
  active: 0,
  musketeers: recorded.musketeers.map((one, who) => (who === 0 ? { ...one, hand: held } : one)),
  ...change,
});

type Drawn = HTMLElement & {
  cards: string[];
  away: ReadonlySet<string>;
  idle: ReadonlySet<string>;
  good: ReadonlyMap<string, string>;
  picked: readonly string[];
  open: boolean;
};
function drawn(
  view: View,
  actions: Action[],
  who = 0,
  good: Action[] = [],
  weighed: Action | null = null,
): { cards: Drawn; acts: (Action | null)[] } {
  const place = document.createElement('div');
  const acts: (Action | null)[] = [];
  const people: People = { roster: { names: [], viewer: 0 }, view };
  render(
    hand({
      view,
      people,
      who,
      legal: { actions, counsel: silent },
      good: new Map(good.map((action) => [action, 'It helps.'])),
      weighed,
      act: (action) => acts.push(action),
    }),
    place,
  );
  return { cards: place.querySelector<Drawn & Element>('mk-hand') as Drawn, acts };
}
const touch = (cards: Drawn, card: string) =>
  cards.dispatchEvent(new CustomEvent('mk-touch', { detail: card }));

describe('a hand', () => {
  it('keeps cards of one kind apart, and any of them gives the same', () => {
    const action: Action = { type: 'card', what: 'combat' };
    const { cards, acts } = drawn(holding(['combat', 'kitty', 'combat']), [action]);
    expect(cards.cards).toEqual(['combat', 'kitty', 'combat~2']);
    expect([...cards.idle]).toEqual(['kitty']);
    touch(cards, 'combat~2');
    expect(acts).toEqual([action]);
  });

  it('gives the most particular thing that a card can be touched for', () => {
    const play: Action = { type: 'character', what: 'kitty' };
    const pay: Action = { type: 'pay_card', what: 'kitty' };
    const { cards, acts } = drawn(holding(['kitty']), [play, pay]);
    touch(cards, 'kitty');
    expect(acts).toEqual([pay]);
  });

  it('raises the one that is looked at, and gives it again at a second touch', () => {
    const play: Action = { type: 'character', what: 'kitty' };
    const held = holding(['combat', 'kitty']);
    expect(drawn(held, [play]).cards.picked).toEqual([]);
    const { cards, acts } = drawn(held, [play], 0, [], play);
    expect(cards.picked).toEqual(['kitty']);
    touch(cards, 'kitty');
    expect(acts).toEqual([play]);
  });

  it('shows which of them make sense', () => {
    const give: Action[] = [
      { type: 'give', what: 'combat' },
      { type: 'give', what: 'kitty' },
    ];
    const held = holding(['combat', 'kitty', 'combat']);
    expect([...drawn(held, give).cards.good.keys()]).toEqual([]);
    expect([...drawn(held, give, 0, give.slice(0, 1)).cards.good.keys()]).toEqual(['combat', 'combat~2']);
  });

  it('can only be touched where its cards are in play', () => {
    const { cards } = drawn(holding(['kitty'], { active: 1 }), [{ type: 'card', what: 'kitty' }]);
    expect(cards.open).toBe(false);
    expect([...cards.idle]).toEqual(['kitty']);
  });

  it('keeps a gap for what has been put down of it, which gives no other', () => {
    const view = holding(['combat', 'combat', 'kitty'], { asking: 'cards', cards: ['combat'] });
    const action: Action = { type: 'card', what: 'combat' };
    const { cards, acts } = drawn(view, [action]);
    expect(cards.cards).toEqual(['combat', 'combat~2', 'kitty']);
    expect([...cards.away]).toEqual(['combat']);
    expect([...cards.idle]).toEqual(['combat', 'kitty']);
    touch(cards, 'combat~2');
    expect(acts).toEqual([action]);
  });

  it('is not there for who may not see it', () => {
    const hidden = { ...recorded, musketeers: recorded.musketeers.map((one) => ({ ...one, hand: null })) };
    expect(drawn(hidden, []).cards).toBeNull();
  });
});
