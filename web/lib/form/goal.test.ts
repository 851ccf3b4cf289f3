/** What a game is about, to whoever learns one of its sides. */

import { html, nothing } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { game as four } from '../../games/four_musketeers';
import { game } from '../../games/mousquetaires_du_roy';
import { drawn } from '../art/testing';
import { useCatalogues } from '../i18n';
import { goalPage } from './goal';
import { firstSetUp } from './setup';
import type { Wishes } from './wishes';

const shown = { wishes: {}, status: nothing, play: null, lesson: undefined, side: null, learns: false };

beforeAll(() => useCatalogues('mousquetaires_du_roy', 'four_musketeers'));

it('is told to each side in words of its own', () => {
  const said = (side: string) =>
    [...drawn(goalPage(game, { ...shown, goal: () => html``, side })).querySelectorAll('p')]
      .slice(0, 2)
      .map((one) => one.textContent);
  const [team, milady, both] = ['team', 'milady', ''].map(said);
  expect(team?.[0]).toBe('You lead the Musketeers against Milady: bring back the Queen’s diamond studs.');
  expect(milady?.[0]).toBe(
    'You are Milady, alone against the Musketeers: keep the Queen’s diamond studs from coming back.',
  );
  expect(new Set([team?.[1], milady?.[1], both?.[1]]).size).toBe(3);
});

it('is told to whoever sits down by where he sits', async () => {
  const { side } = await game.form();
  const first = firstSetUp(game);
  const [one, ...rest] = first.players;
  const others = rest.map((player) => ({ ...player, controller: 'novice' }));
  if (!one) throw new Error('nobody plays');
  const seated = (own: string, hers: string, wishes: Wishes = {}) =>
    side?.({
      players: [{ ...one, controller: own }, ...others.slice(1), { ...one, controller: hers }],
      wishes,
    });
  expect(side?.(first)).toBe('team');
  expect(seated('novice', 'human')).toBe('milady');
  expect(seated('human', 'human', { milady: 'automatic' }), 'who would be Milady has no seat').toBe('team');
  expect(seated('novice', 'human', { milady: 'automatic' }), 'all are computers').toBeNull();
  expect(seated('human', 'human'), 'both sides').toBeNull();
  const people = first.players.map((player) => ({ ...player, controller: 'human' }));
  expect(
    side?.({ players: people, wishes: { milady: 'automatic', players: 2 } }),
    'two on one side',
  ).toBeNull();
});

it('shows the boards that are played, and says how long that takes', async () => {
  const goal = await game.goal();
  const said = (wishes: Wishes) => {
    const page = drawn(goalPage(game, { ...shown, goal, wishes }));
    const boards = [...page.querySelectorAll('.goal-side--team .goal-way')];
    const time = page.querySelector('.aim__time')?.textContent?.trim();
    return [
      boards.map((one) => one.textContent?.trim()),
      page.querySelector('.goal-side--team > b')?.textContent,
      time,
    ];
  };
  expect(said({ length: 'short' })).toEqual([
    ['1England', '2The galleries of the Louvre'],
    'The last two of the four places, one after the other',
    'A short match, half an hour.',
  ]);
  const [boards, all, time] = said({});
  expect(boards).toHaveLength(4);
  expect(all).toBe('All four places, one after another');
  expect(time).toMatch(/three quarters of an hour/);
});

it('shows the Musketeers that are chosen', async () => {
  const goal = await game.goal();
  const faces = (wishes: Wishes) =>
    drawn(goal(wishes)).querySelectorAll('.goal-side--team .goal-side__faces > *').length;
  expect([{}, { musketeers: 3 }, { musketeers: 5 }].map(faces)).toEqual([4, 3, 5]);
  const letters = (wishes: Wishes) =>
    drawn(goal(wishes)).querySelector('.goal-side--team .goal-side__faces')?.textContent;
  expect(letters({ musketeers: 3, heroes: 'athos aramis treville' })).not.toBe(letters({ musketeers: 3 }));
});

it('says of a lesson how long that takes, where its game does', () => {
  const time = (learns: boolean) =>
    drawn(goalPage(four, { ...shown, goal: () => html``, learns }))
      .querySelector('.aim__time')
      ?.textContent?.trim();
  expect(time(true)).toBe('The lesson takes about three minutes.');
  expect(time(false)).toContain('ten minutes');
});
