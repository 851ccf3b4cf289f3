/** For the tests: a player who answers as was recorded. */

import type { Action, Frame, GameTypes } from '../../../generated/four_musketeers';
import type * as bridge from '../../../worker/protocol';

type Table = bridge.Table<GameTypes>;

import type { Recorded } from '../../../lib/table/testing';

/** The actions of a recorded match, by the number of actions before each. */
export function asRecorded(log: unknown): (frame: Frame) => Action {
  const acts = new Map<number, Action>();
  for (const { op, body, answer } of log as Recorded[])
    if (op === 'act') acts.set((answer as Table).frame.actions - 1, (body as { action: Action }).action);
  return (frame) => {
    const action = acts.get(frame.actions);
    if (!action) throw new Error(`nothing recorded after ${frame.actions} actions`);
    return action;
  };
}
