import { backSymbols } from './backs';
import { emblemSymbols } from './emblems';
import { portraitSymbols } from './portraits/portraits';
import { suitSymbols } from './suits';
import { swordSymbols } from './swords';
import { vignetteSymbols } from './vignettes';

export const symbols = [
  suitSymbols,
  swordSymbols,
  emblemSymbols,
  portraitSymbols,
  vignetteSymbols,
  backSymbols,
];
