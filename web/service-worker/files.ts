/**
 * The files of one build, kept for playing offline. Every file is stored under its address and its hash, so that two
 * builds lie side by side and none ever reads a file of the other; and it is checked against that hash when it comes
 * from the net and each time it comes from the store.
 *
 * The two large ones, interpreter and image, come packed and are kept unpacked, with a digest of their own: the browser
 * keeps what it has compiled of a response only if it gets the stored one as it is. They are not checked on the way to
 * the first card, but by `inspect`: when there is time, and when somebody could not start from them.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { DIGEST, digestOf } from './digest';
import type { FileEntry } from './entry';
import { packedType } from './packed';

const AT_ONCE = 4;

export class Files {
  readonly #store: PrecacheController;
  readonly #bytes = new Map<string, number>();
  /** What this run has stored. */
  readonly #stored: Request[] = [];

  constructor(entries: readonly FileEntry[]) {
    this.#store = new PrecacheController({
      plugins: [
        {
          cacheWillUpdate: async ({ request, response }) => {
            if (!response.ok) return null;
            const type = packedType(new URL(request.url).pathname);
            return type === undefined ? response : unpacked(response, type);
          },
          cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
            const isLarge = cachedResponse?.headers.has(DIGEST);
            return cachedResponse && (isLarge || (await this.#whole(cachedResponse, request)))
              ? cachedResponse
              : null;
          },
          cacheDidUpdate: async ({ request }) => void this.#stored.push(request),
        },
      ],
    });
    this.#store.addToCacheList([...entries]);
    for (const { url, bytes } of entries) this.#bytes.set(new URL(url, self.location.href).href, bytes);
  }

  /** The address under which a file is stored that is asked for at `url`; undefined for what is none of ours. */
  addressOf(url: string): string | undefined {
    const { origin, pathname } = new URL(url);
    const address = origin + pathname.replace(/\/$/, '/index.html');
    return this.#bytes.has(address) ? address : undefined;
  }

  /**
   * A file of ours from the store; where it is missing or damaged, from the net, and the store is mended. Rejects where
   * neither has it whole. The browser's own cache may hold a file of another build: then it is passed by.
   */
  get(event: ExtendableEvent, address: string): Promise<Response> {
    return this.#get(event, address, 'default').catch((error: unknown) => {
      if (isFull(error)) throw error;
      return this.#get(event, address, 'reload');
    });
  }

  /** Looks through the large files, and removes one that is not as it was stored. */
  async inspect(): Promise<void> {
    const cache = await caches.open(this.#store.strategy.cacheName);
    for (const key of this.#store.getURLsToCacheKeys().values()) {
      if (packedType(new URL(key).pathname) === undefined) continue;
      const request = new Request(key);
      const stored = await cache.match(request);
      if (stored && !(await this.#whole(stored, request))) await cache.delete(request);
    }
  }

  /** A file of ours for a page, which has it also where it cannot be stored: for want of room, or the store fails. */
  serve(event: ExtendableEvent, address: string): Promise<Response> {
    return this.get(event, address).catch(() => fetch(this.#request(address, 'default')));
  }

  /** A page with all it cannot start without, so that no reader is left before an empty one. */
  async servePage(event: ExtendableEvent, address: string): Promise<Response> {
    const page = await this.serve(event, address);
    const names = (await page.clone().text()).matchAll(/(?:src|href)="(\.\/assets\/[^"]+)"/g);
    await Promise.all([...names].map(([, name = '']) => this.serve(event, new URL(name, address).href)));
    return page;
  }

  /** Fetches whatever is not stored yet. Rejects when a file cannot be had or stored. */
  async fill(event: ExtendableEvent, tell?: (loaded: number, total: number) => void): Promise<void> {
    const wanted = [...this.#bytes];
    const total = wanted.reduce((sum, [, bytes]) => sum + bytes, 0);
    let loaded = 0;
    const fetchNext = async (): Promise<void> => {
      const next = wanted.shift();
      if (!next) return;
      const [address, bytes] = next;
      await this.get(event, address);
      loaded += bytes;
      tell?.(loaded, total);
      await fetchNext();
    };
    const lanes = Array.from({ length: AT_ONCE }, () =>
      fetchNext().catch((error: unknown) => {
        wanted.length = 0; // the others need not go on
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === 'rejected');
    if (failed) throw failed.reason;
  }

  async complete(): Promise<boolean> {
    const cache = await caches.open(this.#store.strategy.cacheName);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    return [...this.#store.getURLsToCacheKeys().values()].every((key) => kept.has(key));
  }

  /** Removes the files of other builds. */
  tidy(event: ExtendableEvent): void {
    void this.#store.activate(event);
  }

  /** Removes what this run has stored: a build that does not fit must not take the room of the one that plays. */
  async makeRoom(): Promise<void> {
    const cache = await caches.open(this.#store.strategy.cacheName);
    for (const request of this.#stored) await cache.delete(request);
  }

  #get(event: ExtendableEvent, address: string, cache: RequestCache): Promise<Response> {
    const request = this.#request(address, cache);
    const { integrity } = request;
    return this.#store.strategy.handle({
      event,
      request,
      params: { cacheKey: this.#keyOf(address), integrity },
    });
  }

  #request(address: string, cache: RequestCache): Request {
    const integrity = this.#store.getIntegrityForCacheKey(this.#keyOf(address)) ?? '';
    return new Request(address, { integrity, cache, credentials: 'same-origin' });
  }

  /** The address under which a file is stored. */
  #keyOf(address: string): string {
    return this.#store.getCacheKeyForURL(address) ?? address;
  }

  async #whole(response: Response, { url }: Request): Promise<boolean> {
    const digest = await digestOf(await response.clone().arrayBuffer());
    const wanted = response.headers.get(DIGEST) ?? this.#store.getIntegrityForCacheKey(url);
    return digest === wanted;
  }
}

/** What a response is to be kept as. Rejects where it cannot be unpacked. */
async function unpacked(response: Response, type: string): Promise<Response> {
  const stream = response.body?.pipeThrough(new DecompressionStream('gzip'));
  const content = await new Response(stream ?? null).arrayBuffer();
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set('Content-Type', type);
  headers.set(DIGEST, await digestOf(content));
  return new Response(content, { headers });
}

export const isFull = (error: unknown): boolean => (error as Error | null)?.name === 'QuotaExceededError';
