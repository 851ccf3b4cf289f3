/** The worker in which Python lives: carries requests to `musketiere.bridge`, one after the other, and stores the match. */

import type { AskAdopt, AskOpen, Inspected, ReadData, Record, Refusal, Save } from '../generated/bridge';
import { DataFiles } from './data-files';
import { deflated, inflated } from './deflated';
import { download, RuntimeError, readAll, unpack } from './download';
import { HANDED } from './handed';
import type { Answer, Ask, FromWorker, Op, ToWorker } from './protocol';
import { mended, type RuntimeManifest, startPython } from './runtime';
import { forget } from './snapshot';
import { MatchStore, StorageConflict, type Summary } from './store';

declare const __RUNTIME__: RuntimeManifest; // put in by the build

/** Bytes of the text of a match that another device hands over. */
const LONGEST_HANDED = 1 << 23;

interface Answered {
  body: object;
  /** Holds hidden cards: stays here. */
  save?: Save & { summary: Summary };
}

const post = (message: FromWorker) => self.postMessage(message);
const page = new URL(/* @vite-ignore */ '../', import.meta.url); // the build lays this script into assets/
const dataFiles = new DataFiles();
const store = new MatchStore(
  (state) => post({ type: 'storage', state }),
  (id, sealed) => post({ type: 'unstored', id, sealed }),
);

/** Held as long as this worker lives: the page waits for it and so learns when the worker is gone. */
navigator.locks
  ?.request(self.name, () => {
    post({ type: 'alive' });
    return new Promise(() => {});
  })
  .catch(() => {}); // refused together with all storage: the page does without

const python = startPython(__RUNTIME__, page, (loaded, total) =>
  post({ type: 'progress', loaded, total }),
).catch(failed); // told before any answer that waits for it
void python.then(() => post({ type: 'ready', ms: Math.round(performance.now()) })).catch(() => {});

async function failed(error: unknown): Promise<never> {
  const { code, again } = error instanceof RuntimeError ? error : { code: 'python-failed', again: false };
  const mayDoBetter =
    again || (code !== 'runtime-missing' && (await mended(__RUNTIME__, page).catch(() => false)));
  post({ type: 'failed', error: { code, params: { detail: String(error) } }, again: mayDoBetter });
  throw error;
}

/** The match that Python has open, by the id it is stored under; undefined while a link is shown or a problem is open. */
let openId: string | undefined;
/** Requests that need the school, which is fetched when the first of them comes. */
const OF_THE_SCHOOL: ReadonlySet<Op> = new Set<Op>([
  'tournament',
  'again',
  'keep',
  'bout',
  'standing',
  'lost',
  'last',
  'trial',
  'tried',
  'question',
  'reply',
  'written',
]);
let school: Promise<true> | undefined;
let queue: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(async () => {
    const body = await carryOut(data.op, data.body).catch(stopped);
    post({ type: 'answer', id: data.id, body });
  });
});

async function carryOut(op: Op, body: unknown): Promise<object> {
  let asked = body;
  if (op === 'resume') return resume(body as Ask<'resume'>);
  if (op === 'backup') {
    const { makeBackup } = await import('./backup');
    return makeBackup((body as Ask<'backup'>).notes, store.unstored, await dataFiles.all());
  }
  if (op === 'restore') return restore(body as Ask<'restore'>);
  if (op === 'seal') return seal(body as Ask<'seal'>);
  if (op === 'receive') return receive(body as Ask<'receive'>);
  if (op === 'relinquish') return relinquish(body as Ask<'relinquish'>);
  if (op === 'open' || op === 'adopt') {
    const { id, client, seats } = body as Ask<'open' | 'adopt'>;
    const save = await stored(id);
    if (typeof save !== 'string') return save;
    asked = { save, client, seats, known: null } satisfies AskOpen & AskAdopt;
  }
  if (OF_THE_SCHOOL.has(op)) {
    school ??= openSchool();
    if (!(await school.catch(() => false))) {
      school = undefined;
      return refusal('school-missing');
    }
  }
  const answered = await ask(op, asked);
  if ('error' in answered.body) return answered.body;
  if (op === 'data') return keepData(body as Ask<'data'>, answered.body as ReadData);
  if (op === 'record') return lend(answered.body, JSON.parse((answered.body as Record).text));
  if (op === 'forget') await dataFiles.remove((body as Ask<'forget'>).data);
  const { id } = body as { id?: string };
  if (id !== undefined) openId = id;
  else if (op === 'show' || op === 'problem') openId = undefined;
  if (answered.save && openId !== undefined) {
    try {
      await store.save(openId, answered.save.text, answered.save.summary);
    } catch (error) {
      if (error instanceof StorageConflict) return refusal('storage-conflict');
      throw error;
    }
  }
  return answered.body;
}

