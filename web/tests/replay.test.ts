import { describe, expect, it, vi } from 'vitest';
import { presenter as fourPresenter } from '../games/four_musketeers/table/presenter';
import four from '../games/four_musketeers/table/testdata/replay.json';
import { presenter as royPresenter } from '../games/mousquetaires_du_roy/table/presenter';
import roy from '../games/mousquetaires_du_roy/table/testdata/replay.json';
import { presenter } from '../games/musketiere/table/presenter';
import { sceneOf } from '../games/musketiere/table/scene';
import type { GameTypes } from '../generated/bridge';
import type { BaseScene, Presenter } from '../lib/table/presenter';
import type { Replay } from '../lib/table/recorded';
import { ReplayController } from '../lib/table/replay';
import { atOnce } from '../lib/table/testing';
import { opened, RecordedWatch, scenesOf, untilSkipped, withoutPause } from './testing-replay';

/** The lesson is one game: its scoring is read for itself as that of one after which another follows. */
const withSheet: typeof presenter = { ...presenter, scored: ({ type }) => type === 'totals_changed' };

describe('a finished match', () => {
  it('is opened at its beginning, through the eyes of its only human', async () => {
    const { engine, viewer, last } = await opened();
    expect(viewer).toMatchObject({
      at: 0,
      last,
      viewer: 0,
      allOpen: false,
      views: null,
      stage: { at: 'still' },
    });
    expect(viewer.scene).toEqual(sceneOf(engine.stand(0).view));
    expect(viewer.whole).toEqual(engine.story(engine.last));
    expect(viewer.story).toEqual(engine.story(0));
  });

  it('is told action by action, and stands after each as it stood then', async () => {
    const { engine, viewer } = await opened();
    const scenes = scenesOf(viewer);
    for (let at = 1; at <= 6; at += 1) {
      scenes.splice(0, scenes.length, viewer.scene);
      await viewer.forward();
      expect(viewer.at).toBe(at);
      expect(viewer.scene).toEqual(sceneOf(engine.stand(at).view));
      expect(viewer.story).toEqual(engine.story(at));
      expect(viewer.stage).toEqual({ at: 'still' });
      expect(scenes.length).toBeGreaterThan(2); // told, not only laid
    }
  });

  it('lies at once as it lay, back and far away', async () => {
    const { engine, viewer, last } = await opened();
    const scenes = scenesOf(viewer);
    for (const at of [6, 5, last, 2]) {
      scenes.splice(0, scenes.length, viewer.scene);
      await viewer.jump(at);
      expect(viewer.at).toBe(at);
      expect(viewer.scene).toEqual(sceneOf(engine.stand(at).view));
      expect(viewer.story).toEqual(engine.story(at));
      expect(viewer.step).toBeNull();
      expect(scenes).toHaveLength(2);
    }
    await viewer.jump(-1);
    expect(viewer.at).toBe(0);
    await viewer.jump(last + 1);
    expect(viewer.at).toBe(last);
  });

  it('goes on by itself to its end, over a scoring too, and then from the beginning', async () => {
    const { engine, viewer, last } = await opened(withoutPause, withSheet);
    await viewer.jump(last - 4);
    const stages: string[] = [];
    viewer.addEventListener('change', () => {
      if (viewer.stage.at !== stages.at(-1)) stages.push(viewer.stage.at);
    });
    await viewer.play();
    expect(viewer).toMatchObject({ at: last, playing: false, stage: { at: 'over' } });
    expect(stages).toEqual(['animating', 'scored', 'animating', 'over']);
    expect(viewer.scene).toEqual(sceneOf(engine.stand(last).view));
    expect(viewer.story).toEqual(viewer.whole);

    const from: number[] = [];
    viewer.addEventListener('change', () => from.push(viewer.at));
    viewer.addEventListener('change', () => viewer.at === 2 && viewer.playing && viewer.stop());
    await viewer.play();
    expect(from).toContain(0);
    expect(viewer).toMatchObject({ at: 2, playing: false, stage: { at: 'still' } });
  });

  it('waits at a scoring for who goes step by step', async () => {
    const { viewer, last } = await opened(withoutPause, withSheet);
    await viewer.jump(last - 1);
    const told = viewer.forward();
    await vi.waitFor(() => expect(viewer.stage.at).toBe('scored'));
    viewer.goOn();
    await told;
    expect(viewer.stage).toEqual({ at: 'over' });
  });

  it('tells a scoring again from just before it', async () => {
    const { viewer, last } = await opened(withoutPause, withSheet);
    const scoring = viewer.whole.findIndex(({ type }) => type === 'game_ended');
    expect(viewer.stepOf(scoring)).toBe(last);
    const told = viewer.tellAgain(scoring);
    await vi.waitFor(() => expect(viewer.stage.at).toBe('scored'));
    expect(viewer.scene?.sheet).not.toBeNull();
    viewer.goOn();
    await told;
    expect(viewer.at).toBe(last);
  });
});

