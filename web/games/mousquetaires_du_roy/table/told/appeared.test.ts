import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { tale } from '../end/ending';
import { animate } from '../scene/animation';
import { applyEvent } from '../scene/apply-event';
import { sceneOf } from '../scene/scene';
import steps from '../testdata/steps.json';
import { appeared } from './appeared';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

/** What the stage says when the first recorded event of that type has happened, to who looks from that side. */
function said(type: string, side: View['side']): string | null | undefined {
  const told = steps.find(({ events }) => events.some((event) => event.type === type));
  if (!told) throw new Error('nothing recorded');
  const at = told.events.findIndex((event) => event.type === type);
  const { view, appeared: shown } = told.events.slice(0, at + 1).reduce(applyEvent, sceneOf(told.before));
  if (!shown) throw new Error('nothing on the stage');
  const people = { roster: { names: [], viewer: null, controllers: [] }, view: { ...view, side } };
  return drawn(appeared(shown, people)).querySelector('.appeared__about')?.textContent;
}

it('says why Rochefort is there and what a fall means (MR-10.12, MR-18.1, MR-18.3)', () => {
  expect(said('rochefort_appeared', 'team')).toBe(
    'Milady is here. Only when Rochefort is wounded is the way clear.',
  );
  expect(said('rochefort_appeared', 'milady')).toBe(
    'You are here. If Rochefort is wounded, he flees with you.',
  );
  expect(said('fallen', 'team')).toContain('gets back on his feet, with all his lives');
});

it('shows of a challenge what it asks, then card after card, and only then that it is mastered', () => {
  const [recorded] = steps;
  if (!recorded) throw new Error('nothing recorded');
  const event = {
    type: 'challenge_won',
    musketeer: 0,
    skill: 'panache',
    value: 6,
    score: 7,
    cards: ['panache_1', 'panache_2'],
  } as unknown as Event;
  const before = sceneOf(recorded.before);
  const seen = animate(before, event).map(({ scene, silent = false }) => {
    if (!scene.appeared) throw new Error('nothing on the stage');
    const page = drawn(
      appeared(scene.appeared, { roster: { names: [], viewer: null, controllers: [] }, view: scene.view }),
    );
    const count = (what: string) => page.querySelectorAll(what).length;
    return {
      silent,
      points: count('.points__one--shown'),
      score: page.querySelector('.appeared__score')?.textContent,
      unlaid: count('.appeared__card--unlaid'),
      verdict: count('.appeared__words') + count('.appeared__seal'),
    };
  });
  expect(seen).toEqual([
    { silent: true, points: 4, score: '4/6', unlaid: 2, verdict: 0 },
    { silent: true, points: 5, score: '5/6', unlaid: 1, verdict: 0 },
    { silent: true, points: 6, score: '7/6', unlaid: 0, verdict: 0 },
    { silent: false, points: 6, score: '7/6', unlaid: 0, verdict: 2 },
  ]);
});

it('leaves open whether Milady is there, until that is known (MR-10.7)', () => {
  const [recorded] = steps;
  if (!recorded) throw new Error('nothing recorded');
  const { view } = sceneOf(recorded.before);
  const declared = {
    type: 'element_declared',
    musketeer: 1,
    place: 'paris',
    kind: 'challenge',
    element: 0,
    cards: [],
  } as Event;
  const musketeers = view.musketeers.map((one) => ({ ...one, place: 'paris' as const, power: 'extra_die' }));
  const at = (milady: Partial<View['milady']>): View => ({
    ...view,
    side: 'team',
    active: 1,
    musketeers: musketeers as View['musketeers'],
    milady: { ...view.milady, own: null, seen_at: null, ...milady },
  });
  const open = applyEvent(sceneOf(at({ may_be: ['paris', 'louvre'] })), declared);
  if (!open.appeared) throw new Error('nothing on the stage');
  const people = { roster: { names: [], viewer: null, controllers: [] }, view: open.view };
  expect(drawn(appeared(open.appeared, people)).querySelector('.appeared__about')?.textContent).toBe(
    'Is Milady here? She may be at any of 2 places.',
  );
  expect(
    sceneOf({ ...open.view, asking: 'reveal', element: { kind: 'challenge', place: 'paris', number: 0 } })
      .appeared,
  ).toEqual(open.appeared);
  expect(applyEvent(sceneOf(at({ may_be: ['louvre'] })), declared).appeared).toBeNull();
  expect(applyEvent(sceneOf(at({ may_be: [], seen_at: 'paris' })), declared).appeared).toBeNull();
});

it('says at the last step but one what it means, and at the end how it ended, from the side of who looks', () => {
  const [recorded] = steps;
  if (!recorded) throw new Error('nothing recorded');
  const seen = (event: Event, side: View['side']) => {
    const { appeared: shown, view } = applyEvent(
      sceneOf({ ...recorded.before, side, phase: 'milady' }),
      event,
    );
    if (!shown) throw new Error('nothing on the stage');
    const page = drawn(appeared(shown, { roster: { names: [], viewer: null }, view }));
    const [words, about] = ['words', 'about'].map(
      (part) => page.querySelector(`.appeared__${part}`)?.textContent,
    );
    return [words, about, page.querySelector('.appeared--good') !== null];
  };
  const moved: Event = { type: 'token_moved', token: 'honour', before: 2, after: 1, cause: 'perfidy' };
  expect(seen(moved, 'team').slice(1)).toEqual(['One step from the end', false]);
  expect(seen(moved, 'milady').slice(1)).toEqual(['One step from victory', true]);
  const ended: Event = { type: 'match_ended', winner: 'milady', reason: 'time' };
  expect(seen(ended, 'team')).toEqual(['Milady wins', 'The ball began without the studs.', false]);
  expect(seen(ended, 'milady')).toEqual(['Milady wins', 'You have won, Milady: they ran out of time.', true]);
  expect(seen({ ...ended, winner: 'musketeers', reason: 'quest' }, 'team')).toEqual([
    'The Musketeers win',
    'You have brought the studs back in time!',
    true,
  ]);
  expect(seen(ended, null)[1]).toMatch(/^Time has run out/);
  for (const side of ['team', 'milady', null] as const) {
    const people = { roster: { names: [], viewer: null }, view: { ...recorded.before, side } as View };
    const tales = (['lost', 'seen'] as const).map((mood) => tale([], people, 'time', mood).title);
    expect(tales, 'the sheet of the end says the same').toEqual(seen(ended, side).slice(0, 2).toReversed());
  }
});
