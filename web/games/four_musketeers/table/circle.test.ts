import { expect, it } from 'vitest';
import { circle, circleFrom, ownSeat } from './circle';

const four = { seats: [0, 1, 2, 3], shadow: false };

it('goes clockwise from the starter, everybody for himself (FM-5.1, FM-5.3)', () => {
  expect(circleFrom(four, 2, null).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
  for (const { seat, target } of circleFrom(four, 2, null)) expect(target).toBe(seat);
});

it('goes the chosen way in a cyclical fight, everybody for the next (FM-E7, FM-E8)', () => {
  expect(circleFrom(four, 2, 'left')).toEqual([
    { seat: 2, target: 3 },
    { seat: 3, target: 0 },
    { seat: 0, target: 1 },
    { seat: 1, target: 2 },
  ]);
  expect(circleFrom(four, 2, 'right').map(({ seat, target }) => [seat, target])).toEqual([
    [2, 1],
    [1, 0],
    [0, 3],
    [3, 2],
  ]);
});

it('seats the Shadow Musketeer between the last seat and the first (FM-2.3, FM-E9)', () => {
  const three = { seats: [0, 1, 2], shadow: true };
  expect(circle(three, 1)).toEqual([1, 2, 'X', 0]);
  expect(circleFrom(three, 1, 'left').find(({ seat }) => seat === 'X')?.target).toBe(0);
});

it('finds the seat of a player who has servants as well (FM-2.9)', () => {
  const seats = [
    { owner: 0, kind: 'player' },
    { owner: 1, kind: 'player' },
    { owner: 0, kind: 'servant' },
    { owner: 1, kind: 'servant' },
  ];
  expect(ownSeat(seats, 1)).toBe(1);
  expect(ownSeat(seats, null)).toBeNull();
});
