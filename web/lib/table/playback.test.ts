/** A sheet waits to be read wherever one comes, also twice in one answer: somebody may have slept meanwhile. */
import { describe, expect, it, vi } from 'vitest';
import type { GameTypes } from '../../generated/bridge';
import type { Applied, Engine } from './match-client';
import { Playback } from './playback';
import type { BaseScene, Presenter } from './presenter';

const scene: BaseScene = { viewer: null };
const presenter = {
  game: 'musketiere',
  sceneOf: () => scene,
  animate: (_: BaseScene, event: unknown) => [{ scene, event, ms: 0, flights: [] }],
  scored: ({ type }: { type: string }, next: { type: string } | null) =>
    type === 'closed' && next?.type !== 'ended',
} as unknown as Presenter<GameTypes, BaseScene>;

class Told extends Playback<GameTypes, BaseScene> {
  override async open() {}
  hear(events: readonly string[]): Promise<void> {
    this.scene = scene;
    const news = events.map((type, at) => ({ at, event: { type } }));
    return this.tell(this.run, {
      frame: { view: null, outcome: events.at(-1) === 'ended' ? {} : null },
      before: [],
      news,
    } as unknown as Applied<GameTypes>);
  }
}

it('is known to come as long as one is still to be told', async () => {
  const engine = { ask: () => Promise.reject(new Error('nothing is asked')) } as unknown as Engine;
  const pace = { step: () => 0, grace: () => 0, holds: false };
  const told = new Told(engine, presenter, pace, () => Promise.resolve());
  const seen: [string, boolean][] = [];
  told.addEventListener('change', () => {
    seen.push([told.stage.at, told.closes]);
    if (told.stage.at === 'scored') queueMicrotask(() => told.goOn());
  });
  await told.hear(['played', 'closed', 'played', 'closed', 'played']);
  expect(seen.filter(([at]) => at === 'scored')).toEqual([
    ['scored', true],
    ['scored', true],
  ]);
  const [first, second] = [
    seen.findIndex(([at]) => at === 'scored'),
    seen.findLastIndex(([at]) => at === 'scored'),
  ];
  expect(seen.slice(0, second + 1).every(([, closes]) => closes)).toBe(true);
  expect(seen.slice(second + 1).some(([, closes]) => closes)).toBe(false);
  expect(first).toBeLessThan(second);
});

it('can be left before it has been told: what follows is told in its own time again', async () => {
  const engine = { ask: () => Promise.reject(new Error('nothing is asked')) } as unknown as Engine;
  const pace = { step: () => 100, grace: () => 0, holds: false };
  const slept: number[] = [];
  const told: Told = new Told(engine, presenter, pace, async () => {
    slept.push(told.story.length);
    if (slept.length === 1) told.leaveSheet();
  });
  const seen: string[] = [];
  told.addEventListener('change', () => seen.push(`${told.stage.at} ${told.closes}`));
  await told.hear(['played', 'played', 'closed', 'begun', 'played']);
  expect(seen.some((one) => one.startsWith('scored'))).toBe(false);
  expect([told.closes, told.story.length]).toEqual([false, 5]);
  expect(slept, 'before it was left, and what follows').toEqual([0, 3, 4]);
});

it('is left early by somebody who waits to decide: he is told what follows in its own time, too', async () => {
  class Awaited extends Told {
    protected override get awaited(): boolean {
      return true;
    }
  }
  const engine = { ask: () => Promise.reject(new Error('nothing is asked')) } as unknown as Engine;
  const slept: number[] = [];
  const told: Told = new Awaited(
    engine,
    presenter,
    { step: () => 1500, grace: () => 0, holds: false },
    async (ms) => {
      slept.push(ms);
      if (slept.length === 1) told.leaveSheet();
    },
  );
  await told.hear(['played', 'played', 'played', 'played', 'closed', 'begun']);
  expect(slept).toEqual([1500, 1500]);
});

