import { render } from 'lit';
import { expect, test } from 'vitest';
import '../messages';
import type { Event } from '../../../generated/musketiere';
import { useCatalogues } from '../../../lib/i18n';
import { facesAt } from './faces';
import { triumph } from './triumph';

test('the third gem is shown large, as it ends the game before its time; nine duels end in silence (MU-8.1)', async () => {
  await useCatalogues('table', 'musketiere', 'table-musketiere');
  const names = ['Anne', 'Lucien'];
  const shown = (seat: number | null) => {
    const box = document.createElement('div');
    const event = { type: 'game_ended', reason: seat === null ? 'nine_duels' : 'three_gems', seat } as Event;
    const face = (at: number) => facesAt(names, { verdict: null, rows: ['---', '---'] } as never, null)(at);
    render(triumph(event, { names, viewer: 0 } as never, face), box);
    return box;
  };
  expect(shown(1).querySelectorAll('.mk-stone')).toHaveLength(3);
  expect(shown(1).textContent).toContain('The third gem!');
  expect(shown(0).querySelector('.triumph--own')?.textContent).toContain('Your third gem!');
  expect(shown(null).querySelector('.triumph')).toBeNull();
});
