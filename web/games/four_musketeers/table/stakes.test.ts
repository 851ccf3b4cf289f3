import { render } from 'lit';
import { beforeAll, expect, it, test } from 'vitest';
import '../messages';
import type {
  Character,
  Event,
  Legal,
  Standing,
  Strike,
  SwordCard,
} from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { animate } from './animation';
import { cryOf } from './cry';
import { fight } from './fight';
import { endWords, goal } from './goal';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import {
  aheadWords,
  aimWords,
  beforeWords,
  counted,
  defeatOf,
  knownWords,
  serves,
  stakeOf,
  stakeWords,
  startWords,
  stoneWords,
  threatWords,
} from './stakes';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const recorded = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied;
if (!recorded) throw new Error('nothing recorded');
const names = ['Anne', 'Lucien', 'Marguerite', 'Étienne'];
/** The same table with so many hits left to each, the villain last; 0 of a Musketeer is his defeat. */
const table = (left: readonly number[], stone: Character, options: Partial<Scene['options']> = {}): Scene => {
  const scene = sceneOf(recorded.frame.view);
  return {
    ...scene,
    viewer: 0,
    stone,
    options: { ...scene.options, ...options },
    characters: scene.characters.map((one, at) => ({
      ...one,
      left: left[at] ?? 0,
      defeated: left[at] === 0,
    })),
  };
};
const said = (scene: Scene) => {
  const people = peopleOf(scene, { names, viewer: 0 });
  const stake = stakeOf(scene, people);
  return stake && stakeWords(stake, scene, people);
};

test.each<[string, object, string]>([
  ['a hit', { line: 'a', loser: 1 }, 'Just before: 10 · 9 · –, Lucien was hit.'],
  ['a hit on the reader', { line: 'a', loser: 0 }, 'Just before: 10 · 9 · –, you were hit.'],
  ['a hit passed on with the stone', { line: 'b', loser: 1 }, 'Just before: 10 · 9 · –, Rochefort was hit.'],
  ['a hit that the stone kept away', { line: 'c', loser: 1 }, 'Just before: 10 · 9 · –, nobody was hit.'],
  ['a draw', { line: 'g', loser: null }, 'Just before: 10 · 9 · –, a draw.'],
])('the fight before is not forgotten: %s', (_, decided, words) => {
  const scene = { ...table([5, 5, 4, 5, 5], 'V'), strikes: [], verdict: null };
  const people = peopleOf(scene, { names, viewer: 0 });
  const begun = { type: 'round_started' } as Event;
  const fought = [
    { type: 'fight_started' },
    ...['10S', '9H', null].map((card) => ({ type: 'struck', card })),
  ];
  const ended = { type: 'fight_decided', ...decided } as Event;
  const said = (told: readonly Event[], now: Scene = scene) =>
    beforeWords(told, now, people).replace(/[\u2066-\u2069]/g, '');
  const all = [begun, ...fought, ended] as Event[];
  expect(said(all)).toBe(words);
  const cancelled = { type: 'replay_used' } as Event;
  expect(said([...all, cancelled]), 'not what a replay has cancelled (FM-17.3)').toBe('');
  expect(said([ended, begun]), 'not of another round').toBe('The fewest defeats win.');
  expect(said([begun, ended, { type: 'round_ended' } as Event]), 'not when it is over').toBe('');
  const strike = { seat: 0 } as unknown as Scene['strikes'][number];
  expect(said([begun, ended], { ...scene, strikes: [strike, strike] }), 'not once one fights again').toBe('');
});

