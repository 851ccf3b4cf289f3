import { expect, it } from 'vitest';
import type { View } from '../../../../generated/mousquetaires_du_roy';
import asked from '../testdata/asked.json';
import { isFinal, isFollowed } from './choice';

const view = asked.find((one) => one.view.asking === 'action')?.view as View;

it('who is followed by another of the same player’s can take back that he has ended his go', () => {
  const followed = (due: readonly boolean[], owners: readonly number[]) =>
    isFollowed({
      ...view,
      active: 0,
      musketeers: due.map((one, who) => ({
        ...(view.musketeers[0] as View['musketeers'][number]),
        due: one,
        owner: owners[who] ?? 0,
      })),
    });
  expect(followed([true, true, false], [0, 0, 0])).toBe(true);
  expect(followed([true, false, false], [0, 0, 0]), 'then the night falls').toBe(false);
  expect(followed([false, true, true], [0, 0, 1]), 'a friend may be quicker').toBe(false);
});

it('MR-12.13, MR-19.2: what closes a place and what reveals Milady is final, what leads to where she is known to be is not', () => {
  const seen = (seen_at: View['milady']['seen_at']): View => ({
    ...view,
    milady: { ...view.milady, seen_at },
  });
  expect(isFinal({ type: 'close', what: 'paris' }, seen(null))).toBe(true);
  expect(isFinal({ type: 'move', what: 'richelieu' }, seen(null))).toBe(true);
  expect(isFinal({ type: 'move', what: 'richelieu' }, seen('richelieu'))).toBe(false);
  expect(isFinal({ type: 'ride', what: 'paris' }, seen(null))).toBe(false);
  expect(isFinal({ type: 'destination', what: 'richelieu' }, seen(null))).toBe(false);
});
