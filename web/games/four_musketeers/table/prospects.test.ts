/** What the cards of the hand would come to. */
import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import type { Frame, Strike } from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import type { Prospect } from '../../../lib/table/hand';
import '../messages';
import type { People } from './people';
import { legend, prospects, shadowRisk } from './prospects';
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
      saving: [],
      unseen: [],
      certain: strikes.length === 3,
    },
    ...more,
  }) as unknown as Frame;

it('tells the card that would be hit from those that pass and from the one that is blocked', () => {
  const found = prospects(frame(), scene([first]), people);
  expect([...found].map(([card, { good }]) => [card, good])).toEqual([
    ['4D', false],
    ['7H', true],
    ['9C', true],
  ]);
  const words = [...found.values()].map(({ words }) => words.replace(/[\u2066-\u2069]/g, ''));
  expect(words).toEqual([
    'As it stands, you would be hit.',
    'As it stands, no strike would stand.',
    'As it stands, David would be hit.',
  ]);
});

it('has a sign for who is hit and one for who is not where nobody strikes afterwards, and promises nobody to be safe before', () => {
  const signs = (strikes: readonly Strike[]) =>
    [...prospects(frame({}, strikes), scene(strikes), people).values()].map(({ sign }) =>
      JSON.stringify(sign?.values),
    );
  const [lowest, out, high] = signs([first, first, first]);
  expect(out, 'what is blocked for good is safe').toBe(high);
  expect(lowest).not.toBe(high);
  const [hit, blocked, safe] = signs([first]);
  expect(new Set([hit, blocked]).size).toBe(2);
  expect(safe).toBeUndefined();
});

it('warns of every card that would be hit, and promises a card to be safe that nothing unknown can hurt (FM-20.21)', () => {
  const actions = [{ type: 'strike', card: '4D', shadow: false }];
  const of = (line: 'a' | 'g', spared: boolean) => {
    const legal = {
      actions,
      previews: [{ standing: [3, 0], lowest: 0, line }],
      spared: [spared],
      saving: [],
      unseen: [],
      certain: false,
    };
    return prospects(frame({ legal }), scene([first, first]), people).get('4D');
  };
  expect(of('a', false)).toMatchObject({ fate: 'hit', good: false, certain: false });
  expect(of('a', false)?.sign).not.toBeNull();
  expect(of('a', true)).toMatchObject({ fate: 'safe', good: true, certain: true });
  expect(of('a', true)?.sign).not.toBeNull();
  expect(of('a', true)?.words, 'and nothing else: as it stands, he would be').toBe(
    'Whatever comes last, you are not hit.',
  );
  expect(of('a', true)?.tag?.words, 'who is safe is not named as who is hit').toBe('');
});

it('is certain only where nobody strikes afterwards', () => {
  const certain = (strikes: readonly Strike[]) => [
    ...new Set([...prospects(frame({}, strikes), scene(strikes), people).values()].map((one) => one.certain)),
  ];
  expect(certain([first])).toEqual([false]);
  expect(certain([first, first, first])).toEqual([true]);
});

it('tells of a third equal card that it brings back the first (FM-5.4)', () => {
  const twice: Strike[] = [first, { ...first, seat: 2, target: 2, card: '7D' }];
  expect(prospects(frame(), scene(twice), people).get('7H')?.words).toContain('It brings the first 7 back.');
  expect(prospects(frame(), scene(twice), people).get('9C')?.words).not.toContain('back');
});

it('tells whose card counts for whom, where everybody strikes for a neighbour (FM-7.4)', () => {
  const round = [0, 1, 2, 3].map((seat) => ({ seat, target: (seat + 1) % 4 }));
  const cyclical = { ...scene([{ ...first, target: 0 }]), order: round } as unknown as Scene;
  const words = (card: '4D' | '9C') =>
    prospects(frame(), cyclical, people)
      .get(card)
      ?.words.replace(/[\u2066-\u2069]/g, '')
      .split('\n');
  expect(words('4D')).toEqual(['As it stands, you would be hit.', 'David’s card counts for you.']);
  expect(words('9C')).toEqual(['As it stands, David would be hit.', 'Clara’s card counts for David.']);
});

