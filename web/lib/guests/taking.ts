/** A match is handed over: the part of the device that becomes its host. */
import { type EngineClient, EngineError, ONLOOKER } from '../../worker/client';
import { relinquish } from '../../worker/handed';
import type { Games } from '../game';
import type { Guest } from './guest';
import { Host } from './host';
import { takeData } from './lent-data';
import type { Link } from './link';
import { forgetPending, keepPending } from './pending';
import { keepRoom, type Room } from './room';
import { type Handed, readHost, type Stage } from './words';

const refused = (code: string) => new EngineError({ code, params: {} });

/**
 * Looks through what was handed over and stores it. Rejects with an `EngineError` where it is not the match that this
 * device has taken part in, or cannot be kept.
 */
export async function receive(
  engine: EngineClient,
  guest: Guest,
  { room, sealed, data }: Handed,
): Promise<void> {
  const { stage, seat, agreement } = guest;
  const isOurs =
    stage !== null &&
    seat !== null &&
    room.room === guest.room &&
    room.table === stage.table &&
    room.game === stage.game &&
    room.seats.length === stage.places.length &&
    room.seats.every(({ controller }, at) => (controller === 'host') === (at === seat)) &&
    room.handed === undefined &&
    (room.epoch ?? 0) > guest.epoch;
  if (!isOurs) throw refused('handed-unfair');
  const giveBack = await takeData(engine, agreement ?? stage, data);
  try {
    await store(engine, guest, stage, seat, { room, sealed });
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function store(
  engine: EngineClient,
  guest: Guest,
  stage: Stage,
  seat: number,
  { room, sealed }: Omit<Handed, 'data'>,
): Promise<void> {
  const { agreement } = guest;
  const isTold = await guest.hearAll();
  const known = agreement && {
    commitments: [...agreement.commitments],
    game: agreement.game,
    options: agreement.options,
    seats: [seat],
    story: isTold ? [...guest.story] : null,
  };
  await engine.ask('receive', { id: room.match, sealed, known });
  const { commitments: _, ...told } = room;
  try {
    keepPending({
      ...told,
      options: stage.options,
      ...(agreement && { commitments: agreement.commitments }),
    });
  } catch {
    await relinquish(room.match).catch(() => {});
    throw refused('handed-not-kept');
  }
}

/** From here on the match is this device's. Rejects as the engine does; then it can be tried again. */
export async function takeUp(engine: EngineClient, games: Games, room: Room): Promise<Host> {
  keepRoom(room);
  await engine.ask('adopt', { ...ONLOOKER, id: room.match });
  forgetPending();
  return Host.back(engine, games.get(room.game), room);
}

/** The host before leads the others here, as long as there is a way to him. */
export function invite(host: Host, link: Link): void {
  let last: string | null = null;
  const tell = () => {
    const code = host.entrance.meeting?.code ?? null;
    if (code === null || code === last) return;
    last = code;
    link.send(JSON.stringify({ code }));
  };
  link.onmessage = (text) => {
    const said = readHost(text);
    if (said && 'code' in said) host.entrance.accept(said.code).catch(() => {}); // whoever it was is invited anew
  };
  link.onstate = (state) => {
    if (state === 'closed') host.removeEventListener('change', tell);
  };
  host.addEventListener('change', tell);
  host.entrance.open().then(tell, () => {}); // where the browser cannot, it says so when one asks for a way in
}
