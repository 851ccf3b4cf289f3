import { beforeAll, expect, test } from 'vitest';
import '../messages';
import type { Event, Frame } from '../../../generated/musketiere';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import type { Scene } from './scene';
import { advice, ask, tell } from './sentences';

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

test('it is said when no hand can reach the guard together with the highest of cards (MU-1.1)', () => {
  const asked = { decision: { kind: 'play_card' }, legal: {}, viewer: 0 } as Frame;
  const scene = (guard: number, counting: number[], hand = ['3/1', '9/0', '7/4']) =>
    ({ guard, counting, hand }) as unknown as Scene;
  const told = (one: Scene) =>
    ask(asked, one, { cards: [], place: null, source: null }).replace(/[\u2066-\u2069]/g, '');
  expect(told(scene(29, [0, 1, 2]))).toBe('Together you need 29.');
  expect(told(scene(30, [0, 1, 2]))).toContain('cannot reach 30');
  expect(told(scene(20, [0, 1]))).toContain('cannot reach 20');
  expect(told(scene(19, [0, 1]))).toBe('Together you need 19.');
  expect(told(scene(14, [0, 2], ['3/1']))).toContain('cannot reach 14');
});
