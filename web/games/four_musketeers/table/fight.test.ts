import { render } from 'lit';
import { beforeAll, expect, it, test } from 'vitest';
import '../messages';
import type { Fighter, Frame, Standing, Strike, SwordCard } from '../../../generated/four_musketeers';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { circleFrom } from './circle';
import { waysOf } from './directions';
import { fight } from './fight';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const recorded = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied;
if (!recorded) throw new Error('nothing recorded');
const empty = sceneOf(recorded.frame.view);

/** Where the seats lie, with the reader at 0: below the portraits, and his own at the end. */
const PLACES = [1, 2, 3, 0];

/** The fight at the table of Anne, as it stands after that change. */
function drawn(change: Partial<Scene>, shown: Partial<Parameters<typeof fight>[0]> = {}): HTMLElement {
  const scene: Scene = { ...empty, ...change };
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
  const place = document.createElement('div');
  const usual = {
    front: 0,
    held: null,
    stake: null,
    ways: [],
    before: '',
    known: '',
    moment: '',
    news: null,
  } as const;
  render(fight({ scene, people, ...usual, ...shown }), place);
  return place;
}

it('FM-6.2: a random card lies face down, and unnamed, before it is turned up', () => {
  const strike = { seat: 1, target: 1, card: '9D', source: 'random' } as Strike;
  const lies = (turning: Fighter | null) =>
    drawn({ strikes: [strike], turning }).querySelector('[data-key="strike-1"]')?.parentElement;
  expect(lies(1)?.outerHTML).not.toMatch(/9 of|diamonds/);
  expect(lies(null)?.textContent).toMatch(/9 of diamonds/);
});

it('which way a fight shall go is asked on the table: whom either way strikes, and an arrow to him (FM-7.3)', () => {
  const frame = { ...recorded.frame, decision: { kind: 'choose_direction' } } as Frame;
  const scene = { ...empty, starter: 0 as const };
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
  const places = [
    ...drawn({}, { ways: waysOf(frame, scene, people, null) }).querySelectorAll('.strike-place'),
  ];
  const left = (seat: number) => scene.characters[seat]?.left ?? 0;
  expect(
    places.map((one) => one.querySelectorAll('.way-choice b > *').length),
    'each hit that he still takes, as at his name',
  ).toEqual([left(1), 0, left(3), 0]);
  const steps = [...(places.at(-1)?.querySelectorAll<HTMLElement>('.strike-place__aim') ?? [])].map((one) =>
    one.style.getPropertyValue('--steps'),
  );
  expect(steps).toEqual(['3', '1']);
});

/** How far each card that clashes goes to the right, by seat. */
function clashes(cards: readonly SwordCard[], stands: Fighter[]): Record<number, number> {
  const places = struck(cards, stands);
  return Object.fromEntries(
    places.flatMap((one, at) =>
      one.querySelector('.strike--clash')
        ? [[PLACES[at], Number(one.style.getPropertyValue('--toward'))]]
        : [],
    ),
  );
}

/** The places, when seats 0, 1 … have struck with these cards, each for whom sits so far `away`; `stands` are those that nothing blocks. */
function struck(
  cards: readonly SwordCard[],
  stands: Fighter[],
  lost: Partial<Standing> = {},
  away = 0,
): HTMLElement[] {
  const order = [0, 1, 2, 3].map((seat) => ({
    seat: seat as Fighter,
    target: ((seat + away) % 4) as Fighter,
  }));
  const strikes = cards.map((card, at) => ({ ...order[at], card, source: 'hand' }) as unknown as Strike);
  const standing: Standing = { standing: stands, lowest: null, line: 'g', ...lost };
  return [...drawn({ strikes, order, standing }).querySelectorAll<HTMLElement>('.strike-place')];
}

it('the lowest card bears a broken shield, and a whole one where the stone keeps whom it counts for (FM-9.2)', () => {
  const sign = (line: Standing['line']) =>
    struck(['7S'], [0], { lowest: 0, line })
      .flatMap((one) => [...one.querySelectorAll('.strike__loses use')])[0]
      ?.getAttribute('href');
  expect([sign('a'), sign('b')]).toEqual(['#mk-icon-wound', '#mk-icon-protected']);
});

test.each<[string, readonly SwordCard[], Fighter[], Record<number, number>]>([
  ['two meet in the middle', ['7S', '9H', '7D'], [1], { 0: -1, 2: 1 }],
  ['not again when another strikes', ['7S', '7H', '9D'], [2], {}],
  ['as long as it flies it blocks nothing', ['7S', '9H', '7D'], [0, 1, 2], {}],
  ['of three the first stands again', ['7S', '7H', '7D'], [0], { 1: 0.5, 2: -0.5 }],
  ['others do not', ['7S', '9H'], [0, 1], {}],
])('equal numbers clash as the last of them lands (FM-5.4): %s', (_, cards, stands, found) => {
  expect(clashes(cards, stands)).toEqual(found);
});

test.each<[string, readonly SwordCard[], Fighter[], Record<number, string>]>([
  ['two, over what lies between', ['7S', '9H', '7D'], [1], { 2: '2' }],
  ['of three the later two', ['7S', '7H', '7D'], [0], { 1: '1' }],
  ['two pairs', ['7S', '9H', '7D', '9S'], [], { 1: '2', 2: '2' }],
  ['nothing where all stand', ['7S', '9H'], [0, 1], {}],
])('a bracket says which cards keep each other out (FM-5.4): %s', (_, cards, stands, found) => {
  const ties = struck(cards, stands).flatMap((one, at) => {
    const tie = one.querySelector<HTMLElement>('.strike-place__tie');
    return tie ? [[PLACES[at], tie.style.getPropertyValue('--steps')]] : [];
  });
  expect(Object.fromEntries(ties)).toEqual(found);
});

