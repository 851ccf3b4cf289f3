import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import '../messages';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { type Scene, sceneOf } from './scene';
import { lineName, storyPile, storyStrip } from './storyline';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

it('has one name in a storyline, on the table as at the end', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const scene: Scene = sceneOf(first.applied.frame.view);
  const place = document.createElement('div');
  render(storyPile(scene), place);
  expect(place.querySelector('.pile__name')?.textContent).toBe(lineName(scene));
  const wished = { ...scene, options: { ...scene.options, storyline: 'QS' as const } };
  render(storyStrip(wished), place);
  expect(place.querySelector('section')?.getAttribute('aria-label')).toBe(lineName(wished));
  expect(lineName(wished)).not.toBe(lineName(scene));
});

it.each([
  ['pile', storyPile],
  ['strip', storyStrip],
] as const)('a card lies in the line of story when it has arrived there, in the %s', (_, draw) => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const scene: Scene = { ...sceneOf(first.applied.frame.view), line: ['QD', 'KD'] };
  const lying = (arriving: number) => {
    const place = document.createElement('div');
    render(draw({ ...scene, arriving }), place);
    return place.querySelector('.unseen')?.textContent?.replace(/[\u2066-\u2069]/g, '');
  };
  const said = [0, 1, 2].map(lying);
  expect(said[0]).toMatch(/^It holds: .+ and .+\.$/);
  expect(said[1]).toMatch(/^It holds: [^,]+\.$/);
  expect(said[1]).not.toContain(' and ');
  expect(said[2]).toBe('No card lies in the line of story yet.');
});
