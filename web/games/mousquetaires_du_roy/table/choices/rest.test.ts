/** What one touch goes on with ends where something better comes, and its button says first what is read on it. */
import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, Counsel, Frame, Musketeer, View } from '../../../../generated/mousquetaires_du_roy';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import { summed } from '../scene/attempt';
import asked from '../testdata/asked.json';
import { around, lead, silent } from '../testing';
import { actionButtons } from './actions';
import { begun, firstOfSeveral, type GoingOn, next } from './rest';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const view = asked.find((one) => one.view.asking === 'action')?.view as View;

const open = { ...view, asking: 'action' as const, active: 1 };
const actions: Action[] = [{ type: 'draw' }, { type: 'challenge', what: 0 }, { type: 'duel', what: 0 }];
const [draw] = actions;
/** With what is counselled among them. */
const counselling = (counsel: Partial<Counsel>) => ({ actions, counsel: { ...silent, ...counsel } });
const legal = counselling({ lead: { ...lead, do: 'draw' }, best: 0 });
const rival = { action: 1, lead } as const;

describe('drawing on', () => {
  /** Begun where `first` was told. */
  const drawingOn = (frame: Pick<Frame, 'legal' | 'view'>, first: Frame['legal'] = legal) =>
    next(begun({ type: 'draw' }, { view: open, legal: first, problem: null }), { problem: null, ...frame });
  it('goes on as long as the engine offers the next card to the same Musketeer at once', () => {
    expect(drawingOn({ view: open, legal })).toEqual(draw);
    expect(drawingOn({ view: open, legal: { ...legal, actions: [{ type: 'end_turn' }] } })).toBeNull();
    expect(drawingOn({ view: open, legal: null })).toBeNull();
    expect(drawingOn({ view: { ...open, active: 2 }, legal })).toBeNull();
    expect(drawingOn({ view: { ...open, asking: 'planchet' }, legal })).toBeNull();
    expect(next(null, { view: open, legal, problem: null })).toBeNull();
  });

  it('ends where a card has opened something better', () => {
    expect(drawingOn({ view: open, legal: counselling({ best: 1 }) })).toBeNull();
    expect(drawingOn({ view: open, legal: counselling({ dare: 2 }) })).toEqual(draw); // nothing better
    expect(
      drawingOn({ view: open, legal: counselling({ best: 1 }) }, counselling({ best: 0, rival })),
    ).toBeNull();
  });

  it('ends where a card has opened something as good, unless he has chosen to draw beside it', () => {
    const either = counselling({ best: 0, rival });
    expect(drawingOn({ view: open, legal: either })).toBeNull();
    expect(drawingOn({ view: open, legal: either }, either)).toEqual(draw);
    const another = counselling({ best: 0, rival: { action: 2, lead } });
    expect(drawingOn({ view: open, legal: another }, either)).toBeNull();
  });
});

describe('playing on', () => {
  const recorded = asked.find((one) => one.view.asking === 'cards');
  if (!recorded?.legal) throw new Error('no challenge is recorded');
  const frame = { problem: null, ...recorded } as Pick<Frame, 'legal' | 'problem' | 'view'>;
  const on = { type: 'card', who: frame.view.active, ways: [] } as GoingOn;

  it('plays what is counselled, of the same Musketeer, in the same challenge', () => {
    expect(next(on, frame)?.type).toBe('card');
    expect(next({ ...on, who: ((on.who + 1) % 4) as Musketeer }, frame)).toBeNull();
    expect(next(on, { ...frame, view: { ...frame.view, asking: 'action' } })).toBeNull();
    expect(next(on, { ...frame, legal: frame.legal && { ...frame.legal, counsel: silent } })).toBeNull();
  });

  /** So many points are missing. */
  const short = (left: number) => {
    const skills = { erudition: 9 - left, nobility: 9 - left, gallantry: 9 - left, panache: 9 - left };
    const musketeers = frame.view.musketeers.map((one) => ({ ...one, skills }));
    const place = frame.view.musketeers[frame.view.active ?? 0]?.place as 'louvre' | 'paris';
    const there = frame.view.missions[place];
    const challenges = there?.challenges.map((one) => one && { ...one, value: 9 }) ?? [];
    const missions = { ...frame.view.missions, [place]: { ...there, challenges } };
    return { ...frame, view: { ...frame.view, cards: [], musketeers, missions } as View };
  };

  it('is offered where the counselled card alone does not do', () => {
    if (!summed(frame.view)) throw new Error('the challenge is not there');
    expect([firstOfSeveral(short(1)), firstOfSeveral(short(5))?.type]).toEqual([null, 'card']);
    expect(firstOfSeveral({ ...frame, problem: { id: 'x' } as unknown as Frame['problem'] })).toBeNull();
  });

  it.each(languages)('has a button whose name begins with what is read on it, in %s', async (wish) => {
    await setLanguage(wish);
    const drawing = { ...frame, view: { ...open, actions: 3 }, legal };
    for (const own of [short(5), drawing] as Frame[]) {
      const place = document.createElement('div');
      render(actionButtons(own, around(own)), place);
      const button = place.querySelector('.act__rest');
      const read = button?.textContent ?? 'no button';
      expect(button?.getAttribute('aria-label')?.slice(0, read.length)).toBe(read);
    }
    await setLanguage('en');
  });
});
