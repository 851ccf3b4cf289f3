import { companySymbols } from '../../../lib/art/people/company';
import { suitSymbols } from './suits';
import { swordSymbols } from './swords';

export const symbols = [suitSymbols, swordSymbols, companySymbols];
