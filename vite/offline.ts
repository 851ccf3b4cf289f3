import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { damagedPage } from '../web/offline/damaged';
import { manifest } from '../web/offline/manifest';
import { languages, wordsOf } from './words';

/** Tells one build from the next: given by build.py from all that goes in, by hand always another. */
const build = process.env.BUILD ?? Date.now().toString(36);
const words = languages.map((language) => [language, wordsOf(language, 'shell', 'offline')] as const);

/** What nobody needs to play: pictures for home screens, shops and links, what others embed or install, licences. */
const NOT_KEPT = ['**/*.{whl,txt,md}', 'icons/**', 'screenshots/**', 'og/**', 'oembed/**', 'embed.js'];

let dist = '';

/** Makes a manifest per language and names one in the page, which follows the language of the reader. */
const installable: Plugin = {
  name: 'installable',
  apply: 'build',
  config: () => ({
    define: {
      __BUILD__: JSON.stringify(build),
      __DAMAGED__: JSON.stringify(damagedPage(words)),
    },
  }),
  configResolved({ root, build: { outDir } }) {
    dist = resolve(root, outDir);
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest-en.webmanifest' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/apple-touch.png' } },
  ],
  generateBundle() {
    for (const [language, t] of words) {
      const source = JSON.stringify(manifest(language, t), null, 2);
      this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source });
    }
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

/** What makes the site one to keep: manifests, and the service worker with all files of this build and their hashes. */
export const offline: PluginOption = [installable, serviceWorker];
