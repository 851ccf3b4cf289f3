import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineClient, EngineError } from './client';
import type { FromWorker, ToWorker } from './protocol';

class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly sent: ToWorker[] = [];
  terminated = false;

  constructor(
    _: URL,
    readonly options: WorkerOptions,
  ) {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker) {
    this.sent.push(message);
  }

  terminate() {
    this.terminated = true;
  }

  say(data: FromWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Lock name → what happens when its holder, the worker, is gone. */
const waiting = new Map<string, () => void>();
const locks = { request: async (name: string, then: () => void) => void waiting.set(name, then) };

function worker(): FakeWorker {
  const newest = FakeWorker.all.at(-1);
  if (!newest) throw new Error('no worker was started');
  return newest;
}

function kill(victim: FakeWorker) {
  waiting.get(String(victim.options.name))?.();
}

function ready(): FakeWorker {
  worker().say({ type: 'alive' });
  worker().say({ type: 'ready', ms: 1 });
  return worker();
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  waiting.clear();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { locks });
});

afterEach(() => vi.unstubAllGlobals());

test('answers reach who asked, also while Python is still loading', async () => {
  const client = new EngineClient();
  const asked = client.ask('games', {});
  expect(client.state).toBe('loading');
  worker().say({ type: 'progress', loaded: 1, total: 2 });
  expect(client.progress).toEqual({ loaded: 1, total: 2 });
  ready();
  worker().say({ type: 'answer', id: 1, body: { games: [] } });
  expect(await asked).toEqual({ games: [] });
  expect(client.state).toBe('ready');
});

test('a refusal rejects with the message of the engine', async () => {
  const client = new EngineClient();
  const asked = client.ask('undo', { client: 'table', seat: 0 });
  ready().say({ type: 'answer', id: 1, body: { error: { code: 'undo-final', params: {} } } });
  await expect(asked).rejects.toSatisfy(
    (error) => error instanceof EngineError && error.refusal.code === 'undo-final',
  );
});

test('a failed start rejects what was asked, and can be tried again', async () => {
  const client = new EngineClient();
  const asked = client.ask('games', {});
  const first = worker();
  first.say({ type: 'failed', error: { code: 'runtime-missing', params: {} }, again: false });
  await expect(asked).rejects.toThrow('runtime-missing');
  expect([client.state, client.error?.code, first.terminated]).toEqual(['failed', 'runtime-missing', true]);
  await expect(client.ask('games', {})).rejects.toThrow('runtime-missing');
  client.retry();
  expect(worker()).not.toBe(first);
  expect([client.state, client.error]).toEqual(['loading', null]);
});

test('a start that may do better is tried anew, twice, and what was asked is asked again', async () => {
  const client = new EngineClient();
  const asked = client.ask('games', {});
  const failed = { type: 'failed', error: { code: 'python-failed', params: {} }, again: true } as const;
  const first = worker();
  first.say(failed);
  expect([client.state, first.terminated]).toEqual(['loading', true]);
  expect(worker().sent).toEqual(first.sent);
  const second = ready();
  second.say({ type: 'answer', id: 1, body: { games: [] } });
  expect(await asked).toEqual({ games: [] });
  kill(second);
  worker().say(failed);
  expect(client.state).toBe('loading');
  worker().say(failed);
  expect([client.state, client.error?.code]).toEqual(['failed', 'python-failed']);
});

test('after the worker died another one opens the match for the same viewer', async () => {
  const client = new EngineClient();
  const opened = client.ask('open', { client: 'table', seats: [0], id: 'one' });
  const first = ready();
  first.say({ type: 'answer', id: 1, body: {} });
  await opened;
  const looked = client.ask('follow', { client: 'table', seats: [2] });
  first.say({ type: 'answer', id: 2, body: { frame: { viewer: 2 } } });
  await looked;

  const lost = client.ask('undo', { client: 'table', seat: 2 });
  const recovered = vi.fn();
  client.addEventListener('recovered', recovered);
  kill(first);
  await expect(lost).rejects.toThrow('worker-died');
  const second = worker();
  expect(second).not.toBe(first);
  expect(second.sent).toEqual([{ id: 4, op: 'open', body: { client: 'table', seats: [2], id: 'one' } }]);
  ready().say({ type: 'answer', id: 4, body: {} });
  await vi.waitFor(() => expect(recovered).toHaveBeenCalledOnce());
});

