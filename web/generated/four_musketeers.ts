/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

import type * as bridge from './bridge';

export type Frame = bridge.Frame<GameTypes>;
export type Update = bridge.Update<GameTypes>;

export type Action = ChooseMissing | ChooseDirection | StrikeAction | UseReplay | ChangeSetting | StartRound;
export type BadEnding = 'two' | 'all' | 'last_player';
/**
 * Who has lifelines: a musketeer seat or the villain (FM-1.8).
 */
export type Character = Seat | 'V';
export type DecisionKind =
  'choose_missing' | 'choose_direction' | 'strike' | 'use_replay' | 'choose_settings';
export type DefeatedAs = 'dazed' | 'ghost';
export type Direction = 'left' | 'right';
export type Ending = 'good' | 'bad';
export type Event =
  | MatchStarted
  | SettingChanged
  | RoundStarted
  | MissingChosen
  | LineAdded
  | RolesDealt
  | LifelinesDealt
  | StonePlaced
  | HandsDealt
  | FightStarted
  | DirectionChosen
  | Struck
  | TopShown
  | FightDecided
  | ReplayAnswered
  | LifePopped
  | RoleTurned
  | Defeated
  | StoneMoved
  | SeatChanged
  | StarterSet
  | RoundEnded
  | RolesShown
  | RoundScored
  | MatchEnded;
/**
 * Who strikes: a musketeer seat or the Shadow Musketeer (FM-2.3).
 */
export type Fighter = Seat | 'X';
export type FirstLead = 'random' | '0' | '1' | '2' | '3';
/**
 * a: an undefeated musketeer takes damage · b: the villain takes damage through the protected musketeer · c: free replay, the protected musketeer lost, with X · d: X lost, the villain takes damage · e: free replay, X lost while protected · f: a defeated musketeer lost, nothing · g: draw (FM-9.2).
 */
export type HitLine = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';
/**
 * `2S`, `JS`, `QS`, `KS`, `AS` … `AC`, `JK` (FM-0.3, FM-1.4).
 */
export type LifeCard = string;
export type MatchEnd = 'standard' | 'target' | 'single';
export type Missing = ('random' | 'dealer') | Suit;
export type Mode = 'solo' | 'team' | 'coop';
export type Phase = DecisionKind | 'match_over';
export type Rank = bridge.Rank;
/**
 * Why a choice is worth what it is. Chances are 0 … 1.
 */
export type Reason =
  | HitReason
  | NobodyReason
  | KeepReason
  | RatherReason
  | ShadowReason
  | DeckReason
  | SameReason
  | ChanceReason;
/**
 * survived: survival, not defeated · defeated: survival, one defeat · villain-alive: QC, JC or black team, the villain lives but not all of the extra point · villain-alive-and-self: QC, JC lives with the villain; black team, both live · villain-defeated: QC, what JC or black did not want · served: QC, villain defeated and he himself alive; red team, villain defeated · served-both: QC team, villain defeated and both red musketeers alive · served-defeated: QC solo, villain defeated, but he himself too · failed: QC, villain alive, what red (or JH, JD, JS) did not want · ambition: QS, fulfilled · ambition-cards: QS, cards of `missing` are not in the line of story · ambition-defeated: QS, cards complete, but he himself (JC: the joker's character) is defeated · ambition-team: QS team, own cards complete, but the team's ambition fails elsewhere.
 */
export type ReasonCode =
  | 'survived'
  | 'defeated'
  | 'villain-alive'
  | 'villain-alive-and-self'
  | 'villain-defeated'
  | 'served'
  | 'served-both'
  | 'served-defeated'
  | 'failed'
  | 'ambition'
  | 'ambition-cards'
  | 'ambition-defeated'
  | 'ambition-team';
export type Replacement = 'dazed' | 'servant';
export type Result = bridge.Result;
/**
 * Musketeer seat 0 … 3 (FM-2.1). A *player* is whoever decides (FM-2.6), numbered like the names of the frame.
 */
export type Seat = number;
/**
 * What a seat is from the start (FM-2.9).
 */
export type SeatKind = 'player' | 'dazed' | 'servant';
/**
 * What a seat is now: a defeated one becomes dazed or a ghost (FM-11).
 */
