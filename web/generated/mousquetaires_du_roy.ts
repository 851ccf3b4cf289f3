/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

import type * as bridge from './bridge';

export type Frame = bridge.Frame<GameTypes>;
export type Update = bridge.Update<GameTypes>;

export type Action =
  | Plain
  | AtPlace
  | WithParisCard
  | Man
  | LayAmbush
  | WithMusketeer
  | WithPerfidy
  | DiscardSpace
  | WithDie
  | LayToken
  | WithToken
  | WithAdventure
  | Attempt
  | InLine;
export type ActionType =
  | 'done'
  | 'pass'
  | 'yes'
  | 'no'
  | 'draw_perfidy'
  | 'appear'
  | 'stay_hidden'
  | 'refill'
  | 'after_you'
  | 'draw'
  | 'passage'
  | 'escape_pay'
  | 'escape_fight'
  | 'wait'
  | 'end_turn'
  | 'destination'
  | 'close'
  | 'move'
  | 'ride'
  | 'pay_beggars'
  | 'play_paris'
  | 'take_paris'
  | 'man'
  | 'lay_ambush'
  | 'name'
  | 'start'
  | 'exchange'
  | 'play_perfidy'
  | 'search'
  | 'discard_space'
  | 'reroll'
  | 'blade'
  | 'lay_token'
  | 'buy'
  | 'give_token'
  | 'take_token'
  | 'pay_card'
  | 'give'
  | 'take'
  | 'character'
  | 'card'
  | 'reinforce'
  | 'commit'
  | 'challenge'
  | 'duel'
  | 'inn'
  | 'reveal_line';
export type Adventure =
  | 'combat'
  | 'double_combat'
  | 'erudition_1'
  | 'nobility_1'
  | 'gallantry_1'
  | 'panache_1'
  | 'erudition_2'
  | 'nobility_2'
  | 'gallantry_2'
  | 'panache_2'
  | 'des_essarts'
  | 'buckingham'
  | 'bassompierre'
  | 'planchet'
  | 'kitty'
  | 'mousqueton';
export type AdventureReason = 'deal' | 'action' | 'reward' | 'board' | 'planchet' | 'recovery';
export type Against = 'element' | 'rochefort' | 'gaoler';
export type Ambush = 'mendiants' | 'assassin' | 'voleurs' | 'courtisane' | 'nemesis';
export type BoardName = 'inn' | 'calais' | 'england' | 'galleries';
/**
 * A side sees its own chains link by link; the other side sees `perfidy`, `ambush` or `action` for them.
 */
export type DecisionKind =
  | 'destination'
  | 'paris'
  | 'man'
  | 'ambush'
  | 'nemesis'
  | 'perfidy'
  | 'target'
  | 'close'
  | 'reveal'
  | 'own'
  | 'reroll'
  | 'wound'
  | 'lay'
  | 'jail'
  | 'one_for_all'
  | 'next'
  | 'action'
  | 'pay'
  | 'buy'
  | 'offer'
  | 'trade'
  | 'planchet'
  | 'heal'
  | 'cards'
  | 'commit'
  | 'blade'
  | 'sacrifice';
export type DiscardCause = 'beaten' | 'decoy' | 'trap';
/**
 * Who was wounded.
 */
export type DuelResult = 'opponent' | 'musketeer' | 'both' | 'tie';
export type Edition = bridge.Edition;
export type Effect = 'siege_die' | 'wound' | 'honour' | 'perfidy' | 'tax' | 'strangle';
/**
 * What a Musketeer attempts (MR-10.2).
 */
export type ElementKind = 'challenge' | 'duel' | 'inn' | 'passage';
export type Ending = 'quest' | 'time' | 'honour' | 'siege' | 'constance';
export type EpicCause = 'reward' | 'passage' | 'siege' | 'tax' | 'buckingham';
export type Equipment = 'pistol' | 'toledo' | 'cuirass' | 'horse';
export type EscapeWay = 'pay' | 'fight';
export type Event =
  | MatchStarted
  | TurnStarted
  | PhaseStarted
  | TokenMoved
  | SiegeRewarded
  | ParisEffect
  | Strangling
  | Purse
  | Epic
  | OneForAll
  | PileShuffled
  | SiegeThrown
  | Sacrificed
  | MatchEnded
  | DestinationChosen
  | PerfidyDrawn
  | PerfidyPlayed
  | PerfidyLost
  | RochefortHealed
  | ParisTaken
  | MissionPlaced
  | Manned
  | AmbushPlaced
  | AmbushRolled
  | BeggarsPaid
  | MissionEnded
  | MiladyRevealed
  | MiladyActed
  | BoardPlaced
  | TokensLaid
  | BoardFinished
  | TokenRevealed
  | TokenDiscarded
  | GalleryPassed
  | StagePassed
  | MusketeerStarted
  | MusketeerEnded
  | Moved
  | InnMoved
  | Bought
  | AdventureDrawn
  | Exchanged
  | ExchangeRefused
  | CharacterPlayed
  | Reinforced
  | ElementDeclared
  | ActionCancelled
  | ActionResumed
  | ChallengeWon
  | Validated
  | Wounded
  | Healed
  | Jailed
  | Escape
  | Fallen
  | Recovered
  | RochefortAppeared
  | RochefortFled
  | DuelStarted
  | Committed
  | Thrown
  | Toledo
  | BotteMet
  | RoundResult
  | DuelEnded;