test.each<[string, readonly number[], object, Partial<Scene['options']>, string | null, boolean]>([
  ['a first defeat ends nothing', [5, 1, 4, 5, 5], { line: 'a', lowest: 1 }, {}, null, false],
  [
    'the reader’s last life',
    [1, 4, 4, 5, 5],
    { line: 'a', lowest: 0 },
    {},
    'It is your last life: you would be defeated.',
    false,
  ],
  [
    'a second one ends the round',
    [5, 1, 0, 5, 5],
    { line: 'a', lowest: 1 },
    {},
    'With the second defeat the round is over.',
    false,
  ],
  [
    'where lives decide it says who has won',
    [4, 1, 0, 5, 5],
    { line: 'a', lowest: 1 },
    { tie_rule: 'lives', mode: 'solo' },
    'With the second defeat the round is over. Then Étienne would win.',
    true,
  ],
  [
    'together it is lost',
    [5, 1, 0, 5, 5],
    { line: 'a', lowest: 1 },
    { storyline: 'AS' },
    'With this defeat the round is lost.',
    true,
  ],
  [
    'not where it takes all',
    [5, 1, 0, 5, 5],
    { line: 'a', lowest: 1 },
    { storyline: 'AS', bad_ending: 'all' },
    null,
    false,
  ],
])('what a card would end is said on it (FM-13.2): %s', (_, left, after, options, words, isLost) => {
  const scene = table(left, 'V', options);
  const defeat = defeatOf(after as Standing, scene, peopleOf(scene, { names, viewer: 0 }));
  expect(defeat?.words.replace(/[\u2066-\u2069]/g, '') ?? null).toBe(words);
  expect(defeat?.isLost ?? false).toBe(isLost);
});

test.each<[string, string, 'solo' | 'team', string, readonly number[], object, boolean]>([
  ['a wanted card', 'QS', 'solo', 'JD', [5, 5, 5, 5, 5], { line: 'a', lowest: 1 }, true],
  ['FM-15.9: not for who is defeated', 'QS', 'solo', 'JD', [0, 5, 5, 5, 5], { line: 'a', lowest: 1 }, false],
  ['FM-15.12: but d’Artagnan', 'QS', 'solo', 'JC', [0, 5, 5, 5, 5], { line: 'a', lowest: 1 }, true],
  ['FM-15.13: and for his team', 'QS', 'team', 'JD', [0, 5, 5, 5, 5], { line: 'a', lowest: 1 }, true],
  ['FM-15.5: the villain is hunted', 'QC', 'solo', 'JS', [5, 5, 5, 5, 5], { line: 'd', lowest: 1 }, true],
  ['and only she', 'QC', 'solo', 'JS', [5, 5, 5, 5, 5], { line: 'a', lowest: 1 }, false],
  ['but not by d’Artagnan', 'QC', 'solo', 'JC', [5, 5, 5, 5, 5], { line: 'b', lowest: 1 }, false],
  ['nor by the defeated', 'QC', 'solo', 'JD', [0, 5, 5, 5, 5], { line: 'b', lowest: 1 }, false],
  ['in teams by the red ones', 'QC', 'team', 'JH', [5, 5, 5, 5, 5], { line: 'b', lowest: 1 }, true],
  ['FM-15.8: defeated too', 'QC', 'team', 'JH', [0, 5, 5, 5, 5], { line: 'b', lowest: 1 }, true],
  ['and not by the black ones', 'QC', 'team', 'JS', [5, 5, 5, 5, 5], { line: 'b', lowest: 1 }, false],
])('what serves a role of the reader: %s', (_, storyline, mode, role, left, after, does) => {
  const bare = table(left, 'V', { storyline, mode } as Partial<Scene['options']>);
  const characters = bare.characters.map((one, at) => ({
    ...one,
    role: at === 0 ? role : null,
    stack: ['QD'],
  }));
  const ambitions = storyline === 'QS' ? { JD: ['QD'], JC: ['QD'] } : null;
  const scene = { ...bare, characters, ambitions, line: [] } as unknown as Scene;
  expect(serves(after as Standing, scene, peopleOf(scene, { names, viewer: 0 }))).toBe(does);
});

it.each([
  ['shared', 'AC', true],
  ['play_on', 'AC', false],
  ['shared', 'AS', false],
] as const)(
  'FM-16.5: what the rule %s makes of a tie is told among the aims in %s',
  (tie_rule, storyline, is) => {
    const place = document.createElement('div');
    const scene = table([5, 5, 5, 5, 5], 'V', { tie_rule, storyline });
    render(goal(scene, peopleOf(scene, { names, viewer: 0 }), null), place);
    expect(place.textContent?.includes(t('four-goal-tie'))).toBe(is);
  },
);

