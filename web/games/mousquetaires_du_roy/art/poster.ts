import { companySymbols } from '../../../lib/art/people/company';
import { diceSymbols } from './dice';
import { figureSymbols } from './figures';

export const symbols = [diceSymbols, figureSymbols, companySymbols];
