/** For the tests: an engine that gives recorded answers, and a player who always takes the first legal choice. */
import type { Answer, Ask, Op } from '../../worker/protocol';
import { actionOf, nothingPicked, ownPlaces, prepicked, takenFrom, wanted } from './choice';
import { type Engine, type Stage, TableController } from './controller';
import type { Scene } from './scene';

export interface Recorded {
  op: Op;
  body: unknown;
  answer: unknown;
}

/** Gives the answers back in order; a question that was not asked then is an error. */
export class RecordedEngine implements Engine {
  #next = 0;

  constructor(readonly log: readonly Recorded[]) {}

  get left(): number {
    return this.log.length - this.#next;
  }

  async ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    const recorded = this.log[this.#next++];
    const [asked, then] = [
      { op, body },
      { op: recorded?.op, body: recorded?.body },
    ].map((question) => JSON.stringify(question));
    if (asked !== then) throw new Error(`asked ${asked}, recorded was ${then}`);
    return structuredClone(recorded?.answer) as Answer<K>;
  }
}

export interface Course {
  controller: TableController;
  /** The stages in the order in which they were entered. */
  stages: string[];
  /** Every scene that was shown. */
  scenes: Scene[];
  refused: unknown[];
}

/** Plays a match to its end; with `undoAt` the choice after that many actions is taken back once. */
export function play(engine: Engine, id: string, { undoAt = -1 } = {}): Promise<Course> {
  const pace = { beat: () => 0, grace: () => 0 };
  const controller = new TableController(engine, id, pace, () => Promise.resolve());
  const course: Course = { controller, stages: [], scenes: [], refused: [] };
  let undone = false;
  return new Promise((resolve, reject) => {
    let before: Stage | null = null;
    controller.addEventListener('refused', (event) => reject((event as CustomEvent<Error>).detail));
    controller.addEventListener('change', () => {
      const { stage, scene } = controller;
      if (scene && scene !== course.scenes.at(-1)) course.scenes.push(scene);
      if (stage === before) return;
      before = stage;
      course.stages.push(stage.at === 'curtain' ? `curtain-${stage.seat}` : stage.at);
      // As a player would: after the page has been drawn.
      queueMicrotask(() => {
        if (stage.at === 'over') resolve(course);
        else if (stage.at === 'curtain') void controller.takeSeat();
        else if (stage.at === 'scored') controller.goOn();
        else if (stage.at === 'choosing') void controller.act(firstChoice(controller));
        else if (stage.at === 'grace' && !undone && controller.frame?.actions === undoAt) {
          undone = true;
          void controller.undo();
        }
      });
    });
    void controller.open();
  });
}

function firstChoice({ frame }: TableController): NonNullable<ReturnType<typeof actionOf>> {
  const legal = frame?.legal ?? null;
  const cards = frame?.view.hand?.slice(0, wanted(legal)) ?? [];
  const place = prepicked(legal).place ?? [...ownPlaces(legal).keys()][0] ?? null;
  const action = actionOf({ ...nothingPicked, cards, place, source: takenFrom(legal)[0] ?? null }, legal);
  if (!action) throw new Error('no legal action');
  return action;
}
