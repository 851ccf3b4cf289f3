import { describe, expect, it } from 'vitest';
import { presenter as fourMusketeers } from '../games/four_musketeers/table/presenter';
import rochefort from '../games/four_musketeers/table/testdata/rochefort.json';
import wardes from '../games/four_musketeers/table/testdata/wardes.json';
import { presenter as musketiere } from '../games/musketiere/table/presenter';
import alone from '../games/musketiere/table/testdata/alone.json';
import type { GameTypes } from '../generated/bridge';
import { paceOf } from '../lib/table/pace';
import type { BaseScene, Presenter } from '../lib/table/presenter';
import type { Recorded } from '../lib/table/recorded';
import { asRecorded, play, RecordedEngine } from '../lib/table/testing';

/** Milliseconds between two decisions of the player in front, at normal speed and with all motion; the shortest first. */
async function waits<G extends GameTypes, S extends BaseScene>(
  log: readonly Recorded<G>[],
  presenter: Presenter<G, S>,
  id: string,
  undoAt = -1,
): Promise<number[]> {
  let now = 0;
  let decided: number | null = null;
  const found: number[] = [];
  await play(new RecordedEngine(log), presenter, id, asRecorded(log), {
    undoAt,
    pace: paceOf(() => ({ speed: 'normal', motion: 'full' })),
    sleep: async (ms) => {
      now += ms;
    },
    at: ({ stage }) => {
      if (stage.at === 'scored') decided = null; // as long as the player likes
      if (stage.at !== 'choosing') return;
      if (decided !== null) found.push(now - decided);
      decided = now;
    },
  });
  return found.sort((one, other) => one - other);
}

describe('between two decisions one waits mostly no longer than one likes, and never twice as long', () => {
  const expectShort = (found: readonly number[], most: number) => {
    expect(found.length).toBeGreaterThan(9);
    expect(found[found.length >> 1]).toBeLessThanOrEqual(most);
    expect(found.at(-1)).toBeLessThan(2 * most);
  };

  it('in Musketiere', async () => expectShort(await waits(alone, musketiere, 'alone', 1), 4000));

  it.each([
    ['four players', 'rochefort', rochefort],
    ['a team with servants', 'wardes', wardes],
  ])('in Four Musketeers, %s', async (_, id, log) => expectShort(await waits(log, fourMusketeers, id), 5000));
});
