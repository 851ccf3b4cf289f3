/** The table where a strike is asked for, with an engine that foretells. */
import type { LitElement } from 'lit';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import '../messages';
import type {
  Action,
  Forecast,
  Frame,
  Legal,
  Seat,
  Standing,
  Storyline,
  SwordCard,
} from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import type { Hand } from '../../../lib/table/hand';
import { appliedIn } from '../../../lib/table/testing';
import './table';
import { remember } from './intro';
import rochefort from './testdata/rochefort.json';
import { wantsChances, wishChances } from './wished';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});
afterEach(() => {
  wishChances(false);
  document.body.replaceChildren();
});

const asked = appliedIn(rochefort).find(({ applied: { frame } }) => frame.legal)?.applied;
if (!asked) throw new Error('nothing recorded');

/** The same late, at that fight of a hand. */
const last = (frame: Frame, inHand = 1): Frame => ({
  ...frame,
  view: { ...frame.view, fight: 6 + inHand, in_hand: inHand },
});

const hopeless = (frame: Frame): Forecast => {
  const numbers = new Set((frame.legal?.actions ?? []).flatMap((one) => ('card' in one ? [one.card] : [])));
  const strikes = [...numbers].map((card, at) => ({
    number: Number(card?.slice(0, -1)),
    seats: [0.1 * at, 0.5, 0, 0],
    villain: 0,
  }));
  return { chance: 0.01, strikes, ways: [] };
};

/** A table where that is asked, of whoever came there when `before` was asked. */
async function tableAt(frame: Frame, before = frame) {
  const told = { keep: 0, changed: [], inserted: [], events: asked?.story };
  const opened = (now: Frame) => ({ frame: { ...now, actions: Math.max(1, now.actions) }, story: told });
  let now = before;
  const ask = vi.fn((op: string) => {
    if (op === 'open' || op === 'follow' || op === 'undo') return Promise.resolve(opened(now));
    if (op === 'forecast') return Promise.resolve({ forecast: hopeless(frame) });
    return new Promise(() => {});
  });
  const table = document.createElement('mk-four-musketeers') as LitElement;
  const engine = Object.assign(new EventTarget(), { ask, retry: () => {} });
  Object.assign(table, {
    game: { id: 'four_musketeers' },
    engine,
    settings: { language: 'en', theme: 'dark', speed: 'fast', motion: 'off', sound: 'off' },
    source: { at: 'table', id: 'm' },
  });
  document.body.append(table);
  await settled(table);
  now = frame;
  if (now !== before) {
    engine.dispatchEvent(new Event('recovered'));
    await settled(table);
  }
  const foretold = () => ask.mock.calls.filter(([op]) => op === 'forecast').length;
  const struck = () => ask.mock.calls.filter(([op]) => op === 'act').length;
  return { table, foretold, struck };
}

async function settled(table: LitElement): Promise<void> {
  if (vi.isFakeTimers()) return void (await vi.advanceTimersByTimeAsync(100)); // it is drawn in turns, which wait for it
  for (let turn = 0; turn < 6; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    await table.updateComplete;
  }
}

it('FM-20.23: offers to play out what is next to lost, and shows no chance to whoever asked for none', async () => {
  const { table } = await tableAt(last(asked.frame));
  expect(table.querySelector('.legend--offer')?.textContent).toContain(t('four-decided-so', { so: 'lost' }));
  expect(table.querySelector('.saving'), 'on the cards').toBeNull();
  const { table: early, foretold } = await tableAt(last(asked.frame, 3));
  expect(early.querySelector('.legend--offer')).toBeNull();
  expect(foretold(), 'where it could not be offered').toBe(0);
  const { foretold: taught } = await tableAt({ ...last(asked.frame), lesson: 'first' });
  expect(taught(), 'in a lesson').toBe(0);
});

it('names the round where there may be more than one', async () => {
  if (!asked) throw new Error('nothing recorded');
  const { view, ...frame } = asked.frame;
  const told = async (match: 'standard' | 'single') => {
    const options = { ...view.options, match, tie_rule: 'shared' as const };
    const said: string[] = [];
    const hear = (event: Event) => said.push((event as CustomEvent<string>).detail);
    document.addEventListener('mk-status', hear);
    await tableAt({ ...frame, view: { ...view, options } });
    document.removeEventListener('mk-status', hear);
    return said.at(-1)?.replace(/[\u2066-\u2069]/g, '');
  };
  expect(await told('standard')).toMatch(/ · round \d+ · fight \d+$/);
  expect(await told('single')).toMatch(/^[^·]+ · fight \d+$/);
});

