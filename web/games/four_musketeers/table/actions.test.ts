import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import '../messages';
import type { Forecast, Frame, Standing, Strike, SwordCard } from '../../../generated/four_musketeers';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { actionButtons } from './actions';
import { likelyBy } from './odds';
import { peopleOf } from './people';
import { sceneOf } from './scene';
import { ask } from './sentences';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

/** Nothing is picked or foretold, and nothing comes of a press. */
const IDLE = {
  front: 0,
  picked: null,
  likely: null,
  act: () => {},
  openSettings: () => {},
  passes: null,
} as const;

it('says before a direction is chosen whom the starter strikes for, and who strikes for the reader', () => {
  const { frame } = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied ?? {};
  if (!frame) throw new Error('nothing recorded');
  const asked = { ...frame, decision: { ...frame.decision, kind: 'choose_direction' } } as Frame;
  const told = (starter: number) => {
    const scene = { ...sceneOf(frame.view), viewer: 0, starter };
    const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
    const place = document.createElement('div');
    render(actionButtons(asked, { scene, people, ...IDLE }), place);
    return [...place.querySelectorAll('button .toward')].map((one) =>
      (one.textContent ?? '').replace(/[\u2066-\u2069]/g, '').trim(),
    );
  };
  const lives = '5 more hits mean defeat.';
  expect(told(0)).toEqual([
    `Your card counts for Lucien. ${lives} Étienne’s card counts for you. ${lives}`,
    `Your card counts for Étienne. ${lives} Lucien’s card counts for you. ${lives}`,
  ]);
  expect(told(2), 'where another begins').toEqual([
    `Marguerite’s card counts for Étienne. ${lives} Étienne’s card counts for you. ${lives}`,
    `Marguerite’s card counts for Lucien. ${lives} Lucien’s card counts for you. ${lives}`,
  ]);
});

it('FM-20.23: on each way stands how often it spares whoever asks for chances, and what is clearly better is gold', () => {
  const { frame } = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied ?? {};
  if (!frame) throw new Error('nothing recorded');
  const asked = { ...frame, decision: { ...frame.decision, kind: 'choose_direction' } } as Frame;
  const scene = { ...sceneOf(frame.view), viewer: 0, starter: 0 } as const;
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
  const told = (better: boolean | null) => {
    const ways = [
      { direction: 'left', better: false, seats: [0.4, 0.3, 0.1, 0], villain: 0 },
      { direction: 'right', better, seats: [0.1, 0.3, 0.1, 0.3], villain: 0 },
    ] as Forecast['ways'];
    const forecast = better === null ? null : { strikes: [], ways, chance: 0.5 };
    const likely = forecast && likelyBy(forecast, frame.legal, scene, people);
    const place = document.createElement('div');
    render(actionButtons(asked, { scene, people, ...IDLE, likely }), place);
    return [...place.querySelectorAll('button')].map((one) => [
      one.textContent?.match(/\d+%/)?.[0] ?? null,
      one.classList.contains('button--gold'),
    ]);
  };
  expect(told(null), 'unasked').toEqual([
    [null, false],
    [null, false],
  ]);
  expect(told(false)).toEqual([
    ['60%', false],
    ['90%', false],
  ]);
  expect(told(true)).toEqual([
    ['60%', false],
    ['90%', true],
  ]);
});

const MADE: Strike = {
  seat: 3,
  target: 3,
  card: '9H',
  source: 'hand',
  forced: false,
  discarded: false,
  discard: null,
};
const told = (after: Partial<Standing>, { forecast = null as Forecast | null, servant = false } = {}) => {
  const { frame } = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied ?? {};
  if (!frame) throw new Error('nothing recorded');
  const lying = sceneOf(frame.view);
  const seats = lying.seats.map((one, seat) =>
    servant && seat === 2 ? { ...one, kind: 'servant' as const, owner: 0 as const } : one,
  );
  const scene = { ...lying, viewer: 0 as const, strikes: [MADE], seats };
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
  const card: SwordCard = '7S';
  const legal = {
    ...frame.legal,
    actions: [{ type: 'strike', card, shadow: false }],
    previews: [{ standing: [], ...after }],
    spared: [false],
    shadow: [],
    certain: forecast === null,
  };
  const asked = { ...frame, decision: { ...frame.decision, kind: 'strike' }, legal } as unknown as Frame;
  const place = document.createElement('div');
  const context = {
    scene,
    people,
    front: 0 as const,
    picked: card,
    likely: likelyBy(forecast, asked.legal, scene, people),
    act: () => {},
    openSettings: () => {},
    passes: null,
  };
  render(actionButtons(asked, context), place);
  return place.querySelector('.act__do small')?.textContent?.replace(/[\u2066-\u2069]/g, '') ?? null;
};

