import { cpSync, existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Written by build.py: names and sizes of what the worker loads before Python can start.
const manifest = new URL('build/runtime.json', import.meta.url).pathname;

/** The Open Font License travels with its fonts. */
const fonts = ['@fontsource-variable/eb-garamond', '@fontsource/im-fell-english-sc'];

/** Lays the runtime, the wheel and the licences of the fonts beside the page. */
const besideThePage: Plugin = {
  name: 'beside-the-page',
  apply: 'build',
  buildStart() {
    if (!existsSync(manifest)) this.error('There is no runtime yet: run `python3 build.py dist` once.');
  },
  writeBundle({ dir }) {
    cpSync(new URL('build/beside/', import.meta.url), String(dir), { recursive: true });
    for (const font of fonts) {
      const licence = new URL(`node_modules/${font}/LICENSE`, import.meta.url);
      cpSync(licence, `${dir}/licences/${font.split('/')[1]}.txt`);
    }
  },
};

export default defineConfig({
  root: 'web',
  base: './', // works under any sub-path
  plugins: [besideThePage],
  define: {
    __RUNTIME__: existsSync(manifest) ? readFileSync(manifest, 'utf8') : 'undefined',
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: 'licences/libraries.md' },
  },
  cacheDir: '../build/vite',
  worker: { format: 'es' },
  test: {
    environment: 'happy-dom',
    include: ['**/*.test.ts'],
  },
});
