import type { GameTypes } from '../../generated/bridge';
import type { Applied, Engine } from './match-client';
import type { Pace, Sleep } from './pace';
import { PlayController } from './play';
import type { BaseScene, Presenter } from './presenter';
import type { Remote } from './remote';

/** The course of a match that is played at another device: nothing is opened here, and nobody thinks. */
export class GuestController<G extends GameTypes, S extends BaseScene> extends PlayController<G, S> {
  constructor(engine: Engine, presenter: Presenter<G, S>, remote: Remote, pace: Pace, sleep: Sleep) {
    super(engine, presenter, '', pace, sleep, undefined, remote);
  }

  /** Others play on meanwhile: who only looks on is not left behind either. */
  protected override get awaited(): boolean {
    return true;
  }

  /** A board in the middle of the table goes on by itself. */
  protected override get isAttended(): boolean {
    return this.humans.length > 0;
  }

  protected override enter(): Promise<Applied<G>> {
    return this.client.ask('follow', { seats: [] });
  }
}
