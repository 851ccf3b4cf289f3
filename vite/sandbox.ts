/**
 * The scripts of the sandbox in which players of visitors run, as texts: a frame without an origin can fetch nothing. The
 * page's policy, which the frame inherits, allows the one script in it by its digest.
 */
import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { web } from './runner';

const MODULE = 'virtual:sandbox';
/** Stricter than the page's, which holds too: no address may be asked for anything. */
const POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval' 'sha256-HASH'; worker-src blob:";

async function script(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: `shell/school/sandbox/${name}.ts`, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`The script ${name} of the sandbox could not be built.`);
  return chunk.code.trim();
}

let frame: Promise<string> | undefined;
const frameScript = () => {
  frame ??= script('frame');
  return frame;
};
const digest = (code: string) => createHash('sha256').update(code).digest('base64');

export const sandbox: Plugin = {
  name: 'sandbox',
  apply: 'build',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    const code = await frameScript();
    const policy = POLICY.replace('HASH', digest(code));
    const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${code}</script>`;
    return `export const page = ${JSON.stringify(page)};\nexport const cell = ${JSON.stringify(await script('cell'))};\n`;
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      return html.replace("script-src 'self'", `script-src 'self' 'sha256-${digest(await frameScript())}'`);
    },
  },
};
