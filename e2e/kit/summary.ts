/** The failed tests again, a few lines for each, after all that Playwright has to say of them. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Enough for what was expected and what was found. */
const LINES = 9;

export default class Summary implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const failed = this.#suite?.allTests().filter((test) => test.results.length > 0 && !test.ok()) ?? [];
    if (failed.length > 0)
      console.log(`\n${failed.map((test) => summary(test)).join('\n')}\n${failed.length} failed`);
  }

  printsToStdio(): boolean {
    return false; // Playwright's own reporter tells how it goes
  }
}

function summary(test: TestCase): string {
  const { duration, errors = [] } = test.results.at(-1) ?? { duration: 0 };
  const [, , , ...title] = test.titlePath();
  const said = errors.flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n'));
  const lines = said.filter((line) => line.trim()).slice(0, LINES);
  const at = errors.find(({ location }) => location)?.location ?? test.location;
  return [
    `${relative('', test.location.file)} › ${title.join(' › ')} (${(duration / 1000).toFixed(0)} s)`,
    ...lines.map((line) => `    ${line.slice(0, 200)}`),
    `    at ${relative('', at.file)}:${at.line}`,
  ].join('\n');
}
