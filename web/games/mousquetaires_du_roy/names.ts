/** What the list of matches and a set-up call people and sides by; all else is in `words.ts`, fetched with the table. */
import { t } from '../../lib/i18n';

export const heroName = (hero: string) => t(`hero-${hero}`);
export const sideName = (side: 'team' | 'milady') => t(`side-${side}`);
/** “Milady’s side”, as a seat is on it. */
export const sideOfName = (side: 'team' | 'milady') => t(`side-${side}-of`);
export const victoryLine = (reason: string) => t(`victory-${reason}`);
/** The same where who has won is said already. */
export const victoryWhy = (reason: string) => t(`victory-${reason}-why`);
