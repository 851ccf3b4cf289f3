/** What Milady has done is looked at before the Musketeers begin. */
import { html } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Event, View } from '../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import '../messages';
import { presenter } from './presenter';
import { type Scene, sceneOf } from './scene';
import { isSchemed, schemed } from './schemed';
import stories from './testdata/stories.json';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const told = stories.find((one) => one.match === 'alone-hard' && one.view.side === 'team');
const view = told?.view as View;
const story = told?.story as Event[];
const page = (events: readonly Event[]) =>
  drawn(html`${schemed(events, { roster: { names: [], viewer: 0 }, view })}`);
const scene = (change: Partial<Scene> = {}, side: View['side'] = 'team'): Scene => ({
  ...sceneOf({ ...view, side }),
  viewer: 0,
  ...change,
});
const begun = [
  { type: 'turn_started', turn: 4 },
  { type: 'phase_started', phase: 'milady' },
  { type: 'destination_chosen' },
] as unknown as Event[];
const over = { type: 'phase_started', phase: 'musketeers' } as unknown as Event;
const turn = (...deeds: object[]) => [...begun, ...(deeds as unknown as Event[]), over];
const drew = { type: 'perfidy_drawn', count: 3, reason: 'draw' };
const played = { type: 'perfidy_played', card: 'urgence' };
const moved = { type: 'token_moved', token: 'time', before: 3, after: 4, cause: 'perfidy' };

describe('her part of the turn', () => {
  it('waits for the Musketeers once in every turn in which she has done something, when it is over', () => {
    const held = story.flatMap((_, at) => (isSchemed(scene(), story.slice(0, at + 1)) ? [story[at]] : []));
    expect(held.length).toBeGreaterThan(2);
    expect(new Set(held.map((one) => one?.type))).toEqual(new Set(['phase_started']));
    expect(presenter.held?.(scene(), null, turn(played))).toBe(true);
  });

  it('keeps nobody who has nothing to look at, neither her nor whoever only watches', () => {
    expect(isSchemed(scene(), turn(drew))).toBe(false);
    expect(isSchemed(scene(), turn(played).slice(0, -1))).toBe(false);
    expect(isSchemed(scene({}, 'milady'), turn(played))).toBe(false);
    expect(isSchemed(scene({ viewer: null }), turn(played))).toBe(false);
  });

  it('tells each deed with its picture, what it means, and what has changed by it', () => {
    const shown = page(turn(drew, played, moved));
    const deeds = [...shown.querySelectorAll('.schemed__deeds > li')];
    expect(deeds).toHaveLength(2);
    expect(shown.querySelector('.schemed__deed .mk-card')).not.toBeNull();
    expect(shown.querySelector('.schemed__deed p')?.textContent).toMatch(/Time/);
    expect([...shown.querySelectorAll('.change > b')].map((one) => one.textContent)).toEqual(['3 → 4']);
  });
});

describe.each(languages)('in %s', (wish) => {
  it('every card of hers has its words', async () => {
    await setLanguage(wish);
    for (const card of ['urgence', 'conscrits', 'guet_apens', 'renforts']) {
      const text = page(turn({ type: 'perfidy_played', card, musketeer: 0 })).textContent;
      expect(text).not.toMatch(/mr-|perfidy-|\{/);
    }
    await setLanguage('en');
  });
});
