/**
 * Our art, for shell and tables. Cards are as wide as `--card` says on any ancestor; pictures are `aria-hidden`, the
 * caller gives the words. `artSprite()` must stand once in the page before anything else is seen; `engravings()`, fetched on its own,
 * before cards are.
 *
 * Four Musketeers, by the names of its rules (FM-0.3):
 * - `swordCard('10H')` and `swordBack()`; 'small' leaves number and suit, good from 34 px.
 * - `lifeCard('QS')`, also 'JK' and the jacks: in a stack the top 0.31 of its width tells which it is; 'small' for the
 *   line of story, good from 34 px. A 2 has a mourning border, the joker a motley one.
 * - `roleCard('JS')` for the musketeers and the six villains, `roleBack()`, and `shadowCard()` for the place of X.
 * - `vignette('AC')`: a storyline as a medallion; set its width in CSS.
 * - `stone()`: the protection stone; `suitMark('H')`, `suitMark('JK')`: a sign in the running text, 1em, in its colour.
 * - `icon(…)`: left, right, protected, vulnerable, blocked, shadow-strike, random-deck, defeated, ghost, dazed, servant.
 */
import './cards.css';
import './four_musketeers/cards.css';
import './scenery.css';

export type { CardState } from './card';
export { curtain } from './curtain';
export { crest, emblem } from './emblem';
export { rosette } from './felt';
export { lifeCard, roleBack, roleCard, shadowCard, swordBack, swordCard } from './four_musketeers/cards';
export { stone } from './four_musketeers/stone';
export { suitMark } from './four_musketeers/suits';
export { vignette } from './four_musketeers/vignettes';
export { frieze } from './frieze';
export { type IconName, icon } from './icons';
export { cardBack, cardFace, guardBack, guardCard } from './musketiere/cards';
export { ducat, gem, prison } from './musketiere/stones';
export { artSprite } from './sprite';