export type SeatNow = 'active' | 'dazed' | 'ghost';
/**
 * What may be changed between the rounds of a solitaire (FM-16.8).
 */
export type Setting = 'prepopped' | 'free_replays' | 'joker_to_villain' | 'stone_to_lead' | 'bad_ending';
export type SettingValue = number | boolean | BadEnding;
/**
 * The player's own seats; those of his side; or him and the round, which a hit on another may lose him.
 */
export type Spared = 'own' | 'side' | 'round';
/**
 * By villain card (FM-14.1).
 */
export type Storyline = 'AC' | 'KC' | 'AS' | 'KS' | 'QC' | 'QS';
export type StrikeSource = 'hand' | 'random' | 'empty';
export type Suit = 'S' | 'H' | 'D' | 'C';
/**
 * `3S` … `10C` (FM-0.3, FM-1.2).
 */
export type SwordCard = string;
export type TieRule = 'shared' | 'play_on' | 'lives';
/**
 * What worth is counted in: the chance to win the round in per cent, in a solitaire and where lives decide (FM-16.12); else hundredths of the points of the round (a survival takes them away), less half of what the others have on average.
 */
export type Unit = 'round-chance' | 'round-points';

/**
 * What this game fills the bridge's requests and answers with.
 */
export interface GameTypes {
  View: View;
  Action: Action;
  Legal: Legal;
  DecisionKind: DecisionKind;
  Event: Event;
  Summary: Summary;
  Options: Options;
  Reason: Reason;
  Forecast: Forecast;
  Seating: Seating;
}
/**
 * A solitaire: the chance to win the round after it, and by the best of the other choices.
 */
export interface ChanceReason {
  type: 'chance';
  chance: number;
  otherwise: number;
  /**
   * It speaks against the choice.
   */
  against: boolean;
}
/**
 * One setting anew, between two rounds of a solitaire (FM-16.8, FM-19.10).
 */
export interface ChangeSetting {
  type: 'change_setting';
  setting: Setting;
  value: SettingValue;
}
/**
 * A musketeer or the villain.
 */
export interface CharacterInfo {
  /**
   * Lifelines from bottom to top (FM-0.5).
   */
  stack: LifeCard[];
  /**
   * As far as the viewer knows it.
   */
  role: LifeCard | null;
  /**
   * The role card lies face up (FM-10.8).
   */
  up: boolean;
  defeated: boolean;
  /**
   * Damages that still defeat the character (FM-10.7).
   */
  left: number;
}
/**
 * FM-19.2
 */
export interface ChooseDirection {
  type: 'choose_direction';
  direction: Direction;
}
/**
 * FM-19.1
 */
export interface ChooseMissing {
  type: 'choose_missing';
  suit: Suit;
}
/**
 * As good as the best of the others, which comes from the random deck; of that so many cards are left with this.
 */
export interface DeckReason {
  type: 'deck';
  left: number;
  /**
   * It speaks neither for the choice nor against it.
   */
  against: null;
}
/**
 * FM-21.15
 */
export interface Defeated {
  type: 'defeated';
  character: Character;
  role: LifeCard;
}
/**
 * FM-21.10
 */
export interface DirectionChosen {
  type: 'direction_chosen';
  seat: Fighter;
  direction: Direction;
  automatic: boolean;
}
/**
 * A fight that has been decided.
 */
export interface Fight {
  /**
   * 1, 2, … in the round.
   */
  fight: number;
  cyclical: boolean;
  starter: Fighter;
  direction: Direction | null;
  strikes: Strike[];
  /**
   * Who struck what stands.
   */
  standing: Fighter[];
  loser: Fighter | null;
  line: HitLine;
  /**
   * A free replay took the effect back (FM-17.5).
   */
  replayed: boolean;
}
/**
 * FM-21.13
 */
export interface FightDecided {
  type: 'fight_decided';
  standing: Fighter[];
  loser: Fighter | null;
  line: HitLine;
}
/**
 * FM-21.9
 */
export interface FightStarted {
  type: 'fight_started';
  fight: number;
  in_hand: number;
  cyclical: boolean;
  starter: Fighter;
  stone: Character;
}
/**
 * How a fight is likely to end, as the best computer player foresees what the others strike (FM-20.23).
 */
