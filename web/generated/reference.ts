/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

import type { GameId } from './catalogue';

/** One thing that a player is handed or asked, as Python says it. */
export interface Entry {
  readonly name: string;
  /** What kind of value it is, as Python writes it; empty of a class. */
  readonly kind: string;
  readonly text: string;
}

/** By what it is about: `player` and `tools` are the same in every game. */
export interface Reference {
  readonly version: number;
  readonly player: readonly Entry[];
  readonly tools: readonly Entry[];
  readonly games: Readonly<Record<GameId, Readonly<Record<'view' | 'actions' | 'events', readonly Entry[]>>>>;
}

export const reference: Reference = {
 "version": 1,
 "player": [
  {
   "name": "begin(view)",
   "kind": "",
   "text": "The match is dealt and nothing decided yet.\n\n`view` is what the seat may know then (MU-12, FM-20, MR-30); the options are `view.options`."
  },
  {
   "name": "saw(event)",
   "kind": "",
   "text": "Something happened (MU-13, FM-21, MR-32), as the seat may know it. Comes for each event, in their order, from\nthe deal on, before the next `choose` or `end`.\n\n`event[\"type\"]` is its name; what else is in it says the class of that name in `musketiere.games.<id>.protocol`."
  },
  {
   "name": "choose(view, legal, rng)",
   "kind": "",
   "text": "Chooses one of `legal`.\n\n`view` is what the seat may know now, `legal` every legal action (MU-11, FM-19, MR-29), at least one, always in\nthe same order. `rng` is chance for this choice alone: who draws from nothing else plays the same match again\nwhen the seed of the tournament is the same."
  },
  {
   "name": "end(view, outcome)",
   "kind": "",
   "text": "The match is over: `outcome.winners` are the seats that have won, `outcome.ranking` the totals (ducats in\nMusketiere, hits or points in Four Musketeers, 1 for the winning side in Mousquetaires du Roy)."
  },
  {
   "name": "api",
   "kind": "ClassVar[int]",
   "text": "The version of this interface that it is written for."
  },
  {
   "name": "game",
   "kind": "Game[Any, V, Any, A]",
   "text": "The rules as functions; `game.sample(view, rng)` draws a possible world, a state that agrees with a view."
  },
  {
   "name": "seat",
   "kind": "Seat",
   "text": "The seat it plays, 0 … seats - 1."
  }
 ],
 "tools": [
  {
   "name": "rng.random()",
   "kind": "",
   "text": "Next float in [0, 1)."
  },
  {
   "name": "rng.below(n)",
   "kind": "",
   "text": "A whole number in 0 … n-1."
  },
  {
   "name": "rng.shuffle(items, count)",
   "kind": "",
   "text": "Shuffles in place (Fisher-Yates from the front); with `count`, only the first `count` places are drawn."
  },
  {
   "name": "self.game.sample(view, rng)",
   "kind": "",
   "text": "A possible world: a state that agrees with the view. In it `state.legal(seat)` lists moves, and `state.apply(seat, move)` carries one out."
  },
  {
   "name": "self.game.encode(action)",
   "kind": "",
   "text": "The move that an action is: a whole number, as states have it."
  },
  {
   "name": "self.game.decode(move)",
   "kind": "",
   "text": "The action that a move is."
  },
  {
   "name": "best(game, view, actions, rng, worth, worlds)",
   "kind": "",
   "text": "The best of the actions by an evaluation of one's own.\n\nIn each of `worlds` possible worlds every action is carried out, the others play on at random until the seat of the\nview has to decide again, and `worth(state, seat)` tells what has come of it: the more the better, in whatever\nunit. All actions meet the same worlds and the same chance; the worse half is dropped after each round."
  },
  {
   "name": "play_on(state, seat, rng)",
   "kind": "",
   "text": "Lets the others play at random until `seat` has to decide, or the match is over."
  },
  {
   "name": "outcome.reason",
   "kind": "str",
   "text": ""
  },
  {
   "name": "outcome.winners",
   "kind": "tuple[Seat, ...]",
   "text": ""
  },
  {
   "name": "outcome.ranking",
   "kind": "tuple[Rank, ...]",
   "text": ""
  }
 ],
 "games": {
  "musketiere": {
   "view": [
    {
     "name": "view.seat",
     "kind": "Seat | None",
     "text": "Who looks, 0 … players - 1; None for a spectator (MU-12.16)."
    },
    {
     "name": "view.options",
     "kind": "Options",
     "text": "By which the match is played (MU-10)."
    },
    {
     "name": "view.phase",
     "kind": "Phase",
     "text": "What is open: `choose_pay`, `play_card`, `winner_acts`, `loser_acts` or `match_over` (MU-11)."
    },
    {
     "name": "view.totals",
     "kind": "tuple[int, ...]",
     "text": "By seat: ducats of all games that were scored (MU-8.6)."
    },
    {
     "name": "view.scores",
     "kind": "tuple[tuple[int, ...], ...]",
     "text": "By game that was scored, by seat: its ducats (MU-8.4)."
    },
    {
     "name": "view.game",
     "kind": "int",
     "text": "1, 2, …: which game of the match it is (MU-0.3)."
    },
    {
     "name": "view.duel",
     "kind": "int",
     "text": "1 … 9: which duel of the game it is; 0 before the first (MU-8.2)."
    },
    {
     "name": "view.guards_turned",
     "kind": "tuple[int, ...]",
     "text": "Strengths turned up in this game, in order, the one that is fought last (MU-12.4)."
    },
    {
     "name": "view.guards_left",
     "kind": "tuple[int, ...]",
     "text": "Strengths still in the pile, sorted: their order is known to nobody (MU-12.2, MU-12.3)."
    },
    {
     "name": "view.hand_counts",
     "kind": "tuple[int, ...]",
     "text": "By seat: cards in hand, a card that is handed in among them (MU-12.6)."
    },
    {
     "name": "view.hand",
     "kind": "tuple[int, ...]",
     "text": "Own cards, 0 … 54, the lowest first (MU-12.5); `cards.VALUE` has what each counts, `cards.NAME` its notation."
    },
    {
     "name": "view.pay",
     "kind": "tuple[int, ...]",
     "text": "Own pay cards by place, three of them; empty before they are laid (MU-12.8)."
    },
    {
     "name": "view.stones",
     "kind": "tuple[int, ...]",
     "text": "By `3 * seat + place`: 0 free, 1 a gem, 2 a prison (MU-12.9)."
    },
    {
     "name": "view.gems",
     "kind": "int",
     "text": "In the centre, 0 … 3 (MU-12.9)."
    },
    {
     "name": "view.prisons",
     "kind": "int",
     "text": "In the centre, 0 … 3 (MU-12.9)."
    },
    {
     "name": "view.counting",
     "kind": "tuple[Seat, ...]",
     "text": "Seats that count in this duel (MU-4.2)."
    },
    {
     "name": "view.acting",
     "kind": "Seat",
     "text": "Winner or loser that must act (MU-4.7, MU-4.8); -1 if nobody must."
    },
    {
     "name": "view.chosen",
     "kind": "tuple[bool, ...]",
     "text": "By seat: whether it has handed in its choice in the open secret decision (MU-12.11)."
    },
    {
     "name": "view.own_choice",
     "kind": "tuple[int, ...]",
     "text": "Own cards that are handed in, three as pay or one to play; empty before (MU-12.10)."
    },
    {
     "name": "view.turned",
     "kind": "tuple[int, ...]",
     "text": "By seat: cards of the duel whose winner or loser is about to act; empty otherwise (MU-4.4)."
    },
    {
     "name": "view.played",
     "kind": "tuple[int, ...]",
     "text": "Cards of the earlier duels of this game (MU-12.12)."
    },
    {
     "name": "view.duels",
     "kind": "tuple[Duel, ...]",
     "text": "Those of this game whose cards have been turned up, in order (MU-12.12)."
    },
    {
     "name": "view.moves",
     "kind": "tuple[Move, ...]",
     "text": "What winner or loser did with a stone, one for each duel of this game that is over (MU-5, MU-6); `moves.decode`\nmakes it an action."
    },
    {
     "name": "view.history",
     "kind": "tuple[Past, ...]",
     "text": "The games of this match that were scored (MU-12.8, MU-12.12)."
    },
    {
     "name": "Duel",
     "kind": "",
     "text": "A duel whose cards have been turned up; `seat` is its winner or loser."
    },
    {
     "name": "Duel.guard",
     "kind": "int",
     "text": "Its strength (MU-4.1)."
    },
    {
     "name": "Duel.cards",
     "kind": "tuple[int, ...]",
     "text": "By seat (MU-4.4)."
    },
    {
     "name": "Duel.counting",
     "kind": "tuple[Seat, ...]",
     "text": "Seats that counted (MU-4.2)."
    },
    {
     "name": "Duel.total",
     "kind": "int",
     "text": "Sum of what the counting cards count (MU-4.5)."
    },
    {
     "name": "Duel.won",
     "kind": "bool",
     "text": "Whether it was at least the strength (MU-4.6)."
    },
    {
     "name": "Duel.seat",
     "kind": "Seat",
     "text": "The winner or the loser (MU-4.7, MU-4.8)."
    },
    {
     "name": "Scoring",
     "kind": "",
     "text": "A game that was scored: cards, stones and points by pay place; `third_gem` is who ended it, or None after nine\nduels."
    },
    {
     "name": "Scoring.third_gem",
     "kind": "Seat | None",
     "text": "Who ended the game by it (MU-8.1); None after nine duels."
    },
    {
     "name": "Scoring.pay",
     "kind": "tuple[int, ...]",
     "text": "Cards by `3 * seat + place` (MU-8.4)."
    },
    {
     "name": "Scoring.stones",
     "kind": "tuple[int, ...]",
     "text": "As `View.stones`, when it was scored (MU-8.4)."
    },
    {
     "name": "Scoring.points",
     "kind": "tuple[int, ...]",
     "text": "Ducats by `3 * seat + place` (MU-8.4)."
    },
    {
     "name": "Scoring.scores",
     "kind": "tuple[int, ...]",
     "text": "Ducats of the game by seat (MU-8.4)."
    },
    {
     "name": "Scoring.totals",
     "kind": "tuple[int, ...]",
     "text": "Ducats of the match by seat (MU-8.6)."
    },
    {
     "name": "Past",
     "kind": "",
     "text": "A game that is over, as everybody saw it (MU-12.8, MU-12.12)."
    },
    {
     "name": "Past.duels",
     "kind": "tuple[Duel, ...]",
     "text": "All of them, in order (MU-12.12)."
    },
    {
     "name": "Past.moves",
     "kind": "tuple[Move, ...]",
     "text": "What winner or loser of each duel did with a stone (MU-5, MU-6)."
    },
    {
     "name": "Past.scoring",
     "kind": "Scoring",
     "text": "What it brought (MU-8)."
    }
   ],
   "actions": [
    {
     "name": "ChoosePay",
     "kind": "",
     "text": "Lay three cards on the places 0, 1, 2 (MU-11.1)."
    },
    {
     "name": "ChoosePay.cards",
     "kind": "tuple[int, int, int]",
     "text": "Hand cards, 0 … 54, by place (MU-3.4)."
    },
    {
     "name": "PlayCard",
     "kind": "",
     "text": "Play a hand card (MU-11.2)."
    },
    {
     "name": "PlayCard.card",
     "kind": "int",
     "text": "A hand card, 0 … 54 (MU-4.3)."
    },
    {
     "name": "TakeGem",
     "kind": "",
     "text": "Put a gem on an own place (MU-11.3)."
    },
    {
     "name": "TakeGem.place",
     "kind": "int",
     "text": "0, 1 or 2 (MU-0.4)."
    },
    {
     "name": "TakeGem.source",
     "kind": "Source",
     "text": "Whence: (seat, place), or None for the centre (MU-5, MU-6)."
    },
    {
     "name": "FreePrison",
     "kind": "",
     "text": "Move a prison from an own place to the centre (MU-11.4)."
    },
    {
     "name": "FreePrison.place",
     "kind": "int",
     "text": "0, 1 or 2 (MU-0.4)."
    },
    {
     "name": "TakePrison",
     "kind": "",
     "text": "Put a prison on an own place (MU-11.5)."
    },
    {
     "name": "TakePrison.place",
     "kind": "int",
     "text": "0, 1 or 2 (MU-0.4)."
    },
    {
     "name": "TakePrison.source",
     "kind": "Source",
     "text": "Whence: (seat, place), or None for the centre (MU-5, MU-6)."
    },
    {
     "name": "ReturnGem",
     "kind": "",
     "text": "Move a gem from an own place to the centre (MU-11.6)."
    },
    {
     "name": "ReturnGem.place",
     "kind": "int",
     "text": "0, 1 or 2 (MU-0.4)."
    },
    {
     "name": "PayChoices",
     "kind": "",
     "text": "All 1320 ordered choices of three cards out of twelve (MU-11.1), made when asked for."
    }
   ],
   "events": []
  },
  "four_musketeers": {
   "view": [
    {
     "name": "view.player",
     "kind": "Player | None",
     "text": "Who looks, 0 … players - 1; None for a spectator (FM-20.20)."
    },
    {
     "name": "view.options",
     "kind": "Options",
     "text": "By which the match is played (FM-18)."
    },
    {
     "name": "view.phase",
     "kind": "Phase",
     "text": "What is open: `choose_missing`, `choose_direction`, `strike`, `use_replay`, `choose_settings` or `match_over`\n(FM-19)."
    },
    {
     "name": "view.to_act",
     "kind": "tuple[Player, ...]",
     "text": "Players that must choose now (FM-2.11)."
    },
    {
     "name": "view.deciding",
     "kind": "Fighter",
     "text": "The seat for which is decided, 4 for X; -2 when the captain decides for all or nobody does (FM-17.4)."
    },
    {
     "name": "view.totals",
     "kind": "tuple[int, ...]",
     "text": "By side (`seating.sides`): defeats, wins or points (FM-15.5)."
    },
    {
     "name": "view.round",
     "kind": "int",
     "text": "1, 2, … (FM-0.2)."
    },
    {
     "name": "view.lead",
     "kind": "Seat",
     "text": "The lead seat (FM-3.1)."
    },
    {
     "name": "view.dealt",
     "kind": "bool",
     "text": "Whether the life cards of the round are dealt (FM-3.11)."
    },
    {
     "name": "view.missing",
     "kind": "int | None",
     "text": "The suit that is missing, 0 … 3; None with four musketeers and before it is chosen (FM-3.4)."
    },
    {
     "name": "view.villain",
     "kind": "int",
     "text": "The villain card (FM-20.3); `cards.NAME` has its notation."
    },
    {
     "name": "view.roles",
     "kind": "tuple[int | None, ...]",
     "text": "By seat: role cards as far as they are known, else None (FM-20.5 to 20.9)."
    },
    {
     "name": "view.stacks",
     "kind": "tuple[tuple[int, ...], ...]",
     "text": "By character, the villain last: lifelines from bottom to top (FM-0.5)."
    },
    {
     "name": "view.last_lifelines",
     "kind": "tuple[int, ...]",
     "text": "By character: the last lifeline that was dealt to it (FM-1.7)."
    },
    {
     "name": "view.up",
     "kind": "tuple[bool, ...]",
     "text": "By character: whether its role card lies face up (FM-10.8)."
    },
    {
     "name": "view.fallen",
     "kind": "tuple[bool, ...]",
     "text": "By character: whether it is defeated (FM-10.6)."
    },
    {
     "name": "view.damages_left",
     "kind": "tuple[int, ...]",
     "text": "By character: damages that defeat it from now on (FM-10.7)."
    },
    {
     "name": "view.line",
     "kind": "tuple[int, ...]",
     "text": "Life cards in the line of story, in order (FM-1.9)."
    },
    {
     "name": "view.stone",
     "kind": "Character",
     "text": "The character that is protected: a seat, or -1 for the villain (FM-9.1)."
    },
    {
     "name": "view.now",
     "kind": "tuple[SeatNow, ...]",
     "text": "By seat: `active`, `dazed` or `ghost` (FM-11, FM-12)."
    },
    {
     "name": "view.hand",
     "kind": "int",
     "text": "1, 2, …: which hand of the round it is; 0 before the first (FM-0.2)."
    },
    {
     "name": "view.hands",
     "kind": "Hands",
     "text": "By seat: sword cards, 0 … 31, that may be seen, else None; of a dazed seat the top card only (FM-20.10 to 20.12).\n`cards.NUMBER` has what each counts."
    },
    {
     "name": "view.hand_counts",
     "kind": "tuple[int, ...]",
     "text": "By seat: cards in hand or pile (FM-20.13)."
    },
    {
     "name": "view.remembered",
     "kind": "tuple[bool, ...]",
     "text": "By seat: whether its pile was a hand that somebody knew (FM-20.12)."
    },
    {
     "name": "view.piles",
     "kind": "Hands",
     "text": "Cards of a pile that was a hand the player knew, in card order: their own order is known to nobody (FM-20.12)."
    },
    {
     "name": "view.random",
     "kind": "int",
     "text": "Cards left in the random deck (FM-20.13)."
    },
    {
     "name": "view.older",
     "kind": "tuple[tuple[int, int, tuple[int, ...]], ...]",
     "text": "(hand, count, cards): none of those cards, used in that hand, is among the top `count` of the random deck, since\nthese lay there when it was filled up (FM-4.2)."
    },
    {
     "name": "view.kept",
     "kind": "int",
     "text": "Cards kept for the second hand of the 3-layout (FM-4.3)."
    },
    {
     "name": "view.used",
     "kind": "int",
     "text": "Cards played or discarded since the last shuffle (FM-20.13)."
    },
    {
     "name": "view.fight",
     "kind": "int",
     "text": "1, 2, …: which fight of the round it is (FM-0.2)."
    },
    {
     "name": "view.in_hand",
     "kind": "int",
     "text": "1, 2, …: which fight of the hand it is (FM-4.6)."
    },
    {
     "name": "view.cyclical",
     "kind": "bool",
     "text": "Whether every strike counts for the next seat (FM-7.1)."
    },
    {
     "name": "view.starter",
     "kind": "Fighter",
     "text": "Who strikes first: a seat, or 4 for X (FM-5.1); -2 before it is known."
    },
    {
     "name": "view.direction",
     "kind": "int",
     "text": "Of a cyclical fight: 1 left, -1 right; 0 before it is chosen and in a normal fight (FM-7.2)."
    },
    {
     "name": "view.order",
     "kind": "tuple[tuple[Fighter, Fighter], ...]",
     "text": "Seats in the order in which they strike, each with its target (FM-5.3, FM-7.4); empty before the direction is\nchosen."
    },
    {
     "name": "view.turn",
     "kind": "int",
     "text": "How many of them have struck (FM-5.2)."
    },
    {
     "name": "view.strikes",
     "kind": "tuple[Strike, ...]",
     "text": "Those of this fight; a discard that the player may not know is -1 (FM-20.15, FM-20.16)."
    },
    {
     "name": "view.standing",
     "kind": "Standing",
     "text": "What these strikes come to if it ends like this (FM-20.21)."
    },
    {
     "name": "view.fights",
     "kind": "tuple[Fight, ...]",
     "text": "Those of this round that are decided, in order (FM-20.15)."
    },
    {
     "name": "view.replays",
     "kind": "int",
     "text": "Free replays left in this round (FM-17.2); 0 outside the solitaires."
    },
    {
     "name": "view.pending",
     "kind": "tuple[Fighter, HitLine] | None",
     "text": "The loser, and the line of FM-9.2 that waits for the answer about a replay (FM-17.3); None otherwise."
    },
    {
     "name": "view.last_round",
     "kind": "Round | None",
     "text": "The round before this one, or the last of a match that is over (FM-13.8); None in the first."
    },
    {
     "name": "Standing",
     "kind": "",
     "text": "What the strikes of a fight come to if it ends like this (FM-20.21)."
    },
    {
     "name": "Standing.seats",
     "kind": "tuple[Fighter, ...]",
     "text": "Whose strikes stand, in playing order (FM-5.4)."
    },
    {
     "name": "Standing.lowest",
     "kind": "Fighter",
     "text": "Who would lose; -2 in a draw (FM-5.5, FM-5.6)."
    },
    {
     "name": "Standing.line",
     "kind": "HitLine",
     "text": "The line of FM-9.2 that this would mean."
    },
    {
     "name": "Strike",
     "kind": "",
     "text": "One seat's contribution to a fight (FM-0.2)."
    },
    {
     "name": "Strike.seat",
     "kind": "Fighter",
     "text": "Who strikes: a seat, or 4 for X (FM-2.3)."
    },
    {
     "name": "Strike.target",
     "kind": "Fighter",
     "text": "For whom it counts (FM-5.3)."
    },
    {
     "name": "Strike.card",
     "kind": "int",
     "text": "A sword card, 0 … 31; -1 for an empty strike (FM-8.3)."
    },
    {
     "name": "Strike.source",
     "kind": "StrikeSource",
     "text": "`hand`, `random` or `empty`: whence the card comes (FM-6, FM-8.3)."
    },
    {
     "name": "Strike.forced",
     "kind": "bool",
     "text": "Whether it had to come from the shadow (FM-6.6)."
    },
    {
     "name": "Strike.discard",
     "kind": "int",
     "text": "The hand card that went for a strike from the shadow (FM-6); -1 for none or an unknown one (FM-20.16)."
    },
    {
     "name": "Strike.open_discard",
     "kind": "bool",
     "text": "Whether everybody knows the discard (FM-20.16)."
    },
    {
     "name": "Fight",
     "kind": "",
     "text": "A fight that has been decided; `fight` counts in the round. `direction` is 0 in a normal fight."
    },
    {
     "name": "Fight.fight",
     "kind": "int",
     "text": "1, 2, …: in the round (FM-0.2)."
    },
    {
     "name": "Fight.hand",
     "kind": "int",
     "text": "The hand in which it was fought (FM-0.2)."
    },
    {
     "name": "Fight.cyclical",
     "kind": "bool",
     "text": "Whether every strike counted for the next seat (FM-7.1)."
    },
    {
     "name": "Fight.starter",
     "kind": "Fighter",
     "text": "Who struck first: a seat, or 4 for X (FM-5.1)."
    },
    {
     "name": "Fight.direction",
     "kind": "int",
     "text": "1 left, -1 right, 0 in a normal fight (FM-7.2)."
    },
    {
     "name": "Fight.strikes",
     "kind": "tuple[Strike, ...]",
     "text": "In playing order (FM-20.15)."
    },
    {
     "name": "Fight.loser",
     "kind": "Fighter",
     "text": "A seat, or 4 for X; -2 in a draw (FM-5.5, FM-5.6)."
    },
    {
     "name": "Fight.line",
     "kind": "HitLine",
     "text": "The line of FM-9.2 by which it went."
    },
    {
     "name": "Fight.replayed",
     "kind": "bool",
     "text": "Whether a free replay took its effect away (FM-17.5)."
    }
   ],
   "actions": [
    {
     "name": "ChooseMissing",
     "kind": "",
     "text": "Name the suit that is missing (FM-19.1)."
    },
    {
     "name": "ChooseMissing.suit",
     "kind": "int",
     "text": "0 spades, 1 hearts, 2 diamonds, 3 clubs (FM-3.6)."
    },
    {
     "name": "ChooseDirection",
     "kind": "",
     "text": "Turn a cyclical fight left or right (FM-19.2)."
    },
    {
     "name": "ChooseDirection.direction",
     "kind": "int",
     "text": "1 left, -1 right (FM-7.2)."
    },
    {
     "name": "Strike",
     "kind": "",
     "text": "Strike openly with a card, or from the shadow with the card as the discard (FM-19.3, FM-19.4)."
    },
    {
     "name": "Strike.card",
     "kind": "int",
     "text": "A hand card, 0 … 31 (FM-5.2)."
    },
    {
     "name": "Strike.shadow",
     "kind": "bool",
     "text": "Whether it is only discarded and a card of the random deck strikes (FM-6)."
    },
    {
     "name": "UseReplay",
     "kind": "",
     "text": "Use a free replay, or let the fight have its effect (FM-19.5)."
    },
    {
     "name": "UseReplay.use",
     "kind": "bool",
     "text": "Whether the fight has no effect (FM-17.5)."
    },
    {
     "name": "ChangeSetting",
     "kind": "",
     "text": "Change a setting of a solitaire before its next round (FM-19.10)."
    },
    {
     "name": "ChangeSetting.setting",
     "kind": "protocol.Setting",
     "text": "Its name (FM-17)."
    },
    {
     "name": "ChangeSetting.value",
     "kind": "protocol.SettingValue",
     "text": "A number, whether it is on, or a name, as `SETTING_MOVES` has them (FM-17)."
    },
    {
     "name": "StartRound",
     "kind": "",
     "text": "Start the next round of a solitaire (FM-19.10)."
    }
   ],
   "events": []
  },
  "mousquetaires_du_roy": {
   "view": [
    {
     "name": "view.seat",
     "kind": "Seat | None",
     "text": "Who looks, 0 … seats - 1; None for a spectator (MR-30)."
    },
    {
     "name": "view.options",
     "kind": "Options",
     "text": "By which the match is played (MR-28)."
    },
    {
     "name": "view.rules_version",
     "kind": "int",
     "text": "Of the rules by which it was begun: by version 1 one may stay at Richelieu's (MR-19.12)."
    },
    {
     "name": "view.public",
     "kind": "Public",
     "text": "What everybody knows (MR-30)."
    },
    {
     "name": "view.asking",
     "kind": "str",
     "text": "The open decision, as `seen` (MR-29)."
    },
    {
     "name": "view.element",
     "kind": "Element",
     "text": "What is attempted: its kind, the place, and its number there (MR-10.2); the kind is empty if nothing is. What a\ncontroller puts together only his own team sees."
    },
    {
     "name": "view.cards",
     "kind": "tuple[int, ...]",
     "text": "Adventure cards named for it so far (MR-8.4)."
    },
    {
     "name": "view.partner",
     "kind": "Musketeer",
     "text": "With whom an exchange is put together, -1 for nobody; others learn of it when he is asked (MR-14.14)."
    },
    {
     "name": "view.duel",
     "kind": "Duel | None",
     "text": "The duel that is fought (MR-9); None without one."
    },
    {
     "name": "view.inn",
     "kind": "tuple[tuple[Token | None, ...], ...]",
     "text": "By line of the inn, the nearest first: its tokens, None where one is gone, of kind 0 where one lies face down for\nwho looks (MR-21.6)."
    },
    {
     "name": "view.quest_tokens",
     "kind": "tuple[Token | None, ...]",
     "text": "Tokens of England or of the galleries, in the same way (MR-21.6)."
    },
    {
     "name": "view.hand_counts",
     "kind": "tuple[int, ...]",
     "text": "By Musketeer: Adventure cards in hand (MR-30)."
    },
    {
     "name": "view.perfidy_count",
     "kind": "int",
     "text": "Perfidy cards in Milady's hand (MR-30)."
    },
    {
     "name": "view.paris_count",
     "kind": "int",
     "text": "Paris cards in Milady's hand (MR-30)."
    },
    {
     "name": "view.team",
     "kind": "TeamSecrets | None",
     "text": "What only the team knows; None for everybody else (MR-30)."
    },
    {
     "name": "view.milady",
     "kind": "MiladySecrets | None",
     "text": "What only Milady knows; None for everybody else (MR-30)."
    },
    {
     "name": "Public",
     "kind": "",
     "text": "What everybody knows: the fields of `board.PUBLIC`, as `Board` describes them."
    },
    {
     "name": "Public.turn",
     "kind": "int",
     "text": "1, 2, … (MR-4.2)."
    },
    {
     "name": "Public.phase",
     "kind": "protocol.Phase",
     "text": "`milady`, `musketeers`, `la_rochelle` or `end` (MR-4.1)."
    },
    {
     "name": "Public.to_act",
     "kind": "tuple[Seat, ...]",
     "text": "Seats that must choose now (MR-29)."
    },
    {
     "name": "Public.agenda",
     "kind": "tuple[Step, ...]",
     "text": "What is to be done, the last first: names of steps with their numbers (MR-4)."
    },
    {
     "name": "Public.outcome",
     "kind": "Outcome | None",
     "text": "Who has won; None while the match is in play (MR-1)."
    },
    {
     "name": "Public.time",
     "kind": "int",
     "text": "Space of the Time token (MR-1.3)."
    },
    {
     "name": "Public.honour",
     "kind": "int",
     "text": "The Queen's honour, 0 for Milady's victory (MR-1.4)."
    },
    {
     "name": "Public.siege",
     "kind": "int",
     "text": "Space of the La Rochelle token, negative towards Richelieu (MR-1.5)."
    },
    {
     "name": "Public.ladder",
     "kind": "int",
     "text": "Square of the Louvre token, 1 at the top (MR-16.5)."
    },
    {
     "name": "Public.paid",
     "kind": "tuple[int, ...]",
     "text": "Reward spaces of La Rochelle that have paid (MR-17.11)."
    },
    {
     "name": "Public.pistoles",
     "kind": "int",
     "text": "The team's money (MR-2.5)."
    },
    {
     "name": "Public.epic",
     "kind": "int",
     "text": "The team's Epic tokens (MR-2.5)."
    },
    {
     "name": "Public.one_for_all",
     "kind": "bool",
     "text": "Whether the team holds the card One for all (MR-17.13)."
    },
    {
     "name": "Public.where",
     "kind": "tuple[Place, ...]",
     "text": "By Musketeer: his place, as a number of `material.PLACES` (MR-2.1)."
    },
    {
     "name": "Public.life",
     "kind": "tuple[int, ...]",
     "text": "By Musketeer: life points; 0 out of action (MR-18)."
    },
    {
     "name": "Public.tokens",
     "kind": "tuple[int, ...]",
     "text": "By Musketeer: bit by bit the tokens he owns, by their numbers in `material.TOKENS` (MR-14)."
    },
    {
     "name": "Public.inn_at",
     "kind": "tuple[tuple[int, int], ...]",
     "text": "By Musketeer: (line, square from 1) in the inn; (-1, 0) in the Common Room or elsewhere (MR-22)."
    },
    {
     "name": "Public.due",
     "kind": "tuple[bool, ...]",
     "text": "By Musketeer: whether his turn of this Phase II is to come or goes on (MR-6.2)."
    },
    {
     "name": "Public.begun",
     "kind": "tuple[bool, ...]",
     "text": "By Musketeer: whether he has begun his turn of this Phase II (MR-6.8)."
    },
    {
     "name": "Public.prepaid",
     "kind": "tuple[int, ...]",
     "text": "By Musketeer: actions that were used in Phase I (MR-20.6)."
    },
    {
     "name": "Public.stepped_back",
     "kind": "tuple[Seat, ...]",
     "text": "Seats that let the others of the team begin first (MR-6.11)."
    },
    {
     "name": "Public.active",
     "kind": "Musketeer",
     "text": "The Musketeer whose turn it is; -1 if it is nobody's (MR-6.3)."
    },
    {
     "name": "Public.actions",
     "kind": "int",
     "text": "That he has left (MR-6.5)."
    },
    {
     "name": "Public.ridden",
     "kind": "bool",
     "text": "Whether his horse has carried him this turn (MR-14.9)."
    },
    {
     "name": "Public.banned",
     "kind": "bool",
     "text": "Whether he started his turn at Richelieu's and may not return (MR-19.4)."
    },
    {
     "name": "Public.refused",
     "kind": "tuple[Musketeer, ...]",
     "text": "Partners that have refused him an exchange this turn (MR-14.16)."
    },
    {
     "name": "Public.bought",
     "kind": "bool",
     "text": "Whether he has bought the first of two tokens (MR-14.1)."
    },
    {
     "name": "Public.spaces",
     "kind": "tuple[int, ...]",
     "text": "La Rochelle: the Adventure card on each of three spaces, -1 where none lies (MR-17.2)."
    },
    {
     "name": "Public.fell",
     "kind": "tuple[int, ...]",
     "text": "By Musketeer out of action: the turn in which he fell; else 0 (MR-18.5)."
    },
    {
     "name": "Public.conscripts",
     "kind": "bool",
     "text": "Whether everybody has one action fewer this turn (MR-12.3)."
    },
    {
     "name": "Public.rallied",
     "kind": "bool",
     "text": "Whether One for all is played this turn (MR-17.13)."
    },
    {
     "name": "Public.closed",
     "kind": "Place",
     "text": "Where nobody may move this turn; -1 for nowhere (MR-12.13)."
    },
    {
     "name": "Public.reinforcements",
     "kind": "bool",
     "text": "Whether Milady throws one die more this turn (MR-12.6)."
    },
    {
     "name": "Public.barred",
     "kind": "tuple[bool, ...]",
     "text": "By Musketeer: whether he was sent to the Bastille by Richelieu this turn (MR-20.7)."
    },
    {
     "name": "Public.seen_at",
     "kind": "Place",
     "text": "Where Milady has been revealed this turn; -1 while she is hidden (MR-10.8)."
    },
    {
     "name": "Public.cleared",
     "kind": "tuple[Place, ...]",
     "text": "Where she is not, as everybody has seen this turn (MR-30.4)."
    },
    {
     "name": "Public.rochefort_life",
     "kind": "int",
     "text": "His life points; at 0 he does not step in (MR-10.6)."
    },
    {
     "name": "Public.unused",
     "kind": "tuple[int, ...]",
     "text": "Milady's ambushes left, by kind as in `material.AMBUSHES` (MR-2.9)."
    },
    {
     "name": "Public.reserve",
     "kind": "tuple[int, ...]",
     "text": "Adversaries neither beaten nor on a mission, by their numbers in the data file (MR-2.9)."
    },
    {
     "name": "Public.paris",
     "kind": "Manned | None",
     "text": "The Paris card in play with who mans it; None without one (MR-15.1)."
    },
    {
     "name": "Public.louvre",
     "kind": "Manned | None",
     "text": "The mission at the Louvre with who mans it (MR-16.1)."
    },
    {
     "name": "Public.gone",
     "kind": "tuple[int, ...]",
     "text": "Paris cards that have left the game, by their numbers in the data file (MR-15.9)."
    },
    {
     "name": "Public.adventure_discard",
     "kind": "tuple[int, ...]",
     "text": "Adventure cards that were used, by kind as in `material.ADVENTURE` (MR-2.7)."
    },
    {
     "name": "Public.perfidy_discard",
     "kind": "tuple[int, ...]",
     "text": "Perfidy cards that were used, by kind as in `material.PERFIDY` (MR-2.7)."
    },
    {
     "name": "Public.louvre_discard",
     "kind": "tuple[int, ...]",
     "text": "Missions of the Louvre that are over, by their numbers in the data file (MR-16.1)."
    },
    {
     "name": "Public.board",
     "kind": "int",
     "text": "The quest board in play: 0 inn, 1 Calais, 2 England, 3 galleries (MR-21)."
    },
    {
     "name": "Public.solved",
     "kind": "int",
     "text": "Bit by bit the challenges of Calais that are solved (MR-23)."
    },
    {
     "name": "Public.stage",
     "kind": "int",
     "text": "Stage of England, or gallery, in which the team is (MR-24, MR-25)."
    },
    {
     "name": "Public.foe_wounds",
     "kind": "int",
     "text": "Wounds of de Wardes (MR-9.21)."
    },
    {
     "name": "Public.spent",
     "kind": "tuple[int, ...]",
     "text": "Quest tokens that everybody has seen leave the game (MR-21)."
    },
    {
     "name": "Public.manned_place",
     "kind": "Place",
     "text": "Where Milady mans a mission or lays an ambush; -1 otherwise (MR-16.3, MR-13.1)."
    },
    {
     "name": "Public.siege_blue",
     "kind": "tuple[int, ...]",
     "text": "Faces that the team has thrown at La Rochelle, as in `material.FACES` (MR-17)."
    },
    {
     "name": "Public.siege_red",
     "kind": "tuple[int, ...]",
     "text": "Faces that Milady has thrown there (MR-17)."
    },
    {
     "name": "Public.retreat",
     "kind": "int",
     "text": "Spaces by which the siege is about to be lost (MR-17.10)."
    },
    {
     "name": "TeamSecrets",
     "kind": "",
     "text": "What only the team knows."
    },
    {
     "name": "TeamSecrets.hands",
     "kind": "tuple[tuple[int, ...], ...]",
     "text": "Adventure cards by Musketeer, as in `material.ADVENTURE`; the whole team knows all of them (MR-30)."
    },
    {
     "name": "TeamSecrets.offer",
     "kind": "tuple[tuple[int, ...], ...]",
     "text": "An exchange that is put together: cards given, cards taken, tokens given, tokens taken (MR-14.12)."
    },
    {
     "name": "MiladySecrets",
     "kind": "",
     "text": "What only Milady knows."
    },
    {
     "name": "MiladySecrets.destination",
     "kind": "Place",
     "text": "Where she is this turn; -1 before she has chosen (MR-5.2)."
    },
    {
     "name": "MiladySecrets.perfidy_hand",
     "kind": "tuple[int, ...]",
     "text": "Perfidy cards, in the order in which they came, as in `material.PERFIDY` (MR-2.9)."
    },
    {
     "name": "MiladySecrets.perfidy_played",
     "kind": "int",
     "text": "The card that is being played, while its target is open; -1 otherwise (MR-12.1)."
    },
    {
     "name": "MiladySecrets.paris_hand",
     "kind": "tuple[int, ...]",
     "text": "Paris cards, by their numbers in the data file (MR-15.6)."
    },
    {
     "name": "MiladySecrets.manning",
     "kind": "tuple[int, ...]",
     "text": "Adversaries with whom she is about to man a mission (MR-16.3)."
    },
    {
     "name": "MiladySecrets.stock",
     "kind": "tuple[tuple[int, int], ...]",
     "text": "(force, how many adversary tokens are left) (MR-21.6)."
    },
    {
     "name": "MiladySecrets.laying",
     "kind": "tuple[int, ...]",
     "text": "Quest tokens that she is about to lay (MR-21.6)."
    }
   ],
   "actions": [
    {
     "name": "Action",
     "kind": "",
     "text": "What somebody does, and what it is about: a name, a number, or nothing (see `NAMED`)."
    },
    {
     "name": "Action.type",
     "kind": "str",
     "text": "Its name, a key of `NAMED` (MR-29)."
    },
    {
     "name": "Action.what",
     "kind": "What",
     "text": "One of `NAMED[type]`: a name, a number, or None (MR-29)."
    }
   ],
   "events": []
  }
 }
};
