/** What tests of the table need. */
import type { Counsel, Danger, Event, Frame, GameTypes, Lead } from '../../../generated/mousquetaires_du_roy';
import type { Applied, Engine } from '../../../lib/table/match-client';
import { Playback } from '../../../lib/table/playback';
import { presenter } from './presenter';
import type { Scene } from './scene/scene';

const PLACE = { time: 'quest', honour: 'louvre', constance: 'paris', siege: 'la_rochelle' } as const;

/** That nothing can be done about, and no dice decide, unless it is told otherwise. */
export const dangerOf = (way: Danger['way'], more: Partial<Danger>): Danger => ({
  way,
  place: PLACE[way],
  turns: 20,
  soonest: more.turns ?? 20,
  tonight: 0,
  remedy: 0,
  within: null,
  barred: false,
  ...more,
});

/** Where nothing is counselled. */
export const silent: Counsel = {
  danger: dangerOf('time', { turns: 20 }),
  besides: [],
  quest: 16,
  best: null,
  dare: null,
  lead: null,
  rival: null,
  vain: [],
  risks: [],
};

/** A way to a challenge that can be met in this turn. */
export const lead: Lead = {
  side: 'team',
  musketeer: 0,
  do: 'move',
  piece: null,
  trade: null,
  place: 'louvre',
  task: 'challenge',
  number: 0,
  doer: 0,
  today: true,
  lacks: null,
  better: null,
  ready: false,
  dares: false,
  night: null,
};

/** What the buttons of a turn are drawn with, where nobody has looked at anything yet. */
export const around = (own: Frame) =>
  ({
    own,
    people: { roster: { names: [], viewer: 0 }, view: own.view },
    shown: null,
    chosen: 'louvre',
    picked: false,
    drawer: null,
    open: () => {},
    close: () => {},
    act: () => {},
    posed: false,
    goOn: () => {},
    hints: 'on',
    ending: false,
    end: () => {},
  }) as const;

/** Is told, from a scene, what has happened since the first event, as somebody is told who waits to decide again. */
export class Told extends Playback<GameTypes, Scene> {
  constructor(
    holds: boolean,
    private readonly friends = false,
  ) {
    const engine = { ask: () => Promise.reject(new Error('nothing is asked')) } as unknown as Engine;
    super(engine, presenter, { step: () => 0, grace: () => 0, holds }, () => Promise.resolve());
  }
  override async open() {}
  protected override get awaited(): boolean {
    return true;
  }
  /** Friends wait at other devices. */
  protected override get isWaitedFor(): boolean {
    return this.friends;
  }
  hear(
    scene: Scene,
    [first, ...events]: readonly Event[],
    outcome: object | null = null,
    view = scene.view,
  ): Promise<void> {
    this.scene = scene;
    const frame = { view, outcome } as unknown as Frame;
    const before = first ? [first] : [];
    const news = events.map((event, at) => ({ at: at + before.length, event }));
    return this.tell(this.run, { frame, before, story: [], news } satisfies Applied<GameTypes>);
  }
}
