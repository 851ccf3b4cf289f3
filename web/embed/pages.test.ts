/** The heads and answers that the build gives to each page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesOfGames, picture } from '../../vite/pages';

const index = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

/** The files of a build for this address. */
function built(address?: string): Map<string, string> {
  const bundle = { 'index.html': { type: 'asset', source: index } };
  const files = new Map<string, string>();
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) => files.set(fileName, source),
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const { generateBundle } = pagesOfGames(address) as unknown as {
    generateBundle(this: typeof context, options: object, files: typeof bundle): void;
  };
  generateBundle.call(context, {}, bundle);
  return files.set('index.html', bundle['index.html'].source);
}

const parsed = (html = '') => new DOMParser().parseFromString(html, 'text/html');
const pages = ['index', 'musketiere', 'four_musketeers'];

test.each(pages)('%s: one title, one description, and the rest of the page as it is', (name) => {
  const page = parsed(built().get(`${name}.html`));
  expect(page.querySelectorAll('title')).toHaveLength(1);
  expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(page.title).toBe(page.querySelector('meta[property="og:title"]')?.getAttribute('content'));
  expect(page.querySelector('meta[http-equiv]')?.outerHTML).toBe(
    parsed(index).querySelector('meta[http-equiv]')?.outerHTML,
  );
  expect(page.documentElement.dataset.game).toBe(name === 'index' ? undefined : name);
});

test('without an address nothing is said that needs one', () => {
  const files = built();
  expect([...files.keys()].sort()).toEqual([
    'four_musketeers.html',
    'index.html',
    'mousquetaires_du_roy.html',
    'musketiere.html',
  ]);
  for (const html of files.values()) expect(html).not.toMatch(/canonical|og:url|og:image|oembed|https?:/);
});

test.each(['https://example.org/play', 'https://example.org/play/'])(
  'with %s every address is whole',
  (address) => {
    const files = built(address);
    for (const name of pages) {
      const page = parsed(files.get(`${name}.html`));
      const said = (key: string) => page.querySelector(`meta[property="${key}"]`)?.getAttribute('content');
      const own = `https://example.org/play/${name === 'index' ? '' : `${name}.html`}`;
      expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(own);
      expect(said('og:url')).toBe(own);
      expect(said('og:image')).toBe(`https://example.org/play/og/${name}.png`);
      const oembed = page.querySelector('link[type="application/json+oembed"]')?.getAttribute('href');
      expect(oembed).toBe(`https://example.org/play/oembed/${name}.json`);
      const answer = JSON.parse(files.get(`oembed/${name}.json`) ?? '');
      expect(answer).toMatchObject({ version: '1.0', type: 'rich', title: page.title });
      const holder = document.createElement('template'); // loads nothing
      holder.innerHTML = answer.html;
      const frame = holder.content.querySelector('iframe');
      expect(frame?.getAttribute('src')?.startsWith(own)).toBe(true);
      expect([answer.width, answer.height].map(String)).toEqual(
        ['width', 'height'].map((side) => frame?.getAttribute(side)),
      );
    }
  },
);

test.each(pages)('the picture of %s is there and as large as is said', (name) => {
  const png = readFileSync(join(import.meta.dirname, `../public/og/${name}.png`));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(picture);
});
