/** The engine of a device, in a process of its own, for the tests of the wire. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Refusal } from '../../web/generated/bridge';
import { EngineClient, EngineError } from '../../web/worker/client';
import { HANDED } from '../../web/worker/handed';
import type { Answer, Ask, Op } from '../../web/worker/protocol';

const repository = join(import.meta.dirname, '../..');

interface Asked {
  id?: string;
  sealed?: string;
  known?: unknown;
}

interface Answered {
  body: object;
  save?: { text: string };
}

export interface Truth {
  stories: { type: string }[][];
  /** As whoever looks on may know it. */
  board: { type: string }[];
  actions: number;
}

/** As the worker does, it keeps the matches of its device, in memory. */
export class ProcessEngine extends EngineClient {
  override state = 'ready' as const;
  readonly #saves = new Map<string, string>();
  /** What is in the list of matches: what was handed over is not before it is adopted. */
  readonly #listed = new Set<string>();
  readonly #waiting: ((answer: Answered) => void)[] = [];
  #process: ChildProcess | null = null;
  #open: string | undefined;

  constructor(private readonly seed: number) {
    super();
  }

  override start(): void {}
  override retry(): void {}

  override ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    const life = this.#life;
    const answered = this.#turn.then(() =>
      life === this.#life ? this.#carryOut(op, body as Asked) : new Promise<object>(() => {}),
    );
    this.#turn = answered.catch(() => {});
    return answered as Promise<Answer<K>>;
  }
  /** One request after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  /** How often it was killed: what a page had asked that is gone is carried out by nobody. */
  #life = 0;

  async #carryOut(op: Op, body: Asked): Promise<object> {
    const { id, ...asked } = body;
    if (op === 'seal') return { sealed: this.#stored(id), data: null };
    if (op === 'relinquish') return this.relinquish(id ?? '');
    if (op === 'receive') {
      if (this.#listed.has(id ?? '')) throw refused('handed-here');
      await this.#refusing('adopt', { client: 'table', seats: [], save: asked.sealed, known: asked.known });
      this.#open = undefined;
      this.#saves.set(id ?? '', asked.sealed ?? '');
      return {};
    }
    if (op === 'open' || op === 'adopt') Object.assign(asked, { save: this.#stored(id), known: null });
    const answered = await this.#refusing(op, asked);
    if (id !== undefined) this.#open = id;
    if (answered.save && this.#open !== undefined) {
      this.#saves.set(this.#open, answered.save.text);
      this.#listed.add(this.#open);
    }
    return answered.body;
  }

  /** Whether the match is kept here, and not only a mark that it was. */
  has(id: string): boolean {
    return ![undefined, HANDED].includes(this.#saves.get(id));
  }

  async relinquish(id: string): Promise<object> {
    if (this.#open === id) this.#open = undefined;
    this.#saves.set(id, HANDED);
    this.#listed.delete(id);
    return {};
  }

  /** Any legal action of a seat; null where it has nothing to decide. */
  async choose(seat: number): Promise<object | null> {
    const { body } = await this.#send('choose', { seat });
    return (body as { action: object | null }).action;
  }

  async truth(): Promise<Truth> {
    return (await this.#send('truth', {})).body as Truth;
  }

  /** What of all that was told to the device of a seat is not its own to know. */
  async leaks(seat: number | null, told: readonly string[]): Promise<string[]> {
    return ((await this.#send('leaks', { seat, told, whole: false })).body as { leaks: string[] }).leaks;
  }

  /** What is stored stays; nothing else does. */
  kill(): void {
    this.#life += 1;
    this.#turn = Promise.resolve();
    this.#open = undefined;
    this.#process?.kill();
    this.#process = null;
    for (const told of this.#waiting.splice(0))
      told({ body: { error: { code: 'worker-died', params: {} } } });
  }

  end(): void {
    this.#process?.kill();
  }

  #stored(id = ''): string {
    const text = this.#saves.get(id);
    if (text === undefined || text === HANDED) throw refused(text ? 'match-handed' : 'match-missing');
    return text;
  }

  async #refusing(op: string, body: object): Promise<Answered> {
    const answered = await this.#send(op, body);
    if ('error' in answered.body) throw new EngineError((answered.body as Refusal).error);
    return answered;
  }

  #send(op: string, body: object): Promise<Answered> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#process ??= this.#begin();
      this.#process.stdin?.write(`${JSON.stringify({ op, body })}\n`);
    });
  }

  #begin(): ChildProcess {
    const begun = spawn(
      process.env.PYTHON ?? 'python3',
      [join(import.meta.dirname, 'engine.py'), String(this.seed)],
      { env: { ...process.env, PYTHONPATH: join(repository, 'py') }, stdio: ['pipe', 'pipe', 'inherit'] },
    );
    begun.stdin.on('error', () => {}); // it has been ended
    createInterface({ input: begun.stdout }).on('line', (line) => {
      if (this.#process === begun) this.#waiting.shift()?.(JSON.parse(line));
    });
    return begun;
  }
}

const refused = (code: string) => new EngineError({ code, params: {} });
