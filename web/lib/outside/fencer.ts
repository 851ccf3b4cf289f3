/** A player of the visitor at work: asked in its sandbox, ended when it takes too long, begun again. */
import type { AskedOutside, Said } from '../../generated/bridge';
import { broughtBy } from './brought';
import { Sandbox, type Stores } from './sandbox/sandbox';

/** Seconds that Python may take to start, on a slow phone too. */
const START = 30;
/** Seconds that the source may take to be read; with wheels, which it imports, it may take longer. */
const READING = 2;
const READING_WHEELS = 10;

/** What the text of a player is called in its tracebacks. */
export interface Source {
  readonly name: string;
  readonly text: string;
}

/** Why a source is no player. */
export interface SourceFault {
  readonly text: string;
  /** From 1; 0 if it is no single one. */
  readonly line: number;
  /** It took longer than a source may to be read. */
  readonly isLate: boolean;
}

const FINE = '{"fault":""}';

export class Fencer {
  readonly #sandbox: Sandbox;
  #source: Source;
  #runs = false;

  constructor(place: Element, stores: Stores, source: Source) {
    this.#sandbox = new Sandbox(place, stores);
    this.#source = source;
  }

  get source(): Source {
    return this.#source;
  }

  /** The same text under the same name runs on; any other begins anew. */
  set source(source: Source) {
    if (source.text !== this.#source.text || source.name !== this.#source.name) this.#end();
    this.#source = source;
  }

  /** Begins it, unless it runs; null if that went well. Rejects where a wheel that it brings is not here. */
  async begin(): Promise<SourceFault | null> {
    return faultIn(await this.#begun());
  }

  /** What it says to a question within the seconds that it has. */
  async answer({ anew, seconds, packed }: Omit<AskedOutside, 'entrant'>): Promise<Said> {
    if (anew) this.#end();
    const begun = await this.#begun();
    if (!this.#runs) return { line: begun, seconds: 0, begun: false };
    const start = performance.now();
    const line = await this.#within(seconds, this.#sandbox.ask(packed));
    if (!line) this.#end();
    return { line, seconds: (performance.now() - start) / 1000, begun: true };
  }

  /** What is said of its source; null if it took too long. */
  async #begun(): Promise<string | null> {
    if (this.#runs) return FINE;
    const { text, name } = this.source;
    const brought = await broughtBy(text);
    const isReady = await this.#within(START, this.#sandbox.begin({ type: 'play', text, name, brought }));
    if (!isReady) return '';
    const line = await this.#within(brought ? READING_WHEELS : READING, this.#sandbox.read());
    this.#runs = faultIn(line) === null;
    return line;
  }

  /** Takes it away for good. */
  remove(): void {
    this.#sandbox.remove();
  }

  #end(): void {
    this.#runs = false;
    this.#sandbox.end();
  }

  /** null where it takes longer. */
  #within(seconds: number, said: Promise<string>): Promise<string | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#end();
        resolve(null);
      }, seconds * 1000);
      void said.then((line) => {
        clearTimeout(late);
        resolve(line);
      });
    });
  }
}

/** What an answer to `begin` says; one that is no answer is a fault too. */
function faultIn(line: string | null): SourceFault | null {
  if (line === null) return { text: '', line: 0, isLate: true };
  try {
    const { fault, text, line: at } = JSON.parse(line) as { fault?: unknown; text?: unknown; line?: unknown };
    return fault === '' ? null : { text: String(text ?? ''), line: Number(at) || 0, isLate: false };
  } catch {
    return { text: '', line: 0, isLate: false };
  }
}