it('says on the button whom the chosen card hits, or how likely the fight spares the reader (FM-20.23)', () => {
  expect(told({ line: 'a', lowest: 2 })).toBe('hits Marguerite');
  expect(told({ line: 'a', lowest: 2 }, { servant: true }), 'no name').toBe('hits: Your servant');
  expect(told({ line: 'b', lowest: 2 })).toBe('hits Rochefort');
  const odds = (number: number, own: number) => ({ number, seats: [own, 0, 0, 0], villain: 0.1 });
  const forecast = { chance: 0.5, ways: [], strikes: [odds(7, 0.25), odds(4, 0.75)] };
  expect(told({ line: 'a', lowest: 0 }, { forecast })).toBe('spares you: 75%');
  const even = { chance: 0.5, ways: [], strikes: [odds(7, 0.25), odds(4, 0.25)] };
  expect(told({ line: 'a', lowest: 0 }, { forecast: even }), 'which all cards do alike').toBeNull();
});

it('has nothing gold where the chosen card hits the reader and the shadow may spare him', () => {
  const { frame } = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied ?? {};
  if (!frame) throw new Error('nothing recorded');
  const scene = { ...sceneOf(frame.view), viewer: 0 as const, strikes: [MADE] };
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
  const card: SwordCard = '3S';
  const gold = (shadow: number) => {
    const end = (lowest: number) => ({ line: 'a', lowest, standing: [] });
    const legal = {
      ...frame.legal,
      actions: [false, true].map((one) => ({ type: 'strike', card, shadow: one })),
      previews: [end(0), null],
      spared: [false, false],
      shadow: [{ cards: 1, standing: end(shadow) }],
      certain: true,
      alike: true,
    };
    const asked = { ...frame, decision: { ...frame.decision, kind: 'strike' }, legal } as unknown as Frame;
    const place = document.createElement('div');
    render(actionButtons(asked, { scene, people, ...IDLE, picked: card }), place);
    return place.querySelectorAll('.button--gold:not(.act__do--doubtful)').length;
  };
  expect([gold(2), gold(0)]).toEqual([0, 1]);
});

it('has nothing gold where the chosen card hits a companion and another might not (FM-14.3)', () => {
  const { frame } = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied ?? {};
  if (!frame) throw new Error('nothing recorded');
  const lying = sceneOf(frame.view);
  const gold = (storyline: 'AS' | 'AC', alike = false) => {
    const options = { ...lying.options, storyline };
    const scene = { ...lying, viewer: 0 as const, strikes: [MADE], options };
    const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
    const [card, high]: SwordCard[] = ['7S', '10S'];
    const legal = {
      ...frame.legal,
      actions: [card, high].map((one) => ({ type: 'strike', card: one, shadow: false })),
      previews: [2, 3].map((lowest) => ({ line: 'a', lowest, standing: [] })),
      spared: [false, false],
      shadow: [],
      certain: true,
      alike,
    };
    const asked = { ...frame, decision: { ...frame.decision, kind: 'strike' }, legal } as unknown as Frame;
    const place = document.createElement('div');
    render(actionButtons(asked, { scene, people, ...IDLE, picked: card ?? null }), place);
    return place.querySelectorAll('.button--gold:not(.act__do--doubtful)').length;
  };
  expect([gold('AS'), gold('AS', true), gold('AC')]).toEqual([0, 1, 1]);
});

it.each([
  [
    'lets a hit happen that costs but a life',
    [1, 5, 5, 5, 5],
    'Let it happen',
    /^You lose your last life\. Or/,
  ],
  ['cancels the hit that loses the round', [1, 0, 5, 5, 5], 'Cancel the hit', /Then the round is lost\. Or/],
] as const)('FM-17.3: gold %s', (_, lives, gold, question) => {
  const { frame } = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied ?? {};
  if (!frame) throw new Error('nothing recorded');
  const lying = sceneOf(frame.view);
  const scene = {
    ...lying,
    viewer: 0 as const,
    stone: 'V' as const,
    replays: 1,
    verdict: { line: 'a' as const, loser: 0 as const },
    options: { ...lying.options, storyline: 'AS' as const },
    characters: lying.characters.map((one, at) => ({
      ...one,
      left: lives[at] ?? 0,
      defeated: lives[at] === 0,
    })),
  };
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
  const asked = { ...frame, decision: { ...frame.decision, kind: 'use_replay' } } as Frame;
  const place = document.createElement('div');
  render(actionButtons(asked, { scene, people, ...IDLE }), place);
  const golden = [...place.querySelectorAll('.button--gold')];
  expect(golden.map((one) => one.textContent?.trim().split(/\s{2,}/)[0])).toEqual([gold]);
  expect(ask(asked, null, { scene, people, likely: null })).toMatch(question);
});
