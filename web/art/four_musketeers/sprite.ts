import { backSymbols } from './backs';
import { stoneSymbol } from './stone';
import { suitSymbols } from './suits';
import { swordSymbols } from './swords';

export const symbols = [suitSymbols, swordSymbols, backSymbols, stoneSymbol];
