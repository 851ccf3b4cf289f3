// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

type Colour = readonly [number, number, number];

const read = (path: string) => parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const colour = (hex: string): Colour =>
  [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as never;
const mixed = (one: Colour, other: Colour, share: number): Colour =>
  one.map((value, i) => value * (1 - share) + (other[i] ?? 0) * share) as never;

function luminance(rgb: Colour): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What the rules for that selector say, by name. */
function said(path: string, ...selectors: string[]): Map<string, string> {
  const found = new Map<string, string>();
  read(path).walkRules((rule) => {
    if (rule.selectors.some((one) => selectors.includes(one)))
      rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop, value));
  });
  return found;
}

const lit = ':root:has(.mk-room--table)';
const day = ':root[data-theme="light"]:has(.mk-room--table)';
const schemes = {
  'by night': { light: [lit], inks: [':root[data-table]'] },
  'by day': { light: [lit, day], inks: [':root[data-table]', ':root[data-theme="light"][data-table]'] },
};

test.each(
  Object.keys(schemes).flatMap((scheme) =>
    ['AC', 'KC', 'AS', 'KS', 'QC', 'QS'].map((storyline) => [storyline, scheme] as const),
  ),
)('words and outlines can be read in the room of %s %s', (storyline, scheme) => {
  const { light, inks } = schemes[scheme as keyof typeof schemes];
  const names = new Map([
    ...said('./rooms.css', `:root:has(.mk-room--table[data-room="${storyline}"])`),
    ...said('./rooms.css', ...light),
  ]);
  const resolve = (value: string): Colour => {
    if (value.startsWith('#')) return colour(value === '#000' ? '#000000' : value);
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (name) return resolve(names.get(name) ?? '');
    const [, one = '', other = '', share = '50'] =
      /^color-mix\(in srgb, (.+), ([^ ]+?)(?: (\d+)%)?\)$/.exec(value) ?? [];
    return mixed(resolve(one), resolve(other), Number(share) / 100);
  };
  const colours = said('../../../styles/tokens.css', ...inks);
  for (const [ink, least] of [
    ['text', 4.5],
    ['text-soft', 4.5],
    ['accent', 4.5],
    ['danger', 4.5],
    ['focus', 3],
    ['control-line', 3],
  ] as const)
    for (const ground of ['table', 'table-glow', 'table-edge', 'surface', 'surface-raised']) {
      const [low = 0, high = 0] = [colour(colours.get(`--${ink}`) ?? ''), resolve(`var(--${ground})`)]
        .map(luminance)
        .sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
});
