import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Adventure, Face, Frame, Legal, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { animate } from '../scene/animation';
import { applyEvent } from '../scene/apply-event';
import { type Scene, sceneOf } from '../scene/scene';
import asked from '../testdata/asked.json';
import steps from '../testdata/steps.json';
import { silent } from '../testing';
import { cast, duelRing, isLaterRound, isSettled, roundWords } from './duel';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

function drawn(scene: Scene, legal: Legal | null = null, place = document.createElement('div')) {
  const people = { roster: { names: [], viewer: 0 }, view: scene.view };
  if (scene.duel) render(duelRing({ scene, people, legal, act: () => {} }), place);
  else if (scene.thrown) render(cast(scene.thrown, scene.rolling), place);
  return place;
}
const inTheAir = (place: Element) => place.querySelectorAll('.mk-die--tumbling').length;
const lit = (place: Element) => place.querySelectorAll('.botte__mark--on').length;
const said = (place: Element) => place.querySelector('.duel__verdict')?.textContent?.trim() ?? '';

describe('a throw', () => {
  it('tells nothing before its dice lie', () => {
    const kinds = new Set<string>();
    let marks = 0;
    for (const { before, events } of steps) {
      let scene = sceneOf(before);
      for (const event of events) {
        const told = animate(scene, event);
        scene = applyEvent(scene, event);
        if (event.type.endsWith('_drawn') || event.type === 'challenge_won') continue; // cards turn up, nothing is thrown
        for (const { scene: now, silent: still = false } of told) {
          const place = drawn(now);
          expect(inTheAir(place) > 0).toBe(still);
          if (still) kinds.add(event.type);
          if (still) expect(said(place)).toBe('');
          if (event.type !== 'thrown') continue;
          if (still) expect(lit(place)).toBe(0);
          else marks += lit(place);
        }
      }
    }
    expect([...kinds].sort()).toEqual(['ambush_rolled', 'siege_thrown', 'strangling', 'thrown', 'toledo']);
    expect(marks).toBeGreaterThan(0);
  });

  it('tells of a botte that needs more dice than there are that it cannot be thrown', () => {
    const at = asked.find(({ view }) => (view as View).asking === 'commit')?.view as View;
    const { duel } = sceneOf(at);
    if (!duel) throw new Error('no duel recorded');
    const bottes = (dice: number) => {
      const botte = { sword: 0, shield: 0, fleur: 2, other: 0 };
      const place = drawn({
        ...sceneOf(at),
        duel: { ...duel, botte, red: dice, blue: 1, thrown: { blue: [], red: [] } },
      });
      return ['red', 'blue'].map(
        (of) => place.querySelectorAll(`.duel__side--${of} .botte__mark`).length > 0,
      );
    };
    expect(bottes(1), 'he may commit cards, his adversary may not').toEqual([false, true]);
    expect(bottes(2)).toEqual([true, true]);
  });

  it('lies still when it is asked what is thrown again', () => {
    const at = asked.find(({ view }) => (view as View).asking === 'blade') as Frame | undefined;
    if (!at?.legal) throw new Error('no blade recorded');
    const scene = sceneOf(at.view);
    const place = drawn({ ...scene, rolling: true });
    expect(inTheAir(place)).toBeGreaterThan(0);
    drawn(scene, at.legal, place);
    expect(place.querySelectorAll('.die-button').length).toBeGreaterThan(0);
    expect(inTheAir(place)).toBe(0);
  });
});

it.each([
  [0, /is beaten, but .* is struck too/],
  [1, /Both are struck/],
  [null, /Both are struck/],
])('MR-9.19: who strikes back with his last life (%s) is beaten all the same', (life, words) => {
  const at = asked.find(({ view }) => (view as View).asking === 'blade') as Frame | undefined;
  const scene = at && sceneOf(at.view);
  if (!scene?.duel) throw new Error('no duel recorded');
  expect(said(drawn({ ...scene, duel: { ...scene.duel, life, result: 'both' } }))).toMatch(words);
});

it('the cards that are committed lie on his side, each with what it does', () => {
  const at = asked.find(({ view }) => (view as View).asking === 'blade') as Frame | undefined;
  if (!at) throw new Error('no duel recorded');
  const scene = sceneOf(at.view);
  const cards = (committed: readonly Adventure[]) => {
    const { duel } = scene;
    const page = drawn({ ...scene, duel: duel && { ...duel, committed } });
    expect(page.querySelector('.duel__side--red .committed')).toBeNull();
    return [...page.querySelectorAll<HTMLElement>('.duel__side--blue .committed > li')];
  };
  expect(cards([])).toEqual([]);
  const [first, second, ...more] = cards(['double_combat', 'combat']);
  expect([first?.dataset.sign, second?.dataset.sign, more.length]).toEqual([
    'Double Combat: Two blue dice more in a duel, or for the siege.',
    'Combat: One blue die more in a duel, or for the siege.',
    0,
  ]);
});

