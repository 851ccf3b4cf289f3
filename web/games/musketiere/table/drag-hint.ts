/** That a card need not be pressed twice to be played: said once, where somebody chooses his first. */
import { t } from '../../../lib/i18n';
import { KeptNames } from '../../../lib/kept-names';
import type { Picks } from './choice';

const told = new KeptNames('musketiere.told');
const DRAG = 'drag';

export const dragHint = ({ cards }: Picks): string | null =>
  cards.length === 0 || told.has(DRAG) ? null : t('hint-drag');

/** Once one has been played nobody needs it any more. */
export const dragIsTold = (): void => told.add(DRAG);
