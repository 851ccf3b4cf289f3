/** The night is told line by line from the story, up to what lies open, and stands until the next turn begins. */
import { beforeAll, expect, it } from 'vitest';
import type { Event, Face, Place, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { presenter } from '../presenter';
import { animate } from '../scene/animation';
import { applyEvent } from '../scene/apply-event';
import { partsDone } from '../scene/gauges';
import type { People } from '../scene/people';
import { type Scene, sceneOf } from '../scene/scene';
import { tell } from '../scene/sentences';
import stories from '../testdata/stories.json';
import { Told } from '../testing';
import { isNight, night, nightOf, turnOf } from './nightfall';
import { partsTold } from './progress';
import { passages, silent } from './story';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.map(({ view, story }) => ({ view: view as View, story: story as Event[] }));

it('is read once before each turn but the first, with all that has come since the last Musketeer', () => {
  let nights = 0;
  for (const { view, story } of told) {
    let scene: Scene = sceneOf(view);
    let turn = 0;
    story.forEach((event, at) => {
      scene = applyEvent(scene, event);
      expect(presenter.scored?.(event, null)).toBe(event.type === 'turn_started' && turn > 0);
      if (event.type === 'turn_started' && turn > 0) {
        const now = { story: story.slice(0, at + 1), step: null, closes: true };
        expect(isNight(now, scene)).toBe(true);
        expect(isNight({ closes: false }, scene)).toBe(false);
        expect(turnOf(now, scene)).toBe(turn);
        expect(turnOf({ ...now, closes: false }, scene)).toBe(event.turn);
        const events = nightOf(now);
        expect(events.filter(({ type }) => type === 'turn_started')).toEqual([event]);
        expect(events.some(({ type }) => type === 'musketeer_ended')).toBe(false);
        expect(events).toContainEqual(expect.objectContaining({ type: 'token_moved', token: 'time' }));
        nights += 1;
      }
      if (event.type === 'turn_started') turn = event.turn;
      else if (event.type !== 'match_ended' && event.type.startsWith('phase') && scene.view.phase !== 'end')
        expect(isNight({ closes: true }, scene)).toBe(false);
    });
  }
  expect(nights).toBeGreaterThan(10);
});

it('comes to no sheet where it is the last: the end is cried, not covered', async () => {
  const { view } = told[0] ?? {};
  if (!view) throw new Error('nothing is recorded');
  const night: Event[] = [
    { type: 'phase_started', phase: 'la_rochelle' },
    { type: 'phase_started', phase: 'end' },
    { type: 'token_moved', token: 'time', before: 19, after: 20, cause: 'phase' },
  ];
  const seen = async (last: Event, outcome: object | null) => {
    const course = new Told(false);
    const nights = new Set<boolean>();
    course.addEventListener('change', () => {
      if (course.scene?.view.phase === 'end') nights.add(isNight(course, course.scene));
      if (course.stage.at === 'scored') queueMicrotask(() => course.goOn());
    });
    await course.hear(sceneOf(view), [...night, last], outcome);
    return [...nights];
  };
  expect(await seen({ type: 'match_ended', winner: 'milady', reason: 'time' }, {})).toEqual([false]);
  expect((await seen({ type: 'turn_started', turn: 9 }, null))[0]).toBe(true);
});

it('says of what is being told as much as lies open', () => {
  const { view, story } = told.find((one) => one.story.some(({ type }) => type === 'siege_thrown')) ?? {};
  const at = story?.findIndex(({ type }) => type === 'siege_thrown') ?? -1;
  const event = story?.[at];
  if (!view || !story || !event) throw new Error('no siege is recorded');
  const before = story.slice(0, at);
  const scene = before.reduce<Scene>(applyEvent, sceneOf(view));
  const open = animate(scene, event).map((step) =>
    nightOf({ story: before, step, closes: true }).includes(event),
  );
  expect(open).toEqual([false, true]);
  expect(nightOf({ story: [...before, event], step: null, closes: true }).at(-1)).toBe(event);
});

it('shows where it happens', () => {
  const [{ view } = { view: undefined }] = told;
  if (!view) throw new Error('nothing is recorded');
  const at = (spot: Scene['spot'], events: Event[] = [], day: Event[] = [], thrown: Scene['thrown'] = null) =>
    drawn(
      night(events, { ...sceneOf(view), spot, thrown }, { roster: { names: [], viewer: 0 }, view }, day),
    ).querySelector('.nightfall__place')?.innerHTML;
  expect(new Set((['louvre', 'paris', 'la_rochelle', 'quest'] as const).map((spot) => at(spot))).size).toBe(
    4,
  );
  expect(at(null)).toBe(at('louvre'));
  const seen = (place: Place, cause: 'end' | 'rochefort') => [
    { type: 'milady_revealed', place, cause } as Event,
  ];
  expect(at('louvre', seen('paris', 'end')), 'the first line says where she was').toBe(at('paris'));
  const day: Event[] = [
    { type: 'turn_started', turn: 1 },
    ...seen('quest', 'rochefort'),
    { type: 'musketeer_ended', musketeer: 0, unspent: 0 },
  ];
  expect(at('louvre', [], day)).toBe(at('quest'));
  const thrown = { blue: [], red: ['sword'] } as unknown as Scene['thrown'];
  expect(at('la_rochelle', seen('paris', 'end'), [], thrown)).toBe(at('la_rochelle'));
});

/** She, the siege, time, the Louvre, Paris, and what was said of her before. */
const MOST = 6;

it('has a line for all that is said of it, in few parts with a picture each, marked where it is a loss', () => {
  const types = new Set<string>();
  for (const { view, story } of told)
    story.forEach((event, at) => {
      if (event.type !== 'turn_started') return;
      const people: People = { roster: { names: [], viewer: 0 }, view };
      const events = nightOf({ story: story.slice(0, at + 1), step: null, closes: true });
      const page = drawn(night(events, sceneOf(view), people, story.slice(0, at + 1)));
      const lines = [...page.querySelectorAll(':not(.nightfall__caught) > div > .nightfall__line')];
      expect(page.querySelectorAll('.nightfall__sum > li')).toHaveLength(6);
      const notYet = drawn(night(events, sceneOf(view), people, story.slice(0, at))); // the turn is just beginning
      expect(notYet.querySelector('.nightfall__sum, .nightfall__taunt')).toBeNull();
      expect(page.querySelectorAll('.nightfall__taunt')).toHaveLength(view.side === 'milady' ? 0 : 1);
      const said = passages(events).flatMap((one) =>
        one.event.type === 'turn_started' || silent(one) || tell(one.event, people, one) === null
          ? []
          : [one.event],
      );
      expect(lines).toHaveLength(said.length);
      const draws = events.filter(
        (one, i) => one.type === 'perfidy_drawn' && events[i - 1]?.type !== one.type,
      );
      expect(said.filter(({ type }) => type === 'perfidy_drawn').length).toBeLessThanOrEqual(draws.length); // together one line
      const parts = [...page.querySelectorAll('.nightfall__part')];
      expect(parts.length).toBeLessThanOrEqual(MOST);
      for (const part of parts) expect(part.querySelector('.nightfall__picture > *')).not.toBeNull();
      said.forEach((one, line) => {
        types.add(one.type);
        if (one.type === 'token_moved' && one.token === 'time')
          expect(lines[line]?.classList.contains('nightfall__line--bad')).toBe(view.side !== 'milady');
      });
    });
  for (const type of ['token_moved', 'siege_thrown', 'milady_revealed', 'perfidy_drawn', 'mission_ended'])
    expect(types).toContain(type);
});

it('tells what comes of the plot in Paris in a part of its own, not under the ladder of the Louvre', () => {
  const view = told[0]?.view as View;
  const people: People = { roster: { names: [], viewer: 0 }, view };
  const events: Event[] = [
    { type: 'token_moved', token: 'louvre', before: 1, after: 2, cause: 'phase' },
    { type: 'paris_effect', effect: 'honour' },
    { type: 'token_moved', token: 'honour', before: 5, after: 4, cause: 'paris' },
  ];
  const parts = [...drawn(night(events, sceneOf(view), people, events)).querySelectorAll('.nightfall__part')];
  expect(parts.map((one) => one.textContent?.includes('in Paris'))).toEqual([false, true]);
});

it('marks what the side of whoever looks loses, and nothing else', () => {
  const view = told[0]?.view as View;
  const marked = (side: View['side'], event: Event) => {
    const people: People = { roster: { names: [], viewer: 0 }, view: { ...view, side } };
    return (
      drawn(night([event], sceneOf(view), people, [event])).querySelectorAll('.nightfall__line--bad')
        .length === 1
    );
  };
  const cost: Event[] = [
    { type: 'token_moved', token: 'honour', before: 5, after: 4, cause: 'ladder' },
    { type: 'wounded', musketeer: 0, amount: 1, life: 2, cause: 'paris' },
    { type: 'purse', change: -1, total: 2, cause: 'tax' },
    { type: 'perfidy_drawn', count: 3, reason: 'paris' },
    {
      type: 'mission_ended',
      where: 'louvre',
      card: 'dette_de_jeu',
      result: 'failed',
      returned: [],
      ambush: null,
    },
  ];
  for (const event of cost)
    expect([event.type, marked('team', event), marked('milady', event)]).toEqual([event.type, true, false]);
  const gain: Event = { type: 'token_moved', token: 'siege', before: -1, after: 1, cause: 'siege' };
  expect([marked('team', gain), marked('milady', gain)]).toEqual([false, true]);
  const revealed: Event = { type: 'milady_revealed', place: 'paris', cause: 'end' };
  expect([marked('team', revealed), marked('milady', revealed)]).toEqual([false, false]);
  const thrown = (blue: Face[], red: Face[]): Event => ({ type: 'siege_thrown', blue, red, reroll: null });
  const behind = thrown(['shield', 'fleur'], ['sword']);
  expect([marked('team', behind), marked('milady', behind)]).toEqual([true, false]);
  for (const even of [thrown([], []), thrown(['sword'], ['sword'])])
    expect([marked('team', even), marked('milady', even)]).toEqual([false, false]);
});

it('MR-17.6: says from when on time gives Milady one die more', () => {
  const view = told[0]?.view as View;
  const people: People = { roster: { names: [], viewer: 0 }, view };
  const [, [from = 0, dice = 0] = []] = view.tracks.time.dice;
  const words = (before: number) =>
    tell({ type: 'token_moved', token: 'time', before, after: before + 1, cause: 'phase' }, people)?.replace(
      /[\u2066-\u2069]/g,
      '',
    );
  expect(words(from - 1)).toContain(
    `At La Rochelle time gives Milady ${dice} red dice from now on instead of`,
  );
  expect(words(from)).not.toContain('time gives Milady');
});

it('says how it stands after the turn, and by how much the turn has changed that', () => {
  const view = told[0]?.view as View;
  const people: People = { roster: { names: [], viewer: 0 }, view };
  const begins: Event = { type: 'turn_started', turn: 1 };
  const moved = (token: 'honour' | 'siege' | 'time', before: number, after: number): Event => ({
    type: 'token_moved',
    token,
    before,
    after,
    cause: 'phase',
  });
  const day: Event[] = [
    moved('honour', 5, 4), // before this turn
    begins,
    moved('honour', 4, 3),
    { type: 'musketeer_ended', musketeer: 0, unspent: 0 },
  ];
  const events: Event[] = [
    moved('siege', 0, -1),
    moved('siege', -1, 0),
    moved('time', 3, 4),
    moved('honour', 3, 2),
    { type: 'strangling', red: [], added: 2, total: 2 },
    { ...begins, turn: 2 },
  ];
  const sums = (night_: Event[]) =>
    [
      ...drawn(night(night_, sceneOf(view), people, [...day, ...night_])).querySelectorAll(
        '.nightfall__sum b',
      ),
    ].map((one) => one.textContent?.match(/\(.*\)$/)?.[0]);
  // Time, honour, siege, Constance, the Louvre, the quest
  expect(sums(events)).toEqual(['(+1)', '(−2)', undefined, '(+2)', undefined, undefined]);
  const saved: Event = {
    type: 'mission_ended',
    where: 'paris',
    card: 'enlevement_constance',
    result: 'done',
    returned: [],
    ambush: null,
  };
  expect(sums([...events.slice(0, -1), saved, ...events.slice(-1)]).slice(3)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('says first what has been won by day, to nobody who has won nothing', () => {
  const view = told.find((one) => one.view.side === 'team')?.view;
  if (!view) throw new Error('nothing is recorded');
  const won = (side: View['side'], ...day: unknown[]) => {
    const seen: View = { ...view, side };
    const story = [{ type: 'turn_started', turn: 2 }, ...day, { type: 'musketeer_ended', musketeer: 0 }];
    const page = drawn(
      night([], sceneOf(seen), { roster: { names: [], viewer: 0 }, view: seen }, story as Event[]),
    );
    return page
      .querySelector('.nightfall__lines > li')
      ?.textContent?.replace(/[\u2066-\u2069]/g, '')
      .trim();
  };
  const task = { type: 'validated', place: 'paris', kind: 'duel' };
  const done = { type: 'mission_ended', where: 'paris', result: 'done' };
  expect(won('team', task, task)).toBe('You have won today: 2 tasks.');
  expect(won('team', task, { ...task, place: 'louvre' }, task, done), 'not told twice').toBe(
    'You have won today: a whole mission and 1 task.',
  );
  expect(won('milady', done, task)).toBe('The Musketeers have won today: a whole mission and 1 task.');
  expect(won('team', { ...done, result: 'failed' })).toBeUndefined();
});

it('says how many parts of the quest the day has brought, as the gauge counts them', () => {
  const view = told.find((one) => one.view.side === 'team')?.view;
  if (!view) throw new Error('nothing is recorded');
  const people: People = { roster: { names: [], viewer: 0 }, view };
  const dealt = { type: 'adventure_drawn', musketeer: 0, reason: 'deal' };
  const begins = { type: 'turn_started', turn: 2 };
  const gone = (position: number) => ({ type: 'token_discarded', board: 'inn', position });
  const finished = { type: 'board_finished' };
  const met = { type: 'validated', place: 'quest', kind: 'challenge' };
  const [length = 0, calais = 0] = view.quest.parts;
  const days = (...turns: object[][]) => {
    const story = [
      dealt,
      ...turns.flatMap((day) => [begins, ...day, { type: 'musketeer_ended' }]),
    ] as Event[];
    const page = drawn(night([], sceneOf(view), people, [...story, begins as Event]));
    const [gauge] = [...page.querySelectorAll('.nightfall__sum b')].slice(-1);
    const line = page.querySelector('.nightfall__won')?.textContent ?? '';
    return [gauge?.textContent?.match(/\((.*)\)$/)?.[1], Number(line.match(/(\d+)\D* part/)?.[1] ?? 0)];
  };
  expect(days([gone(0), gone(1)])).toEqual(['+2', 2]);
  expect(days([gone(0), gone(1)], [gone(length)]), 'the line that is farthest').toEqual([undefined, 0]);
  expect(days([gone(0)], [gone(length), gone(length + 1)])).toEqual(['+1', 1]);
  expect(days([gone(0)], [gone(1), finished, met]), 'to the end of the board').toEqual([
    `+${length}`,
    length,
  ]);
  expect(days([finished, met], [met, finished, { type: 'stage_passed' }])).toEqual([`+${calais}`, calais]);
  const found = night([], sceneOf(view), people, [
    begins,
    gone(0),
    { type: 'musketeer_ended' },
    begins,
  ] as Event[]);
  expect(drawn(found).textContent, 'in a position nobody knows from where').not.toContain(
    'part of the quest',
  );
});

it('knows from what is told how far they are', () => {
  for (const { view, story } of told) expect(partsTold(story, view.quest)).toBe(partsDone(view.quest));
});
