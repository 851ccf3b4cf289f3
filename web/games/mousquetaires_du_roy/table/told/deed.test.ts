/** What the last deed came to stays in sight, until something else is done. */
import { html } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, Place, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import { boardName, missionName, placeName } from '../../words';
import { titleOf } from '../board/focus';
import type { People } from '../scene/people';
import stories from '../testdata/stories.json';
import { deed, deedAt, deedOf } from './deed';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.find((one) => one.match === 'four' && one.view.side === 'team');
const view = told?.view as View;
const story = told?.story as Event[];
const people = (side: View['side'] = 'team'): People => ({
  roster: { names: [], viewer: view.seat },
  view: { ...view, side },
});
const page = (events: readonly Event[], side: View['side'] = 'team') =>
  drawn(html`${deed(events, people(side), 'paris')}`);
const words = (events: readonly Event[], side: View['side'] = 'team') =>
  page(events, side)
    .querySelector('.deed__words')
    ?.lastChild?.textContent?.replace(/[\u2066-\u2069]/g, '')
    .trim();
const weight = (events: readonly Event[], side: View['side'] = 'team') =>
  page(events, side).querySelector('.deed')?.className;

const declared = {
  type: 'element_declared',
  musketeer: 0,
  place: 'paris',
  element: 0,
  kind: 'duel',
  cards: [],
};
const duel = (result: string, ...more: object[]) =>
  [
    declared,
    {
      type: 'duel_started',
      musketeer: 0,
      against: 'opponent',
      opponent: 'jussac',
      botte: 'fleur',
      life: 1,
      blue: 3,
      red: 3,
    },
    { type: 'duel_ended', musketeer: 0, result, final_wound: false },
    ...more,
  ] as unknown as Event[];
const wound = { type: 'wounded', musketeer: 0, amount: 1, life: 2, cause: 'duel' };
const reward = { pistoles: 2, epic: 0, cards: 1 };
const sealed = [
  { type: 'validated', place: 'paris', kind: 'duel', element: 0, reward },
  { type: 'purse', change: 2, total: 4, cause: 'reward' },
  { type: 'adventure_drawn', musketeer: 0, reason: 'reward', card: 'combat' },
];
const foiled = {
  type: 'mission_ended',
  where: 'paris',
  card: 'faux_sceau',
  result: 'done',
  returned: [],
  ambush: null,
};
const figures = (events: readonly Event[]) =>
  [...page(events).querySelectorAll('.change > b')].map((one) => one.textContent);

