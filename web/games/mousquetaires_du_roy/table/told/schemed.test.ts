/** What Milady has done is looked at before the Musketeers begin. */
import { html } from 'lit';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type {
  Ambush,
  Counsel,
  Danger,
  Effect,
  Event,
  Perfidy,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import { presenter } from '../presenter';
import { type Scene, sceneOf } from '../scene/scene';
import { tell } from '../scene/sentences';
import stories from '../testdata/stories.json';
import { dangerOf, silent, Told } from '../testing';
import { newsOf } from './news';
import { isSchemed, schemed } from './schemed';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.find((one) => one.match === 'alone-hard' && one.view.side === 'team');
const view = told?.view as View;
const story = told?.story as Event[];
const people = { roster: { names: [], viewer: 0 }, view };
const page = (
  events: readonly Event[],
  coming = view,
  counsel: Counsel | null = null,
  explain: (sign: EventTarget | null) => void = () => {},
) => drawn(html`${schemed(events, people, coming, counsel, explain)}`);
const scene = (change: Partial<Scene> = {}, side: View['side'] = 'team'): Scene => ({
  ...sceneOf({ ...view, side }),
  viewer: 0,
  ...change,
});
const begun = [
  { type: 'turn_started', turn: 4 },
  { type: 'phase_started', phase: 'milady' },
  { type: 'destination_chosen' },
] as unknown as Event[];
const over = { type: 'phase_started', phase: 'musketeers' } as unknown as Event;
const turn = (...deeds: object[]) => [...begun, ...(deeds as unknown as Event[]), over];
const drew = { type: 'perfidy_drawn', count: 3, reason: 'draw' };
const played = { type: 'perfidy_played', card: 'urgence' };
const moved = { type: 'token_moved', token: 'time', before: 3, after: 4, cause: 'perfidy' };

describe('her part of the turn', () => {
  it('waits for the Musketeers once in every turn in which she has done something, when it is over', () => {
    const held = story.flatMap((_, at) => (isSchemed(scene(), story.slice(0, at + 1)) ? [story[at]] : []));
    expect(held.length).toBeGreaterThan(2);
    expect(new Set(held.map((one) => one?.type))).toEqual(new Set(['phase_started']));
    expect(presenter.held?.(scene(), null, turn(played))).toBe(true);
  });

  it('keeps nobody who has nothing to look at, neither her nor whoever only watches', () => {
    expect(isSchemed(scene(), turn(drew))).toBe(false);
    expect(isSchemed(scene(), turn(played).slice(0, -1))).toBe(false);
    expect(isSchemed(scene({}, 'milady'), turn(played))).toBe(false);
    expect(isSchemed(scene({ viewer: null }), turn(played))).toBe(false);
  });

  it('tells each deed with its picture, what it means, and what has changed by it', () => {
    const shown = page(turn(drew, played, moved));
    const deeds = [...shown.querySelectorAll('.schemed__deeds > li')];
    expect(deeds).toHaveLength(2);
    expect(shown.querySelector('.schemed__deed .mk-card')).not.toBeNull();
    expect(shown.querySelector('.schemed__deed p')?.textContent).toMatch(/Time/);
    expect([...shown.querySelectorAll('.change > b')].map((one) => one.textContent)).toEqual(['3 → 4']);
  });

  it('says beside an ambush whom of those who were there it has hit', () => {
    const laid = { type: 'ambush_placed', where: 'paris', ambush: 'assassin' };
    const rolled = (musketeer: number, face: string) => ({
      type: 'ambush_rolled',
      ambush: 'assassin',
      musketeer,
      face,
    });
    const said = (...faces: string[]) =>
      page(turn(played, laid, ...faces.map((face, who) => rolled(who, face))))
        .querySelector('.schemed__deeds > :nth-child(2) p')
        ?.textContent?.replace(/[\u2066-\u2069]/g, '');
    expect(said('sword', 'shield', 'sword')).toMatch(/cuirass or not\. Wounded at once: \S+ and \S+\.$/);
    expect(said('shield')).toMatch(/cuirass or not\.$/);
  });

  it('names as robbed by thieves only those who cost the team a pistole, and how many these are (MR-0.5)', () => {
    const laid = { type: 'ambush_placed', where: 'paris', ambush: 'voleurs' };
    const sword = (musketeer: number) => ({
      type: 'ambush_rolled',
      ambush: 'voleurs',
      musketeer,
      face: 'sword',
    });
    const purse = { type: 'purse', by: -1, after: 0, cause: 'thieves' };
    const said = (...events: object[]) =>
      page(turn(played, laid, ...events))
        .querySelector('.schemed__deeds > :nth-child(2) p')
        ?.textContent?.replace(/[\u2066-\u2069]/g, '');
    expect(said(sword(0), purse, sword(1))).toMatch(/Robbed at once of 1 pistole: \S+\.$/);
    expect(said(sword(0), purse, sword(1), purse)).toMatch(/of 2 pistoles: \S+ and \S+\.$/);
    expect(said(sword(0), sword(1))).not.toContain('Robbed');
  });

  it('says of a plot what it does and comes to tonight, although all is told before its view has come', async () => {
    const plot = view.missions.paris;
    if (!plot) throw new Error('no plot is recorded');
    const honour = { ...view.tracks.honour, at: 5, toll: ['paris' as const, 'louvre' as const] };
    const paris = { ...plot, effect: 'honour' as const };
    const then: View = {
      ...view,
      missions: { ...view.missions, paris },
      tracks: { ...view.tracks, honour },
    };
    const deeds = turn({ type: 'mission_placed', where: 'paris', card: plot.id, force: 2 });
    const told = new Told(true);
    const night = scene({ view: { ...view, missions: { ...view.missions, paris: null } } });
    const over = told.hear(night, deeds, null, then);
    await vi.waitFor(() => expect(told.stage.at).toBe('held'));
    expect(told.scene?.view.missions.paris?.effect).toBeNull();
    const said = (coming = told.coming?.view) =>
      page(told.story, coming)
        .querySelector('.schemed__deeds p')
        ?.textContent?.replace(/[\u2066-\u2069]/g, '');
    expect(said()).toMatch(/Tonight honour falls from 5 to 3: a point for the plot in Paris/);
    expect(
      said({ ...then, missions: { ...then.missions, paris: { ...paris, id: 'another' } } }),
    ).toBeUndefined();
    told.goOn();
    await over;
    expect(told.coming).toBeNull();
  });
});

describe('how far she has come', () => {
  const plot = view.missions.paris;
  if (!plot) throw new Error('no plot is recorded');
  const pressing: Danger = dangerOf('constance', { turns: 2, remedy: 1 });
  const said = (events: readonly Event[], coming: Partial<View>, danger = pressing) =>
    [
      ...page(events, { ...view, ...coming }, { ...silent, danger, quest: 9 }).querySelectorAll(
        '.schemed__near, .schemed__standing > p',
      ),
    ].map((one) =>
      one.textContent
        ?.replace(/[\u2066-\u2069]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const strangles = { ...plot, effect: 'strangle' as const, strangled: 4, successes: 6 };
  const missions = { ...view.missions, paris: strangles };

  it('is what she is nearest to winning by, where she may be, and the plot that goes on', () => {
    const milady = { ...view.milady, may_be: ['paris' as const, 'louvre' as const] };
    const tracks = { ...view.tracks, louvre: { ...view.tracks.louvre, at: 1 } };
    const [near, race, goes, where] = said(turn(played), { missions, milady, tracks });
    expect(goes).toMatch(/^Her plot in Paris goes on: .*\. (One|\d) more tasks? would end it\.$/);
    expect(where).toMatch(/Where she is now nobody knows: 2 places are left\.$/);
    expect(near).toBe('At this pace 2 more turns, then Constance is strangled, and Milady wins.');
    const afar = dangerOf('time', { turns: 15 });
    expect(race).toBe('9 more tasks of the quest, and the Musketeers win.');
    expect(
      said(turn(played), { missions, milady, tracks }, afar),
      'what does not press is told lower',
    ).toEqual([`At this pace 15 more turns, then time runs out, and Milady wins. ${race}`, goes, where]);
  });

  it('is told of a new plot where it is told, and nothing of where she is where that is known', () => {
    const placed = { type: 'mission_placed', where: 'paris', card: plot.id, force: 2 };
    expect(said(turn(placed), { missions, milady: { ...view.milady, may_be: [] } })).toHaveLength(2);
  });

  it('is seen where her card strikes', () => {
    const scenery = (deed: object) => page(turn(deed)).querySelector('.schemed__place')?.innerHTML;
    const placed = { type: 'mission_placed', where: 'louvre', card: 'dette_de_jeu', force: 2 };
    const cards = ['renforts', 'calomnie', 'conscrits', 'embastille', 'urgence'].map((card) =>
      scenery({ type: 'perfidy_played', card }),
    );
    expect(new Set(cards).size).toBe(5);
    expect(scenery(placed)).toBe(cards[1]);
    expect(scenery({ type: 'perfidy_played', card: 'impasse', place: 'la_rochelle' })).toBe(cards[0]);
  });
});

describe('whom she has arrested', () => {
  const jailed = [
    { type: 'perfidy_played', card: 'embastille', musketeer: 1 },
    { type: 'jailed', musketeer: 1, cause: 'perfidy' },
    { type: 'moved', musketeer: 1, before: 'paris', after: 'bastille', cause: 'jail' },
  ];
  const released = {
    type: 'moved',
    musketeer: 1,
    before: 'bastille',
    after: 'vieux_colombier',
    cause: 'release',
  };
  const gaoler = { sword: 0, shield: 0, fleur: 3, other: 0 };
  const fought = [
    { type: 'escape', musketeer: 1, how: 'fight' },
    {
      type: 'duel_started',
      musketeer: 1,
      against: 'gaoler',
      opponent: 'gaoler',
      botte: gaoler,
      life: null,
      blue: 3,
      red: 3,
    },
    { type: 'botte', by_musketeer: false, by_opponent: true },
    { type: 'wounded', musketeer: 1, amount: 1, life: 2, cause: 'duel' },
    { type: 'duel_ended', result: 'musketeer' },
  ];

  it.each([
    [
      'bribes the gaoler',
      [{ type: 'escape', musketeer: 1, how: 'pay' }, { type: 'purse', change: -1, total: 2 }, released],
    ],
    ['fights him', [...fought, released]],
    ['falls', [...fought, { type: 'fallen', musketeer: 1 }]],
  ])('does himself, not she, what he does at once: he %s (MR-20.6)', (_, attempt) => {
    const shown = page(turn(moved, ...jailed, ...attempt));
    const deeds = [...shown.querySelectorAll('.schemed__deeds > li')];
    expect(deeds).toHaveLength(2);
    expect(deeds.at(-1)?.textContent).toMatch(/is taken to the Bastille/);
    for (const deed of deeds) expect(deed.querySelector('.schemed__picture > *')).not.toBeNull();
    expect([...shown.querySelectorAll('.change > b')].map((one) => one.textContent)).toEqual(['3 → 4']);
  });
});

describe('a touch or a key', () => {
  const heard = (event: globalThis.Event, at: string, more = false) => {
    const explain = vi.fn();
    const shown = page(turn(played, moved), view, null, explain);
    shown.toggleAttribute('data-more', more);
    let goesOn = false;
    shown.addEventListener(event.type, () => {
      goesOn = true;
    });
    shown.querySelector(at)?.dispatchEvent(event);
    return [goesOn, explain.mock.calls.length];
  };
  const click = () => new MouseEvent('click', { bubbles: true });
  const key = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });

  it('goes on, but a sign explains itself, and the space bar reads on as long as more lies below', () => {
    expect(heard(click(), '.schemed__deed b')).toEqual([true, 0]);
    expect(heard(click(), '.change > b')).toEqual([false, 1]);
    expect(heard(key(' '), '.schemed')).toEqual([true, 0]);
    expect(heard(key(' '), '.schemed', true)).toEqual([false, 0]);
    expect(heard(key('Enter'), '.schemed', true)).toEqual([true, 0]);
  });
});

describe('the course', () => {
  it('waits until he goes on', async () => {
    const told = new Told(true);
    const over = told.hear(scene(), turn(played, moved));
    await vi.waitFor(() => expect(told.stage.at).toBe('held'));
    told.goOn();
    await over;
    expect(told.stage.at).toBe('animating');
  });

  it.each([
    ['it goes fast, or nothing moves', false, false],
    ['friends at other devices wait', true, true],
  ])(
    'waits for nobody where %s, who is told the same before the first Musketeer begins',
    async (_, holds, friends) => {
      const told = new Told(holds, friends);
      const stages = new Set<string>();
      told.addEventListener('change', () => stages.add(told.stage.at));
      const deeds = turn({ type: 'mission_placed', where: 'paris', card: 'complot' }, played, moved);
      await told.hear(scene(), deeds);
      expect(stages.has('held')).toBe(false);
      const lines = newsOf(told.story, people, false).flatMap((one) => one.lines);
      for (const { type } of [played, { type: 'mission_placed' }]) {
        const deed = deeds.find((one) => one.type === type);
        expect(lines).toContain(deed && tell(deed, people));
      }
    },
  );
});

describe.each(languages)('in %s', (wish) => {
  const cards: Record<Perfidy, object> = {
    urgence: {},
    conscrits: {},
    renforts: {},
    baume: {},
    calomnie: {},
    guet_apens: { musketeer: 0 },
    embastille: { musketeer: 0 },
    impasse: { place: 'la_rochelle' },
  };
  const effects: Record<Effect, true> = {
    honour: true,
    perfidy: true,
    tax: true,
    strangle: true,
    wound: true,
    siege_die: true,
  };
  const ambushes: Record<Ambush, true> = {
    mendiants: true,
    assassin: true,
    voleurs: true,
    courtisane: true,
    nemesis: true,
  };
  const names = (record: object) => Object.keys(record);
  const untold = /mr-|perfidy-|effect-|ambush-|adversary-|paris-|louvre-|[{_]/;
  /** All that is shown of one deed: it has words and a picture, and what it means. */
  const deed = (event: object, seen = view) => {
    const [shown, ...more] = page(turn(played, event), seen).querySelectorAll('li:nth-child(2)');
    expect(more).toEqual([]);
    expect(shown?.textContent).not.toMatch(untold);
    expect(shown?.querySelector('.schemed__picture > *')).not.toBeNull();
    return shown?.querySelector('p')?.textContent ?? '';
  };

  it('every deed of hers has its words and its picture', async () => {
    await setLanguage(wish);
    const meant = names(cards).filter((card) =>
      deed({ type: 'perfidy_played', card, ...cards[card as Perfidy] }),
    );
    expect(meant).toEqual(['urgence', 'baume', 'calomnie', 'guet_apens', 'embastille']); // the others say it themselves
    const plot = view.missions.paris;
    if (!plot) throw new Error('no plot is recorded');
    for (const effect of names(effects) as Effect[]) {
      const paris = { ...plot, effect, successes: 3 };
      const seen = { ...view, missions: { ...view.missions, paris } };
      expect(deed({ type: 'mission_placed', where: 'paris', card: plot.id, force: 2 }, seen)).not.toBe('');
    }
    expect(deed({ type: 'mission_placed', where: 'louvre', card: 'dette_de_jeu', force: 2 })).toBe('');
    deed({ type: 'manned', where: 'paris', adversaries: ['biscarat', 'de_cavois'] });
    for (const ambush of names(ambushes))
      expect(
        deed({ type: 'ambush_placed', where: 'paris', ambush, named: ambush === 'nemesis' ? 0 : null }),
      ).not.toBe('');
    deed({ type: 'rochefort_healed', amount: 2, life: 3 });
    await setLanguage('en');
  });
});
