/** Where whoever plays looks: at which place, and at whose hand. What he has not touched follows what happens. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Action, Event, Frame, Musketeer, Place, View } from '../../../generated/mousquetaires_du_roy';
import { placesOf } from './counsel/lead';
import { pressureOf } from './counsel/pressure';
import { actingIn } from './hand/hand';
import { MANNING, type Scene } from './scene/scene';
import { plottedAt } from './told/news';

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

/** The place that a question names, or that is at stake in it. */
function questionAt({ asking, milady, element }: View): Place | null {
  if (MANNING.has(asking)) return milady.mission_place;
  if (asking === 'lay') return 'quest';
  return asking === 'sacrifice' ? 'la_rochelle' : (element?.place ?? null);
}

export class Sight implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #place: Place | null = null;
  #glance: Place | null = null;
  #fellow: Musketeer | null = null;
  /** Where whoever acts was asked last. */
  #last: { readonly active: Musketeer; readonly place: Place } | null = null;
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
  opens(): void {
    this.#fellow = null;
    this.#place = null;
    this.away();
  }

  /**
   * While something is asked of the reader: what he has touched, what the question is about, where counsel leads, or where
   * whoever acts stands. Of two ways it is the one that is here.
   */
  asked(frame: Frame, scene: Scene, { story, hasRead }: Told): Place {
    const { view } = scene;
    const here = hereIn(view);
    const ways = placesOf(frame);
    const place =
      this.#place ??
      questionAt(view) ??
      ways.find((way) => way === here) ??
      ways[0] ??
      (view.asking === 'next' ? this.#unled(frame, view, story, hasRead) : null) ??
      here ??
      view.milady.own?.destination ??
      scene.spot ??
      'louvre';
    this.#last = view.active === null ? null : { active: view.active, place };
    return place;
  }

  /** Nobody acts yet, and whom to begin with leads nowhere: what Milady has plotted, or what presses. */
  #unled({ legal }: Frame, view: View, story: readonly Event[], hasRead: boolean): Place | null {
    return (hasRead ? null : plottedAt(story)) ?? (legal && pressureOf(legal.counsel, view).place);
  }

  /** Meanwhile: what he has touched, or where something happens; what is done to his belongings leaves it where it was. */
  happening({ spot, view }: Scene, { event }: Told): Place {
    const aside = event === null || ASIDE.has(event.type);
    const last = aside && this.#last?.active === view.active ? this.#last.place : null;
    return this.#place ?? last ?? spot ?? hereIn(view) ?? 'louvre';
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
