/** Those who play the same match at other devices, as the course of the match sees them. */

/**
 * Events: `news`, one of them may have acted, or a computer player has at the device that thinks for all; `behind`, what one
 * of them did could not be kept, as another tab of this device has played on.
 */
export interface Remote extends EventTarget {
  /** Whether that seat is decided at another device. */
  isAway(seat: number): boolean;
  /** Whether the computer players think here. */
  readonly thinks: boolean;
  /** The match lies open at this table, or it does no more. */
  laid(open: boolean): void;
  /** Something was decided or taken back at this table. */
  moved(): void;
  /**
   * Lets the same people play once more, each moved on by so many seats, and gives the id of the match; where this is not
   * said, that is done at another device.
   */
  again?(turned: number): Promise<string>;
}
