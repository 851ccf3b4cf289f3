/** What Python says of Four Musketeers (`py/musketiere/games/four_musketeers/` is the other side). Clauses FM-x.y. */
import type * as bridge from '../../generated/bridge';

/** The game's part of what crosses the bridge. */
export interface FourMusketeers extends bridge.GameTypes {
  View: View;
  Action: Action;
  Legal: Legal;
  DecisionKind: DecisionKind;
  Event: GameEvent;
}
export type Frame = bridge.Frame<FourMusketeers>;
export type Update = bridge.Update<FourMusketeers>;

export type Suit = 'S' | 'H' | 'D' | 'C';
/** "3S" … "10C" (FM-0.3, FM-1.2). */
export type SwordCard = string;
/** "2S", "JS", "QS", "KS", "AS" … "AC", "JK" (FM-0.3, FM-1.4). */
export type LifeCard = string;
/** Musketeer seat 0 … 3 (FM-2.1). A *player* is whoever decides (FM-2.6), numbered like the names of the frame. */
export type Seat = number;
/** Who has lifelines: a musketeer seat or the villain (FM-1.8). */
export type Character = Seat | 'V';
/** Who strikes: a musketeer seat or the Shadow Musketeer (FM-2.3). */
export type Fighter = Seat | 'X';
export type Direction = 'left' | 'right';

export type Storyline = 'AC' | 'KC' | 'AS' | 'KS' | 'QC' | 'QS';
export type Mode = 'solo' | 'team' | 'coop';
/** FM-18. Only options that have an effect beside the others are there. */
export type Options = {
  storyline: Storyline;
  mode: Mode;
  players: number;
  layout: 3 | 4;
  replacement?: 'dazed' | 'servant';
  defeated_as?: 'dazed' | 'ghost';
  shadow_in_queen_games?: boolean;
  joker_to_villain?: boolean;
  missing?: 'random' | 'dealer' | Suit;
  first_lead: 'random' | '0' | '1' | '2' | '3';
  match: 'standard' | 'target' | 'single';
  target?: number;
  tie_rule?: 'shared' | 'play_on';
  prepopped?: number;
  free_replays?: number;
  stone_to_lead?: boolean;
  bad_ending?: 'two' | 'all' | 'last_player';
};
/** What may be changed between the rounds of a solitaire (FM-16.8). */
export type Setting = 'prepopped' | 'free_replays' | 'joker_to_villain' | 'stone_to_lead' | 'bad_ending';

/** A stored match in the list of the home page. */
export interface Summary {
  storyline: Storyline;
  mode: Mode;
  round: number;
  fight: number;
  /** Who wins together: lists of players, one for each total. */
  sides: number[][];
}

/* ---- actions (section 19) -------------------------------------------------------------------------------------------- */

export type Action =
  | { type: 'choose_missing'; suit: Suit }
  | { type: 'choose_direction'; direction: Direction }
  /** Open, or as a shadow strike with `card` as the discard (FM-6.2). */
  | { type: 'strike'; card: SwordCard; shadow: boolean }
  | { type: 'use_replay'; use: boolean }
  /** Between two rounds of a solitaire (FM-16.8): one setting anew, or on to the next round. */
  | { type: 'change_setting'; setting: Setting; value: number | boolean | string }
  | { type: 'start_round' };

export interface Legal {
  actions: Action[];
  /** For each action what an open strike would make of the fight so far; null for anything else. */
  previews: (Standing | null)[];
}
/** What stands of the strikes made so far (FM-5.4, FM-5.5), as if the fight ended here. */
export interface Standing {
  /** Who struck what stands, in playing order. */
  standing: Fighter[];
  /** Target of the lowest standing strike; null in a draw or before the first strike. */
  lowest: Fighter | null;
  /** Line of the hit table if the fight ended so (FM-9.2). */
  line: HitLine;
}
/**
 * a: an undefeated musketeer takes damage · b: the villain takes damage through the protected musketeer · c: free replay,
 * the protected musketeer lost, with X · d: X lost, the villain takes damage · e: free replay, X lost while protected ·
 * f: a defeated musketeer lost, nothing · g: draw.
 */
export type HitLine = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

export type DecisionKind =
  | 'choose_missing'
  | 'choose_direction'
  | 'strike'
  | 'use_replay'
  | 'choose_settings';

/* ---- view (section 20) ----------------------------------------------------------------------------------------------- */

