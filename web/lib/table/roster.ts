/** Who sits at the table. What is said depends on who sits in front of the screen: "you" is nobody's name. */
import { characterOf } from '../computers';
import { type Args, t } from '../i18n';

export interface Roster {
  readonly names: readonly string[];
  readonly viewer: number | null;
  /** Who decides at each seat, where that is told. */
  readonly controllers?: readonly string[];
}

export const nameOf = ({ names }: Roster, seat: number): string => names[seat] ?? '';

/** "You" or the name, to stand at the head of a list. */
export const whoIs = (roster: Roster, seat: number): string =>
  seat === roster.viewer ? t('table-you') : nameOf(roster, seat);

export const who = (roster: Roster, seat: number): Args => ({
  name: nameOf(roster, seat),
  you: seat === roster.viewer ? 'yes' : 'no',
});

/** How a computer player likes to play, in two words, and what that means. */
export interface Liking {
  readonly word: string;
  readonly about: string;
}

/** Null of people, and of those that like nothing more than anything else. */
export function likingOf({ controllers }: Pick<Roster, 'controllers'>, seat: number): Liking | null {
  const character = characterOf(controllers?.[seat] ?? '');
  return character === null
    ? null
    : { word: t(`liking-${character}`), about: t(`character-${character}-hint`) };
}
