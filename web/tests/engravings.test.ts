import { svg } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engrave } from '../lib/art/engravings';

const symbol = (id: string) => svg`<symbol id=${id}></symbol>`;
const drawn = () => [...document.querySelectorAll('.mk-engravings symbol')].map(({ id }) => id);

beforeEach(() => document.querySelector('.mk-engravings')?.remove());
afterEach(() => vi.restoreAllMocks());

test('what several games are drawn with is put into the page once', async () => {
  const [hat, ducat] = [symbol('hat'), symbol('ducat')];
  const rapier = () => symbol('rapier');
  await engrave([hat, [rapier, [ducat, rapier]]]);
  await engrave([ducat, hat]);
  expect(drawn()).toEqual(['hat', 'rapier', 'ducat']);
});

test('the page answers between drawings that take long', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 5;
    return now;
  });
  const all = engrave(['one', 'two', 'three', 'four', 'five'].map(symbol));
  const seen = new Set<number>();
  const look = setInterval(() => seen.add(drawn().length));
  await all;
  clearInterval(look);
  expect([...seen].some((count) => count > 0 && count < 5)).toBe(true);
  expect(drawn().length).toBe(5);
});
