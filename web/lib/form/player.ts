import type { SeatController } from '../../generated/bridge';

/** Who plays: names are the page's business, the engine knows players by number. */
export interface Player {
  readonly name: string;
  readonly controller: SeatController;
}
export const nameLength = 24;
