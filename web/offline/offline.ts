/** What of the page works without the net: registers the service worker, and knows how far it is. */
import { embedded } from '../lib/embedded';
import { onceReady } from '../lib/engine-status';
import type { Asks, Told } from '../service-worker/messages';
import type { EngineClient } from '../worker/client';

declare const __BUILD__: string; // put in by the build

export type State =
  /** Not looked yet: Python comes first. */
  | { readonly name: 'waiting' }
  /** This browser keeps no files for us; in the frame of another page none are wanted. */
  | { readonly name: 'impossible'; readonly reason: 'insecure' | 'refused' | 'embedded' }
  /** Files are on their way, in bytes; `update`: those of the next build, while this one plays on. */
  | {
      readonly name: 'downloading';
      readonly update: boolean;
      readonly loaded: number;
      readonly total: number;
    }
  | { readonly name: 'ready' }
  /** The next build is here and waits for this page; `elsewhere`: it was let in, but the site is open in another tab too. */
  | { readonly name: 'update'; readonly elsewhere: boolean }
  | { readonly name: 'failed'; readonly update: boolean; readonly reason: Failure };
type Failure = (Told & { type: 'failed' })['reason'];

const HOUR = 3_600_000;
/** Milliseconds in which the page draws what it waited for Python to tell: fetching files would slow that down. */
const DRAWING = 2000;
/** Milliseconds after which nobody waits for the first card any more. */
const SETTLED = 15_000;

/** Events: `change`. */
export class Offline extends EventTarget {
  state: State = { name: 'waiting' };
  #registration: ServiceWorkerRegistration | undefined;
  #lookedAt = 0;
  readonly #watched = new WeakSet<ServiceWorker>();
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** Begins once Python is ready and the page drawn, so that nothing comes twice and nothing competes. */
  async begin(engine: EngineClient): Promise<void> {
    if (embedded) return this.#enter({ name: 'impossible', reason: 'embedded' });
    if (!isSecureContext) return this.#enter({ name: 'impossible', reason: 'insecure' });
    await onceReady(engine);
    await new Promise((resolve) => setTimeout(resolve, DRAWING));
    try {
      navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => this.#hear(data));
      navigator.serviceWorker.startMessages();
      await caches.keys();
    } catch {
      return this.#enter({ name: 'impossible', reason: 'refused' }); // even asking may be forbidden
    }
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.#lookedAt > HOUR) void this.look();
    });
    await this.look();
  }

  /** Looks for a new build and fetches what is missing. */
  async look(): Promise<void> {
    this.#lookedAt = Date.now();
    try {
      if (this.#registration?.active) await this.#registration.update();
      else await this.#register();
    } catch {
      // Without the net, or with a login page in its place, there is nothing to look for; what is here plays on.
      if (!this.#registration?.active) return this.#fail('incomplete');
    }
    if (this.#registration) await this.#follow(this.#registration);
  }

  /** Lets the new build in and loads the page anew, unless the site is open in another tab too. */
  async update(): Promise<void> {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload(); // it has been let in already
    const answer = await ask(waiting, 'take-over', {});
    if (answer === 'elsewhere') return this.#enter({ name: 'update', elsewhere: true });
    const reload = () => waiting.state === 'activated' && location.reload();
    waiting.addEventListener('statechange', reload);
    reload();
  }

  async #register(): Promise<void> {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    this.#registration = registration;
    registration.addEventListener('updatefound', () => this.#follow(registration));
  }

  async #follow(registration: ServiceWorkerRegistration): Promise<void> {
    const { installing, waiting, active } = registration;
    for (const worker of [installing, waiting, active]) this.#watch(worker, registration);
    if (installing) {
      this.#enter({ name: 'downloading', update: active !== null, loaded: 0, total: 0 });
    } else if (waiting && active) {
      this.#enter({ name: 'update', elsewhere: false });
    } else if (active?.state === 'activated') {
      const ours = await ask(active, 'serve-me', { build: __BUILD__ });
      // The site was changed while this page was on its way, or another tab has let the next build in.
      if (!ours) this.#enter({ name: 'update', elsewhere: false });
      else if (await ask(active, 'complete', {})) {
        this.#enter({ name: 'ready' });
        clearTimeout(this.#settling);
        this.#settling = setTimeout(() => settle(active).catch(() => {}), SETTLED);
      } else this.#enter({ name: 'failed', update: false, reason: 'incomplete' }); // of this build files have gone
    }
  }

  #watch(worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void {
    if (!worker || this.#watched.has(worker)) return;
    this.#watched.add(worker);
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'redundant') void this.#follow(registration);
      else if (this.state.name === 'downloading') this.#fail('incomplete'); // ended before it could say why
    });
  }

  #hear(told: Told): void {
    if (told.type === 'failed') this.#fail(told.reason);
    // The last count may come when all is over.
    else if (this.#registration?.installing)
      this.#enter({ name: 'downloading', update: this.#plays, loaded: told.loaded, total: told.total });
  }

  #fail(reason: Failure): void {
    this.#enter({ name: 'failed', update: this.#plays, reason });
  }

  /** Whether one build is here already, whatever becomes of the next. */
  get #plays(): boolean {
    return Boolean(this.#registration?.active);
  }

  #enter(state: State): void {
    this.state = state;
    this.dispatchEvent(new Event('change'));
  }
}

export const offline = new Offline();

/** A match is being played: nothing may interrupt it. */
export const atTable = (): boolean => location.hash.startsWith('#/match/');

/** What is done for later visits. */
async function settle(worker: ServiceWorker): Promise<void> {
  await ask(worker, 'inspect', {});
  const { rehearse } = await import('./rehearsal');
  await rehearse();
}

function ask<K extends keyof Asks>(
  worker: ServiceWorker,
  what: K,
  body: Asks[K]['asked'],
): Promise<Asks[K]['answer']> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ ask: what, ...body }, [port2]);
  });
}