/** Hands Python what the school needs beyond the image it has started from. */
async function openSchool(): Promise<true> {
  const response = await download(new URL(__RUNTIME__.school, page).href);
  const image = await readAll(unpack(response, __RUNTIME__.bytes.school, () => {}));
  (await python).extend(image);
  return true;
}

/** The text of a match, or why there is none. */
async function stored(id: string): Promise<string | Refusal> {
  const text = await store.load(id);
  return text === HANDED ? refusal('match-handed') : (text ?? refusal('match-missing'));
}

async function seal({ id }: Ask<'seal'>): Promise<object> {
  const text = await stored(id);
  if (typeof text !== 'string') return text;
  return lend({ sealed: await deflated(text) }, JSON.parse(text).record);
}

/** With a match that goes to another device goes the data file by which it is played, where that is none of ours. */
async function lend(given: object, { options }: { options: object }): Promise<object> {
  const named = Object.values(options);
  const file = (await dataFiles.all()).find(({ id }) => named.includes(id));
  return { ...given, data: file?.text ?? null };
}

/** What is open in Python then is stored nowhere: it is another device's match. */
async function receive({ id, sealed, known }: Ask<'receive'>): Promise<object> {
  const save = await inflated(sealed, LONGEST_HANDED).catch(() => '');
  const answered = await ask('adopt', { client: 'table', seats: [], save, known } satisfies AskAdopt);
  if ('error' in answered.body) return answered.body;
  openId = undefined;
  try {
    await store.receive(id, save);
    return {};
  } catch (error) {
    return refusal(error instanceof StorageConflict ? 'handed-here' : 'handed-not-kept');
  }
}

async function relinquish({ id }: Ask<'relinquish'>): Promise<object> {
  if (openId === id) openId = undefined;
  await store.relinquish(id).catch(() => {}); // where nothing is stored nothing stays
  return {};
}

async function resume({ id, sealed }: Ask<'resume'>): Promise<object> {
  try {
    await store.resume(id, sealed);
    return {};
  } catch (error) {
    return refusal(error instanceof StorageConflict ? 'storage-conflict' : 'match-lost');
  }
}

async function restore({ file }: Ask<'restore'>): Promise<object> {
  const { restoreBackup } = await import('./restore');
  return restoreBackup(file, store.unstored, {
    inspect: async (save) => (await answer('inspect', { save })).body as Inspected | Refusal,
    load: async (game, text) => {
      const { body } = await answer('data', { game, text });
      return !('error' in body) && (await keepData({ game, text }, body as ReadData)).kept;
    },
  });
}

/** Asks Python, which has by then the data files that a form offers, or that what is asked needs. */
async function ask(op: Op, body: unknown): Promise<Answered> {
  if (op === 'check') await handOverData();
  const answered = await answer(op, body);
  const isMissing = (answered.body as Partial<Refusal>).error?.code === 'data-missing';
  return isMissing && (await handOverData()) ? answer(op, body) : answered;
}

async function answer(op: Op, body: unknown): Promise<Answered> {
  return JSON.parse((await python).ask(JSON.stringify({ op, body })));
}

/** Whether there was any that Python had not had yet. A file it refuses, as one of other rules, stays in the store. */
async function handOverData(): Promise<boolean> {
  const files = await dataFiles.handOver();
  for (const { game, text } of files) await answer('data', { game, text });
  return files.length > 0;
}

function keepData(body: Ask<'data'>, read: ReadData): Promise<Answer<'data'>> {
  return dataFiles.take(body, read, (data) => answer('forget', { game: body.game, data }));
}

/** The interpreter itself has failed: this worker is of no more use. The page starts another, from nothing. */
async function stopped(): Promise<object> {
  await python.then(forget).catch(() => {}); // what never started has noted itself what was to blame
  self.close();
  return refusal('worker-died');
}

function refusal(code: string): Refusal {
  return { error: { code, params: {} } };
}
