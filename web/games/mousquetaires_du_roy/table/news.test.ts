/** What is told where a turn of the Musketeers opens. */
import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import { newsOf } from './news';
import type { People } from './people';
import { chapters } from './story';
import stories from './testdata/stories.json';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.find((one) => one.match === 'four' && one.view.side === 'team');
const view = told?.view as View;
const story = told?.story as Event[];
const people: People = { roster: { names: ['Jeanne', 'Agnès'], viewer: view.seat }, view };
/** So far that in that turn nobody has acted yet. */
const upTo = (turn: number) => {
  const begun = story.findIndex((one) => one.type === 'turn_started' && one.turn === turn);
  return story.slice(
    0,
    story.findIndex(({ type }, at) => at > begun && type === 'musketeer_started'),
  );
};

it('is what Milady did and how the last turn ended, as the story has it', () => {
  const whole = chapters(upTo(2), people);
  const news = newsOf(upTo(2), people);
  expect(news.map(({ heading }) => heading)[0]).toBe(whole.at(-1)?.heading);
  expect(news[0]?.lines).toEqual(whole.at(-1)?.lines);
  expect(news.length).toBeGreaterThan(1);
  for (const part of news.slice(1)) expect(whole.map(({ lines }) => lines)).toContainEqual(part.lines);
  expect(news.some(({ kind }) => kind === 'musketeer')).toBe(false);
});

it('is in the first turn what Milady did', () => {
  expect(newsOf(upTo(1), people).map(({ kind }) => kind)).toEqual(['turn']);
});

it('is nothing once somebody has begun his turn', () => {
  expect(newsOf(story.slice(0, upTo(2).length + 1), people)).toEqual([]);
});
