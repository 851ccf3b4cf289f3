import { beforeAll, expect, it } from 'vitest';
import type { Event, Track, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { allOpen } from '../open';
import steps from '../testdata/steps.json';
import stories from '../testdata/stories.json';
import { cryOf } from '../told/cry';
import { animate } from './animation';
import { applyEvent } from './apply-event';
import { type Scene, sceneOf } from './scene';
import { stepsIn } from './whereabouts';

beforeAll(() => useCatalogues('mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

/** What can be followed on the table while it is told; the rest is laid when all has been told. */
const followed = ({ turn, phase, tracks, team, musketeers, missions, siege, milady }: View) => ({
  turn,
  phase,
  tracks: Object.values(tracks).map(({ at }) => at),
  team,
  musketeers: musketeers.map(({ place, life }) => [place, life]),
  missions: [missions.paris?.id, missions.paris?.strangled, missions.louvre?.id],
  ambushes: [missions.paris?.ambush, missions.louvre?.ambush, milady.ambushes],
  spaces: siege.spaces,
  paris: milady.paris_count,
  rochefort: milady.rochefort.wounds,
});

it('events lead from one view to the next in all that can be followed', () => {
  const kinds = new Set<string>();
  for (const { before, events, after } of steps) {
    const { view } = events.reduce(applyEvent, sceneOf(before));
    expect(followed(view)).toEqual(followed({ ...before, ...after }));
    for (const { type } of events) kinds.add(type);
  }
  expect(kinds.size).toBeGreaterThan(50);
});

it('the last step of an event shows what the event says', () => {
  for (const { before, events } of steps) {
    let scene = sceneOf(before);
    for (const event of events) {
      expect(animate(scene, event).at(-1)?.scene).toEqual(applyEvent(scene, event));
      scene = applyEvent(scene, event);
    }
  }
});

it('a turn that begins shows nothing of where Milady was or what she closed in the last one', () => {
  const before = steps.find(({ before: { milady } }) => milady.own)?.before;
  if (!before?.milady.own) throw new Error('nothing of hers is recorded');
  const milady = {
    ...before.milady,
    closed: 'paris',
    seen_at: 'richelieu',
    reinforcements: true,
    own: { ...before.milady.own, destination: 'richelieu' },
  } as View['milady'];
  const now = applyEvent(sceneOf({ ...before, milady }), { type: 'turn_started', turn: 2 }).view.milady;
  expect(now).toMatchObject({
    closed: null,
    seen_at: null,
    reinforcements: false,
    own: { destination: null },
  });
  expect(now.own?.perfidy).toEqual(milady.own?.perfidy);
});

it('a card is out of the hand as soon as it has been spent on a challenge', () => {
  const view = stories.find(({ view }) => view.musketeers[0]?.hand)?.view as View;
  const [first, ...others] = view.musketeers;
  const hand = ['combat', 'panache_1', 'panache_1', 'kitty'] as const;
  const scene = sceneOf({
    ...view,
    musketeers: [{ ...first, hand: [...hand], hand_count: hand.length }, ...others] as View['musketeers'],
  });
  const won = { type: 'challenge_won', musketeer: 0, skill: 'panache', value: 5, score: 5 } as const;
  const left = applyEvent(scene, { ...won, cards: ['panache_1', 'combat'] }).view.musketeers[0];
  expect([left?.hand, left?.hand_count]).toEqual([['panache_1', 'kitty'], 2]);
});

it('the adversary loses a heart for every hit that no cuirass holds, and at a botte one', () => {
  const told = steps.find(({ events }) => events.some(({ type }) => type === 'duel_started'));
  if (!told) throw new Error('nothing recorded');
  const begins = told.events.findIndex(({ type }) => type === 'duel_started');
  const before = told.events.slice(0, begins + 1).reduce(applyEvent, sceneOf(told.before));
  const scene = { ...before, duel: before.duel && { ...before.duel, life: 2 } };
  const round = { type: 'round_result', hits_on_musketeer: 0, absorbed_musketeer: 0 } as const;
  const left = (event: Event) => applyEvent(scene, event).duel?.life;
  expect(left({ ...round, hits_on_opponent: 0, absorbed_opponent: 1 })).toBe(2);
  expect(left({ ...round, hits_on_opponent: 1, absorbed_opponent: 1 })).toBe(1);
  expect(left({ ...round, hits_on_opponent: 3, absorbed_opponent: 0 })).toBe(0);
  expect(left({ type: 'botte', by_musketeer: true, by_opponent: false })).toBe(1);
  expect(left({ type: 'botte', by_musketeer: false, by_opponent: true })).toBe(2);
});

it('whoever is beaten has no life left, whatever his cuirass has held', () => {
  let absorbed = 0;
  for (const { view, story } of stories as unknown as { view: View; story: Event[] }[]) {
    let scene = sceneOf(view);
    for (const event of story) {
      if (event.type === 'round_result') absorbed += event.absorbed_opponent;
      if (event.type === 'validated' && event.kind === 'duel') expect(scene.duel?.life).toBe(0);
      scene = applyEvent(scene, event);
    }
  }
  expect(absorbed).toBeGreaterThan(0);
});

it('MR-13.12: a courtesan makes gallantry harder from the moment she is laid', () => {
  const before = steps.find(({ before: { missions } }) => missions.louvre)?.before;
  const { louvre } = before?.missions ?? {};
  const [one] = louvre?.challenges ?? [];
  if (!before || !louvre || !one) throw new Error('no mission is recorded at the Louvre');
  const challenges = (['gallantry', 'panache'] as const).map((skill) => ({ ...one, skill, value: 6 }));
  const scene = sceneOf({
    ...before,
    missions: { ...before.missions, louvre: { ...louvre, challenges, ambush: null } },
  });
  const values = (ambush: 'courtisane' | 'assassin') =>
    applyEvent(scene, {
      type: 'ambush_placed',
      where: 'louvre',
      ambush,
      named: null,
    }).view.missions.louvre?.challenges.map(({ value }) => value);
  expect(values('courtisane')).toEqual([7, 6]);
  expect(values('assassin')).toEqual([6, 6]);
  const named = { type: 'ambush_placed', where: 'louvre', ambush: 'nemesis', named: 1 } as const;
  expect(applyEvent(scene, named).view.missions.louvre?.named, 'MR-13.13').toBe(1);
});

it('a duel is on the table from its first word to its last, and the wounds of a round beside its dice', () => {
  const told = steps.find(({ events }) => {
    const types = events.map(({ type }) => type);
    return (
      types.indexOf('duel_started') >= 0 && types.includes('round_result') && types.includes('duel_ended')
    );
  });
  if (!told) throw new Error('nothing recorded');
  let scene = sceneOf(told.before);
  for (const event of told.events) {
    scene = applyEvent(scene, event);
    const { duel } = scene;
    if (event.type === 'duel_started') expect(duel).toMatchObject({ opponent: event.opponent, hits: null });
    if (event.type === 'thrown')
      expect(duel).toMatchObject({ thrown: { blue: event.blue, red: event.red }, hits: null });
    if (event.type === 'round_result') expect(duel?.hits).toBe(event);
    if (event.type === 'duel_ended') {
      expect(duel?.result).toBe(event.result);
      break;
    }
  }
});

it('what the night costs is told no longer than it can be prevented', () => {
  const [{ before } = {}] = steps;
  if (!before) throw new Error('nothing recorded');
  const { tracks } = before;
  const scene = sceneOf({
    ...before,
    tracks: { ...tracks, honour: { ...tracks.honour, toll: ['paris', 'louvre'] } },
  });
  const left = (event: Event) => applyEvent(scene, event).view.tracks.honour.toll;
  expect(left({ type: 'phase_started', phase: 'la_rochelle' })).toEqual(['paris', 'louvre']);
  expect(left({ type: 'phase_started', phase: 'end' })).toEqual([]);
  const ended = (where: 'paris' | 'louvre'): Event => ({
    type: 'mission_ended',
    where,
    card: '',
    result: 'done',
    returned: [],
    ambush: null,
  });
  expect(left(ended('paris'))).toEqual(['louvre']);
  expect(left(ended('louvre'))).toEqual(['paris']);
});

it('a door shows what was behind it until the duel begins', () => {
  const seen = { doors: 0, duels: 0 };
  for (const { before, events } of steps) {
    let scene = sceneOf(before);
    for (const event of events) {
      const was = scene.turned;
      scene = applyEvent(scene, event);
      if (event.type === 'token_revealed') {
        seen.doors += 1;
        expect(scene.turned).toEqual({ who: before.active, tokens: [event.token], struck: false });
      }
      if (event.type !== 'duel_started' || !was) continue;
      seen.duels += 1;
      expect(scene.turned).toBeNull();
    }
  }
  expect(Math.min(seen.doors, seen.duels)).toBeGreaterThan(0);
});

it('who shows himself unlooked for or falls, and what is won, is seen until something else happens', () => {
  const seen = {
    milady: 0,
    rochefort: 0,
    evenings: 0,
    doubts: 0,
    fallen: 0,
    challenge_won: 0,
    board_finished: 0,
  };
  for (const { before, events } of steps) {
    let scene = sceneOf(before);
    for (const event of events) {
      if (event.type === 'token_moved') continue; // of which only the last steps are
      const doubt = event.type === 'element_declared' && stepsIn(scene.view) === 'perhaps'; // MR-10.7
      scene = applyEvent(scene, event);
      const unlooked =
        doubt ||
        event.type === 'rochefort_appeared' ||
        event.type === 'fallen' ||
        event.type === 'challenge_won' ||
        event.type === 'board_finished' ||
        event.type === 'match_ended' ||
        (event.type === 'milady_revealed' && event.cause !== 'end');
      if (event.type === 'fallen' || event.type === 'challenge_won' || event.type === 'board_finished')
        seen[event.type] += 1;
      if (event.type === 'milady_revealed') seen[unlooked ? 'milady' : 'evenings'] += 1;
      if (event.type === 'rochefort_appeared') seen.rochefort += 1;
      if (doubt) seen.doubts += 1;
      expect(scene.appeared?.event, event.type).toEqual(unlooked ? event : undefined);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it('a track fills the stage at the last step but one, but by night, and at the last', () => {
  const [recorded] = steps;
  if (!recorded) throw new Error('nothing recorded');
  const { tracks } = recorded.before;
  const seen = (phase: View['phase'], token: Track, before: number, after: number) => {
    const event: Event = { type: 'token_moved', token, before, after, cause: 'perfidy' };
    return applyEvent(sceneOf({ ...recorded.before, phase }), event).appeared?.place ?? null;
  };
  const { end } = tracks.time;
  const { left } = tracks.siege;
  expect(seen('milady', 'honour', 3, 2)).toBeNull();
  expect(seen('milady', 'honour', 2, 1)).toBe('louvre');
  expect(seen('end', 'honour', 2, 1)).toBeNull();
  expect(seen('end', 'honour', 1, 0)).toBe('louvre');
  expect(seen('milady', 'honour', 0, 1), 'it rises').toBeNull();
  expect(seen('end', 'time', end - 1, end)).toBe('louvre');
  expect(seen('la_rochelle', 'siege', left + 2, left + 1)).toBe('la_rochelle');
  expect(seen('milady', 'louvre', 1, 0)).toBeNull();
});

it('a card that he draws with his last action lies there longer: his hand is laid away after it', () => {
  const drawn = steps.flatMap(({ before, events }) =>
    events.flatMap((event) => (event.type === 'adventure_drawn' && event.card ? [{ before, event }] : [])),
  );
  const [one] = drawn;
  if (!one) throw new Error('no card was drawn');
  const at = (actions: number) => {
    const scene = sceneOf({ ...one.before, active: one.event.musketeer, actions });
    return animate(scene, one.event).reduce((sum, { ms }) => sum + ms, 0);
  };
  expect(at(1) - at(2)).toBeGreaterThan(500);
});

it('who only watches a duel waits no longer for its later rounds than they are worth, unlike who fights it', () => {
  const told = steps.find(({ events }) => events.some(({ type }) => type === 'duel_started'));
  const begins = told?.events.findIndex(({ type }) => type === 'duel_started') ?? -1;
  const begun = told?.events.slice(0, begins + 1).reduce(applyEvent, sceneOf(told.before));
  if (!begun?.duel) throw new Error('no duel was fought');
  const owner = begun.view.musketeers[begun.duel.musketeer]?.owner ?? null;
  const waits = (viewer: number | null, round: number) => {
    const scene = begun.duel && { ...begun, viewer, duel: { ...begun.duel, round } };
    const event: Event = { type: 'thrown', round, blue: ['shield'], red: ['shield'] };
    return scene ? animate(scene, event).reduce((sum, { ms }) => sum + ms, 0) : 0;
  };
  expect(waits(null, 3)).toBeLessThan(waits(null, 2) * 0.5);
  expect(waits(owner, 3)).toBe(waits(owner, 2));
});

it('a plot in Paris is seen with all that guards it, but not by her who has made it', () => {
  const at = (where: 'paris' | 'louvre'): Event[] => [
    { type: 'mission_placed', where, card: 'complot', force: 2, replaced_card: null },
    { type: 'manned', where, adversaries: ['felton'] },
    { type: 'ambush_placed', where, ambush: 'assassin', named: null },
  ];
  const [placed, ...guards] = at('paris');
  for (const side of ['team', 'milady'] as const) {
    const view = steps.find(({ before }) => before.side === side)?.before;
    if (!view) throw new Error('nothing recorded');
    const told = at('paris').reduce<Scene>(applyEvent, sceneOf(view));
    expect(told.appeared).toEqual(
      side === 'team' ? { event: placed, place: 'paris', guards, laid: null } : null,
    );
    expect(applyEvent(told, { type: 'phase_started', phase: 'musketeers' }).appeared).toBeNull();
    expect(at('louvre').reduce<Scene>(applyEvent, sceneOf(view)).appeared).toBeNull();
  }
});

it('a plot in Paris stays in sight while Milady chooses who guards it', () => {
  const told = steps.find(({ before }) => before.side === 'team' && before.missions.paris)?.before;
  const paris = told?.missions.paris;
  if (!told || !paris) throw new Error('nothing recorded');
  const manning = (more: Partial<View>, place: 'paris' | 'louvre' = 'paris') =>
    sceneOf({ ...told, asking: 'man', milady: { ...told.milady, mission_place: place }, ...more }).appeared;
  const bare = { missions: { ...told.missions, paris: { ...paris, opponents: [] } } };
  expect(manning(bare)).toMatchObject({ event: { card: paris.id, where: 'paris' }, guards: [] });
  expect(manning({ asking: 'ambush' })?.guards).toHaveLength(Number(paris.opponents.length > 0));
  expect(manning(bare, 'louvre')).toBeNull();
  expect(manning({ ...bare, asking: 'next' })).toBeNull();
  expect(manning({ ...bare, side: 'milady' })).toBeNull();
});

it('only a trap strikes who has opened its door', () => {
  const told = steps.find(({ events }) => events.some(({ type }) => type === 'token_revealed'));
  if (!told || told.before.active === null) throw new Error('nothing recorded');
  const { active: who } = told.before;
  const opened = applyEvent(sceneOf(told.before), {
    type: 'token_revealed',
    board: 'inn',
    position: 0,
    token: 'trap',
  });
  const wounded = (cause: 'trap' | 'duel') =>
    applyEvent(opened, { type: 'wounded', musketeer: who, amount: 1, life: 3, cause }).turned;
  expect(wounded('trap')).toEqual({ who, tokens: ['trap'], struck: true });
  expect(wounded('duel')).toBeNull();
});

it('once Rochefort has fled his duel comes back over nothing that follows (MR-10.17)', () => {
  const told = steps.find(({ events }) => events.some(({ type }) => type === 'action_resumed'));
  if (!told) throw new Error('nothing recorded');
  let scene = sceneOf(told.before);
  let resumed = false;
  const after: string[] = [];
  for (const event of told.events) {
    scene = applyEvent(scene, event);
    if (event.type === 'rochefort_fled') expect(scene.duel?.result).toBeTruthy(); // how it ended is seen until then
    resumed ||= event.type === 'action_resumed';
    if (!resumed) continue;
    expect(scene.duel, event.type).toBeNull();
    after.push(event.type);
  }
  expect(after).toContain('validated');
});

it('no dice lie below what is cried over the table', () => {
  let cried = 0;
  for (const { before, events } of steps) {
    let scene = sceneOf(before);
    let over = false; // a duel or a throw was on the table
    for (const event of events) {
      scene = applyEvent(scene, event);
      over ||= scene.duel !== null || scene.thrown !== null;
      if (cryOf(event, scene.view) === null) continue;
      expect([scene.duel, scene.thrown], event.type).toEqual([null, null]);
      cried += Number(over);
    }
  }
  expect(cried).toBeGreaterThan(0);
});

it('with all cards open every hand and what Milady holds lie beside what an onlooker sees', () => {
  const [open, team, milady] = [null, 'team', 'milady'].map((side) => {
    return stories.find(({ match, view }) => match === 'four' && view.side === side)?.view;
  });
  if (!open || !team || !milady) throw new Error('nothing recorded');
  const scene = sceneOf(open);
  expect(allOpen(scene, null)).toBe(scene);
  const { view } = allOpen(scene, [team, milady]);
  expect(view.musketeers).toEqual(team.musketeers);
  expect(view.milady).toEqual(milady.milady);
  expect(view.quest).toEqual(milady.quest);
});
