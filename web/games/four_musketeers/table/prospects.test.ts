/** What the cards of the hand would come to. */
import { render } from 'lit';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Forecast, Frame, Strike } from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import type { Prospect } from '../../../lib/table/hand';
import '../messages';
import { likelyBy, outlookWords } from './odds';
import type { People } from './people';
import { allSigns, legend, prospects, shadowRisk } from './prospects';
import type { Scene } from './scene';

beforeAll(() => useCatalogues('table', 'four_musketeers', 'table-four_musketeers'));

const seats = [0, 1, 2, 3].map((owner) => ({ owner, kind: 'player', now: 'active' }));
const roster = { names: ['Anne', 'Bruno', 'Clara', 'David'], viewer: 0, controllers: [] };
const people = { roster, seats } as unknown as People;
const first: Strike = {
  seat: 3,
  target: 3,
  card: '7S',
  source: 'hand',
  forced: false,
  discarded: false,
  discard: null,
};
const scene = (strikes: readonly Strike[]) =>
  ({
    order: [0, 1, 2, 3].map((seat) => ({ seat })),
    strikes,
    standing: { standing: strikes.map(({ seat }) => seat) },
    characters: [],
    seats,
    options: {},
  }) as unknown as Scene;
/** The last of four strikes is certain. */
const frame = (more: object = {}, strikes: readonly Strike[] = []) =>
  ({
    problem: null,
    view: { turn: 0 },
    legal: {
      actions: [
        ...['4D', '7H', '9C'].map((card) => ({ type: 'strike', card, shadow: false })),
        { type: 'strike', card: '4D', shadow: true },
      ],
      previews: [
        { standing: [3, 0], lowest: 0, line: 'a' },
        { standing: [], lowest: null, line: 'g' },
        { standing: [3, 0], lowest: 3, line: 'a' },
        null,
      ],
      spared: [],
      unseen: [],
      certain: strikes.length === 3,
    },
    ...more,
  }) as unknown as Frame;

const all = [first, first, first];
const NOTHING = { strikes: [], ways: [], outlook: null, isAlike: false, stake: 'no' as const };
const plain = (words = '') => words.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
/** What the engine foretells where each of these hits the reader so often, and David in all other cases. */
const foretold = (hurt: readonly number[], shadow = 0.5): Forecast => ({
  chance: 0.5,
  ways: [],
  strikes: [4, 7, 9, null].map((number, at) => ({
    number,
    seats: [hurt[at] ?? shadow, 0, 0, 1 - (hurt[at] ?? shadow)],
    villain: 0,
  })),
});
const of = (
  strikes: readonly Strike[],
  forecast: Forecast | null = null,
  now: object = {},
  asked = frame({}, strikes),
) => [
  ...prospects(
    asked,
    { ...scene(strikes), ...now } as Scene,
    { ...people, villain: 'AC' },
    likelyBy(forecast, asked.legal, { ...scene(strikes), ...now } as Scene, { ...people, villain: 'AC' }),
  ).values(),
];
/** What stands on it, as far as it is a number. */
const number = ({ sign }: Prospect) => sign?.values.find((one) => String(one).endsWith('%'));

it('tells the card that is hit from those that pass, where nobody strikes afterwards', () => {
  const found = of(all);
  expect(found.map(({ fate, good }) => [fate, good])).toEqual([
    ['hit', false],
    ['safe', true],
    ['safe', true],
  ]);
  expect(found.map(({ words }) => plain(words))).toEqual([
    'With this card you are hit.',
    'With this card no strike stands.',
    'With this card David is hit.',
  ]);
  const [lowest, out, high] = found.map(({ sign }) => JSON.stringify(sign?.values));
  expect(out, 'what is blocked for good is safe').toBe(high);
  expect(lowest).not.toBe(high);
});

it('names, where no strike would stand and one is still to come, whom that one then hits, as far as it is known', () => {
  const order = [1, 2, 0, 3].map((seat) => ({ seat, target: seat }));
  const tags = (now: object, strikes = [first, first]) => {
    const at = { ...scene(strikes), order, stone: 'V', ...now } as Scene;
    const found = prospects(frame({}, strikes), at, { ...people, villain: 'AC' }, null);
    return [...found.values()].map(({ tag, isUnsettled, good }) => [tag, isUnsettled, good]);
  };
  expect(tags({})[1]).toEqual(['David', true, true]);
  expect(tags({}, [first])[1], 'two are still to come: nothing is known').toEqual(['', true, true]);
  expect(tags({ stone: 3 })[1], 'FM-9.2: he passes it on').toEqual(['', true, true]);
  const around = [1, 2, 0, 3].map((seat) => ({ seat, target: (seat + 1) % 4 }));
  expect(tags({ order: around, cyclical: true })[1], 'FM-7.4: he strikes for the reader').toEqual([
    'you',
    true,
    false,
  ]);
});

