import { html } from 'lit';
import { afterEach, expect, it, vi } from 'vitest';
import './hand';
import type { Hand } from './hand';

const look = {
  face: (card: string) => html`${card}`,
  name: (card: string) => `card ${card}`,
  about: (card: string, raised: boolean) => (raised ? null : `about ${card}`),
};

async function handOf(wishes: Partial<Hand>): Promise<{ hand: Hand; touched: string[]; played: () => void }> {
  const hand = Object.assign(document.createElement('mk-hand'), { look, open: true, ...wishes });
  const touched: string[] = [];
  const played = vi.fn();
  hand.addEventListener('mk-touch', (event) => touched.push((event as CustomEvent<string>).detail));
  hand.addEventListener('mk-play', played);
  document.body.append(hand);
  await hand.updateComplete;
  return { hand, touched, played };
}
const press = (key: string, target: EventTarget = document.body, more = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

afterEach(() => document.body.replaceChildren());

it('takes the card that stands where the digit says, wherever the focus is', async () => {
  const { hand, touched } = await handOf({ cards: ['a', 'b', 'c'] });
  press('3');
  await hand.updateComplete;
  expect(touched).toEqual(['c']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card c');
});

it('keeps no focus in the gap of a card that a digit has laid on the table, and says that it lies there', async () => {
  const { hand } = await handOf({ cards: ['a', 'b'] });
  const play = document.body.appendChild(document.createElement('button'));
  hand.addEventListener('mk-touch', ({ detail: card }: CustomEventInit<string>) => {
    hand.away = new Set(card && !hand.away.has(card) ? [card] : []);
  });
  hand.addEventListener('mk-laid', () => play.focus());
  const settled = () => hand.updateComplete.then(() => hand.updateComplete);
  press('2');
  await settled();
  expect(document.activeElement).toBe(play);
  press('2'); // taken back
  await settled();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card b');
  hand.querySelector('button')?.focus();
  hand.querySelector('button')?.click(); // laid by Enter: the space bar takes it back there
  await settled();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card a');
});

it('shows the names of a few cards to whoever sees them, of many none', async () => {
  const names = async (cards: string[]) => {
    const { hand } = await handOf({ cards, named: true });
    return [...hand.querySelectorAll('.hand__name')].map((one) => one.textContent);
  };
  expect(await names(['a', 'b'])).toEqual(['card a', 'card b']);
  expect(await names([...'abcdefg'])).toEqual([]);
});

it('says the key of each of the first ten cards', async () => {
  const { hand } = await handOf({ cards: [...'abcdefghijkl'] });
  const keys = [...hand.querySelectorAll('button')].map((card) => card.getAttribute('aria-keyshortcuts'));
  expect(keys).toEqual([...'1234567890', null, null]);
});

it('hears no digit that is typed, that goes with another key, or that stands for a card that may not be chosen', async () => {
  const { touched } = await handOf({ cards: ['a', 'b'], idle: new Set(['b']) });
  const field = document.createElement('input');
  document.body.append(field);
  press('1', field);
  press('1', document.body, { ctrlKey: true });
  press('2');
  press('9');
  expect(touched).toEqual([]);
});

it('is still while nothing may be chosen, and when it is gone', async () => {
  const { hand, touched } = await handOf({ cards: ['a'], open: false });
  press('1');
  hand.open = true;
  hand.remove();
  press('1');
  expect(touched).toEqual([]);
});

it('plays with Enter what is chosen, and only that', async () => {
  const { hand, played } = await handOf({ cards: ['a', 'b'], picked: ['b'] });
  const [first, second] = hand.querySelectorAll('button');
  first?.focus();
  press('Enter', first);
  expect(played).not.toHaveBeenCalled();
  second?.focus();
  press('Enter', second);
  expect(played).toHaveBeenCalledOnce();
});

it('keeps the gap of a card that lies on the table', async () => {
  const { hand } = await handOf({ cards: ['a', 'b'], picked: ['a'], away: new Set(['a']) });
  const gaps = [...hand.querySelectorAll('.hand__card')].map((card) => card.matches('.hand__card--away'));
  expect(gaps).toEqual([true, false]);
  const moves = [...hand.querySelectorAll<HTMLElement>('.hand__card')].map((card) => card.dataset.key);
  expect(moves, 'what lies on the table moves there').toEqual([undefined, 'card-b']);
});

it('plays with Enter what is chosen, once no more is wanted, and takes another card with the space bar', async () => {
  const { hand, touched, played } = await handOf({ cards: ['a', 'b'], picked: ['b'], full: true });
  const [card] = hand.querySelectorAll('button');
  card?.focus();
  press('Enter', card);
  expect(played).toHaveBeenCalledOnce();
  card?.click();
  expect(touched).toEqual(['a']);
  hand.full = false;
  press('Enter', card);
  expect(played).toHaveBeenCalledOnce();
});

it('keeps the room of two rows until it is empty, so that nothing moves as it shrinks', async () => {
  const nine = [...'abcdefghi'];
  const { hand } = await handOf({ cards: nine });
  const roomy = async (cards: readonly string[]) => {
    hand.cards = cards;
    await hand.updateComplete;
    return hand.querySelector('.hand--roomy') !== null;
  };
  expect(await roomy(nine)).toBe(false); // it lies in two rows
  expect(await roomy(nine.slice(3))).toBe(true);
  expect(await roomy([])).toBe(false);
  expect(await roomy(['a', 'b'])).toBe(false);
});

it('bears what a card would come to, and says it', async () => {
  const prospect = { sign: html`!`, good: false, certain: true, words: 'You would be hit.' };
  const { hand } = await handOf({ cards: ['a', 'b'], prospects: new Map([['b', prospect]]) });
  const [plain, told] = hand.querySelectorAll('button');
  expect(plain?.querySelector('.hand__prospect')).toBeNull();
  expect(told?.querySelector('.hand__prospect')?.textContent).toBe('!');
  expect(told?.getAttribute('aria-label')).toBe('card b');
  expect(told?.getAttribute('aria-description')).toBe('You would be hit.');
  expect(told?.dataset.sign).toBe('You would be hit.');
  hand.prospects = new Map([['b', { ...prospect, certain: false }]]);
  hand.picked = ['b'];
  await hand.updateComplete;
  expect(told?.querySelector('.hand__prospect')?.textContent, 'what may still change').toBe('!?');
  expect(told?.dataset.sign, 'its sentence stands elsewhere').toBeUndefined();
});

it('passes over the gaps of cards that lie there already, where several are wanted', async () => {
  const { hand } = await handOf({ cards: ['a', 'b', 'c', 'd'], several: true });
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const arrow = async (key: string) => {
    press(key, document.activeElement ?? document.body);
    await hand.updateComplete;
    return focused();
  };
  hand.focus();
  await arrow('ArrowRight');
  hand.away = new Set(['b']);
  await hand.updateComplete;
  expect(focused()).toBe('card c');
  expect(await arrow('ArrowLeft')).toBe('card a');
  expect(await arrow('ArrowRight')).toBe('card c');
  hand.away = new Set(['b', 'c', 'd']);
  await hand.updateComplete;
  expect(focused()).toBe('card a');
});

it('keeps the focus at the gap of the one card that is wanted: Enter plays it', async () => {
  const { hand } = await handOf({ cards: ['a', 'b'], picked: ['a'], away: new Set(['a']) });
  hand.focus();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card a');
});