it.each<[string, string, readonly number[], object, boolean]>([
  ['d’Artagnan, when she is defeated', 'JC', [5, 5, 4, 5, 1], { line: 'b', lowest: 1 }, true],
  ['nobody else by that', 'JS', [5, 5, 4, 5, 1], { line: 'b', lowest: 1 }, false],
  ['those who are after her, when she comes away', 'JS', [5, 1, 0, 5, 5], { line: 'a', lowest: 1 }, true],
  ['d’Artagnan not by that', 'JC', [5, 1, 0, 5, 5], { line: 'a', lowest: 1 }, false],
  ['who can score no more has nothing to lose', 'JS', [0, 1, 5, 5, 5], { line: 'a', lowest: 1 }, false],
])('FM-15.5, FM-15.7: All Against One is lost by a hit on another to %s', (_, role, left, after, isLost) => {
  const bare = table(left, 1, { storyline: 'QC', mode: 'solo' });
  const characters = bare.characters.map((one, at) => ({ ...one, role: at === 0 ? role : null }));
  const scene = { ...bare, stone: 'line' in after && after.line === 'a' ? 'V' : 1, characters } as Scene;
  const people = peopleOf(scene, { names, viewer: 0 });
  expect(defeatOf(after as Standing, scene, people)?.isLost).toBe(isLost);
  expect(counted(scene, people)).toBe(isLost ? 'yes' : 'no');
  expect(said(scene)?.includes('you lose the round')).toBe(isLost);
});

test.each<[string, readonly number[], Character, string | null]>([
  ['early nothing hangs on a single hit', [5, 5, 4, 5, 5], 'V', null],
  ['the stone keeps harm away', [5, 5, 4, 5, 5], 0, 'You are safe: if you lose, Rochefort is hit.'],
  ['somebody stands before his last hit', [5, 1, 4, 5, 5], 'V', 'One more hit defeats Lucien.'],
  ['but not as long as he has the stone', [5, 1, 4, 5, 5], 1, null],
  ['the reader is told first of himself', [1, 1, 4, 5, 5], 'V', 'One more hit defeats you.'],
  [
    'of several each is named, but none whom the stone keeps',
    [5, 1, 1, 1, 5],
    2,
    'One hit from defeat: Lucien and Étienne.',
  ],
  ['a second defeat ends the round', [5, 1, 0, 5, 5], 'V', 'If Lucien is hit, the round is over.'],
  ['the villain is cornered', [5, 4, 4, 5, 1], 2, 'If Rochefort is hit, the round is over.'],
  ['but not while he has the stone', [5, 4, 4, 5, 1], 'V', null],
  ['either may be defeated', [5, 1, 0, 5, 1], 3, 'The next hit may end the round.'],
])('%s', (_, left, stone, words) => {
  expect(said(table(left, stone))).toBe(words);
});

it.each<[string, Character, boolean, string]>([
  ['the villain has it', 'V', false, 'A hit brings the stone, and the stone protects.'],
  ['another has it', 1, false, 'If Lucien loses, Rochefort is hit.'],
  ['the Shadow fights along', 1, true, 'If the Shadow loses, Rochefort is hit.'],
  ['the reader has it, beside a Shadow', 0, true, 'You are safe: the stone is with you.'],
])('what the stone does is said: %s (FM-9.2)', (_, stone, shadow, words) => {
  const scene = { ...table([5, 5, 5, 5, 5], stone), shadow };
  const people = peopleOf(scene, { names, viewer: 0 });
  expect(stoneWords(scene, people).replace(/[\u2066-\u2069]/g, '')).toBe(words);
});

it('two defeats end no round that is lost only with all of them (FM-13.3)', () => {
  expect(said(table([5, 1, 0, 5, 5], 'V', { bad_ending: 'all' }))).toBe('One more hit defeats Lucien.');
  expect(said(table([0, 1, 0, 0, 5], 'V', { bad_ending: 'all' }))).toBe(
    'If Lucien is hit, the round is over.',
  );
});

it('the last of those that have a player ends one that is lost with them (FM-13.4)', () => {
  const lost = (left: readonly number[]) => {
    const scene = table(left, 'V', { bad_ending: 'last_player' });
    const seats = scene.seats.map((one, at) => ({ ...one, owner: at > 1 ? null : one.owner }));
    return said({ ...scene, seats });
  };
  expect(lost([0, 1, 5, 5, 5])).toBe('If Lucien is hit, the round is over.');
  expect(lost([5, 1, 0, 0, 5])).toBe('One more hit defeats Lucien.');
});

