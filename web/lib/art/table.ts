/** What tables are laid with, whatever is played: no other screen waits for it. */
import { curtainSymbol } from './curtain';
import { feltSymbol } from './felt';
import { tableIconSymbols } from './table-icons';

export { curtain } from './curtain';
export { rosette } from './felt';

export const symbols = [curtainSymbol, feltSymbol, tableIconSymbols];
