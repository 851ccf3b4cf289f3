/** Lets the page import the values of a game's data file, so that no number is written down twice. */
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

export const toml: Plugin = {
  name: 'toml',
  transform: {
    filter: { id: /\.toml$/ },
    handler: (text) => ({
      code: `export default ${JSON.stringify(parse(text))}`,
      map: null,
      moduleType: 'js',
    }),
  },
};
