import { backSymbols } from './backs';
import { deviceSymbols } from './devices';
import { stoneSymbols } from './stones';

export const symbols = [deviceSymbols, backSymbols, stoneSymbols];
