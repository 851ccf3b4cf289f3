import { html, type TemplateResult } from 'lit';
import type { Game } from '../../lib/game';
import { company } from '../../lib/guests/company';
import { Host } from '../../lib/guests/host';
import { type Room, roomOf } from '../../lib/guests/room';
import type { EngineClient } from '../../worker/client';
import './handed';

/** What stands at the address of a match that others play at their own devices: its table, or where it has gone. */
export function hosted(
  engine: EngineClient,
  game: Game,
  match: string,
  table: (host: Host | null) => TemplateResult,
): TemplateResult {
  const handing = company.host?.match === match ? company.host.handing : null;
  if (handing) return html`<mk-handing .handing=${handing} .step=${handing.step}></mk-handing>`;
  const room = roomOf(match);
  if (room?.handed !== undefined) return html`<mk-handed .room=${room}></mk-handed>`;
  return table(hostOf(engine, game, match, room));
}

/** The table of the match that is stored under that id, as its host: after a reload its guests are awaited again. */
function hostOf(engine: EngineClient, game: Game, match: string, room: Room | null): Host | null {
  if (company.host?.match === match) return company.host;
  // Those people play another match by now; this one is over.
  if (room === null || room.room === company.host?.room) return null;
  const host = Host.back(engine, game, room);
  company.beHost(host);
  return host;
}
