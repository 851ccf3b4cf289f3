/** What a choice is worth, in the unit of its game. */
import { locale, t } from '../i18n';
import type { Bounds } from './worth-scale';

/** Between what a worth lies: a chance is no less than none, and no more than sure. */
export const bounds = (unit: string): Bounds =>
  isChance(unit) ? { least: 0, most: 100 } : { least: -Infinity, most: Infinity };

/** Points on average speak to nobody who plays: they order the choices. */
export const speaks = (unit: string): boolean => unit !== 'round-points';

/** With its unit: “62 % to win”, “62 % to win the round”. */
export const worthIn = (unit: string, worth: number): string => inWords('unit', unit, worth);

/**
 * What a choice wins or costs against another: “−12 of 100 wins”, as 12 % less of a chance may be a part of it or
 * points; and of those whole ones if it is one at least. Between two chances lies what lies between the two as they are told.
 */
export const differenceIn = (unit: string, worth: number, other: number): string => {
  const told = isChance(unit) ? tenths(worth) - tenths(other) : 0;
  return inWords('difference', unit, told === 0 ? worth - other : told);
};

/**
 * Alone, and whether it is won or lost: “+5.8”; a chance is neither. It and points of a hundred rounds are as round as one
 * speaks of them: “62 %”, “−12”.
 */
export const gained = (unit: string, worth: number): string =>
  isRough(unit)
    ? alone(unit, tenths(worth), isChance(unit) ? 'auto' : 'exceptZero', 0)
    : alone(unit, worth, 'exceptZero');

/**
 * For whoever wants to know how far it may be from there: “± 2.4 %”, “± 3.1”. Nothing of a chance that may be none, as
 * nothing is less than that; nor of what was alike in all worlds, which says nothing of how near it is.
 */
export const within = (unit: string, worth: number, reach: number): string => {
  const far = alone(unit, reach, 'never');
  const isMoot = (isChance(unit) && reach > worth) || far === alone(unit, 0, 'never');
  return isMoot ? '' : `±\u202f${far}`;
};

const inWords = (kind: 'unit' | 'difference', unit: string, worth: number): string => {
  const rounded = (kind === 'difference' && isChance(unit) && Math.round(worth)) || tenths(worth);
  const format = { maximumFractionDigits: 1 };
  const worded = new Intl.NumberFormat(locale(), format).format(rounded).replace('-', '−');
  return t(`${kind}-${unit}`, { count: Math.abs(rounded), worth: worded });
};

const alone = (
  unit: string,
  worth: number,
  signDisplay: 'auto' | 'exceptZero' | 'never',
  least?: number,
): string => {
  const written = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: least ?? 1,
    maximumFractionDigits: 1,
    style: isChance(unit) ? 'percent' : 'decimal',
    signDisplay,
  });
  return written.format(isChance(unit) ? worth / HUNDREDTHS : worth).replace('-', '−');
};

/** Chances come in hundredths; so do points of a round, which are told as those of a hundred rounds. */
const HUNDREDTHS = 100;
const isChance = (unit: string): boolean => unit.endsWith('chance');
const isRough = (unit: string): boolean => isChance(unit) || !speaks(unit);

/** To one digit, where there are few of them. */
const tenths = (worth: number): number =>
  Math.abs(worth) < 10 ? Math.round(10 * worth) / 10 : Math.round(worth);
