import { render } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import '../messages';
import type { Fighter, Strike, SwordCard } from '../../../generated/four_musketeers';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { fight } from './fight';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const recorded = appliedIn(rochefort).find(({ applied }) => applied.frame.legal)?.applied;
if (!recorded) throw new Error('nothing recorded');
const empty = sceneOf(recorded.frame.view);

/** How far each card that clashes goes to the right, by seat; `stands` are those that nothing blocks. */
function clashes(cards: readonly SwordCard[], stands: Fighter[]): Record<number, number> {
  const strikes = cards.map(
    (card, seat) => ({ seat, target: seat, card, source: 'hand' }) as unknown as Strike,
  );
  const order = [0, 1, 2, 3].map((seat) => ({ seat: seat as Fighter, target: seat as Fighter }));
  const scene: Scene = { ...empty, strikes, order, standing: { standing: stands, lowest: null, line: 'g' } };
  const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
  const place = document.createElement('div');
  render(
    fight({ scene, people, front: 0, held: null, stake: null, before: '', known: '', last: '', news: null }),
    place,
  );
  const places = [...place.querySelectorAll<HTMLElement>('.strike-place')];
  return Object.fromEntries(
    places.flatMap((one, seat) =>
      one.querySelector('.strike--clash') ? [[seat, Number(one.style.getPropertyValue('--toward'))]] : [],
    ),
  );
}

test.each<[string, readonly SwordCard[], Fighter[], Record<number, number>]>([
  ['two meet in the middle', ['7S', '9H', '7D'], [1], { 0: 1, 2: -1 }],
  ['not again when another strikes', ['7S', '7H', '9D'], [2], {}],
  ['as long as it flies it blocks nothing', ['7S', '9H', '7D'], [0, 1, 2], {}],
  ['of three the first stands again', ['7S', '7H', '7D'], [0], { 1: 0.5, 2: -0.5 }],
  ['others do not', ['7S', '9H'], [0, 1], {}],
])('equal numbers clash as the last of them lands (FM-5.4): %s', (_, cards, stands, found) => {
  expect(clashes(cards, stands)).toEqual(found);
});

test('shows in a fight for the neighbours whom each strikes: the next in the row, the last one the first (FM-7.4)', () => {
  const order = [2, 1, 0, 3].map((seat, at, all) => ({ seat, target: all[(at + 1) % 4] }));
  const ways = (direction: Scene['direction']) => {
    const scene = { ...empty, order, direction } as unknown as Scene;
    const people = peopleOf(scene, { names: ['Anne', 'Lucien', 'Marguerite', 'Étienne'], viewer: 0 });
    const place = document.createElement('div');
    render(
      fight({
        scene,
        people,
        front: 0,
        held: null,
        stake: null,
        before: '',
        known: '',
        last: '',
        news: null,
      }),
      place,
    );
    return [...place.querySelectorAll('.strike-place')].map(
      (one) =>
        one.querySelector('.strike-place__way use')?.getAttribute('href') ??
        one.querySelector('.strike-place__way')?.innerHTML ??
        null,
    );
  };
  const [own, left, across, right] = ways('right');
  expect(own).not.toBeNull();
  expect([left, across]).toEqual([own, own]);
  expect(right, 'back to the first').not.toBe(own);
  expect(ways(null)).toEqual([null, null, null, null]);
});
