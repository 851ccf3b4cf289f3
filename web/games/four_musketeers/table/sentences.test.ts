/** What is asked while others have struck. */
import { beforeAll, expect, it } from 'vitest';
import type {
  Event,
  Forecast,
  Frame,
  HitLine,
  Legal,
  Standing,
  Strike,
  SwordCard,
} from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import '../messages';
import { likelyBy } from './odds';
import type { People } from './people';
import type { Scene } from './scene';
import { ask, betweenWords, foreseen, lifeWords, stoneMoves, tell } from './sentences';

beforeAll(() => useCatalogues('table', 'four_musketeers', 'table-four_musketeers'));

const people = {
  roster: { names: ['Anne', 'Bruno'], viewer: 0, controllers: [] },
  seats: [0, 1].map((owner) => ({ owner, kind: 'player', now: 'active' })),
} as unknown as People;
const strike = { seat: 1, target: 1, card: '3D' } as Strike;
const frame = {
  decision: { kind: 'strike', seats: [0] },
  legal: { actions: [{ type: 'strike', card: '7H', shadow: false }], previews: [null] },
  view: { turn: 0 },
} as unknown as Frame;

const asks = (of: Frame, scene: object, forecast: Forecast | null = null, wanted = true) =>
  ask(of, null, {
    scene: scene as Scene,
    people,
    likely: wanted ? likelyBy(forecast, of.legal, scene as Scene, people) : null,
  });

it.each<[HitLine, boolean]>([
  ['a', false],
  ['b', true],
  ['c', true],
  ['f', false],
])('says whether the lowest so far has the stone: line %s (FM-9.2)', (line, hasStone) => {
  const standing = { standing: [1], lowest: 1, line };
  const scene = {
    standing,
    strikes: [strike],
    order: [
      { seat: 1, target: 1 },
      { seat: 0, target: 0 },
    ],
  };
  const words = asks(frame, scene).replace(/[\u2066-\u2069]/g, '');
  expect(words).toMatch(
    hasStone ? /^Lowest so far: 3 \(Bruno, with the stone\)/ : /^Lowest so far: 3 \(Bruno\)/,
  );
});

it('says of a hand whose cards all come to the same what is kept for later (FM-20.21, FM-7.1)', () => {
  const asked = (
    lowest: readonly number[],
    { certain = true, shadow = false, line = 'a', inHand = 2, alike = true } = {},
    forecast: Forecast | null = null,
    wanted = true,
  ) => {
    const legal = {
      actions: [
        ...lowest.map((_, at) => ({ type: 'strike', card: `${at + 4}H`, shadow: false })),
        ...(shadow ? [{ type: 'strike', card: '4H', shadow }] : []),
      ],
      previews: lowest.map((one) => ({ standing: [1], lowest: one, line })),
      spared: [],
      alike,
      certain,
    };
    const scene = {
      standing: { standing: [], lowest: null, line: 'g' },
      strikes: [strike],
      order: [1, 0, 2].map((seat) => ({ seat, target: seat })),
      seats: people.seats,
      characters: [],
      stone: line === 'b' ? 0 : 'V',
      inHand,
      options: { layout: 4 },
    };
    const words = asks({ ...frame, legal } as unknown as Frame, scene, forecast, wanted);
    return words.replace(/[\u2066-\u2069]/g, '');
  };
  expect(asked([1, 1])).toBe('Every card does the same: think of the next 4 fights.');
  expect(asked([1, 1], { inHand: 5 })).toBe('Every card does the same: think of the last fight.');
  expect(asked([0, 0], { shadow: true })).toMatch(/fights\. Or let the shadow strike\.$/);
  expect(asked([0, 0])).toMatch(/^Every card hits you: think/);
  expect(asked([1, 1], { shadow: true }), 'where he is safe anyhow').toMatch(/fights\.$/);
  const open = { certain: false, alike: false };
  expect(asked([1, 1], open), 'so far, and who is hit may still hang on it').not.toContain('the same');
  const foretold = (villain: number): Forecast => ({
    chance: 0.5,
    ways: [],
    strikes: [
      { number: 4, seats: [0.4, 0.5], villain },
      { number: 5, seats: [0.4, 0.5], villain: 0 },
    ],
  });
  expect(asked([1, 1], open, foretold(0)), 'as likely with each').toContain('the same');
  expect(asked([1, 1], open, foretold(0.1))).not.toContain('the same');
  expect(asked([1, 1], { certain: false }, foretold(0.1)), 'as others answer it').not.toContain('the same');
  const unknown = { certain: false };
  expect(asked([0, 0], unknown, foretold(0)), 'no certain hit').toMatch(/^Every card does the same/);
  expect(asked([0, 0], { ...unknown, line: 'b' }, foretold(0))).toContain('the same');
  expect(asked([0, 0], unknown), 'before it is foretold').not.toContain('the same');
  expect(asked([0, 0], unknown, foretold(0.1), false), 'to whoever wants no chances').not.toContain(
    'the same',
  );
});

