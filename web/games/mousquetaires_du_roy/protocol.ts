/**
 * Mousquetaires du Roy, as the bridge speaks of it (`py/musketiere/games/mousquetaires_du_roy/{moves,data}.py` are the
 * other side).
 *
 * A Musketeer is an index in seat order. Seats are those who decide: first the players of the team, Milady's last. What
 * a data file may bring of its own (missions, Paris cards, adversaries) is named by the file's ids; all else by the
 * names below.
 */
import type * as shared from '../../generated/bridge';

export type Musketeer = number;
export type Place =
  | 'paris'
  | 'louvre'
  | 'quest'
  | 'la_rochelle'
  | 'richelieu'
  | 'miladys_house'
  | 'vieux_colombier'
  | 'bastille';
export type MissionPlace = 'paris' | 'louvre';
export type Skill = 'erudition' | 'nobility' | 'gallantry' | 'panache';
export type Face = 'sword' | 'shield' | 'fleur';
export type Adventure =
  | 'combat'
  | 'double_combat'
  | `${Skill}_1`
  | `${Skill}_2`
  | 'des_essarts'
  | 'buckingham'
  | 'bassompierre'
  | 'planchet'
  | 'kitty'
  | 'mousqueton';
export type Perfidy =
  | 'renforts'
  | 'guet_apens'
  | 'conscrits'
  | 'embastille'
  | 'baume'
  | 'calomnie'
  | 'impasse'
  | 'urgence';
export type Ambush = 'mendiants' | 'assassin' | 'voleurs' | 'courtisane' | 'nemesis';
export type Equipment = 'pistol' | 'toledo' | 'cuirass' | 'horse';
export type Token = Equipment | `improved_${Skill}` | 'improved_botte';
export type QuestToken = 'force_2' | 'force_3' | 'force_4' | 'decoy' | 'trap';
export type BoardName = 'inn' | 'calais' | 'england' | 'galleries';
export type Phase = 'milady' | 'musketeers' | 'la_rochelle' | 'end';
export type HeroId = 'athos' | 'porthos' | 'aramis' | 'dartagnan' | 'treville';
export type Power = 'rochefort_immune' | 'extra_die' | 'any_skill' | 'better_botte' | 'remote_exchange';
export type Effect = 'siege_die' | 'wound' | 'honour' | 'perfidy' | 'tax' | 'strangle';
export type SiegeReward = 'perfidy' | 'epic' | 'one_for_all';
/** What a Musketeer attempts (MR-10.2). */
export type ElementKind = 'challenge' | 'duel' | 'inn' | 'passage';
export type Ending = 'quest' | 'time' | 'honour' | 'siege' | 'constance';

/* ---- decisions and actions ---------------------------------------------------------------------------------------- */

/** MR-29; a side sees its own chains link by link, the other side sees `perfidy`, `ambush` or `action` for them. */
export type DecisionKind =
  // Milady
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
  // the team
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

/** An action is a type and what it is about. Legality is the engine's: the page only looks for an action in its list. */
export type Action =
  | { type: 'done' | 'pass' | 'yes' | 'no' }
  | { type: 'destination' | 'close' | 'move' | 'ride' | 'pay_beggars'; what: Place }
  | { type: 'play_paris' | 'take_paris'; what: number } // the card's number in the data file
  | { type: 'man'; what: number } // the adversary's number in the data file
  | { type: 'lay_ambush'; what: Ambush }
  | { type: 'name' | 'start' | 'exchange'; what: Musketeer }
  | { type: 'draw_perfidy' | 'appear' | 'stay_hidden' | 'refill' }
  | { type: 'play_perfidy' | 'search'; what: Perfidy }
  | { type: 'discard_space'; what: number } // a space of La Rochelle
  | { type: 'reroll' | 'blade'; what: number } // a die
  | { type: 'lay_token'; what: QuestToken }
  | { type: 'after_you' | 'draw' | 'passage' | 'escape_pay' | 'escape_fight' | 'wait' | 'end_turn' }
  | { type: 'buy' | 'give_token' | 'take_token'; what: Token }
  | { type: 'pay_card' | 'give' | 'take' | 'character' | 'card' | 'reinforce' | 'commit'; what: Adventure }
  | { type: 'challenge' | 'duel'; what: number } // at the active Musketeer's place
  | { type: 'inn' | 'reveal_line'; what: number }; // a line
