/** The players that the visitor has written, kept on this device. */
import type { SeatController, OwnPlayer as Sitting } from '../../generated/bridge';
import { newId } from '../../worker/ids';

export interface OwnPlayer {
  readonly id: string;
  readonly game: string;
  /** That of its file, without an ending. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** What it was when it was tried, the newest first. */
  readonly older: readonly Version[];
  /** The mark of the task for which it was begun. */
  readonly task?: string;
  /** It came with a backup, and nobody has said yet that it may run here. */
  readonly brought?: boolean;
}

export interface Version {
  readonly text: string;
  readonly at: number;
}

export const KEY = 'musketiere.players';
/** Versions that are kept of each. */
const VERSIONS = 10;
/** Characters of a name. */
export const LONGEST_NAME = 40;

/** What the form for a new match calls who is decided for by one of them. */
const PREFIX = 'own:';
export const controllerOf = ({ id }: OwnPlayer): SeatController => `${PREFIX}${id}`;

/** Events: `change`. */
export class OwnPlayers extends EventTarget {
  #all: Readonly<Record<string, OwnPlayer>> = read();
  /** Those of somebody else. */
  readonly #visiting = new Map<string, OwnPlayer>();
  /** Whether the browser keeps them beyond this visit. */
  isKept = true;

  /** Another tab may have written. */
  readonly follow = ({ key }: StorageEvent): void => {
    if (key !== KEY) return;
    this.#all = read();
    this.dispatchEvent(new Event('change'));
  };

  of(game: string): readonly OwnPlayer[] {
    return [...Object.values(this.#all), ...this.#visiting.values()]
      .filter((player) => player.game === game)
      .sort((a, b) => b.changed - a.changed);
  }

  /** The one that was changed last of those begun for that task. */
  forTask(game: string, task: string): OwnPlayer | undefined {
    return this.of(game).find((player) => player.task === task);
  }

  find(id: string): OwnPlayer | undefined {
    return this.#all[id] ?? this.#visiting.get(id);
  }

  /** Those that may run. */
  ready(game: string): readonly OwnPlayer[] {
    return this.of(game).filter(({ brought }) => !brought);
  }

  /** Whether that is the text of one that may run, as it is or was. */
  wrote(text: string): boolean {
    return Object.values(this.#all).some(
      (player) => !player.brought && [player, ...player.older].some((one) => one.text === text),
    );
  }

  /** Whether that stands in the text of one of them, as it is or was. */
  mention(part: string): boolean {
    return Object.values(this.#all).some((player) =>
      [player, ...player.older].some(({ text }) => text.includes(part)),
    );
  }

  /** It may run here. */
  accept(id: string): void {
    const { brought: _, ...player } = this.#all[id] ?? {};
    if ('id' in player) this.#put(player as OwnPlayer);
  }

  /** Who is meant by that controller, and may run. */
  meant(controller: SeatController): OwnPlayer | undefined {
    const player = controller.startsWith(PREFIX) ? this.find(controller.slice(PREFIX.length)) : undefined;
    return player?.brought ? undefined : player;
  }

  /** Who decides at the seats of a match to be begun, as the engine wants to know it. */
  sitting(seats: readonly SeatController[]): { controllers: SeatController[]; players?: (Sitting | null)[] } {
    const own = seats.map((controller) => this.meant(controller));
    const controllers = seats.map((controller, seat) => (own[seat] ? 'external' : controller));
    if (!own.some(Boolean)) return { controllers };
    return { controllers, players: own.map((one) => (one ? { name: one.name, text: one.text } : null)) };
  }

  /** One of somebody else, as long as this object lives: it is kept nowhere. */
  admit(game: string, name: string, text: string): OwnPlayer {
    const player = { id: newId(), game, name: plain(name), text, changed: Date.now(), older: [] };
    this.#visiting.set(player.id, player);
    return player;
  }

  /** A new one; its name gets a number where another has it. */
  add(game: string, name: string, text: string, task?: string): OwnPlayer {
    const made = { id: newId(), game, name: this.#free(game, name), text, changed: Date.now(), older: [] };
    const player = task === undefined ? made : { ...made, task };
    this.#put(player);
    return player;
  }

  write(id: string, text: string): void {
    const player = this.#all[id];
    if (player && player.text !== text) this.#put({ ...player, text, changed: Date.now() });
  }

  rename(id: string, name: string): void {
    const player = this.#all[id];
    if (player && player.name !== plain(name))
      this.#put({ ...player, name: this.#free(player.game, name, id), changed: Date.now() });
  }

  /** Keeps what it is now as one of its versions: it is about to be tried. */
  keepVersion(id: string): void {
    const player = this.#all[id];
    if (!player || player.older[0]?.text === player.text) return;
    const older = [{ text: player.text, at: Date.now() }, ...player.older].slice(0, VERSIONS);
    this.#put({ ...player, older });
  }

  remove(id: string): void {
    const { [id]: _, ...rest } = this.#all;
    this.#keep(rest);
  }

  /** One that was removed, as it was. */
  restore(player: OwnPlayer): void {
    this.#put(player);
  }

  #free(game: string, name: string, id?: string): string {
    const taken = new Set(
      this.of(game)
        .filter((player) => player.id !== id)
        .map((player) => player.name),
    );
    const wanted = plain(name);
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted} ${number}`;
    return free;
  }

  #put(player: OwnPlayer): void {
    this.#keep({ ...this.#all, [player.id]: player });
  }

  #keep(all: Readonly<Record<string, OwnPlayer>>): void {
    this.#all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
    this.dispatchEvent(new Event('change'));
  }
}

/** As it may stand in the name of a file. */
const plain = (name: string): string =>
  name
    .replace(/\.py$/i, '')
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME) || 'player';

function read(): Readonly<Record<string, OwnPlayer>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(([id, one]) => isPlayer(one) && one.id === id),
    );
  } catch {
    return {};
  }
}

const isVersion = (one: unknown): boolean => {
  const { text, at } = (one ?? {}) as Partial<Version>;
  return typeof text === 'string' && typeof at === 'number';
};

function isPlayer(one: unknown): one is OwnPlayer {
  const { id, game, name, text, changed, older, task, brought } = (one ?? {}) as Partial<OwnPlayer>;
  return (
    [id, game, name, text].every((given) => typeof given === 'string') &&
    typeof changed === 'number' &&
    ['string', 'undefined'].includes(typeof task) &&
    ['boolean', 'undefined'].includes(typeof brought) &&
    Array.isArray(older) &&
    older.every(isVersion)
  );
}
