import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Tells one build from the next: given by build.py from all that goes in, by hand always another. */
export const build = process.env.BUILD ?? Date.now().toString(36);

/** What nobody needs to play: pictures for shops and for links, what others embed or install, licences. */
const NOT_KEPT = ['**/*.{whl,txt,md}', 'screenshots/**', 'og/**', 'oembed/**', 'embed.js'];

let dist = '';
const whereTo: Plugin = {
  name: 'offline-where-to',
  configResolved({ root, build: { outDir } }) {
    dist = resolve(root, outDir);
  },
};

const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'service-worker',
  filename: 'sw.ts',
  injectRegister: false, // the page does so itself, once Python is ready
  manifest: false, // there is one in every language
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['**/*'],
    globIgnores: NOT_KEPT,
    maximumFileSizeToCacheInBytes: 10_000_000,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map(({ url, size }) => {
          const hash = createHash('sha384').update(readFileSync(resolve(dist, url)));
          const integrity = `sha384-${hash.digest('base64')}`;
          return { url, size, bytes: size, revision: integrity.slice(-16), integrity };
        }),
      }),
    ],
  },
});

/** Builds the service worker, which keeps all files of this build, each with its hash. */
export const offline: PluginOption = [whereTo, serviceWorker];