it('says where every card loses, and whether the shadow may still save the reader (FM-20.22)', () => {
  const asked = (change: object = {}, of: object = {}, more: object = {}) => {
    const hit = (lowest: number) => ({ standing: [lowest], lowest, line: 'a' });
    const legal = {
      actions: [
        { type: 'strike', card: '4H', shadow: false },
        { type: 'strike', card: '9H', shadow: false },
        { type: 'strike', card: '4H', shadow: true },
      ],
      previews: [hit(0), hit(0), null],
      spared: [],
      shadow: [
        { cards: 21, standing: hit(0) },
        { cards: 2, standing: hit(1) },
      ],
      alike: true,
      certain: true,
      ...of,
    };
    const scene = {
      standing: { standing: [], lowest: null, line: 'g' },
      strikes: [strike],
      order: [1, 0].map((seat) => ({ seat, target: seat })),
      stone: 'V',
      inHand: 2,
      replays: 0,
      seats: people.seats,
      characters: [{ left: 1 }, { left: 3 }, { defeated: true }, { left: 2 }],
      options: { layout: 4, storyline: 'AC', mode: 'solo', tie_rule: 'lives' },
      ...change,
    };
    const words = asks({ ...frame, legal, ...more } as unknown as Frame, scene, null);
    return words.replace(/[\u2066-\u2069]/g, '');
  };
  expect(asked({}, {}, { problem: {} }), 'a problem asks just that').not.toMatch(/loses|save/);
  expect(asked(), 'how often is told by the button').toBe(
    'Every card loses now. Only the shadow can save you.',
  );
  const sure = { shadow: [{ cards: 3, standing: { standing: [0], lowest: 0, line: 'a' } }] };
  expect(asked({}, sure)).toBe('Every card loses now.');
  const third = [{ left: 1 }, { left: 3 }, { left: 2 }, { left: 2 }];
  expect(asked({ characters: third }), 'his last life, though the round goes on').toMatch(
    /^Every card loses/,
  );
  expect(asked({ characters: third.with(0, { left: 2 }) }), 'one of two lives').not.toContain('loses');
  expect(asked({ replays: 1 }), 'a hit that can be cancelled loses nothing yet').toContain('hits you: think');
  expect(asked({}, { certain: false, alike: true })).not.toContain('loses');
  const thrust = { standing: [1], lowest: 1, line: 'b' };
  const through = { previews: [thrust, thrust, null] };
  const cornered = (own: number, other: number) => ({
    stone: 1,
    characters: [{ left: own }, { left: other }, { defeated: true }, { left: 1 }],
  });
  const over = (own: number, other: number) => asked(cornered(own, other), through);
  expect(over(3, 2), 'no other fight comes (FM-13.1)').toBe('With every card you win the round.');
  expect(over(3, 3)).toBe('With every card you share the victory.');
  const survival = { ...cornered(2, 3), options: { layout: 4, storyline: 'AC', mode: 'solo' } };
  expect(asked(survival, through), 'where nothing is said of who wins').toBe(
    'With every card the round ends.',
  );
  expect(asked({ ...cornered(3, 2), characters: third }, through)).toContain('think of');
  expect(asked({}, { previews: [null, null, null] }), 'what nobody can know').not.toContain('loses');
});

it('FM-3.4: says of a missing suit that its numbers are in play', () => {
  const words = tell({ type: 'missing_chosen', suit: 'C' } as Event, people);
  expect(words?.replace(/[\u2066-\u2069]/g, '')).toBe(
    'Three fight: d’Artagnan is missing, and life cards of his suit are out of play.',
  );
});