export type Face = 'sword' | 'shield' | 'fleur';
/**
 * What the choice changes: steps of the quest done; the share of a mission's open work that is done; dice at La Rochelle; cards and life of all Musketeers; the tracks; Rochefort's life; Milady's Perfidy cards.
 */
export type FactCode =
  | 'quest'
  | 'louvre'
  | 'paris'
  | 'siege_dice'
  | 'cards'
  | 'life'
  | 'honour'
  | 'siege'
  | 'time'
  | 'rochefort'
  | 'perfidy';
export type GalleryWay = 'passage' | 'challenge' | 'duels';
export type HeroId = 'athos' | 'porthos' | 'aramis' | 'dartagnan' | 'treville';
export type JailCause = 'perfidy' | 'richelieu';
export type MissionPlace = 'paris' | 'louvre';
export type MissionResult = 'done' | 'replaced' | 'failed';
export type MoveCause = 'move' | 'jail' | 'release' | 'fallen';
/**
 * His index in seat order.
 */
export type Musketeer = number;
export type Pair = bridge.Pair;
export type Perfidy =
  'renforts' | 'guet_apens' | 'conscrits' | 'embastille' | 'baume' | 'calomnie' | 'impasse' | 'urgence';
export type PerfidyReason = 'deal' | 'draw' | 'search' | 'refill' | 'louvre' | 'siege' | 'paris';
export type Phase = 'milady' | 'musketeers' | 'la_rochelle' | 'end';
export type Pile = 'adventure' | 'perfidy' | 'louvre';
export type Place =
  | 'paris'
  | 'louvre'
  | 'quest'
  | 'la_rochelle'
  | 'richelieu'
  | 'miladys_house'
  | 'vieux_colombier'
  | 'bastille';
export type Power = 'rochefort_immune' | 'extra_die' | 'any_skill' | 'better_botte' | 'remote_exchange';
export type PurseCause = 'reward' | 'purchase' | 'escape' | 'beggars' | 'thieves' | 'tax' | 'des_essarts';
export type Quest = InnBoard | CalaisBoard | EnglandBoard | GalleriesBoard;
export type QuestToken = 'force_2' | 'force_3' | 'force_4' | 'decoy' | 'trap';
export type RevealCause = 'rochefort' | 'richelieu' | 'end';
export type RiskKind = 'bastille' | 'assassin' | 'voleurs';
export type SchemeKind = 'go' | 'plot' | 'strike';
export type Side = 'musketeers' | 'milady';
export type SiegeReward = 'perfidy' | 'epic' | 'one_for_all';
export type Skill = 'erudition' | 'nobility' | 'gallantry' | 'panache';
export type Special = 'cuirass' | 'final_wound';
/**
 * What the choice answers: how low the Queen's honour is tonight without it; the chance that La Rochelle is lost tonight, that Constance is strangled.
 */
export type ThreatCode = 'honour_tonight' | 'siege_tonight' | 'constance_tonight';
export type Token =
  | 'pistol'
  | 'toledo'
  | 'cuirass'
  | 'horse'
  | 'improved_erudition'
  | 'improved_nobility'
  | 'improved_gallantry'
  | 'improved_panache'
  | 'improved_botte';
export type Track = 'time' | 'louvre' | 'honour' | 'siege';
export type TrackCause = 'phase' | 'perfidy' | 'ladder' | 'mission' | 'paris' | 'siege';
export type ValidatedKind = 'challenge' | 'duel';
export type WayOfMilady = 'time' | 'honour' | 'siege' | 'constance';
export type WoundCause =
  'duel' | 'final_wound' | 'escape' | 'perfidy' | 'assassin' | 'trap' | 'paris' | 'sacrifice';

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
  Forecast: never;
  Seating: Seating;
}
/**
 * Whether a cuirass has absorbed its wound.
 */
export interface Absorbed {
  blue: boolean;
  red: boolean;
}
export interface ActionCancelled {
  type: 'action_cancelled';
  musketeer: Musketeer;
}
export interface ActionResumed {
  type: 'action_resumed';
  musketeer: Musketeer;
}
export interface AdventureDrawn {
  type: 'adventure_drawn';
  musketeer: Musketeer;
  reason: AdventureReason;
  /**
   * For the team.
   */
  card?: Adventure;
}
export interface Adversary {
  id: string;
  /**
   * Red dice.
   */
  force: number;
  life: number;
  wounds: number;
  botte: Botte;
  special: Special | null;
  reward: Reward;
}
export interface AmbushPlaced {
  type: 'ambush_placed';
  where: MissionPlace;
  ambush: Ambush;
  /**
   * By Nemesis.
   */
  named: Musketeer | null;
}
export interface AmbushRolled {
  type: 'ambush_rolled';
  where: MissionPlace;
  ambush: Ambush;
  musketeer: Musketeer;
  face: Face;
}
export interface Ambushes {
  mendiants: number;
  assassin: number;
  voleurs: number;
  courtisane: number;
  nemesis: number;
}
export interface AtPlace {
  type: 'destination' | 'close' | 'move' | 'ride' | 'pay_beggars';
  what: Place;
}
export interface Attempt {
  type: 'challenge' | 'duel';
  /**
   * An element of the active Musketeer's place.
   */
  what: number;
}
export interface BeggarsPaid {
  type: 'beggars_paid';
  where: MissionPlace;
  by: Musketeer;
}
/**
 * What waits behind the closed doors of the inn, all together, as everybody can reckon.
 */
