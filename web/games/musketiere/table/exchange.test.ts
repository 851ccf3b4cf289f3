/** The same deal once more, hands exchanged: with whom, where, and what is said of it in the end. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import '../messages';
import type { Frame } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { exchange, exchanged } from './exchange';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'musketiere', 'table-musketiere');
});
beforeEach(() => sessionStorage.clear());

/** A match over, by what each made of it; whoever looks sits at the first seat. */
function over(totals: readonly number[], more: object = {}, game = 1): Frame {
  const order = [...totals.keys()].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const ranking = order.map((seat, at) => ({ seat, rank: at + 1, total: totals[seat] }));
  const controllers = totals.map((_, seat) => (seat === 0 ? 'human' : 'novice'));
  const outcome = { winners: order.slice(0, 1), ranking };
  return {
    controllers,
    lesson: null,
    practice: false,
    outcome,
    view: { totals, game },
    ...more,
  } as unknown as Frame;
}
const roster = { names: ['Anne', 'Aramis', 'Porthos'], viewer: 0 };
const withWhom = (frame: Frame, viewer: number | null = 0) => exchange(frame, { ...roster, viewer })?.seat;

it('who has lost plays the hand of who won, who has won that of who came last', () => {
  expect(withWhom(over([20, 25, 48]))).toBe(2);
  expect(withWhom(over([50, 25, 48]))).toBe(1);
  expect(exchange(over([20, 25, 48]), roster)?.label).toBe(t('end-exchange', { name: 'Porthos' }));
  expect(exchange(over([20, 25, 48]), roster)?.about).toContain('easier there');
  expect(exchange(over([50, 25, 48]), roster)?.about).toContain('would you win there, too?');
});

it('not where nobody alone of the people plays, nor in a lesson, in practice, nor against players of visitors', () => {
  expect(withWhom(over([20, 25, 48]), null)).toBeUndefined();
  expect(withWhom(over([20, 25, 48], { controllers: ['human', 'human', 'novice'] }))).toBeUndefined();
  expect(withWhom(over([20, 25, 48], { controllers: ['human', 'external', 'novice'] }))).toBeUndefined();
  expect(withWhom(over([20, 25, 48], { lesson: 'first' }))).toBeUndefined();
  expect(
    withWhom(over([20, 25, 48], { practice: true })),
    'it may not have begun with the deal',
  ).toBeUndefined();
});

it('in the end it says what the two of them made of both hands, where as many games were played', () => {
  const then = exchange(over([20, 25, 48]), roster);
  then?.begun('again');
  const now = { names: ['Porthos', 'Aramis', 'Anne'], viewer: 2 };
  expect(exchanged('again', over([30, 11, 62]), now)).toBe(
    t('end-exchanged', { name: 'Porthos', own: 20, now: 62, sum: 82, theirs: 48, after: 30, theirSum: 78 }),
  );
  expect(exchanged('other', over([30, 11, 62]), now)).toBeNull();
  expect(exchanged('again', over([30, 11, 62], {}, 2), now)).toBeNull();
});
