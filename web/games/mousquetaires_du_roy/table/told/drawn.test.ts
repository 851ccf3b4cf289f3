import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { drawn as page } from '../../../../lib/art/testing';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { applyEvent } from '../scene/apply-event';
import { sceneOf } from '../scene/scene';
import steps from '../testdata/steps.json';
import { drawn } from './drawn';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

it('what Milady draws fills the stage before the Musketeers, and says aloud what it threatens; she sees her card', () => {
  const [recorded] = steps;
  if (!recorded) throw new Error('nothing recorded');
  const seen = (side: View['side'], card?: 'baume') => {
    const event = { type: 'perfidy_drawn', reason: 'draw', count: 3, card } as Event;
    const { drawn: cards, view } = applyEvent(sceneOf({ ...recorded.before, side }), event);
    if (!cards) throw new Error('nothing is drawn');
    const stage = page(drawn(cards, { roster: { names: [], viewer: null }, view }));
    return {
      full: stage.querySelector('.full') !== null,
      heard: [...stage.querySelectorAll('*')]
        .filter((one) => one.children.length === 0 && !one.closest('[aria-hidden]'))
        .map((one) => one.getAttribute('role')),
      about: stage.querySelector('.drawn__about')?.textContent?.replace(/[\u2066-\u2069]/g, ''),
      name: stage.querySelector('li > b')?.textContent,
    };
  };
  expect(seen('team')).toEqual({
    full: true,
    heard: ['status'],
    about: 'Now she holds 3. In any later turn she may play one instead of drawing.',
    name: undefined,
  });
  expect(seen('milady', 'baume')).toEqual({ full: false, heard: [], about: undefined, name: 'Balm' });
});
