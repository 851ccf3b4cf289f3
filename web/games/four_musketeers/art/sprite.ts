import { personSymbols } from '../../../lib/art/people/people';
import { backSymbols } from './backs';
import { emblemSymbols } from './emblems';
import { shadowSymbol } from './shadow';
import { suitSymbols } from './suits';
import { swordSymbols } from './swords';
import { vignetteSymbols } from './vignettes';

export const symbols = [
  suitSymbols,
  swordSymbols,
  emblemSymbols,
  personSymbols,
  shadowSymbol,
  vignetteSymbols,
  backSymbols,
];
