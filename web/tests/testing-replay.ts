/** For the tests: the lesson of Musketiere, played out and watched, with the answers of `testdata/record.py`. */

import { presenter } from '../games/musketiere/table/presenter';
import type { Scene } from '../games/musketiere/table/scene';
import type { GameTypes } from '../generated/musketiere';
import type { Engine } from '../lib/table/match-client';
import type { Sleep } from '../lib/table/pace';
import { ReplayController } from '../lib/table/replay';
import { atOnce } from '../lib/table/testing';
import type { Answer, Ask, Op } from '../worker/protocol';
import musketiere from './testdata/musketiere.json';

/** Answers, in any order, what was recorded; a question nobody asked then is an error. */
export class RecordedWatch implements Engine {
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

  stand(at: number): Answer<'watch', GameTypes> {
    return this.#answers.get(key('watch', { viewer: 0, since: at, at, open: false })) as Answer<
      'watch',
      GameTypes
    >;
  }

  get whole(): Answer<'watch', GameTypes> {
    const [, whole] = [...this.#answers.values()];
    return whole as Answer<'watch', GameTypes>;
  }
}
const key = (op: string, body: unknown) => `${op} ${JSON.stringify(body)}`;

export type Viewer = ReplayController<GameTypes, Scene>;
export const withoutPause = async () => {};
export const watch = (engine: Engine, sleep: Sleep = withoutPause): Viewer =>
  new ReplayController(engine, presenter, { id: 'm' }, atOnce, sleep);

/** A table that goes on only when it is skipped. */
export const untilSkipped = (_: number, cut: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (cut.aborted) resolve();
    else cut.addEventListener('abort', () => resolve());
  });

export async function opened(
  sleep: Sleep = withoutPause,
): Promise<{ engine: RecordedWatch; viewer: Viewer; last: number }> {
  const engine = new RecordedWatch(musketiere);
  const viewer = watch(engine, sleep);
  await viewer.open();
  return { engine, viewer, last: engine.whole.steps.length - 1 };
}

/** What is on the table from now on, scene by scene. */
export function scenesOf(viewer: Viewer): (Scene | null)[] {
  const scenes = [viewer.scene];
  viewer.addEventListener('change', () => {
    if (viewer.scene !== scenes.at(-1)) scenes.push(viewer.scene);
  });
  return scenes;
}
