import { beforeAll, describe, expect, it } from 'vitest';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import type { Event, Place, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { animate } from '../scene/animation';
import { applyEvent } from '../scene/apply-event';
import { sceneOf } from '../scene/scene';
import stories from '../testdata/stories.json';
import { board, isAside } from './board';
import { focus } from './focus';
import { FIELD, SPOTS } from './spots';

const first = stories.find(({ view }) => view.side === 'team')?.view;
if (!first) throw new Error('nothing recorded');
const view = first as View;

const glanced: (Place | null)[] = [];
const map = (changed: Partial<View>) => {
  const seen = { ...view, ...changed };
  const people = { roster: { names: ['Jeanne', 'Agnès'], viewer: seen.seat }, view: seen };
  return drawn(
    board({
      view: seen,
      people,
      chosen: 'louvre',
      open: new Set(['paris']),
      good: new Set(),
      spot: null,
      trail: 'She was in Paris.',
      choose: () => {},
      glance: (place) => glanced.push(place),
    }),
  );
};
const tile = (page: Element, place: Place) => page.querySelector(`.tile--${place}`);
const standing = (page: Element, place: Place) =>
  [...(tile(page, place)?.querySelectorAll('.mk-pawn__mark') ?? [])].map((mark) => mark.textContent);

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

describe('the map', () => {
  it('is looked at with a mouse before anything is pressed, and with no finger', () => {
    const paris = tile(map({}), 'paris');
    glanced.length = 0;
    for (const pointerType of ['touch', 'mouse'])
      paris?.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
    expect(glanced).toEqual(['paris']);
    paris?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(glanced).toEqual(['paris', null]);
  });

  it('has every place within it, none over another, and none smaller than a thumb on a phone', () => {
    const spots = Object.values(SPOTS);
    expect(spots).toHaveLength(8);
    // 348 by 192 pixels on a phone of 360
    for (const [x, y, width, height] of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(FIELD.width);
      expect(y + height).toBeLessThanOrEqual(FIELD.height);
      expect((width * 348) / FIELD.width).toBeGreaterThanOrEqual(44);
      expect((height * 192) / FIELD.height).toBeGreaterThanOrEqual(44);
    }
    for (const [i, [x, y, width, height]] of spots.entries())
      for (const [left, top, wide, high] of spots.slice(i + 1)) {
        const apart = x + width <= left || left + wide <= x || y + height <= top || top + high <= y;
        expect(apart).toBe(true);
      }
  });

  it.each(['team', null] as const)(
    'keeps what Milady reads of a place from %s while she chooses one',
    (side) => {
      const about = (changed: Partial<View>) => {
        const seen = { ...view, ...changed };
        const people = { roster: { names: [], viewer: seen.seat }, view: seen };
        const quiet = {
          legal: null,
          weighed: null,
          thrown: null,
          rolling: false,
          trail: '',
          gone: new Map(),
        };
        return drawn(
          focus({ ...quiet, good: new Map(), view: seen, people, place: 'louvre', act: () => {} }),
        ).querySelector('.focus__about')?.textContent;
      };
      expect(about({ side, asking: 'destination' })).toBe(about({ side, asking: 'next' }));
      expect(about({ side: 'milady', asking: 'destination' })).not.toBe(about({ side, asking: 'next' }));
    },
  );

  it('shows a mission that is being turned up as its card, with no tasks yet', () => {
    const { view: before } = sceneOf(view);
    const event = { type: 'mission_placed', where: 'louvre', card: 'affaire_des_poisons', force: 2 } as const;
    const { view: seen } = applyEvent(sceneOf(before), { ...event, replaced_card: null });
    expect(tile(map({ missions: seen.missions }), 'louvre')?.querySelector('.tile__steps')).toBeNull();
    const people = { roster: { names: [], viewer: seen.seat }, view: seen };
    const quiet = {
      legal: null,
      weighed: null,
      good: new Map(),
      thrown: null,
      rolling: false,
      trail: '',
      gone: new Map(),
    };
    const place = drawn(focus({ ...quiet, view: seen, people, place: 'louvre', act: () => {} }));
    expect(place.querySelector('.mission__card .mk-card')).not.toBeNull();
    expect(place.querySelector('.elements')).toBeNull();
  });

  it('shows the Musketeers where they are, several side by side, and Milady only where she is known', () => {
    const musketeers = view.musketeers.map((one, who) => ({
      ...one,
      place: who === 0 ? ('la_rochelle' as const) : ('paris' as const),
    }));
    const page = map({ musketeers, milady: { ...view.milady, seen_at: 'richelieu', own: null } });
    expect(standing(page, 'la_rochelle')).toHaveLength(1);
    expect(standing(page, 'paris')).toHaveLength(musketeers.length - 1);
    expect(standing(page, 'richelieu')).toEqual(['M']);
    expect(standing(page, 'louvre')).toEqual([]);
    const unknown = { ...view.milady, seen_at: null, own: null };
    const hidden = map({ musketeers, milady: { ...unknown, may_be: ['louvre', 'quest'] } });
    expect(hidden.querySelectorAll('[data-key="milady"]')).toHaveLength(0);
    const perhaps = (place: Place) => tile(hidden, place)?.querySelectorAll('.tile__figure--suspect').length;
    expect([perhaps('louvre'), perhaps('quest'), perhaps('richelieu')]).toEqual([1, 1, 0]);
    expect(page.querySelectorAll('.tile__figure--suspect')).toHaveLength(0);
  });

  it('says what Milady would do where she may be', () => {
    const may_be: Place[] = ['louvre', 'la_rochelle', 'richelieu', 'miladys_house'];
    const milady = { ...view.milady, seen_at: null, own: null, may_be };
    const told = (spaces: View['siege']['spaces'], place: Place, wounds = 0) => {
      const rochefort = { ...view.milady.rochefort, wounds };
      const changed = { milady: { ...milady, rochefort }, siege: { ...view.siege, spaces } };
      return tile(map(changed), place)
        ?.querySelector('.tile__figure--suspect > [data-sign]')
        ?.getAttribute('data-sign');
    };
    const none = [null, null, null];
    expect(told(none, 'louvre')).toMatch(/Rochefort may step in at any attempt but Athos’s/); // MR-10.1, MR-10.5
    expect(told(none, 'louvre', view.milady.rochefort.life)).toMatch(/nothing shows it/); // MR-10.6
    expect(told(none, 'richelieu')).toMatch(/a Perfidy card .* or draws until she holds three/); // MR-19.7, MR-19.8
    expect(told(none, 'miladys_house')).toMatch(/a Paris card/); // MR-15.6
    const discards = /discards a Combat card from the walls/; // MR-19.6
    expect(told(none, 'la_rochelle')).not.toMatch(discards);
    expect(told([null, 'bassompierre', null], 'la_rochelle')).not.toMatch(discards);
    expect(told([null, 'double_combat', null], 'la_rochelle')).toMatch(discards);
  });

  it('is asked what a sign beside a place means, which goes nowhere; who stands there is part of it', () => {
    const page = map({ milady: { ...view.milady, seen_at: null, own: null, may_be: ['quest'] } });
    const aside = (what: string) => isAside(tile(page, 'quest')?.querySelector(what) ?? null);
    expect(
      ['.tile__figure--suspect svg', '.tile__task [data-sign]', '.tile__name', '.tile__picture'].map(aside),
    ).toEqual([true, true, false, false]);
    expect(
      tile(page, 'quest')?.querySelector('.tile__figure--suspect > *')?.getAttribute('data-sign'),
    ).toMatch(/^The quest: /);
  });

  it('counts no further than the last board of the quest', () => {
    const of = view.quest.boards.length;
    const step = (index: number) =>
      tile(map({ quest: { ...view.quest, index } }), 'quest')
        ?.querySelector('.tile__task')
        ?.textContent?.replace(/[\u2066-\u2069]/g, '')
        .trim();
    expect([step(of - 1), step(of)]).toEqual([`${of} of ${of}`, `${of} of ${of}`]);
  });

  it('lets a figure travel: the same one stands at the new place once he has moved', () => {
    const before = map({});
    const figure = before.querySelector('[data-key="musketeer-0"]');
    expect(figure).not.toBeNull();
    const from = view.musketeers[0]?.place ?? 'louvre';
    const to = from === 'bastille' ? 'louvre' : 'bastille';
    const moved = { type: 'moved', musketeer: 0, before: from, after: to, cause: 'move' } as Event;
    const [step] = animate(sceneOf(view), moved).slice(-1);
    const after = map({ musketeers: step?.scene.view.musketeers ?? [] });
    expect(after.querySelectorAll('[data-key="musketeer-0"]')).toHaveLength(1);
    expect(tile(after, to)?.querySelector('[data-key="musketeer-0"]')).not.toBeNull();
    expect(step?.flights).toContainEqual({ to: 'musketeer-0', from: 'musketeer-0' });
  });

  it('has a button for every place, named in full, which says whether it is looked at', () => {
    const page = map({});
    const buttons = [...page.querySelectorAll('.places button')];
    expect(buttons).toHaveLength(8);
    expect(tile(page, 'louvre')?.getAttribute('aria-pressed')).toBe('true');
    expect(tile(page, 'paris')?.getAttribute('aria-pressed')).toBe('false');
    for (const button of buttons)
      expect(button.querySelector('.tile__short')?.getAttribute('aria-hidden')).toBe('true');
    expect(tile(page, 'richelieu')?.querySelector('.tile__full')?.textContent).toBe('Richelieu’s palace');
  });
});
