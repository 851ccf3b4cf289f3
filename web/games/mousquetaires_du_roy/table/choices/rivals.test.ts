/** Where two ways are about as good both are told, neither is gold, and both are at hand. */
import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, Counsel, Frame, Lead, View } from '../../../../generated/mousquetaires_du_roy';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import { best, grounds } from '../counsel/gold';
import { firstOf, placesOf, starters } from '../counsel/lead';
import asked from '../testdata/asked.json';
import { around, lead, silent } from '../testing';
import { actionButtons } from './actions';
import { choices } from './chosen';
import { asHinted, asLit, background, now } from './counsel';
import { optionList, options } from './options';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const view = asked.find((one) => one.view.asking === 'action')?.view as View;
const actions: Action[] = [
  { type: 'draw' },
  { type: 'move', what: 'louvre' },
  { type: 'move', what: 'paris' },
  { type: 'end_turn' },
];
const [draw, louvre, paris] = actions as [Action, Action, Action];
const saving: Lead = { ...lead, do: 'draw', today: false, ready: true };
const frameOf = (counsel: Partial<Counsel>, more: Partial<Frame> = {}): Frame =>
  ({ view, problem: null, legal: { actions, counsel: { ...silent, ...counsel } }, ...more }) as Frame;
/** The Louvre, or a card. */
const either = { lead, best: 1, rival: { action: 0, lead: saving } };
const drawn = (what: unknown): HTMLElement => {
  const place = document.createElement('div');
  render(what, place);
  return place;
};
const told = (frame: Frame, drawer: 'buy' | null = null) =>
  drawn(now(frame, { roster: { names: [], viewer: 0 }, view: frame.view }, drawer));
const plain = (one: Element | null) => (one?.textContent ?? '').replace(/[\u2066-\u2069]/g, '');

it('both are told in a sentence each, by what they bring, in every language', async () => {
  for (const language of languages) {
    await setLanguage(language);
    const said = told(frameOf(either));
    const ways = [...said.querySelectorAll('.now__lead > .now__full')].map(plain);
    expect(ways).toHaveLength(2);
    expect(new Set(ways).size).toBe(2);
    for (const words of [...ways, plain(said.querySelector('.now__either'))])
      expect(words).not.toMatch(/mr-|[{}]/);
  }
  await setLanguage('en');
  const said = told(frameOf(either));
  expect([...said.querySelectorAll('.now__lead > .now__full')].map(plain)).toEqual([
    expect.stringMatching(/^Go for the challenge of .* at the Louvre, for the Queen’s honour\.$/),
    'Drawing: most cards are good for a die or a point later.', // not that it helps more
  ]);
  const head = (page: Element) => plain(page.querySelector('.now__either > .now__line'));
  expect(head(said)).toBe('Two ways, about as good. Which would you rather have?');
  const brief = plain(said.querySelector('.now__lead > .now__brief'));
  expect(brief, 'on a phone, too, what it is for').toContain('for the Queen’s honour');
  expect(said.querySelectorAll('.now__lead--meets')).toHaveLength(0);
  expect(told(frameOf(either), 'buy').querySelector('.now__either')).toBeNull();
  const people = { roster: { names: [], viewer: 0 }, view };
  expect(background(frameOf(either), people)).toContainEqual(expect.stringMatching(/^Where two ways are/));
  const later: Lead = { ...lead, do: 'draw', today: false };
  const same = frameOf({ lead: later, best: 0, rival: { action: 1, lead } });
  expect(head(told(same))).toBe('One aim, two ways to it:');
  expect(background(same, people), 'the aim that he draws for').toContainEqual(
    expect.stringMatching(/ The aim is the same: go for it now, or draw cards first\.$/),
  );
  expect(background(frameOf({ lead, best: 1 }), people)).not.toContainEqual(
    expect.stringMatching(/^Where two ways are/),
  );
});

it('neither is gold; the ways of both are at hand wherever he looks', () => {
  const frame = frameOf({ ...either, rival: { action: 2, lead: { ...lead, place: 'paris' } } });
  expect([best(frame).size, grounds(frame), choices.counselled?.(frame)]).toEqual([0, [], null]);
  expect(placesOf(frame)).toEqual(['louvre', 'paris']);
  const done: (Action | null)[] = [];
  const buttons = drawn(
    actionButtons(frame, { ...around(frame), chosen: 'quest', act: (action) => done.push(action) }),
  );
  expect(buttons.querySelectorAll('.button--gold')).toHaveLength(0);
  for (const way of buttons.querySelectorAll<HTMLElement>('.act__way')) way.click();
  expect(done).toEqual([louvre, paris]);
  expect(buttons.querySelector('.act__rest'), 'drawing is none of them').toBeNull();
});

it('a card to be placed or played is at hand where it is one of them', () => {
  const cards: Action[] = [
    { type: 'reinforce', what: 'combat' },
    { type: 'reinforce', what: 'double_combat' },
    { type: 'character', what: 'kitty' },
    { type: 'character', what: 'buckingham' },
  ];
  const counsel = { ...silent, lead, best: 3, rival: { action: 0, lead: saving } };
  const frame = { ...frameOf({}), legal: { actions: cards, counsel } } as unknown as Frame;
  const done: (Action | null)[] = [];
  const buttons = drawn(actionButtons(frame, { ...around(frame), act: (action) => done.push(action) }));
  for (const one of buttons.querySelectorAll<HTMLElement>('.act__place--told, .act__direct')) one.click();
  expect(done).toEqual([cards[3], cards[0]]);
});

