/** A host, where what guests ask for meets with something else. */
import { expect, test, vi } from 'vitest';
import type { EngineClient } from '../../worker/client';
import { EngineError } from '../../worker/client';
import type { Game } from '../game';
import { Host } from './host';
import type { Link, LinkState } from './link';
import { type FromGuest, type FromHost, PROTOCOL } from './words';

vi.stubGlobal('__BUILD__', 'test');

class GuestsEnd implements Link {
  state: LinkState = 'open';
  onmessage: ((text: string) => void) | null = null;
  onstate: ((state: LinkState) => void) | null = null;
  readonly told: FromHost[] = [];
  send(text: string): void {
    this.told.push(JSON.parse(text));
  }
  close(): void {
    this.state = 'closed';
    this.onstate?.('closed');
  }
  say(message: FromGuest): void {
    this.onmessage?.(JSON.stringify(message));
  }
}

const ask = vi.fn(async (_op: string, _body: object): Promise<object> => ({}));
const room = {
  match: 'match',
  room: 'room',
  table: 'table',
  game: 'musketiere',
  options: {},
  seats: [
    { name: 'Anna', usual: 'Anna', controller: 'host' },
    { name: 'Bertrand', usual: 'Bertrand', controller: 'guest' },
  ],
  lent: [],
  guests: [{ token: 'token', name: 'Bertrand', seat: 1 }],
} as const;

function hosted(): Host {
  ask.mockReset();
  ask.mockResolvedValue({});
  const host = Host.back({ ask } as unknown as EngineClient, { id: 'musketiere' } as Game, room);
  host.laid(true);
  return host;
}

function arrive(host: Host): GuestsEnd {
  const end = new GuestsEnd();
  host.welcome(end);
  end.say({ guest: { protocol: PROTOCOL, build: 'test', token: 'token', name: 'Bertrand' } });
  return end;
}

test('where another tab of his has played on, the host hears of it too', async () => {
  const host = hosted();
  const behind = vi.fn();
  host.addEventListener('behind', behind);
  const end = arrive(host);
  end.say({ ask: { number: 1, op: 'follow', body: { seats: [] } } });
  await vi.waitFor(() => expect(end.told.at(-1)).toEqual({ answer: { to: 1, body: {} } }));
  expect(behind).not.toHaveBeenCalled();
  ask.mockRejectedValue(new EngineError({ code: 'storage-conflict', params: {} }));
  end.say({ ask: { number: 2, op: 'act', body: { seat: 1, action: {} } } });
  await vi.waitFor(() => expect(behind).toHaveBeenCalledOnce());
  const error = { code: 'guests-host-behind', params: {} }; // no tab of the guest's
  expect(end.told.at(-1)).toEqual({ answer: { to: 2, body: { error } } });
});

test('whoever comes back while his seat is being lent has it again', async () => {
  const host = hosted();
  let lent = () => {};
  ask.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        lent = () => resolve({});
      }),
  );
  const lending = host.lend(1);
  arrive(host);
  lent();
  await lending;
  expect(ask.mock.calls.filter(([op]) => op === 'lend').map(([, body]) => body)).toEqual([
    { seat: 1, player: expect.any(String) },
    { seat: 1, player: null },
  ]);
  expect(host.stage.places[1]).toMatchObject({ here: true, lent: false });
});

test('what is nested so deep that no worker would hear it does not reach the engine', async () => {
  const host = hosted();
  const end = arrive(host);
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const act = (number: number, action: string) =>
    end.onmessage?.(`{"ask":{"number":${number},"op":"act","body":{"seat":1,"action":${action}}}}`);
  end.say({ ask: { number: 1, op: 'follow', body: { seats: [] } } });
  act(2, nested(20));
  await vi.waitFor(() => expect(end.told.at(-1)).toEqual({ answer: { to: 2, body: {} } }));
  act(3, nested(2000));
  expect(end.state).toBe('closed');
  expect(ask.mock.calls.map(([op]) => op)).toEqual(['follow', 'act']);
});