export type ActionType = Action['type'];
export interface Legal {
  readonly actions: readonly Action[];
}

/* ---- the view ----------------------------------------------------------------------------------------------------- */

export interface Reward {
  readonly pistoles: number;
  readonly epic: number;
  readonly cards: number;
}
export interface Challenge {
  readonly skill: Skill;
  /** As it counts now, the Courtesan included. */
  readonly value: number;
  readonly reward: Reward;
  readonly solved: boolean;
}
/** Symbols that a throw must show at least; `other` are dice that show anything but a fleur. */
export interface Botte {
  readonly sword: number;
  readonly shield: number;
  readonly fleur: number;
  readonly other: number;
}
export interface Adversary {
  readonly id: string;
  /** Red dice. */
  readonly force: number;
  readonly life: number;
  readonly wounds: number;
  readonly botte: Botte;
  readonly special: 'cuirass' | 'final_wound' | null;
  readonly reward: Reward;
}
export interface MissionView {
  readonly id: string;
  readonly force: number;
  readonly effect: Effect | null;
  readonly successes: number;
  readonly strangled: number;
  readonly challenges: readonly Challenge[];
  readonly opponents: readonly (Adversary & { readonly beaten: boolean })[];
  readonly ambush: Ambush | null;
  readonly named: Musketeer | null;
}
export interface MusketeerView {
  readonly hero: HeroId;
  readonly power: Power;
  /** The seat that decides for him. */
  readonly owner: number;
  readonly place: Place;
  /** null in the Common Room, and where there is no inn. Squares are counted from 1. */
  readonly inn: { readonly line: number; readonly square: number } | null;
  readonly life: number;
  readonly most_life: number;
  /** Improvements included. */
  readonly skills: Readonly<Record<Skill, number>>;
  /** What all his cards could add to each; null for who is not of the team. */
  readonly in_cards: Readonly<Record<Skill, number>> | null;
  readonly botte: Botte;
  readonly tokens: readonly Token[];
  /** null for who is not of the team. */
  readonly hand: readonly Adventure[] | null;
  readonly hand_count: number;
  /** His turn of this phase is to come, or goes on. */
  readonly due: boolean;
  /** Actions he has in a turn like this one. */
  readonly allowance: number;
  readonly prisoner: boolean;
  /** Sent to the Bastille this turn: no escape before the next. */
  readonly barred: boolean;
}
/** `kind` is null of a token that lies face down for the viewer; the whole is null where it is gone. */
export type TokenView = { readonly kind: QuestToken | null; readonly up: boolean } | null;
interface QuestShape {
  readonly boards: readonly BoardName[];
  /** Which of them is in play. */
  readonly index: number;
  /** Of England or of the galleries: which one the team is in. */
  readonly stage: number;
}
export type Quest = QuestShape &
  (
    | { readonly board: 'inn'; readonly lines: readonly (readonly TokenView[])[]; readonly length: number }
    | { readonly board: 'calais'; readonly challenges: readonly Challenge[]; readonly de_wardes: Adversary }
    | {
        readonly board: 'england';
        readonly stages: readonly ({ readonly token: TokenView } | { readonly challenge: Challenge })[];
      }
    | {
        readonly board: 'galleries';
        /** Epic tokens for a secret passage. */
        readonly epic: number;
        readonly stages: readonly { readonly challenge: Challenge; readonly tokens: readonly TokenView[] }[];
      }
  );
