// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const sheet = parse(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));

/** The opaque colours named in the rules that are for one of the `selectors`. */
function colours(...selectors: string[]): Map<string, string> {
  const found = new Map<string, string>();
  sheet.walkRules((rule) => {
    if (!rule.selectors.some((selector) => selectors.includes(selector))) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (/^#[0-9a-f]{6}$/.test(value)) found.set(prop.slice(2), value);
    });
  });
  return found;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const grounds = ['table', 'table-glow', 'table-edge', 'surface', 'surface-raised'];
const readable: [string[], string[]][] = [
  [['text', 'text-soft', 'accent', 'danger'], grounds],
  [['on-accent'], ['accent-fill', 'accent-fill-low']],
  [['on-danger'], ['danger-fill']],
  [
    ['page-text', 'page-soft', 'page-accent'],
    ['page', 'page-edge'],
  ],
  [
    ['card-ink', 'card-engraving'],
    ['card-face', 'card-face-low'],
  ],
  [['ivory'], ['guard-face', 'guard-face-low']],
];
const visible: [string[], string[]][] = [[['focus', 'control-line'], grounds]];

test.each([
  ['by night', ':root[data-theme="dark"]'],
  ['by day', ':root[data-theme="light"]:not([data-table])'],
  ['at the table by day', ':root[data-table]', ':root[data-theme="light"][data-table]'],
])('text and outlines %s have the contrast WCAG 2.2 AA asks for', (_, ...selectors) => {
  const palette = colours(':root', ...selectors);
  const luminanceOf = (name: string) => {
    const value = palette.get(name);
    expect(value, name).toBeDefined();
    return luminance(value as string);
  };
  for (const [pairs, least] of [
    [readable, 4.5],
    [visible, 3],
  ] as const)
    for (const [inks, papers] of pairs)
      for (const ink of inks)
        for (const paper of papers) {
          const [low = 0, high = 0] = [luminanceOf(ink), luminanceOf(paper)].sort((a, b) => a - b);
          expect((high + 0.05) / (low + 0.05), `${ink} on ${paper}`).toBeGreaterThanOrEqual(least);
        }
});
