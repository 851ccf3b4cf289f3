/** The host's end of a link, at which a test says what a host says; for the tests. */
import type { Link, LinkState } from './link';
import type { FromGuest, FromHost, Stage } from './words';

export class HostsEnd implements Link {
  state: LinkState = 'open';
  onmessage: ((text: string) => void) | null = null;
  onstate: ((state: LinkState) => void) | null = null;
  readonly heard: FromGuest[] = [];
  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }
  close(): void {
    this.state = 'closed';
    this.onstate?.('closed');
  }
  say(message: FromHost): void {
    this.onmessage?.(JSON.stringify(message));
  }
}

/** A table that is laid, with its host alone at it. */
export const stage: Stage = {
  game: 'musketiere',
  options: {},
  places: [{ name: 'Anna', who: 'host', here: true, free: false, lent: false }],
  seating: null,
  onlookers: 1,
  table: 'table',
  laid: true,
};
