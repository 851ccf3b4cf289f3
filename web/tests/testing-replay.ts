/** For the tests: the lesson of Musketiere, played out and watched, from what `tools/recordings.py` has written. */

import { presenter } from '../games/musketiere/table/presenter';
import type { Scene } from '../games/musketiere/table/scene';
import lesson from '../games/musketiere/table/testdata/replay.json';
import type { Frame, GameTypes, Seats, StoryPatch, Update } from '../generated/bridge';
import type * as musketiere from '../generated/musketiere';
import type { Engine } from '../lib/table/match-client';
import type { Sleep } from '../lib/table/pace';
import type { Replay } from '../lib/table/recorded';
import { ReplayController } from '../lib/table/replay';
import { atOnce } from '../lib/table/testing';
import type { Answer, Ask, Op } from '../worker/protocol';

interface Follower<G extends GameTypes> {
  readonly seats: Seats;
  readonly at: number;
  readonly story: readonly G['Event'][];
}

/** Tells its clients of a match that is over as the bridge does; a moment that was not recorded is an error. */
export class RecordedWatch<G extends GameTypes> implements Engine {
  readonly asked: string[] = [];
  readonly #match: Replay<G>;
  #clients = new Map<string, Follower<G>>();

  constructor(match: Replay<G>) {
    this.#match = match;
  }

  async ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    this.asked.push(`${op} ${JSON.stringify(body)}`);
    if (op === 'moments') return { events: [...this.#match.moments] } as Answer<K>;
    if (op === 'open' || op === 'show') this.#clients.clear();
    const { client, ...wanted } = body as { client: string; seats?: Seats; at?: number };
    return this.#update(client, wanted) as Answer<K>;
  }

  /** The table as it was first seen from there after so many actions. */
  stand(at: number, seats: Seats = [0]): Frame<G> {
    const [viewer = null, ...others] = seats;
    const found = this.#match.frames.find(
      (frame) =>
        frame.actions === at && frame.viewer === viewer && (frame.views !== null) === others.length > 0,
    );
    if (!found) throw new Error(`not recorded: ${at} from ${seats}`);
    return found;
  }

  get last(): number {
    return this.#match.moments.length - 1;
  }

  /** What has happened after so many actions, as it is known there. */
  story(at: number, viewer: number | null = 0): readonly G['Event'][] {
    const known = this.#match.stories.find((one) => one.viewer === viewer);
    if (!known) throw new Error(`not recorded: ${viewer}`);
    return known.events.slice(0, this.#match.moments[at]);
  }

  #update(name: string, wanted: Partial<Follower<G>>): Update<G> {
    const before: Follower<G> = this.#clients.get(name) ?? { seats: [], at: this.last, story: [] };
    const now = { ...before, ...wanted };
    const [viewer = null] = now.seats;
    const story = this.story(now.at, viewer);
    this.#clients.set(name, { ...now, story });
    // Where a client joins or looks from elsewhere, the table is not looked at before it is put at a moment.
    const isSeeking = wanted.at !== undefined;
    const frame = isSeeking ? this.stand(now.at, now.seats) : this.stand(this.last, []);
    return structuredClone({ frame, story: patch<G>(before.story, story) });
  }
}

function patch<G extends GameTypes>(
  told: readonly G['Event'][],
  story: readonly G['Event'][],
): StoryPatch<G> {
  const keep = Math.min(told.length, story.length);
  const isOther = (at: number) => JSON.stringify(told[at]) !== JSON.stringify(story[at]);
  const changed = story.slice(0, keep).flatMap((event, at) => (isOther(at) ? [{ at, event }] : []));
  return { keep, changed, inserted: [], events: story.slice(keep) };
}

export type Viewer = ReplayController<musketiere.GameTypes, Scene>;
export const withoutPause = async () => {};
export const watch = (engine: Engine, sleep: Sleep = withoutPause, told = presenter): Viewer =>
  new ReplayController(engine, told, { id: 'm' }, atOnce, sleep);

/** A table that goes on only when it is skipped. */
export const untilSkipped = (_: number, cut: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (cut.aborted) resolve();
    else cut.addEventListener('abort', () => resolve());
  });

export const recordedLesson = () => new RecordedWatch(lesson);

export async function opened(sleep: Sleep = withoutPause, told = presenter) {
  const engine = recordedLesson();
  const viewer = watch(engine, sleep, told);
  await viewer.open();
  return { engine, viewer, last: engine.last };
}

/** What is on the table from now on, scene by scene. */
export function scenesOf(viewer: Viewer): (Scene | null)[] {
  const scenes = [viewer.scene];
  viewer.addEventListener('change', () => {
    if (viewer.scene !== scenes.at(-1)) scenes.push(viewer.scene);
  });
  return scenes;
}
