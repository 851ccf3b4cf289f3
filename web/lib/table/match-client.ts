/** The page's end of a client of the open match: asks in its name, and puts together the story that it is told. */
import type {
  Advance,
  Frame,
  GameTypes,
  PlacedEvent,
  Replied,
  Said,
  ThinkingSeat,
  Update,
} from '../../generated/bridge';
import type { Answer, Ask, Op } from '../../worker/protocol';

export interface Engine {
  ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>>;
}

/** The table as it is now, and what an update has made of the story. */
export interface Applied<G extends GameTypes> {
  readonly frame: Frame<G>;
  /** The whole story. */
  readonly story: readonly G['Event'][];
  /** The story without the news. */
  readonly before: readonly G['Event'][];
  /**
   * What has happened since, in the order in which it is told; each is put in among what has been told by then. None
   * where something was taken back, or the client stands at an earlier moment.
   */
  readonly news: readonly PlacedEvent<G>[];
}

/** Raises `RangeError` where the update stands on more than there is: an answer has been missed. */
export function applyUpdate<G extends GameTypes>(
  story: readonly G['Event'][],
  { frame, story: { keep, changed, inserted, events } }: Update<G>,
): Applied<G> {
  if (keep > story.length) throw new RangeError(`${keep} events are to be kept of ${story.length}`);
  const before = story.slice(0, keep);
  for (const { at, event } of changed) before[at] = event;
  const end = before.length + inserted.length;
  const news = [...inserted, ...events.map((event, i) => ({ at: end + i, event }))];
  const whole = [...before];
  for (const { at, event } of news) whole.splice(at, 0, event);
  return keep < story.length
    ? { frame, story: whole, before: whole, news: [] }
    : { frame, story: whole, before, news };
}

type Updating = { [K in Op]: Answer<K> extends Update ? K : never }[Op];

/** What one advance has come to. */
interface Advanced<G extends GameTypes> {
  readonly thinking: ThinkingSeat | null;
  /** The seat of a player that the visitor has written, if that must decide. */
  readonly own: number | null;
  readonly applied: Applied<G> | null;
}

/** All answers speak the words of one game: no other match is opened by these clients. */
export class MatchClient<G extends GameTypes> {
  /** All that it has been told, as it sees it now. */
  story: readonly G['Event'][] = [];

  constructor(
    private readonly engine: Engine,
    readonly name: string,
  ) {}

  /** Asks what is answered by an update. */
  async ask<K extends Updating>(op: K, body: Omit<Ask<K, G>, 'client'>): Promise<Applied<G>> {
    const asked = { client: this.name, ...body } as unknown as Ask<K>;
    return this.#take((await this.engine.ask(op, asked)) as Update<G>);
  }

  /** Lets the computer players think for about `budget` milliseconds: what is new, or who still thinks; or nobody must. */
  async advance(budget: number): Promise<Advanced<G>> {
    const answer = await this.engine.ask('advance', { client: this.name, budget });
    const { thinking = null, own = null, update } = answer as Advance<G>;
    return { thinking, own, applied: update ? this.#take(update) : null };
  }

  /** Hands in what a player of the visitor has said: what is new, and what was wrong with it. */
  async reply(said: Said): Promise<{ applied: Applied<G>; replied: Omit<Replied<G>, 'update'> }> {
    const answer = await this.engine.ask('reply', { client: this.name, said });
    const { update, ...replied } = answer as Replied<G>;
    return { applied: this.#take(update), replied };
  }

  #take(update: Update<G>): Applied<G> {
    const taken = applyUpdate(this.story, update);
    this.story = taken.story;
    return taken;
  }
}