it('FM-20.23: says on each card how likely the whole fight spares the reader, where others still strike', () => {
  const found = of([first], foretold([0.93, 0.38, 0.1]));
  expect(found.map(number)).toEqual(['7%', '62%', '90%']);
  expect(found.map(({ good }) => good)).toEqual([false, true, true]);
  expect(
    found.map(({ tag }) => tag),
    'whom it would hit as it stands is not replaced by the number',
  ).toEqual(['you', 'David?', 'David']);
  expect(plain(found[1]?.words)).toBe('Likely hit: David 62%, you 38%.');
  const last = { characters: [{ left: 1 }, { left: 2 }, { left: 2 }, { left: 2 }] };
  expect(plain(of([first], foretold([0.93, 0.38, 0]), last)[1]?.words)).toContain('A hit would defeat you.');
  expect(plain(of([first], foretold([0.93, 0.38, 0]), last)[2]?.words), 'whom it never costs').not.toMatch(
    /last life/,
  );
  expect(of([first]).map(number), 'before it is foretold').toEqual([undefined, undefined, undefined]);
  expect(
    of([first]).map(({ tag }) => tag),
    'before it is foretold',
  ).toEqual([undefined, undefined, undefined]);
  expect(plain(of([first])[0]?.words), 'as it stands').toBe('As it stands, you would be hit.');
});

it('FM-20.23: a card that is less safe than a lower one says why, in one line', () => {
  const lines = (strikes: readonly Strike[], now: object = {}) =>
    of(strikes, foretold([0.9, 0.2, 0.5]), now).map(({ words }) =>
      plain(words)
        .split('\n')
        .filter((line) => !line.startsWith('Likely hit')),
    );
  expect(lines([first])).toEqual([
    [],
    [],
    ['Here the 7 is safer than the 9: it blocks the card that lies there.'],
  ]);
  const other = { ...first, card: '8S' } as const;
  expect(lines([other])[2]).toEqual([
    'Here the 7 is safer than the 9: others may block it, and then it cannot lose.',
  ]);
  const pair = [
    { ...first, seat: 2, card: '7S' },
    { ...first, card: '7D' },
  ] as const;
  const out = { standing: { standing: [], lowest: null, line: 'g' } };
  expect(lines(pair, out)[2], 'FM-22.12: a third equal one').toEqual([
    'Here the 7 is safer than the 9: as the third 7 it is out, and the first one stands again.',
  ]);
  const order = [3, 0, 1, 2].map((seat) => ({ seat, target: (seat + 1) % 4 }));
  expect(lines([other], { order: order.slice(0, 2) })[2], 'nobody is left who could block it').toEqual([]);
  expect(lines([first], { cyclical: true, order })).toEqual([
    ['Your card counts for Bruno.'],
    ['Your card counts for Bruno.'],
    ['Your card counts for Bruno.', 'Here the 7 is safer than the 9: it blocks the card that lies there.'],
  ]);
  expect(lines([other], { cyclical: true, order })).toEqual([
    ['Your card counts for Bruno.'],
    ['Your card counts for Bruno.'],
    ['This card counts for Bruno: here the 7 is safer than the 9.'],
  ]);
});

