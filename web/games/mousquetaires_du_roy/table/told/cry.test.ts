import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { useCatalogues } from '../../../../lib/i18n';
import '../../messages';
import { cryOf } from './cry';

beforeAll(() => useCatalogues('mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const seenBy = (side: View['side'], event: Partial<Event>) => cryOf(event as Event, { side } as View);
const mission = (result: 'done' | 'failed' | 'replaced') =>
  ({ type: 'mission_ended', where: 'louvre', result }) as const;

it('what one side has won the other has lost', () => {
  expect(seenBy('team', mission('done'))).toEqual({ words: 'The mission is done!', weight: 'gain' });
  expect(seenBy('milady', mission('done'))?.weight).toBe('hit');
  expect(seenBy('milady', mission('failed'))).toEqual({ words: 'The mission has failed!', weight: 'gain' });
  expect(seenBy('team', { type: 'board_finished', board: 'inn' })?.words).toBe('Through the inn!');
  expect(seenBy(null, { type: 'board_finished', board: 'inn' })?.weight).toBe('gain');
});

it('nothing is cried where nothing is won', () => {
  expect(seenBy('team', mission('replaced'))).toBeNull();
  expect(seenBy('team', { type: 'moved' })).toBeNull();
  expect(cryOf(null, { side: 'team' } as View)).toBeNull();
});
