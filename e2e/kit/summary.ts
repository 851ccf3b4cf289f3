/**
 * The failed tests again, a few lines for each, after all that Playwright has to say of them; and a line for each that
 * passed only when it was repeated, which `tools/checks.py` looks for.
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Enough for the reason. */
const LINES = 9;

export default class Summary implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests().filter((test) => test.results.length > 0) ?? [];
    for (const test of tests.filter((one) => one.outcome() === 'flaky')) {
      const [why = ''] = linesOf(test.results[0]);
      console.log(`flaky: ${nameOf(test)} (${why.trim()})`);
    }
    const failed = tests.filter((test) => !test.ok());
    if (failed.length > 0)
      console.log(`\n${failed.map((test) => summary(test)).join('\n')}\n${failed.length} failed`);
  }

  printsToStdio(): boolean {
    return false; // Playwright's own reporter tells how it goes
  }
}

function nameOf(test: TestCase): string {
  const [, , , ...title] = test.titlePath();
  return `${relative('', test.location.file)} › ${title.join(' › ')}`;
}

/** What was expected and what was found. */
function linesOf(result?: TestResult): string[] {
  const said = result?.errors.map(({ message = '' }) => stripVTControlCharacters(message)) ?? [];
  return said
    .join('\n')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES);
}

function summary(test: TestCase): string {
  const result = test.results.at(-1);
  const { duration, errors = [] } = result ?? { duration: 0 };
  const at = errors.find(({ location }) => location)?.location ?? test.location;
  return [
    `${nameOf(test)} (${(duration / 1000).toFixed(0)} s)`,
    ...linesOf(result).map((line) => `    ${line.slice(0, 200)}`),
    `    at ${relative('', at.file)}:${at.line}`,
  ].join('\n');
}
