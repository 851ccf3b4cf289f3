/** What keys and fingers do at a table that stands before a decision: what Enter presses, what is put away, what a tap shows. */
import type { LitElement } from 'lit';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import '../games/mousquetaires_du_roy/messages';
import '../games/mousquetaires_du_roy/table/table';
import type { Drawer } from '../games/mousquetaires_du_roy/table/choices/options';
import asked from '../games/mousquetaires_du_roy/table/testdata/asked.json';
import roy from '../games/mousquetaires_du_roy/table/testdata/replay.json';
import type { Frame } from '../generated/bridge';
import type { Legal } from '../generated/mousquetaires_du_roy';
import { useCatalogues } from '../lib/i18n';
import type { Lesson } from '../lib/table/lesson';
import { keepOrigin } from '../lib/table/origin';
import { EngineError } from '../worker/client';

const position = asked.find(({ view }) => view.asking === 'action');
if (!position) throw new Error('nothing recorded');
const { view } = position;
const legal = position.legal as Legal;
const frame = {
  ...roy.frames[0],
  view,
  legal,
  actions: 4,
  viewer: view.seat,
  names: ['Anne', 'Bruno', 'Clara', 'David'],
  controllers: ['human', 'human', 'human', 'human'],
  decision: { kind: 'action', seats: [view.seat], secret: false },
  can_undo: true,
} as unknown as Frame;

/** Opens the match where it stands, and answers nothing else. */
class Standing extends EventTarget {
  readonly asked: string[] = [];
  refuses = false;
  /** What is told and what it is asked about, in which the counsel may be another. */
  readonly #frame: Frame;

  constructor(counsel: Partial<Legal['counsel']>) {
    super();
    this.#frame = {
      ...frame,
      legal: { ...legal, counsel: { ...legal.counsel, ...counsel } },
    } as unknown as Frame;
  }

  ask(op: string): Promise<unknown> {
    this.asked.push(op);
    if (op === 'act' && this.refuses)
      return Promise.reject(new EngineError({ code: 'illegal-action', params: {} }));
    if (op !== 'open' && op !== 'follow') return new Promise(() => {});
    return Promise.resolve({ frame: this.#frame, story: { keep: 0, changed: [], inserted: [], events: [] } });
  }
}
/** Milliseconds after which whoever presses has read what is asked. */
const READ = 800;
const wait = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

async function table({ id = 'm', hints = 'on', counselled = '', rival = '' } = {}) {
  const at = (type: string) => legal.actions.findIndex((one) => one.type === type);
  const { lead, best } = legal.counsel;
  const other = rival && lead?.side === 'team' ? { action: at(rival), lead } : null;
  const engine = new Standing({ best: counselled ? at(counselled) : best, rival: other });
  const element = document.createElement('mk-mousquetaires-du-roy') as LitElement & { drawer: Drawer | null };
  const settings = { language: 'en', theme: 'dark', speed: 'fast', motion: 'off', sound: 'off', hints };
  Object.assign(element, { game: { id: frame.game }, engine, settings, source: { at: 'table', id } });
  document.body.append(element);
  for (let turn = 0; turn < 200 && !element.querySelector('.act .button'); turn += 1) await wait(5);
  await element.updateComplete;
  (document.activeElement as HTMLElement | null)?.blur?.();
  return { element, engine };
}
const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

vi.setConfig({ testTimeout: 20_000 }); // some wait until a question can have been read
beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));
afterEach(() => document.body.replaceChildren());