it('shows chances by a key, once for each time it is pressed, where others may still answer', async () => {
  const press = (repeat = false) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'c', repeat, bubbles: true, cancelable: true }),
    );
  const { table } = await tableAt(last(asked.frame, 3));
  press();
  press(true);
  expect(wantsChances(), 'held down').toBe(true);
  await settled(table);
  expect(table.querySelector('mk-hand .saving')).not.toBeNull();
  press();
  expect(wantsChances()).toBe(false);
  document.body.replaceChildren();
  const { legal } = asked.frame;
  await tableAt({ ...asked.frame, legal: legal && { ...legal, certain: true } });
  press();
  expect(wantsChances(), 'nobody strikes after').toBe(false);
});

it('lets no hit happen by what was pressed before the free replay can have been seen (FM-17.3)', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const offered = {
    ...asked.frame,
    decision: { ...asked.frame.decision, kind: 'use_replay' },
    legal: asked.frame.legal && { ...asked.frame.legal, actions: [{ type: 'use_replay', use: false }] },
    view: { ...asked.frame.view, pending: 'a' },
  } as unknown as Frame;
  const { table, struck } = await tableAt(offered);
  const letIt = () => table.querySelector<HTMLElement>('.act__do')?.click();
  letIt();
  expect(struck()).toBe(0);
  await vi.advanceTimersByTimeAsync(700);
  letIt();
  expect(struck()).toBe(1);
});

it('lets a hit happen by a touch beside the buttons, but none that loses the round, and none by itself (FM-13.2)', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { view } = asked.frame;
  const loser = view.turn as Seat;
  const struckBy = async (storyline: Storyline, touch: boolean) => {
    remember(storyline); // its introduction has been read
    const offered = {
      ...asked.frame,
      decision: { ...asked.frame.decision, kind: 'use_replay' },
      legal: asked.frame.legal && { ...asked.frame.legal, actions: [{ type: 'use_replay', use: false }] },
      view: {
        ...view,
        pending: 'a',
        standing: { ...view.standing, lowest: loser },
        stone: 'V',
        options: { ...view.options, storyline },
        characters: view.characters.map((one, at) => ({
          ...one,
          left: at === loser ? 1 : 3,
          defeated: at === (loser + 1) % 2,
        })),
      },
    } as unknown as Frame;
    const before = { ...offered, actions: 1, decision: asked.frame.decision };
    const { table, struck } = await tableAt({ ...offered, actions: 2 }, before);
    await vi.advanceTimersByTimeAsync(700);
    if (touch) table.querySelector<HTMLElement>('.fight')?.click();
    else await vi.advanceTimersByTimeAsync(60_000);
    const found = struck();
    document.body.replaceChildren();
    return found;
  };
  expect(await struckBy('KC', true)).toBe(1);
  expect(await struckBy('AS', true)).toBe(0);
  expect(await struckBy('KC', false), 'it waits for whoever reads').toBe(0);
});

it('makes a moment of the only card where it decides: one touch anywhere strikes with it, once it can have been seen', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { legal, view } = asked.frame;
  const seat = view.turn as Seat;
  const at = legal?.actions.findIndex((action) => action.type === 'strike' && !action.shadow) ?? -1;
  const only = legal?.actions[at];
  if (only?.type !== 'strike' || !legal) throw new Error('no open strike');
  const alone = (certain: boolean) =>
    ({
      ...asked.frame,
      legal: {
        ...legal,
        certain,
        actions: [only],
        previews: [legal.previews[at]],
        spared: [legal.spared[at]],
        shadow: [],
      },
      view: { ...view, hands: view.hands.map((hand, one) => (one === seat ? [only.card] : hand)) },
    }) as unknown as Frame;
  const { table, struck } = await tableAt(alone(true));
  expect(table.querySelector('.fight__stake')?.textContent).toContain(t('four-last-decides', { you: 'yes' }));
  table.querySelector<HTMLElement>('.fight')?.click();
  expect(struck(), 'it cannot have been read').toBe(0);
  await vi.advanceTimersByTimeAsync(700);
  const fight = table.querySelector<HTMLElement>('.fight');
  const press = () => fight?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const lamp = Object.assign(document.createElement('div'), { className: 'lamp' });
  document.body.append(lamp);
  press();
  lamp.remove(); // what is read closes before the click comes
  fight?.click();
  expect(struck(), 'the press has closed what was read').toBe(0);
  press();
  const fold = fight?.appendChild(document.createElement('summary'));
  fold?.click();
  fold?.remove();
  expect(struck(), 'what is folded opens').toBe(0);
  fight?.click();
  expect(struck()).toBe(1);
  document.body.replaceChildren();
  const other = await tableAt(alone(false));
  await vi.advanceTimersByTimeAsync(700);
  expect(other.table.querySelector('.fight--moment'), 'others still strike').toBeNull();
  other.table.querySelector<HTMLElement>('.fight')?.click();
  expect(other.struck()).toBe(0);
});

