import { expect, test } from 'vitest';
import { calledBy, MOST_WHEELS, wheelsIn, withoutWheel, withWheel } from './wheels';

const digest = (digit: string) => digit.repeat(64);
const odd = { file: 'odd_counts-1.2-py3-none-any.whl', digest: digest('a') };
const even = { file: 'even-2.0+local.1-py2.py3-none-any.whl', digest: digest('b') };
const TEXT = 'from musketiere.school import Player\n';

test('a text says which wheels it brings, and is as it was when they are taken from it', () => {
  expect(wheelsIn(TEXT)).toEqual([]);
  const one = withWheel(TEXT, odd);
  const both = withWheel(one, even);
  expect(wheelsIn(both)).toEqual([even, odd]);
  expect(withWheel(both, odd)).toBe(both);
  expect(withoutWheel(both, even.digest)).toBe(one);
  expect(withoutWheel(one, odd.digest)).toBe(TEXT);
  expect(withoutWheel(TEXT, odd.digest)).toBe(TEXT);
});

test('another version or build takes the place of the one before', () => {
  const newer = { file: 'Odd.Counts-1.3-py3-none-any.whl', digest: digest('d') };
  const text = withWheel(withWheel(withWheel(TEXT, even), odd), newer);
  expect(wheelsIn(text)).toEqual([newer, even]);
});

test('what else a block says stays there', () => {
  const block = `# /// script\n# requires-python = ">=3.11"\n# [tool.other]\n# a = 1\n# ///\n${TEXT}`;
  const named = withWheel(block, odd);
  expect(named).toContain('# a = 1\n# [tool.musketiere.wheels]\n# "odd_counts');
  expect(withoutWheel(named, odd.digest)).toBe(block);
  const before = named.replace(
    '# ///\n',
    `# [tool.more]\n# "x-1-py3-none-any.whl" = "sha256:${digest('c')}"\n# ///\n`,
  );
  expect(wheelsIn(before)).toEqual([odd]);
});

test.each([
  ['in no block', `# [tool.musketiere.wheels]\n# "${odd.file}" = "sha256:${odd.digest}"\n`],
  [
    'in a block that is not closed',
    `# /// script\n# [tool.musketiere.wheels]\n# "${odd.file}" = "sha256:${odd.digest}"\n`,
  ],
  [
    'after the block',
    `# /// script\n# ///\n# [tool.musketiere.wheels]\n# "${odd.file}" = "sha256:${odd.digest}"\n`,
  ],
  ['with a path', withWheel('', { ...odd, file: '../odd.whl' })],
  ['with markup', withWheel('', { ...odd, file: '<b>-1-py3-none-any.whl' })],
  ['with a short digest', withWheel('', { ...odd, digest: 'aa' })],
])('%s nothing is named', (_, text) => {
  expect(wheelsIn(text)).toEqual([]);
});

test('nobody brings more than are read', () => {
  let text = '';
  for (let number = 10; number < 30; number += 1)
    text = withWheel(text, { file: `odd${number}-1-py3-none-any.whl`, digest: String(number).repeat(32) });
  expect(wheelsIn(text)).toHaveLength(MOST_WHEELS);
});

test('a file says name and version', () => {
  expect(calledBy(even.file)).toBe('even 2.0+local.1');
});
