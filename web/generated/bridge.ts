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
 * Who decides at a seat: `human` (a person at a client), `external` (whoever asks `pending` and answers `decide`, or a player that a visitor has written), or a computer player by its id: a level (`skilled`), which a character may follow (`skilled-bold`).
 */
export type SeatController = string;
/**
 * A viewpoint. View, legal actions and events are those of the first; the others add their views. None stands for a spectator, in the first place only; nobody at all is a spectator too. In play only seats that no computer player decides; of a match that is over any (MU-12.14, FM-20.18, MR-30.5).
 */
export type Seats = (number | null)[];

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
  Reason: {type: string};
  Forecast: unknown;
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
/**
 * One slice of the computer players' thoughts: one is still `thinking`, and this is to be asked again; or one has
 * decided; or, with neither, none of them must decide.
 */
export interface Advance<G extends GameTypes = GameTypes> {
  thinking?: ThinkingSeat;
  /**
   * One has decided.
   */
  update?: Update<G>;
  /**
   * One that a visitor has written must decide: `question` says what it is to be asked.
   */
  own?: number;
}
/**
 * One slice of a thought that decides nothing.
 */
export interface Analysis<G extends GameTypes = GameTypes> {
  /**
   * 0 … 1.
   */
  progress: number;
  /**
   * What worth is counted in, by its name in the protocol of the game.
   */
  unit: string;
  /**
   * None until it is done: call again. Then the best three, the best first, and after them what was played if that is known to all and not among them.
   */
  choices: Choice<G>[] | null;
  /**
   * Which of the choices was played; None where that is not known to all.
   */
  played: number | null;
}
/**
 * A person at the client acts for a seat that it looks from.
 */
export interface AskAct<G extends GameTypes = GameTypes> {
  client: string;
  seat: number;
  action: G['Action'];
}
/**
 * Opens a match by its text as another device had stored it, and stores it here. Refused where that is not what is
 * known.
 */
export interface AskAdopt<G extends GameTypes = GameTypes> {
  client: string;
  seats: Seats;
  save: string;
  known: KnownDeal<G> | null;
}
/**
 * Lets the computer players think for about `budget` milliseconds; at most one decision is carried out.
 */
export interface AskAdvance {
  client: string;
  budget: number;
}
/**
 * Goes on with a tournament that was kept, in place of the one before, after the last match that was over.
 */
export interface AskAgain {
  /**
   * As `KeptTournament` has it.
   */
  kept: string;
  limits: SchoolLimits;
}
/**
 * Lets the best computer player think as if it sat at a seat after `at` actions. Nothing is decided.
 *
 * In play it is the lamp: only for a person's seat that the client looks from, and only for its open decision; each
 * decision that was answered is counted once (`lamps`). Of a match that is over for any seat at any moment. The same
 * question always has the same answer. A client asks one such question at a time: another one takes its place.
 */
export interface AskAnalyse<G extends GameTypes = GameTypes> {
  client: string;
  seat: number;
  at: number;
  /**
   * Milliseconds of this slice.
   */
  budget: number;
  /**
   * In practice, and in a problem: an action that is weighed beside the best ones, as what was `played`. Then nothing is counted.
   */
  tried?: G['Action'];
}
/**
 * Hands in what was said to the last question, if there was one, and plays for about `budget` milliseconds.
 */
export interface AskBout {
  said: Said | null;
  /**
   * The match under way is played anew from its beginning: the sandboxes have been begun anew.
   */
  afresh: boolean;
  budget: number;
}
/**
 * Starts a match that goes on from the moment after `at` actions of the open one, which is over, for practice: a
 * person decides at the seat; computer players at all others, where people sat the one that gives way.
 */
export interface AskBranch {
  client: string;
  seats: Seats;
  seat: number;
  at: number;
  names: string[];
}
/**
 * Checks options without starting.
 */
export interface AskCheck<G extends GameTypes = GameTypes> {
  game: string;
  options: G['Options'];
}
/**
 * What concerns one client. Any name of up to 40 characters; a new match begins with the one that opened it.
 */
export interface AskClient {
  client: string;
}
/**
 * Starts the deal of a day, the same for everybody.
 */
export interface AskDaily {
  client: string;
  seats: Seats;
  game: string;
  date: string;
  names: string[];
}
/**
 * Reads a data file. From then on options may name it as `data`; what needs one that is not here is refused.
 */
