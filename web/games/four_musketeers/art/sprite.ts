import { personSymbols } from '../../../lib/art/people/people';
import { backSymbols } from './backs';
import { emblemSymbols } from './emblems';
import { roomSymbols } from './rooms';
import { shadowSymbol } from './shadow';
import { suitSymbols } from './suits';
import { swordSymbols } from './swords';

export const symbols = [
  suitSymbols,
  swordSymbols,
  emblemSymbols,
  personSymbols,
  shadowSymbol,
  roomSymbols,
  backSymbols,
];
