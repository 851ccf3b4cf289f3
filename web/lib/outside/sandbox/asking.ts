/** What the page asks over the port of a frame: one thing after the other, and what comes too late is no answer to the next. */
import type { FromFrame, ToFrame } from './words';

type Port = Pick<MessagePort, 'postMessage'> & {
  onmessage: ((event: MessageEvent<FromFrame>) => void) | null;
};

export class Asking {
  #asked = 0;
  #answered: ((said: string) => void) | undefined;

  constructor(private readonly port: Port) {
    port.onmessage = ({ data: { number, said } }) => {
      if (number === this.#asked) this.#answered?.(said);
    };
  }

  ask(message: (number: number) => ToFrame): Promise<string> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#asked += 1;
      this.port.postMessage(message(this.#asked));
    });
  }

  /** Ends the player, whatever it does; nothing more is heard of it. */
  end(): void {
    this.#answered = undefined;
    this.port.postMessage({ type: 'end' } satisfies ToFrame);
  }
}
