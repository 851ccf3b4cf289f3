/** The way in to a table of several devices, whatever becomes of one invitation. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Entrance } from './entrance';
import type { Link } from './link';
import { invite, type Meeting } from './peer';
import { asServer, nameServers } from './servers';

interface Made extends Meeting {
  readonly meet: (link: Link) => void;
  readonly miss: (error: Error) => void;
  readonly accept: ReturnType<typeof vi.fn<Meeting['accept']>>;
}
const made: Made[] = [];
let preparing = Promise.resolve();

vi.mock('./peer', () => ({
  invite: vi.fn(async (): Promise<Made> => {
    await preparing;
    let [meet, miss]: [Made['meet'], Made['miss']] = [() => {}, () => {}];
    const link = new Promise<Link>((resolve, reject) => {
      [meet, miss] = [resolve, reject];
    });
    const accept = vi.fn(async () => {});
    const meeting = { code: `code ${made.length}`, number: made.length, accept, link, meet, miss };
    made.push({ ...meeting, close: () => miss(new Error('closed')) });
    return made.at(-1) as Made;
  }),
}));
vi.mock('./signal', async (original) => ({
  ...(await original<typeof import('./signal')>()),
  unpackSignal: (code: string) => ({ meeting: Number(code.split(' ')[1]) }),
}));

const ways = { isFull: () => false, changed: vi.fn(), met: vi.fn(), missed: vi.fn() };

beforeEach(() => {
  made.length = 0;
  preparing = Promise.resolve();
  vi.clearAllMocks();
});

test('an invitation is prepared once, however many ask for it', async () => {
  const entrance = new Entrance(ways);
  await Promise.all([entrance.open(), entrance.open()]);
  expect(made).toHaveLength(1);
  expect(entrance.meeting).toBe(made[0]);
});

test('no server is asked unless one has been named', async () => {
  await new Entrance(ways).open();
  expect(invite).toHaveBeenLastCalledWith([]);
  nameServers([asServer('stun:192.0.2.9', '', '')]);
  await new Entrance(ways).open();
  expect(invite).toHaveBeenLastCalledWith([{ urls: 'stun:192.0.2.9' }]);
  nameServers([]);
});

test('whoever has answered leaves the way to the next one; the ones before are still heard', async () => {
  const entrance = new Entrance(ways);
  await entrance.open();
  await entrance.accept('code 0');
  expect(entrance.meeting).toBe(made[1]);
  await entrance.accept('code 0');
  expect(made[0]?.accept).toHaveBeenCalledTimes(2);
  expect(entrance.meeting).toBe(made[1]);
  const link = {} as Link;
  made[0]?.meet(link);
  await vi.waitFor(() => expect(ways.met).toHaveBeenCalledWith(link));
});

test('an invitation that has come to nothing is followed by another, and no more answered', async () => {
  const entrance = new Entrance(ways);
  await entrance.open();
  const error = new Error('the answer could not be read');
  made[0]?.accept.mockRejectedValue(error);
  await expect(entrance.accept('code 0')).rejects.toBe(error);
  made[0]?.miss(error);
  await vi.waitFor(() => expect(entrance.meeting).toBe(made[1]));
  expect(ways.missed).toHaveBeenCalledWith(error);
  await expect(entrance.accept('code 0')).rejects.toThrow('signal-other');
});

test('nobody comes in by an invitation that was being prepared when the table closed', async () => {
  let resolve = () => {};
  preparing = new Promise((prepared) => {
    resolve = prepared;
  });
  const entrance = new Entrance(ways);
  const opened = entrance.open();
  entrance.close();
  resolve();
  await opened;
  expect(entrance.meeting).toBeNull();
  await expect(made[0]?.link).rejects.toThrow('closed');
  expect(ways.missed).not.toHaveBeenCalled();
});