export interface Forecast {
  /**
   * One of each number that may be struck, and of the shadow; none where a direction is to be chosen.
   */
  strikes: Odds[];
  /**
   * One of each direction that may be chosen.
   */
  ways: WayOdds[];
  /**
   * How likely the player is to be among the winners of the match, or of the round in a solitaire, 0 … 1.
   */
  chance: number;
}
/**
 * As in the view: what the viewer may see of each hand.
 */
export interface Hands {
  hands: (SwordCard[] | null)[];
}
/**
 * FM-21.8: hand number, cards by seat, and of the decks.
 */
export interface HandsDealt {
  hands: (SwordCard[] | null)[];
  type: 'hands_dealt';
  hand: number;
  counts: number[];
  random: number;
  kept: number;
  reshuffled: boolean;
}
/**
 * How likely it is that the fight damages a character, and by the best of the other choices.
 */
export interface HitReason {
  type: 'hit';
  character: Character;
  chance: number;
  otherwise: number;
  other: Action;
  /**
   * It speaks against the choice; null where the other is as good, and it only says what is to be feared.
   */
  against: boolean | null;
}
/**
 * Whom a fight is likely to hurt.
 */
export interface Hits {
  /**
   * How likely it damages each seat, 0 … 1.
   */
  seats: number[];
  /**
   * How likely it damages the villain.
   */
  villain: number;
}
/**
 * Hits that the cards which are kept spare for the rest of the hand, against those kept by the best of the other
 * choices; below 0 they cost some.
 */
export interface KeepReason {
  type: 'keep';
  /**
   * None where they are too few to be counted.
   */
  spared: number | null;
  /**
   * The number that leaves the hand, openly or thrown away.
   */
  goes: number;
  /**
   * The one that would leave it with the best of the others.
   */
  stays: number;
  /**
   * Of both the lower is the lowest of the hand, which can be saved for a neighbour (FM-25.2).
   */
  lowest: boolean;
  /**
   * It speaks against the choice.
   */
  against: boolean;
}
/**
 * All legal actions.
 */
export interface Legal {
  actions: Action[];
  /**
   * For each action what an open strike would make of the fight so far, with those that follow it and lie open; null for anything else (FM-20.21).
   */
  previews: (Standing | null)[];
  /**
   * For each action whether an open strike spares all seats of the player, whatever the one may be that is still unknown; false where more are (FM-20.21).
   */
  spared: boolean[];
  /**
   * Whether all open strikes, of several, lead to the same loser and line, whatever the one may be that is still unknown; false where more are (FM-20.21).
   */
  alike: boolean;
  /**
   * How many cards of each number, from 3 on, the player has not seen since the shuffle; empty but for a strike (FM-20.21).
   */
  unseen: number[];
  /**
   * What a shadow strike may make of it, each end once; empty for anything else, and where no random card is left (FM-20.22).
   */
  shadow: ShadowPreview[];
  /**
   * Whether that is what the fight comes to: no strike after it is unknown.
   */
  certain: boolean;
}
/**
 * FM-21.15: `last` if no lifeline is left; `left` of them.
 */
export interface LifePopped {
  type: 'life_popped';
  character: Character;
  card: LifeCard;
  last: boolean;
  left: number;
}
/**
 * FM-21.6: stacks by character, the villain last, and how many damages still defeat each.
 */
export interface LifelinesDealt {
  type: 'lifelines_dealt';
  stacks: LifeCard[][];
  left: number[];
}
/**
 * FM-21.4
 */
export interface LineAdded {
  type: 'line_added';
  cards: LifeCard[];
  reason: 'missing' | 'prepopped' | 'position';
}
/**
 * FM-21.23
 */
export interface MatchEnded {
  winners: number[];
  ranking: Rank[];
  type: 'match_ended';
  rounds: number;
}
/**
 * FM-21.1
 */
export interface MatchStarted {
  /**
   * Clockwise.
   */
  seats: SeatInfo[];
  /**
   * Fixed ones (FM-15.2).
   */
  teams: Seat[][] | null;
  type: 'match_started';
  options: Options;
}
/**
 * FM-21.3
 */
export interface MissingChosen {
  type: 'missing_chosen';
  suit: Suit;
  by: Seat | ('option' | 'chance');
}
/**
 * How likely it is that the fight damages nobody, and by the best of the other choices.
 */
