/** Where Milady was is told from what everybody has heard, and nothing else. */
import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import stories from '../testdata/stories.json';
import { caught, sightings, trail } from './trail';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.map(({ story }) => story as Event[]);
const plain = (words: string | null) => words?.replace(/[\u2066-\u2069]/g, '') ?? null;

it('MR-19.5: a turn is in it from the moment she is revealed in it, and not before', () => {
  let turns = 0;
  for (const story of told)
    story.forEach((event, at) => {
      if (event.type !== 'milady_revealed') return;
      const turn = story.slice(0, at).findLast(({ type }) => type === 'turn_started');
      if (turn?.type !== 'turn_started') throw new Error('she was revealed before the first turn');
      const before = sightings(story.slice(0, at));
      const known = before.some((one) => one.turn === turn.turn);
      expect(sightings(story.slice(0, at + 1))).toEqual(
        known ? before : [...before, { turn: turn.turn, place: event.place }],
      );
      turns += 1;
    });
  expect(turns).toBeGreaterThan(10);
});

it('a secret that her own side is told is not in it', () => {
  const story = [
    { type: 'turn_started', turn: 1 },
    { type: 'destination_chosen', place: 'louvre' },
  ] as Event[];
  expect(sightings(story)).toEqual([]);
  expect(trail(story)).toBe('');
});

it('the last ones are told, the newest first', () => {
  const places = ['paris', 'louvre', 'richelieu', 'paris', 'miladys_house'] as const;
  const story = places.flatMap((place, at): Event[] => [
    { type: 'turn_started', turn: at + 1 },
    { type: 'milady_revealed', place, cause: 'end' },
  ]);
  expect(plain(trail(story))).toBe(
    'Milady was at home (turn 5), in Paris (turn 4), at Richelieu’s palace (turn 3) and at the Louvre (turn 2).',
  );
});

it('MR-19.2, MR-10.19: the night says that she was caught, and what that costs her', () => {
  let side: View['side'] = 'team';
  const turn = (cause: string, ...more: string[]) =>
    plain(
      caught(
        [{ type: 'milady_revealed', place: 'paris', cause }, ...more.map((type) => ({ type }))] as Event[],
        { side } as View,
      ),
    );
  expect(turn('richelieu')).toBe('Milady was caught in Paris: she gets no card tonight.');
  expect(turn('rochefort')).toBe('Rochefort gave Milady away in Paris: she can do nothing tonight.');
  expect(turn('rochefort', 'rochefort_fled')).toBe(
    'Rochefort gave Milady away in Paris and fled, wounded: she can do nothing tonight.',
  );
  expect(turn('end')).toBeNull();
  expect(caught([], { side } as View)).toBeNull();
  side = 'milady';
  expect(turn('richelieu')).toBe('You were caught in Paris: no card for you tonight.');
  expect(turn('rochefort', 'rochefort_fled')).toBe(
    'Rochefort gave you away in Paris and fled, wounded: you can do nothing tonight.',
  );
});
