import { beforeAll, expect, it, vi } from 'vitest';
import '../messages';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { payPlace } from './place';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'musketiere', 'table-musketiere');
});

it.each([
  ['plays what is chosen', true, 'Enter', 1],
  ['leaves it to the space bar to put it back', true, ' ', 0],
  ['chooses a place that is not', false, 'Enter', 0],
])('%s', (_, picked, key, times) => {
  const deed = { label: 'first card', picked, press: () => {} };
  const page = drawn(payPlace({ seat: 0, place: 0, card: '9/3', laid: true, stone: '-', near: false }, deed));
  const played = vi.fn();
  page.addEventListener('mk-play', played);
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  page.querySelector('button')?.dispatchEvent(pressed);
  expect(played).toHaveBeenCalledTimes(times);
  expect(pressed.defaultPrevented).toBe(times > 0); // else the button is clicked, too
});

it('MU-5.6: says of a card that bears a stone why it is no answer, and of no other', () => {
  const says = (stone: 'G' | '-', closed: boolean) =>
    drawn(payPlace({ seat: 0, place: 0, card: '9/3', laid: true, stone, near: false }, null, closed))
      .querySelector<HTMLElement>('.place-cell')
      ?.dataset.sign?.includes(t('sign-bears'));
  expect([says('G', true), says('G', false), says('-', true)]).toEqual([true, false, false]);
});

it('shows what would lie there on the chosen place only', () => {
  const would = (picked: boolean, stone: 'G' | '-') =>
    drawn(
      payPlace(
        { seat: 0, place: 0, card: '9/3', laid: true, stone: '-', near: false },
        { label: '', picked, press: () => {}, stone },
      ),
    ).querySelector('.place__stone--would');
  expect(would(true, 'G')).not.toBeNull();
  expect(would(false, 'G')).toBeNull();
  expect(would(true, '-')).toBeNull();
});

it('says of a free card beside two gems what a third would do (MU-8.1)', () => {
  const says = (near: boolean, stone: 'G' | '-') =>
    drawn(payPlace({ seat: 1, place: 0, card: null, laid: true, stone, near }, null))
      .querySelector<HTMLElement>('.place-cell')
      ?.dataset.sign?.includes(t('sign-two-gems'));
  expect([says(true, '-'), says(false, '-'), says(true, 'G')]).toEqual([true, false, false]);
});
