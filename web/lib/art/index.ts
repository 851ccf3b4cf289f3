/**
 * The art that all games share, and the page itself. Cards are as wide as `--card` says on any ancestor; pictures are
 * `aria-hidden`, the caller gives the words. What the page is drawn with its shell engraves, what a game draws its cards
 * with, its manifest brings.
 */
import './cards.css';
import './scenery.css';

export type { CardState } from './card';
export { type IconName, icon } from './icons';
export { emblem, frieze } from './scenery';
export { artSprite } from './sprite';
