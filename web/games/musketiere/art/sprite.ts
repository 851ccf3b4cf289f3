import { ducatSymbol } from '../../../lib/art/ducat';
import { backSymbols } from './backs';
import { deviceSymbols } from './devices';
import { faceSymbols } from './faces';
import { stoneSymbols } from './stones';

export const symbols = [deviceSymbols, backSymbols, stoneSymbols, ducatSymbol, faceSymbols];