it('a fight that can end the round is begun with a pause, any other one at once; how it ended lies there, whoever waits', () => {
  const start: Event = {
    type: 'fight_started',
    fight: 9,
    in_hand: 3,
    cyclical: false,
    starter: 0,
    stone: 'V',
  };
  const time = (scene: Scene, event: Event) => animate(scene, event).reduce((sum, { ms }) => sum + ms, 0);
  expect(time(table([5, 1, 0, 5, 5], 'V'), start)).toBeGreaterThan(
    2 * time(table([5, 5, 5, 5, 5], 'V'), start),
  );
  const decided = (line: 'a' | 'f' | 'g'): Event => ({
    type: 'fight_decided',
    standing: [],
    loser: line === 'g' ? null : 1,
    line,
  });
  const scene = table([5, 5, 5, 5, 5], 'V');
  for (const line of ['a', 'f', 'g'] as const)
    expect(animate(scene, decided(line)).map(({ rests }) => rests)).toEqual([true]);
  for (const line of ['f', 'g'] as const)
    expect(time(scene, decided(line)), 'what changes nothing is said above the next fight').toBeLessThan(600);
  const own = { ...scene, viewer: 1 };
  expect(time(own, decided('a')), 'one’s own weighs more').toBeGreaterThan(time(scene, decided('a')));
});

it('what a fight came to is cried out as it is decided, by whom it hurts', () => {
  const scene = table([5, 5, 5, 5, 5], 'V');
  const people = peopleOf(scene, { names, viewer: 0 });
  const decided = (line: 'a' | 'b' | 'c' | 'f' | 'g', loser: number | null): Event => ({
    type: 'fight_decided',
    standing: [],
    loser,
    line,
  });
  const cries = [
    decided('a', 0),
    decided('a', 1),
    decided('b', 1),
    decided('c', 1),
    decided('f', 1),
    decided('g', null),
  ].map((event) => cryOf(event, people, [], [])?.words ?? null);
  expect(cries).toEqual([
    'You are hit!',
    'Lucien is hit!',
    'Rochefort is hit!',
    'Saved by the stone!',
    'Nobody is hit!',
    'All blocked: a draw!',
  ]);
  expect(cryOf({ type: 'defeated', character: 1, role: 'JS' }, people, [], [])).toEqual({
    words: 'Lucien is defeated!',
    weight: 'fall',
  });
});

it('new hands are cried out, not the first of a round (FM-21.8)', () => {
  const people = peopleOf(table([5, 5, 5, 5, 5], 'V'), { names, viewer: 0 });
  const cried = (hand: number) =>
    cryOf({ type: 'hands_dealt', hand } as Event, people, [], [])?.words ?? null;
  expect([cried(1), cried(2)]).toEqual([null, 'New cards!']);
});

it('FM-5.4: a third equal card is cried out as it turns the fight, not a second nor a fourth', () => {
  const scene = table([5, 5, 5, 5, 5], 'V');
  const people = peopleOf(scene, { names, viewer: 0 });
  const cried = (...cards: SwordCard[]) => {
    const strikes = cards.map((card, seat) => ({ seat, target: seat, card })) as unknown as Strike[];
    const last = strikes.at(-1);
    const event = { ...last, type: 'struck', blocked: [last?.seat] } as unknown as Event;
    return cryOf(event, people, strikes, [event, event])?.words.replace(/[\u2066-\u2069]/g, '') ?? null;
  };
  expect(cried('7S', '7H', '7D')).toBe('A third 7!');
  expect(cried('7S', '9H', '7D')).toBeNull();
  expect(cried('7S', '7H', '7D', '7C')).toBeNull();
});

it('FM-5.4: what a block is, is cried out when the match brings the first one', () => {
  const people = peopleOf(table([5, 5, 5, 5, 5], 'V'), { names, viewer: 0 });
  const strikes = ['7S', '7H'].map((card, seat) => ({ seat, target: seat, card })) as unknown as Strike[];
  const event = { ...strikes[1], type: 'struck', blocked: [0, 1] } as unknown as Event;
  const cried = (...told: Event[]) =>
    cryOf(event, people, strikes, told)?.words.replace(/[\u2066-\u2069]/g, '');
  expect(cried(event)).toBe('7 blocks 7: both out!');
  expect(cried(event, event), 'not again').toBeUndefined();
});