/** What stands at its foot. */
const said = ({ tag }: Prospect) => tag && `${tag.words}${tag.certain ? '' : '?'}`;

it('says at the foot of each card whom it would hit, and that the reader is defeated where it is his last life', () => {
  const tags = (strikes: readonly Strike[], left = 2) => {
    const now = { ...scene(strikes), characters: [{ left }] } as unknown as Scene;
    return [...prospects(frame({}, strikes), now, people).values()].map(said);
  };
  expect(tags([first, first, first])).toEqual(['you', 'nobody', 'David']);
  expect(tags([first])).toEqual(['you?', 'nobody?', 'David?']);
  expect(tags([first, first, first], 1)).toEqual(['defeat', 'nobody', 'David']);
});

it('FM-15.9: marks as good what brings a wanted card into the line of story, unless it is there or costs the last life', () => {
  const strikes = [first, first, first];
  const fates = (
    role: string,
    next: string,
    line: readonly string[] = [],
    left = 2,
    spared: readonly boolean[] = [],
  ) => {
    const one = { left, stack: [next], role };
    const now = {
      ...scene(strikes),
      options: { storyline: 'QS', mode: 'solo' },
      characters: [one, one, one, one, one],
      ambitions: { JD: ['2D', 'QD', 'KD', 'AD'], JS: ['2S', '2C'] },
      line,
    } as unknown as Scene;
    const legal = { ...frame({}, strikes).legal, spared };
    return [...prospects(frame({ legal }), now, people).values()].map(({ fate, good }) => [fate, good]);
  };
  const plain = [
    ['hit', false],
    ['safe', true],
    ['safe', true],
  ];
  expect(fates('JD', 'QD')).toEqual([
    ['serves', true],
    ['safe', true],
    ['serves', true],
  ]);
  expect(fates('JD', 'QD', ['QD'])).toEqual(plain);
  expect(fates('JS', 'QD')).toEqual(plain);
  expect(fates('JD', 'QD', [], 1)[0]).toEqual(['defeat', false]);
  expect(fates('JD', 'QD', [], 2, [true, true, true]), 'so too where nothing can hit the reader').toEqual([
    ['safe', true],
    ['safe', true],
    ['serves', true],
  ]);
});

it('tells a loss under the stone as no hit (FM-9.2)', () => {
  const protectedOne = frame({
    legal: {
      actions: [{ type: 'strike', card: '4D', shadow: false }],
      previews: [{ standing: [3, 0], lowest: 0, line: 'b' }],
      spared: [],
      saving: [],
      unseen: [],
    },
  });
  expect(prospects(protectedOne, scene([first]), people).get('4D')?.good).toBe(true);
});

it('tells whoever strikes first of each card how often what he has not seen would save him (FM-20.21)', () => {
  const legal = {
    ...frame().legal,
    previews: [0, 1, 2].map(() => ({ standing: [0], lowest: 0, line: 'a' })),
    next_unknown: 1,
    saving: [3, 12, 20, null],
    unseen: [3, 3, 4, 4, 3, 3, 3, 3],
  };
  const found = prospects(frame({ legal }), scene([]), people);
  const signs = [...found.values()].map(({ sign }) => sign?.values);
  expect(signs).toEqual([['12%'], ['46%'], ['77%']]);
  expect(found.get('7H')?.words.replace(/[\u2066-\u2069]/g, '')).toBe(
    'Bruno’s card alone saves you in 46% of cases: a lower one, or another 7.',
  );
  const place = document.createElement('div');
  render(legend(found, { ...scene([]), round: 1 }, legal as never, people), place);
  expect(place.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
    '%? how often Bruno’s card alone saves you',
  );
  const stone = {
    ...legal,
    previews: legal.previews.map((one) => ({ ...one, line: 'b' })),
    saving: [26, 26, 26, null],
  };
  const shielded = prospects(frame({ legal: stone }), scene([]), { ...people, villain: 'AC' });
  expect([...shielded.values()].map(said), 'the stone keeps him, and the villain is hit').toEqual([
    'Rochefort?',
    'Rochefort?',
    'Rochefort?',
  ]);
});

