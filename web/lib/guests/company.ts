/** The table of several devices that this page belongs to, as host or as guest; what is fetched for it is fetched elsewhere. */
import type { Guest } from './guest';
import type { Host } from './host';
import { roomOf } from './room';
import type { Gesture } from './words';

interface Made {
  readonly seat: number;
  readonly gesture: Gesture;
}

/** Event `change`: of the table, or the page belongs to another one, or to none. */
class Company extends EventTarget {
  #host: Host | null = null;
  #guest: { readonly guest: Guest; readonly invitation: string } | null = null;

  readonly #change = () => this.dispatchEvent(new Event('change'));
  readonly #gesture = (event: Event) => {
    const { seat, gesture } = (event as CustomEvent<Made>).detail;
    const name = (this.#host ?? this.guest)?.stage?.places[seat]?.name;
    if (name) void import('./gestures').then(({ showGesture }) => showGesture(name, gesture)).catch(() => {});
  };

  get host(): Host | null {
    return this.#host;
  }

  get guest(): Guest | null {
    return this.#guest?.guest ?? null;
  }

  /** Whether others play the match that is stored under that id at their own devices. */
  isHostOf(match: string): boolean {
    return this.#host?.match === match || roomOf(match) !== null;
  }

  /** Whoever comes back to the address of an invitation sits at the table that it led to. */
  guestBy(invitation: string): Guest | null {
    return this.#guest?.invitation === invitation ? this.#guest.guest : null;
  }

  /** A device is part of one table at a time. */
  beHost(host: Host): void {
    this.leave();
    this.#host = host;
    host.addEventListener('change', this.#change);
    host.addEventListener('gesture', this.#gesture);
    this.#change();
  }

  beGuest(guest: Guest, invitation: string): void {
    if (guest !== this.guest) this.leave();
    this.#guest = { guest, invitation };
    guest.addEventListener('change', this.#change);
    guest.addEventListener('gesture', this.#gesture);
    this.#change();
  }

  leave(): void {
    for (const one of [this.guest, this.#host]) {
      one?.removeEventListener('change', this.#change);
      one?.removeEventListener('gesture', this.#gesture);
    }
    this.#guest?.guest.leave();
    this.#guest = null;
    this.#host?.close();
    this.#host = null;
    this.#change();
  }
}

export const company = new Company();