it('who somebody is, is cried out only where a role wants something', () => {
  const cried = (storyline: 'AC' | 'QC') =>
    cryOf(
      { type: 'role_turned', character: 1, up: true, role: 'JS' },
      peopleOf(table([5, 5, 5, 5, 5], 'V', { storyline }), { names, viewer: 0 }),
      [],
      [],
    )?.words ?? null;
  expect(cried('QC')).toBe('Lucien is Athos!');
  expect(cried('AC')).toBeNull();
});

it.each([
  ['AC', 'The fewest defeats win.'],
  ['AS', 'Together against Richelieu.'],
  ['QC', ''],
] as const)('says in few words what wins in %s, unless a role says it', (storyline, words) => {
  const scene = table([5, 5, 5, 5, 5], 'V', { storyline });
  const people = peopleOf(scene, { names, viewer: 0 });
  expect(aimWords(scene, people).replace(/[\u2066-\u2069]/g, '')).toBe(words);
});

it('says who would win if the villain were defeated, where lives decide (FM-16.12)', () => {
  const said = (left: readonly number[]) => {
    const scene = table(left, 0, { storyline: 'AC', mode: 'solo', match: 'single', tie_rule: 'lives' });
    const people = peopleOf(scene, { names, viewer: 0 });
    const stake = stakeOf(scene, people);
    return stake && stakeWords(stake, scene, people).replace(/[\u2066-\u2069]/g, '');
  };
  expect(said([4, 3, 3, 2, 1])).toBe('If Rochefort is hit, you win.');
  expect(said([3, 3, 2, 2, 1])).toBe('If Rochefort is hit, you share the victory with Lucien.');
  expect(said([3, 4, 4, 2, 1])).toBe('If Rochefort is hit, Lucien and Marguerite would win.');
  expect(said([4, 1, 0, 2, 1]), 'one of several ends').toBe('The next hit may end the round.');
});

it('says nothing of lives where somebody has more than one Musketeer, or a dazed one plays along (FM-16.4)', () => {
  const lives = { storyline: 'AC', mode: 'solo', match: 'single', tie_rule: 'lives' } as const;
  const one = table([4, 3, 3, 2, 1], 0, lives);
  const dazed = {
    ...one,
    seats: one.seats.map((seat, at) => (at === 3 ? { ...seat, kind: 'dazed' } : seat)),
  } as Scene;
  const people = peopleOf(dazed, { names, viewer: 0 });
  const stake = stakeOf(dazed, people);
  expect(stake && stakeWords(stake, dazed, people)).not.toContain('win');
  expect(aimWords(dazed, people)).toBe('The fewest defeats win.');
});

it('says that lives decide where they do (FM-16.12)', () => {
  const scene = table([5, 5, 5, 5, 5], 'V', { storyline: 'AC', match: 'single', tie_rule: 'lives' });
  expect(aimWords(scene, peopleOf(scene, { names, viewer: 0 }))).toBe(
    'Whoever stands with the most lives wins.',
  );
});

const headed = (scene: Scene) => {
  const people = peopleOf(scene, { names, viewer: 0 });
  const place = document.createElement('div');
  const stake = stakeOf(scene, people);
  render(
    fight({
      scene,
      people,
      front: 0,
      held: null,
      stake,
      ways: [],
      before: '',
      known: knownWords(scene, people),
      moment: '',
      news: null,
    }),
    place,
  );
  return place.querySelector('.fight__stake')?.textContent;
};

it('what may happen is no longer said of a fight that is decided', () => {
  const scene = { ...table([5, 1, 4, 5, 5], 'V'), verdict: null };
  expect(headed(scene)).toBe('One more hit defeats Lucien.');
  expect(headed({ ...scene, verdict: { loser: 1, line: 'a' } })).toBe('');
});

it('where nothing hangs on a fight it is said what the stone does, and before the last of a hand for whom that is fought', () => {
  const scene = { ...table([5, 5, 5, 5, 5], 'V'), verdict: null };
  expect(headed({ ...scene, inHand: 2 })).toBe('A hit brings the stone, and the stone protects.');
  expect(headed({ ...scene, inHand: 5 })).toBe('Next, everybody’s last card counts for a neighbour.');
  const choosing = { ...scene, inHand: 5, hands: [['4S', '9H'] as const, null, null, null] };
  expect(headed(choosing)).toBe('Next, the card you keep counts for a neighbour.');
  const dazed = scene.seats.map((one, at) => (at === 0 ? { ...one, now: 'dazed' as const } : one));
  expect(headed({ ...choosing, seats: dazed }), 'who chooses none').toMatch(/^(?!.*you keep)/);
  expect(headed({ ...scene, inHand: 2, over: true })).toBe('');
});

