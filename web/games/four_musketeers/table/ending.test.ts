import { html } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import '../messages';
import type { Event, Frame, Storyline, TieRule } from '../../../generated/four_musketeers';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import type { Mood } from '../../../lib/table/end';
import { appliedIn } from '../../../lib/table/testing';
import { closeWords, ranked, standing, tale } from './ending';
import { counted as figuresOf } from './figures';
import { peopleOf } from './people';
import { presenter } from './presenter';
import { type Scene, sceneOf } from './scene';
import { scores } from './sheets';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const over = appliedIn(rochefort).at(-1)?.applied.frame as Frame;

const why = (
  winners: readonly number[],
  storyline: Storyline = 'AC',
  sides?: Scene['sides'],
  tie_rule: TieRule = 'shared',
) => {
  const seen = sceneOf(over.view);
  const scene: Scene = {
    ...seen,
    sides: sides ?? seen.sides,
    options: { ...seen.options, storyline, tie_rule },
  };
  const frame = { ...over, outcome: { ...over.outcome, winners } } as Frame;
  return tale(scene, frame, peopleOf(scene, { names: frame.names, viewer: 0 }), 'won').why;
};

it('FM-13.2: who wins as the others lie there reads of himself, and not only of them', () => {
  const frame = {
    ...over,
    view: { ...over.view, last_round: { ...over.view.last_round, ending: 'bad' } },
  } as Frame;
  const scene = sceneOf(over.view);
  const people = peopleOf(scene, { names: frame.names, viewer: 0 });
  const told = (mood: Mood) => tale(scene, frame, people, mood).why;
  const lie = t(`ending-${scene.options.storyline}-bad`);
  expect(told('won')).toContain('he bows to you');
  expect(told('won')).not.toContain(lie);
  expect(told('lost')).toContain(lie);
  expect(told('lost')).toContain('this hall will see you again');
  expect(told('seen')).not.toMatch(/bows to you|see you again/);
});

it('FM-14.2, FM-16.5: says that lives do not count where several sides share a victory of survival', () => {
  const says = expect.stringContaining(t('four-end-shared'));
  expect(why([0, 1])).toEqual(says);
  expect(why([0])).not.toEqual(says);
  expect(
    why([0, 2], 'AC', [
      [0, 2],
      [1, 3],
    ]),
  ).not.toEqual(says);
  expect(why([0, 1], 'QC')).not.toEqual(says);
  expect(why([0, 1], 'AC', undefined, 'lives'), 'where lives decide').not.toEqual(says);
});

it('FM-14.2: tells of a single round who stands, with the lives that friends compare; of more rounds the defeats', () => {
  const seen = sceneOf(over.view);
  const characters = seen.characters.map((one, at) => ({ ...one, left: [3, 0, 1, 5, 2][at] ?? 0 }));
  const of = (match: 'single' | 'standard', player: number) =>
    drawn(html`${standing(2, player, { ...seen, characters, options: { ...seen.options, match } })}`)
      .textContent?.replace(/[\u2066-\u2069]/g, '')
      .trim();
  expect([0, 1, 2].map((player) => of('single', player))).toEqual([
    '3 lives left',
    'defeated',
    '1 life left',
  ]);
  expect(of('standard', 0)).toBe('2 defeats');
});

it('FM-16.12: where lives decide the parchment counts them; elsewhere what defeats have brought', () => {
  const seen = sceneOf(over.view);
  const characters = seen.characters.map((one, at) => ({
    ...one,
    left: [3, 0, 1, 5, 2][at] ?? 0,
    defeated: at === 1,
  }));
  const counted = (tie_rule: TieRule) => {
    const scene: Scene = {
      ...seen,
      characters,
      options: { ...seen.options, tie_rule, match: 'single', storyline: 'AC' },
    };
    const list = drawn(html`${scores(scene, over.view, peopleOf(scene, { names: over.names, viewer: 0 }))}`);
    return [...list.querySelectorAll('.scores__line b')].map((one) => Number(one.textContent));
  };
  expect(counted('lives')).toEqual([3, 0, 1, 5].slice(0, seen.seats.length));
  expect(counted('shared')).toEqual(seen.totals);
});

it('in a single solitaire there is nothing to count', () => {
  const seen = sceneOf(over.view);
  const lines = (match: 'single' | 'target', goal: number | null) => {
    const scene: Scene = { ...seen, options: { ...seen.options, match, storyline: 'AS' } };
    const people = peopleOf(scene, { names: over.names, viewer: 0 });
    return drawn(html`${scores(scene, { ...over.view, goal }, people)}`).querySelectorAll('.scores__line')
      .length;
  };
  expect([lines('single', null) > 0, lines('target', 2) > 0]).toEqual([false, true]);
});

it('FM-9.2 f: whoever is defeated loses a fight for nothing, and it is not counted', () => {
  const lost = (line: 'a' | 'f') =>
    figuresOf([{ type: 'fight_decided', standing: [0], loser: 0, line } as Event], 4).lost.counts[0];
  expect([lost('a'), lost('f')]).toEqual([1, 0]);
});

it('that a round is over is no secret once the villain is defeated, or as many as it takes (FM-13.1 to 13.4)', () => {
  const seen = sceneOf(over.view);
  const closed = (down: readonly number[], bad_ending: 'two' | 'all') => {
    const characters = seen.characters.map((one, at) => ({ ...one, defeated: down.includes(at) }));
    return presenter.isClosed?.({
      ...seen,
      sheet: null,
      characters,
      options: { ...seen.options, bad_ending },
    });
  };
  const villain = seen.characters.length - 1;
  expect([closed([villain], 'two'), closed([0], 'two'), closed([0, 1], 'two')]).toEqual([true, false, true]);
  expect([closed([0, 1], 'all'), closed([...seen.seats.keys()], 'all')]).toEqual([false, true]);
});