export interface Behind {
  guards: number;
  decoys: number;
  traps: number;
}
/**
 * How likely he wounds with all his Combat cards in a duel that he draws for, in percent.
 */
export interface BetterArmed {
  /**
   * Of Combat cards more.
   */
  count: number;
  now: number;
  /**
   * With so many more.
   */
  after: number;
}
export interface BoardFinished {
  type: 'board_finished';
  board: BoardName;
  by: Musketeer;
  /**
   * What was left in the inn.
   */
  revealed: QuestToken[];
}
export interface BoardPlaced {
  type: 'board_placed';
  board: BoardName;
  /**
   * How many Milady lays.
   */
  tokens: number;
}
/**
 * Symbols that a throw must show at least.
 */
export interface Botte {
  sword: number;
  shield: number;
  fleur: number;
  /**
   * Dice that show anything but a fleur.
   */
  other: number;
}
export interface BotteMet {
  type: 'botte';
  by_musketeer: boolean;
  by_opponent: boolean;
}
export interface Bought {
  type: 'bought';
  musketeer: Musketeer;
  token: Token;
  pistoles: number;
  /**
   * What an improvement cost.
   */
  discarded: Adventure | null;
}
export interface BySkill {
  erudition: number;
  nobility: number;
  gallantry: number;
  panache: number;
}
export interface CalaisBoard {
  boards: BoardName[];
  /**
   * Of each of them, how many it has: doors of a line, challenges and de Wardes, stages, galleries.
   */
  parts: number[];
  /**
   * Which of them is in play.
   */
  index: number;
  /**
   * Of England or of the galleries: which one the team is in.
   */
  stage: number;
  board: 'calais';
  challenges: Challenge[];
  de_wardes: Adversary;
}
export interface Challenge {
  skill: Skill;
  /**
   * As it counts now, the Courtesan included.
   */
  value: number;
  reward: Reward;
  solved: boolean;
}
export interface ChallengeWon {
  type: 'challenge_won';
  musketeer: Musketeer;
  skill: Skill;
  value: number;
  score: number;
  cards: Adventure[];
}
export interface CharacterPlayed {
  type: 'character_played';
  musketeer: Musketeer;
  card: Adventure;
}
export interface Committed {
  type: 'committed';
  musketeer: Musketeer;
  cards: Adventure[];
  /**
   * Dice with these cards.
   */
  blue: number;
}
export interface CommittedOdds {
  /**
   * How often the opponent is wounded.
   */
  hit: number;
  /**
   * How often the Musketeer is.
   */
  hurt: number;
  /**
   * How often he loses two lives or more.
   */
  grave: number;
  /**
   * With which cards it is fought, beside those that are committed already.
   */
  cards: Adventure[];
}
/**
 * What presses, what comes next, what is worth wanting, which action is best.
 */
export interface Counsel {
  /**
   * What presses most: on that way she would win first.
   */
  danger: Danger;
  /**
   * The other ways, what presses more first.
   */
  besides: Danger[];
  /**
   * What must still be done before the quest is over, at least.
   */
  quest: number;
  /**
   * None in the middle of something, and where there is nothing to be told.
   */
  lead: Lead | Scheme | null;
  /**
   * Of the legal actions the one with which the lead begins, or the answer to what is asked; None where it would be a guess, and where nothing can be counselled. With a rival it is only one of two ways, not the better one.
   */
  best: number | null;
  /**
   * Of the legal actions what is told and not counselled: a duel, or to fight it as it stands, in which he is likelier to be wounded than to wound.
   */
  dare: number | null;
  /**
   * What whoever decides may choose as well.
   */
  rival: Rival | null;
  /**
   * Of the legal actions those that would change nothing.
   */
  vain: number[];
  risks: Risk[];
}
/**
 * A way on which Milady wins if nobody does anything about it.
 */
export interface Danger {
  way: WayOfMilady;
  /**
   * Where something is done about it.
   */
  place: Place;
  /**
   * After how many, this one included, if nobody does anything about it; where dice decide, as likely as not; never more than time leaves.
   */
  turns: number;
  /**
   * After how many with bad luck.
   */
  soonest: number;
  /**
   * How likely it is at the end of this turn, in percent, where dice decide; 0 where it is hardly to be feared.
   */
  tonight: number;
  /**
   * What can be done about it: open parts of the mission, free spaces on the walls; 0 for time.
   */
  remedy: number;
  /**
   * Of the mission, for how much those who still act in this turn have both what it takes and an action left, what they can pay for included; None where it is none, and to Milady, who does not see their hands.
   */
  within: number | null;
  /**
   * Whether none of them can come to that mission at all; never to Milady.
   */
  barred: boolean;
}
export interface DestinationChosen {
  type: 'destination_chosen';
  /**
   * For Milady.
   */
  place?: Place;
}
export interface DiscardSpace {
  type: 'discard_space';
  /**
   * A space of La Rochelle.
   */
  what: number;
}
export interface DuelAhead {
  /**
   * How often the opponent is wounded.
   */
  hit: number;
  /**
   * How often the Musketeer is.
   */
  hurt: number;
  /**
   * How often he loses two lives or more.
   */
  grave: number;
  /**
   * With all those in his hand; left out where he holds none or they change nothing.
   */
  armed?: DuelEnds;
  /**
   * Where he is not.
   */
  place: MissionPlace;
  /**
   * Which of those who guard the mission there.
   */
  number: number;
}
/**
 * Of a duel that has not been begun, without Combat cards.
 */
