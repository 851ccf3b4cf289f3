/**
 * The home page is in the HTML: drawn by the page's own elements while the site is built, in each language, and shown by
 * a small script before anything else has come. There is no other statement of what it looks like.
 */
import { Window } from 'happy-dom';
import { type Plugin, runnerImport } from 'vite';
import { populateGlobal } from 'vitest/environments';
import { picturesOf } from '../web/first/parts';
import { languages } from '../web/lib/languages';
import { allowing, inlineScript } from './inline';
import { web, withoutStyles } from './runner';
import { toml } from './toml';

/** The libraries as the browser gets them, not the ones for servers, and read anew where there is a document now. */
const asInBrowser: Plugin = {
  name: 'as-in-browser',
  configEnvironment: (_, { resolve }) => {
    Object.assign(resolve ?? {}, {
      external: [],
      noExternal: true,
      mainFields: ['browser', 'module'],
      conditions: ['browser', 'module', 'import', 'default'],
    });
  },
};

/** The pictures as templates, in the order of the languages. */
async function pictures(): Promise<string> {
  const window = new Window();
  // Lit has been read for Node by now, and has made a register of elements where there was none.
  const { keys, originals } = populateGlobal(globalThis, window, {
    bindFunctions: true,
    additionalKeys: ['customElements'],
  });
  try {
    const { module } = await runnerImport<typeof import('../web/first/draw')>(`${web}/first/draw.ts`, {
      configFile: false,
      root: web,
      logLevel: 'warn',
      define: { __BUILD__: '""' },
      plugins: [withoutStyles, toml, asInBrowser],
    });
    const { drawings, screens } = module.pictures;
    const template = (id: string, content: string) => `<template id="${id}">${content}</template>`;
    const [ofDrawings] = picturesOf('en');
    return [
      template(ofDrawings, drawings),
      ...languages.map((language) => template(picturesOf(language)[1], screens[language])),
    ].join('');
  } finally {
    await window.happyDOM.close();
    for (const key of keys) Reflect.deleteProperty(globalThis, key);
    for (const [key, value] of originals) Reflect.set(globalThis, key, value);
  }
}

export const firstScreen: Plugin = {
  name: 'first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const code = await inlineScript('first/screen.ts');
      const shown = `${await pictures()}<script>${code}</script>`;
      const faces = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const preloads = faces.map((face) => `<link rel="preload" as="font" crossorigin href="./${face}">`);
      return allowing(html, code)
        .replace(
          /<script type="module"([^>]*) src=("[^"]*")><\/script>/,
          '<link rel="modulepreload"$1 href=$2>',
        )
        .replace('<link rel="stylesheet"', (sheet) => `${preloads.join('')}${sheet}`)
        .replace(/\n\s+/g, '\n') // where its lines begin says nothing to a browser
        .replace('</body>', () => `${shown}</body>`);
    },
  },
};
