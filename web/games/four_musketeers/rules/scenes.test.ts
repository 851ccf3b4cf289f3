import { describe, expect, test } from 'vitest';
import { ambitions, fights, hits, last, type Position, setup, turned, villain } from './scenes';

describe.each(Object.entries(fights))('the fight of %s', (_, { strikes, blocked, loser }) => {
  const number = (card: string) => Number.parseInt(card, 10);

  test('blocks equal numbers (FM-5.4)', () => {
    const stands = strikes.map(({ card }, i) => {
      const equal = strikes.filter((other) => card && other.card && number(other.card) === number(card));
      return card === null || (equal.length % 2 === 1 && strikes[i] === equal[0]);
    });
    expect(blocked).toEqual(stands.map((stand) => !stand));
  });

  test('has the right loser (FM-5.5, 7.4, 8.5)', () => {
    const standing = strikes.filter(({ card }, i) => card && !blocked[i]);
    const lowest = [...standing].sort((a, b) => number(a.card ?? '') - number(b.card ?? ''))[0];
    expect(loser).toBe(lowest?.target ?? null);
  });

  test('strikes for everybody or for the neighbour (FM-5.3, 7.4)', () => {
    const seats = strikes.map(({ seat }) => seat);
    const targets = strikes.map(({ target }) => target);
    const next = [...seats.slice(1), seats[0]];
    expect([seats, next]).toContainEqual(targets);
  });
});

const cards = ({ stacks, line }: Position) => [...stacks.flatMap((stack) => stack.cards), ...line].sort();

describe.each(Object.entries(hits))('the hit of %s', (_, { before, after }) => {
  test('keeps every card (FM-22.3)', () => expect(cards(after)).toEqual(cards(before)));

  test('pops one lifeline of whoever gets the stone (FM-9.3, 10.1)', () => {
    const stack = (position: Position) =>
      position.stacks.find(({ who }) => who === after.stone)?.cards.join(' ') ?? '';
    expect(after.stone).not.toBe(before.stone);
    expect(after.line.slice(0, -1)).toEqual(before.line);
    expect(stack(before)).toBe(`${stack(after)} ${after.line.at(-1)}`);
  });
});

test('the set-up has all life cards of four Musketeers but their roles (FM-3.13, 3.14)', () => {
  const suits = ['S', 'H', 'D', 'C'];
  const all = suits.flatMap((suit) => ['A', 'K', 'Q', '2'].map((rank) => rank + suit));
  expect([...cards(setup), villain].sort()).toEqual([...all, 'JK'].sort());
  expect(setup.stacks.map((stack) => stack.cards.length)).toEqual([3, 3, 3, 3, 4]);
  expect(setup.stone).toBe('V');
});

test('a 2 gives one hit more than the joker (FM-10.7)', () => {
  expect(last.two.after).toHaveLength(3);
  expect(last.joker.after).toHaveLength(2);
});

test('a sword card is turned up (FM-1.2)', () => expect(turned.card).toMatch(/^([3-9]|10)[SHDC]$/));

test('each ambition wants its cards (FM-15.9 to 15.12)', () => {
  const wanted = Object.fromEntries(ambitions.map(({ role, cards: list }) => [role, [...list].sort()]));
  const suit = (letter: string) => ['2', 'A', 'K', 'Q'].map((rank) => rank + letter);
  expect(wanted).toEqual({ JD: suit('D'), JH: suit('H'), JS: ['2C', '2S'], JC: ['JK'] });
});
