import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import '../messages';
import type { Character, Event, HitLine, LifeCard, MatchEnd } from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { type Around, figure } from './figure';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const first = appliedIn(rochefort)[0]?.applied.frame;
if (!first) throw new Error('nothing recorded');
const view = sceneOf(first.view);
const people = peopleOf(view, { names: first.names, viewer: null });

function drawn(who: Character, scene: Scene, by = people, more: Partial<Around> = {}): Element {
  const place = document.createElement('div');
  const { standing } = scene;
  render(
    figure(who, 'top', {
      scene,
      people: by,
      standing,
      live: true,
      turn: null,
      told: [],
      thinking: null,
      open: false,
      ...more,
    }),
    place,
  );
  return place;
}
const saying = (who: Character, scene: Scene) =>
  drawn(who, scene).querySelector('.figure__says')?.textContent;
const decided = (line: HitLine): Scene => ({ ...view, verdict: { loser: 1, line } });

it('whom the decided fight hurts is struck, and whom the stone keeps is not', () => {
  const struck = (line: HitLine) =>
    ([0, 1, 2, 'V'] as const).filter((who) => drawn(who, decided(line)).querySelector('.figure--struck'));
  expect(struck('a')).toEqual([1]);
  expect(struck('b')).toEqual(['V']);
  expect(struck('c')).toEqual([]);
  expect(saying(1, decided('a'))).toBe(t('four-says-hit'));
  expect(saying('V', decided('b'))).toBe(t('four-says-hit'));
  expect(saying(1, decided('b'))).toBe(t('four-says-protected'));
});

it('what he says to it lies over no word of how he was saved, and is gone when the reader must choose', () => {
  const controllers = first.names.map(() => 'skilled');
  const mine = { ...people, roster: { ...people.roster, viewer: 0, controllers } };
  const says = (scene: Scene, line: HitLine, turn: Around['turn'], live = true) => {
    const told = [
      { type: 'fight_started' },
      { type: 'struck', seat: 1, target: 1, card: '3S', source: 'hand' },
      { type: 'fight_decided', standing: [1], loser: 1, line },
      { type: 'defeated', character: line === 'b' ? 'V' : 1 },
    ] as unknown as Event[];
    const place = drawn(1, scene, mine, { told: line === 'b' ? told.slice(0, 3) : told, live, turn });
    return place.querySelector('.figure__voice') !== null;
  };
  expect(says(decided('b'), 'b', null)).toBe(false);
  expect(says(decided('a'), 'a', null)).toBe(true);
  expect(says(decided('a'), 'a', null, false), 'the match is left').toBe(false);
  expect(says({ ...decided('a'), over: true }, 'a', null), 'the round is over').toBe(false);
  const next = { ...view, verdict: null, strikes: [] };
  expect([says(next, 'a', 2), says(next, 'b', 2), says(next, 'a', 0)]).toEqual([true, true, false]);
});

it('the reader’s own figure bears no other name than “You”, for whoever hears or points at it as well', () => {
  const reader = { ...people, roster: { ...people.roster, viewer: 0 } };
  const [own, other] = ([0, 1] as const).map((who) => drawn(who, view, reader).querySelector('.figure'));
  expect(own?.getAttribute('aria-label')).toBe(t('table-you'));
  expect(own?.querySelector('h2')?.title).toBe(t('table-you'));
  expect(other?.getAttribute('aria-label')).not.toBe(t('table-you'));
});

it('who is defeated by the next hit is pointed at, be it the villain', () => {
  const nearly = { ...view, characters: view.characters.map((one) => ({ ...one, left: 1 })) };
  for (const who of [2, 'V'] as const) {
    expect(saying(who, view)).not.toBe(t('four-says-last'));
    expect(saying(who, nearly)).toBe(t('four-says-last'));
    expect(drawn(who, nearly).querySelector('.figure__left--last')).not.toBeNull();
  }
});

