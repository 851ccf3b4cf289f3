import { expect, test, vi } from 'vitest';
import { type EngineClient, EngineError } from '../../worker/client';
import { takeData } from './lent-data';

const agreed = { game: 'musketiere', options: { players: 3, edition: 'own' } };
const lend = async (data: unknown) => {
  const ask = vi.fn(() => Promise.reject(new EngineError({ code: 'bad-request', params: {} })));
  await takeData({ ask } as unknown as EngineClient, agreed, data);
  return ask.mock.calls;
};

test('a data file that is refused does not keep its match from being looked through', async () => {
  expect(await lend('file')).toEqual([['data', { game: 'musketiere', text: 'file', meant: ['3', 'own'] }]]);
});

test.each([[null], [undefined], [7], [{ length: 4 }], ['x'.repeat(100_001)]])(
  'what is no data file is not handed on',
  async (data) => {
    expect(await lend(data)).toEqual([]);
  },
);
