import { afterEach, beforeEach, expect, test } from 'vitest';
import './notices';
import { moveOn, notify } from './notices';

const shown = () => [...page.querySelectorAll('.notice span')].map((one) => one.textContent);
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement('mk-notices');
  document.body.append(page);
});
afterEach(() => page.remove());

test('what was said goes when one moves on, but what concerns every page', async () => {
  notify(() => 'That is not allowed.', { alert: true });
  notify(() => 'There is a new version.', { everywhere: true });
  await (page as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
  expect(shown().toSorted()).toEqual(['That is not allowed.', 'There is a new version.']);
  moveOn();
  await (page as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
  expect(shown()).toEqual(['There is a new version.']);
});
