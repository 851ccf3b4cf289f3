import { describe, expect, it, vi } from 'vitest';
import { onlyAnswer } from '../games/musketiere/table/choice';
import { presenter } from '../games/musketiere/table/presenter';
import { type Scene, sceneOf } from '../games/musketiere/table/scene';
import alone from '../games/musketiere/table/testdata/alone.json';
import duo from '../games/musketiere/table/testdata/duo.json';
import shared from '../games/musketiere/table/testdata/shared.json';
import watched from '../games/musketiere/table/testdata/watched.json';
import type { Event, GameTypes } from '../generated/musketiere';
import { allow } from '../lib/outside/allowed';
import { notesOf } from '../lib/outside/notes';
import type { Engine } from '../lib/table/match-client';
import type { Pace, Sleep } from '../lib/table/pace';
import { PlayController } from '../lib/table/play';
import type { Stage } from '../lib/table/playback';
import type { Flight } from '../lib/table/presenter';
import type { Recorded } from '../lib/table/recorded';
import { appliedIn, asRecorded, atOnce, play as playWith, RecordedEngine } from '../lib/table/testing';
import { EngineError } from '../worker/client';

const seated = vi.hoisted(() => ({ answer: vi.fn(), leave: vi.fn(), seat: vi.fn() }));
vi.mock('../lib/outside/seated', () => ({
  seat: async () => {
    seated.seat();
    return seated;
  },
}));

type Log = readonly Recorded<GameTypes>[];
const recorded = (log: Log) => new RecordedEngine(log);
const play = (engine: RecordedEngine<GameTypes>, id: string, how = {}) =>
  playWith(engine, presenter, id, asRecorded(engine.log), how);

