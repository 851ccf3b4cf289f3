/** What can be done at a place is seen at any moment of its glow, by whoever sees little contrast, by day and by night. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const tokens = read('../../../styles/tokens.css');
const faintest = Number(/@keyframes beckon \{\s*from \{\s*opacity: ([\d.]+)/.exec(read('pay.css'))?.[1]);

type Colour = readonly [number, number, number];
function colourOf(selector: string, name: string): Colour {
  const own = tokens.slice(tokens.indexOf(`${selector} {`)).split('}', 1)[0];
  const [, hex = ''] = new RegExp(`--${name}: #(\\w{6});`).exec(own ?? '') ?? [];
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red ?? Number.NaN, green ?? Number.NaN, blue ?? Number.NaN];
}
const light = (colour: Colour) => {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it.each([':root[data-table]', ':root[data-theme="light"][data-table]'])(
  'glows with a contrast of three at least: %s',
  (selector) => {
    const ground = colourOf(selector, 'surface');
    const seen = colourOf(selector, 'accent').map(
      (part, at) => part * faintest + (ground[at] ?? 0) * (1 - faintest),
    );
    const [low, high] = [light(ground), light(seen as unknown as Colour)].sort((one, other) => one - other);
    expect(((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)).toBeGreaterThanOrEqual(3);
  },
);
