import { render, type TemplateResult } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Action, Adventure, Mission, Place, View } from '../../../generated/mousquetaires_du_roy';
import { ambushAbout, laidAmbushAbout } from '../words';
import { purse } from './board/board';
import { focus } from './board/focus';
import { team } from './hand/team';
import type { People } from './scene/people';
import asked from './testdata/asked.json';
import { silent } from './testing';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const view = asked.find(({ view }) => view.asking === 'action' && view.side === 'team')?.view as View;
const people: People = { roster: { names: [], viewer: 0 }, view };

function drawn(template: TemplateResult): HTMLElement {
  const place = document.createElement('div');
  render(template, place);
  return place;
}

/** What is read out: all but what is hidden from the ear. */
function heard(place: HTMLElement): string {
  for (const hidden of place.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (place.textContent ?? '').replace(/\s+/g, ' ').trim();
}

it('says what the team has once, not the bare number before it', () => {
  const rich: View = { ...view, team: { ...view.team, pistoles: 2, epic: 3 } };
  expect(heard(drawn(purse(rich, null)))).toMatch(/^2 pistoles ?3 Epic tokens/);
});

it('says how many cards a Musketeer holds once', () => {
  const musketeers = view.musketeers.map((one) => ({ ...one, hand_count: 2 }));
  const row = {
    view: { ...view, musketeers },
    people,
    shown: null,
    starters: new Set<never>(),
    choose: () => {},
  };
  const said = heard(drawn(team(row)));
  expect(said).toContain('2 cards');
  expect(said).not.toMatch(/2 ?2 cards/);
});

/** What is said of a place before anything is done there. */
const hindered = (shown: View, place: Place, actions: readonly Action[] = []): string | null =>
  drawn(
    focus({
      view: shown,
      people,
      place,
      legal: { actions: [...actions], counsel: silent },
      good: new Map(),
      weighed: null,
      thrown: null,
      rolling: false,
      trail: '',
      gone: new Map(),
      act: () => {},
    }),
  ).querySelector('.focus__cannot span')?.textContent ?? null;

it('says why whoever acts can do less there than one might think', () => {
  const [louvre] = [view.missions.louvre];
  const active = view.active ?? 0;
  if (!louvre) throw new Error('no mission is recorded at the Louvre');
  const said = (place: Place, more: Partial<View>, hand: readonly Adventure[] = ['combat']) => {
    const musketeers = view.musketeers.map((one, at) => ({
      ...one,
      place: 'paris' as const,
      hand: at === active ? [...hand] : one.hand,
    }));
    return hindered({ ...view, asking: 'action', active, musketeers, ...more }, place);
  };
  const missions = (more: Partial<Mission>) => ({
    missions: { paris: null, louvre: { ...louvre, ambush: null, named: null, ...more } },
  });
  const team = { ...view.team, pistoles: view.beggars_price - 1 };
  const milady = (closed: Place | null) => ({ milady: { ...view.milady, closed } });
  const walls = (card: Adventure | null) => ({
    siege: { ...view.siege, spaces: view.siege.spaces.map(() => card) },
  });
  expect(said('louvre', { ...missions({ ambush: 'mendiants' }), team })).toMatch(/beggars/);
  expect(
    said('louvre', { ...missions({ ambush: 'mendiants' }), team: { ...team, pistoles: view.beggars_price } }),
  ).toBeNull();
  expect(said('louvre', missions({ ambush: 'nemesis', named: active }))).toMatch(/Nemesis/);
  expect(said('louvre', missions({ ambush: 'nemesis', named: active + 1 }))).toBeNull();
  expect(said('la_rochelle', walls('combat'))).toMatch(/taken/);
  expect(said('la_rochelle', walls('combat'), ['kitty'])).toBeNull();
  expect(said('la_rochelle', walls(null))).toBeNull();
  expect(said('louvre', { ...missions({}), ...milady('louvre') })).toMatch(/closed/);
  expect(said('louvre', { ...missions({}), ...milady('quest') })).toBeNull();
  const seen = (seen_at: Place, bars: number[]) => ({ milady: { ...view.milady, seen_at, bars } });
  expect(said('louvre', { ...missions({}), ...seen('louvre', [active]) })).toMatch(/Rochefort/);
  expect(said('louvre', { ...missions({}), ...seen('paris', [active]) })).toBeNull();
  expect(said('louvre', { ...missions({}), ...seen('louvre', [active + 1]) })).toBeNull();
});

it('says before a duel that a hit takes the last life (MR-18.1)', () => {
  const active = view.active ?? 0;
  const missions = { ...view.missions, paris: null };
  const said = (life: number, here: Place, duel: boolean) => {
    const musketeers = view.musketeers.map((one) => ({ ...one, place: here, life }));
    const shown: View = { ...view, asking: 'action', active, missions, musketeers };
    return hindered(shown, 'quest', duel ? [{ type: 'duel', what: 0 }] : []);
  };
  expect(said(1, 'quest', true)).toMatch(/last life, and his next turn/);
  expect([said(2, 'quest', true), said(1, 'paris', true), said(1, 'quest', false)]).toEqual([
    null,
    null,
    null,
  ]);
});

const looked = (at: View, place: Place) =>
  focus({
    view: at,
    people,
    place,
    legal: null,
    good: new Map(),
    weighed: null,
    thrown: null,
    rolling: false,
    trail: '',
    gone: new Map(),
    act: () => {},
  });

it('says that Paris is quiet in Paris only', () => {
  const bare: View = { ...view, missions: { paris: null, louvre: null } };
  const none = (place: Place) => drawn(looked(bare, place)).querySelectorAll('.focus__none').length;
  expect(none('paris')).toBe(1);
  expect(none('louvre')).toBe(0);
});

it('MR-13.12: a courtesan’s point stands beside each value that it is part of, and nowhere else', () => {
  const { louvre } = view.missions;
  if (!louvre) throw new Error('no mission is recorded at the Louvre');
  const [one] = louvre.challenges;
  if (!one) throw new Error('it has no challenge');
  const challenges = (['gallantry', 'panache'] as const).map((skill) => ({ ...one, skill, solved: false }));
  const marked = (ambush: 'courtisane' | 'assassin') => {
    const shown: View = {
      ...view,
      missions: { ...view.missions, louvre: { ...louvre, challenges, ambush } },
    };
    const page = drawn(looked(shown, 'louvre'));
    return [...page.querySelectorAll('.element')]
      .slice(0, 2)
      .map((line) => line.querySelector('.harder > span[aria-hidden]')?.textContent ?? null);
  };
  expect(marked('courtisane')).toEqual([`= ${one.value - 1} + 1`, null]);
  expect(marked('assassin')).toEqual([null, null]);
});

it('MR-13.5, 13.6: before it is laid an ambush threatens who is there, too, and once it lies whoever comes', () => {
  for (const ambush of ['assassin', 'voleurs']) {
    expect(ambushAbout(ambush, 2)).toContain('is there now or enters later');
    expect(laidAmbushAbout(ambush, 2)).toMatch(/everybody who enters: .*\.$/);
  }
});
