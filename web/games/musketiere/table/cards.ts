/** What a card string says, and what a pay card is worth as it lies (MU-1, MU-8.4). */
import { places, worth } from '../../../generated/components-musketiere';
import type { Card, Row } from '../../../generated/musketiere';

export type Stone = keyof typeof worth;

/** Nothing lies on any place. */
export const freeRow: Row = places.map(() => '-').join('');

export const cardValue = (card: Card): number => Number(card.split('/')[0]);
export const sumOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0);
export const swordsOf = (card: Card): number => Number(card.split('/')[1]);
export const stoneAt = (row: Row | undefined, place: number): Stone => (row?.[place] ?? '-') as Stone;
export const isImprisoned = (row: Row | undefined): boolean => row === freeRow.replaceAll('-', 'P');

/** Whoever counts and has no free card can only free, or give back (MU-5.9, MU-6.4). */
export const isFull = (row: Row | undefined): boolean =>
  row !== undefined && !row.includes('-') && !isImprisoned(row);

/** One gem more ends the game, and a card is free for it (MU-5.9, MU-8.1). */
export const isNearEnd = (row: Row | undefined): boolean =>
  row !== undefined && row.split('G').length === 3 && row.includes('-');

export const withStone = (row: Row, place: number, stone: Stone): Row =>
  row.slice(0, place) + stone + row.slice(place + 1);

export const pointsOf = (card: Card, stone: Stone): number => cardValue(card) * worth[stone];

/** The score of a row if the game ended now. */
export const asItLies = (pay: readonly Card[], row: Row): number =>
  pay.reduce((sum, card, place) => sum + pointsOf(card, stoneAt(row, place)), 0);
