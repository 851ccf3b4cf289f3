/** The page's side of the worker: starts it, starts it again when it dies, and asks it. */

import type { AskFollow, Message, Refusal } from '../generated/bridge';
import script from './engine.worker.ts?worker&url';
import { workerFromPage } from './from-page';
import { newId } from './ids';
import type { Answer, Ask, FromWorker, Op, StorageState, ToWorker } from './protocol';

/** Opens a match to nobody's eyes: whoever sits down at its table says from where he looks. */
export const ONLOOKER: AskFollow = { client: 'table', seats: [] };

/** A request that was refused; nothing has changed. `refusal` is made into a sentence by the page. */
export class EngineError extends Error {
  constructor(readonly refusal: Message) {
    super(refusal.code);
  }
}

/** Starts tried anew in one visit. */
const MENDING = 2;

type Opening = { [K in 'open' | 'show' | 'problem']: { op: K; body: Ask<K> } }['open' | 'show' | 'problem'];

/** What became of what the dead worker had: why the match could not be opened again, and why some of one was lost. */
export interface Recovery {
  readonly refused: Message | null;
  readonly lost: Message | null;
}

interface Pending {
  readonly asked: ToWorker;
  resolve(body: unknown): void;
  reject(error: EngineError): void;
}

/**
 * Events: `change` (state, progress or error), `storage` (where the worker keeps matches) and `recovered`
 * (another worker has taken the place of one that died; its detail is a `Recovery`).
 */
export class EngineClient extends EventTarget {
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  progress: { loaded: number; total: number } | null = null;
  error: Message | null = null;
  storage: StorageState = 'ok';

  #worker: Worker | undefined;
  /** How often a start was tried anew, as what was to blame for its failure is gone. */
  #mended = 0;
  #asked = 0;
  readonly #pending = new Map<number, Pending>();
  /** How a new worker opens the match again after the old one died: for the client that opened it, from where it looked. */
  #open: Opening | null = null;
  /** What the worker could not store, sealed matches and data files: the next one is handed it before anything else. */
  readonly #unstored = new Map<
    string,
    { op: 'resume'; body: Ask<'resume'> } | { op: 'data'; body: Ask<'data'> }
  >();

  /** Loads Python, if that has not begun. */
  start(): void {
    if (this.state === 'idle') this.#launch();
  }

  /** Tries again after a failure. */
  retry(): void {
    if (this.state === 'failed') this.#relaunch();
  }

  /** Asks Python; waits while it loads. Rejects with `EngineError`. */
  async ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    this.start();
    if (this.state === 'failed' && this.error) throw new EngineError(this.error);
    const answer = (await this.#send(op, body)) as Answer<K> | Refusal;
    if ('error' in answer) throw new EngineError(answer.error);
    this.#remember(op, body);
    if (op === 'data') this.#carry(body as Ask<'data'>, answer as Answer<'data'>);
    if (op === 'forget') this.#unstored.delete(`data ${(body as Ask<'forget'>).data}`);
    return answer;
  }

  #send(op: Op, body: unknown): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const asked: ToWorker = { id, op, body };
      this.#pending.set(id, { asked, resolve, reject });
      this.#worker?.postMessage(asked);
    });
  }

  #remember(op: Op, body: object): void {
    if (op === 'show') this.#open = { op, body: { ...(body as Ask<'show'>) } };
    else if (op === 'problem') this.#open = { op, body: { ...(body as Ask<'problem'>) } };
    else if (op === 'relinquish') {
      if (this.#open?.op === 'open' && this.#open.body.id === (body as Ask<'relinquish'>).id)
        this.#open = null;
    } else if ('id' in body && 'client' in body) {
      const { client, seats, id } = body as Ask<'open'>;
      this.#open = { op: 'open', body: { client, seats, id } };
    } else if (op === 'follow') {
      const { client, seats } = body as Ask<'follow'>;
      if (this.#open?.body.client === client) this.#open.body.seats = seats;
    }
  }

  #carry(body: Ask<'data'>, { edition, kept }: Answer<'data'>): void {
    if (edition && !kept) this.#unstored.set(`data ${edition.id}`, { op: 'data', body });
  }

  #launch(): void {
    const name = `musketiere-${newId()}`;
    const worker = workerFromPage(script, name);
    if (!worker) {
      this.#fail({ code: 'runtime-forbidden', params: {} });
      return;
    }
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      // Locks may be refused together with all storage: then its last word alone tells of its end.
      if (data.type === 'alive') navigator.locks.request(name, () => this.#died(worker)).catch(() => {});
      else this.#hear(data);
    });
    worker.addEventListener('error', () => this.#fail({ code: 'runtime-missing', params: {} }));
    this.#enter('loading');
  }

  /** Another worker in place of one that is gone, with what that one had. */
  #relaunch(): void {
    this.#launch();
    if (this.state === 'loading' && (this.#open || this.#unstored.size > 0)) void this.#reopen();
  }

  /** Gives a new worker what the old one had; a failure of the worker itself is told by the state. */
  async #reopen(): Promise<void> {
    const handed = [...this.#unstored.values(), ...(this.#open ? [this.#open] : [])];
    try {
      const answers = await Promise.all(handed.map(({ op, body }) => this.#send(op, body)));
      const errors = (answers as Partial<Refusal>[]).map(({ error }) => error ?? null);
      const refused = this.#open ? (errors.pop() ?? null) : null;
      const detail: Recovery = { refused, lost: errors.find((error) => error !== null) ?? null };
      this.dispatchEvent(new CustomEvent('recovered', { detail }));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
    }
  }

  #hear(message: Exclude<FromWorker, { type: 'alive' }>): void {
    switch (message.type) {
      case 'progress':
        this.progress = { loaded: message.loaded, total: message.total };
        this.dispatchEvent(new Event('change'));
        break;
      case 'ready':
        this.#enter('ready');
        break;
      case 'failed':
        if (message.again && this.#mended < MENDING) {
          this.#mended++;
          this.#worker?.terminate();
          this.#launch();
          for (const { asked } of this.#pending.values()) this.#worker?.postMessage(asked);
        } else this.#fail(message.error);
        break;
      case 'storage':
        this.storage = message.state;
        this.dispatchEvent(new Event('storage'));
        break;
      case 'unstored': {
        const { id, sealed } = message;
        if (sealed) this.#unstored.set(`match ${id}`, { op: 'resume', body: { id, sealed } });
        else this.#unstored.delete(`match ${id}`);
        break;
      }
      case 'answer':
        this.#pending.get(message.id)?.resolve(message.body);
        this.#pending.delete(message.id);
        // Its last word. Where there are no locks, as on plain http, nothing else tells of its end.
        if ((message.body as Partial<Refusal>).error?.code === 'worker-died') this.#died(this.#worker);
    }
  }

  #fail(error: Message): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.error = error;
    this.#enter('failed');
    this.#rejectAll(error);
  }

  #died(worker: Worker | undefined): void {
    if (!worker || worker !== this.#worker) return; // we ended it ourselves
    const died: Message = { code: 'worker-died', params: {} };
    if (this.state !== 'ready') {
      this.#fail(died);
      return;
    }
    this.#rejectAll(died);
    this.#relaunch();
  }

  #rejectAll(error: Message): void {
    for (const { reject } of this.#pending.values()) reject(new EngineError(error));
    this.#pending.clear();
  }

  #enter(state: EngineClient['state']): void {
    this.state = state;
    if (state !== 'failed') this.error = null;
    if (state === 'loading') this.progress = null;
    this.dispatchEvent(new Event('change'));
  }
}
