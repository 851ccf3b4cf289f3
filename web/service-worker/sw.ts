/** The service worker: keeps one whole build, and serves every page that it serves from that build alone. */
import type { FileEntry } from './entry';
import { Files, isFull } from './files';
import type { Ask, Asks, Told } from './messages';

declare const self: ServiceWorkerGlobalScope;
// Put in by the build: its id, its files, and the page that stands in for a damaged one.
declare const __BUILD__: string;
declare const __FILES__: readonly FileEntry[];
declare const __DAMAGED__: string;

const files = new Files(__FILES__);

const damaged = () =>
  new Response(__DAMAGED__, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** The pages of this site; other sites may live beside us at the same origin. */
async function pages(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(self.registration.scope));
}

async function tell(told: Told): Promise<void> {
  for (const page of await pages()) page.postMessage(told);
}

async function install(event: ExtendableEvent): Promise<void> {
  try {
    await files.fill(event, (loaded, total) => void tell({ type: 'progress', loaded, total }));
  } catch (error) {
    if (isFull(error)) await files.makeRoom();
    await tell({ type: 'failed', reason: isFull(error) ? 'full' : 'incomplete' });
    throw error;
  }
}

// One file that is missing or wrong, and there is no installation: the build before it, if there is one, plays on. A
// new build waits until no page uses the old one any more; nothing here hurries it but `take-over`.
self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => files.tidy(event));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.method === 'GET' ? files.addressOf(request.url) : undefined;
  if (!address) return;
  event.respondWith(served(event, request, address));
});

async function served(event: ExtendableEvent, request: Request, address: string): Promise<Response> {
  if (request.mode === 'navigate') return files.servePage(event, address).catch(damaged);
  if (request.cache === 'reload') await files.inspect(); // whoever asks could not start from what he got
  return files.serve(event, address);
}

self.addEventListener('message', (event) => {
  const answering = answer(event, event.data as Ask)
    .catch(() => false) // the store itself may fail; whoever asks is not left waiting
    .then((said) => event.ports[0]?.postMessage(said));
  event.waitUntil(answering);
});

async function answer(event: ExtendableEvent, asked: Ask): Promise<Asks[Ask['ask']]['answer']> {
  switch (asked.ask) {
    case 'serve-me':
      if (asked.build === __BUILD__) await self.clients.claim();
      return asked.build === __BUILD__;
    case 'complete':
      if (!(await files.complete())) await files.fill(event).catch(() => {});
      return files.complete();
    case 'inspect':
      await files.inspect();
      await files.fill(event);
      return true;
    case 'take-over': {
      const open = await pages();
      if (open.length > 1) return 'elsewhere';
      void self.skipWaiting();
      return 'now';
    }
  }
}