export interface SeatInfo {
  /** Player who decides and scores for the seat; null for a Dazed Musketeer who replaces nobody's player (FM-2.10). */
  owner: number | null;
  /** What the seat is by FM-2.9. */
  kind: 'player' | 'dazed' | 'servant';
  /** What it is now: a defeated seat becomes dazed or a ghost (FM-11). */
  now: 'active' | 'dazed' | 'ghost';
}
export interface CharacterInfo {
  /** Lifelines from bottom to top (FM-0.5). */
  stack: LifeCard[];
  /** Role card as far as the viewer knows it. */
  role: LifeCard | null;
  /** The role card lies face up (FM-10.8). */
  up: boolean;
  defeated: boolean;
  /** Damages that still defeat the character (FM-10.7). */
  left: number;
}
export interface Strike {
  seat: Fighter;
  /** For whom the card counts (FM-5.3, FM-7.4). */
  target: Fighter;
  /** null: empty strike (FM-8.3). */
  card: SwordCard | null;
  source: 'hand' | 'random' | 'empty';
  forced: boolean;
  /** A card was discarded for it (FM-6.2); which one, if the viewer may know. */
  discarded: boolean;
  discard: SwordCard | null;
}
export interface Fight {
  /** 1, 2, … in the round. */
  fight: number;
  cyclical: boolean;
  starter: Fighter;
  direction: Direction | null;
  strikes: Strike[];
  /** Who struck what stands. */
  standing: Fighter[];
  loser: Fighter | null;
  line: HitLine;
  /** A free replay took the effect back (FM-17.5). */
  replayed: boolean;
}

export interface View {
  /** The player who looks; null for a spectator. */
  player: number | null;
  options: Options;
  players: number;
  /** Musketeer seats in order, clockwise. */
  seats: SeatInfo[];
  /** X takes part (FM-8.1). */
  shadow: boolean;
  /** Fixed teams as lists of seats (FM-15.2); null without. */
  teams: Seat[][] | null;
  /** Who wins together: lists of players, one for each of `totals`. */
  sides: number[][];
  /** Defeats, wins or points, by side. */
  totals: number[];
  /** What ends the match (FM-16.1); null with `single`. */
  goal: number | null;
  /** 1, 2, … */
  round: number;
  lead: Seat;
  dealer: Seat;
  missing: Suit | null;
  villain: LifeCard;
  phase: DecisionKind | 'match_over';
  /** Seat whose controller decides (missing suit, direction, strike); null otherwise. */
  turn: Fighter | null;
  /** Musketeer seats in order, the villain last. */
  characters: CharacterInfo[];
  /** Line of story in order (FM-1.9). */
  line: LifeCard[];
  /** QS: what each role that the viewer knows wants in the line of story (FM-15.9 to 15.12); null elsewhere. */
  ambitions: Record<LifeCard, LifeCard[]> | null;
  stone: Character;
  /** Hand number in the round, 1, 2, …; 0 before the first deal. */
  hand: number;
  /** Fight number in the round. */
  fight: number;
  /** Fight number in the hand, and how many there are (FM-4.6). */
  in_hand: number;
  fights_in_hand: number;
  cyclical: boolean;
  starter: Fighter;
  direction: Direction | null;
  /** Who strikes in which order and for whom; empty until the direction of a cyclical fight is known. */
  order: { seat: Fighter; target: Fighter }[];
  /** Strikes of the fight so far. */
  strikes: Strike[];
  standing: Standing;
  /** By seat: the cards the viewer sees (own, servants'), a dazed seat's top card only; null if none may be seen. */
  hands: (SwordCard[] | null)[];
  /** By seat: number of cards. */
  hand_counts: number[];
  /** By seat: what the viewer remembers of the pile his hand became, in card order (FM-20.12); null otherwise. */
  piles: (SwordCard[] | null)[];
  /** Cards left in the random deck: shadow strikes left (FM-6.1). */
  random: number;
  kept: number;
  used: number;
  /** Decided fights of this round, oldest first. */
  fights: Fight[];
  /** Free replays left in this round (FM-17.2); 0 outside the solitaires. */
  replays: number;
  /** Line of FM-9.2 that waits for the captain's decision about a replay. */
  pending: HitLine | null;
  /** The round before this one, or the last of a match that is over. */
  last_round: RoundResult | null;
}

