/** What the page itself is adorned with: much hatching, for which nothing else waits. */
import { emblemSymbol } from './emblem';
import { friezeSymbol } from './frieze';

export const symbols = [emblemSymbol, friezeSymbol];
