/** What a lesson is explaining at the table, until it is read or the player goes on. */
import type { TemplateResult } from 'lit';
import type { Frame, GameTypes } from '../../generated/bridge';
import { type Args, t } from '../i18n';
import type { Stage } from './playback';
import type { BaseScene } from './presenter';

export interface Moment<G extends GameTypes, S extends BaseScene> {
  readonly frame: Frame<G>;
  readonly scene: S;
  readonly stage: Stage;
  readonly event: G['Event'] | null;
}
/**
 * Something worth explaining: the message that explains it, the part of the table it speaks of, as a selector, what its
 * words need to know, and whether they ask for something.
 */
export type Topic = readonly [topic: string, about: string, args?: Args, asks?: true];
export interface Hint {
  readonly topic: string;
  /** Null where it points at nothing. */
  readonly about: string | null;
  /** What its words name besides, in the same way: that must be seen too. */
  readonly also: string | null;
  readonly text: string;
  /** It goes when what it asks for is done: it need only be put away by whoever looks for what lies below. */
  readonly asks: boolean;
}
/** A topic whose words ask for something. */
export const toDo = (topic: string, about: string, args: Args = {}): Topic => [topic, about, args, true];

/** What the words of a topic name besides what they point at, as a selector. */
export type Named = Readonly<Record<string, string>>;

/** The most urgent of the topics that has not been heard. */
export function hintOf(topics: readonly Topic[], heard: ReadonlySet<string>, named: Named = {}): Hint | null {
  const found = topics.find(([name]) => !heard.has(name));
  if (!found) return null;
  const [topic, about, args, asks = false] = found;
  return { topic, about, also: named[topic] ?? null, text: t(topic, args), asks };
}

/** Who whispers it: a title, a face where there is one, and what it is called to put it away where it has a name. */
export interface Whisperer {
  readonly title: string;
  readonly away?: string;
  readonly face?: TemplateResult;
}

export class Lesson {
  hint: Hint | null = null;
  readonly #heard = new Set<string>();
  #skipped = false;
  #waiting: (() => void) | null = null;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** All that there was to say is being said. */
  get ends(): boolean {
    return this.hint?.topic.endsWith('-end') === true;
  }

  /** A new situation takes the place of what was being explained; what no longer holds goes. */
  listen(hintFor: (heard: ReadonlySet<string>) => Hint | null): void {
    if (this.#skipped) return;
    const hint = hintFor(this.#heard);
    if (hint?.topic === this.hint?.topic) return;
    this.done();
    this.hint = hint;
  }

  readonly done = (): void => {
    if (this.hint) this.#heard.add(this.hint.topic);
    this.hint = null;
    this.#waiting?.();
    this.#waiting = null;
    this.#changed();
  };

  /** Whoever begins to answer when all has been said plays on. */
  answered(): void {
    if (this.ends) this.done();
  }

  /** Resolves when what is being explained has been read. */
  read(): Promise<void> {
    return new Promise((resolve) => {
      if (this.hint) this.#waiting = resolve;
      else resolve();
    });
  }

  readonly skip = (): void => {
    this.#skipped = true;
    this.done();
  };
}
