/**
 * Runs inside a frame that has no origin: there is nothing here to be read, stored or fetched. It makes the worker in which
 * the player runs, and lets one answer out for each question; a worker that says more than it is asked is ended.
 */
import { type FromFrame, LONGEST, type Opening, SPOILT, type Start, type ToFrame, type Work } from './words';

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Opening>) => port && serve(data, port), {
  once: true,
});

function serve({ script, wasm, supplies }: Opening, port: MessagePort): void {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  // Once: a worker that is begun again need not wait for it.
  const compiled = Promise.all([wasm.first, wasm.rest].map((bytes) => WebAssembly.compile(bytes)));
  let worker: Worker | null = null;
  /** The number of the question that is open; null: none. */
  let asked: number | null = null;

  const tell = (said: string) => {
    if (asked === null) return;
    port.postMessage({ number: asked, said } satisfies FromFrame);
    asked = null;
  };
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const gone = () => {
    end();
    tell('');
  };

  async function begin(work: Work, number: number): Promise<void> {
    const [first, rest] = (await compiled) as [WebAssembly.Module, WebAssembly.Module];
    if (asked !== number) return; // it was ended, or begun anew, before it could begin
    const made = new Worker(address);
    worker = made;
    made.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (made !== worker) return;
      if (asked === null) end();
      else tell(typeof data === 'string' && data.length <= LONGEST ? data : SPOILT);
    };
    made.onmessageerror = () => made === worker && gone();
    made.onerror = (event) => {
      event.preventDefault();
      if (made === worker) gone();
    };
    made.postMessage({ modules: { first, rest }, supplies, work } satisfies Start);
  }

  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    asked = data.type === 'end' ? null : data.number;
    if (data.type !== 'ask') end();
    if (data.type === 'begin') begin(data.work, data.number).catch(gone);
    else if (data.type === 'ask') {
      if (worker) worker.postMessage(data.packed);
      else tell('');
    }
  };
}
