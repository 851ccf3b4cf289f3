// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

/** What stands over the table has no answers on it. */
const OVER = 'sheet.css';
const GOLD = /--gold|--accent|#ffd873|#ffd25e/;
const SEEN = /^(border|background|box-shadow|outline|filter)/;

it('is, as an edge, as a fill and as a light, for what leads on and for nothing else', () => {
  const found: string[] = [];
  for (const sheet of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!sheet.endsWith('.css') || sheet === OVER) continue;
    parse(readFileSync(`${import.meta.dirname}/${sheet}`, 'utf8')).walkDecls(({ prop, value, parent }) => {
      if (!SEEN.test(prop) || !GOLD.test(value)) return;
      const where = parent && 'selector' in parent ? `${parent.selector}` : '';
      found.push(/--good\b/.test(where) ? 'good' : `${sheet}: ${where} { ${prop}: ${value} }`);
    });
  }
  expect(new Set(found)).toEqual(new Set(['good']));
});