export interface DuelView {
  readonly musketeer: Musketeer;
  readonly against: 'element' | 'rochefort' | 'gaoler';
  readonly opponent: Adversary;
  readonly blue: number;
  /** Blue dice with those of the cards that are being committed, as far as the viewer knows them. */
  readonly dice: number;
  readonly red: number;
  /** 0 before the first throw. */
  readonly round: number;
  readonly thrown: { readonly blue: readonly Face[]; readonly red: readonly Face[] };
  /** The Toledo blade has been used. */
  readonly blade: boolean;
  /** A cuirass has absorbed its wound. */
  readonly absorbed: { readonly blue: boolean; readonly red: boolean };
  readonly committed: readonly Adventure[];
}
/** A Paris card that is not in play. */
export interface ParisCard extends Pick<MissionView, 'id' | 'force' | 'effect' | 'successes' | 'challenges'> {
  readonly number: number;
}
export interface MiladyView {
  /** Where she has been revealed this turn. */
  readonly seen_at: Place | null;
  /** Where she is not, as everybody has seen this turn. */
  readonly cleared: readonly Place[];
  readonly rochefort: Adversary;
  readonly ambushes: Readonly<Record<Ambush, number>>;
  readonly reserve: readonly (Adversary & { readonly number: number })[];
  readonly perfidy_count: number;
  readonly paris_count: number;
  /** Where a dead end is. */
  readonly closed: Place | null;
  readonly conscripts: boolean;
  readonly rallied: boolean;
  readonly reinforcements: boolean;
  /** Where she mans a mission or lays an ambush. */
  readonly mission_place: Place | null;
  /** What only she knows. */
  readonly own: {
    readonly destination: Place | null;
    readonly perfidy: readonly Perfidy[];
    /** The card that is being played, while its target is open. */
    readonly playing: Perfidy | null;
    readonly paris: readonly ParisCard[];
    readonly paris_pile: readonly ParisCard[];
    /** Numbers of the adversaries chosen so far. */
    readonly manning: readonly number[];
    readonly stock: Readonly<Partial<Record<QuestToken, number>>>;
    /** Tokens laid so far, square by square. */
    readonly laying: readonly QuestToken[];
  } | null;
}
export interface Options extends Record<string, shared.OptionSpec['default']> {
  musketeers: number;
  heroes: string;
  players: number;
  milady: 'seat' | 'automatic';
}
export interface View {
  readonly seat: number | null;
  readonly side: 'team' | 'milady' | null;
  readonly players: number;
  readonly milady_seat: number | null;
  readonly options: Options;
  readonly edition: shared.Edition;
  readonly turn: number;
  readonly phase: Phase;
  readonly asking: DecisionKind | '';
  readonly tracks: {
    /** `dice`: from that space on so many red dice at La Rochelle. */
    readonly time: {
      readonly at: number;
      readonly end: number;
      readonly dice: readonly (readonly [number, number])[];
    };
    readonly honour: { readonly at: number; readonly most: number };
    readonly siege: {
      readonly at: number;
      readonly left: number;
      readonly right: number;
      readonly rewards: readonly {
        readonly space: number;
        readonly reward: SiegeReward;
        readonly paid: boolean;
      }[];
    };
    /** `honour`: squares on which honour falls; `fail`: the last. */
    readonly louvre: { readonly at: number; readonly honour: readonly number[]; readonly fail: number };
  };
  readonly team: { readonly pistoles: number; readonly epic: number; readonly one_for_all: boolean };
  readonly musketeers: readonly MusketeerView[];
  readonly active: Musketeer | null;
  /** That the active Musketeer has left. */
  readonly actions: number;
  readonly missions: Readonly<Record<MissionPlace, MissionView | null>>;
  readonly siege: {
    readonly spaces: readonly (Adventure | null)[];
    /** Without Reinforcements. */
    readonly dice: { readonly blue: number; readonly red: number };
    readonly thrown: { readonly blue: readonly Face[]; readonly red: readonly Face[] };
    /** Spaces by which the siege is about to be lost. */
    readonly retreat: number;
  };
  readonly milady: MiladyView;
  readonly quest: Quest;
  readonly duel: DuelView | null;
  readonly element: {
    readonly kind: ElementKind;
    readonly place: Place;
    readonly number: number;
  } | null;
  /** Named for a challenge so far. */
  readonly cards: readonly Adventure[];
  /** The improvement whose price is open. */
  readonly buying: Token | null;
  /** An exchange that is being put together, for the team's eyes. */
  readonly offer: {
    readonly partner: Musketeer;
    readonly given: readonly Adventure[];
    readonly taken: readonly Adventure[];
    readonly tokens_given: readonly Token[];
    readonly tokens_taken: readonly Token[];
  } | null;
  readonly prices: Readonly<Record<Equipment, number>>;
  readonly beggars_price: number;
  readonly piles: {
    readonly adventure: number;
    readonly adventure_discard: number;
    readonly perfidy: number;
    readonly perfidy_discard: readonly Perfidy[];
    readonly louvre: number;
    readonly paris: number;
  };
}

