import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { besideThePage, manifest } from './vite/beside';
import { embedScript } from './vite/embed';
import { firstScreen } from './vite/first';
import { layLicences, noteCarried } from './vite/licences';
import { offline } from './vite/offline';
import { pagesOfGames } from './vite/pages';
import { sandbox } from './vite/sandbox';
import { toml } from './vite/toml';

const tests = ['web', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.test.ts')),
);
/** Tests that put others in the place of modules or load them anew would do so to all after them; some need no page. */
const alone = tests
  .filter((path) => /\bvi\.(mock|resetModules)\(|@vitest-environment/.test(readFileSync(path, 'utf8')))
  .map((path) => relative('web', path));

export default defineConfig({
  root: 'web',
  base: './', // works under any sub-path
  plugins: [
    toml,
    firstScreen,
    sandbox,
    besideThePage,
    pagesOfGames(process.env.SITE_ADDRESS),
    embedScript,
    layLicences,
    noteCarried,
    offline, // last, when all files are known
  ],
  define: {
    __RUNTIME__: existsSync(manifest) ? readFileSync(manifest, 'utf8') : 'undefined',
  },
  // Lightning CSS, which makes the sheets small anyway, also knows the named conditions (styles/conditions.css).
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit begins with comes in one file, not in twenty.
            { name: 'index', tags: ['$initial'] },
            // To ask for a file takes a phone longer than to read a small one: what several tables share comes in few.
            {
              name: 'kit',
              test: /web.(lib.table|games)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
            },
          ],
        },
        // Not named by all who share it: the first screen lists them.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.replace(/(~.*)?\.\w+$/, '') ?? '[name]'}-[hash][extname]`,
      },
    },
  },
  cacheDir: '../build/vite',
  worker: { format: 'es', plugins: () => [noteCarried] },
  test: {
    environment: 'happy-dom',
    testTimeout: 90_000, // for what hangs: a busy machine may take its time
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['**/*.test.ts', '../tests/**/*.test.ts'],
          exclude: alone,
          isolate: false, // to begin anew for each file takes longer than all their tests
          setupFiles: 'tests/together.testing.ts',
        },
      },
      // After those: between them they would have to begin anew.
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
});
