/** What is looked at while a Musketeer acts. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, Event, Frame, Lead, Place, View } from '../../../generated/mousquetaires_du_roy';
import { sceneOf } from './scene/scene';
import { Sight } from './sight';
import asked from './testdata/asked.json';
import { silent } from './testing';

const recorded = asked.find(({ view }) => view.asking === 'action')?.view as View;
const host = {
  addController: () => {},
  removeController: () => {},
  requestUpdate: () => {},
  updateComplete: Promise.resolve(true),
};
/** Athos acts there. */
const viewAt = (place: Place, more: Partial<View> = {}): View => ({
  ...recorded,
  asking: 'action',
  active: 0,
  actions: 2,
  musketeers: recorded.musketeers.map((one) => ({ ...one, place })),
  ...more,
});
const NOTHING = { story: [], event: null, hasRead: true };
/** Asked what he does, where he had best go, if anywhere; with what can be done where he stands. */
function look(sight: Sight, view: View, goal: Place | null, ...actions: Action[]): Place {
  const lead = goal && ({ side: 'team', do: 'move', place: goal } as Lead);
  const legal = { actions, counsel: { ...silent, lead } };
  return sight.asked({ view, problem: null, legal } as unknown as Frame, sceneOf(view), NOTHING);
}
const duel: Action = { type: 'duel', what: 0 };

let sight: Sight;
beforeEach(() => {
  sight = new Sight(host);
  sight.opens();
});

describe('the place', () => {
  it('is where counsel leads, whatever can be done and was looked at where he stands; else that', () => {
    expect(look(sight, viewAt('paris'), 'louvre', duel)).toBe('louvre');
    expect(look(sight, viewAt('paris'), 'quest'), 'counsel leads elsewhere now').toBe('quest');
    expect(look(sight, viewAt('paris'), null, duel)).toBe('paris');
    expect(look(sight, viewAt('richelieu'), null), 'he has gone').toBe('richelieu');
  });

  it('is where he is sent at once, wherever that leads in the end', () => {
    const way: Action = { type: 'ride', what: 'vieux_colombier' };
    const sent = (best: number | null) => {
      const lead = { side: 'team', do: 'ride', place: 'louvre' } as Lead;
      const legal = { actions: [duel, way], counsel: { ...silent, lead, best } };
      const frame = { view: viewAt('paris'), problem: null, legal } as unknown as Frame;
      return sight.asked(frame, sceneOf(frame.view), NOTHING);
    };
    expect(sent(1)).toBe('vieux_colombier');
    expect(sent(0), 'that is done here').toBe('louvre');
    sight.look('quest');
    expect(sent(1), 'he has touched another').toBe('quest');
  });

  it('is of two ways the one where he stands, and the first where none is', () => {
    const between = (first: Place, second: Place) => {
      const leads = [first, second].map((place) => ({ side: 'team', do: 'draw', place }) as Lead);
      const rival = { action: 1, lead: leads[1] };
      const legal = { actions: [duel, duel], counsel: { ...silent, lead: leads[0], best: 0, rival } };
      const frame = { view: viewAt('paris'), problem: null, legal } as unknown as Frame;
      return sight.asked(frame, sceneOf(frame.view), NOTHING);
    };
    expect([between('louvre', 'paris'), between('louvre', 'quest')]).toEqual(['paris', 'louvre']);
  });

  it('is the one that is asked about, wherever he stands, was or is sent', () => {
    look(sight, viewAt('quest'), null);
    expect(look(sight, viewAt('quest', { asking: 'sacrifice' }), 'paris')).toBe('la_rochelle');
  });

  it('is where danger presses where nobody acts yet and counsel leads nowhere', () => {
    const danger = { ...silent.danger, way: 'siege', turns: 2, place: 'la_rochelle' } as const;
    const legal = { actions: [], counsel: { ...silent, danger } };
    const view = viewAt('paris', { asking: 'next', active: null });
    const frame = { view, problem: null, legal } as unknown as Frame;
    expect(sight.asked(frame, sceneOf(view), NOTHING)).toBe('la_rochelle');
  });

  it('that he has touched comes first, until the next decision', () => {
    sight.look('quest');
    expect(look(sight, viewAt('paris'), 'louvre')).toBe('quest');
    sight.opens();
    expect(sight.place).toBeNull();
  });

  it('stays while cards are drawn, and is where something else happens', () => {
    look(sight, viewAt('paris'), 'louvre');
    const scene = { ...sceneOf(viewAt('paris')), spot: 'la_rochelle' as const };
    const at = (type: Event['type']) => sight.happening(scene, { ...NOTHING, event: { type } as Event });
    expect([at('adventure_drawn'), at('siege_thrown')]).toEqual(['louvre', 'la_rochelle']);
  });
});

describe('a mouse', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('looks at a place on which it rests, and no longer than that', () => {
    sight.rest('louvre');
    vi.advanceTimersByTime(119);
    expect(sight.glance, 'it may only pass over it').toBeNull();
    vi.advanceTimersByTime(1);
    expect(sight.glance).toBe('louvre');
    sight.rest(null);
    vi.advanceTimersByTime(120);
    expect(sight.glance).toBeNull();
  });

  it('that passes over a place, or is away before, looks at nothing', () => {
    sight.rest('louvre');
    vi.advanceTimersByTime(60);
    sight.rest(null);
    vi.advanceTimersByTime(200);
    expect(sight.glance).toBeNull();
    sight.rest('louvre');
    sight.away();
    vi.advanceTimersByTime(200);
    expect(sight.glance).toBeNull();
    sight.rest('louvre');
    vi.advanceTimersByTime(120);
    sight.away();
    expect(sight.glance).toBeNull();
  });
});

it('the hand is that of whom he has met, who acts, or who had best act next', () => {
  const start = { type: 'start', what: 2 } as Action;
  expect(sight.fellowIn(viewAt('paris', { active: 1 }), start, 0)).toBe(1);
  expect(sight.fellowIn(viewAt('paris', { active: null }), start, 0)).toBe(2);
  sight.meet(0);
  expect(sight.fellowIn(viewAt('paris', { active: 1 }), start, 0)).toBe(0);
  sight.opens();
  expect(sight.fellowIn(viewAt('paris', { active: 1 }), start, 0)).toBe(1);
});
