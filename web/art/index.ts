import './cards.css';
import './scenery.css';

export { type CardState, cardBack, cardFace, guardBack, guardCard } from './cards';
export { curtain } from './curtain';
export { crest, emblem, type GameId } from './emblem';
export { rosette } from './felt';
export { frieze } from './frieze';
export { type IconName, icon } from './icons';
export { artSprite } from './sprite';
export { ducat, gem, prison } from './stones';