export interface AskData {
  game: string;
  text: string;
}
/**
 * What is dealt on a day (`2026-11-21`).
 */
export interface AskDay {
  game: string;
  date: string;
}
/**
 * Decides for it.
 */
export interface AskDecide<G extends GameTypes = GameTypes> {
  seat: number;
  action: G['Action'];
}
/**
 * Sits down to the deal, or to the match in play, of a link.
 */
export interface AskEnter {
  client: string;
  seats: Seats;
  code: string;
  names: string[];
  /**
   * In per cent of the possible worlds that their level looks at, 25 … 100; absent: 100.
   */
  effort?: number;
  /**
   * By seat: who decides there in place of the computer player of the link. They are kept with the match.
   */
  players?: (OwnPlayer | null)[];
}
/**
 * Expands a link code wholly; changes nothing.
 */
export interface AskExpand {
  code: string;
}
/**
 * Joins, or changes the viewpoint: then the patch takes away what the new one may not see, and adds the rest.
 */
export interface AskFollow {
  client: string;
  seats: Seats;
}
/**
 * What the choices are likely to bring that a person's seat has now from which the client looks.
 */
export interface AskForecast {
  client: string;
  seat: number;
}
/**
 * Forgets a data file, and closes the open match if it is played by that.
 */
export interface AskForget {
  game: string;
  data: string;
}
/**
 * Reads the text of `record`; every seat is then a person's.
 */
export interface AskImport {
  client: string;
  seats: Seats;
  text: string;
  names: string[];
}
/**
 * Looks at the text of a stored match and opens nothing.
 */
export interface AskInspect {
  save: string;
}
/**
 * Lets a computer player decide at a person's seat, as long as that is away; None gives the seat back. Whoever
 * looked from there follows no more.
 */
export interface AskLend {
  seat: number;
  player: SeatController | null;
}
/**
 * Starts a prepared lesson. Here and below, names beyond the seats are ignored.
 */
export interface AskLesson {
  client: string;
  seats: Seats;
  game: string;
  lesson: string;
  names: string[];
}
/**
 * One of the matches that an entrant has lost worst.
 */
export interface AskLost {
  entrant: number;
  place: number;
}
/**
 * Opens a stored match by its text.
 */
export interface AskOpen {
  client: string;
  seats: Seats;
  save: string;
}
/**
 * What a seat that is decided from outside must decide now.
 */
export interface AskPending {
  seat: number;
}
/**
 * Lets the computer player that must decide next think already, for about `budget` milliseconds. Nothing is
 * decided: what it comes to waits for `advance`.
 */
export interface AskPonder {
  client: string;
  budget: number;
}
/**
 * Opens a problem at its seat; it is stored nowhere.
 */
export interface AskProblem {
  client: string;
  seats: Seats;
  /**
   * In per cent of the possible worlds that their level looks at, 25 … 100; absent: 100.
   */
  effort?: number;
  game: string;
  problem: string;
  names: string[];
}
/**
 * Hands in what was said to the last question.
 */
export interface AskReply {
  client: string;
  said: Said;
}
/**
 * Looks through a match that is over. What has been found is kept as long as the match is open; what is under way
 * ends when the client leaves.
 */
export interface AskReview {
  client: string;
  /**
   * Milliseconds of this slice.
   */
  budget: number;
}
/**
 * Puts the client at the moment after `at` actions of a match that is over; the frame is the one of then.
 */
export interface AskSeek {
  client: string;
  at: number;
}
/**
 * A link code for the open match: its deal alone, or the match as it stands. Refused while it would tell cards.
 */
export interface AskShare {
  what: 'deal' | 'match';
  names: boolean;
}
/**
 * Opens the finished match of a link, to be watched; it is stored nowhere. `names` stand in where the link has
 * none.
 */
export interface AskShow {
  client: string;
  seats: Seats;
  code: string;
  names: string[];
}
/**
 * Judges an answer to the problem that is open, as long as nothing has been played; does not act.
 */
export interface AskSolve<G extends GameTypes = GameTypes> {
  client: string;
  action: G['Action'];
}
/**
 * A computer player decides once for a person at the client, who wishes it.
 */
export interface AskStandIn {
  client: string;
  seat: number;
}
/**
 * Starts a match; the seeds are drawn here.
 */
