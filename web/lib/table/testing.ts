/** For the tests: an engine that gives recorded answers, and a player at the table. */
import type { Frame, GameTypes, Update } from '../../generated/bridge';
import type { Answer, Ask, Op } from '../../worker/protocol';
import { type Applied, applyUpdate, type Engine } from './match-client';
import type { Pace, Sleep } from './pace';
import { PlayController } from './play';
import type { Stage } from './playback';
import type { BaseScene, Presenter } from './presenter';
import type { Recorded } from './recorded';

/** What one client was told: each request that was answered by an update, and what that made of its story. */
export function appliedIn<G extends GameTypes>(log: readonly Recorded<G>[]) {
  let story: readonly G['Event'][] = [];
  return log.flatMap((entry) => {
    const answer = entry.answer as Partial<Update<G>> & { update?: Update<G> };
    const { frame, story: patch } = answer.update ?? answer;
    if (!frame || !patch) return [];
    const now: Applied<G> = applyUpdate(story, { frame, story: patch });
    story = now.story;
    return [{ entry, applied: now, news: now.news.map(({ event }) => event) }];
  });
}

/** The actions of a recorded match, by the number of actions before each. */
export function asRecorded<G extends GameTypes>(
  log: readonly Recorded<G>[],
): (frame: Frame<G>) => G['Action'] {
  const acts = new Map(
    log.flatMap(({ op, body, answer }) =>
      op === 'act' ? [[answer.frame.actions - 1, body.action] as const] : [],
    ),
  );
  return ({ actions }) => {
    const action = acts.get(actions);
    if (!action) throw new Error(`nothing recorded after ${actions} actions`);
    return action;
  };
}

/** Gives the answers back in order; a question that was not asked then is an error. */
export class RecordedEngine<G extends GameTypes> implements Engine {
  #next = 0;

  constructor(readonly log: readonly Recorded<G>[]) {}

  get left(): number {
    return this.log.length - this.#next;
  }

  async ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    if (op === 'ponder') return {} as Answer<K>; // whoever thinks ahead is not recorded: how often depends on the clock
    if (op === 'forecast') return { forecast: null } as Answer<K>; // one chooses without it
    const entry = this.log[this.#next++];
    const [asked, then] = [
      { op, ...body },
      { op: entry?.op, ...entry?.body },
    ].map(inOrder);
    if (asked !== then) throw new Error(`asked ${asked}, recorded was ${then}`);
    return structuredClone(entry?.answer) as Answer<K>;
  }
}
const inOrder = (body: object) => JSON.stringify(Object.entries(body).toSorted());

export interface Course<G extends GameTypes, S extends BaseScene> {
  controller: PlayController<G, S>;
  /** The stages in the order in which they were entered. */
  stages: string[];
  /** Every scene that was shown. */
  scenes: S[];
  refused: unknown[];
}

export const atOnce: Pace = { step: () => 0, grace: () => 0, holds: false };
const never: Sleep = () => Promise.resolve();

interface How<G extends GameTypes, S extends BaseScene> {
  readonly undoAt?: number;
  readonly at?: (controller: PlayController<G, S>) => void;
  readonly pace?: Pace;
  readonly sleep?: Sleep;
}

/**
 * Plays a match to its end; with `undoAt` the choice after that many actions is taken back once. `at` sees the table at each
 * stage.
 */
export function play<G extends GameTypes, S extends BaseScene>(
  engine: Engine,
  presenter: Presenter<G, S>,
  id: string,
  choose: (frame: Frame<G>) => G['Action'],
  { undoAt = -1, at = (_: PlayController<G, S>): void => {}, pace = atOnce, sleep = never }: How<G, S> = {},
): Promise<Course<G, S>> {
  const controller = new PlayController(engine, presenter, id, pace, sleep);
  const course: Course<G, S> = { controller, stages: [], scenes: [], refused: [] };
  let undone = false;
  return new Promise((resolve, reject) => {
    let before: Stage | null = null;
    controller.addEventListener('refused', (event) => reject((event as CustomEvent<Error>).detail));
    controller.addEventListener('change', () => {
      const { stage, scene } = controller;
      if (scene && scene !== course.scenes.at(-1)) course.scenes.push(scene);
      if (stage === before) return;
      before = stage;
      at(controller);
      course.stages.push(stage.at === 'curtain' ? `curtain-${stage.seat}` : stage.at);
      // As a player would: after the page has been drawn.
      queueMicrotask(() => {
        if (stage.at === 'over') resolve(course);
        else if (stage.at === 'curtain') void controller.takeSeat();
        else if (stage.at === 'scored' || stage.at === 'held') controller.goOn();
        else if (stage.at === 'choosing' && controller.frame) void controller.act(choose(controller.frame));
        else if (stage.at === 'grace' && !undone && controller.frame?.actions === undoAt) {
          undone = true;
          void controller.undo();
        }
      });
    });
    void controller.open();
  });
}
