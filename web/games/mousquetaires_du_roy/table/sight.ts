/** Where whoever plays looks: at which place, and at whose hand. What he has not touched follows what happens. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type {
  Action,
  Event,
  Frame,
  Legal,
  Musketeer,
  Place,
  View,
} from '../../../generated/mousquetaires_du_roy';
import { goalOf, sentTo, shutBy } from './counsel/lead';
import { actingIn } from './hand/hand';
import { find } from './scene/choice';
import { MANNING, type Scene } from './scene/scene';
import { deedAt } from './told/deed';
import { plottedAt } from './told/news';

/** What is done at a place for good. */
const DEEDS = ['challenge', 'duel', 'inn', 'passage', 'reinforce'] as const;
/** Whether one looks at the place that is spoken of: not where one stands and something can be done, or all is done. */
const leads = ({ view }: Scene, legal: Legal | null) =>
  view.asking === 'next' ||
  view.asking === 'destination' ||
  (view.asking === 'action' && view.actions > 0 && DEEDS.every((type) => find(legal, type) === null));
/** What happens to his belongings: the place that is looked at stays. */
const ASIDE: ReadonlySet<Event['type']> = new Set([
  'adventure_drawn',
  'bought',
  'exchanged',
  'purse',
  'epic',
]);
/** Milliseconds in which a mouse only passes over a place. */
const PASSES = 120;

/** What has been looked at in a Musketeer's turn, and whether counsel has led there. */
interface Looked {
  readonly active: Musketeer;
  readonly here: Place | null;
  readonly place: Place;
  readonly isLed: boolean;
}

/** What is told to whoever looks. */
interface Told {
  readonly story: readonly Event[];
  /** What is happening now. */
  readonly event: Event | null;
  /** He has read what Milady has done in this turn. */
  readonly hasRead: boolean;
}

const hereIn = ({ active, musketeers }: View): Place | null =>
  active === null ? null : (musketeers[active]?.place ?? null);

export class Sight implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #place: Place | null = null;
  #glance: Place | null = null;
  #fellow: Musketeer | null = null;
  #looked: Looked | null = null;
  /** Whose turn the place was chosen for. */
  #turnOf: Musketeer | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#soon);
  }

  /** The place that he has touched. */
  get place(): Place | null {
    return this.#place;
  }

  /** The place over which a mouse rests: it is shown, and nothing is chosen. */
  get glance(): Place | null {
    return this.#glance;
  }

  /** Null follows what happens. */
  look(place: Place | null): void {
    this.#place = place;
    this.#host.requestUpdate();
  }

  /** The Musketeer whose hand he looks at. */
  meet(who: Musketeer): void {
    this.#fellow = who;
    this.#host.requestUpdate();
  }

  readonly rest = (place: Place | null) => {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => {
      this.#glance = place;
      this.#host.requestUpdate();
    }, PASSES);
  };

  /** What a mouse rests on is not looked at any more. */
  away(): void {
    clearTimeout(this.#soon);
    this.#glance = null;
    this.#host.requestUpdate();
  }

  /** Something is asked anew. */
  opens({ active, asking }: View): void {
    this.#fellow = null;
    this.away();
    if (asking !== 'action' || active !== this.#turnOf) this.#place = null;
    if (active !== this.#turnOf) this.#looked = null; // his turn has been begun anew, too
    this.#turnOf = active;
  }

  /** While something is asked of the reader: what he has touched, or what it is about. */
  asked(frame: Frame, scene: Scene, { story, hasRead }: Told): Place {
    const { spot, view } = scene;
    const goal = goalOf(frame);
    const sent = sentTo(frame);
    const place =
      this.#place ??
      (MANNING.has(view.asking) ? view.milady.mission_place : null) ??
      (view.asking === 'lay' ? 'quest' : null) ??
      deedAt(story) ?? // it is looked at until something else is done
      (view.asking === 'next' && !hasRead ? plottedAt(story) : null) ??
      sent ?? // wherever counsel leads in the end, and whatever can be done here
      this.#lookedAt(view, goal) ??
      (leads(scene, frame.legal) ? goal : null) ??
      hereIn(view) ??
      (view.asking === 'close' ? shutBy(frame) : view.milady.own?.destination) ?? // another place may be closed
      spot ??
      'louvre';
    if (view.asking === 'action' && view.active !== null) {
      const isLed = place === goal || place === sent || (this.#looked?.place === place && this.#looked.isLed);
      this.#looked = { active: view.active, here: hereIn(view), place, isLed };
    }
    return place;
  }

  /** Meanwhile: what he has touched, or where something happens. */
  happening({ spot, view }: Scene, { event }: Told): Place {
    const aside = event === null || ASIDE.has(event.type);
    return this.#place ?? (aside ? this.#lookedAt(view, null) : null) ?? spot ?? hereIn(view) ?? 'louvre';
  }

  /**
   * As long as whoever acts stands where he stood and is not sent away, what is looked at stays: counsel marks another place.
   * From where it has led it leads back, once it is to be done where he stands.
   */
  #lookedAt(view: View, goal: Place | null): Place | null {
    const looked = this.#looked;
    const here = hereIn(view);
    if (!looked || looked.active !== view.active || looked.here !== here) return null;
    return looked.isLed && goal === here ? null : looked.place;
  }

  /** Whom he has touched, who acts, or who had best act next (`first`). */
  fellowIn(view: View, first: Action | null, viewer: number | null): Musketeer | null {
    if (this.#fellow !== null) return this.#fellow;
    const acting = actingIn(view);
    if (acting !== null) return acting;
    if (first?.type === 'start') return first.what;
    const own = view.musketeers.findIndex(({ owner, due }) => owner === viewer && due);
    return own >= 0 ? own : view.side === 'team' ? 0 : null;
  }
}