it('tells cards that all hit the same apart by what may come next (FM-20.21)', () => {
  const of = (lowest: number, saving: readonly number[]) => {
    const previews = [0, 1, 2].map(() => ({ standing: [3, 0], lowest, line: 'a' }));
    const more = { next_unknown: 1, saving: [...saving, null], unseen: [20, 6] };
    const legal = { ...frame().legal, previews, ...more };
    const found = prospects(frame({ legal }), scene([first]), people);
    const place = document.createElement('div');
    render(legend(found, { ...scene([first]), round: 1 }, legal as never, people), place);
    return { found: [...found.values()], legend: place.textContent?.replace(/[\u2066-\u2069]/g, '') };
  };
  const other = of(3, [23, 25, 26]);
  expect(other.found.map(({ sign }) => sign?.values)).toEqual([['88%'], ['96%'], ['100%']]);
  expect(other.found.map(said)).toEqual(['David?', 'David?', 'David?']);
  expect(other.found.map(({ words }) => words.replace(/[\u2066-\u2069]/g, '').split('\n')[1])).toEqual([
    'Bruno’s card alone turns the hit on you in 12% of cases.',
    'Bruno’s card alone turns the hit on you in 4% of cases.',
    undefined,
  ]);
  expect(of(3, [0, 25, 26]).found[0]?.words).toMatch(/always turns the hit on you\.$/);
  expect(other.legend).toBe('%? how often Bruno’s card alone spares you');
  expect(of(0, [3, 4, 4]).legend).toBe('%? how often Bruno’s card alone saves you');
  expect(
    of(3, [25, 25, 25]).found.map(({ sign }) => sign),
    'as likely with each',
  ).toEqual([null, null, null]);
});

it('counts no share where the card loses the round for all, or brings what is wanted (FM-13.2, FM-15.9)', () => {
  const previews = (lowest: number) => [0, 1, 2].map(() => ({ standing: [3, 0], lowest, line: 'a' }));
  const of = (lowest: number, more: object) => {
    const legal = {
      ...frame().legal,
      previews: previews(lowest),
      next_unknown: 1,
      saving: [23, 25, 26, null],
      spared: [false, false, true, false],
      unseen: [20, 6],
    };
    const now = { ...scene([first]), round: 1, ...more } as unknown as Scene;
    const found = prospects(frame({ legal }), now, { ...people, villain: now.options.storyline });
    const place = document.createElement('div');
    render(legend(found, now, legal as never, { ...people, villain: now.options.storyline }), place);
    const words = place.textContent
      ?.replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const all = [...found.values()].map(({ fate, isCounted }) => [fate, isCounted ?? false]);
    return { all, words };
  };
  const lives = [2, 0, 2, 1].map((left) => ({ left, defeated: left === 0, stack: [] }));
  const together = { options: { storyline: 'AS' }, characters: [...lives, { left: 5 }], stone: 'V' };
  expect(of(3, together).all).toEqual([
    ['lost', false],
    ['lost', false],
    ['lost', false],
  ]);
  const last = [1, 0, 2, 2].map((left) => ({ left, defeated: left === 0, stack: [] }));
  const own = of(0, { ...together, characters: [...last, { left: 5 }] });
  expect(own.all, 'his own defeat he is saved from').toEqual([
    ['lost', true],
    ['lost', true],
    ['safe', false],
  ]);
  expect(own.words).toBe('%? how often Bruno’s card alone saves youFor certain: safe');
  const one = { left: 2, stack: ['QD'], role: 'JD' };
  const aims = {
    options: { storyline: 'QS', mode: 'solo' },
    characters: [one, one, one, one, one],
    ambitions: { JD: ['QD'] },
    line: [],
  };
  expect(of(3, aims).all.map(([, isCounted]) => isCounted)).toEqual([false, false, false]);
});

