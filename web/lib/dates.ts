/** Dates in words. */

const styles = {
  full: { dateStyle: 'full' },
  long: { dateStyle: 'long' },
  /** Without the year: for today. */
  brief: { month: 'long', day: 'numeric' },
} as const;
export type DateStyle = keyof typeof styles;

export const dateInWords = (time: Date, style: DateStyle, locale: string): string =>
  new Intl.DateTimeFormat(locale, styles[style]).format(time);