export interface MousquetairesDuRoy extends shared.GameTypes {
  View: View;
  Action: Action;
  Legal: Legal;
  DecisionKind: DecisionKind;
  Event: GameEvent;
}
export type Frame = shared.Frame<MousquetairesDuRoy>;
/** Of a stored match, beside what all games have. */
export interface Summary {
  /** Seats of the Musketeers, then Milady's; an automatic Milady has none. */
  readonly sides: readonly (readonly number[])[];
  readonly turn: number;
  readonly heroes: readonly HeroId[];
  readonly honour: number;
  readonly time: number;
  readonly siege: number;
  readonly board: number;
  readonly edition: string;
  readonly reason: Ending | null;
}

/* ---- what happens (MR-32) ---------------------------------------------------------------------------------------- */

type MissionResult = 'done' | 'replaced' | 'failed';
export type GameEvent =
  | {
      type: 'match_started';
      options: Options;
      heroes: HeroId[];
      edition: string;
      official: boolean;
      fingerprint: string;
    }
  | { type: 'turn_started'; turn: number }
  | { type: 'phase_started'; phase: Phase }
  | { type: 'destination_chosen'; place?: Place }
  | {
      type: 'perfidy_drawn';
      card?: Perfidy;
      count: number;
      reason: 'deal' | 'draw' | 'search' | 'refill' | 'louvre' | 'siege' | 'paris';
    }
  | { type: 'perfidy_played'; card: Perfidy; musketeer?: Musketeer; place?: Place }
  | { type: 'perfidy_lost'; card: Perfidy; count: number }
  | { type: 'rochefort_healed'; amount: number; life: number }
  | { type: 'paris_taken'; card?: string; count: number }
  | {
      type: 'mission_placed';
      where: MissionPlace;
      card: string;
      force: number;
      replaced_card: string | null;
    }
  | { type: 'manned'; where: MissionPlace; adversaries: string[] }
  | { type: 'ambush_placed'; where: MissionPlace; ambush: Ambush; named: Musketeer | null }
  | { type: 'ambush_rolled'; where: MissionPlace; ambush: Ambush; musketeer: Musketeer; face: Face }
  | { type: 'beggars_paid'; where: MissionPlace; by: Musketeer }
  | {
      type: 'mission_ended';
      where: MissionPlace;
      card: string;
      result: MissionResult;
      returned: string[];
      ambush: Ambush | null;
    }
  | { type: 'board_placed'; board: BoardName; tokens: number }
  | { type: 'tokens_laid'; board: BoardName; count: number; laid?: QuestToken[] }
  | { type: 'board_finished'; board: BoardName; by: Musketeer; revealed: QuestToken[] }
  | { type: 'stage_passed'; board: BoardName; index: number }
  | { type: 'gallery_passed'; index: number; how: 'passage' | 'challenge' | 'duels' }
  | { type: 'token_revealed'; board: BoardName; position: number; token: QuestToken }
  | {
      type: 'token_discarded';
      board: BoardName;
      position: number;
      token: QuestToken;
      cause: 'beaten' | 'decoy' | 'trap';
    }
  | { type: 'musketeer_started'; musketeer: Musketeer; actions: number }
  | { type: 'musketeer_ended'; musketeer: Musketeer; unspent: number }
  | {
      type: 'moved';
      musketeer: Musketeer;
      before: Place;
      after: Place;
      free: boolean;
      cause: 'move' | 'jail' | 'release' | 'fallen';
    }
  /** Square 0 is the Common Room. */
  | { type: 'inn_moved'; musketeer: Musketeer; line: number; square: number }
  | {
      type: 'bought';
      musketeer: Musketeer;
      token: Token;
      pistoles: number;
      discarded: Adventure | null;
    }
  | { type: 'adventure_drawn'; musketeer: Musketeer; reason: string; card?: Adventure }
  | {
      type: 'exchanged';
      musketeer: Musketeer;
      partner: Musketeer;
      counts: [number, number];
      tokens_given: Token[];
      tokens_taken: Token[];
      given?: Adventure[];
      taken?: Adventure[];
    }
  | { type: 'exchange_refused'; musketeer: Musketeer; partner: Musketeer }
  | { type: 'character_played'; musketeer: Musketeer; card: Adventure }
  | { type: 'reinforced'; musketeer: Musketeer; space: number; card: Adventure }
  | {
      type: 'element_declared';
      musketeer: Musketeer;
      place: Place;
      element: number;
      kind: ElementKind;
      cards: Adventure[];
    }
  | { type: 'milady_revealed'; place: Place; cause: 'rochefort' | 'richelieu' | 'end' }
  | { type: 'milady_acted'; place: Place; space?: number; card?: Adventure; search?: boolean }
  | { type: 'rochefort_appeared'; musketeer: Musketeer; life: number }
  | { type: 'rochefort_fled'; wounds: number; life: number }
  | { type: 'action_cancelled'; musketeer: Musketeer }
  | { type: 'action_resumed'; musketeer: Musketeer }
  | {
      type: 'challenge_won';
      musketeer: Musketeer;
      skill: Skill;
      value: number;
      score: number;
      cards: Adventure[];
    }
  | {
      type: 'duel_started';
      musketeer: Musketeer;
      against: DuelView['against'];
      opponent: string;
      botte: Botte;
      blue: number;
      red: number;
      /** null of the gaoler, who cannot be beaten. */
      life: number | null;
    }
  | { type: 'committed'; musketeer: Musketeer; cards: Adventure[]; blue: number }
  | { type: 'thrown'; round: number; blue: Face[]; red: Face[] }
  | { type: 'toledo'; index: number; old: Face; new: Face }
  | { type: 'botte'; by_musketeer: boolean; by_opponent: boolean }
  | {
      type: 'round_result';
      hits_on_opponent: number;
      hits_on_musketeer: number;
      absorbed_opponent: number;
      absorbed_musketeer: number;
    }
  | {
      type: 'duel_ended';
      musketeer: number;
      result: 'opponent' | 'musketeer' | 'both' | 'tie';
      final_wound: boolean;
    }
  | { type: 'wounded'; musketeer: Musketeer; amount: number; life: number; cause: string }
  | { type: 'healed'; musketeer: Musketeer; amount: number; life: number; cause: string }
  | { type: 'validated'; place: Place; kind: 'challenge' | 'duel'; element: number; reward: Reward }
  | { type: 'jailed'; musketeer: Musketeer; cause: 'perfidy' | 'richelieu' }
  | { type: 'escape'; musketeer: Musketeer; how: 'pay' | 'fight' }
  | { type: 'fallen'; musketeer: Musketeer; cause: string; at_once: boolean }
  | { type: 'recovered'; musketeer: Musketeer; life: number }
  | { type: 'siege_thrown'; blue: Face[]; red: Face[]; reroll: number | null }
  | { type: 'sacrificed'; musketeer: Musketeer }
  | {
      type: 'token_moved';
      token: 'time' | 'honour' | 'siege' | 'louvre';
      before: number;
      after: number;
      cause: string;
    }
  | { type: 'siege_reward'; space: number; reward: SiegeReward }
  | { type: 'paris_effect'; effect: Effect }
  | { type: 'strangling'; red: Face[]; added: number; total: number }
  | { type: 'purse'; change: number; total: number; cause: string }
  | { type: 'epic'; change: number; total: number; cause: string }
  | { type: 'one_for_all'; played: boolean }
  | { type: 'pile_shuffled'; pile: 'adventure' | 'perfidy' | 'louvre' }
  | { type: 'match_ended'; winner: 'musketeers' | 'milady'; reason: Ending };
