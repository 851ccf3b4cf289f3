import { beforeAll, expect, it } from 'vitest';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import type { Danger, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../../lib/art/testing';
import { type Pressure, pressureOf } from '../counsel/pressure';
import stories from '../testdata/stories.json';
import { dangerOf, silent } from '../testing';
import { trackStrip } from './tracks';

const recorded = stories.find(({ view }) => view.side === 'team')?.view;
if (!recorded) throw new Error('nothing recorded');
const view = recorded as View;

const strip = (
  tracks: Partial<View['tracks']>,
  changed: Partial<View> = {},
  pressure: Pressure | null = null,
) =>
  drawn(
    trackStrip({ ...view, ...changed, tracks: { ...view.tracks, ...safe, ...tracks } }, pressure, () => {}),
  );
const { time, honour, siege } = view.tracks;
/** All threats are far away. */
const safe = {
  time: { ...time, at: 0 },
  honour: { ...honour, at: honour.most },
  siege: { ...siege, at: 0 },
};
const alarms = (page: Element) =>
  [...page.querySelectorAll('.track--alarm')].map((one) => /track--(\w+)/.exec(one.className)?.[1]);
const count = (page: Element, what: string) => page.querySelectorAll(what).length;

const strangling = (strangled: number): View['missions'] => ({
  louvre: null,
  paris: {
    ...{ id: 'enlevement_constance', force: 3, challenges: [], opponents: [], ambush: null, named: null },
    ...{ effect: 'strangle', successes: 6, strangled },
  },
});

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

it('says in one word what each instrument measures, where a phone has no room for its name', () => {
  const words = [...strip({}).querySelectorAll('.track__short')].map((one) => one.textContent);
  expect(words).toEqual(['Time', 'Honour', 'Siege', 'Constance', 'Louvre', 'Quest']);
});

it('counts the parts of the quest, not its boards: of the inn those of the line that is farthest', () => {
  const door = { kind: null, up: false };
  const way = {
    boards: ['inn', 'england'] satisfies View['quest']['boards'],
    parts: [4, 3],
    index: 0,
    stage: 0,
  };
  const counted = (quest: View['quest']) =>
    strip({}, { quest }).querySelector('.track--quest b')?.textContent?.trim();
  const behind = { guards: 4, decoys: 2, traps: 2 };
  const lines = [
    [null, door, door, door],
    [null, null, door, door],
  ];
  expect(counted({ ...way, board: 'inn', length: 4, lines, behind })).toBe('2/7');
  const unseen = { force_2: 1, force_3: 1, force_4: 1 };
  const england = (stage: number, index: number): View['quest'] => ({
    ...way,
    board: 'england',
    index,
    stage,
    stages: [],
    unseen,
  });
  expect(counted(england(1, 1))).toBe('5/7');
  expect(counted(england(3, 2)), 'when it is over').toBe('7/7');
});

it('raises an alarm one step from the end, in words too, and not before', () => {
  expect(alarms(strip({}))).toEqual([]);
  const two = strip({ time: { ...time, at: time.end - 2 }, honour: { ...honour, at: 2 } });
  expect(alarms(two)).toEqual([]);
  expect(count(two, '.track--near')).toBe(2);
  for (const [id, tracks] of [
    ['time', { time: { ...time, at: time.end - 1 } }],
    ['honour', { honour: { ...honour, at: 1 } }],
    ['siege', { siege: { ...siege, at: siege.left + 1 } }],
  ] as const) {
    const page = strip(tracks);
    expect(alarms(page)).toEqual([id]);
    expect(page.querySelector('.track__alarm-full')?.textContent).toBe('One step from the end');
  }
  const lost = strip({ honour: { ...honour, at: 0 } });
  expect(alarms(lost)).toEqual(['honour']);
  expect(lost.querySelector('.track__alarm')).toBeNull(); // no step is left
  const hers = strip({ honour: { ...honour, at: 1 } }, { side: 'milady' });
  expect(hers.querySelector('.track__alarm-full')?.textContent).toBe('One step from victory');
});

const calm: Danger = dangerOf('honour', { turns: 9, remedy: 0 });
it('raises it, too, where the match can be lost within two turns, and says so', () => {
  const at = { honour: { ...honour, at: 3 } };
  const said = (danger: Partial<Danger>, ...besides: Danger[]) => {
    const page = strip(
      at,
      {},
      pressureOf(
        { ...silent, danger: { ...calm, ...danger }, besides },
        { ...view, tracks: { ...view.tracks, ...at } },
      ),
    );
    const words = [...page.querySelectorAll('.track__alarm > *')].map((one) =>
      one.textContent?.replace(/[\u2066-\u2069]/g, ''),
    );
    return [...alarms(page), ...words];
  };
  expect(said({ turns: 3 })).toEqual([]);
  expect(said({ turns: 2 })).toEqual(['honour', '2 turns', '2 turns left']);
  expect(said({ turns: 1 })).toEqual(['honour', 'tonight', 'At stake tonight']);
  expect(said({ way: 'siege', turns: 9, tonight: 30 })).toEqual(['siege', 'tonight', 'At stake tonight']);
  const two = said(
    { turns: 1 },
    { ...calm, way: 'siege', turns: 2 },
    { ...calm, way: 'constance', turns: 3 },
  );
  expect(two.slice(0, 2).sort()).toEqual(['honour', 'siege']);
  expect(two.slice(2)).toHaveLength(4);
  // Where time ends the match, nothing else does by being counted up to that turn; the dice of that night may.
  const end = { turns: 1 } as const;
  const all = (siege: Partial<Danger>) =>
    said(
      { way: 'time', ...end },
      { ...calm, ...end },
      { ...calm, ...end, way: 'constance' },
      { ...calm, ...end, way: 'siege', ...siege },
    );
  expect(all({})).toEqual(['time', 'tonight', 'At stake tonight']);
  expect(all({ tonight: 30 }).slice(0, 2).sort()).toEqual(['siege', 'time']);
});

it('draws the cord round Constance only while somebody strangles her', () => {
  const calm = strip({}, { missions: { paris: null, louvre: null } });
  expect(calm.querySelector('.track--constance')?.textContent).toContain('Nobody threatens Constance.');
  expect(count(calm, '.mk-knot')).toBe(0);
  const page = strip({}, { missions: strangling(5) });
  expect(count(page, '.mk-knot')).toBe(5);
  expect(alarms(page)).toEqual(['constance']);
  expect(alarms(strip({}, { missions: strangling(4) }))).toEqual([]);
});

it('shows what is lost by its shape: stones leave the crown, the banner is driven to the left', () => {
  const page = strip({ honour: { ...honour, at: honour.most - 2 } });
  expect(count(page, '.track--honour .mk-stone')).toBe(honour.most - 2);
  expect(count(page, '.track--honour .mk-socket')).toBe(2);
  const pole = (at: number) =>
    Number(
      /translate\(([\d.]+)/.exec(
        strip({ siege: { ...siege, at } })
          .querySelector('.mk-banner')
          ?.getAttribute('transform') ?? '',
      )?.[1],
    );
  expect(pole(siege.left + 1)).toBeLessThan(pole(0));
  expect(pole(0)).toBeLessThan(pole(siege.right));
});

it('says beside the crown what the night will cost, and nothing where it costs nothing', () => {
  const costing = (...toll: View['tracks']['honour']['toll']) =>
    strip({ honour: { ...view.tracks.honour, toll } });
  expect(costing().querySelector('.track__toll')).toBeNull();
  const page = costing('paris', 'louvre');
  expect(page.querySelector('.track--honour .track__toll')?.textContent).toBe('−2');
  expect(page.querySelector('.track--honour .unseen')?.textContent).toContain('Tonight it falls by 2.');
  expect(count(page, '.track__toll')).toBe(1);
});

it('says of the Louvre that honour falls before the mission fails (MR-16.6)', () => {
  const waits = (at: number) => strip({ louvre: { ...view.tracks.louvre, at } }).textContent;
  const { fail } = view.tracks.louvre;
  const early =
    '2 turns until the mission at the Louvre fails; a turn before that, the Queen’s honour falls already.';
  expect(waits(fail - 2)).toContain(early);
  expect(waits(fail - 1)).toContain('1 turn until the mission at the Louvre fails.');
});

it('shows the way of the Musketeers beside them', () => {
  const quest = { ...view.quest, index: 2 };
  const page = strip({}, { quest });
  expect(count(page, '.track--quest .mk-stone')).toBe(2);
  // What a phone has no line for is said at a touch.
  const sign = (at: object) =>
    strip({}, { quest: { ...view.quest, ...at } as View['quest'] }).querySelector<HTMLElement>(
      '.track--quest',
    )?.dataset.sign;
  expect(sign({ board: 'calais', index: 1, challenges: [] })).toContain(
    'now, on board 2 of 4: the challenges of Calais, then de Wardes. After the last',
  );
  expect(sign({ index: quest.boards.length })).toContain('done. After the last');
});
