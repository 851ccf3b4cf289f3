import { expect, it } from 'vitest';
import { apart, type Box, freePlace, meets, WAY } from './free-place';

const room: Box = { left: 0, top: 0, right: 320, bottom: 480 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const rooms = [room];
const none: readonly Box[] = [];

it('lies near what it belongs to, and neither upon that nor upon what must stay clear', () => {
  const near = [box(130, 200, 60, 80)];
  const clear = [box(0, 300, 320, 180), box(0, 0, 320, 60)];
  const place = freePlace([{ width: 300, height: 110 }], { rooms, near, clear, seen: none, last: null });
  expect(place).not.toBeNull();
  for (const other of [...near, ...clear]) expect(meets(place as Box, other)).toBe(false);
  expect(apart(place as Box, near[0] as Box)).toBe(WAY);
});

it('takes the place beside it that covers least', () => {
  const near = [box(130, 200, 60, 80)];
  const around = { rooms, near, clear: none, seen: [box(0, 90, 320, 100)], last: null };
  expect(freePlace([{ width: 300, height: 100 }], around)?.top).toBe(280 + WAY);
  expect(freePlace([{ width: 300, height: 100 }], { ...around, seen: [box(0, 290, 320, 100)] })?.bottom).toBe(
    200 - WAY,
  );
});

it('hangs over no edge between two rooms', () => {
  const [table, parchment] = [box(0, 0, 200, 480), box(210, 0, 110, 480)];
  const near = [box(80, 0, 110, 480)];
  const lying = (width: number) =>
    freePlace([{ width, height: 100 }], {
      rooms: [table, parchment],
      near,
      clear: none,
      seen: none,
      last: null,
    });
  expect(lying(100)?.left).toBeGreaterThanOrEqual(parchment.left);
  expect(lying(116)).toBeNull();
});

it('is as narrow as it must be', () => {
  const near = [box(160, 0, 160, 480)];
  const sizes = [
    { width: 300, height: 100 },
    { width: 140, height: 220 },
  ];
  expect(freePlace(sizes, { rooms, near, clear: none, seen: none, last: null })?.right).toBeLessThanOrEqual(
    160 - WAY,
  );
});

it('says so where there is no room', () => {
  expect(
    freePlace([{ width: 300, height: 100 }], { rooms, near: [room], clear: none, seen: none, last: null }),
  ).toBeNull();
  expect(
    freePlace([{ width: 400, height: 10 }], { rooms, near: none, clear: none, seen: none, last: null }),
  ).toBeNull();
});

it('lies in the middle where it takes up most of the width, and not close to an edge', () => {
  const near = [box(0, 200, 60, 80)];
  const seen = [box(0, 90, 20, 100)];
  const place = freePlace([{ width: 280, height: 100 }], { rooms, near, clear: none, seen, last: null });
  expect([place?.left, place?.right]).toEqual([20, 300]);
});

it('stays where it lay as long as that is free, and goes when it is not', () => {
  const near = [box(130, 200, 60, 80)];
  const lay = (last: Box | null, clear = none) =>
    freePlace([{ width: 300, height: 100 }], { rooms, near, clear, seen: none, last });
  const below = box(10, 380, 300, 100);
  expect(lay(null)?.bottom).not.toBe(480);
  expect(lay(below), 'others would be nearer').toMatchObject({ left: 10, bottom: 480 });
  expect(lay(below, [box(0, 400, 320, 80)])?.bottom).toBeLessThan(400);
});
