/** The page's side of a sandbox: a frame without an origin, in which Python runs one player and nothing else. */
import { cell, page } from 'virtual:sandbox';
import { download, readAll, unpack } from '../../../worker/download';
import type { RuntimeManifest } from '../../../worker/runtime';
import { Asking } from './asking';
import type { Opening, Parts, Supplies, Work } from './words';

declare const __RUNTIME__: RuntimeManifest; // put in by the build
export const runtime = __RUNTIME__;

/** What every sandbox is handed; fetched once. */
export interface Stores {
  readonly script: string;
  readonly wasm: Parts<ArrayBuffer>;
  readonly supplies: Supplies;
}

/** Fetches what a sandbox needs, most of which this visit has had already. */
export async function fetchStores(): Promise<Stores> {
  const base = new URL('./', location.href);
  const bytes = async (path: string) =>
    readAll(unpack(await download(new URL(path, base).href), 0, () => {}));
  const text = async (name: string) => (await download(new URL(runtime.pyodide + name, base).href)).text();
  const [first, rest, image, school, loader, interpreter] = await Promise.all([
    bytes(runtime.wasm),
    bytes(runtime.rest),
    bytes(runtime.image),
    bytes(runtime.school),
    text('pyodide.mjs'),
    text('pyodide.asm.mjs'),
  ]);
  return {
    script: scriptOf(loader, interpreter),
    wasm: { first, rest },
    supplies: { image, school, lock: runtime.lock },
  };
}

/**
 * One script of several, for a worker that can import nothing: Pyodide's two, which are modules, as one function. It asks
 * whether it could import, and would not go on if so.
 */
export function scriptOf(loader: string, interpreter: string): string {
  const made = interpreter
    .replace('export default _createPyodideModule;', '')
    .replaceAll('import.meta.url', '""');
  const loads = loader.replace(
    /export\s*\{\s*(\w+) as loadPyodide[^}]*\};?/,
    (_, name) => `return{load:${name},create:_createPyodideModule};`,
  );
  if (made === interpreter || loads === loader) throw new Error('These scripts of Pyodide are others.');
  return `self.importScripts=undefined;self.parts=(()=>{"use strict";${made}\n${loads}\n})();\n${cell}`;
}

export class Sandbox {
  readonly #frame: HTMLIFrameElement;
  readonly #opened: Promise<Asking>;

  /** `place`: where the frame stands, unseen. */
  constructor(place: Element, { script, wasm, supplies }: Stores) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.hidden = true;
    frame.srcdoc = page;
    this.#frame = frame;
    this.#opened = new Promise((resolve) => {
      frame.addEventListener(
        'load',
        () => {
          const { port1, port2 } = new MessageChannel();
          const opening: Opening = { script, wasm, supplies };
          frame.contentWindow?.postMessage(opening, '*', [port2]);
          resolve(new Asking(port1));
        },
        { once: true },
      );
    });
    place.append(frame);
  }

  /** Starts Python anew, whatever it does just now; resolves when it is there, or with nothing. */
  async begin(work: Work): Promise<string> {
    return (await this.#opened).ask((number) => ({ type: 'begin', number, work }));
  }

  /** Does what it was begun with; resolves with what is said of the source, or of the file. */
  read(): Promise<string> {
    return this.ask('');
  }

  async ask(packed: string): Promise<string> {
    return (await this.#opened).ask((number) => ({ type: 'ask', number, packed }));
  }

  /** Ends the player, whatever it does; nothing more is heard of it. */
  end(): void {
    void this.#opened.then((asking) => asking.end());
  }

  /** Takes the whole sandbox away. */
  remove(): void {
    this.#frame.remove();
  }
}
