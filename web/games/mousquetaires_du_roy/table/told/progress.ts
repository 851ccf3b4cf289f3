/** How far the Musketeers have come on the quest, by what is told: a view knows only how far they are. */
import type { Event, Quest } from '../../../../generated/mousquetaires_du_roy';

/** Whether the story goes back to the beginning: a position is not dealt, and what had been done by then is not told. */
export const isWhole = (story: readonly Event[]): boolean =>
  story.some((event) => event.type === 'adventure_drawn' && event.reason === 'deal');

/** How many parts of the whole way were done when so much had been told, as `partsDone` counts them. */
export function partsTold(story: readonly Event[], { boards, parts }: Quest): number {
  const begins = story.findLastIndex(({ type }) => type === 'board_finished') + 1;
  const finished = story.filter(({ type }) => type === 'board_finished').length;
  const behind = parts.slice(0, finished).reduce((sum, one) => sum + one, 0);
  return behind + partsOf(story.slice(begins), boards[finished], parts[finished] ?? 0);
}

function partsOf(events: readonly Event[], board: Quest['board'] | undefined, length: number): number {
  switch (board) {
    case 'inn': {
      // Its tokens are counted line by line.
      const gone = events.flatMap((event) =>
        event.type === 'token_discarded' ? [Math.floor(event.position / length)] : [],
      );
      return Math.max(0, ...gone.map((line) => gone.filter((other) => other === line).length));
    }
    case 'calais':
      return events.filter((event) => event.type === 'validated' && event.place === 'quest').length;
    default:
      return events.filter(({ type }) => type === 'stage_passed' || type === 'gallery_passed').length;
  }
}