export interface NobodyReason {
  type: 'nobody';
  chance: number;
  otherwise: number;
  other: Action;
  /**
   * It speaks against the choice: who is hit less often then is better hit.
   */
  against: boolean;
}
/**
 * After one strike.
 */
export interface Odds {
  /**
   * How likely it damages each seat, 0 … 1.
   */
  seats: number[];
  /**
   * How likely it damages the villain.
   */
  villain: number;
  /**
   * Struck openly; null: from the shadow.
   */
  number: number | null;
}
/**
 * Only those that have a place beside the others are there.
 */
export interface Options {
  storyline: Storyline;
  mode: Mode;
  players: number;
  layout: 3 | 4;
  replacement: Replacement;
  defeated_as: DefeatedAs;
  shadow_in_queen_games?: boolean;
  joker_to_villain?: boolean;
  missing?: Missing;
  first_lead: FirstLead;
  match: MatchEnd;
  target?: number;
  tie_rule: TieRule;
  prepopped?: number;
  free_replays?: number;
  stone_to_lead?: boolean;
  bad_ending?: BadEnding;
}
/**
 * Goes to who made it, in place of null.
 */
export interface OwnDiscard {
  discard: SwordCard;
}
/**
 * What a player may know of the roles.
 */
export interface OwnRoles {
  /**
   * By seat.
   */
  roles?: (LifeCard | null)[];
}
/**
 * Another card spares the player, or his side, more often in this fight: how often, beside this choice, and what
 * weighs most against it; null where that is only the sum of all.
 */
export interface RatherReason {
  type: 'rather';
  number: number;
  spared: Spared;
  chance: number;
  otherwise: number;
  cost: HitReason | NobodyReason | KeepReason | null;
  /**
   * It speaks neither for the choice nor against it.
   */
  against: null;
}
/**
 * FM-21.14: replays left.
 */
export interface ReplayAnswered {
  type: 'replay_used' | 'replay_declined';
  left: number;
}
/**
 * FM-21.15, FM-21.16: the role only if it lies face up now.
 */
export interface RoleTurned {
  type: 'role_turned';
  character: Character;
  up: boolean;
  role: LifeCard | null;
}
/**
 * FM-21.5
 */
export interface RolesDealt {
  /**
   * By seat.
   */
  roles?: (LifeCard | null)[];
  type: 'roles_dealt';
  seats: Seat[];
}
/**
 * FM-21.21: by seat.
 */
export interface RolesShown {
  type: 'roles_shown';
  roles: LifeCard[];
}
/**
 * FM-21.20
 */
export interface RoundEnded {
  type: 'round_ended';
  ending: Ending;
  defeated: Character[];
}
/**
 * A round that is over.
 */
export interface RoundResult {
  round: number;
  ending: Ending;
  defeated: Character[];
  line: LifeCard[];
  /**
   * By seat.
   */
  roles: LifeCard[];
  scores: SideScore[];
}
/**
 * FM-21.22
 */
export interface RoundScored {
  type: 'round_scored';
  scores: SideScore[];
}
/**
 * FM-21.2
 */
export interface RoundStarted {
  type: 'round_started';
  round: number;
  lead: Seat;
  dealer: Seat;
  villain: LifeCard;
}
/**
 * In all that the search looks at it comes to the same as the best of the others.
 */
export interface SameReason {
  type: 'same';
  /**
   * It speaks neither for the choice nor against it.
   */
  against: null;
}
/**
 * Why a seat brought what it brought (FM-15.5 to 15.13).
 */
export interface ScoreReason {
  seat: Seat;
  role: LifeCard;
  points: number;
  code: ReasonCode;
  /**
   * QS: what is missing in the line of story.
   */
  missing: LifeCard[];
}
/**
 * FM-21.18: a dazed seat shows its top card.
 */
export interface SeatChanged {
  type: 'seat_changed';
  seat: Seat;
  now: SeatNow;
  top: SwordCard | null;
}
/**
 * A musketeer seat as it is from the start of the match.
 */
export interface SeatInfo {
  /**
   * Player who decides and scores for it; null for a Dazed Musketeer who replaces nobody's player (FM-2.10).
   */
  owner: number | null;
  kind: SeatKind;
}
/**
 * A musketeer seat as it is now.
 */