test('says of each strike as which it was made: of three equal ones the first stands again (FM-5.4)', () => {
  const places = struck(['7S', '7H', '7D'], [0]);
  const seen = places.map((one) => one.querySelector('.strike__nth')?.textContent);
  expect(seen, 'who has not struck yet has the place itself for it').toEqual([
    '2nd',
    '3rd',
    undefined,
    '1st',
  ]);
  const heard = places.map((one) =>
    one.querySelector('.strike > .unseen')?.textContent?.replace(/[\u2066-\u2069]/g, ''),
  );
  expect(heard).toEqual([
    'strike 2: 7 of hearts, from the hand, blocked',
    'strike 3: 7 of diamonds, from the hand, blocked',
    'number 4 to strike',
    'strike 1: 7 of spades, from the hand, stands',
  ]);
});

test('shows in a fight for the neighbours whom each strikes: who lies beside it, and across the row (FM-7.3, FM-7.4)', () => {
  /** From each place, how many places further the arrow points; across the row where it leaves it. */
  const ways = (direction: Scene['direction']) =>
    [...drawn({ direction }).querySelectorAll('.strike-place')].map((one) => {
      const way = one.querySelector('.strike-place__way');
      if (!way) return null;
      const sign = way.querySelector('use')?.getAttribute('href')?.replace('#mk-icon-', '');
      const isBack = way.classList.contains('strike-place__way--back');
      const steps: Record<string, number> = { right: 1, left: -1, retry: isBack ? 3 : -3 };
      expect(way.querySelector('.way--turned') !== null).toBe(sign === 'retry' && isBack);
      expect(sign === 'left', 'on the side to which it points').toBe(isBack && sign !== 'retry');
      return steps[sign ?? ''];
    });
  for (const direction of ['left', 'right'] as const) {
    const order = circleFrom(empty, 2, direction);
    const struck = PLACES.map((seat) => order.find((one) => one.seat === seat)?.target);
    expect(ways(direction).map((step, at) => PLACES[at + (step ?? 0)])).toEqual(struck);
  }
  expect(ways(null)).toEqual([null, null, null, null]);
  const order = circleFrom(empty, 2, 'right');
  const arrows = (part: string) =>
    [...drawn({ direction: 'right', order }).querySelectorAll(`${part} .way`)].map((one) => one.outerHTML);
  expect(arrows('.strike__for'), 'the label points as the card does').toEqual(arrows('.strike-place__way'));
  for (const [direction, steps] of [
    ['left', '3'],
    ['right', '1'],
  ] as const) {
    const [aim, ...others] = drawn({
      direction,
      order: circleFrom(empty, 2, direction),
    }).querySelectorAll<HTMLElement>('.strike-place__aim');
    expect(others).toEqual([]);
    expect(aim?.style.getPropertyValue('--steps'), 'to whom the own card strikes').toBe(steps);
    expect(aim?.parentElement?.textContent).toContain('You');
  }
  const names = [...drawn({}).querySelectorAll('.strike__who')].map((one) => one.textContent?.trim());
  expect(names, 'as the portraits above lie').toEqual(['Lucien', 'Marguerite', 'Étienne', 'You']);
});

it('the shield lies with whom the lowest strike counts for, not with who struck it, and says so (FM-7.4)', () => {
  const places = struck(['7S', '9S'], [0, 1], { lowest: 2, line: 'a' }, 2);
  const signs = places.map((one) => one.querySelector<HTMLElement>('.strike__loses')?.dataset.sign ?? null);
  expect(signs).toEqual([null, expect.stringContaining('counts for Marguerite, and nothing'), null, null]);
  expect(places[PLACES.indexOf(0)]?.querySelector('.strike--lowest')).not.toBeNull();
});

test.each<[string, 'safe' | 'ends' | null, boolean, string]>([
  ['alone where nothing hangs on this one', null, false, 'before'],
  [
    'beside what keeps the reader safe',
    'safe',
    false,
    'before A hit brings the stone, and the stone protects.',
  ],
  ['not where the next hit may end the round', 'ends', false, 'If Lucien is hit, the round is over.'],
  ['not where everybody strikes for a neighbour', null, true, 'known'],
])('how the fight before ended stands over this one: %s', (_, kind, cyclical, words) => {
  const change: Partial<Scene> = { fight: 2, cyclical, strikes: [], verdict: null, stone: 'V' };
  const stake = kind && { kind, who: [1] as const };
  const place = drawn(change, { before: 'before', known: 'known', stake });
  const head = place.querySelector('.fight__stake')?.textContent ?? '';
  expect(head.replace(/[\u2066-\u2069]/g, '')).toBe(words);
});

it('where the only card decides, that alone leads', () => {
  const change: Partial<Scene> = { fight: 2, cyclical: false, verdict: null, stone: 'V' };
  const shown = { before: 'before', known: 'known', moment: 'Now!' };
  const head = (place: HTMLElement) =>
    place.querySelector('.fight__stake')?.textContent?.replace(/[\u2066-\u2069]/g, '');
  const place = drawn(change, { ...shown, stake: { kind: 'ends', who: [1] } });
  expect(head(place)).toBe('Now!');
  expect(place.querySelector('.fight--moment')).not.toBeNull();
  expect(head(drawn(change, shown))).toBe('Now!');
});
