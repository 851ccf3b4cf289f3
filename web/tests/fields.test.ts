import { render } from 'lit';
import { beforeAll, expect, test, vi } from 'vitest';
import '../games/four_musketeers/messages';
import type { OptionSpec } from '../generated/bridge';
import { Fields } from '../lib/form/fields';
import type { Wishes } from '../lib/form/wishes';
import { setLanguage, useCatalogues } from '../lib/i18n';

beforeAll(async () => {
  await useCatalogues('shell', 'errors', 'four_musketeers');
  await setLanguage('en');
});

const specs: readonly OptionSpec[] = [
  { id: 'mode', clause: '', type: 'choice', default: 'coop', choices: ['coop'] },
  { id: 'players', clause: '', type: 'integer', default: 2, min: 1, max: 4 },
  { id: 'layout', clause: '', type: 'integer', default: 3, min: 3, max: 4 },
  { id: 'free_replays', clause: '', type: 'integer', default: 1, min: 0, max: 9 },
  { id: 'stone_to_lead', clause: '', type: 'flag', default: false },
];

function drawn(id: string, wishes: Wishes = {}) {
  const wish = vi.fn();
  const judgement = { specs, errors: [], warnings: [], seating: null };
  const fields = new Fields(judgement, { players: [], wishes }, wish);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  render(fields.field(id), place);
  return { place, wish };
}
const radios = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')];

test('what is not offered, and what leaves no choice, has no control', () => {
  expect(drawn('missing').place.textContent).toBe('');
  expect(drawn('mode').place.textContent).toBe('');
});

test('a few values stand in a row, with the sentence of the chosen one', () => {
  const { place, wish } = drawn('layout', { layout: 4 });
  expect(radios(place).map(({ checked }) => checked)).toEqual([false, true]);
  expect(place.querySelector('#help-layout')?.textContent).toBe(
    'Six cards in hand; all Musketeers take part.',
  );
  radios(place)[0]?.dispatchEvent(new Event('change'));
  expect(wish).toHaveBeenCalledWith({ layout: 3 });
});

test('a wish that is not offered shows as what the engine takes instead', () => {
  expect(radios(drawn('players', { players: 9 }).place).map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('many values are a list to open', () => {
  const { place, wish } = drawn('free_replays');
  const list = place.querySelector('select');
  expect([...(list?.options ?? [])].map(({ textContent }) => textContent)).toEqual([...'0123456789']);
  expect(list?.selectedIndex).toBe(1);
  if (list) list.selectedIndex = 9;
  list?.dispatchEvent(new Event('change'));
  expect(wish).toHaveBeenCalledWith({ free_replays: 9 });
});

test('yes or no is a box to tick', () => {
  const { place, wish } = drawn('stone_to_lead');
  const box = place.querySelector<HTMLInputElement>('input[type=checkbox]');
  expect(box?.checked).toBe(false);
  box?.click();
  expect(wish).toHaveBeenCalledWith({ stone_to_lead: true });
});
