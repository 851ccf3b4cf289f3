/**
 * The art of Four Musketeers, by the names of its rules (FM-0.3):
 * - `swordCard('10H')` and `swordBack()`; 'small' leaves number and suit, good from 34 px.
 * - `lifeCard('QS')`, also 'JK' and the jacks: in a stack the top 0.31 of its width tells which it is; 'small' for the
 *   line of story, good from 34 px. A 2 has a mourning border, the joker a motley one.
 * - `roleCard('JS')` for the musketeers and the six villains, `roleBack()`, and `shadowCard()` for the place of X.
 * - `stone()`: the protection stone; `suitMark('H')`, `suitMark('JK')`: a sign in the running text, 1em, in its colour.
 */
export { lifeCard, roleBack, roleCard, shadowCard, swordBack, swordCard } from './cards';
export { stone } from './stone';
export { suitMark } from './suits';