export interface SeatState {
  /**
   * Player who decides and scores for it; null for a Dazed Musketeer who replaces nobody's player (FM-2.10).
   */
  owner: number | null;
  kind: SeatKind;
  now: SeatNow;
}
/**
 * What the options make of the seats.
 */
export interface Seating {
  /**
   * Clockwise.
   */
  seats: SeatInfo[];
  /**
   * Fixed ones (FM-15.2).
   */
  teams: Seat[][] | null;
  /**
   * X takes part (FM-8.1).
   */
  shadow: boolean;
  /**
   * The number that ends the match; null with a single round (FM-16.1, FM-16.2).
   */
  goal: number | null;
}
/**
 * Who sits where, as it is from the start of the match.
 */
export interface Seats {
  /**
   * Clockwise.
   */
  seats: SeatInfo[];
  /**
   * Fixed ones (FM-15.2).
   */
  teams: Seat[][] | null;
}
/**
 * FM-21.27
 */
export interface SettingChanged {
  type: 'setting_changed';
  setting: Setting;
  value: SettingValue;
}
/**
 * What a shadow strike may make of the fight so far (FM-20.22).
 */
export interface ShadowPreview {
  /**
   * Of so many cards that may be turned up, as far as the player has seen.
   */
  cards: number;
  /**
   * With those that follow it and lie open.
   */
  standing: Standing;
}
/**
 * The strike comes from the random deck, in which so many cards are left after it.
 */
export interface ShadowReason {
  type: 'shadow';
  left: number;
  /**
   * It speaks neither for the choice nor against it.
   */
  against: null;
}
/**
 * Defeats, wins or points of a side.
 */
export interface SideScore {
  players: number[];
  /**
   * In this round.
   */
  gained: number;
  total: number;
  reasons: ScoreReason[];
}
/**
 * What stands of the strikes made so far (FM-5.4, FM-5.5), as if the fight ended here.
 */
export interface Standing {
  /**
   * Who struck what stands, in playing order.
   */
  standing: Fighter[];
  /**
   * Target of the lowest standing strike; null in a draw or before the first strike.
   */
  lowest: Fighter | null;
  /**
   * Of the hit table if the fight ended so (FM-9.2).
   */
  line: HitLine;
}
/**
 * On to the next round of a solitaire (FM-19.10).
 */
export interface StartRound {
  type: 'start_round';
}
/**
 * FM-21.19: the loser, or the same seat again after a replay.
 */
export interface StarterSet {
  type: 'starter_set';
  seat: Fighter;
  reason: 'loser' | 'replay';
}
/**
 * FM-21.17
 */
export interface StoneMoved {
  type: 'stone_moved';
  from: Character;
  to: Character;
}
/**
 * FM-21.7
 */
export interface StonePlaced {
  type: 'stone_placed';
  character: Character;
}
/**
 * One seat's contribution to a fight.
 */
export interface Strike {
  seat: Fighter;
  /**
   * For whom the card counts (FM-5.3, FM-7.4).
   */
  target: Fighter;
  /**
   * null: empty strike (FM-8.3).
   */
  card: SwordCard | null;
  source: StrikeSource;
  forced: boolean;
  /**
   * A card was discarded for it (FM-6.2).
   */
  discarded: boolean;
  /**
   * Which one, if the viewer may know (FM-20.16).
   */
  discard: SwordCard | null;
}
/**
 * Open, or as a shadow strike with `card` as the discard (FM-6.2, FM-19.3, FM-19.4).
 */
export interface StrikeAction {
  type: 'strike';
  card: SwordCard;
  shadow: boolean;
}
/**
 * FM-21.11: the strike, which of those made so far are blocked now, and the cards left in the random deck.
 */
export interface Struck {
  seat: Fighter;
  /**
   * For whom the card counts (FM-5.3, FM-7.4).
   */
  target: Fighter;
  /**
   * null: empty strike (FM-8.3).
   */
  card: SwordCard | null;
  source: StrikeSource;
  forced: boolean;
  /**
   * A card was discarded for it (FM-6.2).
   */
  discarded: boolean;
  /**
   * Which one, if the viewer may know (FM-20.16).
   */
  discard: SwordCard | null;
  type: 'struck';
  blocked: Fighter[];
  standing: Standing;
  random: number;
}
/**
 * A stored match in the list of matches.
 */
