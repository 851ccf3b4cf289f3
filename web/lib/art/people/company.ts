import { milady } from './milady';
import { aramis, athos, dartagnan, porthos } from './musketeers';
import { portrait } from './portrait';

/** The four and Milady, whom the playbills show: `mk-person-athos`, … */
export const companySymbols = [
  () => portrait('athos', athos()),
  () => portrait('porthos', porthos()),
  () => portrait('aramis', aramis(), 1.12, 2),
  () => portrait('dartagnan', dartagnan()),
  () => portrait('milady', milady(), 0.98, 3),
];
