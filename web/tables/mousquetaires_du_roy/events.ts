/** What happens in a match of Mousquetaires du Roy (MR-32), as the bridge tells it. */
import type {
  Adventure,
  Ambush,
  BoardName,
  Botte,
  DuelView,
  Effect,
  ElementKind,
  Ending,
  Face,
  HeroId,
  MissionPlace,
  Musketeer,
  Options,
  Perfidy,
  Phase,
  Place,
  QuestToken,
  Reward,
  SiegeReward,
  Skill,
  Token,
} from './protocol';

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
