/**
 * What a game says of itself: its manifest, which is all that others see of it. What the home page needs stands in it;
 * the rest is fetched when it is wanted.
 */
import type { TemplateResult } from 'lit';
import type { GameFacts } from '../generated/catalogue';
import type { EngineClient } from '../worker/client';
import type { Options } from '../worker/protocol';
import type { SavedMatch } from '../worker/saved';
import type { Engraving } from './art/engravings';
import type { Work } from './art/plate';
import type { Level } from './computers';
import type { Form } from './form/form';
import type { Wishes } from './form/wishes';
import type { ResultTeller } from './results/teller';
import type { Rules } from './rules/page';
import type { Settings } from './settings';
import type { Source } from './table/source';

/** What there is to be said of a match: a stored one, or what a link says of its own. */
export type MatchSummary = Pick<SavedMatch, 'game' | 'names' | 'controllers' | 'totals'>;

/** A match in the list of those that are stored. */
export interface SavedLine {
  /** How far the match has come. */
  readonly where: string;
  /** How it ended, where the totals do not say it. */
  readonly ending?: string;
  /** What each player or each side has, or which side it is. */
  readonly totals: readonly { readonly who: string; readonly total: string }[];
}

/** How a set-up is put into words; what is not said here has words by its id, as in the form. */
export interface SetUpWords {
  /** Options that are said even where they are as usual: what kind of match it is. */
  readonly kinds: readonly string[];
  /** `<option>-<value>` that another option beside it says by its number. */
  readonly counted?: readonly string[];
  label?(option: string): string | undefined;
  value?(option: string, options: Options): string | undefined;
}

/** A match to be shown at the table of its game. */
export interface MatchAtTable {
  readonly game: Game;
  readonly source: Source;
  readonly engine: EngineClient;
  readonly settings: Settings;
}
export type DrawTable = (match: MatchAtTable) => TemplateResult;

/** Something that needs a data file which is not here. */
export interface MissingData {
  readonly engine: EngineClient;
  /** The id of the file. */
  readonly wanted: string;
  /** It has been loaded. */
  readonly found: () => void;
}

/** Draws what a match that is so set up is about. */
export type Goal = (wishes: Wishes) => TemplateResult;

/**
 * Its words stand in the catalogues `home-<id>`, `<id>` (form, set-up, rules and table), `rules-<id>`, `results-<id>` and `table-<id>`.
 */
export interface Game {
  readonly id: string;
  /** What Python says of it. */
  readonly facts: GameFacts;
  readonly author?: { readonly name: string; readonly year: string };
  /** The message that says by which edition it is played, where that must be said. */
  readonly edition?: string;

  /** On a field of 64 by 64. */
  readonly crest: readonly Work[];
  /** Drawings with gradients, which count only where they are displayed. */
  readonly sprite?: Work;
  /** What its cards are drawn with. What several games share is named by each of them. */
  engravings(): Promise<readonly Engraving[]>;
  /** Those of them that its poster needs. */
  posterEngravings(): Promise<readonly Engraving[]>;
  /** The picture on its playbill. */
  poster(): unknown;

  /** `names` are what the players are called in a list. */
  line(match: MatchSummary): SavedLine;
  /** Whether a stored entry holds all that its line speaks of; every entry does where this is not said. */
  isWhole?(entry: SavedMatch): boolean;
  readonly setUp: SetUpWords;
  /** What the part of a seat is called, from what the options make of the seats. */
  role?(seating: unknown, seat: number): string;

  /** Whether the last of the usual names belongs to a side, wherever that sits. */
  readonly lastNameIsASides?: boolean;
  /** Which of `all` players sit down, by seat; the first ones where this is not said. */
  seated?(option: (id: string) => unknown, seats: number, all: number): readonly number[];

  /** What a first match is played by, where that is not as the engine has it. */
  readonly first?: Wishes;
  /** How strong the computer players of a first match are, where `FIRST` would not be beaten by whoever follows the advice. */
  readonly firstLevel?: Level;

  /** What the game is about, in one picture; its words are `goal-<id>`, `goal-<id>-how` and `minutes-<id>`. */
  goal(): Promise<Goal>;
  form(): Promise<Form>;
  rules(): Promise<Rules>;
  table(): Promise<DrawTable>;
  results(): Promise<ResultTeller>;
  /** Of a game that reads data files: says that one is missing, and loads it. */
  missingData?(): Promise<(missing: MissingData) => TemplateResult>;
}

/** The games of the page, in the order in which the home page shows them. */
export class Games {
  constructor(readonly all: readonly Game[]) {}

  /** By the id of a stored match, a link or an address. */
  find(id: string): Game | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** By an id that the engine has said: it knows no other games. */
  get(id: string): Game {
    const game = this.find(id);
    if (!game) throw new Error(`there is no game called ${id}`);
    return game;
  }
}

/** Who sits down for whom in a set-up, by seat. */
export const seatedAt = (
  game: Game,
  option: (id: string) => unknown,
  seats: number,
  all: number,
): readonly number[] => game.seated?.(option, seats, all) ?? Array.from({ length: seats }, (_, seat) => seat);
