import { describe, expect, test } from 'vitest';
import { type Scene, type Stones, scenes } from './scenes';

const all: [string, Scene][] = Object.entries(scenes);
const strength = (card: string) => {
  const [value = 0, swords = 0] = card.split('/').map(Number);
  return value * 10 + swords;
};
const count = ({ rows, centre }: Stones) => ({
  gems: centre.gems + rows.join('').replace(/[^G]/g, '').length,
  prisons: centre.prisons + rows.join('').replace(/[^P]/g, '').length,
});

describe.each(all.filter(([, { duel }]) => duel))('the duel of %s', (_, { duel }) => {
  const { guard, cards, sum, won, seat, aside } = duel as NonNullable<Scene['duel']>;
  const counting = cards.map((_card, i) => i).filter((i) => i !== aside);

  test('adds up (MU-4.5, 4.6, 7.2)', () => {
    const values = counting.map((i) => Math.floor(strength(cards[i] ?? '') / 10));
    const total = values.reduce((a, b) => a + b);
    expect(sum).toBe(`${values.join(' + ')} = ${total}`);
    expect(won).toBe(total >= guard);
  });

  test('names the right player (MU-4.7, 4.8)', () => {
    const order = [...counting].sort((a, b) => strength(cards[a] ?? '') - strength(cards[b] ?? ''));
    expect(seat).toBe(won ? order.at(-1) : order[0]);
  });
});

test.each(all.filter(([, { after }]) => after))(
  'no stone is lost or found in %s (MU-14.5)',
  (_, { before, after = [] }) => {
    const wanted = before ? count(before) : { gems: 3, prisons: 3 };
    expect(wanted).toEqual({ gems: 3, prisons: 3 });
    for (const stones of after) expect(count(stones)).toEqual(wanted);
  },
);

test.each(all.filter(([, { pay }]) => pay))('the ducats of %s are right (MU-8.4)', (_, { pay }) => {
  const { cards, row, points } = pay as NonNullable<Scene['pay']>;
  const times = { G: 2, P: 0, '-': 1 } as Record<string, number>;
  expect(points).toEqual(
    cards.map((card, i) => Math.floor(strength(card) / 10) * (times[row[i] ?? ''] ?? 0)),
  );
});
