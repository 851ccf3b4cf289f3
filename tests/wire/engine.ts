/** The engine of a host, in a process of its own, for the tests of the wire. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Refusal } from '../../web/generated/bridge';
import { EngineClient, EngineError } from '../../web/worker/client';
import type { Answer, Ask, Op } from '../../web/worker/protocol';

const repository = join(import.meta.dirname, '../..');

interface Answered {
  body: object;
  save?: { text: string };
}

export interface Truth {
  stories: { type: string }[][];
  actions: number;
  hidden: string[];
}

/** As the worker does, it keeps the open match, in memory. */
export class ProcessEngine extends EngineClient {
  override state = 'ready' as const;
  readonly #saves = new Map<string, string>();
  readonly #waiting: ((answer: Answered) => void)[] = [];
  readonly #process: ChildProcess;
  #open: string | undefined;

  constructor(seed: number) {
    super();
    this.#process = spawn(
      process.env.PYTHON ?? 'python3',
      [join(import.meta.dirname, 'engine.py'), String(seed)],
      {
        env: { ...process.env, PYTHONPATH: join(repository, 'py') },
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    const { stdout } = this.#process;
    if (stdout)
      createInterface({ input: stdout }).on('line', (line) => this.#waiting.shift()?.(JSON.parse(line)));
  }

  override start(): void {}
  override retry(): void {}

  override async ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    const { id, ...asked } = body as { id?: string };
    if (op === 'open') Object.assign(asked, { save: this.#saves.get(id ?? '') });
    const answered = await this.#send(op, asked);
    if ('error' in answered.body) throw new EngineError((answered.body as Refusal).error);
    if (id !== undefined) this.#open = id;
    if (answered.save && this.#open !== undefined) this.#saves.set(this.#open, answered.save.text);
    return answered.body as Answer<K>;
  }

  /** Any legal action of a seat; null where it has nothing to decide. */
  async choose(seat: number): Promise<object | null> {
    const { body } = await this.#send('choose', { seat });
    return (body as { action: object | null }).action;
  }

  async truth(): Promise<Truth> {
    return (await this.#send('truth', {})).body as Truth;
  }

  end(): void {
    this.#process.kill();
  }

  #send(op: string, body: object): Promise<Answered> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#process.stdin?.write(`${JSON.stringify({ op, body })}\n`);
    });
  }
}
