import { describe, expect, it } from 'vitest';
import { presenter as fourMusketeers } from '../games/four_musketeers/table/presenter';
import rochefort from '../games/four_musketeers/table/testdata/rochefort.json';
import wardes from '../games/four_musketeers/table/testdata/wardes.json';
import { presenter as roy } from '../games/mousquetaires_du_roy/table/presenter';
import { animate as animateRoy } from '../games/mousquetaires_du_roy/table/scene/animation';
import { applyEvent as applyRoy } from '../games/mousquetaires_du_roy/table/scene/apply-event';
import { sceneOf as royScene } from '../games/mousquetaires_du_roy/table/scene/scene';
import stories from '../games/mousquetaires_du_roy/table/testdata/stories.json';
import { presenter as musketiere } from '../games/musketiere/table/presenter';
import type { Scene } from '../games/musketiere/table/scene';
import alone from '../games/musketiere/table/testdata/alone.json';

import type { GameTypes } from '../generated/bridge';
import type { GameTypes as MusketiereTypes } from '../generated/musketiere';
import { keepResult } from '../lib/results/kept';
import { haste, paceOf } from '../lib/table/pace';
import type { PlayController } from '../lib/table/play';
import type { BaseScene, Presenter } from '../lib/table/presenter';
import type { Recorded } from '../lib/table/recorded';
import { asRecorded, play, RecordedEngine } from '../lib/table/testing';

const played = { when: 1, names: [], controllers: [], winners: [], part: null, points: null };

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

/** The same of Mousquetaires du Roy, where whole matches are recorded as stories. */
function waitsInStory({ view, asked, story }: (typeof stories)[number]): number[] {
  const pace = paceOf(() => ({ speed: 'normal', motion: 'full' }));
  let scene = royScene(view);
  const steps = story.map((event) => {
    const told = animateRoy(scene, event);
    scene = applyRoy(scene, event);
    return told;
  });
  // The sheet of a night is read as long as the player likes.
  const pauses = story.flatMap((event, at) => (roy.scored?.(event, null) ? [at + 1] : []));
  const stops = [...asked, ...pauses].sort((one, other) => one - other);
  const found = stops.slice(1).map((to, before) => {
    let [waited, spent] = [0, 0];
    for (const step of steps.slice(stops[before], to).flat()) {
      const ms = pace.step(step);
      spent += ms * haste(waited, step.silent);
      if (!step.silent) waited += ms;
    }
    return spent;
  });
  return found.sort((one, other) => one - other);
}

it('the end is hurried for nobody: the pay is turned up in its whole time', async () => {
  const parts: number[] = [];
  let course: Pick<PlayController<MusketiereTypes, Scene>, 'step' | 'part'> | null = null;
  await play(new RecordedEngine(alone), musketiere, 'alone', asRecorded(alone), {
    undoAt: 1,
    pace: paceOf(() => ({ speed: 'normal', motion: 'full' })),
    at: (controller) => {
      course = controller;
    },
    sleep: async () => {
      if (course?.step?.event.type === 'pay_turned') parts.push(course.part);
    },
  });
  expect(parts.length).toBeGreaterThan(3);
  expect(new Set(parts)).toEqual(new Set([1]));
});

describe('between two decisions one waits mostly no longer than one likes, and never much longer', () => {
  const expectShort = (found: readonly number[], most: number) => {
    expect(found.length).toBeGreaterThan(9);
    expect(found[found.length >> 1]).toBeLessThanOrEqual(most);
    expect(found.at(-1)).toBeLessThan(1.2 * most);
  };

  it('in Musketiere', async () => {
    keepResult('m', { ...played, game: 'musketiere' });
    const found = await waits(alone, musketiere, 'alone', 1);
    localStorage.clear();
    const first = await waits(alone, musketiere, 'alone', 1);
    expect(first.at(-1), 'whoever has finished no game reads in peace').toBeGreaterThan(4800);
    expectShort(found, 4000);
  });

  it.each([
    ['four players', 'rochefort', rochefort],
    ['a team with servants', 'wardes', wardes],
  ])('in Four Musketeers, %s', async (_, id, log) => {
    keepResult('m', { ...played, game: 'four_musketeers' });
    const found = await waits(log, fourMusketeers, id);
    expectShort(found, 5000);
    localStorage.clear();
    const first = await waits(log, fourMusketeers, id);
    expect(first.at(-1), 'whoever has finished no match reads in peace').toBeGreaterThan(5000);
  });

  // The whole phase of the others lies between two decisions of Milady: nine of ten waits are shorter still.
  it.each(
    stories
      .filter(({ asked }) => asked.length > 0)
      .map((told) => [told.match, told.view.side, told] as const),
  )('in Mousquetaires du Roy, %s as %s', (_, _side, told) => {
    const found = waitsInStory(told);
    expect(found.length).toBeGreaterThan(9);
    expect(found[Math.floor(0.9 * found.length)]).toBeLessThanOrEqual(6800);
    expect(found.at(-1)).toBeLessThanOrEqual(8000);
  });
});
