import { beforeAll, expect, it } from 'vitest';
import { drawn } from '../../../lib/art/testing';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import { curtainOf } from '../../../lib/table/curtain';
import type { Stage } from '../../../lib/table/playback';
import { curtainSide } from './sheets';
import stories from './testdata/stories.json';

const view = stories.find((one) => one.view.side === 'milady')?.view;
if (!view || view.milady_seat === null) throw new Error('nothing recorded');
const milady = view.milady_seat;

const behind = (seat: number) => ({ at: 'curtain', seat }) as Stage;
const roster = { names: ['Jeanne', 'Agnès', 'Louise', 'Anne', 'Marie'], viewer: null };

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

it('says on the curtain whose side it is', () => {
  const words = (seat: number) =>
    drawn(curtainOf(behind(seat), roster, () => {}, curtainSide(behind(seat), { view }))).querySelector(
      '.pass__side',
    )?.textContent;
  expect(words(milady)).toBe('Milady’s side');
  expect(words(0)).toBe('The Musketeers’ side');
  expect(curtainSide({ at: 'choosing' } as Stage, { view })).toBe('');
});

it('says nothing of sides in a game that has none', () => {
  expect(drawn(curtainOf(behind(0), roster, () => {})).querySelector('.pass__side')).toBeNull();
});
