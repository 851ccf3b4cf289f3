/**
 * The scripts of the sandbox in which players of visitors run, as texts: a frame without an origin can fetch nothing. The
 * page's policy, which the frame inherits, allows the one script in it by its digest.
 */
import type { Plugin } from 'vite';
import { allowing, digestOf, inlineScript } from './inline';

const MODULE = 'virtual:sandbox';
/** Stricter than the page's, which holds too: no address may be asked for anything. */
const POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval' DIGEST; worker-src blob:";

const script = (name: string) => inlineScript(`lib/outside/sandbox/${name}.ts`);
let frame: Promise<string> | undefined;
const frameScript = () => {
  frame ??= script('frame');
  return frame;
};

export const sandbox: Plugin = {
  name: 'sandbox',
  apply: 'build',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null;
    const code = await frameScript();
    const policy = POLICY.replace('DIGEST', digestOf(code));
    const page = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${code}</script>`;
    return `export const page = ${JSON.stringify(page)};\nexport const cell = ${JSON.stringify(await script('cell'))};\n`;
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      return allowing(html, await frameScript());
    },
  },
};
