import { cpSync, existsSync } from 'node:fs';
import type { Plugin } from 'vite';

// Written by build.py: names and sizes of what the worker loads before Python can start.
export const manifest = new URL('../build/runtime.json', import.meta.url).pathname;

/** The Open Font License travels with its fonts. */
const fonts = ['@fontsource-variable/eb-garamond', '@fontsource/im-fell-english-sc'];

/** A data file that the engine reads, to be downloaded as a beginning for one's own. */
const data = 'mousquetaires_du_roy';

/** Lays the runtime, the wheel, the data file and the licences of the fonts beside the page. */
export const besideThePage: Plugin = {
  name: 'beside-the-page',
  apply: 'build',
  buildStart() {
    if (!existsSync(manifest)) this.error('There is no runtime yet: run `python3 build.py dist` once.');
  },
  writeBundle({ dir }) {
    cpSync(new URL('../build/beside/', import.meta.url), String(dir), { recursive: true });
    const house = new URL(`../py/musketiere/games/${data}/house.toml`, import.meta.url);
    cpSync(house, `${dir}/${data}.toml`);
    for (const font of fonts) {
      const licence = new URL(`../node_modules/${font}/LICENSE`, import.meta.url);
      cpSync(licence, `${dir}/licences/${font.split('/')[1]}.txt`);
    }
  },
};