it('FM-20.21: bears whom it would hit as it stands, and no number, unless chances are asked for', () => {
  const told = (strikes: readonly Strike[], legal: object = {}) => {
    const asked = frame({ legal: { ...frame({}, strikes).legal, ...legal } });
    const found = prospects(asked, scene(strikes), { ...people, villain: 'AC' }, null);
    return [...found.values()].map(({ tag, fate, good, isUnsettled }) => [tag, fate, good, isUnsettled]);
  };
  expect(told([first])).toEqual([
    ['you', null, false, true],
    ['', null, true, true],
    ['David', null, true, true],
  ]);
  // What nothing that may still come hits is safe, though it would be hit as it stands.
  expect(told([first, first], { spared: [true, false, true, false] })).toEqual([
    ['not you', 'safe', true, false],
    ['', null, true, true],
    ['David', 'safe', true, true],
  ]);
  const sure = told([first, first], { spared: [false, true, false, false] })[1];
  expect(sure, 'who is hit is open, and not the reader').toEqual(['not you', 'safe', true, false]);
  const alone = { standing: [0], lowest: 0, line: 'a' };
  const begun = told([], { previews: [alone, alone, alone, null] });
  expect(
    begun.map(([tag]) => tag),
    'nobody has struck',
  ).toEqual(['', '', '']);
  const dazed = { ...alone, standing: [0, 3] };
  const known = told([], { previews: [dazed, dazed, dazed, null] });
  expect(
    known.map(([tag]) => tag),
    'a card that comes lies open',
  ).toEqual(['you', 'you', 'you']);
});

it('FM-20.23: promises no certainty that was only seen in all the worlds looked at', () => {
  const found = of([first], foretold([0, 0.5, 1]));
  expect(found.map(number)).toEqual(['99%', '50%', '1%']);
  expect(plain(found[2]?.words).split('\n')[0]).toBe('Likely hit: you 99%.');
  const legal = { ...frame({}, [first]).legal, spared: [true, false, false, false] };
  const sure = of([first, first], foretold([0, 0.5, 1]), {}, frame({ legal }));
  expect(sure.map(number)).toEqual(['100%', '50%', '1%']);
  expect(plain(sure[0]?.words)).toContain('You are safe, whatever comes.');
});

it('FM-9.2: a number says nothing but how often the reader is spared: where that is the same, whom it would hit is told', () => {
  const protectedBy = (villain: readonly number[]): Forecast => ({
    chance: 0.5,
    ways: [],
    strikes: [4, 7, 9, null].map((number, at) => ({
      number,
      seats: [0, 0.1, 0, 0],
      villain: villain[at] ?? 0.2,
    })),
  });
  const found = of([first], protectedBy([0.4, 0.25, 0.04]));
  expect(found.map(number)).toEqual([undefined, undefined, undefined]);
  expect(found.map(({ tag }) => tag)).toEqual(['you', '', 'David']);
  expect(plain(found[0]?.words)).toContain('Likely hit: Rochefort 40%, Bruno 10%, nobody 50%.');
  const same = of([first], protectedBy([0.2, 0.2, 0.2]));
  expect(same.map(number)).toEqual([undefined, undefined, undefined]);
  expect(same.every(({ tag }) => !tag)).toBe(true);
});

it('FM-20.23: where nobody is hit as it stands and others still strike, it names who is hit rather than not', () => {
  const tags = (chance: number) => {
    const strikes = [4, 7, 9, null].map((number) => ({
      number,
      seats: [0.1, 0, 0, number === 7 ? chance : 0],
      villain: 0,
    }));
    return of([first], { chance: 0.5, ways: [], strikes }).map(({ tag }) => tag);
  };
  expect(tags(0.8)[1]).toBe('David?');
  expect(tags(0.4)[1]).toBe('');
});

it('says on the button what the card says', () => {
  const asked = frame({}, [first]);
  const likely = likelyBy(foretold([0.9, 0.5, 0.2]), asked.legal, scene([first]), people);
  expect(outlookWords(likely, '7H')).toBe('spares you: 50%');
  expect(outlookWords(likely, null)).toBe('spares you: 50%');
  expect(outlookWords(null, '7H')).toBeNull();
});

it('no card bears a number that all of them would bear: they name who is hit instead', () => {
  const alike = of([first], foretold([0.316, 0.324, 0.318], 0.32));
  expect(alike.map(number)).toEqual([undefined, undefined, undefined]);
  expect(alike.some(({ isNamed }) => isNamed)).toBe(true);
  expect(of([first], foretold([0.316, 0.324, 0.338], 0.32)).map(number)).not.toContain(undefined);
});

it('FM-13.2: what loses the round for all is feared as a hit on the reader is', () => {
  const lives = [2, 0, 2, 1].map((left) => ({ left, defeated: left === 0, stack: [] }));
  const together = {
    options: { storyline: 'AS', mode: 'solo' },
    characters: [...lives, { left: 5 }],
    stone: 'V',
    line: [],
  };
  const found = of([first], foretold([0.1, 0.1, 0.1], 0.1), together);
  expect(found.map(number), 'he or David').toEqual([undefined, undefined, undefined]);
  const spared: Forecast = {
    chance: 0.5,
    ways: [],
    strikes: [4, 7, 9].map((number, at) => ({ number, seats: [0, 0, 0.2, 0.2 * at], villain: 0 })),
  };
  expect(of([first], spared, together).map(number), 'any companion’s hit counts').toEqual([
    '80%',
    '60%',
    '40%',
  ]);
});

