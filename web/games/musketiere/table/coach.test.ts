import { beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { DecisionKind, Event, Frame, Legal, Row } from '../../../generated/musketiere';
import { languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { key } from './animation';
import { nothingPicked } from './choice';
import { hintFor as hintAt } from './coach';
import { sceneOf } from './scene';
import alone from './testdata/alone.json';

beforeAll(() => useCatalogues('table', 'table-musketiere'));

const hintFor = (
  moment: Omit<Parameters<typeof hintAt>[0], 'picks'>,
  people: typeof roster,
  heard: ReadonlySet<string>,
  picks = nothingPicked,
) => hintAt({ ...moment, picks }, people, heard);

const roster = { names: ['Anne', 'Aramis'], viewer: 0 };
const opened = appliedIn(alone)[1]?.applied.frame as Frame;
const moment = (kind: DecisionKind, legal: Legal, lesson = 'first') => {
  const frame: Frame = { ...opened, lesson, decision: { kind, seats: [0], secret: false }, legal };
  return { frame, scene: sceneOf(frame.view), stage: { at: 'choosing' as const }, event: null };
};

it('explains what the situation is, whatever came before', () => {
  const first = hintFor({ ...moment('choose_pay', { actions: [] }) }, roster, new Set());
  expect(first?.topic).toBe('coach-pay');
  const gem: Legal = { actions: [{ type: 'take_gem', place: 0, source: 'centre' }] };
  expect(hintFor(moment('winner_acts', gem), roster, new Set())?.topic).toBe('coach-gem');
  const or: Legal = { actions: [...(gem.actions ?? []), { type: 'free_prison', place: 1 }] };
  expect(hintFor(moment('winner_acts', or), roster, new Set())?.topic).toBe('coach-gem-or-free');
  const free: Legal = { actions: [{ type: 'free_prison', place: 1 }] };
  expect(hintFor(moment('winner_acts', free), roster, new Set())?.topic).toBe('coach-free');
  const back: Legal = { actions: [{ type: 'return_gem', place: 1 }] };
  expect(hintFor(moment('loser_acts', back), roster, new Set())?.topic).toBe('coach-return');
});

it('speaks of swords where they decide, and of a scoring when all has been counted', () => {
  const { frame, scene } = moment('play_card', { actions: [] });
  const decided = (by_swords: boolean) => {
    const event: Event = {
      ...{ type: 'duel_decided', duel: 2, strength: 30, sum: 27, won: false, seat: 0, card: '9/1' },
      by_swords,
    };
    return hintFor({ frame, scene, stage: { at: 'animating' }, event }, roster, new Set())?.topic;
  };
  expect(decided(true)).toBe('coach-swords');
  const turned = ['2/1', '7/2', '2/3'];
  const equal: Event = {
    ...{ type: 'duel_decided', duel: 4, strength: 25, sum: 11, won: false, seat: 2, card: '2/1' },
    by_swords: true,
  };
  const lies = { ...scene, turned, counting: [0, 1, 2] };
  const swords = hintFor({ frame, scene: lies, stage: { at: 'animating' }, event: equal }, roster, new Set());
  expect(swords?.about, 'round the equal ones').toBe(
    `[data-key="${key.laid(0)}"],[data-key="${key.laid(2)}"]`,
  );
  expect(decided(false)).toBeUndefined();
  const told = { type: 'game_ended', reason: 'nine_duels', seat: null } as unknown as Event;
  expect(hintFor({ frame, scene, stage: { at: 'animating' }, event: told }, roster, new Set())).toBeNull();
  const scored = hintFor({ frame, scene, stage: { at: 'over' }, event: null }, roster, new Set());
  expect(scored?.topic).toBe('coach-scoring');
});

it('is over after three duels: what comes to others is not explained any more', () => {
  const { scene, ...now } = moment('play_card', { actions: [] });
  const said = (duel: number, heard: string[]) =>
    hintFor({ ...now, scene: { ...scene, duel, guard: 14 } }, roster, new Set(heard))?.topic;
  expect(said(3, ['coach-guard'])).toBeUndefined();
  expect(said(4, ['coach-guard'])).toBe('coach-end');
  expect(said(5, ['coach-end'])).toBeUndefined();
  const event: Event = {
    ...{ type: 'duel_decided', duel: 5, strength: 9, sum: 12, won: true, seat: 1, card: '9/1' },
    by_swords: false,
  };
  const told = (heard: string[]) =>
    hintFor({ frame: now.frame, scene, stage: { at: 'animating' }, event }, roster, new Set(heard))?.topic;
  expect(told([])).toBe('coach-others-win');
  expect(told(['coach-end'])).toBeUndefined();
});

it('says of the first guard that takes a 10 of everybody what it is about then', () => {
  const { scene, ...now } = moment('play_card', { actions: [] });
  const counting = [0, 1, 2];
  const said = (guard: number) =>
    hintFor({ ...now, scene: { ...scene, duel: 2, guard, counting } }, roster, new Set(['coach-guard']))
      ?.topic;
  expect(said(30)).toBe('coach-beyond');
  expect(said(29)).toBeUndefined();
});

it('of two touches names the one that is owed', () => {
  const taken = (type: 'take_gem' | 'take_prison'): Legal => ({
    actions: [0, 1].map((place) => ({ type, place, source: [1, 0] })),
  });
  const said = (
    type: 'take_gem' | 'take_prison',
    lesson: string,
    picks: Partial<typeof nothingPicked>,
    heard: string[] = [],
    rows: Row[] = ['P--', 'GG-'],
  ) => {
    const { scene, ...now } = moment(type === 'take_gem' ? 'winner_acts' : 'loser_acts', taken(type), lesson);
    const lies = { ...scene, rows };
    return hintFor({ ...now, scene: lies }, roster, new Set(heard), { ...nothingPicked, ...picks });
  };
  const theirs = '.rivals .place--deed';
  expect(said('take_prison', 'stones', { place: 1 }, [], ['P-P', 'GG-'])).toMatchObject({
    topic: 'coach-source',
    about: theirs,
  });
  expect(said('take_gem', 'stones', {})?.topic).toBe('coach-stones-rob');
  expect(said('take_prison', 'stones', {})?.topic).toBe('coach-stones-prison');
  expect(said('take_gem', 'stones', { place: 1 })?.topic).toBe('coach-stones-rob');
  expect(said('take_gem', 'stones', { source: [1, 0] })?.topic).toBe('coach-goes');
  const heard = ['coach-gem', 'coach-prison', 'coach-stones-prison', 'coach-stones-rob'];
  for (const lesson of ['first', 'stones'])
    for (const type of ['take_gem', 'take_prison'] as const) {
      expect(said(type, lesson, { place: 1 }, heard)).toMatchObject({ topic: 'coach-source', about: theirs });
      const goes = said(type, lesson, { source: [1, 0] }, heard);
      expect(goes?.topic).toBe('coach-goes');
      expect(goes?.about).toContain('.pay--own');
      expect(said(type, lesson, { place: 1, source: [1, 0] }), 'the button is all there is').toBeNull();
    }
});

it.each([
  ['---', 1, 'takes a gem.'],
  ['P--', 1, 'takes a gem or frees a prisoner.'],
  ['---', 0, 'takes a gem from another player, as the centre has none.'],
  ['P--', 0, 'takes a gem from another player, as the centre has none, or frees a prisoner.'],
  ['GPP', 0, 'frees a prisoner.'],
] as const)(
  'says what another may do who wins with %s and %i gems in the centre',
  async (row, gems, does) => {
    await setLanguage('en');
    const { frame, scene } = moment('play_card', { actions: [] });
    const lies = { ...scene, rows: ['G--', row], centre: { gems, prisons: 1 } };
    const event: Event = {
      ...{ type: 'duel_decided', duel: 2, strength: 9, sum: 12, won: true, seat: 1, card: '9/1' },
      by_swords: false,
    };
    const hint = hintFor({ frame, scene: lies, stage: { at: 'animating' }, event }, roster, new Set());
    expect(hint?.text.replace(/[\u2066-\u2069]/g, '')).toContain(`Aramis ${does}`);
  },
);

it('explains to whoever is robbed what has happened, in either lesson', async () => {
  await setLanguage('en');
  const told = (lesson: string, source: [number, number], rows: Row[] = ['---', 'G--']) => {
    const { frame, scene } = moment('play_card', { actions: [] }, lesson);
    const event: Event = { type: 'gem_taken', seat: 1, place: 0, source, centre: { gems: 0, prisons: 1 } };
    const pay = ['9/1', '5/0', '2/2'];
    return hintFor(
      { frame, scene: { ...scene, pay, rows }, stage: { at: 'animating' }, event },
      roster,
      new Set(),
    );
  };
  for (const lesson of ['first', 'stones']) {
    const hint = told(lesson, [0, 0]);
    expect(hint?.text).toContain('Your 9 brings 9 again instead of 18, and is free');
    const last = told(lesson, [0, 0], ['---', 'GGG'])?.text;
    expect(last).toContain('Your 9 brings 9 again instead of 18.');
    expect(last, 'no duel is left').not.toContain('while it is empty');
    expect(hint?.about).toContain('data-key');
  }
  expect(told('first', [2, 0])).toBeNull();
});

it('says nothing twice', () => {
  const again = hintFor(moment('choose_pay', { actions: [] }), roster, new Set(['coach-pay']));
  expect(again).toBeNull();
});

it('says of the stones what holds where they lie', () => {
  const lies = (rows: Row[], duel: number, kind: DecisionKind) => {
    const gem: Legal = { actions: [{ type: 'take_gem', place: 1, source: 'centre' }] };
    const { scene, ...now } = moment(kind, rows[0]?.includes('-') ? gem : { actions: [] }, 'stones');
    return hintFor({ ...now, scene: { ...scene, rows, duel, guard: 30 } }, roster, new Set())?.topic;
  };
  expect(lies(['P--', 'GG-'], 6, 'play_card')).toBe('coach-stones-danger');
  expect(lies(['P--', 'GG-'], 6, 'winner_acts')).toBe('coach-stones-rob');
  expect(lies(['PG-', '-G-'], 7, 'play_card')).toBe('coach-stones-sacrifice');
  expect(lies(['PGP', '-G-'], 7, 'play_card')).toBeUndefined();
  expect(lies(['PG-', '-G-'], 7, 'loser_acts')).toBe('coach-stones-prison');
  expect(lies(['PGP', '-G-'], 8, 'play_card')).toBe('coach-stones-full');
  expect(lies(['PG-', '-G-'], 8, 'play_card')).toBeUndefined();
  expect(lies(['PPP', '-G-'], 8, 'play_card'), 'he neither frees nor gives back').toBeUndefined();
  expect(lies(['PGP', '-G-'], 8, 'winner_acts')).toBe('coach-stones-free');
});

it('says nothing where nothing is taught', () => {
  const { frame, ...now } = moment('choose_pay', { actions: [] });
  expect(hintFor({ ...now, frame: { ...frame, lesson: null } }, roster, new Set())).toBeNull();
});

it.each(languages)('has words for every topic in %s', async (language) => {
  await setLanguage(language);
  const robbed: Legal = { actions: [{ type: 'take_prison', place: 0, source: [1, 0] }] };
  for (const heard of [new Set<string>(), new Set(['coach-prison'])]) {
    const hint = hintFor(moment('loser_acts', robbed), roster, heard);
    expect(hint?.text).not.toMatch(/^coach-/);
  }
});