export interface DuelBefore {
  /**
   * How often the opponent is wounded.
   */
  hit: number;
  /**
   * How often the Musketeer is.
   */
  hurt: number;
  /**
   * How often he loses two lives or more.
   */
  grave: number;
  /**
   * With all those in his hand; left out where he holds none or they change nothing.
   */
  armed?: DuelEnds;
}
export interface DuelEnded {
  type: 'duel_ended';
  musketeer: Musketeer;
  result: DuelResult;
  final_wound: boolean;
}
/**
 * What to expect of a duel, in percent.
 */
export interface DuelEnds {
  /**
   * How often the opponent is wounded.
   */
  hit: number;
  /**
   * How often the Musketeer is.
   */
  hurt: number;
  /**
   * How often he loses two lives or more.
   */
  grave: number;
}
export interface DuelOdds {
  /**
   * How often the opponent is wounded.
   */
  hit: number;
  /**
   * How often the Musketeer is.
   */
  hurt: number;
  /**
   * How often he loses two lives or more.
   */
  grave: number;
  /**
   * With all those in his hand; left out where he holds none or they change nothing.
   */
  armed?: DuelEnds;
  /**
   * With which of the legal actions it is fought.
   */
  action: number;
}
export interface DuelStarted {
  type: 'duel_started';
  musketeer: Musketeer;
  against: Against;
  opponent: string;
  /**
   * The opponent's.
   */
  botte: Botte;
  blue: number;
  red: number;
  /**
   * None of the gaoler, who cannot be beaten.
   */
  life: number | null;
}
export interface DuelView {
  musketeer: Musketeer;
  against: Against;
  opponent: Adversary;
  /**
   * Dice, without those of the cards that are being committed.
   */
  blue: number;
  /**
   * Blue dice with those of the cards that are being committed, as far as the viewer knows them.
   */
  dice: number;
  red: number;
  /**
   * 0 before the first throw.
   */
  round: number;
  thrown: Throw;
  /**
   * The Toledo blade has been used.
   */
  blade: boolean;
  absorbed: Absorbed;
  committed: Adventure[];
}
export interface ElementDeclared {
  type: 'element_declared';
  musketeer: Musketeer;
  place: Place;
  element: number;
  kind: ElementKind;
  cards: Adventure[];
}
export interface ElementView {
  kind: ElementKind;
  place: Place;
  number: number;
}
export interface EnglandBoard {
  boards: BoardName[];
  /**
   * Of each of them, how many it has: doors of a line, challenges and de Wardes, stages, galleries.
   */
  parts: number[];
  /**
   * Which of them is in play.
   */
  index: number;
  /**
   * Of England or of the galleries: which one the team is in.
   */
  stage: number;
  board: 'england';
  stages: (EnglandToken | EnglandChallenge)[];
  /**
   * Those that nobody but Milady has seen, on the board or not.
   */
  unseen: Stock;
}
export interface EnglandChallenge {
  challenge: Challenge;
}
export interface EnglandToken {
  token: TokenView | null;
}
export interface Epic {
  type: 'epic';
  change: number;
  total: number;
  cause: EpicCause;
}
export interface Escape {
  type: 'escape';
  musketeer: Musketeer;
  how: EscapeWay;
}
export interface ExchangeRefused {
  type: 'exchange_refused';
  musketeer: Musketeer;
  partner: Musketeer;
}
export interface Exchanged {
  type: 'exchanged';
  musketeer: Musketeer;
  partner: Musketeer;
  /**
   * Cards given and cards taken.
   */
  counts: Pair;
  tokens_given: Token[];
  tokens_taken: Token[];
  /**
   * For the team.
   */
  given?: Adventure[];
  /**
   * For the team.
   */
  taken?: Adventure[];
}
export interface Fallen {
  type: 'fallen';
  musketeer: Musketeer;
  cause: WoundCause;
  /**
   * He recovers at once.
   */
  at_once: boolean;
}
export interface GalleriesBoard {
  boards: BoardName[];
  /**
   * Of each of them, how many it has: doors of a line, challenges and de Wardes, stages, galleries.
   */
  parts: number[];
  /**
   * Which of them is in play.
   */
  index: number;
  /**
   * Of England or of the galleries: which one the team is in.
   */
  stage: number;
  board: 'galleries';
  /**
   * Epic tokens for a secret passage.
   */
  epic: number;
  /**
   * Tokens that Milady lays in each gallery (MR-25.5).
   */
  each: number;
  stages: Gallery[];
  /**
   * As in England.
   */
  unseen: Stock;
}
export interface Gallery {
  challenge: Challenge;
  tokens: (TokenView | null)[];
}
export interface GalleryPassed {
  type: 'gallery_passed';
  index: number;
  how: GalleryWay;
}
export interface Healed {
  type: 'healed';
  musketeer: Musketeer;
  amount: number;
  life: number;
  cause: 'mousqueton';
}
export interface HonourTrack {
  at: number;
  most: number;
  /**
   * For what it falls by a point each at the end of this turn, if nobody does anything about it.
   */
  toll: MissionPlace[];
}
export interface InLine {
  type: 'inn' | 'reveal_line';
  /**
   * A line of the inn.
   */
  what: number;
}
export interface InnBoard {
  boards: BoardName[];
  /**
   * Of each of them, how many it has: doors of a line, challenges and de Wardes, stages, galleries.
   */
  parts: number[];
  /**
   * Which of them is in play.
   */
  index: number;
  /**
   * Of England or of the galleries: which one the team is in.
   */
  stage: number;
  board: 'inn';
  /**
   * The nearest token first; None where it is gone.
   */
  lines: (TokenView | null)[][];
  length: number;
  behind: Behind;
}
export interface InnMoved {
  type: 'inn_moved';
  musketeer: Musketeer;
  /**
   * -1 in the Common Room.
   */
  line: number;
  /**
   * 0 in the Common Room.
   */
  square: number;
}
export interface InnSquare {
  line: number;
  /**
   * From 1.
   */
  square: number;
}
export interface Jailed {
  type: 'jailed';
  musketeer: Musketeer;
  cause: JailCause;
}
export interface Lacking {
  card: Adventure;
  /**
   * How many more of it would do.
   */
  count: number;
}
export interface LayAmbush {
  type: 'lay_ambush';
  what: Ambush;
}
export interface LayToken {
  type: 'lay_token';
  /**
   * On the next square, stage or gallery.
   */
  what: QuestToken;
}
/**
 * What is worth wanting for the team now, as the strategy reckons it.
 */
