import { beforeAll, expect, it } from 'vitest';
import type { View } from '../../../generated/mousquetaires_du_roy';
import { drawn } from '../../../lib/art/testing';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import { appeared } from './appeared';
import { applyEvent } from './apply-event';
import { sceneOf } from './scene';
import steps from './testdata/steps.json';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

/** What the stage says when the first recorded event of that type has happened, to who looks from that side. */
function said(type: string, side: View['side']): string | null | undefined {
  const told = steps.find(({ events }) => events.some((event) => event.type === type));
  if (!told) throw new Error('nothing recorded');
  const at = told.events.findIndex((event) => event.type === type);
  const { view, appeared: shown } = told.events.slice(0, at + 1).reduce(applyEvent, sceneOf(told.before));
  if (!shown) throw new Error('nothing on the stage');
  const people = { roster: { names: [], viewer: null, controllers: [] }, view: { ...view, side } };
  return drawn(appeared(shown, people)).querySelector('.appeared__about')?.textContent;
}

it('says why Rochefort is there and what a fall means (MR-10.12, MR-18.1, MR-18.3)', () => {
  expect(said('rochefort_appeared', 'team')).toBe(
    'Milady is here. Only when Rochefort is wounded is the way clear.',
  );
  expect(said('rochefort_appeared', 'milady')).toBe(
    'You are here. If Rochefort is wounded, he flees with you.',
  );
  expect(said('fallen', 'team')).toContain('gets back on his feet, with all his lives');
});
