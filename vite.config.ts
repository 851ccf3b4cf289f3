import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Written by build.py: name, size and hash of every file the worker loads before Python can start.
const manifest = new URL('build/runtime.json', import.meta.url);

export default defineConfig({
  root: 'web',
  base: './', // works under any sub-path
  publicDir: '../build/public', // the runtime, put there by build.py
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
  },
  worker: { format: 'es' },
  test: {
    environment: 'happy-dom',
    include: ['**/*.test.ts'],
  },
});
