import { expect, test } from 'vitest';
import { forPython, wanting } from './requirements';

const even = ['even_counts-1.4.2-py3-none-any.whl'];
const why = (wanted: string, files: readonly string[] = even): string | undefined =>
  Object.entries(wanting([wanted], files)).find(([, all]) => all.length > 0)?.[0];

test.each([
  'even_counts',
  'Even.Counts>=1.4',
  'even-counts (>=1.4,<2)',
  'even-counts[fast]~=1.4',
  'even-counts==1.*,!=1.3.*',
  'even-counts==1.4.2.0',
  'even-counts>1.4.2rc1',
  'even-counts===1.4.2',
  'even-counts  [fast]  ( >= 1.4 , < 2 )',
])('what is brought does for %s', (wanted) => {
  expect(why(wanted)).toBeUndefined();
});

test.each(['even-counts>=2', 'even-counts~=1.4.3', 'even-counts<1.10,>1.4.2', 'even-counts==1!1.4.2'])(
  'another version is brought than %s',
  (wanted) => {
    expect(why(wanted)).toBe('unfit');
  },
);

test('a version before its release is one of those before it, and does where it is brought', () => {
  const early = ['even_counts-2.0rc1-py3-none-any.whl'];
  expect(why('even-counts>=2', early)).toBe('unfit');
  expect(why('even-counts>=1.9', early)).toBeUndefined();
});

test.each([
  'even-counts >= two',
  'even-counts @ https://example.org/even.whl',
  "even-counts (python_version ~= '3.9')",
  'even-counts (>=1.0',
  'even-counts >=1.0)',
  `even-counts>=1${',>=1'.repeat(100)}`,
])('whether %s is met is not guessed', (wanted) => {
  expect(why(wanted)).toBe('unread');
  expect(why(wanted, [])).toBe('lacking');
});

test.each([
  `even-counts${' '.repeat(20_000)}!(`,
  `even-counts<${' '.repeat(20_000)}x y`,
  `even-counts<1${' '.repeat(20_000)}z`,
  `even-counts${'['.repeat(20_000)}`,
  `even-counts==1+${'a.'.repeat(20_000)}!`,
])('a text made to hold up its reader does not', (wanted) => {
  const start = performance.now();
  expect(why(wanted)).toBe('unread');
  expect(forPython(wanted.slice('even-counts'.length), '3.14.2').wants).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('what has no name is not said to be lacking', () => {
  expect(why('…')).toBe('unread');
});

test('of a wheel without a version only its name is known', () => {
  const files = ['weird-foo-py3-none-any.whl'];
  expect(why('weird', files)).toBeUndefined();
  expect(why('weird>=1', files)).toBe('unread');
});

test('a wheel says for which Python it is', () => {
  expect(forPython('', '3.14.2')).toEqual({ fits: true, wants: [] });
  expect(forPython('>=3.8,!=3.9.*', '3.14.2')).toEqual({ fits: true, wants: [] });
  expect(forPython('<3.14', '3.14.2')).toEqual({ fits: false, wants: [] });
  const unread = forPython('>=3.6.*', '3.14.2');
  expect(unread).toEqual({ fits: true, wants: ['Python >=3.6.*'] });
  expect(wanting(unread.wants, []).unread).toEqual(['Python >=3.6.*']);
});
