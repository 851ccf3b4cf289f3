/** What an exchange comes to, and in words. */
import type { Action, Adventure, Musketeer, Offer, Token } from '../../../../generated/mousquetaires_du_roy';
import { list, t } from '../../../../lib/i18n';
import { adventureName, tokenName } from '../../words';
import { heroOf, type People } from '../scene/people';

/** A card or token that changes hands. */
export type Piece = Extract<Action, { what: Adventure | Token }>;
const PIECES: ReadonlySet<Action['type']> = new Set(['give', 'take', 'give_token', 'take_token']);
export const isPiece = (action: Action): action is Piece => PIECES.has(action.type);

/** What the pieces come to. */
export function offerOf(partner: Musketeer, pieces: readonly Action[]): Offer {
  const cards = (way: 'give' | 'take') => pieces.flatMap((one) => (one.type === way ? [one.what] : []));
  const tokens = (way: 'give_token' | 'take_token') =>
    pieces.flatMap((one) => (one.type === way ? [one.what] : []));
  return {
    partner,
    given: cards('give'),
    taken: cards('take'),
    tokens_given: tokens('give_token'),
    tokens_taken: tokens('take_token'),
  };
}

/** What it is put together from. */
export const piecesOf = ({ given, taken, tokens_given, tokens_taken }: Offer): Piece[] => [
  ...given.map((what): Piece => ({ type: 'give', what })),
  ...taken.map((what): Piece => ({ type: 'take', what })),
  ...tokens_given.map((what): Piece => ({ type: 'give_token', what })),
  ...tokens_taken.map((what): Piece => ({ type: 'take_token', what })),
];

/** Whether nothing would change hands. */
export const isEmpty = ({ given, taken, tokens_given, tokens_taken }: Offer): boolean =>
  given.length + taken.length + tokens_given.length + tokens_taken.length === 0;

/** Each name once, with how many there are of it. */
export function cardNames(cards: readonly Adventure[]): string {
  const counts = new Map<Adventure, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list(
    [...counts].map(([card, count]) => t('mr-cards-of-name', { count, card: adventureName(card) })),
  );
}

/** What changes hands, and with whom. */
export function offerWords(offer: Offer, people: People): string {
  const { partner, given, taken, tokens_given, tokens_taken } = offer;
  const names = (cards: readonly Adventure[], tokens: readonly Token[]) =>
    list([cardNames(cards), ...tokens.map(tokenName)].filter(Boolean));
  const [gives, gets] = [names(given, tokens_given), names(taken, tokens_taken)];
  return t('mr-trade-whole', {
    way: gives && gets ? 'both' : gives ? 'gives' : 'gets',
    partner: heroOf(people, partner),
    given: gives,
    taken: gets,
  });
}