test('a link that was shown is shown again, to the client that opened it', async () => {
  const client = new EngineClient();
  client.start();
  const first = ready();
  let id = 0;
  const answered = async (asked: Promise<unknown>) => {
    id += 1;
    first.say({ type: 'answer', id, body: {} });
    await asked;
  };
  await answered(client.ask('open', { client: 'table', seats: [0], id: 'one' }));
  await answered(client.ask('show', { client: 'table', seats: [], code: '1.a.b.c', names: [] }));
  await answered(client.ask('follow', { client: 'table', seats: [2, 0, 1] }));
  await answered(client.ask('follow', { client: 'end', seats: [1] }));
  kill(first);
  expect(worker().sent.map(({ op, body }) => [op, body])).toEqual([
    ['show', { client: 'table', seats: [2, 0, 1], code: '1.a.b.c', names: [] }],
  ]);
});

test('a problem that was open is opened again from where it was looked at', async () => {
  const client = new EngineClient();
  client.start();
  const first = ready();
  const problem = { client: 'table', game: 'a', problem: 'b', names: [] };
  const opened = client.ask('problem', { ...problem, seats: [] });
  first.say({ type: 'answer', id: 1, body: {} });
  await opened;
  const looked = client.ask('follow', { client: 'table', seats: [1] });
  first.say({ type: 'answer', id: 2, body: {} });
  await looked;
  kill(first);
  expect(worker().sent.map(({ op, body }) => [op, body])).toEqual([['problem', { ...problem, seats: [1] }]]);
});

test('a worker that says it is dying is replaced, also where there are no locks', async () => {
  const client = new EngineClient();
  const asked = client.ask('games', {});
  const first = worker();
  first.say({ type: 'ready', ms: 1 });
  first.say({ type: 'answer', id: 1, body: { error: { code: 'worker-died', params: {} } } });
  await expect(asked).rejects.toThrow('worker-died');
  expect(worker()).not.toBe(first);
});

test('a match that the new worker cannot open is said with the reason', async () => {
  const client = new EngineClient();
  const opened = client.ask('open', { client: 'table', seats: [], id: 'one' });
  const first = ready();
  first.say({ type: 'answer', id: 1, body: {} });
  await opened;
  const recovered = vi.fn();
  client.addEventListener('recovered', (event) => recovered((event as CustomEvent).detail));
  kill(first);
  ready().say({ type: 'answer', id: 2, body: { error: { code: 'match-missing', params: {} } } });
  const refused = { code: 'match-missing', params: {} };
  await vi.waitFor(() => expect(recovered).toHaveBeenCalledWith({ refused, lost: null }));
});

test('what could not be stored is handed to the next worker unread, before the match is opened', async () => {
  const client = new EngineClient();
  const opened = client.ask('open', { client: 'table', seats: [0], id: 'one' });
  const first = ready();
  const [before, sealed, stored] = [new Blob(['before']), new Blob(['sealed']), new Blob(['stored'])];
  first.say({ type: 'unstored', id: 'two', sealed: stored });
  first.say({ type: 'unstored', id: 'one', sealed: before });
  first.say({ type: 'unstored', id: 'one', sealed });
  first.say({ type: 'unstored', id: 'two', sealed: null });
  first.say({ type: 'answer', id: 1, body: {} });
  await opened;
  const recovered = vi.fn();
  client.addEventListener('recovered', (event) => recovered((event as CustomEvent).detail));
  kill(first);
  const { sent } = worker();
  expect(sent.map(({ op }) => op)).toEqual(['resume', 'open']);
  expect(sent[0]?.body).toHaveProperty('sealed', sealed);
  const second = ready();
  for (const { id } of sent) second.say({ type: 'answer', id, body: {} });
  await vi.waitFor(() => expect(recovered).toHaveBeenCalledWith({ refused: null, lost: null }));
});

