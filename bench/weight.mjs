// What a library adds to the site: what of it is used, bundled alone and packed.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const used = {
  'workbox-precaching (service worker)': `export { PrecacheController } from 'workbox-precaching/PrecacheController';`,
  'lean-qr (fetched when a QR code is wanted)': `export { correction, generate } from 'lean-qr'; export { toSvgPath } from 'lean-qr/extras/svg';`,
};

console.log('| library | gzip |');
console.log('|---|---|');
for (const [name, code] of Object.entries(used)) {
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'alone',
        resolveId: (id) => (id === 'alone' ? id : null),
        load: (id) => (id === 'alone' ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'alone', preserveEntrySignatures: 'strict' },
    },
  });
  const bytes = output.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
  console.log(`| ${name} | ${(bytes / 1e3).toFixed(1)} KB |`);
}