it('who begins is left open, too', () => {
  const starts: Action[] = [0, 1].map((what) => ({ type: 'start', what }));
  const frame = {
    view: { ...view, asking: 'next' },
    problem: null,
    legal: {
      actions: starts,
      counsel: { ...silent, lead, rival: { action: 1, lead: { ...saving, musketeer: 1 } } },
    },
  } as unknown as Frame;
  expect(firstOf(frame)).toBeNull();
  for (const shown of [0, 1])
    expect(
      drawn(actionButtons(frame, { ...around(frame), shown })).querySelector('.act__begin')?.classList,
    ).not.toContain('button--gold');
  expect(starters(frame), 'whose cards are shown is whoever is named first').toEqual(starts);
  const begun: (Action | null)[] = [];
  const both = drawn(
    actionButtons(frame, { ...around(frame), shown: 1, act: (action) => begun.push(action) }),
  );
  for (const one of both.querySelectorAll<HTMLElement>('.act__begin')) one.click();
  expect(begun, 'each of both has a button, before all whose cards are shown').toEqual(starts.toReversed());
  expect([...told(frame).querySelectorAll('.now__lead > .now__full')].map(plain)).toEqual([
    expect.stringMatching(/ first\. Go for /),
    expect.stringMatching(/ first\. Drawing: /),
  ]);
  expect(firstOf(asLit(frame, starts[0] ?? null)), 'what the lamp says').toEqual(starts[0]);
});

it('the lamp decides between them, and who wants no hints hears of none', () => {
  const frame = frameOf(either);
  for (const said of [louvre, draw]) expect([...best(asLit(frame, said)).keys()]).toEqual([said]);
  expect(told(asLit(frame, louvre)).querySelector('.now__either')).toBeNull();
  expect(asHinted(frame, 'off').legal?.counsel).toEqual(silent);
});

it('MR-14.9: of a ride after the last action it is said that it is for the next turn', async () => {
  await setLanguage('en');
  const ride: Action = { type: 'ride', what: 'louvre' };
  const told = (left: number) => [
    ...best({
      view: { ...view, actions: left },
      problem: null,
      legal: {
        actions: [ride],
        counsel: { ...silent, best: 0, lead: { ...lead, do: 'ride', task: null, number: null } },
      },
    } as unknown as Frame).values(),
  ];
  expect(told(0)).toEqual([expect.stringContaining('his next turn begins')]);
  expect(told(1)).toEqual([expect.stringContaining('something there for the Queen')]);
});

describe('Milady', () => {
  const hers = asked.find((one) => one.view.asking === 'perfidy')?.view as View;
  const answers: Action[] = [
    { type: 'pass' },
    { type: 'draw_perfidy' },
    { type: 'play_perfidy', what: 'calomnie' },
    { type: 'play_perfidy', what: 'baume' },
  ];
  const open = { best: 1, rival: { action: 2, lead: null } };
  const frame = frameOf(open, {
    view: hers,
    legal: { actions: answers, counsel: { ...silent, ...open } },
  } as Partial<Frame>);
  const ways = (one: Frame) => [...told(one).querySelectorAll('.now__lead > .now__full')].map(plain);

  it('is told what each of two plans brings, and what it forgoes', () => {
    expect(ways(frame)).toEqual([
      'A new card, and yours wait for a later turn.',
      '“Slander” now, and no new card. The Queen’s honour falls by one.',
    ]);
    expect(best(frame).size).toBe(0);
    expect(ways(asHinted(frame, 'off'))).toEqual([]);
  });

  it('is told what becomes of the plot in Paris', () => {
    const [plot] = hers.milady.own?.paris_pile ?? [];
    if (!plot) throw new Error('no plot is left');
    const paris = { ...frame, view: { ...hers, asking: 'paris' } } as Frame;
    const either = (lies: unknown) => {
      const { view } = paris;
      const actions: Action[] = [{ type: 'pass' }, { type: 'play_paris', what: plot.number }];
      const missions = { ...view.missions, paris: lies };
      const counsel = { ...silent, best: 1, rival: { action: 0, lead: null } };
      return ways({ ...paris, view: { ...view, missions }, legal: { actions, counsel } } as Frame);
    };
    const [now, waits] = either({ id: 'complot' });
    expect(now).toMatch(/^“.+” now, and “The plot” is over\. /);
    expect(waits).toBe('Your cards wait, and “The plot” goes on.');
    const [alone, quiet] = either(null);
    expect(alone).toMatch(/^“.+” now\. /);
    expect(quiet).toBe('Your cards wait, and Paris stays quiet.');
  });

  it('finds both before the others in the list', () => {
    const people = { roster: { names: [], viewer: 0 }, view: hers };
    const list = options(frame, people, null);
    const names = (one: readonly Action[]) =>
      [...drawn(optionList(list, () => null, new Map(), new Set(), one)).querySelectorAll('b')].map(plain);
    expect(names([answers[3] as Action])).toEqual(['Balm', 'Slander']);
    expect(names([])).toEqual(['Slander', 'Balm']);
  });
});
