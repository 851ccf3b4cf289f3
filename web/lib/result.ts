/** What somebody can say of the deal of a day without telling a card: one line, and where to play it. */
import { type Day, dayInWords } from './days';
import type { Game, MatchSummary } from './game';
import { t } from './i18n';
import { addressOf } from './routes';
import { lineOf } from './saved-line';

export interface Result extends MatchSummary {
  /** Seats; of a match stored by an older page it is not known. */
  readonly winners?: readonly number[];
  /** By seat: at how many decisions the lamp was asked; not said where it never was. */
  readonly lamps?: readonly number[];
}

export const isWon = ({ controllers, winners = [] }: Result): boolean =>
  winners.includes(controllers.indexOf('human'));

export function resultText(game: Game, result: Result, day: Day): string {
  const names = result.names.map((name, seat) =>
    result.controllers[seat] === 'human' ? t('daily-me') : name,
  );
  const { totals, ending } = lineOf(game, { ...result, names });
  const words = t('daily-text', {
    game: t(`game-${game.id}`),
    day: dayInWords(day, 'long'),
    won: isWon(result) ? 'yes' : 'no',
    totals: ending ?? totals.map(({ who, total }) => `${who} ${total}`).join(' · '),
  });
  const count = result.lamps?.[result.controllers.indexOf('human')] ?? 0;
  const help = count > 0 ? ` (${t('lamp-used', { count })})` : '';
  return `${words}${help} ${addressOf({ page: 'daily', game: game.id })}`;
}