test('what is lost although it was handed on is said, and the match is there all the same', async () => {
  const client = new EngineClient();
  const opened = client.ask('open', { client: 'table', seats: [0], id: 'one' });
  const first = ready();
  first.say({ type: 'unstored', id: 'one', sealed: new Blob(['sealed']) });
  first.say({ type: 'answer', id: 1, body: {} });
  await opened;
  const recovered = vi.fn();
  client.addEventListener('recovered', (event) => recovered((event as CustomEvent).detail));
  kill(first);
  const second = ready();
  const lost = { code: 'match-lost', params: {} };
  second.say({ type: 'answer', id: 2, body: { error: lost } });
  second.say({ type: 'answer', id: 3, body: {} });
  await vi.waitFor(() => expect(recovered).toHaveBeenCalledWith({ refused: null, lost }));
});

test('a data file that could not be kept is handed to the next worker, unless it was removed', async () => {
  const client = new EngineClient();
  client.start();
  const first = ready();
  const load = async (id: string, file: string, kept: boolean) => {
    const asked = client.ask('data', { game: 'a', text: file });
    const answer = { edition: { id: file, built_in: false, name: file }, faults: [], kept };
    first.say({ type: 'answer', id: Number(id), body: answer });
    await asked;
  };
  await load('1', 'kept', true);
  await load('2', 'removed', false);
  await load('3', 'carried', false);
  const removed = client.ask('forget', { game: 'a', data: 'removed' });
  first.say({ type: 'answer', id: 4, body: {} });
  await removed;
  kill(first);
  expect(worker().sent.map(({ op, body }) => [op, body])).toEqual([['data', { game: 'a', text: 'carried' }]]);
});

test('a worker whose successor cannot load is a failure; trying again opens the match', async () => {
  const client = new EngineClient();
  const opened = client.ask('open', { client: 'table', seats: [1], id: 'one' });
  const first = ready();
  first.say({ type: 'answer', id: 1, body: { frame: { viewer: 1 } } });
  await opened;
  kill(first);
  worker().say({ type: 'failed', error: { code: 'runtime-missing', params: {} }, again: false });
  expect([client.state, client.error?.code]).toEqual(['failed', 'runtime-missing']);
  client.retry();
  expect(worker().sent.map(({ op, body }) => [op, body])).toEqual([
    ['open', { client: 'table', seats: [1], id: 'one' }],
  ]);
});

test('a worker that dies while it starts is a failure, not a loop', () => {
  const client = new EngineClient();
  client.start();
  worker().say({ type: 'alive' });
  kill(worker());
  expect([client.state, client.error?.code, FakeWorker.all.length]).toEqual(['failed', 'worker-died', 1]);
});

test('locks that are refused harm nothing: a worker that says its last word is replaced all the same', async () => {
  const refused = vi.fn(() => Promise.reject(new DOMException('no', 'SecurityError')));
  vi.stubGlobal('navigator', { locks: { request: refused } });
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  const client = new EngineClient();
  client.start();
  ready().say({ type: 'answer', id: 1, body: { error: { code: 'worker-died', params: {} } } });
  expect(FakeWorker.all).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unheard);
  expect([refused.mock.calls.length, unheard.mock.calls.length]).toEqual([1, 0]);
});

test('where no worker may be started, as in a sandbox, that is a failure as any other', async () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('from origin null', 'SecurityError');
  });
  const engine = new EngineClient();
  engine.start();
  expect(engine.state).toBe('failed');
  await expect(engine.ask('games', {})).rejects.toMatchObject({ refusal: { code: 'runtime-forbidden' } });
});
