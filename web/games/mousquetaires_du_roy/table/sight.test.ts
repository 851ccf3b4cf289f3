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
  sight.opens(viewAt('paris'));
});

describe('the place', () => {
  it('is where counsel leads, unless something can be done where he stands', () => {
    expect(look(sight, viewAt('paris'), 'louvre')).toBe('louvre');
    expect(look(new Sight(host), viewAt('paris'), 'louvre', duel)).toBe('paris');
  });

  it('stays while he stands where he stood, whatever is counselled meanwhile', () => {
    expect(look(sight, viewAt('paris'), null)).toBe('paris');
    expect(look(sight, viewAt('paris'), 'louvre'), 'counsel marks another one').toBe('paris');
    expect(look(sight, viewAt('richelieu'), 'louvre'), 'he has gone').toBe('louvre');
  });

  it('is where he is sent at once, whatever he has looked at and could do here, and wherever that leads in the end', () => {
    const way: Action = { type: 'ride', what: 'vieux_colombier' };
    const sent = (of: Sight, best: number | null) => {
      const lead = { side: 'team', do: 'ride', place: 'louvre' } as Lead;
      const legal = { actions: [duel, way], counsel: { ...silent, lead, best } };
      const frame = { view: viewAt('paris'), problem: null, legal } as unknown as Frame;
      return of.asked(frame, sceneOf(frame.view), NOTHING);
    };
    expect(look(sight, viewAt('paris'), null)).toBe('paris');
    expect(sent(sight, 1)).toBe('vieux_colombier');
    expect(sent(new Sight(host), 0), 'what is counselled is done here').toBe('paris');
    sight.look('quest');
    expect(sent(sight, 1), 'he has touched another').toBe('quest');
  });

  it('comes back from where counsel has led once it is to be done where he stands', () => {
    expect(look(sight, viewAt('paris'), 'louvre')).toBe('louvre');
    expect(look(sight, viewAt('paris'), 'quest'), 'to no third one').toBe('louvre');
    expect(look(sight, viewAt('paris'), 'paris', duel)).toBe('paris');
  });

  it('is begun anew with another one’s go', () => {
    look(sight, viewAt('paris'), null);
    sight.opens(viewAt('paris', { active: 1 }));
    expect(look(sight, viewAt('paris', { active: 1 }), 'louvre')).toBe('louvre');
  });

  it('that he has touched comes first, until something else is asked', () => {
    sight.look('quest');
    expect(look(sight, viewAt('paris'), 'louvre')).toBe('quest');
    sight.opens(viewAt('paris'));
    expect(sight.place, 'of the same go').toBe('quest');
    sight.opens(viewAt('paris', { asking: 'next', active: null }));
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
  sight.opens(viewAt('paris', { active: 1 }));
  expect(sight.fellowIn(viewAt('paris', { active: 1 }), start, 0)).toBe(1);
});