it('FM-15.9: nobody is spared a hit that he wants: no number counts it', () => {
  const one = { left: 2, stack: ['QD'], role: 'JD' };
  const aims = {
    options: { storyline: 'QS', mode: 'solo' },
    characters: [one, one, one, { ...one, stack: ['2S'] }, one],
    ambitions: { JD: ['QD'] },
    line: [],
  };
  const wanted = of([first], foretold([0.9, 0.5, 0.2]), aims);
  expect(wanted.map(number)).toEqual([undefined, undefined, undefined]);
  const unwanted = of([first], foretold([0.9, 0.5, 0.2]), { ...aims, ambitions: { JD: ['KD'] } });
  expect(unwanted.map(number)).toEqual(['10%', '50%', '80%']);
});

it('FM-16.12: whom the stone keeps is not safe where a hit on the villain loses him the round', () => {
  const now = {
    options: { storyline: 'AC', mode: 'solo', tie_rule: 'lives' },
    characters: [1, 1, 2, 1, 1].map((left) => ({ left, stack: [], defeated: false })),
    stone: 0,
    line: [],
    round: 1,
  };
  const legal = { ...frame({}, [first]).legal, spared: [true, true, true, false] };
  const asked = frame({ legal });
  const forecast: Forecast = {
    chance: 0.4,
    ways: [],
    strikes: [4, 7, 9, null].map((number, at) => ({
      number,
      seats: [0, 0, 0, 0],
      villain: [0.55, 0.3, 0, 0.2][at] ?? 0,
    })),
  };
  const found = of([first], forecast, now, asked);
  expect(found.map(number)).toEqual(['45%', '70%', '99%']);
  const those = { ...people, villain: 'AC' } as People;
  const there = { ...scene([first]), ...now } as unknown as Scene;
  const likely = likelyBy(forecast, asked.legal, there, those);
  expect(outlookWords(likely, '4D')).toBe('you come through: 45%');
  const place = document.createElement('div');
  const all = prospects(asked, there, those, likely);
  render(
    legend(all, likely, there, those, () => {}),
    place,
  );
  expect(plain(place.textContent ?? '')).toContain('not hit, and the round not lost');
  expect(place.querySelector('use')?.getAttribute('href'), 'no shield').toContain('hourglass');
  const told = [...prospects(asked, there, those, null).values()];
  expect(
    told.map(({ fate }) => fate),
    'nor a tick to whoever asks for no chances',
  ).toEqual([null, null, null]);
  expect(plain(told[1]?.words)).toContain('You are not hit, whatever comes; but the round may be lost.');
});

it('FM-15.7: of d’Artagnan is reckoned how likely Madame Bonacieux lives, and what costs him the round is said', () => {
  const lives = [2, 2, 2, 2, 1].map((left, at) => ({ left, stack: [], role: at === 0 ? 'JC' : null }));
  const now = {
    options: { storyline: 'QC', mode: 'solo' },
    characters: lives,
    stone: 0,
    line: [],
  };
  const forecast: Forecast = {
    chance: 0.5,
    ways: [],
    strikes: [4, 7, 9, null].map((number, at) => ({
      number,
      seats: [0, 0, 0, 0],
      villain: [0.95, 0.4, 0.1, 0.4][at] ?? 0,
    })),
  };
  const legal = { ...frame({}, [first]).legal, spared: [true, true, true, false] };
  const found = of([first], forecast, now, frame({ legal }));
  expect(found.map(number), 'not how likely he is spared').toEqual(['5%', '60%', '90%']);
  expect(plain(found[0]?.words)).toContain('If Rochefort is hit, you lose the round.');
  const beaten = { standing: [3, 0], lowest: 0, line: 'b' };
  const certain = { ...frame({}, all).legal, previews: [beaten, beaten, beaten, null] };
  const [lost] = of(all, null, now, frame({ legal: certain }));
  expect([lost?.fate, lost?.tag]).toEqual(['lost', 'lost']);
  expect(plain(lost?.words)).toContain('With this hit the round is lost for you.');
});

