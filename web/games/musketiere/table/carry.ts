/** A stone that is carried to an own pay place: out of the centre, or off another's pay card (MU-5.1, MU-5.5, MU-6.1, MU-6.3). */
import type { Legal } from '../../../generated/musketiere';
import { Drag } from '../../../lib/table/drag';
import { key } from './animation';
import { needsSource, nothingPicked, ownPlaces, type Picks, takenFrom } from './choice';

/** Where it lies; null is the centre. */
type Stone = Pick<Picks, 'source'>;

export class Carry {
  /** The place on which a stone has been let go of; it stays there until that is told. */
  place: number | null = null;
  readonly #drag: Drag<Stone>;
  readonly #legal: () => Legal | null;

  /** `legal`: what may be done now; `laid`: a stone has been let go of over a place for it. */
  constructor(legal: () => Legal | null, laid: (picks: Picks) => void) {
    this.#legal = legal;
    this.#drag = new Drag<Stone>(
      (at) => this.#placeAt(at) !== null,
      ({ source }, at) => {
        const place = this.#placeAt(at);
        // A click follows, and goes on from nothing.
        requestAnimationFrame(() => {
          this.place = place;
          laid({ ...nothingPicked, place, source });
        });
      },
      () => {}, // nothing hangs on what is only on its way
    );
  }

  /** Something has been pressed on the table: a stone that may be taken, or anything else. */
  press(event: PointerEvent): void {
    const on = event.target instanceof Element ? event.target : null;
    const legal = this.#legal();
    const kinds = new Set(ownPlaces(legal).values());
    const heap = on?.closest('.heap__stone')?.closest('.heap');
    const isWanted = heap?.matches('.heap--gems') ? kinds.has('take_gem') : kinds.has('take_prison');
    const theirs = needsSource(nothingPicked, legal)
      ? on?.closest<HTMLElement>('.rivals .place--deed')
      : null;
    const at = theirs?.closest<HTMLElement>('.place-cell')?.dataset.key;
    const source = takenFrom(legal).find(([seat, place]) => key.place(seat, place) === at);
    if (theirs && source) this.#drag.press(event, { source }, theirs);
    else if (heap && isWanted && !needsSource(nothingPicked, legal))
      this.#drag.press(event, { source: null }, on?.closest<HTMLElement>('.heap__stone') ?? undefined);
  }

  release(): void {
    this.place = null;
    this.#drag.release();
  }

  /** The own place below the pointer that takes a stone. */
  #placeAt({ clientX, clientY }: PointerEvent): number | null {
    const own = [...document.querySelectorAll('.pay--own .place-cell')];
    const cell = document.elementsFromPoint(clientX, clientY).find((one) => own.includes(one));
    const place = cell ? own.indexOf(cell) : -1;
    return ownPlaces(this.#legal()).get(place)?.startsWith('take') ? place : null;
  }
}
