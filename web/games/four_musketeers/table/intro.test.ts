import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Event, LifeCard, Storyline } from '../../../generated/four_musketeers';
import { appliedIn } from '../../../lib/table/testing';
import { introSheet, remember } from './intro';
import { peopleOf } from './people';
import { presenter } from './presenter';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const frame = appliedIn(rochefort)[1]?.applied.frame;
if (!frame) throw new Error('nothing recorded');
const table = sceneOf(frame.view);
const scene = (storyline: Storyline, change: Partial<Scene> = {}): Scene => ({
  ...table,
  viewer: 0,
  options: { ...table.options, storyline },
  ...change,
});

function drawnOf(of: Scene): HTMLElement {
  const page = document.createElement('div');
  render(introSheet(of, peopleOf(of, { names: frame?.names ?? [], viewer: 0 }), true), page);
  return page;
}
const words = (of: Scene): string => drawnOf(of).textContent ?? '';

it('says what a dazed Musketeer is where one sits at the table from the beginning', () => {
  const dazed = t('four-sign-became', { became: 'dazed' });
  const [first, ...rest] = table.seats;
  if (!first) throw new Error('no seat');
  expect(words(scene('KS', { seats: [...rest, { ...first, owner: null, kind: 'dazed' }] }))).toContain(dazed);
  expect(words(scene('KS'))).not.toContain(dazed);
});

it('says who the reader is, what he wants and who is against him', () => {
  const characters = table.characters.map((one, at) => (at === 0 ? { ...one, role: 'JS' as LifeCard } : one));
  const told = words(scene('QC', { characters }));
  expect(told).toContain(t('four-cry-role', { you: 'yes', role: t('person-JS') }));
  expect(told).toContain(t('aim-QC-JS', { mode: 'solo', layout: 4 }));
  expect(told).toContain(
    t('four-intro-against', { group: 'roles', mode: 'solo', villain: t('four-short-QC') }),
  );
});

it('says how the round is won and lost, as it has been chosen (FM-13.1 to 13.3)', () => {
  const plain = (of: Scene) => words(of).replace(/[\u2066-\u2069]/g, '');
  expect(plain(scene('AS'))).toContain('when Richelieu is defeated, or two Musketeers are.');
  const all = scene('AS');
  expect(plain({ ...all, options: { ...all.options, bad_ending: 'all' } })).toContain(
    'or all Musketeers are.',
  );
});

it('says in two sentences what it is about; the rest is for whoever wants to know more', () => {
  for (const storyline of ['KC', 'AS', 'KS', 'QC', 'QS'] as const) {
    const shown = drawnOf(scene(storyline)).querySelectorAll('.intro__words > p');
    expect(shown, storyline).toHaveLength(2);
  }
});

it('says only of several rounds what may be changed between them (FM-16.8)', () => {
  const between = t('intro-AS-5', { once: 'no', alone: 'yes' });
  const of = (match: Scene['options']['match']) => {
    const seen = scene('AS');
    return words({ ...seen, options: { ...seen.options, match } });
  };
  expect(of('standard')).toContain(between);
  expect(of('single')).not.toContain(between);
});

it('says who may cancel a hit, and how often (FM-17.2, FM-17.4)', () => {
  const plain = (change: Partial<Scene>) => words(scene('AS', change)).replace(/[\u2066-\u2069]/g, '');
  expect(plain({ replays: 1 })).toContain('You speak for all: in this round you may cancel one hit,');
  expect(plain({ replays: 0 })).not.toContain('cancel');
});

it('tells a master what the role of his servant wants, too', () => {
  const characters = table.characters.map((one, at) => ({
    ...one,
    role: (['JS', 'JH'] as const)[at] ?? null,
  }));
  const seats = table.seats.map((one, at) => (at === 1 ? { ...one, kind: 'servant', owner: 0 } : one));
  const told = words(scene('QS', { characters, seats } as Partial<Scene>)).replace(/[\u2066-\u2069]/g, '');
  expect(told).toContain('You are Athos!');
  expect(told).toContain('Your servant is Aramis!');
  expect(told).toContain(t('aim-QS-JH', { mode: 'solo', layout: 4 }));
});

it('comes before anything is played, as long as the storyline has not been introduced', () => {
  const begins = { type: 'fight_started', fight: 1 } as Event;
  const waits = (of: Scene, next: Event | null) => presenter.introduces?.(of, next);
  expect(waits(scene('QC'), begins)).toBe(true);
  expect(waits(scene('QC'), { ...begins, fight: 2 } as Event)).toBe(false);
  expect(waits(scene('QC', { viewer: null }), begins), 'whoever only looks on').toBe(false);
  expect(waits(scene('AC'), begins), 'the lesson introduces it').toBe(false);
  remember('QC');
  expect(waits(scene('QC'), begins)).toBe(false);
});