describe('the blade', () => {
  const legal = (hit: number, hurt: number, again: readonly [number, number] = [90, 10]): Legal => ({
    actions: [{ type: 'pass' }, { type: 'blade', what: 0 }],
    counsel: silent,
    odds: [
      { action: 0, hit, hurt, grave: 0 },
      { action: 1, hit: again[0], hurt: again[1], grave: 0 },
    ],
  });
  type Fought = NonNullable<View['duel']>;
  const duel = (life: number, wounds = 0, against: 'element' | 'gaoler' = 'element', red: Face[] = []) =>
    ({
      against,
      opponent: { life, wounds, special: null, botte: { sword: 0, shield: 0, fleur: 3, other: 0 } },
      thrown: { blue: ['sword'], red },
    }) as unknown as Fought;

  it('is not asked about where the dice that lie there could not be better', () => {
    expect(isSettled(duel(1), 3, legal(100, 0))).toBe(true);
    expect(isSettled(duel(4, 3), 3, legal(100, 0))).toBe(true);
    expect(isSettled(duel(4, 0, 'gaoler'), 3, legal(100, 0))).toBe(true);
  });

  it('is asked about where another throw could hit more, or spare a wound', () => {
    expect(isSettled(duel(4), 3, legal(100, 0))).toBe(false);
    expect(isSettled(duel(1), 3, legal(100, 100))).toBe(false);
    expect(isSettled(duel(1), 3, legal(99, 0))).toBe(false);
    expect(isSettled(duel(1), 3, { actions: [{ type: 'pass' }], counsel: silent })).toBe(false);
  });

  it('is not asked about where whatever is thrown comes to the same', () => {
    const lost = legal(0, 100, [0, 100]);
    const struck = (...red: Face[]) => duel(1, 0, 'element', red);
    expect(isSettled(struck('sword', 'fleur', 'fleur'), 2, lost)).toBe(true);
    expect(isSettled(struck('sword', 'fleur', 'fleur'), 2, legal(0, 100, [1, 100]))).toBe(false);
    expect(isSettled(struck('sword', 'sword'), 2, lost)).toBe(false); // a shield may spare one of two wounds
    expect(isSettled(struck('sword', 'sword'), 1, lost)).toBe(true);
    const botte = { sword: 2, shield: 0, fleur: 1, other: 0 }; // which is one wound, not two
    const met = (...red: Face[]) => {
      const fought = struck(...red);
      return { ...fought, opponent: { ...fought.opponent, botte } } as Fought;
    };
    expect(isSettled(met('shield', 'sword', 'sword', 'fleur'), 5, lost)).toBe(true);
    expect(isSettled(met('shield', 'sword', 'sword', 'shield'), 5, lost)).toBe(false);
    expect(isSettled(struck('shield'), 2, legal(0, 0, [0, 0]))).toBe(true);
    expect(isSettled(struck('shield'), 2, legal(50, 50, [50, 50]))).toBe(false);
    const jussac = {
      ...struck('sword'),
      opponent: { ...struck().opponent, special: 'final_wound' },
    } as Fought;
    expect(isSettled(jussac, 2, lost)).toBe(false);
  });
});

describe('a later round', () => {
  const at = (asked as unknown as Frame[]).find(({ view }) => view.duel)?.view;
  if (!at?.duel) throw new Error('no duel recorded');
  const { duel } = sceneOf(at);
  if (!duel) throw new Error('no duel is laid');
  const demand = { sword: 2, shield: 0, fleur: 1, other: 0 };
  const people = {
    roster: { names: [], viewer: 0 },
    view: { ...at, musketeers: at.musketeers.map((one) => ({ ...one, botte: demand })) },
  };
  const words = (blue: number, red: number) =>
    roundWords({ ...duel, round: 2, botte: demand, blue, red }, people).replace(/[\u2066-\u2069]/g, '');

  it('says what each side can still win by', () => {
    expect(words(3, 2)).toMatch(
      /^Round 2, a die fewer each\. .+ needs a botte or an unparried sword; his adversary needs an unparried sword\.$/,
    );
  });

  it('MR-9.15: costs a die no more where one side has none', () => {
    expect(words(0, 3)).toMatch(
      /^Round 2\. .+ has no dice left; his adversary needs a botte or an unparried sword\.$/,
    );
    expect(words(2, 0)).toMatch(/^Round 2\. .+ needs an unparried sword; his adversary has no dice left\.$/);
  });

  it('is told while it goes on, not over a decision, a thought or a watched match that stands still', () => {
    const is = (
      at: 'animating' | 'still' | 'waiting' | 'choosing',
      thinking: object | null = null,
      rolling = true,
    ) =>
      isLaterRound({ stage: { at, seats: [] }, thinking } as unknown as Parameters<typeof isLaterRound>[0], {
        duel: { ...duel, round: 2 },
        rolling,
      });
    expect(is('animating')).toBe(true);
    expect(is('animating', null, false), 'the dice lie').toBe(false);
    for (const at of ['still', 'waiting', 'choosing'] as const) expect(is(at)).toBe(false);
    expect(is('animating', { seat: 1 })).toBe(false);
  });
});
