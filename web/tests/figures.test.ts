import { render } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import { figures as ofFour } from '../games/four_musketeers/table/figures';
import { peopleOf } from '../games/four_musketeers/table/people';
import { sceneOf as fourScene } from '../games/four_musketeers/table/scene';
import rochefort from '../games/four_musketeers/table/testdata/rochefort.json';
import '../games/four_musketeers/messages';
import { figures as ofRoy } from '../games/mousquetaires_du_roy/table/end/figures';
import stories from '../games/mousquetaires_du_roy/table/testdata/stories.json';
import '../games/mousquetaires_du_roy/messages';
import { figures as ofMusketiere } from '../games/musketiere/table/figures';
import alone from '../games/musketiere/table/testdata/alone.json';
import '../games/musketiere/messages';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { type Figures, figuresTable } from '../lib/table/figures';
import { appliedIn } from '../lib/table/testing';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues(
    'table',
    ...['musketiere', 'four_musketeers', 'mousquetaires_du_roy'].flatMap((game) => [game, `table-${game}`]),
  );
});

const counts = ({ rows }: Figures, label: string) => rows.find((row) => row.label === label)?.counts ?? [];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('Musketiere: ducats by where they came from are the totals, and every duel is somebody’s', () => {
  const { applied } = appliedIn(alone).at(-1) ?? {};
  if (!applied) throw new Error('nothing recorded');
  const { frame, story } = applied;
  const told = ofMusketiere(story, { names: frame.names, viewer: 0 });
  const free = counts(told, 'Ducats, bare cards');
  const gems = counts(told, 'Ducats, cards with a gem');
  expect(frame.view.totals).toEqual(free.map((one, seat) => one + (gems[seat] ?? 0)));
  expect(sum(gems)).toBeGreaterThan(0);
  const duels = story.filter(({ type }) => type === 'duel_decided').length;
  expect(
    sum(counts(told, 'Wins with the highest card')) + sum(counts(told, 'Losses with the lowest card')),
  ).toBe(duels);
  expect(told.who[0]).toBe('You');
});

test('Four Musketeers: what fights cost, with a column for the villain', () => {
  const { applied } = appliedIn(rochefort).at(-1) ?? {};
  if (!applied) throw new Error('nothing recorded');
  const { frame, story } = applied;
  const scene = fourScene(frame.view);
  const told = ofFour(story, peopleOf(scene, { names: frame.names, viewer: frame.viewer }));
  expect(told.who).toHaveLength(scene.seats.length + 1);
  const popped = story.filter(({ type }) => type === 'life_popped').length;
  expect(sum(counts(told, 'Life cards lost'))).toBe(popped);
  expect(popped).toBeGreaterThan(0);
  const passed = story.filter((event) => event.type === 'fight_decided' && event.line === 'b').length;
  expect(sum(counts(told, 'Hits passed on with the stone'))).toBe(passed);
  expect(counts(told, 'Fights lost').at(-1)).toBe(0); // the villain never fights himself
});

test.each(stories.map((one) => [one.match, one] as const))(
  'Mousquetaires du Roy, %s: duels, wounds and missions',
  (_, { view, story }) => {
    const names = Array.from({ length: 6 }, (_, seat) => `P${seat}`);
    const told = ofRoy(story, { view, roster: { names, viewer: null } });
    expect(told.who).toHaveLength(view.musketeers.length);
    const duels = story.filter((event) => event.type === 'duel_ended' && event.result !== 'tie');
    const both = duels.filter((event) => event.type === 'duel_ended' && event.result === 'both');
    const [won, shared, lost] = ['Duels won', 'Duels in which both were hit', 'Duels lost'].map((row) =>
      sum(counts(told, row)),
    );
    expect(shared).toBe(both.length);
    expect((won ?? 0) + (shared ?? 0) + (lost ?? 0), 'each once').toBe(duels.length);
    const wounds = story.flatMap((event) => (event.type === 'wounded' ? [event.amount] : []));
    expect(sum(counts(told, 'Wounds taken'))).toBe(sum(wounds));
    expect(counts(told, 'Missions done together')).toHaveLength(1);
  },
);

test('the table says for each number whose it is and of what', () => {
  const page = document.createElement('div');
  render(
    figuresTable({
      who: ['You', 'Anne'],
      own: new Set([0]),
      rows: [
        { label: 'Duels won', counts: [3, 4] },
        { label: 'Missions', counts: [7] },
      ],
    }),
    page,
  );
  expect(page.querySelectorAll('th[scope="col"]')).toHaveLength(2);
  const read = (group: Element) => [...group.querySelectorAll('th, td')].map((cell) => cell.textContent);
  const rows = [...page.querySelectorAll('tbody tr')];
  expect(rows.map(read)).toEqual([
    ['Duels won', '3', '4'],
    ['Missions', '7'],
  ]);
  for (const row of rows) expect(row.querySelector('th')?.scope).toBe('row');
  expect(rows.at(-1)?.querySelector('td')?.colSpan).toBe(2);
  expect(page.querySelectorAll('.figures__own')).toHaveLength(2);
});