export interface AskStart<G extends GameTypes = GameTypes> {
  client: string;
  seats: Seats;
  /**
   * In per cent of the possible worlds that their level looks at, 25 … 100; absent: 100.
   */
  effort?: number;
  /**
   * Then that of the deal follows from these instead. They are kept with the match.
   */
  shares?: DealtShares;
  /**
   * By seat: who decides there of those that are decided from outside. They are kept with the match.
   */
  players?: (OwnPlayer | null)[];
  game: string;
  options: G['Options'];
  controllers: SeatController[];
  names: string[];
}
/**
 * Plans a tournament, in place of the one before. At least so many matches are played; all that a deal needs.
 */
export interface AskTournament<G extends GameTypes = GameTypes> {
  game: string;
  /**
   * Where they leave open how many play, all sit at one table, or as many as can.
   */
  options: G['Options'];
  entrants: EntrantOf[];
  matches: number;
  /**
   * None: one is drawn, and told.
   */
  seed: number | null;
  limits: SchoolLimits;
}
/**
 * Poses one decision: the `turn`th of that seat, from 1, or its last, at a small table.
 */
export interface AskTrial<G extends GameTypes = GameTypes> {
  game: string;
  options: G['Options'];
  seed: number;
  seat: number;
  turn: number;
}
/**
 * Takes back the last action of the seat, if nobody has learned anything from it.
 */
export interface AskUndo {
  client: string;
  seat: number;
}
/**
 * Checks a match that was opened at its end against what a device knows of it; opens nothing.
 */
export interface AskVerify<G extends GameTypes = GameTypes> {
  /**
   * Its id: up to 64 letters, digits, `-` and `_`.
   */
  table: string;
  /**
   * In the order of the stage, 1 … 32; each 16 bytes in base64url.
   */
  shares: string[];
  /**
   * As the device saw them before the deal, its own among them.
   */
  commitments: string[];
  game: string;
  options: G['Options'];
  /**
   * From where the device looked when it had this story.
   */
  seats: Seats;
  /**
   * None where that is not to be compared.
   */
  story: G['Event'][] | null;
  /**
   * The record.
   */
  text: string;
}
/**
 * A question for the player of a visitor that must decide at the open match.
 */
export interface AskedAtTable {
  seat: number;
  /**
   * Its sandbox must be begun anew before.
   */
  anew: boolean;
  /**
   * It has so long.
   */
  seconds: number;
  /**
   * Base64; for the sandbox of its seat alone.
   */
  packed: string;
}
/**
 * A question for a player from outside.
 */
export interface AskedOutside {
  /**
   * By its place among the entrants.
   */
  entrant: number;
  /**
   * Its sandbox must be begun anew before.
   */
  anew: boolean;
  /**
   * It has so long.
   */
  seconds: number;
  /**
   * Base64; for the sandbox alone.
   */
  packed: string;
}
/**
 * Fewest and most.
 */
export interface Bounds {
  min: number;
  max: number;
}
/**
 * How far the tournament is; a question, if the page has to ask a player of its own.
 */
export interface Bout {
  question: AskedOutside | null;
  played: number;
  over: boolean;
}
/**
 * All faults at once, warnings (MU-10.8), and which options these leave open.
 */
export interface Checked<G extends GameTypes = GameTypes> {
  specs: OptionSpec[];
  options: G['Options'] | null;
  errors: Message[];
  warnings: Message[];
  /**
   * What the options make of the seats, in the words of the game; None where it says nothing new, and with errors.
   */
  seating: G['Seating'] | null;
}
/**
 * What the search has found out about one choice.
 */
export interface Choice<G extends GameTypes = GameTypes> {
  action: G['Action'];
  /**
   * In the unit that goes with it.
   */
  worth: number;
  /**
   * Standard error of the difference to the best of the others.
   */
  error: number;
  /**
   * How many possible worlds it was tried in.
   */
  worlds: number;
  /**
   * Why it is worth that much, the weightiest first.
   */
  reasons: G['Reason'][];
}
/**
 * A link code.
 */
export interface Code {
  code: string;
}
/**
 * By what options, and who sits down to it.
 */
export interface Day<G extends GameTypes = GameTypes> {
  options: G['Options'];
  controllers: SeatController[];
}
/**
 * What the devices of a table have drawn to deal from, one share each. Who has them knows the whole deal.
 */
