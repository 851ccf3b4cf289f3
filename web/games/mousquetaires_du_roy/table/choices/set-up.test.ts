/** Milady may leave her set-up to the counsel, with one press. */
import { expect, it } from 'vitest';
import type { Frame, View } from '../../../../generated/mousquetaires_du_roy';
import asked from '../testdata/asked.json';
import { asHinted } from './counsel';
import { laid, offered } from './set-up';

const frames = asked as unknown as Frame[];
const at = (asking: View['asking']) => ({
  ...(frames.find(({ view }) => view.asking === asking && view.turn === 0) as Frame),
  problem: null,
});
/** Every square of the inn has its token. */
const full = {
  ...at('lay'),
  legal: { actions: [{ type: 'done' }], counsel: at('lay').legal?.counsel },
} as unknown as Frame;
const first = () => 0;

it('before the first turn all is offered to her as advised, and tokens by chance, too', () => {
  expect(offered(at('lay'), 'on')).toEqual(['chance', 'advised']);
  for (const asking of ['man', 'ambush'] as const) expect(offered(at(asking), 'on')).toEqual(['advised']);
  const later = { ...at('man'), view: { ...at('man').view, turn: 1 } };
  expect([offered(later, 'on'), laid('advised', later, first)], 'a turn is hers').toEqual([[], null]);
});

it('who wants no hints is offered chance alone, at whatever she is asked', () => {
  const seen = [at('lay'), full, at('man'), at('ambush')].map((frame) =>
    offered(asHinted(frame, 'off'), 'off'),
  );
  expect(seen).toEqual([['chance'], [], [], []]);
  expect(offered(full, 'on'), 'a full inn').toEqual(['advised']);
});

it('her tokens are laid by chance, which nobody foresees, and the rest as it is counselled', () => {
  const { legal } = at('lay');
  expect(laid('chance', at('lay'), first)).toBe(legal?.actions.filter(({ type }) => type === 'lay_token')[0]);
  for (const asking of ['man', 'ambush'] as const) {
    const { legal: now } = at(asking);
    expect(laid('advised', at(asking), first)).toBe(now?.actions[now.counsel.best ?? -1]);
    expect(laid('chance', at(asking), first)).toBeNull();
  }
});

it('the whole inn can be looked at before it is done, but not where all is left to the counsel', () => {
  expect([laid('chance', full, first), laid('advised', full, first)]).toEqual([null, { type: 'done' }]);
  expect(laid(null, full, first)).toBeNull();
});
