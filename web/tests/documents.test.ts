/** The figures that README, CONTRIBUTING and the manual for embedding name are those of the project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frame } from '../../vite/pages';
import { wordsOf } from '../../vite/words';
import { catalogue, type GameId, games, levels } from '../generated/catalogue';
import { options } from '../generated/options';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const readme = read('README.md');
const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

/** The number that stands where the pattern has its group, in figures or in words. */
function named(pattern: RegExp, text: string): number {
  const [, found = ''] = pattern.exec(text) ?? [];
  const number = /^\d+$/.test(found) ? Number(found) : words.indexOf(found.toLowerCase());
  if (number < 0) throw new Error(`${pattern} finds no number, but “${found}”.`);
  return number;
}

const option = (game: GameId, name: string) => {
  const found = options[game].find(({ id }) => id === name);
  if (!found) throw new Error(`${game} has no option ${name}.`);
  return found;
};
const row = (title: string) => readme.split('\n').find((line) => line.startsWith(`| **${title}**`)) ?? '';
const titles = wordsOf('en', 'shell', ...games.map((game) => `home-${game}`));

test.each(games)('what the README counts of %s', (game) => {
  const said = row(titles(`game-${game}`));
  const { seats, problems } = catalogue[game];
  expect(said).toContain(`, ${seats.min}–${seats.max} players |`);
  expect(named(/(\w+) problems/, said)).toBe(problems.length);
  expect(named(/(\w+) levels/, said)).toBe(levels.length);
});

test('what else the README counts', () => {
  expect(named(/(\w+) musketeer games/, readme)).toBe(games.length);
  const storyline = option('four_musketeers', 'storyline');
  expect(named(/(\w+) storylines/, readme)).toBe('choices' in storyline && storyline.choices?.length);
  const deck = option('musketiere', 'guard_deck').default;
  const [, ours = '', strengths = ''] =
    /The other (\w+) of our default deck\s\(([\d, ]+)\)/.exec(readme) ?? [];
  expect(named(/of the (\w+) guard strengths/, readme)).toBe((deck as number[]).length);
  expect(deck).toEqual(expect.arrayContaining(strengths.split(', ').map(Number)));
  expect(words.indexOf(ours)).toBe(strengths.split(', ').length);
  expect(named(/only (\w+) of the/, readme) + words.indexOf(ours)).toBe((deck as number[]).length);
});

test('what is needed to build is the same everywhere', () => {
  const [, python = ''] = /^requires-python = ">=([\d.]+)"$/m.exec(read('pyproject.toml')) ?? [];
  const node = JSON.parse(read('package.json')).engines.node.replace('>=', '');
  for (const file of ['README.md', 'CONTRIBUTING.md']) {
    expect(named(/Python 3\.(\d+) or newer/, read(file)), file).toBe(Number(python.split('.')[1]));
    expect(read(file)).toContain(`Node ${node} or newer`);
  }
  expect(read('build.py')).toContain(`sys.version_info < (${python.replace('.', ', ')})`);
  expect(read('tools/toolchain.py')).toContain(`NODE_AT_LEAST = (${node.replace('.', ', ')})`);
});

test('the height that suits a table is the one that oEmbed tells', () => {
  expect(named(/(\d+) pixels suit the tables/, read('docs/embedding.md'))).toBe(frame.height);
});
