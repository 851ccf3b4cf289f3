import { beforeAll, expect, test } from 'vitest';
import '../messages';
import type { Event, Frame } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { advice, tell } from './sentences';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'musketiere', 'table-musketiere');
});

test('where the numbers are equal it is said that swords have decided (MU-1.2)', () => {
  const roster = { names: ['Anne', 'Lucien'], viewer: 0 };
  const decided = (by_swords: boolean): Event => ({
    type: 'duel_decided',
    duel: 3,
    won: false,
    sum: 10,
    strength: 20,
    seat: 0,
    card: '5/0',
    by_swords,
  });
  expect(tell(decided(true), roster)).toContain('Of equal numbers, more swords are higher.');
  expect(tell(decided(false), roster)).not.toContain('swords');
});

test('what helps to choose is said where nothing has been seen yet that could', () => {
  const asked = (kind: string) => ({ decision: { kind } }) as Frame;
  expect(advice(asked('choose_pay'))).toEqual([t('advice-pay'), t('advice-swords')]);
  expect(advice(asked('play_card'))).toEqual([]);
});
