import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { t, useCatalogues } from '../i18n';
import { painted } from '../seen';
import './coach';

beforeAll(() => useCatalogues('shell', 'table'));
afterEach(() => document.body.replaceChildren());

async function whisper(asks: boolean, at: 'table' | 'sheet') {
  const done = vi.fn();
  const hint = { topic: 'hand', about: 'mk-hand', also: null, text: 'Choose one.', asks };
  const coach = Object.assign(document.createElement('mk-coach'), {
    hint,
    whisperer: { title: 'Planchet' },
    free: { answers: '.act', regarded: null },
    done,
  });
  const around = document.createElement(at === 'sheet' ? 'dialog' : 'div');
  around.append(coach);
  document.body.append(around);
  await coach.updateComplete;
  const [button, ...others] = coach.querySelectorAll<HTMLElement>('button:not(.coach__more)');
  expect(others).toEqual([]);
  button?.click();
  expect(done).toHaveBeenCalledOnce();
  const name = button?.getAttribute('aria-label') ?? button?.textContent;
  return { name, isCross: button?.matches('.coach__away'), key: button?.getAttribute('aria-keyshortcuts') };
}

test('the key puts away what lies over the table before the whisper', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const hint = { topic: 'hand', about: 'mk-hand', also: null, text: 'Choose one.', asks: false };
  const coach = Object.assign(document.createElement('mk-coach'), {
    hint,
    whisperer: { title: 'Planchet' },
    free: { answers: '.act', regarded: null },
    done,
  });
  document.body.append(coach);
  await coach.updateComplete;
  const lies = vi.spyOn(document, 'querySelector');
  const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  press();
  expect(done, 'nobody has seen it').not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  lies.mockImplementation((selector: string) => (selector.includes(':popover-open') ? coach : null));
  press();
  expect(done).not.toHaveBeenCalled();
  lies.mockImplementation(() => null);
  press();
  expect(done).toHaveBeenCalledOnce();
  lies.mockRestore();
  vi.useRealTimers();
});

test('what asks for something has a cross, what only tells is assented to; over a sheet the key is the sheet’s', async () => {
  expect(await whisper(true, 'table')).toEqual({ name: t('close'), isCross: true, key: 'Escape' });
  expect(await whisper(true, 'sheet')).toEqual({ name: t('close'), isCross: true, key: null });
  expect(await whisper(false, 'table')).toMatchObject({ isCross: false, key: 'Escape' });
  expect(await whisper(false, 'sheet')).toEqual({
    name: expect.stringContaining(t('coach-ok')),
    isCross: false,
    key: null,
  });
});

test('a whisper that must lie over names lies still, and is laid anew when they have moved', async () => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  const table = document.createElement('div');
  table.className = 'table';
  const name = Object.assign(document.createElement('b'), { className: 'seat__name' });
  const room = new DOMRect(0, 0, innerWidth, innerHeight);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(room);
  const laid = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
  let lies = room; // there is nowhere else
  name.getBoundingClientRect = () => lies;
  const hint = { topic: 'hand', about: 'mk-hand', also: null, text: 'Choose one.', asks: true };
  const coach = Object.assign(document.createElement('mk-coach'), {
    hint,
    whisperer: { title: 'Planchet' },
    free: { answers: '.act', regarded: null },
    done: () => {},
  });
  table.append(name, coach);
  document.body.append(table);
  await coach.updateComplete;
  const panel = coach.querySelector<HTMLElement>('.coach');
  vi.advanceTimersByTime(1000);
  laid.mockClear();
  vi.advanceTimersByTime(1000);
  expect(laid, 'nothing has moved').not.toHaveBeenCalled();
  lies = new DOMRect(0, 0, innerWidth, innerHeight / 2);
  vi.advanceTimersByTime(1000);
  expect(laid).toHaveBeenCalled();
  expect(Number.parseFloat(panel?.style.top ?? '')).toBeGreaterThan(innerHeight / 2);
  laid.mockClear();
  vi.advanceTimersByTime(1000);
  expect(laid, 'it is free').not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('where not all can stay in sight, a whisper lies over those at the table and not over the question', async () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90);
  const room = new DOMRect(0, 0, innerWidth, innerHeight);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(room);
  const table = Object.assign(document.createElement('div'), { className: 'table' });
  const lying = (element: HTMLElement, top: number, bottom: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, innerWidth, bottom - top);
    return element;
  };
  const rival = lying(document.createElement('div'), 0, 300);
  rival.dataset.key = 'figure-1';
  const question = lying(
    Object.assign(document.createElement('p'), { className: 'asked__words--you' }),
    310,
    410,
  );
  const answers = lying(Object.assign(document.createElement('p'), { className: 'act' }), 420, innerHeight);
  const coach = Object.assign(document.createElement('mk-coach'), {
    hint: { topic: 'hand', about: 'mk-hand', also: null, text: 'Choose one.', asks: true },
    whisperer: { title: 'Planchet' },
    free: { answers: '.act', regarded: null },
    done: () => {},
  });
  table.append(rival, question, answers, coach);
  document.body.append(table);
  await coach.updateComplete;
  await painted();
  const top = Number.parseFloat(coach.querySelector<HTMLElement>('.coach')?.style.top ?? '');
  expect(top + 90).toBeLessThanOrEqual(310);
  vi.restoreAllMocks();
});

test('a whisper never lies upon what it names: it is folded into a line, and read whole by whoever wants it', async () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('data-folded') ? 40 : 120;
  });
  const room = new DOMRect(0, 0, innerWidth, innerHeight);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(room);
  const table = Object.assign(document.createElement('div'), { className: 'table' });
  const cards = Object.assign(document.createElement('div'), { className: 'cards' });
  cards.getBoundingClientRect = () => new DOMRect(0, 60, innerWidth, innerHeight - 60);
  const coach = Object.assign(document.createElement('mk-coach'), {
    hint: { topic: 'cards', about: '.ring', also: '.cards', text: 'These cards.', asks: false },
    whisperer: { title: 'Planchet' },
    free: { answers: '.act', regarded: null },
    done: () => {},
  });
  table.append(cards, coach);
  document.body.append(table);
  await coach.updateComplete;
  await painted();
  const panel = coach.querySelector<HTMLElement>('.coach');
  expect(panel?.hasAttribute('data-folded')).toBe(true);
  expect(Number.parseFloat(panel?.style.top ?? '') + 40).toBeLessThanOrEqual(60);
  coach.querySelector<HTMLElement>('.coach__more')?.click();
  await coach.updateComplete;
  await painted();
  expect(panel?.hasAttribute('data-folded')).toBe(false);
  expect(document.activeElement?.textContent).toContain(t('coach-ok'));
  vi.restoreAllMocks();
});
