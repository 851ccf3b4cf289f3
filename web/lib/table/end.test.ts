import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { game } from '../../games/musketiere';
import type { Frame } from '../../generated/bridge';
import type { AnyGame } from '../../worker/protocol';
import { recall, usualSetUp } from '../form/setup';
import { setLanguage, t, useCatalogues } from '../i18n';
import { endTitle, type MatchEnd } from './end';
import { playsAt } from './origin';
import type { Source } from './source';

beforeAll(async () => {
  await useCatalogues('shell', 'table', game.id);
  await setLanguage('en');
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  location.hash = '';
});

const names = ['Anne', 'Aramis', 'Porthos'];
const titleFor = (viewer: number | null, winners: readonly number[]): string => {
  const frame = { controllers: ['human', 'novice', 'novice'], outcome: { winners, ranking: [] } };
  return endTitle({ frame: frame as unknown as Frame<AnyGame>, roster: { names, viewer } });
};

it('says who has won from the side of who looks', () => {
  expect(titleFor(0, [0])).toBe('You have won!');
  expect(titleFor(0, [0, 2])).toBe('You share the victory!');
  expect(titleFor(0, [1])).toBe('You lost: Aramis wins');
  expect(titleFor(0, [1, 2])).toBe('You lost: Aramis and Porthos win');
  expect(titleFor(null, [1, 2])).toBe('Aramis and Porthos win together');
  expect(titleFor(0, [])).toBe('Nobody wins');
});

/** The end of a match of four, at the first seat; seat 2 is a comrade. */
async function ended(winner: number, levels: readonly string[], source: object = { at: 'table', id: 'x' }) {
  const asked: { op: string; controllers?: string[] }[] = [];
  const controllers = ['human', ...levels];
  const end = Object.assign(document.createElement('mk-match-end') as MatchEnd, {
    game,
    source: source as Source,
    frame: {
      controllers,
      game: game.id,
      lesson: null,
      lamps: [],
      view: { options: {} },
      outcome: { winners: [winner], ranking: [] },
    } as unknown as Frame<AnyGame>,
    roster: { names: usualSetUp(game).players.map(({ name }) => name), viewer: 0 },
    opponents: [1, 3],
    engine: { ask: vi.fn(async (op: string, body: object) => asked.push({ op, ...body })) } as never,
    figures: () => '',
    last: () => '',
  });
  document.body.replaceChildren(end);
  await end.updateComplete;
  const way = (id: string, level = '') =>
    [...end.querySelectorAll('button')].find((one) => one.textContent?.includes(t(id, { level, count: 2 })));
  return { end, way, asked };
}

it('offers better opponents to who has won and weaker ones to who has lost; they stay, comrades are as before', async () => {
  localStorage.setItem('musketiere.effort', '100');
  const { way, asked } = await ended(0, ['casual-bold', 'casual', 'casual']);
  expect(way('end-weaker', 'novice')).toBeUndefined();
  way('end-stronger', 'skilled')?.click();
  const begun = await vi.waitFor(() => asked.find(({ op }) => op === 'start') ?? Promise.reject());
  expect(begun.controllers).toEqual(['human', 'skilled-bold', 'casual', 'skilled']);
  const kept = recall(game, usualSetUp(game)).players.map(({ controller }) => controller);
  expect(kept, 'who is no opponent is as the form of a first match has him').toEqual([
    'human',
    'skilled',
    'novice',
    'skilled',
  ]);
  const lost = await ended(1, ['casual', 'master', 'casual']);
  expect(lost.way('end-weaker', 'novice')).toBeDefined();
});

it('offers nobody else where there is none, or friends at other devices deal', async () => {
  expect((await ended(0, ['master', 'casual', 'master'])).way('end-stronger', 'master')).toBeUndefined();
  expect(
    (await ended(0, ['rule_based', 'casual', 'rule_based'])).way('end-stronger', 'skilled'),
  ).toBeUndefined();
  const remote = {
    dealt: [] as number[],
    async again(turned: number): Promise<string> {
      this.dealt.push(turned);
      return 'y';
    },
  };
  const away = await ended(0, ['casual', 'casual', 'casual'], { at: 'table', id: 'x', remote });
  expect(away.way('end-stronger', 'skilled')).toBeUndefined();
  away.way('end-again')?.click();
  await vi.waitFor(() => expect(location.hash).toContain('/y'));
  expect(remote.dealt).toEqual([0]);
  expect(away.asked).toEqual([]);
});

it('begins the same deal with two seats exchanged, in place of other seats', async () => {
  const begun: string[] = [];
  const { end, way, asked } = await ended(3, ['casual', 'master', 'casual']);
  expect(way('end-swap')).toBeDefined();
  end.exchange = { seat: 3, label: 'The other hand', about: 'Why', begun: (id) => begun.push(id) };
  await end.updateComplete;
  expect(way('end-swap')).toBeUndefined();
  [...end.querySelectorAll('button')].find((one) => one.textContent?.includes('The other hand'))?.click();
  await vi.waitFor(() => expect(location.hash).toContain(`/${begun[0]}`));
  const [first = '', second, third, last = ''] = end.roster.names;
  expect(asked).toMatchObject([
    { op: 'branch', id: begun[0], seat: 3, at: 0, names: [last, second, third, first] },
  ]);
});

it('lets the match that is watched from here go on by itself, not what comes next where another tab watches it', async () => {
  const { end } = await ended(0, ['casual', 'casual', 'casual']);
  const watch = end.querySelector<HTMLAnchorElement>('a[href*="/watch/"]');
  const click = (held: MouseEventInit) =>
    watch?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    click(held);
    expect(playsAt('x'), Object.keys(held)[0]).toBe(false);
  }
  click({});
  expect(playsAt('x')).toBe(true);
  click({});
  expect([playsAt(null), playsAt('x')], 'whoever went elsewhere first').toEqual([false, false]);
  expect(playsAt(null), 'who wants nothing').toBe(false);
});

it('says why one would play another’s cards, where that is offered', async () => {
  await ended(0, ['novice', 'novice', 'novice']);
  const end = document.querySelector('mk-match-end') as MatchEnd;
  expect(end.querySelector('.end__about')).toBeNull();
  const exchange = { seat: 1, label: 'His cards', about: 'Were they better?', begun: () => undefined };
  Object.assign(end, { exchange });
  await end.updateComplete;
  const [way] = [...end.querySelectorAll('button')].filter((one) => one.textContent?.includes('His cards'));
  const about = end.querySelector(`#${way?.getAttribute('aria-describedby')}`);
  expect(about?.textContent).toBe('Were they better?');
});
