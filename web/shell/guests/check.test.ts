/** What becomes of the check of a deal where the way to the host is cut as the match ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Guest } from '../../lib/guests/guest';
import { HostsEnd, stage } from '../../lib/guests/hosts-end.testing';
import type { FromGuest } from '../../lib/guests/words';
import type { EngineClient } from '../../worker/client';
import { checkDeal } from './check';

vi.stubGlobal('__BUILD__', 'test');
afterEach(() => localStorage.clear());

const update = {
  frame: { outcome: {}, viewer: null },
  story: { keep: 0, changed: [], inserted: [], events: [{ type: 'ended' }] },
};
const asked = (said: FromGuest | undefined) => (said && 'ask' in said ? said.ask : null);

let guest: Guest;
let checks: Promise<void>[];
const ask = vi.fn(async (_op: string, _body: object): Promise<object> => ({ fair: true, reason: null }));

/** Comes to the table, and hears that the match has ended. */
async function hearTheEnd(): Promise<HostsEnd> {
  const end = new HostsEnd();
  guest.enter(end);
  end.say({ host: { protocol: 1, build: 'test', room: 'room' } });
  end.say({ stage });
  const followed = guest.engine.ask('follow', { client: 'table', seats: [] });
  end.say({ answer: { to: 1, body: update } });
  await followed;
  return end;
}

/** Answers what the guest asks for as the match is over. */
function open(end: HostsEnd, body: (op: string) => object): void {
  const questions = end.heard.map(asked).filter((one) => one !== null);
  for (const { number, op } of questions.slice(1)) end.say({ answer: { to: number, body: body(op) } });
}

beforeEach(() => {
  ask.mockClear();
  checks = [];
  const agreement = { table: 'table', commitments: ['of-anna'], game: 'musketiere', options: {} };
  localStorage.setItem(
    'musketiere.seat',
    JSON.stringify({ room: 'room', token: 'token', agreement, checked: null }),
  );
  guest = new Guest('Bertrand');
  const engine = { ask } as unknown as EngineClient;
  guest.addEventListener('over', () => checks.push(checkDeal(guest, engine)));
});

test.each([
  ['the way is cut', (end: HostsEnd) => end.close()],
  [
    'the host leaves the table',
    (end: HostsEnd) => open(end, () => ({ error: { code: 'guests-host-away', params: {} } })),
  ],
])('where %s before the record is here, the deal is checked when the host is back', async (_, leave) => {
  leave(await hearTheEnd());
  await checks[0];
  expect(ask).not.toHaveBeenCalled();
  expect(guest.isOver).toBe(true); // what has been played can be looked at

  const end = await hearTheEnd();
  open(end, (op) => (op === 'record' ? { text: 'record', data: null } : { shares: ['of-anna'] }));
  await checks[1];
  expect(ask.mock.calls.map(([op]) => op)).toEqual(['verify', 'import']);

  const polled = guest.engine.ask('poll', { client: 'table' });
  end.say({ answer: { to: 4, body: update } });
  await polled;
  expect(checks).toHaveLength(2); // and once only
});
