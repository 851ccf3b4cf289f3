import { html } from 'lit';
import { afterEach, expect, it, vi } from 'vitest';
import './hand';
import './signs';
import type { Hand } from './hand';

const look = {
  face: (card: string) => html`${card}`,
  name: (card: string) => `card ${card}`,
  about: (card: string, raised: boolean) => (raised ? null : `about ${card}`),
};

const numbered = { ...look, digits: (card: string) => card.split('/')[0] ?? '' };

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

it('shows where the focus is to whoever goes by key, and to nobody else', async () => {
  const { hand } = await handOf({ cards: ['a', 'b'] });
  const shows = async () => {
    await hand.updateComplete;
    return hand.querySelector('.hand--keyed') !== null;
  };
  hand.focus();
  expect(await shows(), 'nothing has been pressed yet').toBe(false);
  press('Tab');
  expect(await shows()).toBe(true);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(await shows(), 'by finger from then on').toBe(false);
});

it('leads the focus back to the card that was played and has been taken back', async () => {
  const { hand } = await handOf({ cards: ['a', 'b', 'c'] });
  hand.querySelectorAll('button')[1]?.focus();
  hand.cards = ['a', 'c'];
  await hand.updateComplete;
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card c');
  hand.cards = ['a', 'b', 'c'];
  await hand.updateComplete;
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card b');
});

it('names its cards to whoever sees them, side by side as long as they are few', async () => {
  const names = async (cards: string[]) => {
    const { hand } = await handOf({ cards, named: true });
    const shown = [...hand.querySelectorAll('.hand__name')].map((one) => one.textContent);
    return [shown.length, shown[0], hand.querySelector('.hand--named') !== null];
  };
  expect(await names(['a', 'b'])).toEqual([2, 'card a', true]);
  expect(await names([...'abcdefghi'])).toEqual([9, 'card a', false]);
  // Of two rows a style sheet finds room for them: in between there is no hand without.
  const rows = async (cards: string, named: boolean) => {
    const { hand } = await handOf({ cards: [...cards], named });
    return ['hand--named', 'hand--2'].filter((one) => hand.querySelector(`.${one}`));
  };
  expect(await rows('abcdef', true)).toEqual(['hand--named']);
  expect(await rows('abcdefg', true)).toEqual(['hand--2']);
  expect(await rows('abcdefg', false)).toEqual([]);
});

it('says the key of each of the first ten cards', async () => {
  const { hand } = await handOf({ cards: [...'abcdefghijkl'] });
  const keys = [...hand.querySelectorAll('button')].map((card) => card.getAttribute('aria-keyshortcuts'));
  expect(keys).toEqual([...'1234567890', null, null]);
});

it('is touched by the digits on its cards, where they bear some: those of the same one take turns', async () => {
  const cards = ['1/0', '5/1', '5/3', '10/2'];
  const { hand, touched } = await handOf({ cards, look: numbered });
  const keys = [...hand.querySelectorAll('button')].map((card) => card.getAttribute('aria-keyshortcuts'));
  expect(keys).toEqual(['1', '5', '5', '1 0']);
  hand.addEventListener('mk-touch', ({ detail: card }: CustomEventInit<string>) => {
    hand.picked = card ? [card] : [];
  });
  for (const digit of ['5', '5', '5', '1', '1', '7']) press(digit);
  expect(touched, 'the last one is named by none').toEqual(['5/1', '5/3', '5/1', '1/0', '10/2', '10/2']);
});

it('plays what was named last: a digit of the chosen card leaves it, one that no card bears puts it back', async () => {
  const { hand, touched } = await handOf({ cards: ['5/1', '7/0', '10/2'], look: numbered });
  hand.addEventListener('mk-touch', ({ detail: card }: CustomEventInit<string>) => {
    hand.picked = card && !hand.picked.includes(card) ? [card] : [];
  });
  for (const digit of ['1', '0', '1']) press(digit);
  expect([touched, hand.picked]).toEqual([['10/2'], ['10/2']]);
  for (const digit of ['7', '7']) press(digit);
  expect(hand.picked).toEqual(['7/0']);
  press('3');
  expect(hand.picked).toEqual([]);
  press('3');
  expect(touched).toEqual(['10/2', '7/0', '7/0']);
});

