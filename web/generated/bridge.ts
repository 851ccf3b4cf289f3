/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

/**
 * What an option allows beside those that have been chosen.
 */
export type OptionSpec = IntegerSpec | ChoiceSpec | FlagSpec | IntegersSpec;
/**
 * Two numbers.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Pair = [number, number];

/**
 * What a game fills requests and answers with, before it is known which.
 */
export interface GameTypes {
  View: {options: object};
  Action: object;
  Legal: object;
  DecisionKind: string;
  Event: {type: string};
  Summary: object;
  Options: object;
  Seating: unknown;
}
/**
 * An option that is one of several named values.
 */
export interface ChoiceSpec {
  id: string;
  clause: string;
  type: 'choice';
  default: string;
  choices: string[];
}
/**
 * Who must choose what now.
 */
export interface Decision<G extends GameTypes = GameTypes> {
  kind: G['DecisionKind'];
  /**
   * Those that have not handed in yet.
   */
  seats: number[];
  /**
   * Chosen in secret at the same time.
   */
  secret: boolean;
}
/**
 * What a data file of a game is called.
 */
export interface Edition {
  /**
   * What options, records and links name it by.
   */
  id: string;
  name: string;
  /**
   * The one that comes with the game: ours, not the published one.
   */
  built_in: boolean;
  /**
   * By its own account the published values.
   */
  official: boolean;
  /**
   * 16 hexadecimal digits over the content.
   */
  fingerprint: string;
}
/**
 * An option that is yes or no.
 */
export interface FlagSpec {
  id: string;
  clause: string;
  type: 'flag';
  default: boolean;
}
/**
 * An option that is a whole number in `min` … `max`.
 */
export interface IntegerSpec {
  id: string;
  clause: string;
  type: 'integer';
  default: number;
  min: number;
  max: number;
}
/**
 * An option that is `length` whole numbers in `min` … `max`, order without meaning.
 */
export interface IntegersSpec {
  id: string;
  clause: string;
  type: 'integers';
  default: number[];
  min: number;
  max: number;
  length: number;
}
/**
 * A sentence to be made by the page: Fluent id `error-<code>` or `warning-<code>` with these arguments.
 */
export interface Message {
  code: string;
  params: {
    [k: string]: string | number;
  };
  /**
   * The option that it belongs to, when it belongs to one.
   */
  option?: string;
}
/**
 * Why a match ended and who won.
 */
export interface Outcome {
  winners: number[];
  ranking: Rank[];
  reason: string;
}
/**
 * A line of the final ranking; equal totals share a rank.
 */
export interface Rank {
  seat: number;
  rank: number;
  total: number;
}
/**
 * Who has won, and who came where.
 */
export interface Result {
  winners: number[];
  ranking: Rank[];
}