it('lets the card that the lamp names lie on the table, and none that was chosen before', async () => {
  const { table } = await tableAt(asked.frame);
  const open = (asked.frame.legal?.actions ?? []).flatMap((one) =>
    one.type === 'strike' && !one.shadow ? [one] : [],
  );
  const [first, other] = open;
  const hand = table.querySelector<Hand>('mk-hand');
  hand?.dispatchEvent(new CustomEvent('mk-touch', { detail: first?.card }));
  await settled(table);
  const picked = () => hand?.picked;
  expect(picked()).toEqual([first?.card]);
  (Reflect.get(table, 'followLamp') as (action: Action) => void)(other as Action);
  await settled(table);
  expect(picked()).toEqual([other?.card]);
});

it('says to choose a card first where a match is played, and not under what is said of the answer to a problem', async () => {
  const told = async (problem: object | null) => {
    const { table } = await tableAt({ ...asked.frame, problem } as Frame);
    const sign = table.querySelector<HTMLElement>('.act__shadow')?.dataset.sign;
    document.body.replaceChildren();
    return sign;
  };
  expect(await told(null)).toBe(t('four-sign-shadow-first'));
  expect(await told({ id: 'from-shadow' })).toBeUndefined();
});

it('is no longer red between the rounds of a solitaire', async () => {
  const { view } = asked.frame;
  const fight = { strikes: [], standing: [], loser: view.turn, line: 'a', cyclical: false, direction: null };
  const isHurt = async (round: number) => {
    const last_round = { ...view.last_round, round };
    const between = {
      ...view,
      fights: [fight],
      last_round,
      pending: 'a',
      standing: { ...view.standing, lowest: view.turn },
    };
    const decision = { ...asked.frame.decision, kind: 'choose_settings' };
    const { table } = await tableAt({ ...asked.frame, decision, view: between } as unknown as Frame);
    return table.querySelector('.table--hurt') !== null;
  };
  expect(await isHurt(view.round - 1), 'in a round').toBe(true);
  expect(await isHurt(view.round)).toBe(false);
});

describe('the last card', () => {
  afterEach(() => void vi.useRealTimers());
  const card: SwordCard = '4D';
  const end: Standing = { standing: [], lowest: null, line: 'g' };
  /** At which the table lays it, with nothing to choose; by which the fight is decided, or not. */
  async function lying(certain: boolean) {
    if (!asked) throw new Error('nothing recorded');
    const { legal, view, ...frame } = asked.frame;
    const hands = view.hands.map((hand, seat) => (seat === view.turn ? [card] : hand));
    const only = {
      ...legal,
      actions: [{ type: 'strike', card, shadow: false }],
      previews: [end],
      shadow: [],
      certain,
    } as Legal;
    vi.useFakeTimers();
    const alone = { ...frame, actions: 2, view: { ...view, hands }, legal: only, can_undo: true };
    const laid = await tableAt(alone, { ...asked.frame, actions: 1 });
    const ring = () => laid.table.querySelector('.act .ring') !== null;
    return { ...laid, ring };
  }

  it('strikes by itself, unless it is touched or decides the fight', async () => {
    const { struck, ring } = await lying(false);
    expect(ring()).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(struck(), 'it can be seen first').toBe(0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(struck()).toBe(1);
    document.body.replaceChildren();
    const touched = await lying(false);
    const hand = touched.table.querySelector('mk-hand');
    hand?.dispatchEvent(new CustomEvent('mk-touch', { detail: card, bubbles: true }));
    await settled(touched.table);
    expect(touched.ring()).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(touched.struck()).toBe(0);
    document.body.replaceChildren();
    const deciding = await lying(true);
    expect(deciding.ring()).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(deciding.struck()).toBe(0);
  });

  it('does not strike by itself once a decision before it has been taken back, nor when the table is left', async () => {
    const { table, struck } = await lying(false);
    await vi.advanceTimersByTimeAsync(500);
    table.querySelector<HTMLElement>('.act__back')?.click();
    await vi.advanceTimersByTimeAsync(3000);
    expect(struck()).toBe(0);
    document.body.replaceChildren();
    const left = await lying(false);
    left.table.remove();
    await vi.advanceTimersByTimeAsync(3000);
    expect(left.struck()).toBe(0);
  });
});
