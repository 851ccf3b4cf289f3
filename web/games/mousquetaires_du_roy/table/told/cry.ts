/** What has just been won or lost, in a few large words, and what that is to the side of whoever looks. */
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import type { Cry } from '../../../../lib/table/cry';

export function cryOf(event: Event | null, { side }: View): Cry | null {
  const good = (winner: 'team' | 'milady') => side === null || side === winner;
  switch (event?.type) {
    case 'mission_ended': {
      const { result, where } = event;
      if (result === 'replaced') return null;
      const weight = good(result === 'done' ? 'team' : 'milady') ? 'gain' : 'hit';
      return { words: t('mr-cry-mission', { result, where }), weight };
    }
    case 'board_finished':
      return { words: t('mr-cry-board', { board: event.board }), weight: good('team') ? 'gain' : 'hit' };
    default:
      return null;
  }
}
