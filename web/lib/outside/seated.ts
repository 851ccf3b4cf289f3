/** The players of the visitor that sit at a table, each in a sandbox of its own. */
import type { AskedAtTable, OwnPlayer, Said } from '../../generated/bridge';
import { EngineError } from '../../worker/client';
import type { Engine } from '../table/match-client';
import { broughtBy } from './brought';
import { Fencer } from './fencer';
import { fetchStores, type Stores } from './sandbox/sandbox';

interface Seat {
  readonly fencer: Fencer;
  /** It does one thing after the other. */
  busy: Promise<unknown>;
}

export class Seated {
  readonly #seats: readonly (Seat | null)[];

  /** All begin at once: the first of them that is asked shall have begun by then. */
  constructor(players: readonly (OwnPlayer | null)[], stores: Stores) {
    this.#seats = players.map((player) => {
      if (!player) return null;
      const fencer = new Fencer(document.body, stores, player);
      return { fencer, busy: fencer.begin() };
    });
  }

  answer(question: AskedAtTable): Promise<Said> {
    const seat = this.#seats[question.seat];
    if (!seat) throw new Error(`Nobody of the visitor’s sits at seat ${question.seat}.`);
    const said = seat.busy.then(() => seat.fencer.answer(question));
    seat.busy = said;
    return said;
  }

  /** Takes all sandboxes away. */
  leave(): void {
    for (const seat of this.#seats) seat?.fencer.remove();
  }
}

/** Those of the open match. */
export async function seat(engine: Engine): Promise<Seated> {
  const [{ players }, stores] = await Promise.all([
    engine.ask('visitors', {}),
    fetchStores().catch(() => {
      throw new EngineError({ code: 'school-missing', params: {} });
    }),
  ]);
  await Promise.all(players.map((player) => player && broughtBy(player.text))); // before anybody has begun
  return new Seated(players, stores);
}
