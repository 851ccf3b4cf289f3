import type { Game } from '../../lib/game';
import { company } from '../../lib/guests/company';
import { Host } from '../../lib/guests/host';
import { roomOf } from '../../lib/guests/room';
import type { EngineClient } from '../../worker/client';

/** The table of the match that is stored under that id, as its host: after a reload its guests are awaited again. */
export function hostOf(engine: EngineClient, game: Game, match: string): Host | null {
  if (company.host?.match === match) return company.host;
  const room = roomOf(match);
  // Those people play another match by now; this one is over.
  if (room === null || room.room === company.host?.room) return null;
  const host = Host.back(engine, game, room);
  company.beHost(host);
  return host;
}