it('of several wanted takes one more of the same digit, and after the last all back', async () => {
  const { hand, touched } = await handOf({ cards: ['5/1', '5/3'], look: numbered, several: true });
  hand.addEventListener('mk-touch', ({ detail: card }: CustomEventInit<string>) => {
    hand.picked = card ? [...hand.picked, card] : [];
  });
  for (const digit of ['5', '5', '5']) press(digit);
  expect(touched, 'the third puts both back').toEqual(['5/1', '5/3', '5/1', '5/3']);
});

it('reaches every card of a digit where all that are wanted are chosen, and takes no other one away', async () => {
  const cards = ['1/0', '1/3', '8/0', '10/2', '10/4'];
  const { hand, touched } = await handOf({
    cards,
    picked: ['8/0', '1/0', '1/3'],
    look: numbered,
    several: true,
    full: true,
  });
  hand.addEventListener('mk-touch', ({ detail: card = '' }: CustomEventInit<string>) => {
    const kept = hand.picked.filter((one) => one !== card);
    hand.picked = kept.length < hand.picked.length ? kept : [...kept, card];
  });
  press('1');
  expect(hand.picked).toEqual(['8/0', '1/3', '10/2']);
  press('1');
  expect(hand.picked).toEqual(['8/0', '10/2', '10/4']);
  press('1');
  expect(hand.picked, 'after the last one all of it go back').toEqual(['8/0']);
  expect(touched).not.toContain('8/0');
});