export interface Lead {
  side: 'team';
  /**
   * Whom it is about: whoever acts, or had best act next.
   */
  musketeer: Musketeer;
  /**
   * With what he had best begin.
   */
  do: ActionType;
  /**
   * What he would buy or play for that.
   */
  piece: Token | Adventure | null;
  /**
   * What he would give and take, where he begins with an exchange.
   */
  trade: Trade | null;
  /**
   * Where that leads; None where nothing is to be done that cannot be done anywhere.
   */
  place: Place | null;
  /**
   * What he would do there; None where it is only to be there.
   */
  task: ActionType | null;
  /**
   * Which of them, as in the action.
   */
  number: number | null;
  /**
   * Who comes to it: he, or with whom he exchanges cards for it.
   */
  doer: Musketeer;
  /**
   * Whether he comes to it in this turn; else it is prepared for.
   */
  today: boolean;
  /**
   * What he lacks for it, if that is known.
   */
  lacks: Lacking | null;
  /**
   * What drawing makes of it, where it is a duel with somebody known.
   */
  better: BetterArmed | null;
  /**
   * Whether he has the cards for it: in challenges, on the walls, and in duels that take no more dice.
   */
  ready: boolean;
  /**
   * Whether it is a duel in which he is likelier to be wounded than to wound.
   */
  dares: boolean;
  /**
   * With the card that he would place at La Rochelle in this turn.
   */
  night: SiegeOdds | null;
}
/**
 * All that is legal now.
 */
export interface Legal {
  actions: Action[];
  counsel: Counsel;
  /**
   * Of the duels that can be fought, as far as one knows against whom; left out where there is none.
   */
  odds?: DuelOdds[];
  /**
   * Of the duels that he would have to go for; left out where there is none.
   */
  ahead?: DuelAhead[];
  /**
   * Of the duel that is about to begin, with several Combat cards more; left out where there are not so many.
   */
  together?: CommittedOdds[];
  /**
   * Of the cards that can be placed at La Rochelle; left out where there is none.
   */
  siege?: ReinforcedOdds[];
}
export interface LouvreTrack {
  at: number;
  /**
   * Squares on which honour falls.
   */
  honour: number[];
  /**
   * The last square.
   */
  fail: number;
}
export interface Man {
  type: 'man';
  /**
   * By the adversary's number in the data file.
   */
  what: number;
}
export interface Manned {
  type: 'manned';
  where: MissionPlace;
  adversaries: string[];
}
export interface MatchEnded {
  type: 'match_ended';
  winner: Side;
  reason: Ending;
}
export interface MatchStarted {
  type: 'match_started';
  options: Options;
  heroes: HeroId[];
  edition: string;
  official: boolean;
  fingerprint: string;
}
export interface MiladyActed {
  type: 'milady_acted';
  place: Place;
  /**
   * At La Rochelle, with the card that lay there.
   */
  space?: number;
  card?: Adventure;
  /**
   * At Richelieu's: a card of her choice, or else up to a full hand.
   */
  search?: boolean;
}
export interface MiladyRevealed {
  type: 'milady_revealed';
  place: Place;
  cause: RevealCause;
}
/**
 * What only she knows.
 */
