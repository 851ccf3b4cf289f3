import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, CommittedOdds, Frame, Legal, View } from '../../../../generated/mousquetaires_du_roy';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import { adversaryLine } from '../board/element';
import { focus } from '../board/focus';
import { actionButtons } from '../choices/actions';
import type { Thrown } from '../scene/scene';
import asked from '../testdata/asked.json';
import { around, silent } from '../testing';
import { chance, oddsBrief, oddsOf, oddsWords } from './odds';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const legal: Legal = {
  actions: [{ type: 'done' }, { type: 'commit', what: 'combat' }],
  counsel: silent,
  odds: [
    { action: 0, hit: 52, hurt: 34, grave: 0 },
    { action: 1, hit: 67, hurt: 100, grave: 0 },
  ],
};
const shown = (what: unknown) => {
  const place = document.createElement('div');
  render(what, place);
  return place.textContent
    ?.replace(/\s+/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .trim();
};

describe('the odds', () => {
  it('are told in tenths, and what is rare as less than one of them', () => {
    const told = [0, 4, 11, 34, 52, 67, 74, 96, 99, 100].map((one) =>
      chance(one).replace(/[\u2066-\u2069]/g, ''),
    );
    expect(told).toEqual([
      'never',
      'under 1 of 10',
      '1 of 10',
      '3 of 10',
      '5 of 10',
      '7 of 10',
      '7 of 10',
      'over 9 of 10',
      'over 9 of 10',
      'for certain',
    ]);
  });

  it('are in brief what they are in words', () => {
    const brief = (hit: number, hurt: number) => shown(oddsBrief({ hit, hurt, grave: 0 }));
    expect(brief(52, 100)).toMatch(/5\/10 10\/10 ?Hits him: 5 of 10; loses a life: for certain/);
    expect(brief(0, 99)).toMatch(/0\/10 9\/10 ?Hits him: never; loses a life: over 9 of 10/);
    const armed = { hit: 93, hurt: 12, grave: 0 };
    expect(shown(oddsBrief({ hit: 28, hurt: 88, grave: 0, armed }))).toMatch(
      /3–9\/10 1–9\/10 ?Hits him: 3 of 10, with cards 9; loses a life: 9 of 10, with cards 1\./,
    );
    expect(shown(oddsBrief({ hit: 91, hurt: 12, grave: 0, armed })), 'in brief alike').toMatch(/9\/10 1\/10/);
  });

  it.each(languages)('say of how many, with his cards too, in %s', async (language) => {
    await setLanguage(language);
    const words = (hit: number, hurt: number, [hits, hurts]: [number, number]) =>
      oddsWords({ hit, hurt, grave: 0, armed: { hit: hits, hurt: hurts, grave: 0 } }).replace(
        /[\u2066-\u2069]/g,
        '',
      );
    const never = chance(0);
    for (const [one, count] of [
      [words(0, 100, [40, 60]), 2],
      [words(40, 60, [100, 0]), 2],
      [words(40, 60, [70, 20]), 2],
      [words(0, 60, [100, 0]), 1],
    ] as const)
      expect(one.match(/\b10\b/g), one).toHaveLength(count);
    expect(words(0, 100, [40, 60])).toContain(chance(40).replace(/[\u2066-\u2069]/g, ''));
    expect(words(40, 60, [100, 0])).toContain(never);
    await setLanguage('en');
    expect(words(0, 100, [40, 60])).toBe(
      'Hits him: never, with cards 4 of 10; loses a life: for certain, with cards 6 of 10.',
    );
  });

  it('stand beside a peculiarity that has a sign of its own', () => {
    const view = asked[0]?.view as View;
    const sign = (special: 'cuirass' | 'final_wound') => {
      const place = document.createElement('div');
      const adversary = { ...view.milady.rochefort, special };
      render(adversaryLine('foe', adversary, { action: null, act: () => {}, good: new Map() }), place);
      return place.querySelector('.mk-icon')?.innerHTML;
    };
    expect(sign('cuirass')).not.toBe(sign('final_wound'));
  });

  it('are told alike of both sides', () => {
    expect(oddsWords({ hit: 67, hurt: 26, grave: 0 }).replace(/[\u2066-\u2069]/g, '')).toBe(
      'Hits him: 7 of 10; loses a life: 3 of 10.',
    );
    expect(oddsWords({ hit: 67, hurt: 56, grave: 21 })).toContain('loses lives');
  });

  it('belong to the action that the engine names', () => {
    expect(oddsOf(legal, legal.actions[1] ?? null)?.hit).toBe(67);
    expect(oddsOf({ actions: legal.actions, counsel: silent }, legal.actions[1] ?? null)).toBeUndefined();
  });

  it('stand beside the answers before a duel, as it is, with one more card and with several', () => {
    const view = { ...asked[0]?.view, asking: 'commit' } as View;
    const together: CommittedOdds[] = [
      { cards: ['combat', 'double_combat'], hit: 82, hurt: 31, grave: 0 },
      { cards: ['combat', 'combat', 'combat'], hit: 80, hurt: 30, grave: 0 },
      { cards: ['combat', 'combat', 'double_combat'], hit: 90, hurt: 20, grave: 0 },
    ];
    const frame = { legal: { ...legal, together }, view } as Frame;
    const text = shown(actionButtons(frame, around(frame)));
    const place = document.createElement('div');
    render(actionButtons(frame, around(frame)), place);
    const bars = [...place.querySelectorAll('.odds__line')].map((line) =>
      [...line.querySelectorAll<HTMLElement>('.odds__part')].map(({ style }) =>
        style.getPropertyValue('--part'),
      ),
    );
    expect(bars).toEqual([...(legal.odds ?? []), ...together].map(({ hit, hurt }) => [`${hit}`, `${hurt}`]));
    expect(text).toMatch(/(Without|These) cards ?Hits him: 5 of 10; loses a life: 3 of 10\./);
    expect(text).toContain('+ Combat Hits him: 7 of 10; loses a life: for certain.');
    expect([...place.querySelectorAll('.odds__line > b')].map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      '+ Combat',
      '+ both cards',
      '+ 3 × Combat',
      '+ 3 cards',
    ]);
    expect(place.querySelector('.odds__head')?.textContent).toMatch(/^Cost.*Hits him/s);
  });

  it('are told to Milady from the side of Rochefort', () => {
    const view = { ...asked[0]?.view, asking: 'reveal', duel: null } as View;
    const actions: Action[] = [{ type: 'appear' }, { type: 'stay_hidden' }];
    const legal = { actions, counsel: silent, odds: [{ action: 0, hit: 50, hurt: 75, grave: 0 }] };
    const frame = { legal, view } as Frame;
    expect(shown(actionButtons(frame, around(frame)))).toContain(
      'Without cards Rochefort wounds: 8 of 10; loses a life: 5 of 10.',
    );
  });

  it('stand at La Rochelle for the night as it is and with each card that can be placed', () => {
    const view = { ...asked[0]?.view, milady: { ...asked[0]?.view.milady, reinforcements: true } } as View;
    const siege = {
      ...view.siege,
      odds: { forward: 0, back: 75, lost: 26 },
    };
    const night = (legal: Legal | null, thrown: Thrown | null = null) => {
      const place = document.createElement('div');
      const at = { ...view, siege };
      const people = { roster: { names: [], viewer: 0 }, view: at };
      const focused = {
        view: at,
        people,
        legal,
        good: new Map(),
        weighed: null,
        thrown,
        rolling: false,
        trail: '',
        gone: new Map(),
        act: () => {},
      };
      render(focus({ ...focused, place: 'la_rochelle' }), place);
      return {
        rows: [...place.querySelectorAll('.night > li')].map((row) =>
          [...row.querySelectorAll('.night__name, .night__end')].map((shown) => shown.textContent),
        ),
        dice: place.querySelectorAll('.field .thrown-die').length,
        text: place.textContent,
      };
    };
    const tonight = ['Tonight', 'ground lost 8 of 10', 'of which town lost 3 of 10', 'ground won 0 of 10'];
    expect(night(null).rows).toEqual([tonight]);
    expect(night(null).text).toContain('Reinforcements: Milady throws one die more.');
    const placed: Legal = {
      actions: [{ type: 'end_turn' }, { type: 'reinforce', what: 'double_combat' }],
      counsel: silent,
      siege: [{ action: 1, forward: 34, back: 50, lost: 1 }],
    };
    expect(night(placed).rows.at(-1)).toEqual([
      '+ Double Combat',
      'ground lost 5 of 10',
      'of which town lost under 1 of 10',
      'ground won 3 of 10',
    ]);
    // What lies there is no longer a chance.
    const { rows, dice } = night(placed, { at: 'la_rochelle', blue: ['sword'], red: ['shield', 'fleur'] });
    expect([rows, dice]).toEqual([[], 3]);
  });

  it('stand at the blade for keeping the dice and for each face that can be thrown again', () => {
    const at = asked.find(({ view }) => (view as View).asking === 'blade') as Frame | undefined;
    if (!at?.view.duel || !at.legal) throw new Error('no blade recorded');
    const place = document.createElement('div');
    render(actionButtons(at, around(at)), place);
    const lines = [...place.querySelectorAll('.odds__line')].map((one) => one.textContent ?? '');
    expect(lines).toHaveLength(1 + new Set(at.view.duel.thrown.blue).size);
    for (const line of lines) expect(line).toMatch(/Hits him: .*; loses (a life|lives): /);
    expect(lines[0]).toContain('Keep the dice');
  });

  it('stand with an adversary that can be fought, here or for whoever goes there, and with no other', () => {
    const foe = asked.flatMap(({ view }) => (view as View).missions.louvre?.opponents ?? [])[0];
    if (!foe) throw new Error('nobody at the Louvre');
    const [first = null] = legal.actions;
    const one = { ...foe, beaten: false };
    expect(
      shown(adversaryLine('a', one, { action: first, act: () => {}, legal, good: new Map() })),
    ).toContain('Hits him: 5 of 10');
    expect(
      shown(adversaryLine('a', one, { action: null, act: () => {}, legal, good: new Map() })),
    ).not.toContain('Hits him');
    const barred = shown(
      adversaryLine('a', one, { action: first, act: () => {}, legal, barred: true, good: new Map() }),
    );
    expect(barred).toContain('Rochefort first');
    expect(barred).not.toContain('Hits him');
    const ahead = { hit: 80, hurt: 20, grave: 0 };
    expect(
      shown(adversaryLine('a', one, { action: null, act: () => {}, legal: null, ahead, good: new Map() })),
    ).toContain('Hits him: 8 of 10');
  });
});