describe('Enter', () => {
  test('gives the one answer that is gold, where nothing has the focus, once it can have been read', async () => {
    const { element, engine } = await table();
    expect(element.querySelectorAll('.act .button--gold')).toHaveLength(1);
    press('Enter');
    expect(engine.asked, 'whoever presses once more where something was skipped').not.toContain('act');
    await wait(READ);
    (document.activeElement as HTMLElement | null)?.blur?.();
    press('Enter', { ctrlKey: true });
    press('Enter', { repeat: true });
    press('Enter', {}, element.querySelector('h1') as Element);
    expect(engine.asked).not.toContain('act');
    press('Enter');
    expect(engine.asked).toContain('act');
  });

  test('gives it at the place that is shown, too, but not to whoever has touched another one that is an answer', async () => {
    const { element, engine } = await table({ counselled: 'draw' });
    const shown = () => element.querySelector('.tile--chosen') as HTMLElement;
    expect(press('Enter', {}, shown()), 'pressed once more: nor is it looked at').toBe(false);
    await wait(READ);
    expect(document.activeElement).toBe(shown());
    element.querySelector<HTMLElement>('.tile--open:not(.tile--chosen)')?.click();
    await element.updateComplete;
    expect(press('Enter', {}, shown()), 'a second press goes there').toBe(true);
    expect(engine.asked).not.toContain('act');
    element.querySelector<HTMLElement>('.tile:not(.tile--open)')?.click();
    await element.updateComplete;
    press('Enter', {}, shown());
    expect(engine.asked).toContain('act');
  });

  test('gives what is counselled of a list, beside which the list is gold', async () => {
    const { element, engine } = await table({ counselled: 'buy' });
    expect(element.querySelectorAll('.act__pair > .button--gold')).toHaveLength(2);
    await wait(READ);
    press('Enter');
    expect(engine.asked).toContain('act');
    expect(element.drawer).toBeNull();
  });

  test('gives none of two that are about as good, and goes where one looks', async () => {
    const { element, engine } = await table({ counselled: 'draw', rival: 'buy' });
    expect(element.querySelectorAll('.act .button--gold')).toHaveLength(0);
    await wait(READ);
    press('Enter');
    (document.activeElement as HTMLElement | null)?.blur?.();
    press('Enter');
    press('Enter', {}, element.querySelector('.tile--chosen') as HTMLElement);
    expect(engine.asked).not.toContain('act');
    element.querySelector<HTMLElement>('.tile--open:not(.tile--chosen)')?.click();
    await element.updateComplete;
    element.querySelector<HTMLElement>('.tile--chosen')?.click();
    expect(engine.asked).toContain('act');
  });

  test('not while the lamp has something to say', async () => {
    const { element, engine } = await table();
    await wait(READ);
    press('l');
    await element.updateComplete;
    (document.activeElement as HTMLElement | null)?.blur?.();
    press('Enter');
    expect(engine.asked).not.toContain('act');
  });
});

test.each([
  ['Escape', {}],
  ['z', { ctrlKey: true }],
])('%s puts a list away, and only then takes something back', async (key, held) => {
  const { element, engine } = await table();
  element.drawer = 'buy';
  await element.updateComplete;
  press(key, held);
  expect(element.drawer).toBeNull();
  expect(engine.asked).not.toContain('undo');
  press(key, held);
  expect(engine.asked).toContain('undo');
});

test('the lamp is not offered while a decision is the question, nor can what came before be taken back', async () => {
  const { element: plain } = await table();
  expect(plain.querySelector('.lamp-button')).not.toBeNull();
  plain.remove();
  const choice = { action: { type: 'draw' }, worth: 1, error: 0, worlds: 1, reasons: [] };
  const finding = {
    at: 4,
    seat: frame.viewer ?? 0,
    unit: 'chance',
    played: choice,
    better: choice,
    cost: 9,
    wasted: false,
    sure: true,
  };
  keepOrigin('again', { route: { page: 'home' }, finding });
  const { element, engine } = await table({ id: 'again' });
  expect(element.querySelector('.lamp-button')).toBeNull();
  press('l');
  const notices = document.body.appendChild(document.createElement('mk-notices')) as LitElement;
  press('z', { ctrlKey: true });
  await notices.updateComplete;
  expect(notices.textContent).toContain('nothing that can still be taken back');
  expect(element.querySelector('.lamp-room')).toBeNull();
  expect(engine.asked).not.toContain('undo');
});

test('a finger looks at a place first, also where it is counselled to go, and goes with the second tap', async () => {
  const { element, engine } = await table({ counselled: 'move' });
  const place = element.querySelector('.tile--good') as HTMLElement;
  const tap = (pointerType: string) => {
    place.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }));
    place.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  };
  tap('touch');
  await element.updateComplete;
  expect(place.classList).toContain('tile--chosen');
  expect(engine.asked).not.toContain('act');
  tap('touch');
  expect(engine.asked).toContain('act');
  element.remove();
});

test('nobody is offered to hurry on while what a lesson explains waits to be read', async () => {
  const { element } = await table({ hints: 'off' });
  element.querySelector<HTMLElement>('.act__rest')?.click();
  await element.updateComplete;
  expect(element.querySelector('.act__hurry')).not.toBeNull();
  const { lesson } = element as unknown as { lesson: Lesson };
  lesson.hint = { topic: 'mr-coach-siege', text: '', about: '.map', also: null, asks: false };
  element.requestUpdate();
  await element.updateComplete;
  expect(element.querySelector('.act__hurry')).toBeNull();
});

test('a draw with all that is left that is refused is not tried again', async () => {
  const { element, engine } = await table({ hints: 'off' });
  engine.refuses = true;
  element.querySelector<HTMLElement>('.act__rest')?.click();
  await wait(50);
  expect(engine.asked.filter((op) => op === 'act')).toHaveLength(1);
});
