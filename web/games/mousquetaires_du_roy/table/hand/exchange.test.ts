import type { LitElement } from 'lit';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Action, Frame, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { isPiece, offerOf } from './offer';
import '../table';
import asked from '../testdata/asked.json';
import { silent } from '../testing';

const PARTNER = 2;
const take: Action = { type: 'take', what: 'combat' };
const other: Action = { type: 'take', what: 'des_essarts' };
const give: Action = { type: 'give', what: 'gallantry_1' };
const token: Action = { type: 'give_token', what: 'horse' };
const PIECES = [give, take, other, token];

const base = asked.find(({ view }) => view.asking === 'offer')?.view as View;
const musketeers = base.musketeers.map((one, who) =>
  who === 0 ? { ...one, hand: ['gallantry_1', 'combat'] as const } : one,
);

/** Takes an exchange as the engine does, piece by piece; `refuses` says what it does not. */
class Trader extends EventTarget {
  /** What it was asked, in order. */
  readonly log: string[] = [];
  refuses: (op: string, what: string) => boolean = () => false;
  constructor(public actions: readonly Action[]) {
    super();
  }

  get #frame(): Partial<Frame> {
    const { actions } = this;
    const partner = actions.some(({ type }) => type === 'done') ? null : PARTNER;
    const open = actions.length > 0 && partner !== null;
    const offer = open ? offerOf(partner, actions) : null;
    const left = PIECES.filter(
      (one) =>
        !actions.some(
          (said) => said.type === one.type && 'what' in said && 'what' in one && said.what === one.what,
        ),
    );
    const done: Action[] = actions.some(isPiece) ? [{ type: 'done' }] : [];
    const legal: Action[] = open ? [...done, ...left] : [{ type: 'exchange', what: PARTNER }];
    return {
      game: 'mousquetaires_du_roy',
      viewer: 0,
      names: ['A', 'B'],
      controllers: ['human', 'bot'] as never,
      view: { ...base, active: 0, musketeers: musketeers as never, asking: open ? 'offer' : 'action', offer },
      views: null,
      decision: { kind: open ? 'offer' : 'action', seats: [0], secret: false } as never,
      legal: { actions: legal, counsel: silent },
      can_undo: actions.length > 0,
      actions: 10 + actions.length,
      outcome: null,
      lesson: null,
      problem: null,
      lamps: [0, 0],
    };
  }

  async ask(op: string, body: { action?: Action }): Promise<unknown> {
    const told = { keep: 0, changed: [], inserted: [], events: [] };
    if (op === 'open' || op === 'follow') return { frame: this.#frame, story: told };
    if (op !== 'act' && op !== 'undo') return new Promise(() => {});
    const { action } = body;
    const what = action ? `${action.type} ${'what' in action ? action.what : ''}`.trim() : 'undo';
    this.log.push(what);
    if (this.log.length > 20) return new Promise(() => {}); // else it never ends
    if (this.refuses(op, what)) throw new Error('refused');
    this.actions = action ? [...this.actions, action] : this.actions.slice(0, -1);
    return { frame: this.#frame, story: told };
  }
}

const begun: Action = { type: 'exchange', what: PARTNER };
type Table = LitElement & { actByLamp(action: Action): void };
let table: Table;

/** All that there was to do has been done. */
const rest = async () => {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await table.updateComplete;
};

async function lay(trader: Trader): Promise<void> {
  table = Object.assign(document.createElement('mk-mousquetaires-du-roy') as unknown as Table, {
    game: { id: 'mousquetaires_du_roy' },
    engine: trader,
    settings: { language: 'en', theme: 'dark', speed: 'fast', motion: 'off', sound: 'off', hints: 'off' },
    source: { at: 'table', id: 'm' },
  });
  document.body.append(table);
  await vi.waitFor(() => expect(table.querySelector('.table:first-child .trade')).not.toBeNull(), 5000);
  await rest();
}
const press = (selector: string) => table.querySelector<HTMLElement>(selector)?.click();
const card = (name: string) => press(`.trade__card[aria-label="${name}"]`);
const names = ['Combat', 'Monsieur des Essarts'];
const laid = () => [...table.querySelectorAll('.offer__back')].map((one) => one.getAttribute('aria-label'));

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));
afterEach(() => table.remove());

it('what the lamp names is put to what has been chosen, once, and can be put back', async () => {
  const trader = new Trader([begun]);
  await lay(trader);
  card('Combat');
  await rest();
  table.actByLamp(other);
  table.actByLamp({ ...take }); // lies there already
  await rest();
  expect(laid()).toEqual(names);
  expect(trader.log).toEqual([]);
});

it('is sent piece by piece, and seen whole all the while', async () => {
  const trader = new Trader([begun]);
  await lay(trader);
  for (const one of [take, other, token]) table.actByLamp(one);
  await rest();
  const seen = new Set<number>();
  const watch = new MutationObserver(() => {
    if (table.querySelector('.trade')) seen.add(table.querySelectorAll('.offer__laid > li').length);
  });
  watch.observe(table, { childList: true, subtree: true });
  press('.act__do');
  await rest();
  watch.disconnect();
  expect(trader.log).toEqual(['take combat', 'take des_essarts', 'give_token horse', 'done']);
  expect([...seen]).toEqual([3]);
});

it('that is refused loses nothing, and is not asked again', async () => {
  const trader = new Trader([begun]);
  trader.refuses = (_, what) => what === 'take des_essarts';
  await lay(trader);
  for (const one of [take, other]) table.actByLamp(one);
  await rest();
  press('.act__do');
  await rest();
  expect(trader.log).toEqual(['take combat', 'take des_essarts', 'undo']);
  expect(laid()).toEqual(names);
});

it('that was sent and taken back can be changed: nothing of it is left with the engine', async () => {
  const trader = new Trader([begun, take, other]);
  await lay(trader);
  expect(trader.log).toEqual(['undo', 'undo']);
  expect(laid()).toEqual(names);
  press('.offer__back');
  await rest();
  press('.act__do');
  await rest();
  expect(trader.log.slice(2)).toEqual(['take des_essarts', 'done']);
});

it('is left at once, and where that is refused it is not tried for ever', async () => {
  const trader = new Trader([begun]);
  await lay(trader);
  trader.refuses = (op) => op === 'undo';
  press('.act__leave');
  await rest();
  expect(trader.log).toEqual(['undo']);
  trader.refuses = () => false;
  card('Combat');
  await rest();
  press('.act__leave');
  await rest();
  expect(trader.log).toEqual(['undo', 'undo']);
  expect(trader.actions).toEqual([]);
  expect(table.querySelector('.trade')).toBeNull();
});