export interface DealtShares {
  /**
   * Its id: up to 64 letters, digits, `-` and `_`.
   */
  table: string;
  /**
   * In the order of the stage, 1 … 32; each 16 bytes in base64url.
   */
  shares: string[];
}
/**
 * Who takes part in a tournament: a computer player by its id, or `external`.
 */
export interface EntrantOf {
  name: string;
  player: SeatController;
}
/**
 * A decision in which something else was better, judged by what the seat could know then.
 */
export interface Finding<G extends GameTypes = GameTypes> {
  /**
   * After so many actions.
   */
  at: number;
  seat: number;
  unit: string;
  played: Choice<G>;
  better: Choice<G>;
  /**
   * What `better` is worth more; its standard error is the `error` of both.
   */
  cost: number;
  /**
   * It gave away for nothing what lies open to be counted: the chances do not tell it.
   */
  wasted: boolean;
  /**
   * Clearly better; else it is one of those that cost most of several which only together clearly cost something.
   */
  sure: boolean;
}
/**
 * What the choices of a seat are likely to bring, without advice; null where the game says nothing of it.
 */
export interface Forecast<G extends GameTypes = GameTypes> {
  forecast: G['Forecast'] | null;
}
/**
 * All that is needed to draw the table as a client sees it.
 */
export interface Frame<G extends GameTypes = GameTypes> {
  game: string;
  /**
   * The first seat it looks from; None for a spectator.
   */
  viewer: number | null;
  names: string[];
  controllers: SeatController[];
  /**
   * The viewer's.
   */
  view: G['View'];
  /**
   * By seat, for all that the client looks from; None where that is one at most.
   */
  views: (G['View'] | null)[] | null;
  /**
   * None when the match is over.
   */
  decision: Decision<G> | null;
  /**
   * None when the viewer has nothing to decide now.
   */
  legal: G['Legal'] | null;
  /**
   * Whether the viewer may take back what he did last.
   */
  can_undo: boolean;
  /**
   * How many actions of the match have been played. What somebody else is putting together, and may take back, counts when it takes effect.
   */
  actions: number;
  outcome: Outcome | null;
  /**
   * The name of the prepared match that teaches, if it is one.
   */
  lesson: string | null;
  /**
   * The id of the problem, if it is one.
   */
  problem: string | null;
  /**
   * By seat: at how many of its decisions the lamp was asked.
   */
  lamps: number[];
  /**
   * Whether it goes on from a moment of another match: somebody may have seen these cards.
   */
  practice: boolean;
}
/**
 * A game that can be played.
 */
export interface GameInfo {
  id: string;
  rules_version: number;
  seats: Bounds;
  options: OptionSpec[];
  /**
   * The levels that can be chosen, weakest first.
   */
  computer_players: SeatController[];
  /**
   * What may follow a level, after a hyphen.
   */
  characters: string[];
  /**
   * In the order in which they are best solved.
   */
  problems: ProblemInfo[];
}
/**
 * What can be played.
 */
export interface Games {
  games: GameInfo[];
}
/**
 * What a stored match that is whole says of itself; it has not been replayed.
 */
export interface Inspected {
  game: string;
  names: string[];
  controllers: SeatController[];
  /**
   * How many have been carried out.
   */
  actions: number;
}
/**
 * All of a tournament, to be gone on with.
 */
export interface KeptTournament {
  kept: string;
}
/**
 * What a device knows itself of a match that another one deals and runs.
 */
export interface KnownDeal<G extends GameTypes = GameTypes> {
  /**
   * As the device saw them before the deal, its own among them.
   */
  commitments: string[];
  game: string;
  options: G['Options'];
  /**
   * From where the device looked when it had this story.
   */
  seats: Seats;
  /**
   * None where that is not to be compared.
   */
  story: G['Event'][] | null;
}
/**
 * Whether somebody else decides there now.
 */
export interface Lent {
  lent: boolean;
}
/**
 * What a link carries, as it says itself and as it was found when it was expanded; holds nothing hidden.
 */