export interface MiladySecrets {
  destination: Place | null;
  perfidy: Perfidy[];
  /**
   * The card that is being played, while its target is open.
   */
  playing: Perfidy | null;
  paris: ParisCard[];
  paris_pile: ParisCard[];
  /**
   * Numbers of the adversaries chosen so far.
   */
  manning: number[];
  /**
   * Adversary tokens that are left.
   */
  stock: Stock;
  /**
   * Tokens laid so far, square by square.
   */
  laying: QuestToken[];
}
export interface MiladyView {
  /**
   * Where she has been revealed this turn.
   */
  seen_at: Place | null;
  /**
   * Where she may be while the Musketeers act, as far as the turn has told everybody.
   */
  may_be: Place[];
  /**
   * Whose way Rochefort bars where she has been revealed, as soon as they attempt anything there.
   */
  bars: Musketeer[];
  /**
   * Who may still come looking for her at Richelieu's (MR-7.4, 19.4, 20.7).
   */
  seekers: Musketeer[];
  rochefort: Adversary;
  /**
   * Those left.
   */
  ambushes: Ambushes;
  reserve: Reserve[];
  perfidy_count: number;
  paris_count: number;
  /**
   * Where a dead end is.
   */
  closed: Place | null;
  conscripts: boolean;
  /**
   * One for all is played this turn.
   */
  rallied: boolean;
  reinforcements: boolean;
  /**
   * Where she mans a mission or lays an ambush.
   */
  mission_place: Place | null;
  /**
   * None for everybody else.
   */
  own: MiladySecrets | null;
}
export interface Mission {
  id: string;
  force: number;
  effect: Effect | null;
  /**
   * Of the strangling, until Constance dies; else 0.
   */
  successes: number;
  strangled: number;
  challenges: Challenge[];
  opponents: Opponent[];
  ambush: Ambush | null;
  /**
   * By Nemesis.
   */
  named: Musketeer | null;
}
export interface MissionEnded {
  type: 'mission_ended';
  where: MissionPlace;
  card: string;
  result: MissionResult;
  /**
   * Adversaries that go back to the reserve.
   */
  returned: string[];
  ambush: Ambush | null;
}
export interface MissionPlaced {
  type: 'mission_placed';
  where: MissionPlace;
  card: string;
  force: number;
  replaced_card: string | null;
}
export interface Missions {
  paris: Mission | null;
  louvre: Mission | null;
}
export interface Moved {
  type: 'moved';
  musketeer: Musketeer;
  before: Place;
  after: Place;
  free: boolean;
  cause: MoveCause;
}
export interface MusketeerEnded {
  type: 'musketeer_ended';
  musketeer: Musketeer;
  unspent: number;
}
export interface MusketeerStarted {
  type: 'musketeer_started';
  musketeer: Musketeer;
  actions: number;
}
export interface MusketeerView {
  hero: HeroId;
  power: Power;
  /**
   * The seat that decides for him.
   */
  owner: number;
  place: Place;
  /**
   * None in the Common Room, and where there is no inn.
   */
  inn: InnSquare | null;
  life: number;
  most_life: number;
  /**
   * Improvements included.
   */
  skills: BySkill;
  /**
   * What all his cards could add to each; None for who is not of the team.
   */
  in_cards: BySkill | null;
  botte: Botte;
  tokens: Token[];
  /**
   * None for who is not of the team.
   */
  hand: Adventure[] | null;
  hand_count: number;
  /**
   * His turn of this phase is to come, or goes on.
   */
  due: boolean;
  /**
   * Actions he has in a turn like this one.
   */
  allowance: number;
  prisoner: boolean;
  /**
   * Sent to the Bastille this turn: no escape before the next.
   */
  barred: boolean;
}
/**
 * An exchange that is being put together, for the team's eyes.
 */
export interface Offer {
  partner: Musketeer;
  given: Adventure[];
  taken: Adventure[];
  tokens_given: Token[];
  tokens_taken: Token[];
}
export interface OneForAll {
  type: 'one_for_all';
  /**
   * Or else gained.
   */
  played: boolean;
}
/**
 * On a mission.
 */
export interface Opponent {
  id: string;
  /**
   * Red dice.
   */
  force: number;
  life: number;
  wounds: number;
  botte: Botte;
  special: Special | null;
  reward: Reward;
  beaten: boolean;
}
/**
 * All options that have a place beside each other (MR-28).
 */
export interface Options {
  musketeers?: number;
  /**
   * The heroes by Musketeer, separated by blanks.
   */
  heroes?: string;
  /**
   * Those who move the Musketeers; whoever is Milady comes on top.
   */
  players?: number;
  /**
   * By Musketeer, who moves him; only where that is open.
   */
  split?: string;
  milady?: 'seat' | 'automatic';
  auto_level?: 'normal' | 'easy' | 'hard';
  rochefort?: 'ask' | 'auto';
  strict_bastille?: boolean;
  beggars_presence?: boolean;
  auto_trade?: boolean;
  /**
   * Where it is.
   */
  length?: 'short';
  /**
   * The id of the data file.
   */
  data?: string;
}
/**
 * One that is not in play.
 */
