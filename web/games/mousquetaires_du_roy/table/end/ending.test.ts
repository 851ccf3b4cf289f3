import { beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { applyEvent } from '../scene/apply-event';
import { gauges } from '../scene/gauges';
import { sceneOf } from '../scene/scene';
import lessons from '../testdata/lessons.json';
import stories from '../testdata/stories.json';
import { bearsOn, cameOf, tale, turning } from './ending';
import { counted } from './figures';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.find(({ match, view }) => match === 'four' && view.side === 'team');
if (!told) throw new Error('nothing recorded');
const recorded = told.view as View;
const view: View = { ...recorded, turn: 7, quest: { ...recorded.quest, index: 2 } };
const why = (story: readonly Event[], reason = 'honour', seen = view): string =>
  tale(story, { roster: { names: [], viewer: 0 }, view: seen }, reason, 'lost').why.replace(
    /[\u2066-\u2069]/g,
    '',
  );

const dealt = (told.story as Event[]).filter(
  (one) => one.type === 'adventure_drawn' && one.reason === 'deal',
);
const struck = (musketeer: number, result: string) => ({ type: 'duel_ended', musketeer, result });
const events = [
  { type: 'challenge_won', musketeer: 1 },
  { type: 'challenge_won', musketeer: 2 },
  { type: 'challenge_won', musketeer: 2 },
  struck(1, 'opponent'),
  struck(1, 'both'),
  struck(1, 'opponent'),
  struck(1, 'musketeer'),
  struck(2, 'tie'),
  { type: 'fallen', musketeer: 0 },
  { type: 'mission_ended', result: 'done' },
  { type: 'mission_ended', result: 'done' },
  { type: 'mission_ended', result: 'failed' },
  { type: 'mission_ended', result: 'replaced' },
] as unknown as Event[];
const deeds =
  'Porthos did most: challenges mastered and opponents struck, 4 in all. Athos was out of action once.';

it('counts each duel once: won, lost, or with a wound for both', () => {
  const { each } = counted(events as unknown as Event[], 4);
  expect([each.won, each.both, each.lost].map(({ counts }) => counts[1])).toEqual([2, 1, 1]);
  expect(
    [each.won, each.both, each.lost].map(({ counts }) => counts[2]),
    'a tie is no duel that ended',
  ).toEqual([0, 0, 0]);
});

it('tells at the end how far they came, who did most and who was struck down', () => {
  expect(why([...dealt, ...events])).toMatch(
    / In 7 turns the Musketeers got through 2 of 4 boards of the quest and did 2 missions; 1 failed\. /,
  );
  expect(why([...dealt, ...events]).endsWith(deeds)).toBe(true);
  const both = [...events, { type: 'fallen', musketeer: 2 }] as unknown as Event[];
  expect(why(both)).toMatch(/Athos and Aramis were each out of action once\.$/);
  expect(why(dealt)).toMatch(/2 of 4 boards of the quest and did no mission\.$/); // nobody is praised for nothing
  const even = [...dealt, { type: 'challenge_won', musketeer: 2 }, struck(1, 'opponent')] as Event[];
  expect(why(even), 'by one measure').toMatch(/Porthos and Aramis did most: [^.]*, 1 each\.$/);
  const all = [0, 1, 2, 3].map((who) => struck(who, 'opponent')) as unknown as Event[];
  expect(why([...dealt, ...all]), 'nobody more than another').not.toContain('did most');
  const won = applyEvent(sceneOf(view), { type: 'match_ended', winner: 'musketeers', reason: 'quest' }).view;
  expect(why(dealt, 'quest', won)).toContain('4 of 4 boards'); // the last of them has been finished too
  const parts = won.quest.parts.reduce((sum, one) => sum + one, 0);
  expect(gauges(won).find(({ id }) => id === 'quest')?.words).toBe(`${parts}/${parts}`);
});

it('says of a match that began in a position only what was done since', () => {
  expect(why(events)).not.toMatch(/turns|boards|mission/);
  expect(why(events).endsWith(deeds)).toBe(true);
  for (const { view, moments } of lessons as unknown as { view: View; moments: { events: Event[] }[] }[])
    expect(
      why(
        moments.flatMap(({ events }) => events),
        'time',
        view,
      ),
    ).not.toMatch(/turns|boards|mission/);
});

it('tells of where the match turned what came of that action, the gravest first', () => {
  const people = { roster: { names: [], viewer: 0 }, view };
  const came = (...some: unknown[]) => cameOf(some as Event[], [0], people, 'constance').words;
  const night = [
    { type: 'recovered', musketeer: 2 },
    { type: 'paris_taken', card: null },
    { type: 'fallen', musketeer: 0 },
    { type: 'token_moved', token: 'time', before: 13, after: 14, cause: 'turn' },
  ];
  expect(came(...night)).toBe(
    'Athos is out of action and carried to the Vieux-Colombier. Time moves on to space 14.',
  );
  const strangled = { type: 'strangling', added: 2, total: 6 };
  const over = { type: 'match_ended', side: 'milady', reason: 'constance' };
  expect(came(...night, strangled), 'whenever it was').toMatch(/^The noose round Constance tightens/);
  const siege = { type: 'token_moved', token: 'siege', before: -2, after: -4, cause: 'siege' };
  expect(came(...night, strangled, siege, over), 'what ended it').toMatch(/siege stands at −4\. The noose/);
  expect(came({ type: 'musketeer_ended', musketeer: 1 })).toBe('');
  const gained = { ...siege, before: 1, after: 2 };
  expect(came(strangled, gained), 'no good news of a bad turn').toMatch(
    /^The noose round Constance [^.]*\.$/,
  );
  expect(cameOf([strangled, gained] as Event[], [0], people, 'quest').words).toMatch(
    /^[^.]*siege stands at 2\.$/,
  );
});

it('names whom the Musketeers have beaten where that brought them nearer, not what it cost', () => {
  const people = { roster: { names: [], viewer: 0 }, view };
  const begun = { type: 'duel_started', musketeer: 0, opponent: 'jussac' };
  const fought = [
    { type: 'duel_ended', musketeer: 0, result: 'both', final_wound: false },
    { type: 'wounded', musketeer: 0, amount: 1, life: 2, cause: 'duel' },
    {
      type: 'validated',
      place: 'paris',
      kind: 'duel',
      element: 0,
      reward: { pistoles: 2, epic: 0, cards: 0 },
    },
  ];
  const came = cameOf([begun, ...fought] as unknown as Event[], [1], people, 'quest').words;
  expect(came).toBe('Athos crosses swords with Jussac and wins.');
  expect(cameOf(fought as unknown as Event[], [0], people, 'honour').words).toBe(
    'Both draw blood. Athos takes a wound.',
  );
});

it('tells first of that by which the match was lost, as the headline does', () => {
  const people = { roster: { names: [], viewer: 0 }, view };
  const siege = { type: 'token_moved', token: 'siege', before: -2, after: -4, cause: 'siege' };
  const time = { type: 'token_moved', token: 'time', before: 13, after: 14, cause: 'phase' };
  const honour = { type: 'token_moved', token: 'honour', before: 2, after: 1, cause: 'ladder' };
  const night = [siege, time, honour, { type: 'turn_started', turn: 6 }] as Event[];
  for (const [reason, first] of [
    ['honour', /^The Queen’s honour/],
    ['siege', /siege stands at −4/],
    ['time', /^Time moves on/],
  ] as const) {
    expect(cameOf(night, [0], people, reason).words).toMatch(first);
    expect(bearsOn(night, reason)).toBe(true);
  }
  // The chapter is that of what is told: the night's, and not that of whose turn ended before it.
  expect(
    cameOf([{ type: 'musketeer_ended', musketeer: 3 }, ...night] as Event[], [0], people, 'honour').at,
  ).toBe(3);
  expect(bearsOn(night, 'constance')).toBe(false);
  expect(bearsOn([{ ...honour, after: 3 }] as Event[], 'honour'), 'it rose').toBe(false);
  expect(bearsOn([{ type: 'board_finished' }] as Event[], 'quest')).toBe(true);
});

it('says what was lacking to those who have lost', () => {
  const board = (more: object): View => ({ ...view, quest: { ...view.quest, ...more } as View['quest'] });
  const stages = [{}, {}, {}, {}];
  const galleries = (stage: number) => why(dealt, 'time', board({ board: 'galleries', stage, stages }));
  expect(galleries(3)).toContain(' The Musketeers were 1 gallery of the Louvre short. ');
  expect(galleries(1)).toContain('were 3 galleries of the Louvre short.');
  expect(why(dealt, 'honour', board({ board: 'england', stage: 2, stages }))).toContain(
    'were 2 stages of England and all the galleries short.',
  );
  const inn = board({
    board: 'inn',
    index: 0,
    parts: [3, 3, 5, 4],
    lines: [
      [null, {}, {}],
      [{}, {}, {}],
    ],
  });
  expect(why(dealt, 'honour', inn)).toContain(' The Musketeers were 14 parts of the quest short. ');
  const honour = { ...view, tracks: { ...view.tracks, honour: { at: 1, most: 7 } } } as View;
  expect(why(dealt, 'quest', honour)).toContain(' Milady was 1 step short (Honour). ');
  expect(why(dealt, 'quest', { ...honour, side: 'milady' })).toContain(' You were 1 step short (Honour). ');
});

it.each(languages)('in %s too', async (language) => {
  await setLanguage(language);
  await useCatalogues('mousquetaires_du_roy', 'table-mousquetaires_du_roy');
  expect(why([...dealt, ...events])).not.toMatch(/mr-|[{}]/);
  expect(why([...dealt, ...events], 'quest')).not.toMatch(/mr-|[{}]/);
  await setLanguage('en');
});

it('no night is what turned a match that time ended, for each of them brings its end nearer', () => {
  const honour = { type: 'token_moved', token: 'honour', before: 2, after: 1, cause: 'ladder' };
  const people = { roster: { names: [], viewer: 0 }, view };
  const bears = (reason: string) => turning([honour] as Event[], people, reason).bears;
  expect(bears('time')).toBeUndefined();
  expect([bears('honour')?.(0), bears('siege')?.(0)]).toEqual([true, false]);
  const ends = (reason: string) => turning([honour] as Event[], people, reason).endTurns;
  expect([ends('time'), ends('honour')]).toEqual([false, undefined]);
});

it('says in which night it was lost, by what, and what would have been enough then', () => {
  const thrown = (blue: number, red: number) => ({
    type: 'siege_thrown',
    blue: [...Array(blue).fill('sword'), 'shield'],
    red: [...Array(red).fill('sword'), 'fleur'],
    reroll: null,
  });
  const { left } = view.tracks.siege;
  const back = { type: 'token_moved', token: 'siege', before: left + 2, after: left, cause: 'siege' };
  const siege = (...some: unknown[]) => why(some as Event[], 'siege');
  expect(siege(thrown(1, 3), back)).toContain(
    'In the night of turn 7 red swords beat blue ones 3 to 1: one more blue sword would have held it.',
  );
  expect(siege(thrown(0, 3), back)).toContain('2 more blue swords');
  expect(siege(thrown(0, 3), { type: 'sacrificed', musketeer: 0 }, back)).toContain('one more blue sword');
  expect(siege(back), 'where no dice did it').not.toContain('blue');
  const fall = { type: 'token_moved', token: 'honour', before: 1, after: 0, cause: 'ladder' };
  const paris = view.missions.paris;
  if (!paris) throw new Error('no plot lies there');
  const plot = (effect: string, cause: string) => {
    const seen = { ...view, missions: { ...view.missions, paris: { ...paris, effect } } } as View;
    return why([{ ...fall, cause }] as Event[], 'honour', seen);
  };
  for (const one of [plot('wound', 'ladder'), plot('honour', 'paris')])
    expect(one).toContain('In turn 7 it fell from 1 to 0: one more point would have been');
  expect(plot('honour', 'ladder'), 'a second point would have gone that night').not.toContain('one more');
  const opponents = paris.opponents.map((one) => ({ ...one, beaten: true }));
  const challenges = [...paris.challenges.slice(0, 1).map((one) => ({ ...one, solved: false }))];
  const seen = { ...view, missions: { ...view.missions, paris: { ...paris, opponents, challenges } } };
  expect(why([], 'constance', seen)).toMatch(/In the night of turn 7 [^.]*: one more task in Paris/);
});
