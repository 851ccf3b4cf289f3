import { describe, expect, it, vi } from 'vitest';
import type { Answer, Ask, Op } from '../../worker/protocol';
import { sceneOf as fourSceneOf } from '../four_musketeers/scene';
import { telling as fourTelling } from '../four_musketeers/telling';
import type { Musketiere } from '../musketiere/protocol';
import { type Scene, sceneOf } from '../musketiere/scene';
import { telling } from '../musketiere/telling';
import type { Sleep } from './pace';
import type { Engine } from './teller';
import four from './testdata/four_musketeers.json';
import musketiere from './testdata/musketiere.json';
import { atOnce } from './testing';
import { ViewerController } from './viewer';

/** Answers, in any order, what was recorded; a question nobody asked then is an error. */
class Recorded implements Engine {
  readonly asked: string[] = [];
  readonly #answers: Map<string, unknown>;

  constructor(log: unknown) {
    const entries = log as { op: string; body: unknown; answer: unknown }[];
    this.#answers = new Map(entries.map(({ op, body, answer }) => [key(op, body), answer]));
  }

  async ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    const question = key(op, body);
    this.asked.push(question);
    const answer = this.#answers.get(question);
    if (answer === undefined) throw new Error(`not recorded: ${question}`);
    return structuredClone(answer) as Answer<K>;
  }

  stand(at: number): Answer<'watch', Musketiere> {
    return this.#answers.get(key('watch', { viewer: 0, since: at, at, open: false })) as Answer<
      'watch',
      Musketiere
    >;
  }

  get whole(): Answer<'watch', Musketiere> {
    const [, whole] = [...this.#answers.values()];
    return whole as Answer<'watch', Musketiere>;
  }
}
const key = (op: string, body: unknown) => `${op} ${JSON.stringify(body)}`;

type Viewer = ViewerController<Musketiere, Scene>;
const withoutPause = async () => {};
const watch = (engine: Engine, sleep: Sleep = withoutPause): Viewer =>
  new ViewerController(engine, telling, { id: 'm' }, atOnce, sleep);

/** A table that goes on only when it is skipped. */
const untilSkipped = (_: number, cut: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (cut.aborted) resolve();
    else cut.addEventListener('abort', () => resolve());
  });

async function opened(
  sleep: Sleep = withoutPause,
): Promise<{ engine: Recorded; viewer: Viewer; last: number }> {
  const engine = new Recorded(musketiere);
  const viewer = watch(engine, sleep);
  await viewer.open();
  return { engine, viewer, last: engine.whole.steps.length - 1 };
}

/** What is on the table from now on, scene by scene. */
function scenesOf(viewer: Viewer): (Scene | null)[] {
  const scenes = [viewer.scene];
  viewer.addEventListener('change', () => {
    if (viewer.scene !== scenes.at(-1)) scenes.push(viewer.scene);
  });
  return scenes;
}

describe('a finished match', () => {
  it('is opened at its beginning, through the eyes of its only human', async () => {
    const { engine, viewer, last } = await opened();
    expect(viewer).toMatchObject({
      at: 0,
      last,
      viewer: 0,
      unveiled: false,
      views: null,
      stage: { at: 'still' },
    });
    expect(viewer.scene).toEqual(sceneOf(engine.stand(0).frame.view));
    expect(viewer.whole).toEqual(engine.whole.events);
    expect(viewer.story).toEqual(viewer.whole.slice(0, engine.whole.steps[0]));
  });

  it('is told action by action, and stands after each as it stood then', async () => {
    const { engine, viewer } = await opened();
    const scenes = scenesOf(viewer);
    for (let at = 1; at <= 6; at += 1) {
      scenes.splice(0, scenes.length, viewer.scene);
      await viewer.forward();
      expect(viewer.at).toBe(at);
      expect(viewer.scene).toEqual(sceneOf(engine.stand(at).frame.view));
      expect(viewer.story).toEqual(viewer.whole.slice(0, engine.whole.steps[at]));
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
      expect(viewer.scene).toEqual(sceneOf(engine.stand(at).frame.view));
      expect(viewer.story).toEqual(viewer.whole.slice(0, engine.whole.steps[at]));
      expect(viewer.beat).toBeNull();
      expect(scenes).toHaveLength(2);
    }
    await viewer.jump(-1);
    expect(viewer.at).toBe(0);
    await viewer.jump(last + 1);
    expect(viewer.at).toBe(last);
  });

  it('goes on by itself to its end, over a scoring too, and then from the beginning', async () => {
    const { engine, viewer, last } = await opened();
    await viewer.jump(last - 4);
    const stages: string[] = [];
    viewer.addEventListener('change', () => {
      if (viewer.stage.at !== stages.at(-1)) stages.push(viewer.stage.at);
    });
    await viewer.play();
    expect(viewer).toMatchObject({ at: last, playing: false, stage: { at: 'over' } });
    expect(stages).toEqual(['telling', 'scored', 'telling', 'over']);
    expect(viewer.scene).toEqual(sceneOf(engine.stand(last).frame.view));
    expect(viewer.story).toEqual(viewer.whole);

    const from: number[] = [];
    viewer.addEventListener('change', () => from.push(viewer.at));
    viewer.addEventListener('change', () => viewer.at === 2 && viewer.playing && viewer.stop());
    await viewer.play();
    expect(from).toContain(0);
    expect(viewer).toMatchObject({ at: 2, playing: false, stage: { at: 'still' } });
  });

  it('waits at a scoring for who goes step by step', async () => {
    const { viewer, last } = await opened();
    await viewer.jump(last - 1);
    const told = viewer.forward();
    await vi.waitFor(() => expect(viewer.stage.at).toBe('scored'));
    viewer.goOn();
    await told;
    expect(viewer.stage).toEqual({ at: 'over' });
  });

  it('tells a scoring again from just before it', async () => {
    const { viewer, last } = await opened();
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
    await vi.waitFor(() => expect(viewer.beat).not.toBeNull());
    const second = viewer.forward();
    await vi.waitFor(() => expect(viewer.beat).not.toBeNull());
    expect(viewer.at).toBe(2);
    await vi.waitFor(() => {
      viewer.skip();
      expect(viewer.stage.at).toBe('still');
    });
    await second;
    expect(viewer.scene).toEqual(sceneOf(engine.stand(2).frame.view));
    expect(viewer.story).toEqual(viewer.whole.slice(0, engine.whole.steps[2]));
  });

  it('is forgotten when another place is wanted', async () => {
    const { engine, viewer } = await opened(untilSkipped);
    const first = viewer.forward();
    await vi.waitFor(() => expect(viewer.beat).not.toBeNull());
    await viewer.jump(5);
    await first;
    expect(viewer.scene).toEqual(sceneOf(engine.stand(5).frame.view));
    expect(viewer.story).toEqual(viewer.whole.slice(0, engine.whole.steps[5]));
  });

  it('asks nothing more once the table is closed', async () => {
    const { engine, viewer } = await opened(untilSkipped);
    void viewer.play();
    await vi.waitFor(() => expect(viewer.beat).not.toBeNull());
    const { length } = engine.asked;
    viewer.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(engine.asked).toHaveLength(length);
    expect(viewer.playing).toBe(false);
  });
});