it('whoever is asked for what passes by itself still waits to decide, and is told ever faster', async () => {
  class Asked extends Told {
    override frame = {} as never;
    protected override get awaited(): boolean {
      return true;
    }
    async asks() {
      this.show({ stage: { at: 'choosing' } });
      this.show({ stage: { at: 'animating' } });
    }
  }
  const engine = { ask: () => Promise.reject(new Error('nothing is asked')) } as unknown as Engine;
  const course = async (isLone: boolean) => {
    const slept: number[] = [];
    const lone = { ...presenter, lone: () => (isLone ? {} : null) } as typeof presenter;
    const told = new Asked(engine, lone, { step: () => 1500, grace: () => 0, holds: false }, async (ms) => {
      slept.push(ms);
    });
    await told.hear(['played', 'played', 'played']);
    await told.asks();
    await told.hear(['played']);
    return slept.at(-1) ?? 0;
  };
  expect(await course(false)).toBe(1500);
  expect(await course(true)).toBeLessThan(800);
});

it('comes where the game says so by what follows; that the match ends is known too', async () => {
  const engine = { ask: () => Promise.reject(new Error('nothing is asked')) } as unknown as Engine;
  const pace = { step: () => 0, grace: () => 0, holds: false };
  const course = async (events: readonly string[]) => {
    const told = new Told(engine, presenter, pace, () => Promise.resolve());
    const seen = new Set<string>();
    told.addEventListener('change', () => {
      const { stage, closes, ends } = told;
      seen.add([stage.at, closes && 'closes', ends && 'ends'].filter(Boolean).join(' '));
      if (stage.at === 'scored') queueMicrotask(() => told.goOn());
    });
    await told.hear(events);
    return [...seen];
  };
  expect(await course(['played', 'closed', 'ended'])).toEqual(['opening ends', 'opening']);
  expect(await course(['closed', 'begun'])).toEqual(['opening closes', 'scored closes', 'animating']);
});

describe('what a player should not miss', () => {
  const held = {
    ...presenter,
    held: (_: BaseScene, next: { type: string } | null) => next?.type === 'cleared',
  };
  class Fought extends Told {
    protected override get awaited(): boolean {
      return true;
    }
  }
  const course = (Watched: typeof Told, holds: boolean, more: object = {}) => {
    const engine = { ask: () => Promise.reject(new Error('nothing is asked')) } as unknown as Engine;
    const presenterOf = { ...held, ...more } as unknown as Presenter<GameTypes, BaseScene>;
    return new Watched(engine, presenterOf, { step: () => 0, grace: () => 0, holds }, () =>
      Promise.resolve(),
    );
  };

  it('lies there until he goes on', async () => {
    const told = course(Fought, true);
    const over = told.hear(['struck', 'cleared', 'played']);
    await vi.waitFor(() => expect(told.stage.at).toBe('held'));
    expect(told.story).toHaveLength(1);
    told.goOn();
    await over;
    expect([told.stage.at, told.story.length]).toEqual(['animating', 3]);
  });

  it.each([
    ['watches', Told, true, false],
    ['wants it brisk, or without motion', Fought, false, false],
    ['goes on to his next decision', Fought, true, true],
  ])('goes by where he %s', async (_, Watched, holds, hurries) => {
    const told = course(Watched, holds);
    const stages = new Set<string>();
    told.addEventListener('change', () => stages.add(told.stage.at));
    if (hurries) told.hurryOn();
    await told.hear(['struck', 'cleared', 'played']);
    expect(stages.has('held')).toBe(false);
  });

  it.each([
    ['plays', Fought, true],
    ['watches computers alone', Told, false],
  ])('stops the hurry at a sheet for whoever %s', async (_, Watched, stops) => {
    const told = course(Watched, true);
    const stages = new Set<string>();
    told.addEventListener('change', () => {
      stages.add(told.stage.at);
      if (told.stage.at === 'scored') queueMicrotask(() => told.goOn());
    });
    told.hurryOn();
    await told.hear(['played', 'closed', 'played']);
    expect(stages.has('scored')).toBe(stops);
    expect([told.closes, told.story.length]).toEqual([false, 3]);
  });

  it.each([
    ['watches', Told, false],
    ['wants it brisk and hurries', Fought, true],
  ])('is introduced to whoever plays, not to him who watches: %s', async (_, Watched, waits) => {
    const told = course(Watched, false, { introduces: held.held });
    const stages = new Set<string>();
    told.addEventListener('change', () => {
      stages.add(told.stage.at);
      if (told.stage.at === 'held') queueMicrotask(() => told.goOn());
    });
    told.hurryOn();
    await told.hear(['struck', 'cleared', 'played']);
    expect(stages.has('held')).toBe(waits);
  });
});