it('FM-15.9: nobody is saved from a hit that he wants: the next card takes it from him', () => {
  const one = { left: 2, stack: ['QD'], role: 'JD' };
  const legal = {
    ...frame().legal,
    previews: [0, 1, 2].map(() => ({ standing: [0], lowest: 0, line: 'a' })),
    next_unknown: 1,
    saving: [13, 0, 26, null],
    unseen: [20, 6],
  };
  const found = (ambition: string) => {
    const now = {
      ...scene([]),
      options: { storyline: 'QS', mode: 'solo' },
      characters: [one, one, one, one, one],
      ambitions: { JD: [ambition] },
      line: [],
    } as unknown as Scene;
    return [...prospects(frame({ legal }), now, people).values()].map(({ fate, words }) => [
      fate,
      words
        .replace(/[\u2066-\u2069]/g, '')
        .split('\n')
        .at(-1),
    ]);
  };
  expect(found('QD')).toEqual([
    ['serves', 'Bruno’s card alone takes this hit from you in 50% of cases.'],
    ['serves', 'This serves what you want.'],
    ['serves', 'Bruno’s card alone always takes this hit from you.'],
  ]);
  expect(found('KD')[0]?.[1], 'who does not want it').toContain('saves you in 50% of cases');
});

it('tells nothing in a problem, or where nothing is asked', () => {
  expect(prospects(frame({ problem: 'one' }), scene([first]), people).size).toBe(0);
  expect(prospects(null, scene([first]), people).size).toBe(0);
});

it('says how likely a shadow strike spares the reader, by the cards that may lie on top (FM-20.22)', () => {
  const hit = { standing: [3, 0], lowest: 0, line: 'a' };
  const safe = { standing: [3, 0], lowest: 3, line: 'a' };
  const saved = { standing: [3, 0], lowest: 0, line: 'b' };
  const told = (ends: readonly (readonly [number, object])[], certain = true, strikes = [first]) => {
    const shadow = ends.map(([cards, standing]) => ({ cards, standing }));
    const words = shadowRisk(
      frame({ legal: { actions: [], shadow, spared: [], unseen: [], certain } }),
      scene(strikes),
      people,
    );
    return words?.words.replace(/[\u2066-\u2069]/g, '') ?? null;
  };
  expect(
    told([
      [7, hit],
      [13, safe],
    ]),
  ).toBe('spares you: 65%');
  expect(
    told(
      [
        [7, hit],
        [13, safe],
      ],
      false,
    ),
  ).toBe('would spare you: 65%');
  expect(
    told([
      [1, hit],
      [29, safe],
    ]),
  ).toBe('spares you: 97%');
  expect(
    told([
      [29, hit],
      [1, safe],
    ]),
  ).toBe('spares you: 3%');
  expect(told([[5, hit]])).toBe('always hits you');
  expect(
    told([
      [5, safe],
      [2, saved],
    ]),
  ).toBe('never hits you');
  expect(told([[7, hit]], true, []), 'to whoever strikes first').toBeNull();
  expect(told([[5, safe]], false)).toBe('would never hit you');
  expect(told([[5, hit]], false)).toBe('would always hit you');
  expect(told([]), 'where no random card is left').toBeNull();
});

it('says in the first round what the signs mean that are there', () => {
  const told = (round: number, strikes: readonly Strike[]) => {
    const now = { ...scene(strikes), round };
    const place = document.createElement('div');
    const { legal } = frame({}, strikes);
    render(legend(prospects(frame({}, strikes), now, people), now, legal, people), place);
    return [...place.querySelectorAll('span')].map((one) => one.textContent?.trim());
  };
  expect(told(1, [first])).toEqual(['So far:', '? blocked', '? hit', 'a name: who would be hit']);
  expect(told(1, [first, first, first])).toEqual(['For certain:', 'safe', 'hit', 'a name: who is hit']);
  expect(told(1, []), 'no number stands there').toEqual([
    'So far:',
    '? blocked',
    '? hit',
    'a name: who would be hit',
  ]);
  expect(told(2, [first])).toEqual([]);
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
    return [...prospects(frame({ legal: beaten } as object, strikes), now, people).values()][0];
  };
  expect(at(1, 1)).toMatchObject({ fate: 'lost', good: false, certain: true });
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
