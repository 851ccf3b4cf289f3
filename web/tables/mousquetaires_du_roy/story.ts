/** The match in words, turn by turn and Musketeer by Musketeer, from the events alone. */
import { t } from '../../shell/i18n';
import type * as shared from '../shared/story';
import { heroOf, type People } from './people';
import type { GameEvent } from './protocol';
import { tell } from './sentences';
import { phaseName } from './words';

interface Chapter extends shared.Chapter {
  readonly kind: 'turn' | 'phase' | 'musketeer';
}

/** Told beside others already, or only seen. */
const SILENT: ReadonlySet<GameEvent['type']> = new Set([
  'thrown',
  'purse',
  'epic',
  'committed',
  'inn_moved',
  'round_result',
]);

/** The chapters in the order of the match. */
export function chapters(story: readonly GameEvent[], people: People): Chapter[] {
  const told: Chapter[] = [];
  let turn = 0;
  const open = (kind: Chapter['kind'], begins: number, id: string, title: string) => {
    told.push({ id, kind, begins, heading: title, title, lines: [] });
  };
  story.forEach((event, begins) => {
    switch (event.type) {
      case 'game_started':
        open('turn', begins, 'set-up', t('mr-story-setup'));
        return;
      case 'turn_started':
        turn = event.turn;
        open('turn', begins, `turn-${turn}`, t('mr-story-turn', { turn }));
        return;
      case 'phase_started':
        if (event.phase !== 'milady')
          open('phase', begins, `turn-${turn}-${event.phase}`, phaseName(event.phase));
        return;
      case 'musketeer_started':
        open('musketeer', begins, `turn-${turn}-${event.musketeer}`, heroOf(people, event.musketeer));
        return;
      default: {
        if (SILENT.has(event.type)) return;
        const line = tell(event, people);
        if (line) told.at(-1)?.lines.push(line);
      }
    }
  });
  return told;
}
