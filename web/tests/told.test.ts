import { beforeAll, expect, test } from 'vitest';
import '../games/four_musketeers/messages';
import '../games/musketiere/messages';
import { animate as animateFour } from '../games/four_musketeers/table/animation';
import { cryOf } from '../games/four_musketeers/table/cry';
import { cardName as fourCardName, numberOf, peopleOf } from '../games/four_musketeers/table/people';
import {
  applyEvent as applyFour,
  type Scene as FourScene,
  sceneOf as fourScene,
} from '../games/four_musketeers/table/scene';
import { tell as tellFour } from '../games/four_musketeers/table/sentences';
import bonacieux from '../games/four_musketeers/table/testdata/bonacieux.json';
import milady from '../games/four_musketeers/table/testdata/milady.json';
import rochefort from '../games/four_musketeers/table/testdata/rochefort.json';
import wardes from '../games/four_musketeers/table/testdata/wardes.json';
import { animate as animateRoy } from '../games/mousquetaires_du_roy/table/scene/animation';
import { applyEvent as applyRoy } from '../games/mousquetaires_du_roy/table/scene/apply-event';
import { sceneOf as royScene } from '../games/mousquetaires_du_roy/table/scene/scene';
import { soundOf as soundOfRoy } from '../games/mousquetaires_du_roy/table/sound';
import steps from '../games/mousquetaires_du_roy/table/testdata/steps.json';
import stories from '../games/mousquetaires_du_roy/table/testdata/stories.json';
import { animate } from '../games/musketiere/table/animation';
import { applyEvent, type Scene as MusketiereScene, sceneOf } from '../games/musketiere/table/scene';
import { cardName, tell } from '../games/musketiere/table/sentences';
import alone from '../games/musketiere/table/testdata/alone.json';
import duo from '../games/musketiere/table/testdata/duo.json';
import shared from '../games/musketiere/table/testdata/shared.json';
import watched from '../games/musketiere/table/testdata/watched.json';
import type { GameTypes } from '../generated/bridge';
import type { GameTypes as FourMusketeers } from '../generated/four_musketeers';
import type { GameTypes as Musketiere } from '../generated/musketiere';
import { useCatalogues } from '../lib/i18n';
import type { Sound } from '../lib/sound/sounds';
import type { AnimationStep, BaseScene } from '../lib/table/presenter';
import type { Recorded } from '../lib/table/recorded';
import { appliedIn } from '../lib/table/testing';

/** Nothing is told before it is known: the words of an event come with a step in which all that they name lies open. */

beforeAll(() =>
  useCatalogues('table', 'musketiere', 'table-musketiere', 'four_musketeers', 'table-four_musketeers'),
);

interface Teller<G extends GameTypes, S extends BaseScene> {
  readonly sceneOf: (view: G['View']) => S;
  readonly applyEvent: (scene: S, event: G['Event']) => S;
  readonly animate: (before: S, event: G['Event']) => AnimationStep<G, S>[];
  readonly tell: (event: G['Event'], scene: S, names: readonly string[]) => string | null;
  /** How a card is written in views and events, and how it is said. */
  readonly card: RegExp;
  readonly named: (card: string) => string;
}

/** Steps through a recorded match: the cards that were named, and those of them that did not lie open then. */
function named<G extends GameTypes, S extends BaseScene>(log: readonly Recorded<G>[], game: Teller<G, S>) {
  const names = new Set<string>();
  const early: string[] = [];
  const [first, ...later] = appliedIn(log);
  if (!first) throw new Error('nothing recorded');
  let before: G['View'] = first.applied.frame.view;
  for (const { applied, news } of later) {
    let scene = game.sceneOf(before);
    before = applied.frame.view;
    for (const event of news) {
      const told = game.animate(scene, event).find(({ silent }) => !silent);
      scene = game.applyEvent(scene, event);
      const words = told && game.tell(event, told.scene, applied.frame.names);
      if (!words) continue;
      const open = JSON.stringify(told.scene);
      for (const card of new Set(JSON.stringify(event).match(game.card))) {
        if (!words.includes(game.named(card))) continue;
        names.add(card);
        if (!open.includes(card)) early.push(`${words} (${card})`);
      }
    }
  }
  return { names: names.size, early };
}

