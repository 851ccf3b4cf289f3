/** What a choice is worth, in the unit of its game. */
import { locale, t } from '../i18n';

/** With its unit: “62.3 % to win”. */
export const worthIn = (unit: string, worth: number): string => {
  const rounded = tenths(worth);
  return t(`unit-${unit}`, { count: Math.abs(rounded), worth: written(rounded) });
};

/** Alone, and whether it is won or lost: “+5.8”, “−9.0”; a chance is neither: “62.3 %”. */
export const gained = (unit: string, worth: number): string => {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const chance = unit.endsWith('chance');
  const how = chance ? ({ style: 'percent' } as const) : ({ signDisplay: 'exceptZero' } as const);
  const written = new Intl.NumberFormat(locale(), { ...digits, ...how });
  return written.format(chance ? worth / 100 : worth).replace('-', '−');
};

const written = (worth: number): string => new Intl.NumberFormat(locale()).format(worth).replace('-', '−');

/** To one digit, where there are few of them. */
const tenths = (worth: number): number =>
  Math.abs(worth) < 10 ? Math.round(10 * worth) / 10 : Math.round(worth);