describe('the last deed', () => {
  it('is told in its largest words: the plot, the adversary, the thrust', () => {
    expect(words(duel('opponent', ...sealed, foiled))).toBe('The plot is foiled!');
    expect(words(duel('opponent', ...sealed))).toBe('Jussac is beaten!');
    expect(words(duel('both', wound, ...sealed))).toBe('Jussac is beaten!');
    expect(words(duel('opponent'))).toMatch(/ strikes Jussac\.$/);
    expect(words(duel('musketeer', wound))).toMatch(/^Jussac strikes /);
    expect(words(duel('both', wound, { type: 'fallen', musketeer: 0 }))).toMatch(/ is out of action /);
    expect(words(duel('tie', { ...wound, cause: 'final_wound' }))).toMatch(/ takes one last thrust\.$/);
    const mastered = {
      type: 'challenge_won',
      musketeer: 0,
      skill: 'panache',
      value: 6,
      score: 7,
      cards: ['combat'],
    };
    expect(words(duel('opponent', mastered, ...sealed))).toMatch(/ masters Panache 6 with 7 points\.$/);
    const face = (events: readonly Event[]) => page(events).querySelector('.deed__picture')?.innerHTML;
    expect(face(duel('opponent'))).toContain('jussac');
    for (const of of [duel('opponent', mastered, ...sealed), duel('opponent', ...sealed, foiled)])
      expect(face(of)).not.toContain('jussac'); // who has stepped in before, or was the last of them
  });

  it('says what it brought and cost', () => {
    expect(figures(duel('both', wound, ...sealed))).toEqual(['+2', '+1', '−1']);
    expect(figures(duel('tie'))).toEqual([]);
  });

  it('names where it was done, and stands there for the title of what lies there now, so that nothing moves', () => {
    const named = (events: readonly Event[], chosen: Place, seen = people()) => {
      const section = drawn(html`${deed(events, seen, chosen)}`).querySelector('.deed');
      return [
        section?.querySelector('.deed__place')?.textContent,
        section?.classList.contains('deed--below'),
      ];
    };
    const now = titleOf({ place: 'paris', view });
    expect(named(duel('tie'), 'paris')).toEqual([now, true]);
    expect(named(duel('tie'), 'louvre')).toEqual([now, false]);
    const then = `${placeName('paris')} · ${missionName('paris', 'faux_sceau')}`;
    expect(then).not.toBe(now);
    expect(named(duel('opponent', ...sealed, foiled), 'paris'), 'another plot lies there').toEqual([
      `${then} → ${now}`,
      true,
    ]);
    const peace: People = { ...people(), view: { ...view, missions: { ...view.missions, paris: null } } };
    expect(named(duel('opponent', ...sealed, foiled), 'paris', peace)).toEqual([then, true]);
    const through = { type: 'board_finished', board: 'inn', by: 0, discarded: [] };
    const quest = { ...view.quest, board: 'calais', challenges: [] } as unknown as View['quest'];
    const calais: People = { ...people(), view: { ...view, quest } };
    const [declared, ...rest] = duel('opponent', through);
    const onTheQuest = [{ ...declared, place: 'quest' }, ...rest] as Event[];
    expect(named(onTheQuest, 'quest', calais)).toEqual([
      `${boardName('inn')} → ${titleOf({ place: 'quest', view: calais.view })}`,
      true,
    ]);
    expect(named(onTheQuest, 'paris', calais)).toEqual([boardName('inn'), false]);
  });

  it('repeats of the inn what it lies over: how many of what are behind its doors', () => {
    const quest = {
      ...view.quest,
      board: 'inn',
      lines: [[{ kind: null, up: false }]],
      behind: { guards: 2, decoys: 1, traps: 0 },
    } as unknown as View['quest'];
    const at: People = { ...people(), view: { ...view, quest } };
    const [declaredThere, ...rest] = duel('tie');
    const there = [{ ...declaredThere, place: 'quest' }, ...rest] as Event[];
    const counts = (chosen: Place) =>
      [...drawn(html`${deed(there, at, chosen)}`).querySelectorAll('.unseen-signs b')].map(
        (one) => one.textContent,
      );
    expect(counts('quest')).toEqual(['2', '1']);
    expect(counts('paris'), 'nothing is covered').toEqual([]);
  });

  it('is good for one side and bad for the other', () => {
    expect(weight(duel('opponent'))).toContain('deed--gain');
    expect(weight(duel('opponent'), 'milady')).toContain('deed--hit');
    expect(weight(duel('musketeer', wound))).toContain('deed--hit');
    expect(weight(duel('tie'))).toContain('deed--even');
  });

  it('tells the team what its first Epic tokens are kept for, and never again', () => {
    const keep = (events: readonly Event[], side: View['side'] = 'team') =>
      page(events, side).querySelector('.deed__keep')?.textContent ?? null;
    const epic = { type: 'epic', change: 1, total: 1, cause: 'reward' } as unknown as Event;
    const gained = duel('opponent', wound, epic);
    expect(keep(gained)).toMatch(/^To be kept for the last board: there Epic tokens/);
    expect([keep([{ ...epic }, ...gained]), keep(gained, 'milady'), keep(duel('opponent', wound))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is a door of the quest too', () => {
    const token = { board: 'inn', position: 3, token: 'trap' };
    const door = [
      { ...declared, place: 'quest', kind: 'inn' },
      { type: 'token_revealed', ...token },
      { ...wound, cause: 'trap' },
      { type: 'token_discarded', ...token, cause: 'trap' },
    ] as unknown as Event[];
    expect(words(door)).toMatch(/ walks into a trap and takes a wound\.$/);
    expect(weight(door)).toContain('deed--hit');
  });

  it('is over once something else is done, and never more than what came of it', () => {
    const after = {
      type: 'adventure_drawn',
      musketeer: 0,
      reason: 'action',
      card: 'combat',
    } as unknown as Event;
    expect(deedOf([...duel('opponent'), after])).toEqual([]);
    expect(deedOf([...duel('opponent'), { type: 'musketeer_ended', musketeer: 0, unspent: 0 }])).toHaveLength(
      4,
    );
    const next = { type: 'musketeer_started', musketeer: 1, actions: 3 } as unknown as Event;
    expect(deedOf([...duel('opponent'), next]), 'nor is it the heading of another').toEqual([]);
    expect(deedAt(duel('opponent')), 'where it was done').toBe('paris');
    expect(deedAt([...duel('opponent'), next])).toBeNull();
    expect(deedAt([...duel('opponent'), after])).toBeNull();
    expect(deedOf([])).toEqual([]);
    let seen = 0;
    for (let end = 1; end <= story.length; end += 1) {
      const one = deedOf(story.slice(0, end));
      expect(one.filter(({ type }) => type === 'element_declared').length).toBeLessThanOrEqual(1);
      seen += Number(words(story.slice(0, end)) !== undefined);
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe.each(languages)('in %s', (wish) => {
  it('every deed has its words', async () => {
    await setLanguage(wish);
    for (const events of [
      duel('opponent', ...sealed),
      duel('both', wound),
      duel('tie'),
      duel('musketeer', wound),
    ])
      expect(words(events)).toMatch(/^\p{Lu}[^{}]*[.!]$/u);
    await setLanguage('en');
  });
});
