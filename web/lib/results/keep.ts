/** Keeps the result of a match that is over, where it lies on its table. */
import type { Frame, GameTypes } from '../../generated/bridge';
import { crc32 } from '../../worker/crc32';
import { listMatches } from '../../worker/saved';
import type { Game } from '../game';
import { learn } from '../learnt';
import { onlyHuman } from '../only-human';
import { keepResult, keptOf } from './kept';

interface Over<G extends GameTypes> {
  readonly id: string;
  readonly game: Game;
  readonly frame: Frame<G>;
  readonly story: readonly G['Event'][];
  /** It has ended just now, and was not only opened again. */
  readonly now: boolean;
}

/** Whose result was deleted, or whom others played, stays out; a match whose end was taken back ends anew. */
export async function keepEnd<G extends GameTypes>({ id, game, frame, story, now }: Over<G>) {
  const { outcome, lesson, practice, problem, names, controllers } = frame;
  if (!outcome || practice || problem !== null || !controllers.includes('human')) return;
  if (lesson) return learn(game.id, lesson);
  const kept = keptOf(id);
  if (kept === false) return;
  const print = printOf(frame, story);
  if (kept?.print === print) return;
  const teller = await game.results();
  const seat = onlyHuman(controllers);
  const ended = { frame, story };
  const lamps = frame.lamps[seat ?? 0] ?? 0;
  keepResult(id, {
    game: game.id,
    when: now ? Date.now() : await storedAt(id),
    names,
    controllers,
    winners: outcome.winners,
    ...teller.ofEnded(ended, seat),
    ...(seat === null ? {} : teller.told(ended, seat)),
    ...(seat !== null && lamps > 0 && { lamps }),
    print,
  });
}

/** Of what everybody was told: the record, with its seed and all cards, is not for the page. */
function printOf<G extends GameTypes>({ view, actions, outcome }: Frame<G>, story: readonly G['Event'][]) {
  const told = story.map(({ type, ...more }) => [type, 'seat' in more ? more.seat : null]);
  return crc32(JSON.stringify([view.options, actions, outcome, told]));
}

const storedAt = async (id: string): Promise<number> =>
  (await listMatches()).find((match) => match.id === id)?.updated ?? Date.now();