it('FM-14.3: where all stand together a companion who is hit is no safety, and a hit on the villain serves', () => {
  const now = (options: object, teams: number[][] | null = null) => ({
    options,
    teams,
    characters: [3, 3, 3, 3, 5].map((left) => ({ left, stack: [], defeated: false })),
    stone: 'V',
    line: [],
  });
  const together = now({ storyline: 'AS', mode: 'coop' });
  const fates = (there: object, previews?: readonly object[]) => {
    const legal = { ...frame({}, all).legal, ...(previews && { previews: [...previews, null] }) };
    return of(all, null, there, frame({ legal })).map(({ fate, good, tag }) => [fate, good, tag]);
  };
  expect(fates(together)[2]).toEqual(['hit', false, 'David']);
  const villain = { standing: [3, 0], lowest: 0, line: 'b' };
  expect(fates(together, [villain, villain, villain])[0]).toEqual(['serves', true, 'Rochefort']);
  const teams = [
    [0, 2],
    [1, 3],
  ];
  const mate = { standing: [2], lowest: 2, line: 'a' };
  const foe = { standing: [3], lowest: 3, line: 'a' };
  expect(fates(now({ storyline: 'AC', mode: 'team' }, teams), [mate, foe, foe])).toEqual([
    ['hit', false, 'Clara'],
    ['safe', true, 'David'],
    ['safe', true, 'David'],
  ]);
  const legal = { ...frame({}, [first]).legal, spared: [true, false, true, false] };
  const asked = frame({ legal });
  const there = { ...scene([first]), ...together } as unknown as Scene;
  const david = prospects(asked, there, { ...people, villain: 'AS' }, null).get('9C');
  expect([david?.fate, david?.good, david?.tag], 'as it stands').toEqual([null, false, 'David']);
});

it('tells of a third equal card that it brings back the first (FM-5.4)', () => {
  const twice: Strike[] = [first, { ...first, seat: 2, target: 2, card: '7D' }];
  expect(prospects(frame(), scene(twice), people, NOTHING).get('7H')?.words).toContain(
    'It brings the first 7 back.',
  );
  expect(prospects(frame(), scene(twice), people, NOTHING).get('9C')?.words).not.toContain('back');
});

it('tells whose card counts for whom, where everybody strikes for a neighbour (FM-7.4)', () => {
  const round = [0, 1, 2, 3].map((seat) => ({ seat, target: (seat + 1) % 4 }));
  const cyclical = { ...scene([{ ...first, target: 0 }]), order: round } as unknown as Scene;
  const words = (card: '4D' | '9C') =>
    prospects(frame(), cyclical, people, NOTHING)
      .get(card)
      ?.words.replace(/[\u2066-\u2069]/g, '')
      .split('\n');
  expect(words('4D')).toEqual(['As it stands, you would be hit.', 'David’s card counts for you.']);
  expect(words('9C')).toEqual(['As it stands, David would be hit.', 'Clara’s card counts for David.']);
});

it('says at the foot of each card whom it hits, and that the reader is defeated where it is his last life', () => {
  const tags = (left: number) => of(all, null, { characters: [{ left }] }).map(({ tag }) => tag);
  expect(tags(2)).toEqual(['you', 'nobody', 'David']);
  expect(tags(1)).toEqual(['defeat', 'nobody', 'David']);
});

it('FM-15.9: marks as good what brings a wanted card into the line of story, unless it is there or costs the last life', () => {
  const fates = (role: string, next: string, line: readonly string[] = [], left = 2) => {
    const one = { left, stack: [next], role };
    const now = {
      ...scene(all),
      options: { storyline: 'QS', mode: 'solo' },
      characters: [one, one, one, one, one],
      ambitions: { JD: ['2D', 'QD', 'KD', 'AD'], JS: ['2S', '2C'] },
      line,
    } as unknown as Scene;
    return of(all, null, now).map(({ fate, good }) => [fate, good]);
  };
  const usual = [
    ['hit', false],
    ['safe', true],
    ['safe', true],
  ];
  expect(fates('JD', 'QD')).toEqual([
    ['serves', true],
    ['safe', true],
    ['serves', true],
  ]);
  expect(fates('JD', 'QD', ['QD'])).toEqual(usual);
  expect(fates('JS', 'QD')).toEqual(usual);
  expect(fates('JD', 'QD', [], 1)[0]).toEqual(['defeat', false]);
});