it('who is defeated is not called safe: his stone still hurts the villain (FM-9.8)', () => {
  const { characters, ...scene } = table([0, 5, 5, 5, 5], 0);
  const defeated = { ...scene, characters: characters.map((one, at) => ({ ...one, defeated: at === 0 })) };
  const people = peopleOf(defeated, { names, viewer: 0 });
  expect(stoneWords(defeated, people).replace(/[\u2066-\u2069]/g, '')).toBe('If you lose, Rochefort is hit.');
});

it.each([
  [undefined, 'or two Musketeers are.'],
  ['all', 'or all Musketeers are.'],
  ['last_player', 'or no player has a Musketeer left.'],
] as const)(
  'what ends a round is said before it does: bad_ending %s (FM-13.1 to FM-13.4)',
  (bad_ending, words) => {
    const scene = table([5, 5, 5, 5, 5], 'V', bad_ending && { bad_ending });
    expect(endWords(scene, peopleOf(scene, { names, viewer: 0 }))).toContain(words);
  },
);

test.each<[string, readonly string[], readonly number[], readonly number[] | null, string, string?]>([
  ['of two equal ones', ['7S', '9H', '7D'], [1], null, 'A third 7 would bring yours back.'],
  [
    'by whoever holds one',
    ['7S', '7D', '9H'],
    [3],
    [0, 0, 0, 0, 2],
    'A third 7 would bring Lucien’s 7 back.',
    '7C',
  ],
  [
    'even if it is the last',
    ['7S', '7D', '9H'],
    [3],
    [0, 0, 0, 0, 0],
    'A third 7 would bring Lucien’s 7 back.',
    '7C',
  ],
  ['and not for who can do nothing about it', ['7S', '7D', '9H'], [3], [0, 0, 0, 0, 2], '', '8C'],
  ['not as long as the second still flies', ['7S', '9H', '7D'], [0, 1, 2], null, ''],
  ['of one that cannot come', ['7S', '9H', '7D'], [1], [4, 4, 4, 4, 0], ''],
  ['of what stands alone', ['7S', '9H'], [0, 1], null, ''],
  ['of three', ['7S', '7H', '7D'], [0], null, ''],
  ['when all have struck', ['7S', '9H', '7D', '4C'], [1, 3], null, ''],
])('a third equal card is a threat (FM-5.4): %s', (_, cards, stands, unseen, words, held) => {
  // Who holds a card is the reader, and he strikes last; else he has struck first.
  const seats = held ? [1, 2, 3, 0] : [0, 1, 2, 3];
  const order = seats.map((seat) => ({ seat, target: seat }));
  const strikes = cards.map((card, at) => ({ seat: seats[at], target: seats[at], card }));
  const standing = { standing: stands, lowest: null, line: 'g' };
  const scene = {
    ...table([5, 5, 5, 5, 5], 'V'),
    verdict: null,
    order,
    strikes,
    standing,
    hands: [held ? [held] : []],
  } as unknown as Scene;
  const people = peopleOf(scene, { names, viewer: 0 });
  expect(
    threatWords(scene, unseen && ({ unseen } as unknown as Legal), people).replace(/[\u2066-\u2069]/g, ''),
  ).toBe(words);
});

it('says who is ahead, where lives decide, and nothing where more than two are (FM-16.12)', () => {
  const said = (left: readonly number[], more: Partial<Scene['options']> = {}) => {
    const lives = { storyline: 'AC', mode: 'solo', match: 'single', tie_rule: 'lives', ...more } as const;
    const scene = table(left, 'V', lives);
    return aheadWords(scene, peopleOf(scene, { names, viewer: 0 })).replace(/[\u2066-\u2069]/g, '');
  };
  expect(said([4, 3, 3, 2, 4])).toBe('You are ahead.');
  expect(said([4, 4, 3, 2, 4])).toBe('You share the lead with Lucien.');
  expect(said([2, 5, 5, 2, 4])).toBe('Ahead: Lucien and Marguerite.');
  expect(said([2, 5, 4, 2, 4])).toBe('Ahead: Lucien.');
  expect(said([1, 1, 0, 0, 1])).toBe('You share the lead with Lucien.');
  expect(said([3, 3, 3, 2, 4])).toBe('');
  expect(said([4, 3, 3, 2, 4], { tie_rule: 'shared' })).toBe('');
});