export interface Linked<G extends GameTypes = GameTypes> {
  /**
   * A set-up or position nobody has played yet, a match in play, or one that is over.
   */
  kind: 'deal' | 'play' | 'record';
  game: string;
  options: G['Options'];
  controllers: SeatController[];
  /**
   * None in a deal, and none where who shared it left them out.
   */
  names: string[];
  summary: G['Summary'];
  /**
   * Nobody has won what is not over.
   */
  winners: number[];
  /**
   * By seat: at how many of its decisions the lamp was asked; none where nobody asked it, or it is not said.
   */
  lamps: number[];
  /**
   * It went on from a moment of another match, or from a problem.
   */
  practice: boolean;
}
/**
 * A match that a player from outside has lost, and by how much.
 */
export interface LostMatch {
  match: number;
  behind: number;
}
/**
 * Where the actions of a match that is over stand in its story.
 */
export interface Moments {
  /**
   * How many events had happened after 0, 1, 2 … actions.
   */
  events: number[];
}
/**
 * What a player from outside wrote at one decision, and what was wrong with it.
 */
export interface NoteOf {
  seat: number;
  /**
   * After how many actions of the match; at its end it may write too.
   */
  action: number;
  /**
   * Any text: it comes from the player.
   */
  printed: string;
  /**
   * Where it is not empty, chance has decided.
   */
  fault: string;
  /**
   * Of the fault: any text.
   */
  text: string;
  /**
   * Of its source, from 1; 0 if that is not known.
   */
  line: number;
  /**
   * Whether there was more than is kept.
   */
  cut: boolean;
}
/**
 * No more to say.
 */
export interface Nothing {}
/**
 * A player that a visitor has written.
 */
export interface OwnPlayer {
  name: string;
  text: string;
}
/**
 * What a seat that is decided from outside must decide.
 */
export interface Pending<G extends GameTypes = GameTypes> {
  actions: number;
  view: G['View'];
  legal: G['Legal'];
}
/**
 * An event and its index in the story.
 */
export interface PlacedEvent<G extends GameTypes = GameTypes> {
  at: number;
  event: G['Event'];
}
/**
 * One slice of a thought that carries out nothing: one is still `thinking`, and this may be asked again; or there
 * is nothing more to think about.
 */
export interface Ponder {
  thinking?: ThinkingSeat;
}
/**
 * A position in which one choice is clearly better.
 */
export interface ProblemInfo {
  id: string;
  /**
   * What it teaches, by its name.
   */
  idea: string;
}
/**
 * Without an edition the faults say what is wrong: `at` is the key, `line` the line.
 */
export interface ReadData {
  edition: Edition | null;
  faults: Message[];
}
/**
 * The record of a match that is over as text, for bug reports and friends.
 */
export interface Record {
  text: string;
}
/**
 * The answer to a request that was refused: nothing has changed.
 */
export interface Refusal {
  error: Message;
}
/**
 * What came of it: where there was a fault, any legal action was carried out.
 */
export interface Replied<G extends GameTypes = GameTypes> {
  update: Update<G>;
  seat: number;
  /**
   * What its visitor calls it.
   */
  player: string;
  /**
   * Empty if there was none.
   */
  fault: string;
  /**
   * Of its source, from 1; 0 if that is not known.
   */
  line: number;
}
/**
 * What is asked and what is answered, by the name of the request.
 */