test('Musketiere: no card is named before it has been turned', () => {
  const game: Teller<Musketiere, MusketiereScene> = {
    sceneOf,
    applyEvent,
    animate,
    tell: (event, { viewer }, names) => tell(event, { names, viewer }),
    card: /"\d+\/\d"/g,
    named: (card) => cardName(JSON.parse(card)),
  };
  const matches = [alone, duo, shared, watched].map((log) => named<Musketiere, MusketiereScene>(log, game));
  expect(matches.flatMap(({ early }) => early)).toEqual([]);
  expect(Math.max(...matches.map(({ names }) => names))).toBeGreaterThan(15);
});

test('Four Musketeers: no card is named before it lies on the table', () => {
  const game: Teller<FourMusketeers, FourScene> = {
    sceneOf: fourScene,
    applyEvent: applyFour,
    animate: animateFour,
    tell: (event, scene, names) => tellFour(event, peopleOf(scene, { names, viewer: scene.viewer })),
    card: /"(?:\d+|[JQKA])[SHDC]"/g,
    named: (card) => (/^"\d/.test(card) ? ` ${numberOf(JSON.parse(card))}` : fourCardName(JSON.parse(card))),
  };
  const matches = [bonacieux, milady, rochefort, wardes].map((log) =>
    named<FourMusketeers, FourScene>(log, game),
  );
  expect(matches.flatMap(({ early }) => early)).toEqual([]);
  expect(Math.max(...matches.map(({ names }) => names))).toBeGreaterThan(15);
});

/** Every event of the recorded matches, with the scenes before and after it. */
function* fourEvents() {
  for (const log of [bonacieux, milady, rochefort, wardes].map((one) => appliedIn<FourMusketeers>(one))) {
    const [first, ...later] = log;
    if (!first) throw new Error('nothing recorded');
    let before = fourScene(first.applied.frame.view);
    for (const { applied, news } of later) {
      for (const event of news) {
        const after = applyFour(before, event);
        yield { event, before, after, names: applied.frame.names };
        before = after;
      }
      before = fourScene(applied.frame.view);
    }
  }
}

test('Four Musketeers: a card counts in the line of story only when it lies there', () => {
  const lain = new Set<string>();
  for (const { event, before, after } of fourEvents()) {
    const counted = animateFour(before, event).map(({ scene: { line, arriving } }) => line.length - arriving);
    const comes = after.line.length > before.line.length;
    expect(counted).toEqual(counted.map((_, at) => (at === 0 && comes ? before : after).line.length));
    if (comes) lain.add(event.type);
  }
  expect(lain).toEqual(new Set(['life_popped', 'defeated', 'line_added']));
});

test('Four Musketeers: who somebody is, what turns a fight, and whom it hurts, is cried out only as it lies open', () => {
  const cried = new Set<string>();
  for (const { event, before, after, names } of fourEvents()) {
    const told = animateFour(before, event).find(({ silent }) => !silent);
    const people = peopleOf(after, { names, viewer: after.viewer });
    if (!told || !cryOf(event, people, after.strikes, [event])) continue;
    cried.add(event.type);
    if (event.type === 'role_turned' && event.character !== 'V')
      expect(told.scene.characters[event.character]).toMatchObject({ role: event.role, up: true });
    if (event.type === 'seat_changed') expect(told.scene.seats[event.seat]?.now).toBe(event.now);
    if (event.type === 'struck') expect(told.scene.standing).toEqual(event.standing);
    if (event.type === 'fight_decided') expect(told.scene.verdict).toMatchObject({ line: event.line });
  }
  expect(cried).toEqual(
    new Set([
      'hands_dealt',
      'fight_started',
      'struck',
      'fight_decided',
      'role_turned',
      'defeated',
      'seat_changed',
    ]),
  );
});

test('Mousquetaires du Roy: a token that is turned up lies open as it is told, and is gone when it is discarded', () => {
  const boards = new Set<string>();
  for (const { before, events } of [
    ...steps,
    ...stories.map(({ view, story }) => ({ before: view, events: story })),
  ]) {
    let scene = royScene(before);
    for (const event of events) {
      const told = animateRoy(scene, event).find(({ silent }) => !silent)?.scene.view.quest;
      scene = applyRoy(scene, event);
      if (event.type !== 'token_revealed' && event.type !== 'token_discarded') continue;
      if (told?.board !== event.board) continue; // of a board that comes with the view only
      boards.add(event.board);
      const lying = [
        ...('lines' in told ? told.lines.flat() : []),
        ...('stages' in told
          ? told.stages.flatMap((one) => ('tokens' in one ? one.tokens : 'token' in one ? [one.token] : []))
          : []),
      ];
      const shown = event.type === 'token_revealed' ? { kind: event.token, up: true } : null;
      expect(lying[event.position]).toEqual(shown);
    }
  }
  expect(boards).toContain('inn');
});

test('Mousquetaires du Roy: a Perfidy card lies open as it is told, and turns up before', () => {
  const seen = new Set<string>();
  for (const { view, story } of stories) {
    let scene = royScene(view);
    for (const event of story) {
      if ((event.type === 'perfidy_drawn' && event.reason !== 'deal') || event.type === 'perfidy_played') {
        const told = animateRoy(scene, event).filter(({ silent }) => !silent);
        expect(told[0]?.scene.drawn?.cards.at(-1)).toBe(event.card ?? null);
        expect(told.flatMap(({ flights }) => flights.filter(({ turn }) => turn))).toEqual([]);
        seen.add(`${event.type} ${event.card ? 'open' : 'closed'}`);
      }
      scene = applyRoy(scene, event);
    }
  }
  expect(seen).toEqual(new Set(['perfidy_drawn open', 'perfidy_drawn closed', 'perfidy_played open']));
});

test('Mousquetaires du Roy: what dice come to is said when they have come to rest', () => {
  const dice = new Set(['thrown', 'toledo', 'siege_thrown', 'strangling', 'ambush_rolled']);
  const cards = new Set(['adventure_drawn', 'perfidy_drawn', 'challenge_won']);
  const seen = new Set<string>();
  for (const { before, events } of steps) {
    let scene = royScene(before);
    for (const event of events) {
      const silent = animateRoy(scene, event).map((step) => step.silent ?? false);
      if (dice.has(event.type)) {
        seen.add(event.type);
        expect(silent).toEqual([true, false]);
      } else if (!cards.has(event.type)) expect(silent).not.toContain(true);
      scene = applyRoy(scene, event);
    }
  }
  expect(seen).toEqual(dice);
});

test('Mousquetaires du Roy: a card that is drawn lies open as it is told, and is in the hand only then', () => {
  const readers = new Set<boolean>();
  for (const { view, story } of stories) {
    let scene = royScene(view);
    for (const event of story) {
      if (event.type === 'adventure_drawn' && event.reason !== 'deal') {
        const [turning, ...later] = animateRoy(scene, event);
        const { musketeer: who, card = null } = event;
        expect(turning?.silent ?? false).toBe(card !== null);
        const [shown, held] = card === null ? [turning, ...later] : later;
        expect(shown?.flights.some(({ turn }) => turn)).toBe(false);
        readers.add(card !== null);
        expect(shown?.scene.drawn).toMatchObject({ who });
        expect(shown?.scene.drawn?.cards.at(-1)).toBe(card);
        expect(shown?.scene.view).toBe(scene.view);
        expect(held?.scene.view.musketeers[who]?.hand_count).toBe(
          (scene.view.musketeers[who]?.hand_count ?? 0) + 1,
        );
      }
      scene = applyRoy(scene, event);
    }
  }
  expect(readers).toEqual(new Set([true, false])); // of the team, and of the other side
});

test('nothing is heard of what is not told yet, but dice that roll and cards that are laid down', () => {
  const heard = new Set<Sound>();
  for (const { before, events } of steps) {
    let scene = royScene(before);
    for (const event of events) {
      for (const step of animateRoy(scene, event)) {
        const sound = soundOfRoy(step);
        const still = event.type === 'challenge_won' ? 'card' : event.type.endsWith('_drawn') ? null : 'dice';
        if (step.silent) expect(sound).toBe(still);
        else expect(sound).not.toBe('dice');
        if (sound !== null) heard.add(sound);
      }
      scene = applyRoy(scene, event);
    }
  }
  expect(heard.size).toBeGreaterThan(7);
});