describe('a step that is interrupted', () => {
  it('is over at once when the next one is taken', async () => {
    const { engine, viewer } = await opened(untilSkipped);
    void viewer.forward();
    await vi.waitFor(() => expect(viewer.step).not.toBeNull());
    const second = viewer.forward();
    await vi.waitFor(() => expect(viewer.step).not.toBeNull());
    expect(viewer.at).toBe(2);
    await vi.waitFor(() => {
      viewer.skip();
      expect(viewer.stage.at).toBe('still');
    });
    await second;
    expect(viewer.scene).toEqual(sceneOf(engine.stand(2).view));
    expect(viewer.story).toEqual(engine.story(2));
  });

  it('is forgotten when another place is wanted', async () => {
    const { engine, viewer } = await opened(untilSkipped);
    const first = viewer.forward();
    await vi.waitFor(() => expect(viewer.step).not.toBeNull());
    await viewer.jump(5);
    await first;
    expect(viewer.scene).toEqual(sceneOf(engine.stand(5).view));
    expect(viewer.story).toEqual(engine.story(5));
  });

  it('is over at once when there is no next one', async () => {
    const { engine, viewer, last } = await opened(untilSkipped);
    await viewer.jump(last - 1);
    void viewer.forward();
    await vi.waitFor(() => expect(viewer.step).not.toBeNull());
    await viewer.forward();
    expect(viewer).toMatchObject({ at: last, stage: { at: 'over' } });
    expect(viewer.scene).toEqual(sceneOf(engine.stand(last).view));
  });

  it('is seen by whoever has just taken a seat', async () => {
    const { engine, viewer } = await opened();
    await viewer.jump(2);
    void viewer.lookAs(null, true);
    await viewer.forward(); // before the answer has come
    expect(viewer).toMatchObject({ at: 3, viewer: null, stage: { at: 'still' } });
    expect(viewer.scene).toMatchObject({ viewer: null, hand: null });
    expect(viewer.story).toEqual(engine.story(3, null));
    expect(viewer.whole).not.toEqual(engine.story(engine.last));
  });

  it('asks nothing more once the table is closed', async () => {
    const { engine, viewer } = await opened(untilSkipped);
    void viewer.play();
    await vi.waitFor(() => expect(viewer.step).not.toBeNull());
    const { length } = engine.asked;
    viewer.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(engine.asked).toHaveLength(length);
    expect(viewer.playing).toBe(false);
  });
});

async function shownToItsEnd<G extends GameTypes, S extends BaseScene>(
  match: Replay<G>,
  presenter: Presenter<G, S>,
) {
  const engine = new RecordedWatch(match);
  const viewer = new ReplayController(engine, presenter, { id: 'm' }, atOnce, withoutPause);
  await viewer.open();
  await viewer.jump(viewer.last - 4);
  await viewer.play();
  expect(viewer.stage).toEqual({ at: 'over' });
  expect(viewer.story).toEqual(engine.story(engine.last));
  expect(viewer.scene).toEqual(presenter.sceneOf(engine.stand(viewer.last).view));
}

it('shows a round of Four Musketeers to its end as it ended', () => shownToItsEnd(four, fourPresenter));
it('shows a match of Mousquetaires du Roy to its end as it ended', () => shownToItsEnd(roy, royPresenter));
