/** Keeps the result of a match that is over, where it lies on its table. */
import type { Frame, GameTypes } from '../../generated/bridge';
import { crc32 } from '../../worker/crc32';
import { listMatches } from '../../worker/saved';
import type { Game } from '../game';
import { KeptNames } from '../kept-names';
import type { Engine } from '../table/match-client';
import { onlyHuman } from './all';
import { keepResult, keptOf } from './kept';

interface Over<G extends GameTypes> {
  readonly id: string;
  readonly game: Game;
  readonly frame: Frame<G>;
  readonly story: readonly G['Event'][];
  readonly engine: Engine;
  /** It has ended just now, and was not only opened again. */
  readonly now: boolean;
}

const lessons = new KeptNames('musketiere.lessons');

export const isLearnt = (game: string, lesson: string): boolean => lessons.has(`${game}/${lesson}`);

/** Whose result was deleted, or whom others played, stays out; a match whose end was taken back ends anew. */
export async function keepEnd<G extends GameTypes>({ id, game, frame, story, engine, now }: Over<G>) {
  const { outcome, lesson, practice, problem, names, controllers } = frame;
  if (!outcome || practice || problem !== null || !controllers.includes('human')) return;
  if (lesson) return lessons.add(`${game.id}/${lesson}`);
  const kept = keptOf(id);
  if (kept === false) return;
  const [teller, { text }] = await Promise.all([game.results(), engine.ask('record', {})]);
  const print = crc32(text);
  if (kept?.print === print) return;
  const seat = onlyHuman(controllers);
  const ended = { frame, story };
  keepResult(id, {
    game: game.id,
    when: now ? Date.now() : await storedAt(id),
    names,
    controllers,
    winners: outcome.winners,
    ...teller.ofEnded(ended, seat),
    ...(seat === null ? {} : teller.told(ended, seat)),
    print,
  });
}

const storedAt = async (id: string): Promise<number> =>
  (await listMatches()).find((match) => match.id === id)?.updated ?? Date.now();