it('what he does, or that one hit is left, is marked: at a narrow seat no word of his lies over it', () => {
  const isState = (who: Character, scene: Scene) =>
    drawn(who, scene).querySelector('.figure__says--state') !== null;
  const left = (count: number): Scene => ({
    ...view,
    characters: view.characters.map((one) => ({ ...one, left: count })),
  });
  expect([isState(1, left(1)), isState('V', left(1))]).toEqual([true, true]);
  expect([isState(1, left(3)), isState('V', left(3))], 'only who he is').toEqual([false, false]);
  expect(isState(1, { ...left(1), verdict: { loser: 1, line: 'a' } }), 'he is hit').toBe(false);
});

it('says what it means that a card lies face down from now on, as long as it is told', () => {
  const turned = { type: 'role_turned', character: 1, up: false, role: null } as const;
  const says = (who: Character, up = false) =>
    drawn(who, decided('a'), people, { told: [{ ...turned, up }] }).querySelector('.figure__says')
      ?.textContent;
  expect(says(1)).toBe(t('four-says-down'));
  expect(says(1, true)).toBe(t('four-says-hit'));
  expect(says(2)).not.toBe(t('four-says-down'));
});

it('FM-10.1: the heart of a lifeline that falls is still there', () => {
  const hearts = (falling: Character | null) =>
    drawn(1, { ...view, falling }).querySelectorAll('.figure__left .mk-icon').length;
  expect(hearts(1)).toBe(hearts(null) + 1);
  expect(hearts(2)).toBe(hearts(null));
});

const withLives = (stack: readonly LifeCard[], left: number) =>
  drawn(1, { ...view, characters: view.characters.map((one) => ({ ...one, stack: [...stack], left })) });

it.each<[readonly LifeCard[], number, number]>([
  [['2S', 'KH', 'QD'], 5, 2],
  [['JK', 'KH'], 3, 1],
  [['2S'], 3, 2],
  [[], 2, 2],
  [[], 1, 1],
])('%j: %i hearts, of which %i are those of the role card (FM-10.7)', (stack, left, after) => {
  const place = withLives(stack, left);
  expect(place.querySelectorAll('.figure__left .mk-icon')).toHaveLength(left);
  expect(place.querySelectorAll('.figure__left > :first-child .mk-icon')).toHaveLength(after);
  expect(place.querySelectorAll('.figure__left--last')).toHaveLength(left === 1 ? 1 : 0);
});

it('more hearts than one counts at a glance are a number', () => {
  const place = withLives(['2S', 'KH', 'QD', 'AD', 'AH', 'KS'], 8);
  expect(place.querySelectorAll('.figure__left .mk-icon')).toHaveLength(1);
  expect(place.querySelector('.figure__left b')?.textContent).toBe('8');
});

it('what the rounds before have brought each side is said at his seat, as soon as they have brought anything', () => {
  const shown = (totals: readonly number[], match: MatchEnd = 'standard') =>
    [0, 1, 'V' as const].map(
      (who) =>
        drawn(who as Character, { ...view, totals, options: { ...view.options, match } }).querySelector(
          '.figure__standing b',
        )?.textContent,
    );
  expect(shown([0, 0, 0, 0])).toEqual([undefined, undefined, undefined]);
  expect(shown([0, 2, 1, 0])).toEqual(['0', '2', undefined]);
  expect(shown([0, 1, 1, 0], 'single'), 'of one round').toEqual([undefined, undefined, undefined]);
});

it('a touch on the cards tells how many hits come after the last lifeline', () => {
  const stack = withLives(['2S', 'KH'], 4).querySelector<HTMLElement>('.stack');
  expect(stack?.dataset.sign).toMatch(
    /^The next hits take, in turn, .*king of hearts.* and .*2 of spades.*\. Then the role card .* takes 2 more\. 4 more/,
  );
});

it.each(['dazed', 'ghost'] as const)(
  'of one who is defeated and fights on as %s the table says what that means',
  (now) => {
    const defeated = {
      ...view,
      characters: view.characters.map((one) => ({ ...one, defeated: true, left: 0 })),
      seats: view.seats.map((info) => ({ ...info, now })),
    };
    const place = drawn(1, defeated);
    expect(place.querySelector(`.stack__defeated use[href="#mk-icon-${now}"]`)).not.toBeNull();
    expect(place.querySelector<HTMLElement>('.stack')?.dataset.sign).toContain(
      t('four-sign-became', { became: now }),
    );
  },
);

