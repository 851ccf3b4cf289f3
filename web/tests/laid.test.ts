/** A table is laid part by part, unseen, and the page answers in between. */
import type { LitElement } from 'lit';
import { expect, test, vi } from 'vitest';
import '../games/musketiere/messages';
import '../games/musketiere/table/table';
import alone from '../games/musketiere/table/testdata/alone.json';
import { appliedIn } from '../lib/table/testing';

interface Laid extends LitElement {
  draw(...what: unknown[]): unknown;
}

test('what stood before stays over a table until all its parts have been drawn, one after another', async () => {
  const [{ applied } = { applied: null }] = appliedIn(alone as never);
  const order: string[] = [];
  const told = { keep: 0, changed: [], inserted: [], events: applied?.story };
  const engine = Object.assign(new EventTarget(), {
    // It opens the match, and answers nothing else.
    ask: async (op: string) => {
      if (op !== 'open' && op !== 'follow') return new Promise(() => {});
      setTimeout(() => order.push(op));
      return { frame: { ...applied?.frame, actions: 1 }, story: told };
    },
  });
  const table = Object.assign(document.createElement('mk-musketiere') as Laid, {
    game: { id: 'musketiere' },
    engine,
    settings: { language: 'en', theme: 'dark', speed: 'fast', motion: 'off', sound: 'off' },
    source: { at: 'table', id: 'm' },
  });
  const { draw } = table;
  vi.spyOn(table, 'draw').mockImplementation((...what) => {
    order.push('drawn');
    return draw.apply(table, what);
  });
  document.body.append(table);
  const steps: number[] = [];
  const drawn = () => table.querySelectorAll('.table *').length;
  for (let turn = 0; turn < 100 && !table.querySelector('.table:first-child'); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!table.querySelector('.waiting + .table')) continue;
    if (steps.at(-1) !== drawn()) steps.push(drawn());
    table.requestUpdate();
  }
  expect(steps.length).toBeGreaterThan(4);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  await table.updateComplete;
  expect(table.querySelector('.waiting')).toBeNull();
  expect(drawn()).toBe(steps.at(-1));
  // The page answers once it has heard; then all is drawn in parts, and once more as a whole.
  expect(order).toEqual(['open', 'follow', 'drawn', 'drawn']);
  table.remove();
});