it('tells a loss under the stone as no hit (FM-9.2)', () => {
  const previews = [{ standing: [3, 0], lowest: 0, line: 'b' }, null, null, null];
  const legal = { ...frame({}, all).legal, previews };
  expect(of(all, null, {}, frame({ legal }))[0]).toMatchObject({ fate: 'safe', good: true });
});

it('tells nothing in a problem, or where nothing is asked', () => {
  expect(prospects(frame({ problem: 'one' }), scene([first]), people, NOTHING).size).toBe(0);
  expect(prospects(null, scene([first]), people, NOTHING).size).toBe(0);
});

it('says how likely a shadow strike spares the reader: as foretold, or to everybody by the cards that may lie on top (FM-20.22)', () => {
  const hit = { standing: [3, 0], lowest: 0, line: 'a' };
  const safe = { standing: [3, 0], lowest: 3, line: 'a' };
  const saved = { standing: [3, 0], lowest: 0, line: 'b' };
  const risk = (
    ends: readonly (readonly [number, object])[],
    now: Scene = scene([first]),
    certain = true,
    forecast: Forecast | null = null,
  ) => {
    const shadow = ends.map(([cards, standing]) => ({ cards, standing }));
    const legal = { actions: [], shadow, spared: [], unseen: [], certain };
    const asked = frame({ legal });
    const told = shadowRisk(
      asked,
      now,
      { ...people, villain: 'AC' },
      forecast && likelyBy(forecast, asked.legal, now, { ...people, villain: 'AC' }),
    );
    return told && plain(told.words);
  };
  const some = [
    [7, hit],
    [13, safe],
  ] as const;
  expect(risk(some)).toBe('spares you: 65%');
  expect(
    risk([
      [1, hit],
      [29, safe],
    ]),
  ).toBe('spares you: 97%');
  expect(risk([[5, hit]])).toBe('never spares you');
  expect(
    risk([
      [5, safe],
      [2, saved],
    ]),
  ).toBe('always spares you');
  const ends = {
    characters: [4, 5, 3, 2, 1].map((left) => ({ left, stack: [], defeated: false })),
    options: { storyline: 'AC', mode: 'solo', tie_rule: 'lives' },
    stone: 0,
  };
  expect(
    risk(
      [
        [2, safe],
        [2, saved],
        [14, hit],
      ],
      { ...scene([first]), ...ends } as unknown as Scene,
    ),
    'a hit on the villain by which another wins spares nobody (FM-16.12)',
  ).toBe('you come through: 11%');
  expect(risk([]), 'where no random card is left').toBeNull();
  expect(risk(some, undefined, false), 'before it is foretold').toBeNull();
  expect(risk(some, undefined, false, foretold([0.9, 0.5, 0.2], 0.36))).toBe('spares you: 64%');
});

it('says in the first round what stands on the cards', () => {
  const wish = vi.fn();
  const told = (
    round: number,
    strikes: readonly Strike[],
    forecast: Forecast | null = null,
    wanted = true,
  ) => {
    const now = { ...scene(strikes), round };
    const asked = frame({}, strikes);
    const place = document.createElement('div');
    const likely = wanted ? likelyBy(forecast, asked.legal, now, people) : null;
    render(legend(prospects(asked, now, people, likely), likely, now, people, wish), place);
    place.querySelector('button')?.click();
    sign = place.querySelector<HTMLElement>('i[data-sign]')?.dataset.sign ?? '';
    return [...place.querySelectorAll('span, button')].map((one) => plain(one.textContent ?? '').trim());
  };
  let sign = '';
  expect(told(1, all)).toEqual(['safe', 'hit', 'who is hit']);
  expect(told(1, [first], foretold([0.9, 0.5, 0.2]))).toEqual(['% how likely this fight spares you', 'Hide']);
  expect(wish).toHaveBeenLastCalledWith(false);
  expect(sign, 'the higher the safer').not.toContain('safer');
  told(1, [first], foretold([0.9, 0.2, 0.5]));
  expect(plain(sign), 'David has struck with a 7').toContain('Here the 7 is safer than the 9:');
  told(1, [{ ...first, card: '8S' }], foretold([0.9, 0.2, 0.5]));
  expect(plain(sign)).toContain('others may block it');
  expect(told(1, [first], null, false), 'to whoever asks for none').toEqual([
    'who would be hit as it stands',
    'Show the chances',
  ]);
  expect(wish).toHaveBeenLastCalledWith(true);
  expect(told(1, all, null, false), 'what is certain is no chance').toEqual(told(1, all));
  expect(told(1, [first]), 'no number stands there yet').toEqual([
    'The chances are being reckoned …',
    'Hide',
  ]);
  const protectedBy = (hurt: number) => foretold([hurt, hurt, hurt], hurt);
  const same = ['Spares you: 62%, whatever the card', 'Hide'];
  expect(told(1, [first], protectedBy(0.38)), 'it is the same with every card').toEqual(same);
  expect(told(1, [first], foretold([0.382, 0.378, 0.38], 0.38)), 'as far as one sees').toEqual(
    expect.arrayContaining(same),
  );
  expect(told(1, [first], protectedBy(0)), 'nothing can hit him').toEqual([
    'Nothing is likely to hit you in this fight.',
    'Hide',
  ]);
  expect(told(2, all)).toEqual([]);
  const free = { ...scene([first]), round: 1 };
  const nobody = frame({ legal: { ...frame({}, [first]).legal, previews: [7, 7, 7].map(() => drawn) } }, [
    first,
  ]);
  const place = document.createElement('div');
  render(legend(prospects(nobody, free, people, null), null, free, people, wish), place);
  expect(plain(place.textContent ?? ''), 'where no tag names anybody').not.toContain('would be hit');
});
const drawn = { standing: [], lowest: null, line: 'g' };

