/** From what is wished for to a match: the engine says what is offered and whether it will do. */
import type { AskStart } from '../../generated/bridge';
import { type EngineClient, ONLOOKER } from '../../worker/client';
import { newId } from '../../worker/ids';
import type { Options } from '../../worker/protocol';
import { assignCharacters } from '../computers';
import { effortOf } from '../effort';
import { type Game, seatedAt } from '../game';
import { OwnPlayers } from '../outside/players';
import { Fields, type Judgement } from './fields';
import type { Form } from './form';
import type { Player } from './player';
import { chosen, optionsOf, type SetUp, type Wishes } from './wishes';

export interface Judged extends Judgement {
  /** As the engine understands them; null if it refuses them. */
  readonly options: Options | null;
}

export async function judge(engine: EngineClient, game: Game, { wishes }: SetUp): Promise<Judged> {
  // What is offered depends on what is chosen; what was chosen before and is offered no more is left out.
  const { specs } = await engine.ask('check', { game: game.id, options: chosen(wishes) });
  const options = optionsOf(wishes, specs);
  const { errors, warnings, seating } = await engine.ask('check', { game: game.id, options });
  return { specs, errors, warnings, seating, options: errors.length === 0 ? options : null };
}

/** Which of the players sit down, by seat. */
export function seatedPlayers(game: Game, form: Form, fields: Fields, { players }: SetUp): readonly number[] {
  return seatedAt(game, (id) => fields.value(id), form.seats(fields), players.length);
}

/** The fields of a judged set-up that nobody changes any more. */
export const settled = (judged: Judged, setUp: SetUp): Fields => new Fields(judged, setUp, (_: Wishes) => {});

/**
 * Starts a match and gives its id. `own`: among whom the visitor's players are looked for; `shares`: from which its seed
 * follows, where several devices deal.
 */
export async function startMatch(
  engine: EngineClient,
  game: Game,
  options: Options,
  players: readonly Player[],
  {
    own = new OwnPlayers(),
    shares,
  }: { readonly own?: OwnPlayers; readonly shares?: AskStart['shares'] } = {},
): Promise<string> {
  const id = newId();
  const seats = assignCharacters(players.map(({ controller }) => controller));
  const sitting = own.sitting(seats);
  if (sitting.players) {
    const { allow } = await import('../outside/allowed');
    await allow(sitting.players.flatMap((player) => player?.text ?? []));
  }
  await engine.ask('start', {
    ...ONLOOKER,
    id,
    effort: await effortOf(engine),
    game: game.id,
    options,
    ...sitting,
    names: players.map(({ name }) => name.trim()),
    ...(shares ? { shares } : {}),
  });
  return id;
}
