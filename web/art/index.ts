import './cards.css';

export { type CardState, cardBack, cardFace, guardBack, guardCard } from './cards';
export { type IconName, icon } from './icons';
export { artSprite } from './sprite';
export { ducat, gem, prison, sword } from './stones';
