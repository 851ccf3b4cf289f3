import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type {
  Action,
  Event,
  Legal,
  Quest,
  TokenView,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { nextOnQuest } from '../scene/attempt';
import asked from '../testdata/asked.json';
import { silent } from '../testing';
import { focus } from './focus';
import { mayStepIn } from './place';
import { goneFrom } from './quest';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const at = asked.find(({ view }) => (view as View).asking === 'action');
const closed: TokenView = { kind: null, up: false };
const guard: TokenView = { kind: 'force_4', up: true };
const way = {
  boards: ['inn', 'calais', 'england', 'galleries'],
  index: 0,
  stage: 0,
  parts: [4, 3, 4, 4],
} as const;
const inn = (...lines: (TokenView | null)[][]): Quest => ({
  ...way,
  boards: [...way.boards],
  parts: [...way.parts],
  board: 'inn',
  lines,
  length: 2,
  behind: { guards: 2, decoys: 1, traps: 0 },
});

/** The board, looked at by who stands in front of it. */
function drawn(
  quest: Quest,
  legal: Legal | null = null,
  more: Partial<View> = {},
  weighed: Action | null = null,
  story: readonly Event[] = [],
) {
  if (!at) throw new Error('nobody acts');
  const seen = at.view as View;
  const musketeers = seen.musketeers.map((one, who) =>
    who === seen.active ? { ...one, place: 'quest' as const, inn: null } : one,
  );
  const view = { ...seen, quest, musketeers, ...more };
  const people = { roster: { names: [], viewer: 0 }, view };
  const page = document.createElement('div');
  render(
    focus({
      view,
      people,
      legal,
      place: 'quest',
      good: new Map(),
      weighed,
      thrown: null,
      rolling: false,
      trail: '',
      gone: goneFrom(quest, story),
      act: () => {},
    }),
    page,
  );
  return page;
}
const plain = (words: string | null | undefined) =>
  words
    ?.replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

it('an open door tells what to expect of its guard, a closed one what all of them may hide', () => {
  const legal: Legal = {
    actions: [
      { type: 'inn', what: 0 },
      { type: 'inn', what: 1 },
    ],
    counsel: silent,
    odds: [{ action: 0, hit: 60, hurt: 40, grave: 0 }],
  };
  const page = drawn(inn([guard, closed], [closed, closed]), legal);
  expect([...page.querySelectorAll('.inn__go')].map(({ textContent }) => plain(textContent))).toEqual([
    expect.stringMatching(/^Face: Guard, force 4Guard, force 4Hits him: 6 of 10; loses a life: 4 of 10\./),
    'Open the next door',
  ]);
  expect(plain(page.querySelector('.unseen-tokens')?.textContent)).toBe(
    'Behind the closed doors: 2 guards and 1 decoy.',
  );
  const [first] = page.querySelectorAll('.door');
  expect(first?.querySelector('text')?.textContent).toBe('4'); // his dice, large
});

it('behind an open door lies in the shade what has been met there, and on the other boards too', () => {
  const beaten = (board: 'inn' | 'england', position: number): Event => ({
    type: 'token_discarded',
    board,
    position,
    token: 'force_3',
    cause: 'beaten',
  });
  const story = [beaten('inn', 2), beaten('england', 0)];
  const doors = drawn(inn([closed, closed], [null, null]), null, {}, null, story).querySelectorAll('.door');
  expect([...doors].map((one) => one.querySelector('.mk-door__gone text')?.textContent)).toEqual([
    undefined,
    undefined,
    '3',
    undefined,
  ]);
  expect(plain(doors[2]?.textContent)).toContain('It held: Guard, force 3');
  const reward = { pistoles: 0, epic: 0, cards: 0 };
  const england: Quest = {
    ...way,
    boards: [...way.boards],
    parts: [...way.parts],
    board: 'england',
    stage: 2,
    unseen: { force_2: 0, force_3: 0, force_4: 0 },
    stages: [
      { challenge: { skill: 'panache', value: 8, reward, solved: true } },
      { token: null },
      { token: closed },
    ],
  };
  const stages = drawn(england, null, {}, null, story).querySelectorAll('.stage b');
  expect([...stages].map((one) => plain(one.textContent))).toEqual([
    'Panache 8',
    'Guard, force 3',
    'Guard not seen yet',
  ]);
});

it('what is looked at keeps its words', () => {
  const door: Action = { type: 'inn', what: 0 };
  const page = drawn(inn([closed, closed]), { actions: [door], counsel: silent }, {}, door);
  const [go] = page.querySelectorAll('.inn__go--asks > .inn__words');
  expect(plain(go?.textContent)).toBe('Open the next door');
});

it('where no token lies face down nothing is left to reckon', () => {
  expect(drawn(inn([guard], [null, guard])).querySelector('.unseen-tokens, .unseen-signs')).toBeNull();
});

const galleries: Quest = {
  ...way,
  boards: [...way.boards],
  parts: [...way.parts],
  board: 'galleries',
  each: 2,
  epic: 3,
  stages: [
    {
      challenge: { skill: 'panache', value: 8, reward: { pistoles: 0, epic: 0, cards: 0 }, solved: false },
      tokens: [guard, closed],
    },
  ],
  unseen: { force_2: 3, force_3: 0, force_4: 1 },
};

it('MR-10.2: before anything is attempted it is said that Rochefort may step in, where he may', () => {
  const said = (action: Action, may_be: View['milady']['may_be']) => {
    if (!at) throw new Error('nobody acts');
    const seen = at.view as View;
    const milady = { ...seen.milady, own: null, seen_at: null, may_be };
    const musketeers = seen.musketeers.map((one) => ({
      ...one,
      place: 'quest' as const,
      power: 'extra_die' as const,
      inn: null,
    }));
    const view: View = { ...seen, quest: inn([null, closed]), musketeers, milady };
    return mayStepIn({ view, legal: { actions: [action], counsel: silent } });
  };
  const may = 'Rochefort may step in.';
  expect(said({ type: 'passage' }, ['quest'])).toBe(may);
  expect(said({ type: 'challenge', what: 0 }, ['quest'])).toBe(may);
  expect(said({ type: 'passage' }, ['paris'])).toBe('');
  expect(said({ type: 'draw' }, ['quest'])).toBe('');
  expect(said({ type: 'inn', what: 0 }, ['quest']), 'MR-10.4: a plain advance').toBe('');
});

it('MR-10.12: where Rochefort bars the way to the quest no odds are told of what comes after him', () => {
  const legal: Legal = { actions: [{ type: 'duel', what: 0 }], counsel: silent };
  const said = (bars: boolean) => {
    if (!at) throw new Error('nobody acts');
    const view = at.view as View;
    const seen = {
      own: null,
      seen_at: 'quest',
      bars: bars && view.active !== null ? [view.active] : [],
    } as const;
    return drawn(galleries, legal, { milady: { ...view.milady, ...seen, bars: [...seen.bars] } }).textContent;
  };
  expect(said(true)).toContain('Rochefort first');
  expect(said(false)).not.toContain('Rochefort first');
});

it('MR-25.3, 25.4: says at the gallery that is to be passed, and at no other, that not all of it has to be done', () => {
  const stages = [...drawn(galleries).querySelectorAll('.stage')];
  const said = stages.map((one) => one.querySelector('h3')?.textContent?.includes('The challenge is enough'));
  expect(said).toEqual(stages.map((one) => one.classList.contains('stage--now')));
  expect(said).toContain(true);
});

it('before the galleries it says which guards nobody has seen', () => {
  const page = drawn(galleries);
  expect(plain(page.querySelector('.unseen-tokens')?.textContent)).toBe(
    'Guards nobody has seen yet: 3 of force 2 and 1 of force 4.',
  );
  const signs = [...page.querySelectorAll('.unseen-signs > span')];
  expect(
    signs.map((one) => [one.querySelector('text')?.textContent, one.querySelector('b')?.textContent]),
  ).toEqual([
    ['2', '3'],
    ['4', '1'],
  ]);
});

it('is a way to victory: named is what comes next on a board that is crossed in order, and nothing that is not seen', () => {
  const reward = { pistoles: 0, epic: 0, cards: 0 };
  const stages = [
    { challenge: { skill: 'panache', value: 6, solved: false, reward } },
    { token: { kind: null, up: false } },
  ];
  const england = (stage: number) =>
    nextOnQuest({ ...way, board: 'england', stage, stages } as unknown as Quest);
  expect(england(0)).toMatch(/^The Channel, Panache 6$/);
  expect(england(1)).toMatch(/^Agents at Portsmouth, Guard not seen yet$/);
  expect(england(2)).toBe('');
  expect(nextOnQuest(galleries), 'MR-25.4: by its challenge, its two adversaries or the passage').toBe(
    'Gallery 1',
  );
  expect(nextOnQuest(inn([closed]))).toBe('');
});
