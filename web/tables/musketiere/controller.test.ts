import { describe, expect, it } from 'vitest';
import type { Frame, Table } from '../../worker/protocol';
import { type Engine, TableController } from './controller';
import { sceneOf } from './scene';
import alone from './testdata/alone.json';
import duo from './testdata/duo.json';
import shared from './testdata/shared.json';
import watched from './testdata/watched.json';
import { play, type Recorded, RecordedEngine } from './testing';

const recorded = (log: unknown) => new RecordedEngine(log as Recorded[]);
const frames = (log: unknown): Frame[] => (log as { answer: Table }[]).map(({ answer }) => answer.frame);

describe('a match against a computer', () => {
  it('is played to its end, one choice of it taken back', async () => {
    const engine = recorded(alone);
    const { controller, stages } = await play(engine, 'alone', { undoAt: 1 });
    expect(engine.left).toBe(0);
    expect(controller.frame?.outcome).not.toBeNull();
    expect(stages.filter((stage) => stage.startsWith('curtain'))).toEqual([]);
    expect(stages.slice(-3)).toEqual(['scored', 'telling', 'over']);
  });

  it('shows after each answer exactly what its view says', async () => {
    const { scenes } = await play(recorded(alone), 'alone', { undoAt: 1 });
    const shown = new Set(scenes.map((scene) => JSON.stringify(scene)));
    for (const { view } of frames(alone)) expect(shown).toContain(JSON.stringify(sceneOf(view)));
  });

  it('has told its whole story in the end', async () => {
    const { controller } = await play(recorded(alone), 'alone', { undoAt: 1 });
    const told = controller.story.map((event) => event.type);
    const duels = controller.frame?.view.duels.length ?? 0;
    expect(told.filter((type) => type === 'duel_decided')).toHaveLength(duels);
    expect(told.at(-1)).toBe('match_ended');
  });
});

describe('a match of two humans on one device', () => {
  it('closes the curtain before another human decides, and not before the same one goes on', async () => {
    const { stages } = await play(recorded(shared), 'shared');
    const meetings = stages.filter((stage) => stage.startsWith('curtain'));
    expect(meetings).toEqual(['curtain-0', 'curtain-1', 'curtain-0', 'curtain-1', 'curtain-1']);
    const first = stages.indexOf('curtain-0', stages.indexOf('curtain-1'));
    expect(stages.slice(first, first + 4)).toEqual(['curtain-0', 'choosing', 'telling', 'choosing']);
  });

  it('holds nobody’s cards while the curtain is closed', async () => {
    const engine = recorded(shared);
    const controller = new TableController(
      engine,
      'shared',
      { beat: () => 0, grace: () => 0 },
      async () => {},
    );
    await controller.open();
    expect(controller.stage).toEqual({ at: 'curtain', seat: 0 });
    expect(controller.scene).toMatchObject({ viewer: null, hand: null, pay: null, ownChoice: null });
    expect(controller.frame?.legal).toBeNull();
  });

  it.each([
    ['by a computer', 'shared', shared],
    ['by the player in front', 'duo', duo],
  ])('shows no hand while cards are turned up for all to see, the last one laid %s', async (_, id, log) => {
    const { scenes } = await play(recorded(log), id);
    const turned = scenes.filter(({ turned, verdict }) => turned !== null && verdict === null);
    expect(turned.length).toBeGreaterThan(0);
    for (const scene of turned) expect(scene.hand ?? []).toEqual([]);
  });
});

it('plays a match without humans for a spectator', async () => {
  const { stages, controller } = await play(recorded(watched), 'watched');
  expect(stages).not.toContain('choosing');
  expect(controller.scene?.viewer).toBeNull();
});

describe('when the engine refuses', () => {
  const refusing = (refused: string): Engine => {
    const engine = recorded(alone);
    return {
      ask: (op, body) => (op === refused ? Promise.reject(new Error('refused')) : engine.ask(op, body)),
    };
  };
  const at = (engine: Engine) =>
    new TableController(engine, 'alone', { beat: () => 0, grace: () => 0 }, async () => {});

  it('gives the cards back and lets the player choose again', async () => {
    const controller = at(refusing('act'));
    await controller.open();
    const before = controller.scene;
    const [first, second, third] = before?.hand ?? [];
    await controller.act({ type: 'choose_pay', cards: [first ?? '', second ?? '', third ?? ''] });
    expect(controller.stage).toEqual({ at: 'choosing' });
    expect(controller.scene).toEqual(before);
  });

  it('is built again where it was after the worker was lost', async () => {
    const [opened, looked] = alone as unknown as Recorded[];
    if (!opened || !looked) throw new Error('nothing recorded');
    const engine = new RecordedEngine([opened, looked, opened, looked]);
    const dying: Engine = {
      ask: (op, body) => (op === 'act' ? Promise.reject(new Error('worker-died')) : engine.ask(op, body)),
    };
    const controller = at(dying);
    await controller.open();
    const { scene } = controller;
    await controller.act({ type: 'choose_pay', cards: ['', '', ''] });
    await controller.open();
    expect(engine.left).toBe(0);
    expect(controller.stage).toEqual({ at: 'choosing' });
    expect(controller.scene).toEqual(scene);
  });

  it('says so when the match cannot be opened', async () => {
    const controller = at(refusing('open'));
    let refused = false;
    controller.addEventListener('refused', () => {
      refused = true;
    });
    await controller.open();
    expect(refused).toBe(true);
    expect(controller.stage).toEqual({ at: 'failed' });
  });
});
