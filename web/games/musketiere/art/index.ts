/** The art of Musketiere: cards by their names in the rules, `cardFace('7/4')`, and what lies on a table. */
export { cardBack, cardFace, guardBack, guardCard } from './cards';
export { type Person, persons, portrait } from './portrait';
export { ducat, gem, prison } from './stones';
