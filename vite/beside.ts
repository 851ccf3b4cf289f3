import { cpSync, existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { games } from '../web/generated/catalogue';

// Written by build.py: names and sizes of what the worker loads before Python can start.
export const manifest = new URL('../build/runtime.json', import.meta.url).pathname;

/** The data files that the engine brings along, by game: to be downloaded as a beginning for one's own. */
const dataFiles = games.map((game) => {
  const file = new URL(`../py/musketiere/games/${game}/house.toml`, import.meta.url);
  return { game, file };
});

/** Lays the runtime, the wheel and the data files beside the page. */
export const besideThePage: Plugin = {
  name: 'beside-the-page',
  apply: 'build',
  buildStart() {
    if (!existsSync(manifest)) this.error('There is no runtime yet: run `python3 build.py dist` once.');
  },
  writeBundle({ dir }) {
    cpSync(new URL('../build/beside/', import.meta.url), String(dir), { recursive: true });
    for (const { game, file } of dataFiles) if (existsSync(file)) cpSync(file, `${dir}/${game}.toml`);
  },
};