export interface Summary {
  storyline: Storyline;
  mode: Mode;
  round: number;
  fight: number;
  totals: number[];
  /**
   * Who wins together: lists of players, one for each total.
   */
  sides: number[][];
  /**
   * By side: the damages left to its Musketeer, where one round is decided by them (FM-16.12).
   */
  lives?: number[];
}
/**
 * FM-21.12: the next top card of a dazed seat, if there is one.
 */
export interface TopShown {
  type: 'top_shown';
  seat: Seat;
  card: SwordCard | null;
}
/**
 * Who strikes for whom.
 */
export interface Turn {
  seat: Fighter;
  target: Fighter;
}
/**
 * FM-19.5
 */
export interface UseReplay {
  type: 'use_replay';
  use: boolean;
}
/**
 * Everything that a player, or a spectator, may know.
 */
export interface View {
  /**
   * Who looks; null for a spectator.
   */
  player: number | null;
  options: Options;
  players: number;
  /**
   * Musketeer seats in order, clockwise.
   */
  seats: SeatState[];
  /**
   * X takes part (FM-8.1).
   */
  shadow: boolean;
  /**
   * Fixed ones (FM-15.2).
   */
  teams: Seat[][] | null;
  /**
   * Who wins together: lists of players, one for each of `totals`.
   */
  sides: number[][];
  /**
   * Defeats, wins or points, by side.
   */
  totals: number[];
  /**
   * What ends the match (FM-16.1); null with `single`.
   */
  goal: number | null;
  /**
   * 1, 2, …
   */
  round: number;
  lead: Seat;
  dealer: Seat;
  missing: Suit | null;
  villain: LifeCard;
  phase: Phase;
  /**
   * Seat whose controller decides (missing suit, direction, strike).
   */
  turn: Fighter | null;
  /**
   * Musketeer seats in order, the villain last.
   */
  characters: CharacterInfo[];
  /**
   * Line of story in order (FM-1.9).
   */
  line: LifeCard[];
  /**
   * QS: what each role that the viewer knows wants in the line of story (FM-15.9 to 15.12); null elsewhere.
   */
  ambitions: {
    [k: string]: LifeCard[];
  } | null;
  stone: Character;
  /**
   * Hand number in the round, 1, 2, …; 0 before the first deal.
   */
  hand: number;
  /**
   * Fight number in the round.
   */
  fight: number;
  /**
   * Fight number in the hand.
   */
  in_hand: number;
  /**
   * FM-4.6
   */
  fights_in_hand: number;
  cyclical: boolean;
  starter: Fighter | null;
  direction: Direction | null;
  /**
   * Empty until the direction of a cyclical fight is known.
   */
  order: Turn[];
  /**
   * Of the fight so far.
   */
  strikes: Strike[];
  standing: Standing;
  /**
   * By seat: the cards the viewer sees (own, servants'), a dazed seat's top card only; null if none may be seen.
   */
  hands: (SwordCard[] | null)[];
  hand_counts: number[];
  /**
   * By seat: what the viewer remembers of the pile his hand became, in card order (FM-20.12).
   */
  piles: (SwordCard[] | null)[];
  /**
   * Cards left in the random deck: shadow strikes left (FM-6.1).
   */
  random: number;
  kept: number;
  used: number;
  /**
   * Decided ones of this round, oldest first.
   */
  fights: Fight[];
  /**
   * Free replays left in this round (FM-17.2); 0 outside the solitaires.
   */
  replays: number;
  /**
   * Line of FM-9.2 that waits for the captain's decision about a replay.
   */
  pending: HitLine | null;
  /**
   * The round before this one, or the last of a match that is over.
   */
  last_round: RoundResult | null;
}
/**
 * As it goes that way.
 */
export interface WayOdds {
  /**
   * How likely it damages each seat, 0 … 1.
   */
  seats: number[];
  /**
   * How likely it damages the villain.
   */
  villain: number;
  direction: Direction;
  /**
   * It is clearly worth more than the other.
   */
  better: boolean;
}
