import { diceSymbols } from './dice';
import { figureSymbols } from './figures';

/** What the home page shows of this game. */
export const symbols = [diceSymbols, figureSymbols];