it('FM-20.23: explains the number among all signs to whoever wants chances', () => {
  const told = (isWanted: boolean, isShared = false) => {
    const place = document.createElement('div');
    render(allSigns(isWanted, isShared), place);
    return plain(place.textContent ?? '');
  };
  expect(told(true)).toContain('how likely this fight spares you');
  expect(told(true, true), 'among companions').toContain('spares you and your companions');
  expect(told(false)).not.toContain('%');
});

it('leaves the focus on the button that puts chances away and shows them again', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const draw = (wanted: boolean) => {
    const now = scene([first]);
    const asked = frame({}, [first]);
    const likely = wanted ? likelyBy(foretold([0.9, 0.5, 0.2]), asked.legal, now, people) : null;
    const found = prospects(asked, now, people, likely);
    render(
      legend(found, likely, { ...now, round: 1 }, people, () => {}),
      place,
    );
    return place.querySelector('button');
  };
  const button = draw(true);
  button?.focus();
  expect(plain(draw(false)?.textContent ?? '').trim()).toBe('Show the chances');
  expect(document.activeElement, 'put away').toBe(button);
  expect(plain(draw(true)?.textContent ?? '').trim()).toBe('Hide');
  expect(document.activeElement, 'shown again').toBe(button);
  place.remove();
});

it('FM-16.12: a card that defeats the villain where others have more lives loses the match, and says who wins', () => {
  const strikes = [first, first, first];
  const at = (own: number, villain: number) => {
    const lives = [own, 2].map((left) => ({ left }));
    const now = {
      ...scene(strikes),
      options: { storyline: 'AC', mode: 'solo', tie_rule: 'lives' },
      seats: seats.slice(0, 2).map((one) => ({ ...one, kind: 'player' })),
      characters: [...lives, { left: villain }],
    } as unknown as Scene;
    const legal = { ...frame().legal, certain: true } as Frame['legal'];
    const beaten = {
      ...legal,
      previews: legal && 'previews' in legal ? legal.previews.map((one) => one && { ...one, line: 'b' }) : [],
    };
    return [...prospects(frame({ legal: beaten } as object, strikes), now, people, NOTHING).values()][0];
  };
  expect(at(1, 1)).toMatchObject({ fate: 'lost', good: false });
  expect(at(1, 1)?.words).toMatch(/would win\.$/);
  expect(at(3, 1)?.fate).not.toBe('lost');
  expect(at(3, 1)?.words).toMatch(/you win\.$/);
  expect(at(1, 2)?.fate, 'one hit more').not.toBe('lost');
});

it.each(languages)(
  'says in one or two short words at the foot of a card what becomes of the reader, in %s',
  async (language) => {
    await setLanguage(language);
    for (const what of ['lost', 'defeat', 'you', 'nobody'])
      expect(t('four-tag', { what, name: '' }).length).toBeLessThanOrEqual(9);
  },
);
