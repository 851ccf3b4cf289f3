import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as bundle, type Plugin } from 'vite';
import { languages } from '../web/lib/languages';
import { damagedPage } from '../web/offline/damaged';
import { manifest } from '../web/offline/manifest';
import type { FileEntry } from '../web/service-worker/entry';
import { faults, noteCarried } from './licences';
import { homeWords, wordsOf } from './words';

/** Tells one build from the next: given by build.py from all that goes in, by hand always another. */
const build = JSON.stringify(process.env.BUILD ?? Date.now().toString(36));
const words = languages.map(
  (language) => [language, wordsOf(language, 'shell', 'offline', ...homeWords)] as const,
);

/**
 * What nobody needs to play: pictures for home screens, shops and links, what others embed or install, the bill. The rest of
 * Python's library is kept by whoever brings wheels.
 */
const notKept =
  /^(licences\/bom\.|runtime\/library-|(og|oembed|python|screenshots)\/)|^icons\/.*\.png$|^embed\.js$/;

/** Every file of the site that is kept for playing offline, in an order of its own. */
function filesIn(site: string): FileEntry[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      resolve(parentPath, name)
        .slice(site.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((url) => !notKept.test(url))
    .sort()
    .map((url) => {
      const content = readFileSync(resolve(site, url));
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { url, revision: integrity.slice(-16), integrity, bytes: content.length };
    });
}

let site = '';

/** What makes the site one to keep: a manifest per language, and the service worker with the hashes of all its files. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  config: () => ({ define: { __BUILD__: build } }),
  configResolved({ root, build: { outDir } }) {
    site = resolve(root, outDir);
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
  /** All other files are there by now, unless the build has failed. */
  async closeBundle(error?: Error) {
    if (error) return;
    await bundle({
      configFile: false,
      root: new URL('../web', import.meta.url).pathname,
      logLevel: 'warn',
      publicDir: false,
      plugins: [noteCarried],
      define: {
        __BUILD__: build,
        __FILES__: JSON.stringify(filesIn(site)),
        __DAMAGED__: JSON.stringify(damagedPage(words)),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: site,
        emptyOutDir: false,
        target: 'es2022',
        rollupOptions: {
          input: 'service-worker/sw.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
    const wrong = faults();
    if (wrong.length) throw new Error(wrong.join('\n'));
  },
};
