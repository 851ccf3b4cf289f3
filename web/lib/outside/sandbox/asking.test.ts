import { expect, test, vi } from 'vitest';
import { Asking } from './asking';
import type { FromFrame } from './words';

test('what was said too late is no answer to what is asked since', async () => {
  const port = {
    onmessage: null as ((event: MessageEvent<FromFrame>) => void) | null,
    postMessage: vi.fn(),
  };
  const say = (number: number, said: string) =>
    port.onmessage?.(new MessageEvent('message', { data: { number, said } }));
  const asking = new Asking(port);
  const told = vi.fn();
  void asking.ask((number) => ({ type: 'ask', number, packed: 'hangs' })).then(told);
  asking.end();
  say(1, 'late');
  const asked = asking.ask((number) => ({ type: 'ask', number, packed: 'question' }));
  expect(port.postMessage.mock.calls.map(([{ type, number }]) => [type, number])).toEqual([
    ['ask', 1],
    ['end', undefined],
    ['ask', 2],
  ]);
  say(1, 'later still');
  say(2, 'answer');
  expect(await asked).toBe('answer');
  expect(told).not.toHaveBeenCalled();
});