export interface ParisCard {
  /**
   * In the data file; an action names it.
   */
  number: number;
  id: string;
  force: number;
  effect: Effect | null;
  successes: number;
  challenges: Challenge[];
}
export interface ParisEffect {
  type: 'paris_effect';
  effect: Effect;
}
export interface ParisTaken {
  type: 'paris_taken';
  count: number;
  /**
   * For Milady.
   */
  card?: string;
}
export interface PerfidyDrawn {
  type: 'perfidy_drawn';
  /**
   * Cards in her hand now.
   */
  count: number;
  reason: PerfidyReason;
  /**
   * For Milady.
   */
  card?: Perfidy;
}
export interface PerfidyLost {
  type: 'perfidy_lost';
  card: Perfidy;
  count: number;
}
export interface PerfidyPlayed {
  type: 'perfidy_played';
  card: Perfidy;
  /**
   * Whom Ambuscade or Arrested strikes.
   */
  musketeer?: Musketeer;
  /**
   * Where the dead end is.
   */
  place?: Place;
}
export interface PhaseStarted {
  type: 'phase_started';
  phase: Phase;
}
export interface PileShuffled {
  type: 'pile_shuffled';
  pile: Pile;
}
export interface Piles {
  adventure: number;
  adventure_discard: number;
  perfidy: number;
  perfidy_discard: Perfidy[];
  louvre: number;
  paris: number;
}
/**
 * About nothing.
 */
export interface Plain {
  type:
    | 'done'
    | 'pass'
    | 'yes'
    | 'no'
    | 'draw_perfidy'
    | 'appear'
    | 'stay_hidden'
    | 'refill'
    | 'after_you'
    | 'draw'
    | 'passage'
    | 'escape_pay'
    | 'escape_fight'
    | 'wait'
    | 'end_turn';
}
/**
 * In pistoles.
 */
export interface Prices {
  pistol: number;
  toledo: number;
  cuirass: number;
  horse: number;
}
export interface Purse {
  type: 'purse';
  change: number;
  total: number;
  cause: PurseCause;
}
/**
 * A number that speaks for a choice, or against it.
 */
export interface Reason {
  type: FactCode | ThreatCode;
  /**
   * On average by the end of the active Musketeer's turn, or of the whole turn if nobody is active; of a threat see there.
   */
  number: number;
  /**
   * The same for the best of the other choices; None if there is none, and of a threat.
   */
  than: number | null;
  /**
   * It speaks against the choice.
   */
  against: boolean;
}
export interface Recovered {
  type: 'recovered';
  musketeer: Musketeer;
  life: number;
}
export interface Reinforced {
  type: 'reinforced';
  musketeer: Musketeer;
  space: number;
  card: Adventure;
}
/**
 * The same with a card more.
 */
export interface ReinforcedOdds {
  /**
   * How often the siege goes forward.
   */
  forward: number;
  /**
   * How often it goes back.
   */
  back: number;
  /**
   * How often that is the end.
   */
  lost: number;
  /**
   * With which of the legal actions it is placed.
   */
  action: number;
}
/**
 * Neither beaten nor on a mission.
 */
export interface Reserve {
  id: string;
  /**
   * Red dice.
   */
  force: number;
  life: number;
  wounds: number;
  botte: Botte;
  special: Special | null;
  reward: Reward;
  /**
   * In the data file; an action names it.
   */
  number: number;
}
/**
 * Pistoles and Epic tokens for the team, Adventure cards for who succeeded.
 */
export interface Reward {
  pistoles: number;
  epic: number;
  cards: number;
}
export interface Risk {
  /**
   * Which of the legal actions takes it.
   */
  action: number;
  what: RiskKind;
  /**
   * In percent, as far as the team can know.
   */
  chance: number;
}
/**
 * Another way that is about as good as the one of the lead, so that neither is counselled.
 */
export interface Rival {
  /**
   * With which of the legal actions it begins.
   */
  action: number;
  /**
   * None to Milady: each of her answers says itself what it is for.
   */
  lead: Lead | null;
}
export interface RochefortAppeared {
  type: 'rochefort_appeared';
  musketeer: Musketeer;
  life: number;
}
export interface RochefortFled {
  type: 'rochefort_fled';
  wounds: number;
  life: number;
}
export interface RochefortHealed {
  type: 'rochefort_healed';
  amount: number;
  life: number;
}
export interface RoundResult {
  type: 'round_result';
  hits_on_opponent: number;
  hits_on_musketeer: number;
  /**
   * By his cuirass.
   */
  absorbed_opponent: number;
  absorbed_musketeer: number;
}
export interface Sacrificed {
  type: 'sacrificed';
  musketeer: Musketeer;
}
/**
 * What Milady's plans for the turn are good for.
 */
export interface Scheme {
  side: 'milady';
  /**
   * Where to go, whether to bring a card into play in Paris, whether to play a Perfidy card.
   */
  what: SchemeKind;
  /**
   * Where most is to be gained, to choose from.
   */
  places: Place[];
  /**
   * Which card is worth playing, a Paris card by its number; None if it is better to wait.
   */
  card: Perfidy | number | null;
}
/**
 * What options make of the seats, for who is choosing them.
 */
export interface Seating {
  /**
   * By Musketeer.
   */
  heroes: HeroId[];
  /**
   * By Musketeer, the seat that decides for him.
   */
  owners: number[];
  /**
   * None if she is automatic.
   */
  milady_seat: number | null;
  edition: Edition;
}
export interface Siege {
  spaces: (Adventure | null)[];
  dice: SiegeDice;
  /**
   * With these, and with Reinforcements.
   */
  odds: SiegeOdds;
  thrown: Throw;
  /**
   * Spaces by which the siege is about to be lost.
   */
  retreat: number;
}
/**
 * Without Reinforcements.
 */
export interface SiegeDice {
  blue: number;
  red: number;
}
/**
 * How the throw at La Rochelle ends, in percent, before anybody gives a life.
 */
