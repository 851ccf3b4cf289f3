/** Nothing is asked where there is one answer only. */
import { describe, expect, it } from 'vitest';
import type { Action, Frame, View } from '../../../../generated/mousquetaires_du_roy';
import asked from '../testdata/asked.json';
import { silent } from '../testing';
import { unasked } from './unasked';

const recorded = (asked as unknown as Frame[]).find(({ view }) => view.asking === 'cards')?.view as View;
const card = (what: string) => ({ type: 'card', what }) as Action;

/** He has so many points in cards and by himself, of so many that the challenge asks. */
function cards(own: number, held: number, value: number, actions: Action[]): Pick<Frame, 'view' | 'legal'> {
  const challenge = { skill: 'panache', value, solved: false, reward: { pistoles: 0, epic: 0, cards: 0 } };
  const mission = { ...recorded.missions.louvre, challenges: [challenge] };
  const musketeers = recorded.musketeers.map((one) => ({
    ...one,
    place: 'louvre',
    skills: { ...one.skills, panache: own },
    in_cards: { erudition: 0, gallantry: 0, nobility: 0, panache: held },
  }));
  const view = {
    ...recorded,
    cards: [],
    element: { kind: 'challenge', place: 'louvre', number: 0 },
    musketeers,
    missions: { ...recorded.missions, louvre: mission },
  } as unknown as View;
  return { view, legal: { actions, counsel: silent } };
}

describe('the cards for a challenge', () => {
  const [one, two] = [card('panache_1'), card('panache_2')];

  it('are played where only these reach its value (MR-29.1)', () => {
    expect(unasked(cards(4, 3, 6, [one]), [0])).toBe(one);
    expect(unasked(cards(3, 3, 6, [one, two]), [0]), 'all that he holds').toBe(one);
  });

  it('are asked about where somebody of the other side could notice the pause', () => {
    const both = [0, recorded.milady_seat ?? 1];
    expect(unasked(cards(4, 3, 6, [one]), both)).toBeNull();
    expect(unasked(cards(3, 3, 6, [one, two]), both)).toBeNull();
  });

  it('are asked about where others would do as well', () => {
    expect(unasked(cards(3, 5, 6, [one, two]), [0])).toBeNull();
    expect(unasked(cards(3, 5, 6, []), [0])).toBeNull();
  });
});

it('who has no Combat card commits none, unless somebody of the other side could notice the pause', () => {
  const done = { type: 'done' } as Action;
  const view = { ...recorded, asking: 'commit', duel: { committed: [] }, milady_seat: 1 } as unknown as View;
  const frame = { view, legal: { actions: [done], counsel: silent } };
  expect(unasked(frame, [0])).toBe(done);
  expect(unasked(frame, [0, 1])).toBeNull();
  expect(unasked({ ...frame, legal: { actions: [done, card('combat')], counsel: silent } }, [0])).toBeNull();
});