it('names an uneven deal in the first fight, where lives decide (FM-16.12)', () => {
  const lives = { storyline: 'AC', mode: 'solo', match: 'single', tie_rule: 'lives' } as const;
  const said = (left: readonly number[], more: object = {}) => {
    const scene = { ...table(left, 'V', lives), fight: 1, ...more };
    return startWords(scene, peopleOf(scene, { names, viewer: 0 }));
  };
  expect(said([4, 5, 5, 5, 6])).toBe('You begin one life behind.');
  const joker = table([4, 5, 5, 5, 6], 'V', lives).characters.map((one) => ({ ...one, stack: ['JK', 'KD'] }));
  expect(said([4, 5, 5, 5, 6], { characters: joker }), 'FM-10.7').toBe(
    'You begin one life behind: your last life card is the joker.',
  );
  expect(said([5, 4, 4, 4, 6])).toBe('You begin one life ahead: beware.');
  expect(said([5, 5, 4, 4, 6]), 'with another').toBe('');
  expect(said([4, 5, 5, 5, 6], { fight: 2 }), 'later lives are told as they are').toBe('');
  const scene = { ...table([5, 4, 4, 4, 6], 'V', lives), fight: 1, inHand: 1, verdict: null };
  expect(knownWords(scene, peopleOf(scene, { names, viewer: 0 })), 'once').toBe(
    'A hit brings the stone, and the stone protects.',
  );
});

it('FM-9.7, FM-12.1: says that a fight spares all as long as who is out has the lowest card, which lies open', () => {
  const { characters, seats, ...rest } = table([5, 5, 0, 5, 5], 'V');
  const out = {
    ...rest,
    seats: seats.map((one, at) => ({ ...one, now: at === 2 ? 'dazed' : one.now })),
    characters: characters.map((one, at) => ({ ...one, defeated: at === 2 })),
    hands: [null, null, ['5S'], null],
    strikes: [],
    verdict: null,
    inHand: 2,
  } as unknown as Scene;
  const said = (more: object = {}) => {
    const scene = { ...out, ...more };
    const people = peopleOf(scene, { names, viewer: 0 });
    return knownWords(scene, people).replace(/[\u2066-\u2069]/g, '');
  };
  const spared = 'If Marguerite’s 5 stays the lowest, nobody is hit.';
  expect(said()).toBe(spared);
  const struck = (standing: number[], ...cards: string[]) => ({
    strikes: cards.map((card, seat) => ({ seat, target: seat, card })),
    standing: { standing },
  });
  expect(said(struck([0], '7S'))).toBe(spared);
  expect(said(struck([0], '5D')), 'it would block').not.toBe(spared);
  expect(said(struck([0], '4D')), 'one lies below').not.toBe(spared);
  expect(said(struck([], '3D', '3S')), 'what is blocked is not below').toBe(spared);
  const landed = struck([0, 1, 2], '7S', '8S', '5S');
  expect(said(landed)).toBe(spared);
  expect(said({ stone: 2 }), 'with the stone it hurts the villain').not.toBe(spared);
  expect(said({ cyclical: true, direction: 'left' }), 'for a neighbour').not.toBe(spared);
  const ghost = { seats: out.seats.map((one) => ({ ...one, now: 'ghost' })) };
  expect(said(ghost), 'the hand of a ghost is his own (FM-20.10)').not.toBe(spared);
  expect(said({ ...ghost, ...landed }), 'FM-11.6: his strike loses for nobody, too').toBe(spared);
  const two = (card: string) => ({
    seats: out.seats.map((one) => ({ ...one, now: 'dazed' })),
    characters: out.characters.map((one) => ({ ...one, defeated: true })),
    hands: [null, [card], ['5S'], null],
  });
  expect(said(two('9S')), 'of two the one that lies lower').toBe(spared);
  expect(said(two('4S'))).toBe('If Lucien’s 4 stays the lowest, nobody is hit.');
  expect(said(two('5D')), 'they would block each other').not.toContain('stays the lowest');
  const last = { type: 'fight_decided', line: 'f', loser: 2 } as unknown as Event;
  expect(beforeWords([last], out, peopleOf(out, { names, viewer: 0 })), 'in its place').toBe('');
});