export interface SiegeOdds {
  /**
   * How often the siege goes forward.
   */
  forward: number;
  /**
   * How often it goes back.
   */
  back: number;
  /**
   * How often that is the end.
   */
  lost: number;
}
export interface SiegeRewarded {
  type: 'siege_reward';
  space: number;
  reward: SiegeReward;
}
export interface SiegeSpace {
  space: number;
  reward: SiegeReward;
  paid: boolean;
}
export interface SiegeThrown {
  type: 'siege_thrown';
  blue: Face[];
  red: Face[];
  /**
   * The red die that was thrown again.
   */
  reroll: number | null;
}
export interface SiegeTrack {
  at: number;
  left: number;
  right: number;
  rewards: SiegeSpace[];
}
export interface StagePassed {
  type: 'stage_passed';
  board: BoardName;
  index: number;
}
/**
 * Adversary tokens by their force.
 */
export interface Stock {
  force_2: number;
  force_3: number;
  force_4: number;
}
export interface Strangling {
  type: 'strangling';
  red: Face[];
  added: number;
  total: number;
}
/**
 * Of a stored match, beside what all games have.
 */
export interface Summary {
  /**
   * None: a side wins or loses, and counts nothing.
   */
  totals: number[];
  turn: number;
  heroes: HeroId[];
  /**
   * Seats of the Musketeers, then Milady's; an automatic Milady has none.
   */
  sides: number[][];
  honour: number;
  time: number;
  siege: number;
  /**
   * Index of the one in play.
   */
  board: number;
  /**
   * The id of the data file.
   */
  edition: string;
  reason: Ending | null;
}
export interface Team {
  pistoles: number;
  epic: number;
  one_for_all: boolean;
}
export interface Throw {
  blue: Face[];
  red: Face[];
}
export interface Thrown {
  type: 'thrown';
  round: number;
  blue: Face[];
  red: Face[];
}
export interface TimeTrack {
  at: number;
  end: number;
  /**
   * From that space on so many red dice at La Rochelle.
   */
  dice: Pair[];
}
export interface TokenDiscarded {
  type: 'token_discarded';
  board: BoardName;
  position: number;
  token: QuestToken;
  cause: DiscardCause;
}
export interface TokenMoved {
  type: 'token_moved';
  token: Track;
  before: number;
  after: number;
  cause: TrackCause;
}
export interface TokenRevealed {
  type: 'token_revealed';
  board: BoardName;
  /**
   * Line by line, the nearest first.
   */
  position: number;
  token: QuestToken;
}
export interface TokenView {
  /**
   * None of one that lies face down for the viewer.
   */
  kind: QuestToken | null;
  up: boolean;
}
export interface TokensLaid {
  type: 'tokens_laid';
  board: BoardName;
  count: number;
  /**
   * For Milady.
   */
  laid?: QuestToken[];
}
export interface Toledo {
  type: 'toledo';
  /**
   * Of the die.
   */
  index: number;
  old: Face;
  new: Face;
}
export interface Tracks {
  time: TimeTrack;
  honour: HonourTrack;
  siege: SiegeTrack;
  louvre: LouvreTrack;
}
/**
 * Cards that change hands in an exchange, from the side of who begins it (MR-14.12).
 */
export interface Trade {
  give: Adventure[];
  take: Adventure[];
}
export interface TurnStarted {
  type: 'turn_started';
  turn: number;
}
export interface Validated {
  type: 'validated';
  place: Place;
  kind: ValidatedKind;
  element: number;
  reward: Reward;
}
export interface View {
  seat: number | null;
  side: ('team' | 'milady') | null;
  players: number;
  milady_seat: number | null;
  options: Options;
  edition: Edition;
  turn: number;
  phase: Phase;
  /**
   * The open decision, as the viewer may know it.
   */
  asking: DecisionKind | '';
  tracks: Tracks;
  team: Team;
  musketeers: MusketeerView[];
  active: Musketeer | null;
  /**
   * That the active Musketeer has left.
   */
  actions: number;
  missions: Missions;
  siege: Siege;
  milady: MiladyView;
  quest: Quest;
  duel: DuelView | null;
  /**
   * What is attempted.
   */
  element: ElementView | null;
  /**
   * Named for a challenge so far.
   */
  cards: Adventure[];
  /**
   * The improvement whose price is open.
   */
  buying: Token | null;
  offer: Offer | null;
  prices: Prices;
  beggars_price: number;
  piles: Piles;
}
export interface WithAdventure {
  type: 'pay_card' | 'give' | 'take' | 'character' | 'card' | 'reinforce' | 'commit';
  what: Adventure;
}
export interface WithDie {
  type: 'reroll' | 'blade';
  /**
   * A die of the throw.
   */
  what: number;
}
export interface WithMusketeer {
  type: 'name' | 'start' | 'exchange';
  what: Musketeer;
}
export interface WithParisCard {
  type: 'play_paris' | 'take_paris';
  /**
   * By the card's number in the data file.
   */
  what: number;
}
export interface WithPerfidy {
  type: 'play_perfidy' | 'search';
  what: Perfidy;
}
export interface WithToken {
  type: 'buy' | 'give_token' | 'take_token';
  what: Token;
}
export interface Wounded {
  type: 'wounded';
  musketeer: Musketeer;
  amount: number;
  life: number;
  cause: WoundCause;
}
