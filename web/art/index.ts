import './cards.css';
import './four_musketeers/cards.css';
import './scenery.css';

export type { CardState } from './card';
export { curtain } from './curtain';
export { crest, emblem, type GameId } from './emblem';
export { rosette } from './felt';
export { lifeCard, roleBack, swordBack, swordCard } from './four_musketeers/cards';
export { stone } from './four_musketeers/stone';
export { type Suit, suitMark } from './four_musketeers/suits';
export { frieze } from './frieze';
export { type IconName, icon } from './icons';
export { cardBack, cardFace, guardBack, guardCard } from './musketiere/cards';
export { ducat, gem, prison } from './musketiere/stones';
export { artSprite } from './sprite';
