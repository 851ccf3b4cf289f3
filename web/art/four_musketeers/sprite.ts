import { backSymbols } from './backs';
import { emblemSymbols } from './emblems';
import { stoneSymbol } from './stone';
import { suitSymbols } from './suits';
import { swordSymbols } from './swords';

export const symbols = [suitSymbols, swordSymbols, emblemSymbols, backSymbols, stoneSymbol];
