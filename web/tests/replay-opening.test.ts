import { describe, expect, it } from 'vitest';
import { presenter } from '../games/musketiere/table/presenter';
import { type Scene, sceneOf } from '../games/musketiere/table/scene';
import type { GameTypes } from '../generated/musketiere';
import type { Engine } from '../lib/table/match-client';
import { ReplayController } from '../lib/table/replay';
import { atOnce } from '../lib/table/testing';
import { opened, recordedLesson, watch, withoutPause } from './testing-replay';

describe('the eyes', () => {
  it('change without the place, and open every hand', async () => {
    const { viewer } = await opened();
    await viewer.jump(3);
    await viewer.lookAs(null, true);
    expect(viewer).toMatchObject({ at: 3, viewer: null, allOpen: true, stage: { at: 'still' } });
    expect(viewer.scene).toMatchObject({ viewer: null, hand: null });
    expect(viewer.views?.map(({ seat }) => seat)).toEqual(viewer.frame?.names.map((_, seat) => seat));
    for (const view of viewer.views ?? []) expect(view.hand?.length).toBeGreaterThan(0);
    for (const event of viewer.whole) if (event.type === 'hand_dealt') expect(event.cards).toBeUndefined();
  });

  it('are an onlooker’s with all cards open, where the match came in a link', async () => {
    const engine = recordedLesson();
    const source = { code: '1.musketiere.x.y', names: ['A', 'B'] };
    const viewer = new ReplayController<GameTypes, Scene>(engine, presenter, source, atOnce, withoutPause);
    await viewer.open();
    expect(engine.asked[0]).toBe(`show ${JSON.stringify({ client: 'table', ...source, seats: [] })}`);
    expect(viewer).toMatchObject({ viewer: null, allOpen: true });
  });
});

describe('what cannot be watched here', () => {
  const elsewhere = async (engine: Engine, game = presenter) => {
    const viewer = new ReplayController<GameTypes, Scene>(engine, game, { id: 'm' }, atOnce, withoutPause);
    const heard: unknown[] = [];
    viewer.addEventListener('elsewhere', (event) => heard.push((event as CustomEvent).detail));
    await viewer.open();
    expect(viewer.scene).toBeNull();
    return heard;
  };

  it('is a match in play: it has a table', async () => {
    const engine = recordedLesson();
    const inPlay: Engine = {
      ask: async (op, body) => {
        const answer = await engine.ask(op, body);
        return 'frame' in answer ? { ...answer, frame: { ...answer.frame, outcome: null } } : answer;
      },
    };
    expect(await elsewhere(inPlay)).toEqual([{ page: 'match', game: 'musketiere' }]);
  });

  it('is a match of another game', async () => {
    const other = { ...presenter, game: 'four_musketeers' as const };
    expect(await elsewhere(recordedLesson(), other)).toEqual([{ page: 'watch', game: 'musketiere' }]);
  });
});

it('goes on where it was after the worker was lost', async () => {
  const engine = recordedLesson();
  let dead = false;
  const viewer = watch({
    ask: (op, body) => (dead ? Promise.reject(new Error('worker-died')) : engine.ask(op, body)),
  });
  const refused: unknown[] = [];
  viewer.addEventListener('refused', (event) => refused.push((event as CustomEvent).detail));
  await viewer.open();
  await viewer.jump(5);
  dead = true;
  await viewer.forward();
  expect(viewer.stage).toEqual({ at: 'failed' });
  expect(refused).toHaveLength(1);
  dead = false;
  await viewer.open();
  expect(viewer).toMatchObject({ at: 6, viewer: 0, stage: { at: 'still' } });
  expect(viewer.scene).toEqual(sceneOf(engine.stand(6).view));
});
