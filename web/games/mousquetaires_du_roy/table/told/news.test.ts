/** What is told where a turn of the Musketeers opens. */
import { html } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { drawn } from '../../../../lib/art/testing';
import { perfidyAbout, perfidyName } from '../../words';
import { purse } from '../board/board';
import type { People } from '../scene/people';
import stories from '../testdata/stories.json';
import { changesOf } from './changes';
import { news, newsOf as newsAfter, playedNow, plottedAt } from './news';
import { chapters } from './story';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.find((one) => one.match === 'four' && one.view.side === 'team');
const view = told?.view as View;
const story = told?.story as Event[];
const people: People = { roster: { names: ['Jeanne', 'Agnès'], viewer: view.seat }, view };
/** How the turn ended has not been told here. */
const newsOf = (story: readonly Event[], of: People) => newsAfter(story, of, false);
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
  expect(news.length).toBeGreaterThan(2);
  expect(news.at(-1)?.lines).toEqual(whole.at(-1)?.lines);
  for (const part of news) expect(whole.map(({ lines }) => lines)).toContainEqual(part.lines);
  const begun = news.map(({ begins }) => begins);
  expect(begun).toEqual(begun.toSorted((one, other) => one - other)); // in the order of the story
  expect(news.some(({ kind }) => kind === 'musketeer')).toBe(false);
});

it('is what Milady did alone where the night has been told here', () => {
  expect(newsAfter(upTo(2), people, true)).toEqual(newsOf(upTo(2), people).slice(-1));
});

it('is in the first turn what Milady did', () => {
  expect(newsOf(upTo(1), people).map(({ kind }) => kind)).toEqual(['turn']);
});

it('is nothing once somebody has begun his turn', () => {
  expect(newsOf(story.slice(0, upTo(2).length + 1), people)).toEqual([]);
});

it('is looked at where she has plotted anew, until somebody has begun his turn', () => {
  const turns = [1, 2, 3].map(upTo);
  const at = turns.map(plottedAt);
  expect(at).toContain('paris');
  turns.forEach((events, turn) => {
    const since = events.slice(events.findLastIndex(({ type }) => type === 'turn_started'));
    expect(at[turn] !== null).toBe(since.some(({ type }) => type === 'mission_placed'));
    expect(plottedAt(story.slice(0, events.length + 1))).toBeNull();
  });
});

it('shows at a glance what it came to: tracks from where to where, in red where Milady gains', () => {
  const since = upTo(2).slice(upTo(2).findLastIndex(({ type }) => type === 'musketeer_ended'));
  const { tracks, wounds, perfidy } = changesOf(since);
  const time = since.flatMap((one) => (one.type === 'token_moved' && one.token === 'time' ? [one] : []));
  expect(tracks.get('time')).toEqual([time[0]?.before, time.at(-1)?.after]);
  const count = (type: Event['type']) => since.filter((one) => one.type === type).length;
  expect(perfidy).toBe(count('perfidy_drawn'));
  expect(wounds.size).toBeLessThanOrEqual(count('wounded'));

  const moved = { type: 'token_moved', cause: 'phase' } as const;
  const page = drawn(
    html`${news(
      newsOf(upTo(2), people),
      [
        { type: 'wounded', musketeer: 0, amount: 1, life: 3, cause: 'assassin' },
        { type: 'musketeer_ended', musketeer: 1 },
        { ...moved, token: 'honour', before: 5, after: 4 },
        { ...moved, token: 'honour', before: 4, after: 3 },
        { ...moved, token: 'siege', before: -1, after: 1 },
        { ...moved, token: 'louvre', before: 2, after: 2 },
        { type: 'wounded', musketeer: 1, amount: 2, life: 1, cause: 'perfidy' },
        { type: 'perfidy_drawn', count: 2, reason: 'draw' },
      ] as Event[],
      people,
      false,
    )}`,
  );
  const chips = [...page.querySelectorAll('.change')].map((one) => [
    one.querySelector(':scope > b')?.textContent,
    one.classList.contains('change--bad'),
  ]);
  expect(chips).toEqual([
    ['5 → 3', true],
    ['−1 → +1', false],
    ['−2', true],
    ['+1', true],
  ]);
  expect(
    page
      .querySelector('.change')
      ?.getAttribute('data-sign')
      ?.replace(/[\u2066-\u2069]/g, ''),
  ).toBe('Honour: from 5 to 3');
});

