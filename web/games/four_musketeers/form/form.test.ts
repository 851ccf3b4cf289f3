import { render } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import type { Seating } from '../../../generated/four_musketeers';
import { Fields } from '../../../lib/form/fields';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import '../messages';
import { form } from './form';
import { seatName } from './ring';
import { storylineGuide } from './storylines';

beforeAll(async () => {
  await useCatalogues('shell', 'four_musketeers');
  await setLanguage('en');
});

test.each([
  [{}, 'AC', ['solo', 'team']],
  [{ storyline: 'KC' }, 'KC', ['solo', 'team']],
  [{ storyline: 'AS' }, 'AS', ['coop']],
  [{ storyline: 'KS' }, 'KS', ['coop']],
  [{ storyline: 'QC' }, 'QC', ['solo', 'team']],
  [{ storyline: 'QS' }, 'QS', ['solo', 'team']],
  [{ storyline: 'XX' }, 'AC', ['solo', 'team']],
])('before the engine is here, %o offers the modes of %s (FM-14.1)', (wishes, _, modes) => {
  const [storyline, mode] = form.early(wishes);
  expect(storyline).toMatchObject({ choices: ['AC', 'KC', 'AS', 'KS', 'QC', 'QS'] });
  expect(mode).toMatchObject({ choices: modes, default: modes[0] });
});

test.each([
  [{}, 3],
  [{ match: 'single' }, 0],
  [{ match: 'target', target: 2 }, 2],
])('before the engine is here, %o says when the match ends (FM-15.5)', (wishes, to) => {
  const judgement = { specs: form.early(wishes), errors: [], warnings: [], seating: null };
  const place = document.createElement('div');
  render(storylineGuide(new Fields(judgement, { players: [], wishes }, () => undefined)), place);
  expect(place.textContent).toContain(t('mode-AC-solo-about', { to }));
});

test.each([
  [{ storyline: 'AS', match: 'single' }, /in this one round\./],
  [{ storyline: 'KS' }, /until the villain is defeated\./],
  [{ storyline: 'AS', match: 'target', target: 3 }, /until you have won .?3.? rounds\./],
])('a solitaire goes on only where it does: %o (FM-16.7)', (wishes, words) => {
  const judgement = { specs: form.early(wishes), errors: [], warnings: [], seating: null };
  const place = document.createElement('div');
  render(storylineGuide(new Fields(judgement, { players: [], wishes }, () => undefined)), place);
  expect(place.textContent).toMatch(words);
});

test.each(['KC', 'AS', 'KS', 'QC', 'QS'])(
  'before a first match the goal of the chosen story is told: %s',
  (storyline) => {
    const side = form.side?.({ players: [], wishes: { storyline } });
    const told = t(`goal-four_musketeers-how-${side}`);
    expect(told).toContain(t(`storyline-${storyline}-about`));
    expect(told).not.toContain(t('storyline-AC'));
    expect(t(`goal-four_musketeers-${side}`)).not.toBe('');
  },
);

test.each([
  [3, 17],
  [4, 21],
])('with %i Musketeers a round takes as many fights as they do', (layout, fights) => {
  const specs = form
    .early({})
    .map((spec) => (spec.id === 'layout' && spec.type === 'integer' ? { ...spec, min: 3 } : spec));
  const judgement = { specs, errors: [], warnings: [], seating: null };
  const place = document.createElement('div');
  const fields = new Fields(judgement, { players: [], wishes: { layout } }, () => undefined);
  render(storylineGuide(fields), place);
  expect(place.querySelector('.tale:not(b)')?.textContent).toBe(t('storyline-mark', { level: 1, fights }));
});

test('seats bear the names of their players, and several of a kind a number', () => {
  const players = ['Ann', 'Ben'].map((name) => ({ name, controller: 'human' }));
  const seats: Seating['seats'] = [
    { owner: 0, kind: 'player' },
    { owner: 1, kind: 'player' },
    { owner: 0, kind: 'servant' },
    { owner: 1, kind: 'servant' },
  ];
  expect(seats.map((_, seat) => seatName(seat, seats, players))).toEqual([
    'Ann',
    'Ben',
    'Servant of Ann',
    'Servant of Ben',
  ]);
  const dazed: Seating['seats'] = [
    { owner: 0, kind: 'player' },
    { owner: null, kind: 'dazed' },
    { owner: null, kind: 'dazed' },
  ];
  expect(dazed.map((_, seat) => seatName(seat, dazed, players))).toEqual([
    'Ann',
    'Dazed Musketeer I',
    'Dazed Musketeer II',
  ]);
});