describe('a match against a computer', () => {
  it('is played to its end, one choice of it taken back', async () => {
    const engine = recorded(alone);
    const { controller, stages } = await play(engine, 'alone', { undoAt: 1 });
    expect(engine.left).toBe(0);
    expect(controller.frame?.outcome).not.toBeNull();
    expect(stages.filter((stage) => stage.startsWith('curtain'))).toEqual([]);
    expect(stages).not.toContain('scored'); // the end tells the only game
    expect(stages.slice(-2)).toEqual(['animating', 'over']);
  });

  it('says of what it tells that it comes to a scoring, and to no turn of its player before', async () => {
    const closes = new Map<string, Set<boolean>>();
    const at = ({ stage, closes: now }: { stage: Stage; closes: boolean }) =>
      closes.set(stage.at, new Set([...(closes.get(stage.at) ?? []), now]));
    const scored = ({ type }: Event) => type === 'totals_changed'; // the recorded game is the only one
    const engine = recorded(alone);
    await playWith(engine, { ...presenter, scored }, 'alone', asRecorded(engine.log), { undoAt: 1, at });
    expect(closes.get('scored')).toEqual(new Set([true]));
    expect(closes.get('choosing')).toEqual(new Set([false]));
  });

  it('shows after each answer to its player exactly what its view says', async () => {
    const { scenes } = await play(recorded(alone), 'alone', { undoAt: 1 });
    const shown = new Set(scenes.map((scene) => JSON.stringify(scene)));
    const [_spectators, ...own] = appliedIn(alone);
    for (const { applied } of own) expect(shown).toContain(JSON.stringify(sceneOf(applied.frame.view)));
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
    expect(stages.slice(first, first + 3)).toEqual(['curtain-0', 'animating', 'choosing']);
  });

  it('asks for no answer where there is only one, and gives no time to take that back', async () => {
    const only = appliedIn(shared).filter(({ applied }) => onlyAnswer(applied.frame.legal) !== null);
    expect(only.length, 'it happens').toBeGreaterThan(0);
    // Even if it could be.
    const log = shared.map((entry) =>
      entry.op === 'act'
        ? { ...entry, answer: { ...entry.answer, frame: { ...entry.answer.frame, can_undo: true } } }
        : entry,
    );
    const stages: string[] = [];
    await play(recorded(log), 'shared', {
      at: ({ stage, frame }: PlayController<GameTypes, Scene>) => {
        stages.push(`${stage.at} ${frame?.actions}`);
        if (stage.at === 'choosing') expect(onlyAnswer(frame?.legal ?? null)).toBeNull();
      },
    });
    expect(stages.some((stage) => stage.startsWith('grace'))).toBe(true);
    for (const { applied } of only) expect(stages).not.toContain(`grace ${applied.frame.actions + 1}`);
    // Nor of what is shown all the same.
    const lone = { ...presenter, lone: asRecorded<GameTypes>(log) };
    const { stages: passed } = await playWith(recorded(log), lone, 'shared', asRecorded(log));
    expect(passed).not.toContain('grace');
  });

  it('leaves it to the player where it is refused: his cards lie behind no curtain', async () => {
    const engine = recorded(shared);
    let table: PlayController<GameTypes, Scene> | undefined;
    let refused = 0;
    const refusing = Object.assign(Object.create(engine), {
      log: engine.log,
      ask: async (op: 'act', body: never) => {
        if (op === 'act' && onlyAnswer(table?.frame?.legal ?? null) !== null) {
          if (refused++ > 0) return new Promise(() => {}); // enough
          throw new EngineError({ code: 'storage-conflict', params: {} });
        }
        return engine.ask(op, body);
      },
    });
    const stages: string[] = [];
    const at = (controller: PlayController<GameTypes, Scene>) => {
      table = controller;
      stages.push(controller.stage.at);
    };
    await expect(play(refusing, 'shared', { at })).rejects.toThrow();
    expect(stages.slice(-2), 'he answers himself').toEqual(['choosing', 'animating']);
  });

  it('holds nobody’s cards while the curtain is closed', async () => {
    const engine = recorded(shared);
    const controller = new PlayController(engine, presenter, 'shared', atOnce, async () => {});
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

  it('deals the next game behind the curtain, after all have looked at the scoring', async () => {
    // The recorded game twice: what scores it the first time also deals the second one, to the player in front.
    const [opened, followed, scoring] = [duo[0], duo[1], duo[15]];
    if (opened?.op !== 'open' || followed?.op !== 'follow' || scoring?.op !== 'act')
      throw new Error('not recorded');
    const { frame } = followed.answer;
    const { story } = scoring.answer;
    const events: Event[] = [
      ...story.events.filter(({ type }) => type !== 'match_ended'),
      { type: 'game_started', game: 2, removed: [], pile: 15, aside: 0 },
      { type: 'hand_dealt', seat: 0, count: 12, cards: frame.view.hand ?? [] },
    ];
    const engine = recorded([
      ...duo.slice(0, 15),
      { ...scoring, answer: { frame, story: { ...story, events } } },
      { op: 'follow', body: { client: 'table', seats: [null] }, answer: opened.answer },
      ...duo.slice(1),
    ]);
    const { stages, scenes } = await play(engine, 'duo');
    expect(engine.left).toBe(0);
    const scored = stages.indexOf('scored');
    expect(stages.slice(scored, scored + 4)).toEqual(['scored', 'animating', 'curtain-0', 'choosing']);
    const second = scenes.filter(({ game, duel }) => game === 2 && duel === 0);
    expect(second.length).toBeGreaterThan(1);
    for (const scene of second) expect(scene.hand).toBeNull();
    for (const { sheet, hand, pay } of scenes) if (sheet) expect([hand, pay]).toEqual([null, null]);
  });
});

it('deals a match that has just begun before the eyes of its player', async () => {
  const [opened, followed] = appliedIn(alone);
  const { frame, story } = followed?.applied ?? {};
  const engine = recorded(alone.slice(0, 2));
  const controller = new PlayController(engine, presenter, 'alone', atOnce, async () => {});
  const hands: (number | undefined)[] = [];
  controller.addEventListener('change', () => hands.push(controller.scene?.hand?.length));
  await controller.open();
  expect(hands[0]).toBe(0);
  expect(hands.at(-1)).toBe(12);
  expect(frame && controller.scene).toEqual(frame && sceneOf(frame.view));
  expect(controller.story).toEqual(story);
  expect(controller.story).not.toEqual(opened?.applied.story); // which holds nobody's cards
  expect(controller.stage).toEqual({ at: 'choosing' });
});

it('passes over everything up to the next decision, where its player is in a hurry', async () => {
  const slow: Pace = { step: ({ ms }) => ms, grace: () => 1600, holds: false };
  const untilCut: Sleep = (_, cut) =>
    new Promise((resolve) => {
      if (cut.aborted) resolve();
      cut.addEventListener('abort', () => resolve());
    });
  const controller = new PlayController(recorded(alone.slice(0, 2)), presenter, 'alone', slow, untilCut);
  const opened = controller.open();
  await vi.waitFor(() => expect(controller.step).not.toBeNull());
  controller.hurryOn();
  await opened;
  expect(controller.stage).toEqual({ at: 'choosing' });
});

it('lets a card be taken as soon as it is dealt', async () => {
  const waited: number[] = [];
  const sleep = async (ms: number) => void waited.push(ms);
  const pace = { step: ({ ms }: { ms: number }) => ms, grace: () => 1, holds: false };
  const controller = new PlayController(recorded(alone.slice(0, 2)), presenter, 'alone', pace, sleep);
  const flown: string[] = [];
  controller.addEventListener('change', (event) =>
    flown.push(...(event as CustomEvent<Flight[]>).detail.map(({ to }) => to)),
  );
  await controller.open();
  expect(controller.stage).toEqual({ at: 'choosing' });
  expect(flown.length).toBeGreaterThanOrEqual(12); // they are dealt before his eyes all the same
  expect(waited.length).toBeGreaterThan(0);
  expect(Math.max(...waited)).toBe(1);
});

it('shows no hand when the worker is lost while all look at turned cards', async () => {
  const log = recorded(duo);
  let lost = false;
  const dying: Engine = {
    ask: (op, body) => {
      lost ||= op === 'follow' && shownToAll;
      return lost ? Promise.reject(new Error('worker-died')) : log.ask(op, body);
    },
  };
  const controller = new PlayController(dying, presenter, 'duo', atOnce, async () => {});
  let shownToAll = false;
  let acted: unknown = null;
  const stopped = new Promise<void>((resolve) => {
    controller.addEventListener('refused', () => resolve());
    controller.addEventListener('change', () => {
      const { stage, scene, frame } = controller;
      shownToAll ||= scene?.turned != null && scene.viewer === null;
      if (lost || stage === acted) return;
      acted = stage; // once to each stage
      if (stage.at === 'curtain') queueMicrotask(() => void controller.takeSeat());
      if (stage.at === 'choosing' && frame) queueMicrotask(() => void controller.act(asRecorded(duo)(frame)));
    });
  });
  await controller.open();
  await stopped;
  expect(lost).toBe(true);
  expect(controller.stage).toEqual({ at: 'failed' });
  expect(controller.scene).toMatchObject({ viewer: null, hand: null, pay: null, ownChoice: null });
});

it('plays what has happened in the midst of the story, and keeps it there', async () => {
  const [opened, followed, acted] = alone;
  if (followed?.op !== 'follow' || acted?.op !== 'act' || !opened) throw new Error('not recorded');
  const { frame, story } = acted.answer;
  const [event] = story.events;
  if (!event) throw new Error('nothing has happened');
  const at = story.keep - 1;
  const answer = { frame, story: { ...story, inserted: [{ at, event }], events: [] } };
  const engine = recorded([opened, followed, { ...acted, answer }]);
  const forEver = (ms: number) => new Promise<void>((resolve) => ms === 0 && resolve());
  const pace = { step: () => 0, grace: () => 1, holds: false };
  const controller = new PlayController(engine, presenter, 'alone', pace, forEver);
  await controller.open();
  const before = controller.story;
  const played: Event[] = [];
  controller.addEventListener('change', () => controller.step && played.push(controller.step.event));
  void controller.act(acted.body.action);
  await vi.waitFor(() => expect(controller.stage.at).toBe('grace'));
  expect(new Set(played)).toEqual(new Set([event]));
  expect(controller.story).toEqual([...before.slice(0, at), event, ...before.slice(at)]);
});

it('asks nothing more once it is closed, even while a choice is being taken back', async () => {
  const log = recorded(alone);
  let answerUndo = () => {};
  const engine: Engine = {
    ask: async (op, body) => {
      const answer = await log.ask(op, body);
      if (op === 'undo') await new Promise<void>((resolve) => (answerUndo = resolve));
      return answer;
    },
  };
  const waiting = (ms: number, cut: AbortSignal) =>
    new Promise<void>((resolve) => (ms > 0 ? cut.addEventListener('abort', () => resolve()) : resolve()));
  const controller = new PlayController(
    engine,
    presenter,
    'alone',
    { step: () => 0, grace: () => 1, holds: false },
    waiting,
  );
  await controller.open();
  const act = alone[2];
  if (act?.op !== 'act') throw new Error('not recorded');
  const before = controller.scene;
  void controller.act(act.body.action);
  await vi.waitFor(() => expect(controller.stage.at).toBe('grace'));
  expect(controller.scene).not.toBe(before);
  const undone = controller.undo();
  expect(controller.scene, 'what he takes back lies there at once').toBe(before);
  await vi.waitFor(() => expect(log.left).toBe(alone.length - 4));
  controller.close();
  answerUndo();
  await undone;
  expect(log.left).toBe(alone.length - 4);
});

it('does not answer by itself again what has been taken back', async () => {
  const log = recorded(alone);
  const act = alone[2];
  if (act?.op !== 'act') throw new Error('not recorded');
  let only: GameTypes['Action'] | null = null;
  const waiting: Sleep = (ms, cut) =>
    new Promise((resolve) => (ms > 0 ? cut.addEventListener('abort', () => resolve()) : resolve()));
  const pace = { step: () => 0, grace: () => 1, holds: false };
  const controller = new PlayController(log, { ...presenter, only: () => only }, 'alone', pace, waiting);
  await controller.open();
  void controller.act(act.body.action);
  await vi.waitFor(() => expect(controller.stage.at).toBe('grace'));
  only = act.body.action;
  await controller.undo();
  expect(controller.stage.at).toBe('choosing');
  expect(log.left).toBe(alone.length - 4);
  controller.close();
});

describe('thinking ahead', () => {
  /** A table at which nothing that is told ever ends; `asked` is what has been asked for, in order. */
  async function telling() {
    const log = recorded(watched);
    const asked: string[] = [];
    const engine: Engine = {
      ask: async (op, body) => {
        asked.push(op);
        await new Promise((resolve) => setTimeout(resolve));
        if (op === 'ponder') return { thinking: { seat: 0, progress: 0.5 } } as never;
        return log.ask(op, body);
      },
    };
    const forEver = (ms: number) => new Promise<void>((resolve) => ms === 0 && resolve());
    const controller = new PlayController(
      engine,
      presenter,
      'watched',
      { step: () => 1, grace: () => 1, holds: false },
      forEver,
    );
    void controller.open();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(4));
    return { controller, asked };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  it('goes on while the table tells what happened, and decides nothing', async () => {
    const { controller, asked } = await telling();
    expect(asked.at(-1)).toBe('ponder');
    expect(asked.filter((op) => op === 'advance').length).toBeLessThan(2);
    controller.close();
  });

  it('dies at once when the table is left', async () => {
    const { controller, asked } = await telling();
    controller.close();
    await settled();
    const { length } = asked;
    await settled();
    expect(asked.length).toBe(length);
  });

  it('rests in a tab that nobody sees, and goes on when it is seen', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const { controller, asked } = await telling();
    hidden.mockReturnValue(true);
    await settled();
    const { length } = asked;
    await settled();
    expect(asked.length).toBe(length);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(length));
    controller.close();
    vi.restoreAllMocks();
  });

  it('does not begin while a human is to decide', async () => {
    const log = recorded(alone);
    const asked: [string, string][] = [];
    let controller: PlayController<GameTypes, ReturnType<typeof sceneOf>> | null = null;
    const engine: Engine = {
      ask: (op, body) => {
        asked.push([op, controller?.stage.at ?? '']);
        return log.ask(op, body);
      },
    };
    await playWith(engine, presenter, 'alone', asRecorded(alone), {
      undoAt: 1,
      at: (now) => {
        controller = now;
      },
    });
    expect(asked.some(([op]) => op === 'ponder')).toBe(true);
    expect(asked.filter(([op, at]) => op === 'ponder' && at === 'choosing')).toEqual([]);
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
  const at = (engine: Engine) => new PlayController(engine, presenter, 'alone', atOnce, async () => {});

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
    const opening = alone.slice(0, 2);
    const engine = recorded([...opening, ...opening]);
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

  it('does not let the player choose when the match cannot be opened again', async () => {
    let gone = false;
    const engine = recorded(alone);
    const controller = at({
      ask: (op, body) => (gone ? Promise.reject(new Error('match-missing')) : engine.ask(op, body)),
    });
    await controller.open();
    expect(controller.stage).toEqual({ at: 'choosing' });
    gone = true;
    await controller.open();
    expect(controller.stage).toEqual({ at: 'failed' });
  });

  it('puts the table away when the data file it is played by is not here any more', async () => {
    const engine = recorded(alone);
    const controller = at({
      ask: (op, body) =>
        op === 'act'
          ? Promise.reject(new EngineError({ code: 'data-missing', params: { data: 'mine 0123' } }))
          : engine.ask(op, body),
    });
    await controller.open();
    await controller.act({ type: 'choose_pay', cards: ['', '', ''] });
    expect([controller.frame, controller.stage]).toEqual([null, { at: 'failed' }]);
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

it('leaves a match of another game to the table of that game', async () => {
  const controller = new PlayController(
    recorded(alone),
    { ...presenter, game: 'four_musketeers' },
    'alone',
    atOnce,
    () => Promise.resolve(),
  );
  const elsewhere: unknown[] = [];
  controller.addEventListener('elsewhere', (event) => elsewhere.push((event as CustomEvent).detail));
  await controller.open();
  expect(elsewhere).toEqual([{ page: 'match', game: 'musketiere' }]);
  expect(controller.frame).toBeNull();
  expect(controller.stage).toEqual({ at: 'opening' });
});

describe('a player of the visitor at the table', () => {
  const own = 1;
  const said = { line: '{}', seconds: 0.1, begun: true };
  const note = { seat: own, action: 3, printed: 'I hold', fault: '', text: '', line: 0, cut: false };
  const question = { seat: own, anew: false, seconds: 5, packed: 'sealed' };

  /** The recorded match, whose computer player is one of the visitor's: what it advances by, a reply brings. */
  const asOwn = (faults: readonly string[] = []) => {
    const log = alone.map((entry) => {
      if (!('answer' in entry) || !('frame' in entry.answer)) return entry;
      const { frame } = entry.answer;
      return {
        ...entry,
        answer: { ...entry.answer, frame: { ...frame, controllers: ['human', 'external'] } },
      };
    });
    const engine = recorded(log as typeof alone);
    let update: unknown;
    const replies: unknown[] = [];
    const wrapped: Engine = {
      ask: async (op, body) => {
        if (op === 'question') return question as never;
        if (op === 'visitors') return { players: [null, { name: 'mine', text: written.text }] } as never;
        if (op === 'written') return { notes: [note] } as never;
        if (op === 'reply') {
          replies.push(body);
          const fault = faults[replies.length - 1] ?? '';
          return { update, seat: own, player: 'mine', fault, line: 3 } as never;
        }
        const answer = await engine.ask(op, body);
        if (op !== 'advance' || !('update' in (answer as object))) return answer;
        ({ update } = answer as { update?: unknown });
        return { own } as never;
      },
    };
    return { wrapped, replies, engine };
  };

  const written = { text: 'of mine' };
  const begin = async (text = 'of mine') => {
    seated.seat.mockClear();
    seated.answer.mockReset().mockResolvedValue(said);
    seated.leave.mockReset();
    written.text = text;
    await allow(['of mine']);
  };

  it('is shown before it runs where a file has brought it, and runs when the visitor says so', async () => {
    await begin('of a stranger');
    const { wrapped } = asOwn();
    let opened: Promise<unknown> | null = null; // it was recorded once, and is opened twice
    const engine: Engine = {
      ask: async (op, body) => {
        if (op !== 'open') return wrapped.ask(op, body);
        opened ??= wrapped.ask(op, body);
        return (await opened) as never;
      },
    };
    const controller = new PlayController(engine, presenter, 'alone', atOnce, async () => {});
    await controller.open();
    const players = [{ name: 'mine', text: 'of a stranger' }];
    expect(controller.stage).toEqual({ at: 'strangers', players });
    expect(controller.scene).toBeNull();
    expect(seated.seat).not.toHaveBeenCalled();
    await controller.admit();
    expect(controller.stage.at).not.toBe('strangers');
    await vi.waitFor(() => expect(seated.seat).toHaveBeenCalled());
  });

  it('is no concern of a guest, at whose device it does not run', async () => {
    await begin('of a stranger');
    const { wrapped } = asOwn();
    const asked: string[] = [];
    const engine: Engine = {
      ask: (op, body) => {
        asked.push(op);
        return wrapped.ask(op, body);
      },
    };
    const elsewhere = { thinks: false, isAway: () => false, laid() {}, moved() {} };
    const remote = Object.assign(new EventTarget(), elsewhere);
    const how = [atOnce, async () => {}, undefined, remote] as const;
    const controller = new PlayController(engine, presenter, 'alone', ...how);
    await controller.open();
    expect(asked).toContain('open');
    expect(asked).not.toContain('visitors');
    expect(['strangers', 'failed']).not.toContain(controller.stage.at);
  });

  it('is asked in its sandbox, thinks as ours do, and plays to the end; its faults are told', async () => {
    await begin();
    const { wrapped, replies, engine } = asOwn(['raised', '', 'move-time']);
    const told = new Set<unknown>();
    const tell = (event: { readonly type: string }) => told.add((event as CustomEvent<unknown>).detail);
    const { controller } = await playWith(wrapped, presenter, 'alone', asRecorded(alone), {
      undoAt: 1,
      at: (playing) => playing.addEventListener('fault', tell),
    });
    expect(engine.left).toBe(0);
    expect(controller.frame?.outcome).not.toBeNull();
    expect(notesOf('alone')).toEqual([note]);
    expect(replies.length).toBeGreaterThan(5);
    expect(seated.answer.mock.calls).toEqual(replies.map(() => [question]));
    expect(replies).toEqual(replies.map(() => ({ client: 'table', said })));
    expect([...told]).toEqual(
      ['raised', 'move-time'].map((fault) => ({ seat: own, player: 'mine', fault, line: 3 })),
    );
    controller.close();
    await vi.waitFor(() => expect(seated.leave).toHaveBeenCalledOnce());
  });

  it('is shown as thinking, and not heard any more once the table is left', async () => {
    await begin();
    const { wrapped, replies } = asOwn();
    const waiting: Engine = {
      ask: async (op, body) => (op === 'advance' ? ({ own } as never) : wrapped.ask(op, body)),
    };
    let answer: (said: unknown) => void = () => {};
    seated.answer.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const controller = new PlayController(waiting, presenter, 'alone', atOnce, async () => {});
    await controller.open();
    const { frame } = controller;
    if (!frame) throw new Error('the match is not open');
    const acting = controller.act(asRecorded(alone)(frame));
    await vi.waitFor(() => expect(seated.answer).toHaveBeenCalled());
    expect(controller.thinking).toEqual({ seat: own, progress: 0 });
    controller.close();
    answer(said);
    await acting;
    expect(replies).toEqual([]);
    expect(seated.leave).toHaveBeenCalledOnce();
  });
});

describe('a match of several devices', () => {
  it('leaves an open decision as it is where news comes that is none any more', async () => {
    const remote = Object.assign(new EventTarget(), {
      thinks: true,
      isAway: () => false,
      laid: () => {},
      moved: () => {},
    });
    const engine = recorded(alone);
    const controller = new PlayController(
      engine,
      presenter,
      'alone',
      atOnce,
      async () => {},
      undefined,
      remote,
    );
    await controller.open();
    const { run, frame, story } = controller;
    expect(controller.stage).toEqual({ at: 'choosing' });
    const nothing = { keep: story.length, changed: [], inserted: [], events: [] };
    const decision = frame?.decision && { ...frame.decision, secret: false };
    const open = { ...frame, decision };
    const asked = vi.spyOn(engine, 'ask').mockResolvedValue({ frame: open, story: nothing } as never);
    remote.dispatchEvent(new Event('news'));
    await vi.waitFor(() => expect(controller.frame).toEqual(open));
    expect(asked).toHaveBeenCalledOnce();
    expect(controller.stage).toEqual({ at: 'choosing' });
    expect(controller.run).toBe(run);
  });

  it('asks what has happened where another was quicker, and this one was refused for it', async () => {
    const remote = Object.assign(new EventTarget(), {
      thinks: true,
      isAway: () => false,
      laid: () => {},
      moved: () => {},
    });
    const engine = recorded(alone);
    const controller = new PlayController(
      engine,
      presenter,
      'alone',
      atOnce,
      async () => {},
      undefined,
      remote,
    );
    await controller.open();
    const { frame, story } = controller;
    const nothing = { keep: story.length, changed: [], inserted: [], events: [] };
    const asked = vi.spyOn(engine, 'ask').mockImplementation(async (op) => {
      if (op === 'poll') return { frame, story: nothing } as never;
      remote.dispatchEvent(new Event('news')); // while this one waits for its answer
      throw new EngineError({ code: 'illegal-action', params: {} });
    });
    await controller.act({ type: 'play_card', card: '1/0' });
    await vi.waitFor(() => expect(asked.mock.calls.map(([op]) => op)).toEqual(['act', 'poll']));
  });

  it('says so where what another one did could not be kept, as long as it lies on the table', async () => {
    const isAway = (seat: number) => seat > 0;
    const remote = Object.assign(new EventTarget(), {
      thinks: true,
      isAway,
      laid: () => {},
      moved: () => {},
    });
    const engine = recorded(shared);
    const controller = new PlayController(
      engine,
      presenter,
      'shared',
      atOnce,
      async () => {},
      undefined,
      remote,
    );
    const refused: unknown[] = [];
    controller.addEventListener('refused', (event) => refused.push((event as CustomEvent).detail));
    await controller.open();
    remote.dispatchEvent(new Event('behind'));
    expect(refused).toEqual([new EngineError({ code: 'storage-conflict', params: {} })]);
    controller.close();
    remote.dispatchEvent(new Event('behind'));
    expect(refused).toHaveLength(1);
  });
});