describe('the eyes', () => {
  it('change without the place, and open every hand', async () => {
    const { viewer } = await opened();
    await viewer.jump(3);
    await viewer.lookAs(null, true);
    expect(viewer).toMatchObject({ at: 3, viewer: null, unveiled: true, stage: { at: 'still' } });
    expect(viewer.scene).toMatchObject({ viewer: null, hand: null });
    expect(viewer.views?.map(({ seat }) => seat)).toEqual(viewer.frame?.names.map((_, seat) => seat));
    for (const view of viewer.views ?? []) expect(view.hand?.length).toBeGreaterThan(0);
    for (const event of viewer.whole) if (event.type === 'hand_dealt') expect(event.cards).toBeUndefined();
  });

  it('are an onlooker’s with all cards open, where the match came in a link', async () => {
    const engine = new Recorded(musketiere);
    const asked: unknown[] = [];
    const linked: Engine = {
      ask: (op, body) => {
        asked.push([op, body]);
        return op === 'show'
          ? (engine.ask('open', { id: 'm', viewer: null }) as never)
          : engine.ask(op, body);
      },
    };
    const source = { code: '1.musketiere.x.y', names: ['A', 'B'] };
    const viewer = new ViewerController<Musketiere, Scene>(linked, telling, source, atOnce, withoutPause);
    await viewer.open();
    expect(asked[0]).toEqual(['show', source]);
    expect(viewer).toMatchObject({ viewer: null, unveiled: true });
  });
});

describe('what cannot be watched here', () => {
  const elsewhere = async (engine: Engine, game = telling) => {
    const viewer = new ViewerController<Musketiere, Scene>(engine, game, { id: 'm' }, atOnce, withoutPause);
    const heard: unknown[] = [];
    viewer.addEventListener('elsewhere', (event) => heard.push((event as CustomEvent).detail));
    await viewer.open();
    expect(viewer.scene).toBeNull();
    return heard;
  };

  it('is a match in play: it has a table', async () => {
    const engine = new Recorded(musketiere);
    const inPlay: Engine = {
      ask: async (op, body) => {
        const answer = (await engine.ask(op, body)) as Answer<'open'>;
        return { ...answer, frame: { ...answer.frame, outcome: null } } as never;
      },
    };
    expect(await elsewhere(inPlay)).toEqual([{ page: 'match', game: 'musketiere' }]);
  });

  it('is a match of another game', async () => {
    const other = { ...telling, game: 'four_musketeers' as const };
    expect(await elsewhere(new Recorded(musketiere), other)).toEqual([{ page: 'watch', game: 'musketiere' }]);
  });
});

it('goes on where it was after the worker was lost', async () => {
  const engine = new Recorded(musketiere);
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
  expect(viewer.scene).toEqual(sceneOf(engine.stand(6).frame.view));
});

it('shows a round of Four Musketeers to its end as it ended', async () => {
  const engine = new Recorded(four);
  const viewer = new ViewerController(engine, fourTelling, { id: 'm' }, atOnce, withoutPause);
  await viewer.open();
  await viewer.jump(viewer.last - 4);
  await viewer.play();
  expect(viewer.stage).toEqual({ at: 'over' });
  expect(viewer.story).toEqual(engine.whole.events);
  const end = engine.stand(viewer.last).frame.view as unknown as Parameters<typeof fourSceneOf>[0];
  expect(viewer.scene).toEqual(fourSceneOf(end));
});