export interface RoundResult {
  round: number;
  ending: 'good' | 'bad';
  defeated: Character[];
  line: LifeCard[];
  /** By seat. */
  roles: LifeCard[];
  scores: SideScore[];
}
export interface SideScore {
  /** Players of the side. */
  players: number[];
  /** Defeats, wins or points of this round. */
  gained: number;
  total: number;
  reasons: Reason[];
}
/** Why a seat brought what it brought (FM-15.5 to 15.13). */
export interface Reason {
  seat: Seat;
  role: LifeCard;
  points: number;
  code:
    | 'survived' // survival: not defeated
    | 'defeated' // survival: one defeat
    | 'villain-alive' // QC: JC or black team, the villain lives but not all of the extra point
    | 'villain-alive-and-self' // QC: JC lives with the villain; black team: both live
    | 'villain-defeated' // QC: what JC or black did not want
    | 'served' // QC: villain defeated and he himself alive; red team: villain defeated
    | 'served-both' // QC team: villain defeated and both red musketeers alive
    | 'served-fallen' // QC solo: villain defeated, but he himself too
    | 'failed' // QC: villain alive, what red (or JH, JD, JS) did not want
    | 'ambition' // QS: ambition fulfilled
    | 'ambition-cards' // QS: cards of `missing` are not in the line of story
    | 'ambition-fallen' // QS: cards complete, but he himself (JC: the joker's character) is defeated
    | 'ambition-team'; // QS team: own cards complete, but the team's ambition fails elsewhere
  /** QS: what is missing in the line of story. */
  missing: LifeCard[];
}

/* ---- events (section 21) --------------------------------------------------------------------------------------------- */

export type GameEvent =
  | {
      type: 'match_started';
      options: Options;
      seats: { owner: number | null; kind: SeatInfo['kind'] }[];
      teams: Seat[][] | null;
    }
  | { type: 'setting_changed'; setting: Setting; value: number | boolean | string }
  | { type: 'round_started'; round: number; lead: Seat; dealer: Seat; villain: LifeCard }
  | { type: 'missing_chosen'; suit: Suit; by: Seat | 'option' | 'chance' }
  | { type: 'line_added'; cards: LifeCard[]; reason: 'missing' | 'prepopped' | 'position' }
  /** `roles` by seat, as far as the viewer may know them. */
  | { type: 'roles_dealt'; seats: Seat[]; roles?: (LifeCard | null)[] }
  /** Stacks by character, the villain last, and how many damages still defeat each. */
  | { type: 'lifelines_dealt'; stacks: LifeCard[][]; left: number[] }
  | { type: 'stone_placed'; character: Character }
  | {
      type: 'hands_dealt';
      hand: number;
      counts: number[];
      random: number;
      kept: number;
      reshuffled: boolean;
      /** As in the view: what the viewer may see of each hand. */
      hands: (SwordCard[] | null)[];
    }
  | {
      type: 'fight_started';
      fight: number;
      in_hand: number;
      cyclical: boolean;
      starter: Fighter;
      stone: Character;
    }
  | { type: 'direction_chosen'; seat: Fighter; direction: Direction; automatic: boolean }
  | ({ type: 'struck'; random: number; blocked: Fighter[]; standing: Standing } & Strike)
  | { type: 'top_shown'; seat: Seat; card: SwordCard | null }
  | { type: 'fight_decided'; standing: Fighter[]; loser: Fighter | null; line: HitLine }
  | { type: 'replay_used' | 'replay_declined'; left: number }
  | { type: 'life_popped'; character: Character; card: LifeCard; last: boolean; left: number }
  | { type: 'role_turned'; character: Character; up: boolean; role: LifeCard | null }
  | { type: 'defeated'; character: Character; role: LifeCard }
  | { type: 'stone_moved'; from: Character; to: Character }
  | { type: 'seat_changed'; seat: Seat; now: 'dazed' | 'ghost'; top: SwordCard | null }
  | { type: 'starter_set'; seat: Fighter; reason: 'loser' | 'replay' }
  | { type: 'round_ended'; ending: 'good' | 'bad'; defeated: Character[] }
  | { type: 'roles_shown'; roles: LifeCard[] }
  | { type: 'round_scored'; scores: SideScore[] }
  | {
      type: 'match_ended';
      winners: number[];
      ranking: { seat: number; rank: number; total: number }[];
      rounds: number;
    };
