import { describe, expect, it } from 'vitest';
import type { Frame, Legal } from '../../../generated/musketiere';
import {
  actionOf,
  isAsChosen,
  lastCard,
  needsSource,
  nothingPicked,
  onlyAnswer,
  ownPlaces,
  passes,
  prepicked,
  rowAfter,
  sensiblePlace,
  takenFrom,
  touchCard,
} from './choice';

const pay: Legal = { type: 'choose_pay', pick: 3, cards: ['9/3', '0/1', '5/2', '7/0'] };
const play: Legal = {
  actions: [
    { type: 'play_card', card: '7/3' },
    { type: 'play_card', card: '2/0' },
  ],
};
/** MU-E8: no gem in the centre, two own places, two stones of others. */
const rob: Legal = {
  actions: [1, 2].flatMap((place) => [
    { type: 'take_gem' as const, place, source: [1, 1] as [number, number] },
    { type: 'take_gem' as const, place, source: [2, 2] as [number, number] },
  ]),
};

it('is as it was when a card has been chosen and put back', () => {
  const chosen = touchCard(prepicked(play), '7/3', play);
  expect(isAsChosen(chosen, prepicked(play))).toBe(false);
  expect(isAsChosen(touchCard(chosen, '7/3', play), prepicked(play))).toBe(true);
  const robbing = { ...prepicked(rob), source: [1, 1] as const };
  expect(isAsChosen(robbing, { ...robbing, source: [1, 1] })).toBe(true);
  expect(isAsChosen(robbing, { ...robbing, source: [2, 2] })).toBe(false);
  expect(isAsChosen({ ...robbing, place: 1 }, robbing)).toBe(false);
});

describe('the pay', () => {
  it('keeps the order of picking (MU-3.5)', () => {
    const picks = ['5/2', '9/3', '0/1'].reduce((so, card) => touchCard(so, card, pay), nothingPicked);
    expect(actionOf(picks, pay)).toEqual({ type: 'choose_pay', cards: ['5/2', '9/3', '0/1'] });
  });

  it('is not complete with two cards, and a touched card goes back', () => {
    const two = ['5/2', '9/3'].reduce((so, card) => touchCard(so, card, pay), nothingPicked);
    expect(actionOf(two, pay)).toBeNull();
    expect(touchCard(two, '5/2', pay).cards).toEqual(['9/3']);
  });

  it('lets a fourth card take the place of the third', () => {
    const picks = ['5/2', '9/3', '0/1', '7/0'].reduce((so, card) => touchCard(so, card, pay), nothingPicked);
    expect(picks.cards).toEqual(['5/2', '9/3', '7/0']);
    expect(picks.ousted, 'which is told').toBe('0/1');
    expect(touchCard(picks, '7/0', pay).ousted, 'until the next touch').toBeUndefined();
  });
});

it('one card is raised at a time', () => {
  const raised = touchCard(touchCard(nothingPicked, '7/3', play), '2/0', play);
  expect(raised.cards).toEqual(['2/0']);
  expect(actionOf(raised, play)).toEqual({ type: 'play_card', card: '2/0' });
});

describe('a stone from another player (MU-5.5)', () => {
  it('needs a place and a source', () => {
    expect([...ownPlaces(rob).keys()]).toEqual([1, 2]);
    expect(takenFrom(rob)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const placed = { ...nothingPicked, place: 2 };
    expect(needsSource(placed, rob)).toBe(true);
    expect(actionOf(placed, rob)).toBeNull();
    expect(actionOf({ ...placed, source: [2, 2] }, rob)).toEqual({
      type: 'take_gem',
      place: 2,
      source: [2, 2],
    });
  });

  it('is not asked for when the place frees a prisoner', () => {
    const or: Legal = { actions: [...(rob.actions ?? []), { type: 'free_prison', place: 0 }] };
    const freed = { ...nothingPicked, place: 0 };
    expect(needsSource(freed, or)).toBe(false);
    expect(actionOf(freed, or)).toEqual({ type: 'free_prison', place: 0 });
    expect(rowAfter(freed, or, 'P--')).toBe('---');
  });
});

describe('a single legal action', () => {
  const stone: Legal = { actions: [{ type: 'take_prison', place: 2, source: [1, 2] }] };
  const card: Legal = { actions: [{ type: 'play_card', card: '9/1' }] };

  it('is not asked for; the last card waits for the press', () => {
    expect(onlyAnswer(stone)).toEqual(stone.actions[0]);
    expect(onlyAnswer(card)).toBeNull();
    expect(onlyAnswer({ actions: [...stone.actions, ...stone.actions] })).toBeNull();
    expect(onlyAnswer(null)).toBeNull();
  });

  it.each([stone, card])('is ready where it is shown', (only) => {
    expect(actionOf(prepicked(only), only)).toEqual(only.actions?.[0]);
  });

  it('of the last card there is nothing to take back', () => {
    expect(lastCard(card)).toEqual(card.actions[0]);
    for (const legal of [play, stone, pay, null]) expect(lastCard(legal)).toBeNull();
  });

  it('the last card plays itself, but to whoever learns or is asked a problem', () => {
    const asked = (more: Partial<Frame>) =>
      passes({ legal: card, lesson: null, problem: null, ...more } as Frame);
    expect(asked({})).toEqual(card.actions[0]);
    expect(asked({ lesson: 'first' })).toBeNull();
    expect(asked({ problem: 'any' } as unknown as Partial<Frame>)).toBeNull();
    for (const legal of [play, stone, pay]) expect(asked({ legal })).toBeNull();
  });

  it('the last card is not put back: there is no other', () => {
    expect(touchCard(prepicked(card), '9/1', card).cards).toEqual(['9/1']);
  });
});

it('a prison goes first to the cheapest card, a gem to the dearest, as far as they are free', () => {
  const view = { pay: ['9/1', '9/2', '0/4'] } as Frame['view'];
  const on = (type: 'take_gem' | 'take_prison', places: number[]) => ({
    legal: { actions: places.map((place) => ({ type, place, source: 'centre' as const })) },
    view,
  });
  expect(sensiblePlace(on('take_prison', [0, 1, 2]))).toBe(2);
  expect(sensiblePlace(on('take_prison', [0, 1]))).toBe(0);
  expect(sensiblePlace(on('take_gem', [1, 2]))).toBe(1);
  expect(sensiblePlace({ legal: play, view })).toBeNull();
});
