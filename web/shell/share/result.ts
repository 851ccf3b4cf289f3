/** What somebody can say of the deal of a day without telling a card: one line, and where to play it. */
import { addressOf } from '../address';
import { t } from '../i18n';
import type { GameId } from '../known';
import { lineOf, type Told } from '../saved-lines';
import { type Day, dayInWords } from './days';

export interface Result extends Told {
  /** Seats; of a match stored by an older page it is not known. */
  readonly winners?: readonly number[];
}

export const isWon = ({ sitters, winners = [] }: Result): boolean =>
  winners.includes(sitters.indexOf('human'));

export function resultText(result: Result, day: Day): string {
  const game = result.game as GameId;
  const names = result.names.map((name, seat) => (result.sitters[seat] === 'human' ? t('daily-me') : name));
  const { totals, ending } = lineOf({ ...result, names });
  const words = t('daily-text', {
    game: t(`game-${game}`),
    day: dayInWords(day, 'long'),
    won: isWon(result) ? 'yes' : 'no',
    totals: ending ?? totals.map(({ who, total }) => `${who} ${total}`).join(' · '),
  });
  return `${words} ${addressOf({ page: 'daily', game })}`;
}
