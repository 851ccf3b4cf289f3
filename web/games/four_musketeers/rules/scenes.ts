/** What the pictures of the rules page show; the positions are worked examples of the rules text (section 24). */
import type { Character, Fighter, LifeCard, Seat, SwordCard } from '../../../generated/four_musketeers';

export interface Strike {
  readonly seat: Fighter;
  /** null: an empty strike (FM-8.3). */
  readonly card: SwordCard | null;
  readonly target: Fighter;
}
export interface FightScene {
  /** In playing order. */
  readonly strikes: readonly Strike[];
  /** By strike: it does not stand (FM-5.4). */
  readonly blocked: readonly boolean[];
  readonly loser: Fighter | null;
}

/** "0 5H" is a strike for himself, "2 4S 3" one for seat 3; without a card it is empty. */
function fight(strikes: string, blocked: string, loser: Fighter | null): FightScene {
  const fighter = (name: string): Fighter => (name === 'X' ? 'X' : Number(name));
  return {
    strikes: strikes.split(', ').map((strike) => {
      const [seat = '', card = '', target = seat] = strike.split(' ');
      return { seat: fighter(seat), card: card === '-' ? null : card, target: fighter(target) };
    }),
    blocked: [...blocked].map((mark) => mark === 'x'),
    loser,
  };
}

export const fights = {
  /** FM-E1 */
  blocked: fight('0 5H, 1 5C, 2 8S, 3 7C', 'xx--', 3),
  /** FM-E2 */
  third: fight('0 5H, 1 5C, 2 8S, 3 5D', '-x-x', 0),
  /** FM-E3 */
  draw: fight('0 4H, 1 9S, 2 9D, 3 4C', 'xxxx', null),
  /** FM-E7 */
  cyclical: fight('2 4S 3, 3 9H 0, 0 4D 1, 1 6C 2', 'x-x-', 2),
  /** FM-E9 */
  empty: fight('1 8S 2, 2 5H X, X - 0, 0 9D 1', '----', 'X'),
};

/** Some characters with their lifelines from bottom to top, the line of story, and who has the stone. */
export interface Position {
  readonly stacks: readonly { readonly who: Character; readonly cards: readonly LifeCard[] }[];
  readonly line: readonly LifeCard[];
  readonly stone: Character;
}
export interface HitScene {
  readonly before: Position;
  readonly after: Position;
}

function position(stacks: Record<string, string>, line: string, stone: Character): Position {
  const cards = (text: string) => (text ? text.split(' ') : []);
  return {
    stacks: Object.entries(stacks).map(([who, text]) => ({
      who: who === 'V' ? who : Number(who),
      cards: cards(text),
    })),
    line: cards(line),
    stone,
  };
}

/** FM-E11: the start of a round of AC, then its first two hits, on the two characters concerned. */
export const villain: LifeCard = 'AC';
export const setup = position(
  { 0: '2S KD AS', 1: '2D AH QS', 2: '2C QD AD', 3: 'JK QH KH', V: '2H QC KS KC' },
  '',
  'V',
);
const first = position({ 3: 'JK QH', V: '2H QC KS KC' }, 'KH', 3);
export const hits: Record<'open' | 'protected', HitScene> = {
  open: { before: position({ 3: 'JK QH KH', V: '2H QC KS KC' }, '', 'V'), after: first },
  protected: { before: first, after: position({ 3: 'JK QH', V: '2H QC KS' }, 'KH KC', 'V') },
};

/** FM-E12: what the role card looks like after each damage, once the last lifeline is to go. */
export interface LastScene {
  readonly lifeline: LifeCard;
  readonly role: LifeCard;
  readonly after: readonly ('down' | 'up' | 'defeated')[];
}
export const last: Record<'two' | 'joker', LastScene> = {
  two: { lifeline: '2S', role: 'JD', after: ['down', 'up', 'defeated'] },
  joker: { lifeline: 'JK', role: 'JS', after: ['up', 'defeated'] },
};

/** The second fight of FM-E38: seat 0 discards 4H and turns up 9C; who watches sees no discard. */
export const turned: { readonly seat: Seat; readonly card: SwordCard } = { seat: 0, card: '9C' };

/** FM-15.9 to 15.12. */
export const ambitions: readonly { readonly role: LifeCard; readonly cards: readonly LifeCard[] }[] = [
  { role: 'JD', cards: ['AD', 'KD', 'QD', '2D'] },
  { role: 'JH', cards: ['AH', 'KH', 'QH', '2H'] },
  { role: 'JS', cards: ['2S', '2C'] },
  { role: 'JC', cards: ['JK'] },
];

/** Whom the lifelines show that are never a villain; in Milady's palace the 2s are mirages. */
export const cast: readonly LifeCard[] = ['AH', 'KH', 'QH', 'AD', 'KD', 'QD', 'JK', '2H', '2D', '2S', '2C'];
