import { html, render } from 'lit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steady } from './steady';

const page = document.createElement('div');
/** As high as what it holds, if nothing is kept. */
const show = async (about: unknown, height: number, passes = false): Promise<string> => {
  render(html`<p ${steady(about, passes)}></p>`, page);
  const box = page.querySelector('p') as HTMLElement;
  Object.defineProperty(box, 'offsetHeight', { configurable: true, get: () => height });
  await Promise.resolve();
  return box.style.minHeight;
};
const resize = (width: number) => {
  vi.stubGlobal('innerWidth', width);
  dispatchEvent(new Event('resize'));
  return page.querySelector('p')?.style.minHeight;
};

beforeEach(() => {
  vi.stubGlobal('innerWidth', 360);
  document.body.append(page);
});
afterEach(() => {
  render(html``, page);
  page.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the height it once had as long as it is about the same, if about anything', async () => {
  expect(await show('duel', 80)).toBe('80px');
  expect(await show('duel', 50)).toBe('80px');
  expect(await show('another', 50)).toBe('50px');
  expect(await show(null, 40)).toBe('');
});

it('keeps nothing of what lies there but for a while, and all of what lay there before', async () => {
  await show('turn', 60);
  expect(await show('turn', 120, true)).toBe('60px');
  expect(await show('turn', 50)).toBe('60px');
});

it('keeps it while a phone’s bar slides in or out, and not on a page of another width', async () => {
  await show('duel', 80);
  expect(resize(360)).toBe('80px');
  expect(resize(740), 'it would push what is below off the page').toBe('');
  expect(await show('duel', 50)).toBe('50px');
});

it('keeps nothing that a box beside it has to be scrolled for', async () => {
  await show('turn', 80); // first, as it empties the page
  const beside = page.appendChild(document.createElement('div'));
  beside.style.overflowY = 'auto';
  Object.defineProperty(beside, 'clientHeight', { get: () => 72 });
  const holds = (height: number) =>
    Object.defineProperty(beside, 'scrollHeight', { configurable: true, get: () => height });
  holds(72);
  expect(await show('turn', 50)).toBe('80px');
  holds(120);
  expect(await show('turn', 50)).toBe('');
  holds(72);
  expect(await show('turn', 50), 'from then on').toBe('50px');
  beside.remove();
});

it('listens only while it is on the page', async () => {
  const listened = new Set<unknown>();
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((_, what) => void listened.add(what));
  vi.spyOn(globalThis, 'removeEventListener').mockImplementation((_, what) => void listened.delete(what));
  render(html``, page);
  await show('duel', 80);
  const part = render(html`<p ${steady('duel')}></p>`, page);
  expect(listened.size).toBe(1);
  part.setConnected(false);
  expect(listened.size).toBe(0);
  part.setConnected(true);
  expect(listened.size).toBe(1);
  part.setConnected(false);
  render(html``, page);
  await show('duel', 80);
  expect(listened.size, 'drawn while it is away').toBe(0);
  part.setConnected(true);
  expect(listened.size).toBe(1);
});