it('FM-12.2: of whoever is dazed it is never said that he chooses', () => {
  const says = (now: 'dazed' | 'active') => {
    const seats = view.seats.map((one, seat) => (seat === 1 ? { ...one, now } : one));
    const place = drawn(1, { ...view, seats }, people, { live: true, turn: 1, thinking: 1 });
    return place.querySelector('.figure__says')?.textContent;
  };
  expect(says('dazed')).toBe(t('four-says-dazed'));
  expect(says('active')).toBe(t('says-thinking'));
});

it('who is defeated lies there, known by his role', () => {
  const defeated = (role: LifeCard | null) => ({
    ...view,
    characters: view.characters.map((one, at) =>
      at === 1 ? { ...one, role, defeated: true, left: 0 } : one,
    ),
  });
  expect(drawn(1, defeated('JC')).querySelector('.stack__defeated .mk-card')).not.toBeNull();
  expect(drawn(1, defeated(null)).querySelector('.stack__defeated .mk-card')).toBeNull();
  expect(drawn(0, defeated('JC')).querySelector('.stack__defeated')).toBeNull();
});

it('FM-13.8: in the end a role is shown that lay face down without a lifeline', () => {
  const bare = view.characters.map((one, at) =>
    at === 1 ? { ...one, role: 'JC' as const, up: false, stack: [] } : one,
  );
  const shows = (roles: readonly LifeCard[] | null) =>
    drawn(1, { ...view, characters: bare, sheet: { ending: 'good', roles, scores: null } as Scene['sheet'] })
      .querySelector('.stack__role')
      ?.innerHTML.includes('back');
  expect([shows(null), shows(['JS', 'JC', 'JD', 'JH'])]).toEqual([true, false]);
});

it('FM-7.4: where another strikes for him he is not the lowest, but would be hit', () => {
  const { standing } = view;
  const lowest = {
    ...view,
    verdict: null,
    standing: { ...standing, lowest: 1 as const, line: 'a' as const },
  };
  expect(saying(1, { ...lowest, cyclical: false })).toBe(t('four-says-lowest'));
  expect(saying(1, { ...lowest, cyclical: true })).toBe(t('four-says-would'));
  const kept = { ...lowest, cyclical: true, standing: { ...lowest.standing, line: 'b' as const } };
  expect([saying(1, kept), saying('V', kept)], 'the stone passes the hit on (FM-9.2)').toEqual([
    t('four-says-would-lose'),
    t('four-says-would'),
  ]);
});

it('FM-15.7: whom the reader protects is no villain to him', () => {
  const looks = (role: LifeCard) => {
    const options = { ...view.options, storyline: 'QC', mode: 'solo' } as const;
    const characters = view.characters.map((one, at) => (at === 0 ? { ...one, role } : one));
    const scene: Scene = {
      ...view,
      viewer: 0,
      options,
      characters: characters.map((one) => ({ ...one, left: 1 })),
    };
    const by = peopleOf(scene, { names: first.names, viewer: 0 });
    return drawn('V', scene, by).querySelector('.figure--villain') !== null;
  };
  expect(looks('JC')).toBe(false);
  expect(looks('JS')).toBe(true);
});

it('a touch on the villain says what he is after, and how he is reached (FM-9.2)', () => {
  const told = (shadow: boolean) =>
    drawn('V', { ...view, shadow }).querySelector<HTMLElement>('.figure__says')?.dataset.sign;
  expect(told(false)).toMatch(/^Rochefort wants .* has the stone loses a fight\.$/);
  expect(told(true)).toMatch(/^Rochefort wants .* the Shadow loses while a Musketeer has the stone\.$/);
});

it('says how a rival likes to play, and not of a companion (FM-14.3)', () => {
  const controllers = first.names.map(() => 'skilled-vengeful');
  const mine = { ...people, roster: { ...people.roster, viewer: 0, controllers } };
  const told = (storyline: 'AC' | 'AS') =>
    drawn(1, { ...view, options: { ...view.options, storyline } }, mine).innerHTML;
  expect(told('AC')).toContain(t('liking-vengeful'));
  expect(told('AS')).not.toContain(t('liking-vengeful'));
});