it('the sheet of a round is read before the next one; the last round is told by the end', () => {
  const [scored, next, ended] = ['round_scored', 'round_started', 'match_ended'].map(
    (type) => ({ type }) as Event,
  );
  if (!scored || !next || !ended) throw new Error();
  expect(presenter.scored?.(scored, next)).toBe(true);
  expect(presenter.scored?.(scored, null)).toBe(true);
  expect(presenter.scored?.(scored, ended)).toBe(false);
  expect(presenter.scored?.(ended, null)).toBe(false);
});

it('shows whoever lost all who are defeated, his own first', () => {
  const seen = sceneOf(over.view);
  const last = over.view.last_round;
  const lost = (defeated: readonly number[]) => {
    const outcome = { ...over.outcome, winners: [3] };
    const view = { ...over.view, last_round: { ...last, defeated } };
    const frame = { ...over, outcome, view } as unknown as Frame;
    const { picture } = tale(seen, frame, peopleOf(seen, { names: over.names, viewer: 0 }), 'lost');
    return drawn(html`${picture}`).querySelectorAll('.ending__defeated').length;
  };
  expect(lost([0])).toBe(1);
  expect(lost([2, 0])).toBe(2);
  expect(lost([1, 2]), 'he fell behind, and two are defeated').toBe(2);
  expect(lost([0, 3]), 'who has won stands, though he was defeated in the last round').toBe(1);
});

it('salutes with two rapiers whoever has won, and nobody who has lost', () => {
  const seen = sceneOf(over.view);
  const blades = (mood: 'won' | 'lost' | 'seen') => {
    const { picture } = tale(seen, over as Frame, peopleOf(seen, { names: over.names, viewer: 0 }), mood);
    return drawn(html`${picture}`).querySelectorAll('.ending > .ending__blade').length;
  };
  expect([blades('won'), blades('seen'), blades('lost')]).toEqual([2, 2, 0]);
});

it('says who was one hit from his end: the reader, else the villain, else another who stands', () => {
  const seen = sceneOf(over.view);
  const words = (left: readonly number[], mood: Mood = 'lost') => {
    const characters = seen.characters.map((one, at) => ({ ...one, left: left[at] ?? 0 }));
    const scene: Scene = { ...seen, characters };
    return closeWords(scene, peopleOf(scene, { names: over.names, viewer: 0 }), mood).replace(
      /[\u2066-\u2069]/g,
      '',
    );
  };
  expect(words([1, 1, 0, 2, 1])).toBe('One more hit, and you would have been defeated.');
  expect(words([0, 1, 0, 2, 1])).toBe('One more hit, and Rochefort would have been defeated.');
  expect(words([0, 1, 0, 2, 3])).toBe(`One more hit, and ${over.names[1]} would have been defeated.`);
  expect(words([0, 2, 0, 2, 3])).toBe('');
  expect(words([1, 2, 0, 2, 3], 'won')).toBe('One more hit, and you would have been defeated.');
  expect(words([2, 1, 0, 2, 1], 'won')).toBe(
    'In this round you were never one hit from defeat: well fenced!',
  );
});

it('closes each storyline with words of its own, for who has won and for who has lost', () => {
  const seen = sceneOf(over.view);
  const closing = (['AC', 'KC', 'AS', 'KS', 'QC', 'QS'] as const).flatMap((storyline) =>
    (['won', 'lost'] as const).map((mood) => {
      const options = { ...seen.options, storyline };
      const ending = mood === 'won' ? 'good' : 'bad';
      const last_round = { ...over.view.last_round, ending };
      const frame = { ...over, view: { ...over.view, last_round } } as Frame;
      const scene: Scene = { ...seen, options };
      return tale(scene, frame, peopleOf(scene, { names: frame.names, viewer: 0 }), mood).why;
    }),
  );
  expect(new Set(closing).size).toBe(12);
});

it('FM-13.1: tells who have lost to the villain how much he could still have taken, and who of them stands', () => {
  const seen = sceneOf(over.view);
  const villain = seen.characters.length - 1;
  const scene = (left: number): Scene => ({
    ...seen,
    options: { ...seen.options, storyline: 'AS' },
    characters: seen.characters.map((one, at) => ({ ...one, left: at === villain ? left : at })),
  });
  const people = peopleOf(scene(3), { names: over.names, viewer: 0 });
  const plain = (words: string) => words.replace(/[\u2066-\u2069]/g, '');
  expect(plain(closeWords(scene(3), people, 'lost'))).toBe(
    '3 more hits, and Richelieu would have been beaten.',
  );
  expect(plain(closeWords(scene(1), people, 'lost'))).toBe(
    'One more hit, and Richelieu would have been beaten.',
  );
  const { picture } = tale(scene(3), over as Frame, people, 'lost');
  expect(drawn(html`${picture}`).querySelectorAll('.ending__left .mk-icon')).toHaveLength(3);
  const { side } = ranked(scene(3)) as { side: (player: number) => string };
  expect([0, 1].map(side).map(plain)).toEqual(['defeated', '1 life left']);
});

it('FM-15.5: ranks nobody where all have won or lost together', () => {
  const seen = sceneOf(over.view);
  const shows = (storyline: Storyline) =>
    'total' in ranked({ ...seen, options: { ...seen.options, storyline } });
  expect((['AC', 'QS', 'AS', 'KS'] as const).map(shows)).toEqual([true, true, false, false]);
});
