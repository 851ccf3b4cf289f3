import { beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Event, Frame, SwordCard } from '../../../generated/four_musketeers';
import { languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { hintFor } from './coach';
import type { Outlook } from './odds';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(() => useCatalogues('table', 'four_musketeers', 'table-four_musketeers'));

const opened = appliedIn(rochefort)[1]?.applied.frame as Frame;

const told = (event: Event, heard: readonly string[] = []) => {
  const frame: Frame = { ...opened, lesson: 'first' };
  const scene = sceneOf(frame.view);
  const people = peopleOf(scene, { names: frame.names, viewer: 0 });
  return hintFor(
    { frame, scene, stage: { at: 'animating' }, event, picked: null, topic: null, outlook: null },
    people,
    new Set(heard),
  );
};

/** What is said while the learner strikes, all else being heard. */
const asked = (change: Partial<Scene>, kind: 'strike' | 'choose_direction' = 'strike') => {
  const decision = { kind } as Frame['decision'];
  const frame: Frame = { ...opened, lesson: 'first', decision, legal: null };
  const scene = { ...sceneOf(frame.view), ...change };
  const people = peopleOf(scene, { names: frame.names, viewer: 0 });
  const heard = new Set(['strike', 'stone', 'repeat', 'shadow'].map((one) => `four-coach-${one}`));
  return hintFor(
    { frame, scene, stage: { at: 'choosing' }, event: null, picked: null, topic: null, outlook: null },
    people,
    heard,
  );
};
/** The same where he holds a 4 and a 7, as the 7 of another lies there, in the way of `certain`, or nothing does. */
const striking = ({
  heard = ['strike'],
  picked = null,
  topic = null,
  lies = true,
  cyclical = false,
  outlook = null,
  now = {},
  ...legal
}: {
  now?: Partial<Scene>;
  outlook?: Outlook | null;
  heard?: readonly string[];
  picked?: SwordCard | null;
  topic?: string | null;
  lies?: boolean;
  certain?: boolean;
  previews?: object[];
  lesson?: string;
  fight?: number;
  cyclical?: boolean;
}) => {
  const actions = (['4D', '7H'] as const).flatMap((card) =>
    [false, true].map((shadow) => ({ type: 'strike', card, shadow })),
  );
  const hit = { standing: [3, 0], lowest: 0, line: 'a' };
  const previews = [hit, null, { standing: [], lowest: null, line: 'g' }, null];
  const strikes = lies ? [{ seat: 3, target: 3, card: '7S' }] : [];
  const view = { ...opened.view, hands: [['4D', '7H'], null, null, null], strikes, stone: 'V' };
  const given = {
    actions,
    previews,
    spared: [],
    unseen: [],
    shadow: [],
    certain: true,
    ...legal,
  };
  const frame = {
    ...opened,
    lesson: legal.lesson ?? 'first',
    decision: { kind: 'strike' },
    view,
    legal: given,
  } as unknown as Frame;
  const standing = lies ? { standing: [3], lowest: 3, line: 'a' } : { standing: [], lowest: null, line: 'g' };
  const scene = { ...sceneOf(frame.view), standing, fight: legal.fight ?? 1, cyclical, ...now } as Scene;
  const people = peopleOf(scene, { names: frame.names, viewer: 0 });
  const known = new Set(heard.map((one) => `four-coach-${one}`));
  return hintFor(
    { frame, scene, stage: { at: 'choosing' }, event: null, picked, topic, outlook },
    people,
    known,
  );
};

it.each(languages)('explains who is dazed or a ghost when it happens, in %s', async (language) => {
  await setLanguage(language);
  for (const now of ['dazed', 'ghost'] as const)
    for (const seat of [0, 1] as const) {
      const hint = told({ type: 'seat_changed', seat, now, top: null });
      expect(hint?.topic).toBe(`four-coach-${now}`);
      expect(hint?.text).not.toMatch(/^four-coach-/);
    }
});

it('says once what wins, before the first fight, at the seat of who learns', () => {
  const begins = appliedIn(rochefort)
    .flatMap(({ news }) => news)
    .find(({ type }) => type === 'fight_started') as Event;
  expect(told(begins)).toMatchObject({
    topic: 'four-coach-aim',
    about: '.figure[data-place="own"] .figure__left',
  });
  expect(told(begins, ['four-coach-aim'])).toBeNull();
});

it('stops for the first lifeline of a Musketeer, and for none of the villain', () => {
  const popped = (character: 0 | 'V') =>
    told({ type: 'life_popped', character, card: 'QH', last: false } as Event)?.topic;
  expect(popped(0)).toBe('four-coach-hit');
  expect(popped('V')).toBeUndefined();
});

it('FM-7.2, FM-7.4: explains the fight for a neighbour at the buttons, or at the arrows where another chooses', () => {
  expect(asked({ cyclical: true }, 'choose_direction')).toMatchObject({
    topic: 'four-coach-direction',
    about: '.act',
  });
  expect(asked({ cyclical: true })).toMatchObject({
    topic: 'four-coach-cyclical',
    about: '.strike-place__way',
  });
});

it('FM-10.7: explains the hits behind a last lifeline when only that is left of a Musketeer', async () => {
  await setLanguage('en');
  const { characters } = sceneOf(opened.view);
  const last = (seat: number) =>
    characters.map((one, at) => (at === seat ? { ...one, stack: ['2H' as const], left: 3 } : one));
  const least = 'four-coach-signs';
  expect(asked({ characters })?.topic).toBe(least);
  expect(asked({ characters: last(characters.length - 1) })?.topic).toBe(least);
  const hint = asked({ characters: last(2) });
  expect(hint).toMatchObject({ topic: 'four-coach-after', about: '[data-key="figure-2"] .figure__left' });
  expect(hint?.text).toContain('the role card takes 2 more hits.');
});

it.each(languages)(
  'FM-13.1, FM-13.2: says at the end of the round which of both ended it, in %s',
  async (language) => {
    await setLanguage(language);
    const over = appliedIn(rochefort).at(-1)?.applied.frame as Frame;
    const says = (ending: 'good' | 'bad') => {
      const last_round = { ...over.view.last_round, ending } as Frame['view']['last_round'];
      const frame: Frame = { ...over, lesson: 'first', view: { ...over.view, last_round } };
      const scene = sceneOf(frame.view);
      const people = peopleOf(scene, { names: frame.names, viewer: 0 });
      return hintFor(
        { frame, scene, stage: { at: 'over' }, event: null, picked: null, topic: null, outlook: null },
        people,
        new Set(),
      )?.text;
    };
    expect(says('good')).toContain('Rochefort');
    expect(says('bad')).not.toContain('Rochefort');
  },
);

it('explains the number on the cards to who does not strike last', () => {
  const outlook = new Map([[4, 0.4]]);
  expect(striking({ certain: false, outlook })?.topic).toBe('four-coach-odds');
  expect(striking({ certain: false })?.topic, 'who asks for no chances').toBe('four-coach-unsettled');
  expect(striking({})?.topic, 'nobody strikes after').not.toBe('four-coach-unsettled');
});

it('advises the shadow with a card that is rather hit than not, however it stands', async () => {
  await setLanguage('en');
  const heard = ['strike', 'odds', 'repeat'];
  const likely = (chance: number) =>
    new Map([
      [4, chance],
      [7, 0.9],
    ]);
  const topic = (chance: number) => striking({ heard, certain: false, outlook: likely(chance) })?.topic;
  expect(topic(0.2)).toBe('four-coach-shadow');
  expect(topic(0.84)).not.toBe('four-coach-shadow');
  const says = (outlook: Outlook | null) => striking({ heard, certain: false, outlook })?.text;
  expect(says(likely(0.2))).toContain('would probably be hit');
  heard.push('unsettled');
  expect(says(null), 'who has no numbers').toContain('As it stands, your 4');
});

it('FM-5.4: speaks of hiding where a card of the hand could, and points at both', () => {
  expect(striking({})).toMatchObject({
    topic: 'four-coach-repeat',
    about: '[data-key="strike-3"], [data-key="card-7H"]',
  });
});

it('FM-5.8: says who begins, once a fight lies behind and the one who does is seen', () => {
  const heard = ['strike', 'repeat', 'shadow'];
  const says = (now: Partial<Scene>, lies = true) => striking({ heard, lies, now })?.topic;
  expect(says({ fight: 2 })).toBe('four-coach-begins');
  expect(says({ fight: 1 })).not.toBe('four-coach-begins');
  expect(says({ fight: 2 }, false), 'it is the learner').not.toBe('four-coach-begins');
});

it('FM-16.12: speaks of no hiding where a hit on the villain wins the round, which that may prevent', () => {
  const { options, characters } = sceneOf(opened.view);
  const now = (own: number): Partial<Scene> => ({
    options: { ...options, match: 'single', tie_rule: 'lives' },
    stone: 3,
    characters: characters.map((one, at) => ({ ...one, left: [own, 2, 2, 2].at(at) ?? 1 })),
  });
  const topic = (own: number) => striking({ now: now(own), heard: ['strike', 'stone'] })?.topic;
  expect(topic(1)).toBe('four-coach-repeat');
  expect(topic(3)).not.toBe('four-coach-repeat');
});

it('FM-6.2: points at the card to be thrown away, and at the button once that is chosen', () => {
  const heard = ['strike', 'repeat'];
  expect(striking({ heard })).toMatchObject({ topic: 'four-coach-shadow', about: '[data-key="card-4D"]' });
  expect(striking({ heard, picked: '4D' })).toMatchObject({
    topic: 'four-coach-discard',
    about: '.act__shadow',
  });
  const topic = 'four-coach-shadow';
  expect(striking({ heard, picked: '7H', topic })?.topic, 'it is not hit').toBe(topic);
});

it('begins with nothing else while a card is held, which would be lost with the strike', () => {
  expect(striking({ heard: ['strike'], picked: '7H', topic: 'four-coach-stone' })).toBeNull();
});

it('FM-7.1: says of no card that it would be hit or hide, where it counts for a neighbour', () => {
  const heard = ['strike', 'cyclical', 'direction'];
  for (const picked of [null, '4D'] as const)
    expect(striking({ heard, picked, cyclical: true, topic: 'four-coach-signs' })?.topic).toBe(
      'four-coach-signs',
    );
});

it('asks for a card, and only tells what the signs mean', () => {
  expect(striking({ heard: [] })).toMatchObject({ topic: 'four-coach-strike', asks: true });
  expect(striking({ heard: ['strike', 'repeat', 'shadow'] })).toMatchObject({
    topic: 'four-coach-signs',
    asks: false,
  });
});