it('hears Enter again once the card of a digit has been put back', async () => {
  const { hand, touched } = await handOf({ cards: ['5/1', '7/0'], look: numbered });
  hand.addEventListener('mk-touch', ({ detail: card }: CustomEventInit<string>) => {
    hand.picked = card && !hand.picked.includes(card) ? [card] : [];
  });
  press('7');
  await hand.updateComplete;
  hand.querySelectorAll('button')[1]?.click();
  await hand.updateComplete;
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  hand.querySelectorAll('button')[1]?.dispatchEvent(enter);
  expect(enter.defaultPrevented, 'the button is pressed as any other').toBe(false);
  expect(touched).toEqual(['7/0', '7/0']);
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
  expect(hand.querySelector('.hand__card--raised'), 'it lies level with its row').toBeNull();
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

it('leaves each card in the row in which it was dealt, and the arrow keys lead across', async () => {
  const { hand } = await handOf({ cards: [...'abcdefghij'] });
  const low = () =>
    [...hand.querySelectorAll('.hand__card--low button')].map((one) =>
      one.getAttribute('aria-label')?.at(-1),
    );
  expect(low()).toEqual([...'fghij']);
  hand.cards = [...'abdefg'].concat([...'ij']);
  await hand.updateComplete;
  expect(low(), 'what is played leaves the others where they are').toEqual([...'fgij']);
  hand.cards = [...'abcdefgij'];
  await hand.updateComplete;
  expect(low(), 'what is taken back comes where it was').toEqual([...'fgij']);
  hand.querySelectorAll('button')[4]?.focus();
  press('ArrowDown', hand.querySelectorAll('button')[4]);
  await hand.updateComplete;
  await hand.updateComplete;
  expect(document.activeElement?.getAttribute('aria-label'), 'the last, where no card lies below').toBe(
    'card j',
  );
  hand.cards = [];
  await hand.updateComplete;
  hand.cards = [...'abcdefgij'];
  await hand.updateComplete;
  expect(low(), 'nor does a curtain change it').toEqual([...'fgij']);
  hand.cards = [...'klmnopqr'];
  await hand.updateComplete;
  expect(low(), 'dealt anew').toEqual([...'opqr']);
});

it('keeps the room of two rows until another one is dealt, so that nothing moves as it shrinks', async () => {
  const nine = [...'abcdefghi'];
  const { hand } = await handOf({ cards: nine });
  const roomy = async (cards: readonly string[]) => {
    hand.cards = cards;
    await hand.updateComplete;
    return hand.querySelector('.hand--roomy') !== null;
  };
  expect(await roomy(nine)).toBe(false); // it lies in two rows
  expect(await roomy(nine.slice(3))).toBe(true);
  expect(await roomy([])).toBe(true);
  expect(await roomy(['a', 'b'])).toBe(false);
});

it('bears what a card would come to, and says it', async () => {
  const prospect = { sign: html`!`, good: false, words: 'You would be hit.' };
  const { hand } = await handOf({ cards: ['a', 'b'], prospects: new Map([['b', prospect]]) });
  const [plain, told] = hand.querySelectorAll('button');
  expect(plain?.querySelector('.hand__prospect')).toBeNull();
  expect(told?.querySelector('.hand__prospect')?.textContent).toBe('!');
  expect(told?.getAttribute('aria-label')).toBe('card b');
  expect(told?.getAttribute('aria-description')).toBe('You would be hit.');
  expect(told?.dataset.sign).toBe('You would be hit.');
  hand.picked = ['b'];
  hand.prospects = new Map([['b', { ...prospect, tag: 'you' }]]);
  await hand.updateComplete;
  expect(told?.querySelector('.hand__tag')?.textContent).toBe('you');
  expect(told?.dataset.sign, 'its sentence stands elsewhere').toBeUndefined();
});

it('leads to where they are played once a key has laid the last of several', async () => {
  const { hand } = await handOf({ cards: ['a', 'b', 'c', 'd'], several: true, away: new Set(['b']) });
  const play = document.body.appendChild(document.createElement('button'));
  hand.addEventListener('mk-laid', () => play.focus());
  hand.querySelectorAll<HTMLElement>('button')[2]?.focus();
  Object.assign(hand, { away: new Set(['b', 'c']), full: true });
  await hand.updateComplete;
  expect(document.activeElement).toBe(play);
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

type Way = readonly [x: number, y: number];

/** A pointer that comes down on a card, moves and is let go of there. */
const pointer = (thing: Element, more: PointerEventInit = {}) => {
  const at = (type: string, [clientX, clientY]: Way) =>
    thing.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX, clientY, ...more }),
    );
  return {
    down: () => at('pointerdown', [100, 500]),
    move: (way: Way) => at('pointermove', way),
    up: (way: Way) => at('pointerup', way),
    cancel: () => at('pointercancel', [100, 500]),
  };
};
const drag = (thing: Element, ...ways: readonly Way[]) => {
  const { down, move, up } = pointer(thing);
  down();
  for (const way of ways) move(way);
  up(ways.at(-1) ?? [100, 500]);
};
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const click = (thing: Element, detail: number) =>
  thing.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
const [OUT, HOME] = [
  [120, 300],
  [130, 480],
] as const;

async function dragged(wishes: Partial<Hand>) {
  const { hand, ...heard } = await handOf({ cards: ['a', 'b'], drags: true, ...wishes });
  const table = document.body.appendChild(document.createElement('div'));
  table.className = 'table';
  table.append(hand);
  table.getBoundingClientRect = () => new DOMRect(0, 50, 300, 550);
  hand.getBoundingClientRect = () => new DOMRect(0, 400, 300, 200);
  await hand.updateComplete;
  const thing = hand.querySelectorAll<HTMLElement>('.hand__card')[1];
  if (!thing) throw new Error('no card');
  return { hand, table, thing, ...heard };
}

it('plays a card that is dropped on the table, which lies there until it leaves the hand', async () => {
  const { hand, thing, touched, played } = await dragged({});
  drag(thing, [100, 450], OUT);
  expect(touched).toEqual(['b']);
  await frame();
  expect(played).toHaveBeenCalledOnce();
  expect(thing.style.translate).toBe('20px -200px');
  hand.open = false;
  await hand.updateComplete;
  await frame();
  expect(thing.style.translate, 'it flies from there').toBe('20px -200px');
  hand.open = true; // it was refused
  await hand.updateComplete;
  expect(thing.style.translate).toBe('');
});

it('says which card is on its way, and when it is let go of', async () => {
  const { hand, thing } = await dragged({});
  const lifted: (string | null)[] = [];
  hand.addEventListener('mk-lift', ({ detail }: Event & { detail?: string | null }) =>
    lifted.push(detail ?? null),
  );
  drag(thing);
  expect(lifted, 'a press is no drag').toEqual([]);
  drag(thing, [100, 450], OUT, HOME);
  expect(lifted).toEqual(['b', null]);
});

it('lets the table say that a card is dragged, until it is let go of or has left the hand', async () => {
  const { hand, table, thing } = await dragged({});
  const { down, move } = pointer(thing);
  down();
  move(OUT);
  expect(table.dataset.drags).toBe('out');
  move(HOME);
  expect(table.dataset.drags).toBe('in');
  hand.cards = ['a'];
  await hand.updateComplete;
  expect('drags' in table.dataset).toBe(false);
  drag(thing, OUT);
  expect('drags' in table.dataset, 'and not by what lies in no hand').toBe(false);
});

it('has it back where the table does nothing with it', async () => {
  const { thing } = await dragged({});
  drag(thing, OUT);
  await frame();
  await frame();
  await frame();
  expect([thing.style.translate, thing.hasAttribute('data-dragged')]).toEqual(['', false]);
});

it('only chooses it where several are wanted, and does not put back what is chosen', async () => {
  const { thing, touched, played, hand } = await dragged({ several: true });
  drag(thing, OUT);
  expect(touched).toEqual(['b']);
  hand.picked = ['b'];
  await hand.updateComplete;
  drag(thing, OUT);
  await frame();
  expect(touched).toEqual(['b']);
  expect(played).not.toHaveBeenCalled();
});

it('takes one back that is dropped in the hand or beside the table, or when Escape is pressed', async () => {
  const { table, thing, touched } = await dragged({});
  const parchment = table.appendChild(document.createElement('aside'));
  parchment.className = 'beside';
  parchment.getBoundingClientRect = () => new DOMRect(200, 50, 100, 550);
  const isBack = () => expect([touched, thing.style.translate]).toEqual([[], '']);
  drag(thing, [100, 350], HOME);
  isBack();
  drag(thing, [100, 390]); // hardly above it
  isBack();
  drag(thing, [100, 20]); // over the bar of the page
  isBack();
  drag(thing, [250, 300]); // over the parchment
  isBack();
  const { down, move, up } = pointer(thing);
  down();
  move(OUT);
  press('Escape');
  isBack();
  up(OUT);
  isBack();
});

it('takes a click that ends a drag for none, and every other one for one', async () => {
  const { thing, touched } = await dragged({});
  drag(thing, OUT, HOME);
  click(thing, 1);
  expect(touched).toEqual([]);
  click(thing, 0); // by a key
  expect(touched).toEqual(['b']);
  const { down, move, cancel } = pointer(thing);
  down();
  move(OUT);
  cancel(); // the browser wants it for itself: no click follows
  expect(thing.style.translate).toBe('');
  click(thing, 1);
  expect(touched).toEqual(['b', 'b']);
});

it('follows one finger, and lets go when it is taken away', async () => {
  const { hand, thing, touched } = await dragged({});
  const second = pointer(thing, { isPrimary: false, pointerId: 2 });
  pointer(thing).down();
  second.down();
  second.move(OUT);
  second.up(OUT);
  expect([touched, thing.style.translate]).toEqual([[], '']);
  pointer(thing).move(OUT);
  expect(thing.style.translate).not.toBe('');
  hand.remove();
  expect(thing.style.translate).toBe('');
});

it('a finger that has held a card before it drags it plays it all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { thing, table, played } = await dragged({});
    const signs = table.appendChild(document.createElement('mk-signs'));
    await signs.updateComplete;
    Object.assign(signs.querySelector('.sign-tip') ?? {}, { showPopover: () => {}, hidePopover: () => {} });
    const confirmed = vi.fn();
    table.addEventListener('click', confirmed);
    const { down, move, up } = pointer(thing.querySelector('button') ?? thing, { pointerType: 'touch' });
    down();
    vi.advanceTimersByTime(600);
    move(OUT);
    up(OUT);
    await frame();
    expect(played).toHaveBeenCalledOnce();
    table.click(); // what plays it is pressed by the page
    expect(confirmed).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

it('drags nothing that may not be played, that lies on the table, or that has gone meanwhile', async () => {
  for (const wishes of [
    { open: false },
    { idle: new Set(['b']) },
    { away: new Set(['b']) },
    { drags: false },
  ]) {
    const { thing, touched } = await dragged(wishes);
    drag(thing, OUT);
    expect(touched).toEqual([]);
  }
  for (const change of [{ cards: ['a'] }, { idle: new Set(['b']) }, { open: false }]) {
    const { hand, thing, touched } = await dragged({});
    hand.addEventListener('pointermove', () => Object.assign(hand, change));
    drag(thing, OUT);
    expect([touched, thing.style.translate]).toEqual([[], '']);
  }
});

it.each([
  ['with a mouse', 'mouse', {}, ['b'], 1],
  ['also one that was chosen before', 'mouse', { picked: ['b'] }, ['b', 'b'], 1],
  ['not with a finger: it stays chosen', 'touch', {}, ['b'], 0],
  ['not where several are wanted: it stays chosen', 'mouse', { several: true }, ['b'], 0],
  ['not where cards are only looked at: each click counts', 'mouse', { drags: false }, ['b', 'b'], 0],
  ['not where nothing was asked when it began', 'mouse', { open: false }, ['b'], 0],
])('a double click plays a card: %s', async (_, pointerType, more, touches, plays) => {
  const { hand, touched, played } = await handOf({ cards: ['a', 'b'], drags: true, ...more });
  const card = hand.querySelectorAll('li')[1] as HTMLElement;
  hand.addEventListener('mk-touch', () => {
    hand.picked = hand.picked.length > 0 ? [] : ['b'];
  });
  const click = (detail: number) =>
    card.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  pointer(card, { pointerType }).down();
  click(1);
  hand.open = true; // by now
  await hand.updateComplete;
  click(2);
  await new Promise(requestAnimationFrame);
  expect(played).toHaveBeenCalledTimes(plays);
  expect(touched).toEqual(touches);
});

it('a double click plays a card also where its second half falls on what has come there', async () => {
  const { hand, touched, played } = await handOf({ cards: ['a', 'b'], drags: true });
  const flown = document.createElement('button'); // which would be taken back
  document.body.append(flown);
  const takesBack = vi.fn();
  flown.addEventListener('click', takesBack);
  hand.addEventListener('mk-touch', () => {
    hand.picked = ['b'];
  });
  const card = hand.querySelectorAll('li')[1] as HTMLElement;
  const click = (on: Element | null, detail: number, clientX: number) =>
    on?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, clientX }));
  pointer(card, { pointerType: 'mouse' }).down();
  click(card.querySelector('button'), 1, 10);
  await hand.updateComplete;
  click(flown, 2, 12);
  await new Promise(requestAnimationFrame);
  expect(touched).toEqual(['b']);
  expect(played).toHaveBeenCalledOnce();
  expect(takesBack).not.toHaveBeenCalled();
  click(flown, 1, 12);
  click(flown, 2, 12);
  expect(takesBack, 'later it is clicked as it lies there').toHaveBeenCalledTimes(2);
});

it.each([
  ['where the hand has moved under the finger it takes nothing', 20, ['b']],
  ['elsewhere it is another touch', 90, ['b', 'c']],
])('of two quick taps the second: %s', async (_, clientX, touches) => {
  const { hand, touched } = await handOf({ cards: ['a', 'b', 'c'], drags: true });
  const tap = (at: number, x: number) => {
    const card = hand.querySelectorAll('li')[at] as HTMLElement;
    pointer(card, { pointerType: 'touch' }).down();
    const event = new MouseEvent('click', { bubbles: true, detail: 1, clientX: x });
    card.querySelector('button')?.dispatchEvent(event);
  };
  tap(1, 10);
  tap(2, clientX);
  expect(touched).toEqual(touches);
});

it('goes back with the focus to the card that is taken back of several', async () => {
  const { hand } = await handOf({ cards: ['a', 'b', 'c'], several: true, away: new Set(['b']) });
  hand.querySelectorAll('button')[2]?.focus();
  hand.away = new Set();
  await hand.updateComplete;
  await hand.updateComplete;
  expect(document.activeElement?.getAttribute('aria-label')).toBe('card b');
});
