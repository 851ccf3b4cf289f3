import { expect, it, vi } from 'vitest';
import { drawn } from '../../../lib/art/testing';
import { payPlace } from './place';

it.each([
  ['plays what is chosen', true, 'Enter', 1],
  ['leaves it to the space bar to put it back', true, ' ', 0],
  ['chooses a place that is not', false, 'Enter', 0],
])('%s', (_, picked, key, times) => {
  const deed = { label: 'first card', picked, press: () => {} };
  const page = drawn(payPlace({ seat: 0, place: 0, card: '9/3', laid: true, stone: '-' }, deed));
  const played = vi.fn();
  page.addEventListener('mk-play', played);
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  page.querySelector('button')?.dispatchEvent(pressed);
  expect(played).toHaveBeenCalledTimes(times);
  expect(pressed.defaultPrevented).toBe(times > 0); // else the button is clicked, too
});
