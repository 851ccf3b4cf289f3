/** An exchange while it is put together on the page: the engine is told of it once it is agreed on, piece by piece. */
import type { Action, Frame, Musketeer, View } from '../../../../generated/mousquetaires_du_roy';
import { find } from '../scene/choice';
import { isPiece, offerOf, type Piece, piecesOf } from './offer';

/** What is done unasked: an answer, or the one before is taken back. */
export type Step = Action | 'undo';

export class Exchange {
  /** All that would change hands, whether the engine has been told of it or not. */
  pieces: readonly Piece[] = [];
  #partner: Musketeer | null = null;
  /** While it is chosen the engine holds nothing of it: so each piece can be had, and put back. */
  #aim: 'choose' | 'send' | 'leave' = 'choose';
  /** How many actions there were when the last step was taken: where there are as many again, it was refused. */
  #tried: number | null = null;

  /** `then`: what is chosen at once; with `done` all of it is agreed on. */
  begin(partner: Musketeer | null, then: readonly Action[]): void {
    this.#partner = partner;
    this.pieces = then.filter(isPiece);
    this.#aim = then.some(({ type }) => type === 'done') ? 'send' : 'choose';
    this.#tried = null;
  }

  /** A decision opens. One that was sent and taken back lies there as it was put together. */
  opens(frame: Frame): Step | null {
    const { asking, offer } = frame.view;
    const partner = asking === 'offer' && frame.legal && offer ? offer.partner : null;
    if (partner === null || partner !== this.#partner) this.begin(partner, offer ? piecesOf(offer) : []);
    if (partner === null) return null;
    const isRefused = this.#tried === frame.actions;
    const wasSent = this.#aim === 'send';
    if (isRefused) this.#aim = 'choose';
    return isRefused && !wasSent ? null : this.#next(frame);
  }

  /** Chosen, or not after all; what has been chosen as often as it is there stays as it is. */
  put(piece: Piece, { active, musketeers }: View): void {
    const { pieces } = this;
    const giver = piece.type === 'give' ? active : this.#partner;
    const hand = (giver === null ? null : musketeers[giver]?.hand) ?? [];
    const isCard = piece.type === 'give' || piece.type === 'take';
    const there = isCard ? hand.filter((card) => card === piece.what).length : 1;
    if (pieces.includes(piece)) this.pieces = pieces.filter((one) => one !== piece);
    else if (pieces.filter((one) => isSame(one, piece)).length < there)
      this.pieces = [...pieces, { ...piece }];
  }

  /** All of it goes back; whether there was any. */
  clear(): boolean {
    const some = this.pieces.length > 0;
    this.pieces = [];
    return some;
  }

  /** It is agreed on. */
  send(frame: Frame): Step | null {
    this.#aim = 'send';
    return this.#next(frame);
  }

  /** Out of it, to before it was begun. */
  leave(frame: Frame): Step | null {
    this.#aim = 'leave';
    return this.#next(frame);
  }

  /** With what is chosen on the page. */
  shown(view: View): View {
    const { asking, offer } = view;
    if (asking !== 'offer' || offer?.partner !== this.#partner) return view;
    return { ...view, offer: offerOf(offer.partner, this.pieces) };
  }

  #next(frame: Frame): Step | null {
    const step = this.#step(frame);
    this.#tried = step && frame.actions;
    if (step === null) this.#aim = 'choose';
    return step;
  }

  #step({ view, legal, can_undo }: Frame): Step | null {
    const told = view.offer ? piecesOf(view.offer) : [];
    const wanted = this.#aim === 'send' ? this.pieces : [];
    if (this.#aim === 'leave' || without(told, wanted).length > 0) return can_undo ? 'undo' : null;
    if (this.#aim === 'choose') return null;
    const [piece] = without(wanted, told);
    return piece ? find(legal, piece.type, piece.what) : find(legal, 'done');
  }
}

const isSame = (one: Piece, other: Piece): boolean => one.type === other.type && one.what === other.what;

/** Each of the others takes away one that is the same. */
function without(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  const left = [...pieces];
  for (const other of others) {
    const at = left.findIndex((one) => isSame(one, other));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
