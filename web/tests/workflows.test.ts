/** Who may do what when the site is tested and deployed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../.github/workflows');
const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test('an action is pinned by its hash, the same wherever it is used, with its version beside it', () => {
  const used = files.flatMap(([, text]) => [...text.matchAll(/uses: (.*)/g)].map(([, said = '']) => said));
  expect(used.length).toBeGreaterThan(0);
  for (const said of used) expect(said).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const actions = new Set(used.map((said) => said.split('@')[0]));
  expect(new Set(used).size).toBe(actions.size);
});

test.each(files)(
  '%s grants nothing but to the jobs that need it, and no job that writes runs our code',
  (_, text) => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const [, ...jobs] = (text.split(/^jobs:$/m)[1] ?? '').split(/^ {2}(?=\w+:$)/m);
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) {
      expect(job).toMatch(/^ {4}permissions:$/m);
      if (/: write/.test(job)) expect(job).not.toMatch(/build\.py|checkout|npm|pip/);
    }
  },
);