it('shows nothing of what has been told here in the night before, and all of it to whoever opens the page anew', () => {
  const told: Event[] = [
    { type: 'musketeer_ended', musketeer: 1, unspent: 0 },
    { type: 'token_moved', cause: 'phase', token: 'honour', before: 5, after: 4 },
    { type: 'wounded', musketeer: 1, amount: 1, life: 2, cause: 'paris' },
    { type: 'turn_started', turn: 2 },
    { type: 'wounded', musketeer: 0, amount: 2, life: 1, cause: 'assassin' },
  ];
  const chips = (nightRead: boolean) =>
    [
      ...drawn(html`${news(newsOf(upTo(2), people), told, people, nightRead)}`).querySelectorAll(
        '.change > b',
      ),
    ].map(({ textContent }) => textContent);
  expect(chips(true)).toEqual(['−2']);
  expect(chips(false)).toEqual(['5 → 4', '−1', '−2']);
});

it('is to Milady what the Musketeers did in the last turn, and how that ended', () => {
  const hers = stories.find((one) => one.match === 'four' && one.view.side === 'milady');
  const told = hers?.story as Event[];
  const mine: People = { ...people, view: { ...(hers?.view as View), side: 'milady' } };
  const begun = (turn: number) =>
    told.slice(0, told.findIndex((one) => one.type === 'turn_started' && one.turn === turn) + 1);
  expect(newsOf(begun(1), mine)).toEqual([]);
  const kinds = newsOf(begun(2), mine).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'musketeer').length).toBeGreaterThan(1);
  expect(kinds).not.toContain('turn');
  const at = newsOf(begun(2), mine).map(({ begins }) => begins);
  expect(at).toEqual(at.toSorted((one, other) => one - other)); // in the order of the story
  const lost: Event[] = [
    ...begun(1),
    { type: 'token_moved', cause: 'phase', token: 'honour', before: 5, after: 4 },
    { type: 'musketeer_ended', musketeer: 1, unspent: 0 },
    { type: 'turn_started', turn: 2 },
  ];
  const page = drawn(html`${news(newsOf(begun(2), mine), lost, mine, false)}`);
  const chip = page.querySelector('.change');
  expect(chip?.querySelector(':scope > b')?.textContent).toBe('5 → 4');
  expect(chip?.classList.contains('change--bad')).toBe(false);
});

it('keeps the Perfidy card that Milady has played, with what it does, until the turn ends', () => {
  const played = story.findIndex(({ type }) => type === 'perfidy_played');
  const card = story[played];
  if (card?.type !== 'perfidy_played') throw new Error('none is played');
  const name = perfidyName(card.card);
  const begun = upTo(story.slice(0, played).filter(({ type }) => type === 'turn_started').length);
  const [place, purseOf] = [
    news(newsOf(begun, people), begun, people, false),
    purse(view, playedNow(begun)),
  ].map((one) => drawn(html`${one}`));
  const sign = `${name}: ${perfidyAbout(card.card, view.side)}`;
  expect(place?.querySelector('.change')?.getAttribute('data-sign')).toBe(sign);
  expect(purseOf?.querySelector('.purse__played')?.getAttribute('data-sign')).toBe(sign);
  const over = story.findIndex(({ type }, at) => at > played && type === 'turn_started');
  expect(playedNow(story.slice(0, over))).toBe(card.card);
  expect(playedNow(story.slice(0, over + 1))).toBeNull();
});
