import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Frame, Reason } from '../../../generated/four_musketeers';
import { languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { gist, mirrors, reasonText } from './reasons';
import rochefort from './testdata/rochefort.json';

const recorded = appliedIn(rochefort)[0]?.applied.frame;

/** Looked at from seat 0. */
function frame(): Frame {
  if (!recorded) throw new Error('nothing recorded');
  return { ...recorded, viewer: 0, view: { ...recorded.view, player: 0 } };
}

/** What the best of the others is. */
const other = { type: 'strike', card: '10S', shadow: false } as const;

const reasons: Reason[] = [
  { type: 'hit', character: 0, chance: 0.121, otherwise: 0.348, other, against: false },
  { type: 'hit', character: 1, chance: 0.4, otherwise: 0.2, other, against: false },
  { type: 'hit', character: 'V', chance: 0.3, otherwise: 0.25, other, against: false },
  { type: 'nobody', chance: 0.2, otherwise: 0.05, other, against: false },
  { type: 'keep', spared: 0.24, goes: 7, stays: 7, lowest: false, against: false },
  { type: 'keep', spared: -0.06, goes: 8, stays: 6, lowest: false, against: true },
  { type: 'shadow', left: 0, against: null },
  { type: 'shadow', left: 3, against: null },
  { type: 'chance', chance: 0.62, otherwise: 0.5, against: false },
  { type: 'deck', left: 4, against: null },
  { type: 'same', against: null },
  { type: 'rather', number: 10, spared: 'own', chance: 0.73, otherwise: 0.58, cost: null, against: null },
];

beforeAll(() => useCatalogues('table', 'four_musketeers', 'table-four_musketeers'));

describe('the reasons of a choice', () => {
  it('say with numbers what becomes likelier, and speak to the reader', async () => {
    await setLanguage('en');
    const said = reasons.map((reason) => reasonText(reason, frame()));
    expect(said[0]).toBe('It spares you in 88% of cases; with the 10 in 65%.');
    expect(said[1]).toBe(`${frame().names[1]} is hit in 40% of cases; with the 10 in 20%.`);
    expect(said[2]).toContain('Rochefort is hit in 30% of cases');
    expect(said[3], 'no whole of which the two are parts').toBe(
      'Nobody is hit in 20% of cases; with the 10 in 5%.',
    );
    expect(said[4]).toBe('You keep better cards: about one hit fewer in 4 deals.');
    expect(said[5]).toBe(
      'It spends the 8, which would be good in a later fight: about one hit more in 10 deals.',
    );
    expect(said[6]).toBe('This card leaves your hand, and a random one strikes in its place, the last one.');
    expect(said[7]).toBe(
      'This card leaves your hand, and a random one strikes in its place; 3 are left then.',
    );
    expect(said[8]).toBe('Then the round is won in 62% of cases; with the best other choice in 50%.');
    expect(said[9]).toBe('The random deck keeps its 4 cards for later.');
    expect(said[10]).toBe('It comes to the same as the best other choice, now and later.');
  });

  it('say of the best choice in one plain sentence what it does', async () => {
    await setLanguage('en');
    const [name] = frame().names.slice(1);
    const say = (reason: Reason, of = frame()) => gist(reason, of)?.replace(/[\u2066-\u2069]/g, '') ?? null;
    expect(reasons.map((reason) => say(reason))).toEqual([
      'It spares you more often.',
      `${name} is hit more often: that costs a rival a life.`,
      'Rochefort is hit more often.',
      'More often nobody is hit.',
      'It saves better cards for later.',
      ...Array(7).fill(null),
    ]);
    const hit = (
      chance: number,
      otherwise: number,
      against: boolean | null = false,
      character: 0 | 'V' = 0,
    ) => say({ type: 'hit', character, chance, otherwise, other, against });
    expect(hit(0, 0.3)).toBe('It spares you.');
    expect(hit(0.3, 0.3, null), 'as often').toBeNull();
    expect(hit(0.5, 0.3), 'FM-15.9: by what it takes from him').toBe(
      'You are hit more often, and that serves you.',
    );
    expect(hit(0.1, 0.4, false, 'V')).toBe('Rochefort is hit less often: a hit there costs no rival a life.');
    expect(hit(0.1, 0.4, true, 'V'), 'where all are against him').toBeNull();
    const { view } = frame();
    const wishing = {
      ...frame(),
      view: {
        ...view,
        ambitions: { JD: ['KD'] },
        line: [],
        characters: view.characters.map((one, at) =>
          at === 0 ? { ...one, role: 'JD', stack: ['2S', 'KD'] } : one,
        ),
      },
    } as ReturnType<typeof frame>;
    const taken = { type: 'hit', character: 0, chance: 0.5, otherwise: 0.3, other, against: false } as const;
    expect(gist(taken, wishing), 'and which card that is').toContain('king of diamonds, which you want');
    const beaten = wishing.view.characters.map((one) => ({ ...one, defeated: true }));
    expect(
      gist(taken, { ...wishing, view: { ...wishing.view, characters: beaten } }),
      'FM-15.9: not one by which nothing can be scored any more',
    ).not.toContain('diamonds');
    const characters = view.characters.map((one, at) => ({ ...one, left: at === 1 ? 9 : one.left }));
    const options = { ...view.options, tie_rule: 'lives' as const };
    expect(
      say(
        { type: 'hit', character: 1, chance: 0.4, otherwise: 0.2, other, against: false },
        { ...frame(), view: { ...view, characters, options } },
      ),
    ).toBe(`${name}, who leads, is hit more often.`);
    const both = characters.map((one, at) => ({ ...one, left: at === 0 ? 9 : one.left }));
    expect(
      say(
        { type: 'hit', character: 1, chance: 0.4, otherwise: 0.2, other, against: false },
        { ...frame(), view: { ...view, characters: both, options } },
      ),
    ).toBe(`${name}, who shares the lead, is hit more often.`);
    const now = (left: readonly number[]) => ({
      ...frame(),
      view: {
        ...view,
        options,
        characters: view.characters.map((one, at) => ({ ...one, left: left[at] ?? 2 })),
      },
    });
    const villain = {
      type: 'hit',
      character: 'V',
      chance: 0.4,
      otherwise: 0.2,
      other,
      against: false,
    } as const;
    expect(say(villain, now([3]))).toBe(
      'Rochefort is hit more often: that ends the round sooner, while you lead.',
    );
    expect(say(villain, now([3, 3])), 'not where another wins with him').toBe('Rochefort is hit more often.');
    const seldom = { ...villain, chance: 0.1, otherwise: 0.3 };
    expect(say(seldom, now([3]))).toBe('Rochefort is hit less often: a hit there costs no rival a life.');
    const cornered = now([2, 3, 2, 2, 1]);
    const view1 = { ...cornered.view, stone: 1 as const };
    expect(say(seldom, { ...cornered, view: view1 }), 'FM-16.12').toBe(
      'Rochefort is hit less often: a hit there would end the round while others lead.',
    );
    const story = (storyline: 'AS' | 'QC', role: 'JC' | 'JS') => ({
      ...frame(),
      view: {
        ...view,
        options: {
          ...view.options,
          storyline,
          mode: storyline === 'QC' ? ('solo' as const) : ('coop' as const),
        },
        characters: view.characters.map((one, at) => (at === 0 ? { ...one, role } : one)),
      },
    });
    expect(say(seldom, story('QC', 'JC')), 'FM-15.7').toMatch(/is hit less often: you want her to live\.$/);
    expect(say(villain, story('QC', 'JS')), 'FM-15.7').toMatch(/is hit more often: that is what you want\.$/);
    expect(say(villain, story('AS', 'JS')), 'FM-13.1').toMatch(/: that is what you want\.$/);
    expect(say({ ...seldom, character: 1 }, story('AS', 'JS'))).toMatch(/: that is your side\.$/);
    const spared = { type: 'hit', character: 0, chance: 0.1, otherwise: 0.3, other, against: false } as const;
    expect(say(spared, now([1]))).toBe('It spares your last life more often.');
  });

  it('name the card that stays, and what it stays for', async () => {
    await setLanguage('en');
    const keep = (
      goes: number,
      stays: number,
      lowest: boolean,
      { spared = null as number | null, against = false } = {},
    ): Reason => ({
      type: 'keep',
      spared,
      goes,
      stays,
      lowest,
      against,
    });
    const gists = [keep(7, 8, false), keep(9, 6, true), keep(7, 6, false)].map((one) => gist(one, frame()));
    expect(gists).toEqual([
      'It keeps the higher card, the 8, for a later fight.',
      'It keeps your lowest card, the 6, for the last fight, where it counts for a neighbour.',
      'It saves better cards for later.',
    ]);
    expect(reasonText(keep(7, 8, false), frame(), true)).toBe('Little hangs on it.');
    expect(reasonText(keep(7, 8, false, { spared: 0.25 }), frame(), true)).toBe(
      'About one hit fewer in 4 deals.',
    );
    expect(reasonText(keep(6, 8, false, { against: true }), frame())).toBe(
      'You keep worse cards: little hangs on it.',
    );
    expect(reasonText(keep(8, 7, true, { against: true }), frame())).toBe(
      'It spends the 8, which would be good in a later fight: little hangs on it.',
    );
    expect(reasonText(keep(6, 9, true, { against: true }), frame())).toBe(
      'It spends the 6, which would be good for a neighbour: little hangs on it.',
    );
  });

  it('turned round are told once', () => {
    const hit = { type: 'hit', character: 0, chance: 0.1, otherwise: 0.3, other, against: false } as const;
    const turned = { ...hit, chance: 0.3, otherwise: 0.1, against: true };
    expect(mirrors(hit, turned)).toBe(true);
    expect(mirrors(hit, { ...turned, character: 1 })).toBe(false);
    expect(mirrors(hit, { ...turned, otherwise: 0.2 }), 'compared with a third').toBe(false);
    expect(mirrors(hit, { ...turned, against: false })).toBe(false);
    const keep = { type: 'keep', spared: 0.1, goes: 5, stays: 9, lowest: false, against: false } as const;
    const cost = { ...keep, spared: -0.1, goes: 9, stays: 5, against: true };
    expect(mirrors(keep, cost)).toBe(true);
    const rather = {
      type: 'rather',
      number: 9,
      spared: 'own',
      chance: 0.9,
      otherwise: 0.7,
      cost,
      against: null,
    } as const;
    expect([cost, hit, keep].map((one) => mirrors(rather, one))).toEqual([true, true, false]);
    expect(mirrors(rather, { ...hit, chance: 0.2 }), 'another measure').toBe(false);
    expect(mirrors({ ...rather, cost: null }, cost)).toBe(false);
  });

  it('name what they compare with', async () => {
    await setLanguage('en');
    const than = (one: Extract<Reason, { type: 'hit' }>['other']) =>
      reasonText(
        { type: 'hit', character: 0, chance: 0.1, otherwise: 0.3, other: one, against: false },
        frame(),
      );
    expect(than({ ...other, shadow: true })).toBe('It spares you in 90% of cases; from the shadow in 70%.');
    expect(than({ type: 'choose_direction', direction: 'left' })).toBe(
      'It spares you in 90% of cases; the other way in 70%.',
    );
  });

  it('say that it is the reader alone who is spared, where companions fight along', async () => {
    await setLanguage('en');
    const { view } = frame();
    const options = { ...view.options, storyline: 'AS' as const, mode: 'coop' as const };
    const [hit] = reasons;
    if (!hit) throw new Error('no reason');
    expect(reasonText(hit, { ...frame(), view: { ...view, options } })).toBe(
      'It spares you yourself in 88% of cases; with the 10 in 65%.',
    );
  });

  it('say why the card that spares most is not the best', async () => {
    await setLanguage('en');
    const why = (cost: Extract<Reason, { type: 'rather' }>['cost'], of = frame()) =>
      reasonText(
        { type: 'rather', number: 10, spared: 'own', chance: 0.73, otherwise: 0.58, cost, against: null },
        of,
      ).replace('Why not the 10: it spares you in 73% of cases, with this choice in 58%, but ', '');
    const keep = { type: 'keep', spared: null, against: true } as const;
    const [name] = frame().names.slice(1);
    expect(why({ ...keep, goes: 10, stays: 5, lowest: true })).toBe('it is better kept for a later fight.');
    expect(why({ ...keep, goes: 5, stays: 8, lowest: true })).toBe('it is better kept for a neighbour.');
    expect(why({ ...keep, goes: 5, stays: 8, lowest: false })).toBe('you would keep worse cards.');
    const hit = { type: 'hit', character: 1, other, against: true } as const;
    expect(why({ ...hit, chance: 0.1, otherwise: 0.3 })).toBe(`${name} is hit less often with it.`);
    const { view } = frame();
    const leading = (who: readonly number[]) => ({
      ...frame(),
      view: {
        ...view,
        options: { ...view.options, tie_rule: 'lives' as const },
        characters: view.characters.map((one, at) => ({ ...one, left: who.includes(at) ? 9 : 2 })),
      },
    });
    const spared = { ...hit, chance: 0.1, otherwise: 0.3 };
    expect(why(spared, leading([1]))).toBe(`${name}, who leads, is hit less often with it.`);
    expect(why(spared, leading([0, 1]))).toBe(`${name}, who shares the lead, is hit less often with it.`);
    expect(why({ ...hit, character: 'V', chance: 0.3, otherwise: 0.1 })).toBe(
      'Rochefort is hit more often with it.',
    );
    const nobody = { type: 'nobody', chance: 0.3, otherwise: 0.1, other, against: true } as const;
    expect(why(nobody)).toBe('more often it hits nobody.');
    expect(why(null)).toBe('all told it comes out behind.');
    const spares = (spared: 'side' | 'round') =>
      reasonText(
        { type: 'rather', number: 10, spared, chance: 0.73, otherwise: 0.58, cost: null, against: null },
        frame(),
      );
    expect(spares('side')).toMatch(/^Why not the 10: it spares your side in 73% of cases, with this/);
    expect(spares('round')).toMatch(/^Why not the 10: with it you come through in 73% of cases, with this/);
  });

  it('name one number where both choices have the same', async () => {
    await setLanguage('en');
    const hit = (chance: number, otherwise: number) =>
      reasonText({ type: 'hit', character: 0, chance, otherwise, other, against: null }, frame());
    expect(hit(0.261, 0.259)).toBe('It spares you in 74% of cases, about as often with the 10.');
    expect(hit(0, 0)).toBe('It spares you every time, just the same with the 10.');
    expect(hit(0.26, 0.29), 'within the noise').toBe(
      'It spares you in 74% of cases, about as often with the 10.',
    );
    expect(hit(0, 0.03)).toBe('It spares you every time; with the 10 in 97%.');
  });

  it('add but the figures to the plain sentence that stands before', async () => {
    await setLanguage('en');
    const say = (reason: Reason) => reasonText(reason, frame(), true);
    expect(reasons.slice(0, 5).map(say)).toEqual([
      'In 88% of cases; with the 10 in 65%.',
      'In 40% of cases; with the 10 in 20%.',
      'In 30% of cases; with the 10 in 25%.',
      'In 20% of cases; with the 10 in 5%.',
      'About one hit fewer in 4 deals.',
    ]);
    const somebody = { type: 'nobody', chance: 0.05, otherwise: 0.2, other, against: false } as const;
    expect(say(somebody), 'that somebody is hit').toBe('In 95% of cases; with the 10 in 80%.');
    const safe = { type: 'hit', character: 0, chance: 0, otherwise: 0.3, other, against: false } as const;
    expect(say(safe)).toBe('Every time; with the 10 in 70%.');
    expect(say({ ...safe, character: 1 }), 'not that he is not hit').toBe(
      'But with the 10 a hit comes in 30% of cases.',
    );
  });

  it('count of a servant, as the plain sentence does, how often he is hit', async () => {
    await setLanguage('en');
    const { view, ...more } = frame();
    const seats = view.seats.map((one, at) =>
      at === 1 ? { ...one, kind: 'servant' as const, owner: 0 as const } : one,
    );
    const characters = view.characters.map((one, at) => ({ ...one, left: at === 1 ? 1 : one.left }));
    const served = { ...more, view: { ...view, seats, characters } };
    const say = (chance: number, otherwise: number) => {
      const reason = { type: 'hit', character: 1, chance, otherwise, other, against: false } as const;
      return `${gist(reason, served)} ${reasonText(reason, served, true)}`;
    };
    expect(say(0.12, 0.35)).toBe('Your servant is hit less often. In 12% of cases; with the 10 in 35%.');
    expect(say(0, 0.35)).toBe('Your servant is not hit. But with the 10 a hit comes in 35% of cases.');
  });

  it('say never and always only of what is counted, and nearly so of what no world has shown', async () => {
    await setLanguage('en');
    const say = (type: 'hit' | 'nobody', chance: number, otherwise: number) =>
      reasonText(
        type === 'hit'
          ? { type, character: 0, chance, otherwise, other, against: false }
          : { type, chance, otherwise, other, against: false },
        frame(),
      );
    expect(say('hit', 0, 1)).toBe('It spares you every time; with the 10 never.');
    expect(say('hit', 1, 0)).toBe('It spares you never; with the 10 every time.');
    expect(say('hit', 0.003, 0.998)).toBe('It spares you nearly every time; with the 10 hardly ever.');
    expect(say('hit', 0.01, 0.99)).toBe('It spares you in 99% of cases; with the 10 in 1%.');
    expect(say('nobody', 0.002, 0.998)).toBe(
      'Somebody is nearly always hit; with the 10 nearly every time nobody is.',
    );
    expect(say('nobody', 0, 1)).toBe('Somebody is always hit; with the 10 nobody ever is.');
    expect(say('nobody', 1, 0)).toBe('Nobody is ever hit; with the 10 somebody always is.');
    expect(say('nobody', 0, 0.05)).toBe('Somebody is always hit; with the 10 in 5% of cases nobody is.');
    expect(say('nobody', 0.05, 1)).toBe('Nobody is hit in 5% of cases; with the 10 nobody ever is.');
  });

  it.each(languages)('say never and always without a number in %s', async (language) => {
    await setLanguage(language);
    const shadow = { ...other, shadow: true };
    for (const [chance, otherwise] of [
      [0, 1],
      [1, 0],
      [0.002, 0.998],
      [0.998, 0.002],
    ] as const)
      for (const reason of [
        { type: 'hit', character: 0, chance, otherwise, other: shadow, against: false },
        { type: 'hit', character: 1, chance, otherwise, other: shadow, against: false },
        { type: 'nobody', chance, otherwise, other: shadow, against: false },
      ] as const)
        expect(reasonText(reason, frame())).not.toMatch(/[\d%{}]/);
  });

  it.each(languages)('are told in full in %s', async (language) => {
    await setLanguage(language);
    const hit = { type: 'hit', character: 1, chance: 0, otherwise: 0.35, other, against: false } as const;
    for (const reason of [...reasons, hit, { ...hit, type: 'nobody' } as const])
      for (const isSaid of [false, true]) {
        const sentence = reasonText(reason, frame(), isSaid);
        expect(sentence).not.toMatch(/four-reason|[{}]/);
        expect(sentence).toMatch(/\.$/);
        expect(sentence.replace(/[\u2066-\u2069]/g, ''), 'no number runs into another').not.toMatch(
          /\d\s+\d/,
        );
      }
  });
});
