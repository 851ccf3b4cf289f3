import { render } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { href, type Route } from '../../../web/lib/routes';
import { parse } from '../../../web/shell/router';
import type { SavedMatch } from '../../../web/worker/saved';
import check from './testdata/check.json';
import { opened, RecordedEngine, text, withParade } from './testing';

const stored = vi.hoisted(() => ({ matches: [] as SavedMatch[] }));
vi.mock('../../../web/worker/saved', () => ({ listMatches: async () => stored.matches }));

const saved = {
  id: '0a1b2c',
  game: 'parade',
  names: ['Jussac', 'Cahusac'],
  controllers: ['human', 'rule_based'],
  totals: [3, 4],
  deal: 2,
  over: false,
  lesson: null,
  created: 0,
  updated: 0,
} as SavedMatch;

/** All of the page is in sight. */
class AllSeen {
  constructor(private readonly tell: (seen: readonly object[]) => void) {}
  observe(target: Element): void {
    queueMicrotask(() => this.tell([{ target, isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('IntersectionObserver', AllSeen);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('musketiere.effort', '100'); // measured before
  stored.matches = [saved];
});
afterEach(() => render(null, document.body));

/** A busy machine may take its time. */
const until = <T>(found: () => T) => vi.waitUntil(found, { interval: 10, timeout: 10_000 });
const find = (selector: string) => until(() => document.querySelector<HTMLElement>(selector));

test('the home page shows its playbill beside the others, and a match of it among those that are stored', async () => {
  await opened('#/', new RecordedEngine([]));
  await find('.match-list');
  expect(document.querySelectorAll('.poster')).toHaveLength(withParade.all.length);
  const poster = (await find('#poster-parade')).closest('.poster');
  expect([...(poster?.querySelectorAll('.mk-card__value') ?? [])].map(text)).toEqual(['4', '17', '30']);
  expect(text(poster?.querySelector('.poster__by'))).toBe('2 players');
  expect(text(poster?.querySelector('.poster__with'))).toBe('Deal 2 · You and Cahusac');
  const doors = [...(poster?.querySelectorAll<HTMLAnchorElement>('a') ?? [])].map((door) => door.hash);
  expect(doors).toEqual([
    '#/match/parade/0a1b2c',
    '#/play/parade',
    '#/new/parade',
    '#/guide/parade',
    '#/problems/parade',
    '#/stage/parade',
    '#/rules/parade',
    '#/daily/parade',
  ]);
  const line = document.querySelector('.match');
  expect(text(line?.querySelector('h3'))).toBe('Parade');
  expect(text(line?.querySelector('.match__totals'))).toBe('You 3Cahusac 4');
  expect(text(line?.querySelector('.match__state'))).toMatch(/^Deal 2 /);
});

const routes: Route[] = [
  { page: 'new', game: 'parade' },
  { page: 'play', game: 'parade' },
  { page: 'rules', game: 'parade' },
  { page: 'daily', game: 'parade' },
  { page: 'guide', game: 'parade', lesson: 'first' },
  { page: 'match', game: 'parade', id: '0a1b2c' },
  { page: 'watch', game: 'parade', id: '0a1b2c' },
  { page: 'review', game: 'parade', id: '0a1b2c' },
  { page: 'problems', game: 'parade' },
  { page: 'problem', game: 'parade', id: 'sure' },
];
test.each(routes)('the router finds %o behind its address', (route) => {
  expect(parse(href(route), withParade)).toEqual(route);
});

test('the rules page puts every clause into words, and shows what hits', async () => {
  await opened('#/rules/parade', new RecordedEngine([]));
  const rules = await find('mk-rules .rules');
  expect(text(document.querySelector('h1'))).toBe('Rules of Parade');
  const clauses = [...rules.querySelectorAll('small')].map(text).join(', ');
  expect(clauses).toBe('PA-1.1, 1.2, PA-2.1, PA-2.2, PA-2.3, PA-2.4, PA-3.1');
  const picture = rules.querySelector('figure');
  expect([...(picture?.querySelectorAll('.mk-card__value') ?? [])].map(text)).toEqual(['21', '9']);
  expect(text(picture?.querySelector('figcaption'))).toMatch(/^21 hits, 9 does not/);
});

test('the form offers what the engine says, and begins the match that was chosen', async () => {
  const engine = new RecordedEngine(check);
  await opened('#/new/parade', engine);
  const deals = (await find('#field-deals')) as HTMLSelectElement;
  const [offered] = check;
  const opener = offered?.op === 'check' ? offered.answer.specs[1] : undefined;
  if (opener?.type !== 'choice') throw new Error('nothing recorded');
  const openers = () => [...document.querySelectorAll<HTMLInputElement>('input[name=opener]')];
  expect(openers().map((radio) => text(radio.closest('label')))).toEqual(['In turn', 'The loser']);
  expect(openers()[opener.choices.indexOf(opener.default)]?.checked).toBe(true);
  expect([...deals.options].map(text)).toEqual([...'123456789']);
  expect(document.querySelectorAll('.player-line')).toHaveLength(2);

  openers()[1]?.dispatchEvent(new Event('change'));
  await until(() => text(document.querySelector('#help-opener')).startsWith('Whoever has lost'));
  deals.selectedIndex = 6;
  deals.dispatchEvent(new Event('change'));
  document.querySelector('form')?.requestSubmit();
  expect(text((await find('.aim')).querySelector('.aim__what'))).toBe('Lay the better blade.');
  document.querySelector<HTMLElement>('.aim .button')?.click();
  const start = await until(() => engine.asked.find(({ op }) => op === 'start'));
  expect(start.body).toMatchObject({
    game: 'parade',
    options: { deals: 7, opener: 'loser' },
    names: ['Jussac', 'Cahusac'],
    effort: 100,
  });
});

test('its drawings are named once, and point at nothing that is not there', async () => {
  await opened('#/', new RecordedEngine([]));
  for (const drawing of ['mk-parade-back', 'mk-crest-parade']) await find(`#${drawing}`);
  const ids = [...document.querySelectorAll('symbol')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('mk-crest-parade');
  const poster = document.querySelector('.poster__picture--parade');
  const used = [...(poster?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href')?.slice(1));
  expect(new Set(used)).toEqual(new Set(['mk-parade-blade', 'mk-parade-back']));
  for (const id of used) expect(ids).toContain(id);
});
