/** Which day it is, as the device has it, and which stored matches are deals of a day. */
import type { SavedMatch } from '../worker/saved';
import { locale } from './i18n';

/** A day as `YYYY-MM-DD`. */
export type Day = string;

export function dayAt(time: Date): Day {
  const [year, month, date] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Under this the match of a day is stored: one for each day, whatever the clock says later. */
export const dailyId = (game: string, day: Day): string => `daily-${game}-${day}`;

/** The day whose deal a match plays; null for every other match. */
export function dayOf({ id, game }: Pick<SavedMatch, 'id' | 'game'>): Day | null {
  const day = id.slice(-10);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && dayAt(noonOf(day)) === day;
  return isDay && id === `daily-${game}-${day}` ? day : null;
}

/** The stored matches of the days of a game, the newest day first. */
export function daysOf(game: string, saved: readonly SavedMatch[]): { day: Day; match: SavedMatch }[] {
  return saved
    .flatMap((match) => {
      const day = match.game === game ? dayOf(match) : null;
      return day === null ? [] : [{ day, match }];
    })
    .sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** How many days in a row have been played to the end, up to today or, while today's deal is open, up to yesterday. */
export function streak(played: ReadonlySet<Day>, today: Day): number {
  const last = played.has(today) ? today : before(today);
  let count = 0;
  for (let day = last; played.has(day); day = before(day)) count += 1;
  return count;
}

export const dayInWords = (day: Day, dateStyle: 'full' | 'long'): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle }).format(noonOf(day));

/** At noon no change between summer and winter time moves the date. */
function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const noon = new Date(2000, 0, 1, 12);
  noon.setFullYear(year, month - 1, date);
  return noon;
}

function before(day: Day): Day {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() - 1);
  return dayAt(noon);
}
