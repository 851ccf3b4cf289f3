import type {
  Action,
  Adventure,
  Frame,
  Legal,
  Place,
  QuestToken,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { knows, t } from '../../../../lib/i18n';
import type { Good } from '../counsel/gold';
import { isAttempt } from '../scene/attempt';
import type { People } from '../scene/people';
import type { Thrown } from '../scene/scene';
import { stepsIn } from '../scene/whereabouts';

/** The place that is looked at, as it is drawn. */
export interface Focus {
  readonly view: View;
  readonly people: People;
  readonly place: Place;
  /** What may be attempted there now; null while nothing is asked of the reader. */
  readonly legal: Legal | null;
  /** What has been touched, and is asked about before it is done. */
  readonly weighed: Action | null;
  /** Which of them make sense, and why. */
  readonly good: Good;
  /** Dice that are thrown there, and whether they are still in the air. */
  readonly thrown: Thrown | null;
  readonly rolling: boolean;
  /** Where Milady has been so far, in a sentence. */
  readonly trail: string;
  /** What has been met on the board of the quest and is gone, by where it lay. */
  readonly gone: ReadonlyMap<number, QuestToken>;
  readonly act: (action: Action | null) => void;
}

/** The same in words; nothing where he does not. */
export function steppingIn(view: View): string {
  const how = stepsIn(view);
  return how === 'no' ? '' : t('mr-weigh-rochefort', { how });
}

/** Said before any attempt at hand into which Rochefort may step for all one knows; of one that he is sure to, the place tells. */
export const mayStepIn = ({ view, legal }: Pick<Frame, 'view' | 'legal'>): string =>
  stepsIn(view) === 'perhaps' && legal?.actions.some((action) => isAttempt(action, view))
    ? t('mr-may-step-in')
    : '';

/** What she can do somewhere depends on it: Combat cards on the walls (MR-19.6), Paris cards left (MR-19.9), Rochefort (MR-10.6). */
const whatThere = (view: View) => ({
  cards: view.siege.spaces.filter((card) => card !== null && isCombat(card)).length,
  plots: view.piles.paris,
  rochefort: isOut(view) ? 'out' : 'fit',
});

/** What she would do there: so one can reckon where she is. */
export const perhapsAbout = (place: Place, view: View): string =>
  t('mr-perhaps', { place, ...whatThere(view) });

/** What it is good for to be there, told to her; nothing where she cannot be, or nobody attempts anything. */
export function hersAbout(place: Place, view: View): string {
  if (place === 'paris' || place === 'louvre')
    return view.missions[place] ? t('mr-at-mission', whatThere(view)) : '';
  return knows(`mr-at-${place}`) ? t(`mr-at-${place}`, whatThere(view)) : '';
}

/** What she chooses against, wherever she goes: that Rochefort bars somebody (MR-10.9), or to act after them (MR-19.5). */
export function insteadAbout(place: Place, view: View): string {
  const acts = place === 'la_rochelle' || place === 'richelieu' || place === 'miladys_house';
  if (acts) return isOut(view) ? '' : t('mr-at-instead', { what: 'bars' });
  return hersAbout(place, view) && t('mr-at-instead', { what: 'acts' });
}

const isOut = ({ milady: { rochefort } }: View): boolean => rochefort.wounds >= rochefort.life;

export const isCombat = (card: Adventure): boolean => card.endsWith('combat');