it('says in two sentences at most what lies there and what one may do', () => {
  const place = (seat: number) => ({ seat, target: seat });
  const shadowy = {
    ...frame,
    legal: {
      ...frame.legal,
      actions: [false, true].map((shadow) => ({ type: 'strike', card: '7H', shadow })),
    },
  } as unknown as Frame;
  const asked = (strikes: readonly unknown[], seats: readonly number[], of = frame, blocked = false) => {
    const none = strikes.length === 0 || blocked;
    const standing = { standing: none ? [] : [1], lowest: none ? null : 1, line: none ? 'g' : 'a' };
    const scene = { standing, strikes, order: seats.map(place) } as unknown as Scene;
    return asks(of, scene).replace(/[\u2066-\u2069]/g, '');
  };
  expect(asked([], [0, 1], { ...shadowy, lesson: 'first' } as Frame)).toBe('You strike first. Your card?');
  expect(asked([], [0, 1])).toBe('You strike first. Your card?');
  expect(asked([strike], [1, 0, 1])).toBe('Lowest so far: 3 (Bruno). Your card?');
  expect(asked([strike], [1, 0, 1], shadowy)).toMatch(/\(Bruno\)\. Your card, or a shadow strike\?$/);
  expect(asked([strike, strike], [1, 1, 0, 1], frame, true)).toBe('Your card?');
});

it('FM-12.2: the card on top of a pile strikes by itself, and nobody with it', () => {
  const event = {
    type: 'struck',
    seat: 0,
    target: 0,
    card: '8D',
    source: 'hand',
    blocked: [],
  } as unknown as Event;
  const seats = people.seats.map((one) => ({ ...one, now: 'dazed' as const }));
  expect(tell(event, people)).toBe('You strike with 8.');
  expect(tell(event, { ...people, seats })).toBe('Your top card strikes: 8.');
});

it('FM-7.4: in a fight for the neighbours the lowest strike is told of him it counts for, in others as his own', () => {
  const decided: Event = { type: 'fight_decided', standing: [0, 1], loser: 0, line: 'a' };
  const struck = (target: 0 | 1) => [{ seat: 1, target, card: '3D' }] as Strike[];
  expect(tell(decided, people, struck(0))).toBe(t('four-for-a', { you: 'yes' }));
  expect(tell(decided, people, struck(1))).toBe(t('four-decided-a', { you: 'yes' }));
});

it('FM-20.21, FM-20.23: says of a card whom it is likely to hit, or that nothing can hit the reader', () => {
  const after = { standing: [0], lowest: 0, line: 'a' } as unknown as Standing;
  const scene = { strikes: [strike], order: [], characters: [], seats: [], options: {} } as unknown as Scene;
  const told = (spared: boolean, forecast: Forecast | null = null) => {
    const actions = [{ type: 'strike', card: '7H', shadow: false }];
    const foes: People = { ...people, villain: 'AC' };
    const legal = { actions, spared: [spared], certain: false } as unknown as Legal;
    const likely = likelyBy(forecast, legal, scene, foes);
    const words = foreseen('7H', after, { legal, scene, people: foes, likely });
    return words.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
  };
  const likely: Forecast = {
    chance: 0.5,
    ways: [],
    strikes: [{ number: 7, seats: [0.25, 0.5], villain: 0.05 }],
  };
  expect(told(false)).toBe('As it stands, you would be hit.');
  expect(told(true)).toBe('You are safe, whatever comes.');
  expect(told(false, likely)).toBe('Likely hit: Bruno 50%, you 25%, nobody 20%.');
  const began = { ...scene, strikes: [] } as unknown as Scene;
  const words = (standing: Standing, card: SwordCard = '7H') =>
    foreseen(card, standing, {
      legal: { actions: [], previews: [standing], spared: [], certain: false } as unknown as Legal,
      scene: began,
      people: { ...people, villain: 'AC' },
      likely: null,
    }).replace(/[\u2066-\u2069]/g, '');
  expect(words(after), 'the first strike').toBe(
    'You are hit unless somebody strikes lower, or blocks your 7.',
  );
  expect(words(after, '3H'), 'there is nothing lower').toBe('You are hit unless somebody blocks your 3.');
  expect(words({ ...after, standing: [0, 1] }), 'a card that comes lies open').toContain('As it stands');
  expect(words({ ...after, line: 'b' }), 'with the stone').toContain('As it stands, you would lose');
  const never: Forecast = { chance: 0.5, ways: [], strikes: [{ number: 7, seats: [0, 1], villain: 0 }] };
  expect(told(true, never)).toBe('Likely hit: Bruno 99%.\nYou are safe, whatever comes.');
});

