/** When the match was lost, by what, and what would have been enough then. */
import type { Event, Face, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { tasksLeft } from '../scene/attempt';

/** Nothing of an end by time, which is told by what was lacking, nor where the story does not say it. */
export function enough(story: readonly Event[], reason: string, view: View): string {
  const { turn } = view;
  switch (reason) {
    case 'siege':
      return ofSiege(story, view);
    case 'honour': {
      const fall = story.findLast((event) => event.type === 'token_moved' && event.token === reason);
      if (fall?.type !== 'token_moved' || fall.after > 0) return '';
      // After the ladder their talk in Paris would have cost a point, too (MR-15.11).
      const twice = fall.cause === 'ladder' && view.missions.paris?.effect === reason;
      return twice ? '' : t('mr-end-enough', { what: reason, turn });
    }
    case 'constance': {
      const left = view.missions.paris ? tasksLeft(view.missions.paris) : 0;
      return left > 0 ? t('mr-end-enough', { what: reason, turn, count: left }) : '';
    }
    default:
      return '';
  }
}

/** By the dice of the last night, and the lives that were given for a space (MR-17.9, 17.10). */
function ofSiege(story: readonly Event[], { turn, tracks }: View): string {
  const night = story.slice(story.findLastIndex(({ type }) => type === 'siege_thrown'));
  const [thrown] = night;
  const back = night.find((event) => event.type === 'token_moved' && event.token === 'siege');
  if (thrown?.type !== 'siege_thrown' || back?.type !== 'token_moved') return '';
  const [blue, red] = [swords(thrown.blue), swords(thrown.red)];
  const given = night.filter(({ type }) => type === 'sacrificed').length;
  const count = red - blue - given - (back.before - tracks.siege.left) + 1;
  return count > 0 ? t('mr-end-enough', { what: 'siege', turn, red, blue, count }) : '';
}

const swords = (dice: readonly Face[]): number => dice.filter((face) => face === 'sword').length;
