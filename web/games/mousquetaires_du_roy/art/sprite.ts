import { ducatSymbol } from '../../../lib/art/ducat';
import { personSymbols } from '../../../lib/art/people/people';
import { diceSymbols } from './dice';
import { figureSymbols } from './figures';

/** What comes before the table is fetched: the poster, and what other games are drawn with as well. */
export const symbols = [diceSymbols, figureSymbols, personSymbols, ducatSymbol];
