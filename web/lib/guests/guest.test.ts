/** A guest, where things happen in another order than one thinks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Guest } from './guest';
import { HostsEnd } from './hosts-end.testing';
import { type Reply, reply } from './peer';
import type { Stage } from './words';

vi.stubGlobal('__BUILD__', 'test');

/** Answers that are being made. */
const making: {
  readonly code: string;
  readonly made: () => void;
  readonly closed: ReturnType<typeof vi.fn>;
}[] = [];

vi.mock('./peer', () => ({ reply: vi.fn() }));
beforeEach(() => {
  making.length = 0;
  vi.mocked(reply).mockImplementation(
    (code) =>
      new Promise((resolve) => {
        const closed = vi.fn();
        const answer: Reply = { code, oncode: null, link: new Promise(() => {}), close: closed };
        making.push({ code, made: () => resolve(answer), closed });
      }),
  );
});
afterEach(() => localStorage.clear());

test('of two invitations the one that was read last is answered, whichever answer is made first', async () => {
  const guest = new Guest('Anna');
  const both = [guest.answer('first'), guest.answer('second')];
  making[1]?.made();
  making[0]?.made();
  await Promise.all(both);
  expect(guest.code).toBe('second');
  expect(making.map(({ closed }) => closed.mock.calls.length)).toEqual([1, 0]);
});

test('whoever leaves while an answer is being made gives none', async () => {
  const guest = new Guest('Anna');
  const answering = guest.answer('first');
  guest.leave();
  making[0]?.made();
  await answering;
  expect(guest.code).toBeNull();
  expect(making[0]?.closed).toHaveBeenCalledOnce();
});

const stage: Stage = {
  game: 'musketiere',
  options: {},
  places: [],
  seating: null,
  onlookers: 0,
  table: null,
  laid: false,
};

function met(guest: Guest): HostsEnd {
  const end = new HostsEnd();
  guest.enter(end);
  end.say({ host: { protocol: 1, build: 'test', room: 'room' } });
  return end;
}

test('a deal that came to nothing before the way was cut is not held against the one that was made without this device', async () => {
  const guest = new Guest('Anna');
  const end = met(guest);
  end.say({ stage });
  end.say({ deal: { table: 'first' } });
  await vi.waitFor(() => expect(end.heard.at(-1)).toHaveProperty('commitment'));
  const { commitment } = end.heard.at(-1) as { commitment: string };
  end.say({ committed: { table: 'first', commitments: ['of-the-host', commitment] } });
  expect(end.heard.at(-1)).toHaveProperty('share');
  expect(guest.agreement).toMatchObject({ table: 'first' });
  end.close();
  met(guest).say({ stage: { ...stage, table: 'second', laid: true } });
  expect(guest.agreement).toBeNull();
});

test('where the end of one match is told after the next has begun, the end of that one is told too', async () => {
  const guest = new Guest('Anna');
  const over = vi.fn();
  guest.addEventListener('over', () => over(guest.stage?.table));
  const end = met(guest);
  const ended = { type: 'ended' };
  async function follow(number: number, keep: number): Promise<void> {
    const story = { keep, changed: [], inserted: [], events: keep === 0 ? [ended] : [] };
    const asked = guest.engine.ask('poll', { client: 'guest' });
    end.say({ answer: { to: number, body: { frame: { outcome: {}, viewer: null }, story } } });
    await asked;
  }
  end.say({ stage: { ...stage, table: 'first', laid: true } });
  await follow(1, 0);
  end.say({ begun: true });
  await follow(2, 1);
  end.say({ stage: { ...stage, table: 'second', laid: true } });
  await follow(3, 0);
  expect(guest.story).toEqual([ended]);
  expect(over.mock.calls).toEqual([['first'], ['second']]);
});

test('cards that are dealt until the host likes them are noticed, whatever he tells of the match before meanwhile', async () => {
  const guest = new Guest('Anna');
  const redealt = vi.fn();
  guest.addEventListener('redealt', redealt);
  const end = met(guest);
  let asked = 0;
  const tell = async () => {
    const told = guest.engine.ask('poll', { client: 'table' });
    const story = { keep: 0, changed: [], inserted: [], events: [] };
    end.say({ answer: { to: ++asked, body: { frame: { outcome: null, viewer: null }, story } } });
    await told;
  };
  const deal = async (table: string) => {
    end.say({ deal: { table } });
    await vi.waitFor(() => expect(end.heard.at(-1)).toHaveProperty('commitment'));
    const { commitment } = end.heard.at(-1) as { commitment: string };
    end.say({ committed: { table, commitments: [commitment] } });
    expect(end.heard.at(-1)).toHaveProperty('share');
  };
  end.say({ stage: { ...stage, table: 'first', laid: true } });
  await deal('second');
  await tell();
  expect(redealt).not.toHaveBeenCalled();
  await deal('third');
  expect(redealt).toHaveBeenCalledOnce();

  // Once its cards have been seen, the next match may be dealt.
  end.say({ begun: true });
  await tell();
  await deal('fourth');
  expect(redealt).toHaveBeenCalledOnce();
});
