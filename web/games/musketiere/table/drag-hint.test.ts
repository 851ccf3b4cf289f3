import { expect, test } from 'vitest';
import '../messages';
import { useCatalogues } from '../../../lib/i18n';
import { nothingPicked } from './choice';
import { dragHint, dragIsTold } from './drag-hint';

test('that a card can be dragged is said once a card is chosen, until one has been played', async () => {
  await useCatalogues('table', 'musketiere', 'table-musketiere');
  localStorage.clear();
  const chosen = { ...nothingPicked, cards: ['7/2'] as const };
  expect(dragHint(nothingPicked)).toBeNull();
  expect(dragHint(chosen)).toBe('A card dragged up is played at once.');
  dragIsTold();
  expect(dragHint(chosen)).toBeNull();
  localStorage.clear();
});
