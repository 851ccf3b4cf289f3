/** What a choice is worth, in the unit of its game. */
import { locale, t } from '../i18n';

/** With its unit: “−9 ducats”. */
export const worthIn = (unit: string, worth: number): string => {
  const rounded = tenths(worth);
  return t(`unit-${unit}`, { count: Math.abs(rounded), worth: written(rounded) });
};

/** Alone: “−9”, “5.8”. */
export const signed = (worth: number): string => written(tenths(worth));

/** Alone, and whether it is won or lost: “+5.8”, “−9”; a chance is neither: “62.3 %”. */
export const gained = (unit: string, worth: number): string => {
  if (unit.endsWith('chance')) {
    const style = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(locale(), style).format(worth / 100);
  }
  return worth > 0 ? `+${signed(worth)}` : signed(worth);
};

const written = (worth: number): string => new Intl.NumberFormat(locale()).format(worth).replace('-', '−');

/** To one digit, where there are few of them. */
const tenths = (worth: number): number =>
  Math.abs(worth) < 10 ? Math.round(10 * worth) / 10 : Math.round(worth);
