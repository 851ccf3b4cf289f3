// @vitest-environment node
import { expect, test } from 'vitest';
import { LONGEST_CODE, packed } from './packed';
import { isSame, shareOf, type Task, taskCode, taskIn } from './task';

const task: Task = {
  game: 'a-game',
  name: 'käsi',
  text: 'class Mine(Player):\n    pass  # ♠\n',
  contest: {
    options: { match_end: 'single', strengths: [1, 2] },
    opponents: ['casual', 'rule_based'],
    matches: 100,
    seconds: 0.5,
    seed: 1844,
  },
  aim: 55,
};

test('a task comes out of a link as it went in', async () => {
  const code = await taskCode(task);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await taskIn(code)).toEqual(task);
  const drawn = { ...task, contest: { ...task.contest, seed: null } };
  expect(await taskIn(await taskCode(drawn))).toEqual(drawn);
});

test('what is torn, newer, too long or another thing is none', async () => {
  const code = await taskCode(task);
  const player = await packed([task.game, task.name, task.text]);
  const bomb = await taskCode({ ...task, text: ' '.repeat(1 << 20) });
  const torn = ['', code.slice(0, -7), code.slice(0, 30), `2${code.slice(1)}`, `${code}!`];
  for (const other of [...torn, player, bomb, `1${'A'.repeat(LONGEST_CODE)}`])
    expect(await taskIn(other)).toBeNull();
});

const forged: Record<string, Partial<Task> | { readonly contest: Partial<Task['contest']> }> = {
  'more than all': { aim: 101 },
  'nothing to be won': { aim: 0 },
  'a name for no file': { name: 'x'.repeat(41) },
  'code that is none': { text: 7 as never },
  'nobody to meet': { contest: { opponents: [] } },
  'a stranger': { contest: { opponents: ['external'] } },
  'one twice': { contest: { opponents: ['casual', 'casual'] } },
  'no matches': { contest: { matches: 0 } },
  'half a match': { contest: { matches: 1.5 } },
  'matches for ever': { contest: { matches: 1e9 } },
  'no time': { contest: { seconds: 0 } },
  'an hour a move': { contest: { seconds: 3600 } },
  'a seed that is none': { contest: { seed: -1 } },
  'rules that are none': { contest: { options: { x: { y: 1 } } as never } },
  'a list of rules': { contest: { options: [] as never } },
};
test.each(Object.entries(forged))('%s is refused', async (_, changed) => {
  const contest = { ...task.contest, ...changed.contest };
  expect(await taskIn(await taskCode({ ...task, ...changed, contest }))).toBeNull();
});

test('a tournament is that of the task in whatever order it was chosen, and not if anything differs', () => {
  const { contest } = task;
  const turned = {
    ...contest,
    options: { strengths: [1, 2], match_end: 'single' },
    opponents: ['rule_based', 'casual'],
  };
  expect(isSame(contest, turned)).toBe(true);
  for (const other of [
    { matches: 99 },
    { seed: null },
    { seconds: 1 },
    { opponents: ['casual'] },
    { options: {} },
  ])
    expect(isSame(contest, { ...contest, ...other })).toBe(false);
});

test('what is just short of the aim is not shown as reaching it', () => {
  expect(shareOf(549_999, 1_000_000)).toBe(0.549);
  expect(shareOf(55, 100)).toBe(0.55);
});
