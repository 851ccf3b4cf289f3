/** Scripts that stand in the HTML itself; the page's policy allows each by its digest. */
import { createHash } from 'node:crypto';
import { build } from 'vite';
import { web } from './runner';

/** Built as one script that imports nothing; `input` is relative to `web/`. */
export async function inlineScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`The script ${input} could not be built.`);
  return chunk.code.trim();
}

/** As a policy names a script. */
export const digestOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The page, whose policy allows this script too. */
export const allowing = (html: string, code: string): string =>
  html.replace("script-src 'self'", `script-src 'self' ${digestOf(code)}`);