it('says what a hit has cost, and with the stone that moves then who is ahead by it (FM-9.3, FM-16.12)', () => {
  const popped = { type: 'life_popped', character: 0, card: 'KD', last: false, left: 2 } as const;
  const moved = { type: 'stone_moved', from: 'V', to: 0 } as const;
  const words = (own: number, tie_rule: string, villain = 5) => {
    const characters = [own, 5, villain].map((left) => ({ left, stack: [], defeated: left === 0 }));
    const options = { storyline: 'AC', mode: 'solo', tie_rule };
    const scene = { characters, seats: people.seats, options } as unknown as Scene;
    const told = [lifeWords(popped, scene, foes), stoneMoves(moved, scene, foes)];
    return told.map((one) => one.replace(/[\u2066-\u2069]/g, ''));
  };
  const foes: People = { ...people, villain: 'AC' };
  expect(words(4, 'lives')).toEqual(['You lose a life: 4 are left.', 'You get the stone. Ahead: Bruno.']);
  expect(words(4, 'lives', 0)[1], 'by the hit that has ended the round').toBe('');
  expect(words(1, 'shared')).toEqual(['You lose a life: one is left.', 'You get the stone.']);
  expect(tell(popped, people)).not.toContain('stone');
});

it('lets what a fight has brought be read until the next is under way', () => {
  const begins = (fight: number, cyclical = false) =>
    tell({ type: 'fight_started', fight, in_hand: fight, cyclical, starter: 1, stone: 1 }, people);
  expect(begins(1)).toContain('begins');
  expect(begins(2)).toBeNull();
  expect(begins(6, true)).toContain('neighbour');
});

it('asks whoever strikes for the first time for a card alone', () => {
  const at = (fight: number) => {
    const legal = {
      actions: ['7H', '4H'].flatMap((card) => [
        { type: 'strike', card, shadow: false },
        { type: 'strike', card, shadow: true },
      ]),
      previews: [null, null, null, null],
      shadow: [],
    };
    const standing = { standing: [1], lowest: 1, line: 'a' };
    const scene = { standing, strikes: [strike], order: [], round: 1, fight };
    return asks({ ...frame, legal } as unknown as Frame, scene);
  };
  expect(at(1)).toMatch(/Choose a card to strike with\.$/);
  expect(at(2)).toMatch(/Your card, or a shadow strike\?$/);
});

it('FM-12.5: of whoever is dazed it tells no choice', () => {
  const turned = (automatic: boolean) =>
    tell({ type: 'direction_chosen', seat: 1, direction: 'left', automatic }, people);
  expect(turned(true)).toBe('Nobody chooses: it goes clockwise.');
  expect(turned(false)).toContain('chooses which way it goes');
});

it('FM-7.2, FM-7.4: names whom the reader strikes for, and who strikes for him, where it is another', () => {
  const words = (order: object[]) =>
    betweenWords({ order } as unknown as Scene, people).replace(/[\u2066-\u2069]/g, '');
  expect(
    words([
      { seat: 1, target: 0 },
      { seat: 0, target: 1 },
    ]),
  ).toBe('Yours counts for Bruno, Bruno’s for you.');
  expect(
    words([
      { seat: 1, target: 1 },
      { seat: 0, target: 0 },
    ]),
  ).toBe('');
  expect(words([{ seat: 1, target: 1 }]), 'to whoever looks on').toBe('');
});

it.each([
  ['en', 'role'],
  ['de', 'Rolle'],
  ['fr', 'rôle'],
  ['fi', 'rooli'],
] as const)(
  'a card that is turned down is no role where it is the villain’s: %s (FM-10.3, FM-10.9)',
  async (language, role) => {
    await setLanguage(language);
    const turned = { type: 'role_turned', character: 'V', up: false, role: null } as Event;
    expect(tell(turned, { ...people, villain: 'KC' })?.toLowerCase()).not.toContain(role.toLowerCase());
    await setLanguage('en');
  },
);

it('says what a hit costs and brings, and what it costs to cancel it (FM-17.2)', async () => {
  await setLanguage('en');
  const asked = { ...frame, decision: { kind: 'use_replay', seats: [0] } } as unknown as Frame;
  const says = (left: number, loser = 0, replays = 1, options: object = {}) =>
    asks(asked, {
      verdict: { line: 'a', loser, standing: [] },
      replays,
      seats: people.seats,
      characters: [{ left }, { left }, { left: 5 }],
      options: { storyline: 'AS', ...options },
    }).replace(/[\u2066-\u2069]/g, '');
  expect(says(3)).toBe('You lose a life (2 left) and get the stone. Or spend the free replay.');
  expect(says(1)).toBe('You lose your last life. Or spend the free replay.');
  expect(says(2, 1, 3)).toBe(
    'Bruno loses a life (1 left) and gets the stone. Or spend one of 3 free replays.',
  );
});