export interface Requests<G extends GameTypes = GameTypes> {
  /**
   * @minItems 2
   * @maxItems 2
   */
  games: [Nothing, Games];
  /**
   * @minItems 2
   * @maxItems 2
   */
  exercise: [Nothing, Nothing];
  /**
   * @minItems 2
   * @maxItems 2
   */
  data: [AskData, ReadData];
  /**
   * @minItems 2
   * @maxItems 2
   */
  forget: [AskForget, Nothing];
  /**
   * @minItems 2
   * @maxItems 2
   */
  check: [AskCheck<G>, Checked<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: [AskStart<G>, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  lesson: [AskLesson, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  open: [AskOpen, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  adopt: [AskAdopt<G>, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  inspect: [AskInspect, Inspected];
  /**
   * @minItems 2
   * @maxItems 2
   */
  import: [AskImport, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  day: [AskDay, Day<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  daily: [AskDaily, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  share: [AskShare, Code];
  /**
   * @minItems 2
   * @maxItems 2
   */
  expand: [AskExpand, Linked<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  enter: [AskEnter, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  show: [AskShow, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  branch: [AskBranch, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  problem: [AskProblem, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  solve: [AskSolve<G>, Solved<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  follow: [AskFollow, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  leave: [AskClient, Nothing];
  /**
   * @minItems 2
   * @maxItems 2
   */
  poll: [AskClient, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  act: [AskAct<G>, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  stand_in: [AskStandIn, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  undo: [AskUndo, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  advance: [AskAdvance, Advance<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  ponder: [AskPonder, Ponder];
  /**
   * @minItems 2
   * @maxItems 2
   */
  pending: [AskPending, Pending<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  decide: [AskDecide<G>, Nothing];
  /**
   * @minItems 2
   * @maxItems 2
   */
  lend: [AskLend, Lent];
  /**
   * @minItems 2
   * @maxItems 2
   */
  visitors: [Nothing, Visitors];
  /**
   * @minItems 2
   * @maxItems 2
   */
  question: [Nothing, AskedAtTable];
  /**
   * @minItems 2
   * @maxItems 2
   */
  reply: [AskReply, Replied<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  written: [Nothing, Written];
  /**
   * @minItems 2
   * @maxItems 2
   */
  moments: [Nothing, Moments];
  /**
   * @minItems 2
   * @maxItems 2
   */
  seek: [AskSeek, Update<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  analyse: [AskAnalyse<G>, Analysis<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  cancel: [AskClient, Nothing];
  /**
   * @minItems 2
   * @maxItems 2
   */
  forecast: [AskForecast, Forecast<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  review: [AskReview, Review<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  record: [Nothing, Record];
  /**
   * @minItems 2
   * @maxItems 2
   */
  shares: [Nothing, DealtShares];
  /**
   * @minItems 2
   * @maxItems 2
   */
  verify: [AskVerify<G>, Verdict];
  /**
   * @minItems 2
   * @maxItems 2
   */
  tournament: [AskTournament<G>, Standing<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  again: [AskAgain, Standing<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  keep: [Nothing, KeptTournament];
  /**
   * @minItems 2
   * @maxItems 2
   */
  bout: [AskBout, Bout];
  /**
   * @minItems 2
   * @maxItems 2
   */
  standing: [Nothing, Standing<G>];
  /**
   * @minItems 2
   * @maxItems 2
   */
  lost: [AskLost, Watched];
  /**
   * @minItems 2
   * @maxItems 2
   */
  last: [Nothing, Watched];
  /**
   * @minItems 2
   * @maxItems 2
   */
  trial: [AskTrial<G>, Trial];
  /**
   * @minItems 2
   * @maxItems 2
   */
  tried: [Said, Tried];
}
/**
 * A match that is over, as far as it has been looked through.
 */
export interface Review<G extends GameTypes = GameTypes> {
  /**
   * 0 … 1; below 1 call again.
   */
  progress: number;
  /**
   * After 0, 1, 2 … actions: by seat, how likely it was to be among the winners as far as the only person there could tell, or a spectator where there are several or none. Whole before the first finding.
   */
  chances: number[][];
  /**
   * By moment.
   */
  findings: Finding<G>[];
  /**
   * By seat, once all has been looked through: what those of its choices cost that are not `sure`; 0 where none is told.
   */
  together: number[];
}
/**
 * What the sandbox of a player has answered, as it came.
 */
export interface Said {
  /**
   * None: nothing in the time it had; empty: the sandbox has ended.
   */
  line: string | null;
  seconds: number;
  /**
   * False: it did not even begin again, and the line says why; none where its source ran too long.
   */
  begun: boolean;
}
/**
 * The open match for the store. The text holds hidden cards and stays in the worker.
 */
export interface Save<G extends GameTypes = GameTypes> {
  text: string;
  summary: SavedMatch & G['Summary'];
}
/**
 * What the store lists of a match beside the `Summary` of its game; public for everybody.
 *
 * `sitters` are the controllers: what is stored keeps the keys it began with.
 */
export interface SavedMatch {
  game: string;
  names: string[];
  sitters: SeatController[];
  over: boolean;
  /**
   * Nobody has won what is not over.
   */
  winners: number[];
  lesson: string | null;
  /**
   * As in the frame; absent where nobody has asked.
   */
  lamps?: number[];
  /**
   * As in the frame; absent where it is none.
   */
  practice?: boolean;
}
/**
 * Seconds that a player from outside may take.
 */
export interface SchoolLimits {
  move: number;
  match: number;
}
/**
 * A fault of a player from outside that is told in full.
 */
export interface SlipOf {
  match: number;
  /**
   * After how many actions of the match.
   */
  action: number;
  fault: string;
  /**
   * Any text: it comes from the player.
   */
  text: string;
  /**
   * Of its source, from 1; 0 if that is not known.
   */
  line: number;
}
/**
 * What there is to say of an answer to a problem.
 */
export interface Solved<G extends GameTypes = GameTypes> {
  right: boolean;
  /**
   * Any of them is right.
   */
  solutions: G['Action'][];
  /**
   * What the problem teaches, by its name.
   */
  idea: string;
}
/**
 * What has been played of a tournament.
 */
export interface Standing<G extends GameTypes = GameTypes> {
  game: string;
  options: G['Options'];
  seed: number;
  deals: number;
  matches: number;
  played: number;
  /**
   * The match that was over last, from 0; None where none has been since it was begun or gone on with.
   */
  last: number | null;
  players: StandingLine[];
}
/**
 * What an entrant has come to.
 */
export interface StandingLine {
  name: string;
  player: SeatController;
  matches: number;
  wins: number;
  /**
   * 0 … 1 of its matches.
   */
  share: number;
  /**
   * Half the width of the 95 % interval; None where one deal tells nothing of it.
   */
  error: number | null;
  /**
   * Mean total of a match: ducats, hits or points.
   */
  total: number;
  moves: number;
  /**
   * Mean time of a move.
   */
  seconds: number;
  faults: {
    [k: string]: number;
  };
  slips: SlipOf[];
  /**
   * The worst first.
   */
  lost: LostMatch[];
}
/**
 * What turns the story that the client has into the one it is told now, in this order of steps.
 *
 * Only what is in `inserted` and `events` has happened since; the rest is old. Where `keep` is less than the client
 * has, something was taken back, or it stands at an earlier moment.
 */
export interface StoryPatch<G extends GameTypes = GameTypes> {
  /**
   * Only so many events from the front stay.
   */
  keep: number;
  /**
   * In the place of those that stand there: the viewpoint has changed and sees them otherwise.
   */
  changed: PlacedEvent<G>[];
  /**
   * To be put in there, one after the other: secret choices stand in seat order, whenever they were made.
   */
  inserted: PlacedEvent<G>[];
  /**
   * To be added at the end.
   */
  events: G['Event'][];
}
/**
 * A computer player that has not decided yet.
 */
export interface ThinkingSeat {
  seat: number;
  /**
   * 0 … 1.
   */
  progress: number;
}
/**
 * A decision for a player from outside, with what it is handed.
 */
export interface Trial {
  turn: number;
  packed: string;
  view: ViewField[];
  /**
   * As Python writes them.
   */
  legal: string[];
}
/**
 * What a player from outside has made of it.
 */
export interface Tried {
  move: string | null;
  /**
   * Which of the legal ones it is.
   */
  place: number | null;
  fault: string;
  text: string;
  line: number;
  printed: string;
}
/**
 * What is new for one client.
 */
export interface Update<G extends GameTypes = GameTypes> {
  frame: Frame<G>;
  story: StoryPatch<G>;
}
/**
 * Whether the deal was fair.
 */
export interface Verdict {
  fair: boolean;
  /**
   * The first thing that does not agree: a share with its commitment, the seed with the shares, game and options with what was agreed, or the story with the record.
   */
  reason: ('commitment' | 'seed' | 'agreement' | 'story') | null;
  /**
   * Which event of the story is the first that differs, is missing or is too many.
   */
  at: number | null;
}
/**
 * One thing that a view holds, as Python writes it.
 */
export interface ViewField {
  name: string;
  value: string;
}
/**
 * Whom a visitor has written and seated at the open match, by seat.
 */
export interface Visitors {
  players: (OwnPlayer | null)[];
}
/**
 * A match of a tournament: as the code of a link, and what players from outside wrote beside its moves.
 */
export interface Watched {
  code: string;
  notes: NoteOf[];
}
/**
 * How much computer players think, for the whole match, where devices differ in speed.
 */
export interface WithEffort {
  /**
   * In per cent of the possible worlds that their level looks at, 25 … 100; absent: 100.
   */
  effort?: number;
}
/**
 * What players of visitors wrote at the open match, which is over.
 */
export interface Written {
  notes: NoteOf[];
}
