"""The rules of Musketiere, top-down: match, game, pay, duel, winner, loser, scoring.

Clause ids (MU-x.y) are those of the rules text. Cards are whole numbers in card order (see `cards`), pay places are
numbered `3 * seat + place`, moves are those of `moves`.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import TYPE_CHECKING, Final, Self

from musketiere.core.game import Decision, Log, Move, Outcome, Seat
from musketiere.core.rng import Rng
from musketiere.games.musketiere import events
from musketiere.games.musketiere.cards import CARDS, REMOVED, VALUE, guards_in_play
from musketiere.games.musketiere.moves import (
    CENTRE,
    FREE_PRISON,
    RETURN_GEM,
    TAKE_GEM,
    TAKE_PRISON,
    PayChoices,
    pay_cards,
)
from musketiere.games.musketiere.options import Options
from musketiere.games.musketiere.records import Duel, Past, Scoring

if TYPE_CHECKING:
    from musketiere.games.musketiere.protocol import Phase

CHOOSE_PAY: Final = "choose_pay"
PLAY_CARD: Final = "play_card"
WINNER_ACTS: Final = "winner_acts"
LOSER_ACTS: Final = "loser_acts"
MATCH_OVER: Final = "match_over"

FREE: Final = 0
GEM: Final = 1
PRISON: Final = 2
WORTH: Final = (1, 2, 0)
"""What a pay card scores, times its value: free, with a gem, with a prison (MU-8.4)."""
STONES: Final = 3
"""Gems, and prisons (MU-1.7)."""
DUELS: Final = 9
HAND: Final = 12
PLACES: Final = 3
"""Pay cards of a seat (MU-3.1)."""
NOBODY: Final = -1
ALL_SEATS: Final = tuple(tuple(range(n)) for n in range(5))
"""By number of players."""


class State:
    """A match of Musketiere, hidden cards included."""

    __slots__ = (
        "acting",
        "chosen",
        "counting",
        "duel",
        "duels",
        "game",
        "gems",
        "guard",
        "hands",
        "history",
        "imprisoned",
        "log",
        "moves",
        "options",
        "outcome",
        "pay",
        "phase",
        "pile",
        "played",
        "players",
        "prisons",
        "rng",
        "scores",
        "stones",
        "to_act",
        "totals",
    )

    def __init__(self, options: Options, rng: Rng, log: Log = None) -> None:
        """An empty table; `begin` deals, a position or a sample fills it."""
        n = options.players
        self.options = options
        self.players = n
        self.rng = rng
        self.log = log
        self.totals = [0] * n
        self.scores: list[tuple[int, ...]] = []
        self.history: tuple[Past, ...] = ()
        self.game = 0
        self.outcome: Outcome | None = None
        self.clear()

    def clear(self) -> None:
        """All cards and stones back in the box (MU-2.6, MU-2.7)."""
        n = self.players
        self.phase: Phase = CHOOSE_PAY
        self.duel = 0
        self.pile: list[int] = []  # guard strengths, the first is turned first; turned ones stay (MU-15.2)
        self.guard = 0
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.pay: list[int] = []  # by place; empty until laid
        self.stones = [FREE] * (3 * n)
        self.gems = self.prisons = STONES
        self.imprisoned = NOBODY  # at most one seat can be (MU-7.1)
        self.counting: tuple[Seat, ...] = ALL_SEATS[n]
        self.chosen = [NOBODY] * n  # cards or pay moves handed in, and the cards turned up in this duel
        self.played: list[int] = []
        self.duels: list[tuple[int, tuple[int, ...], tuple[Seat, ...], int, bool, Seat]] = []  # fields of `Duel`
        self.moves: list[Move] = []  # with stones, one for each duel that is over
        self.acting = NOBODY
        self.to_act: list[Seat] = []

    def copy(self) -> Self:
        """An independent state that shares the generator and writes no events."""
        twin = type(self).__new__(type(self))
        twin.options = self.options
        twin.players = self.players
        twin.rng = self.rng
        twin.log = None
        twin.totals = self.totals.copy()
        twin.scores = self.scores.copy()
        twin.history = self.history
        twin.game = self.game
        twin.outcome = self.outcome
        twin.phase = self.phase
        twin.duel = self.duel
        twin.pile = self.pile
        twin.guard = self.guard
        twin.hands = [hand.copy() for hand in self.hands]
        twin.pay = self.pay.copy()
        twin.stones = self.stones.copy()
        twin.gems = self.gems
        twin.prisons = self.prisons
        twin.imprisoned = self.imprisoned
        twin.counting = self.counting
        twin.chosen = self.chosen.copy()
        twin.played = self.played.copy()
        twin.duels = self.duels.copy()
        twin.moves = self.moves.copy()
        twin.acting = self.acting
        twin.to_act = self.to_act.copy()
        return twin

    @property
    def last_game(self) -> Scoring | None:
        """The game that was scored last."""
        return self.history[-1].scoring if self.history else None

    # ---- decisions (MU-11) ---------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; None when the match is over."""
        if not self.to_act:
            return None
        return Decision(self.phase, tuple(self.to_act), self.phase in (CHOOSE_PAY, PLAY_CARD))

    def legal(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat (MU-11.1 to 11.6), none while it has nothing to decide (MU-11.8, 11.9)."""
        if seat not in self.to_act:
            return ()
        if self.phase == PLAY_CARD:
            return self.hands[seat]
        if self.phase == WINNER_ACTS:
            return self.winner_moves(seat)
        if self.phase == LOSER_ACTS:
            return self.loser_moves(seat)
        return PayChoices(self.hands[seat])

    def apply(self, seat: Seat, move: Move) -> None:
        """Carries out a move taken from `legal(seat)`; choices are final (MU-3.3, MU-4.4)."""
        if self.acting == seat:
            self._move_stone(seat, move)
            return
        plays = self.phase == PLAY_CARD
        hand, to_act = self.hands[seat], self.to_act
        if plays:
            hand.remove(move)
        else:
            for card in pay_cards(move):
                hand.remove(card)
        self.chosen[seat] = move
        to_act.remove(seat)
        if self.log is not None:
            self.log.append(events.choice_made(seat, PLAY_CARD if plays else CHOOSE_PAY))
        if to_act:
            return
        if plays:
            self._turn_cards()
        else:
            self._lay_pay()

    # ---- a game (MU-2) -------------------------------------------------------------------------------

    @classmethod
    def begun(cls, options: Options, rng: Rng, log: Log) -> Self:
        """A new match, ready for its first decision."""
        state = cls(options, rng, log)
        if log is not None:
            log.append(events.match_started(options))
        state._deal()
        return state

    def _deal(self) -> None:
        n = self.players
        self.clear()
        self.game += 1
        self.pile = list(guards_in_play(self.options.guard_deck, n))
        self.rng.shuffle(self.pile)  # MU-2.4
        deck = list(CARDS)
        self.rng.shuffle(deck, HAND * n)  # MU-2.5, MU-15.2: the rest stays aside, its order means nothing
        self.hands = [deck[HAND * seat : HAND * (seat + 1)] for seat in range(n)]
        self.begin_game()

    def begin_game(self) -> None:
        """Opens the choice of the pay for the cards that were dealt (MU-3.1, MU-3.2)."""
        n = self.players
        if self.log is not None:
            self.log.append(events.game_started(self.game, REMOVED[n], len(self.pile), len(CARDS) - HAND * n))
            self.log.extend(events.hand_dealt(seat, hand) for seat, hand in enumerate(self.hands))
        self.phase = CHOOSE_PAY
        self.to_act = list(ALL_SEATS[n])

    def _lay_pay(self) -> None:
        """All have chosen their pay (MU-3.2, MU-3.4)."""
        self.pay = [card for move in self.chosen for card in pay_cards(move)]
        if self.log is not None:
            self.log.extend(events.pay_laid(seat, pay_cards(move)) for seat, move in enumerate(self.chosen))
        self._turn_guard()

    # ---- a duel (MU-4) -------------------------------------------------------------------------------

    def _turn_guard(self) -> None:
        """The next guard is turned up; who is fully imprisoned now does not count in this duel (MU-4.1, MU-4.2)."""
        n = self.players
        self.guard = self.pile[self.duel]
        self.duel += 1
        if self.imprisoned == NOBODY:
            self.counting = ALL_SEATS[n]
        else:
            self.counting = tuple(seat for seat in range(n) if seat != self.imprisoned)
        self.open_duel()
        if self.log is not None:
            self.log.append(events.guard_turned(self.duel, self.guard, self.counting))

    def open_duel(self) -> None:
        """Everybody, also a fully imprisoned player, chooses a card (MU-4.3)."""
        self.phase = PLAY_CARD
        self.chosen = [NOBODY] * self.players
        self.to_act = list(ALL_SEATS[self.players])

    def _turn_cards(self) -> None:
        """All cards are turned up; the sum decides, then the highest or the lowest card (MU-4.4 to 4.8, MU-7.2)."""
        chosen, counting, guard = self.chosen, self.counting, self.guard
        cards = chosen if len(counting) == self.players else [chosen[seat] for seat in counting]
        total = sum([VALUE[card] for card in cards])
        won = total >= guard
        card = max(cards) if won else min(cards)
        seat = chosen.index(card)
        self.acting = seat
        self.phase = WINNER_ACTS if won else LOSER_ACTS
        self.to_act = [seat]
        self.duels.append((guard, tuple(chosen), counting, total, won, seat))
        if self.log is not None:
            self.log.append(events.cards_turned(self.duel, chosen, counting))
            self.log.append(events.duel_decided(self.duel, Duel(*self.duels[-1])))

    # ---- the winner (MU-5) ---------------------------------------------------------------------------

    def winner_moves(self, seat: Seat) -> list[Move]:
        """Take a gem on a free place, from the centre as long as it has one, or free a prison (MU-5.1 to 5.10)."""
        moves = []
        if self.gems:
            for place, stone in enumerate(self.stones[3 * seat : 3 * seat + 3]):
                if stone == FREE:
                    moves.append(TAKE_GEM | place << 4 | CENTRE)
                elif stone == PRISON:
                    moves.append(FREE_PRISON | place << 4)
            return moves
        sources = self._at_others(GEM, seat)
        for place, stone in enumerate(self.stones[3 * seat : 3 * seat + 3]):
            if stone == FREE:
                moves += [TAKE_GEM | place << 4 | source for source in sources]
            elif stone == PRISON:
                moves.append(FREE_PRISON | place << 4)
        return moves

    # ---- the loser (MU-6) ----------------------------------------------------------------------------

    def loser_moves(self, seat: Seat) -> list[Move]:
        """Take a prison on a free place, from the centre as long as it has one; without a free place return a gem
        (MU-6.1 to 6.5)."""
        row = self.stones[3 * seat : 3 * seat + 3]
        if FREE not in row:
            return [RETURN_GEM | place << 4 for place, stone in enumerate(row) if stone == GEM]
        sources = (CENTRE,) if self.prisons else self._at_others(PRISON, seat)
        return [
            TAKE_PRISON | place << 4 | source for place, stone in enumerate(row) if stone == FREE for source in sources
        ]

    def _at_others(self, stone: int, seat: Seat) -> list[int]:
        """Pay places of the other seats that carry such a stone (MU-5.5, MU-6.3)."""
        return [at for at, here in enumerate(self.stones) if here == stone and at // 3 != seat]

    # ---- the action (MU-5, MU-6) ---------------------------------------------------------------------

    def _move_stone(self, seat: Seat, move: Move) -> None:
        kind = move & ~63
        at = 3 * seat + (move >> 4 & 3)
        source = move & 15
        stones = self.stones
        before = self.imprisoned
        third_gem = False
        if kind == TAKE_GEM:
            if source == CENTRE:
                self.gems -= 1
            else:
                stones[source] = FREE
            stones[at] = GEM
            third_gem = stones[3 * seat : 3 * seat + 3] == [GEM, GEM, GEM]
        elif kind == TAKE_PRISON:
            if source == CENTRE:
                self.prisons -= 1
            else:
                stones[source] = FREE
                if source // 3 == before:  # MU-7.5
                    self.imprisoned = NOBODY
            stones[at] = PRISON
            if stones[3 * seat : 3 * seat + 3] == [PRISON, PRISON, PRISON]:
                self.imprisoned = seat
        elif kind == FREE_PRISON:
            stones[at] = FREE
            self.prisons += 1
        else:
            stones[at] = FREE
            self.gems += 1
        if self.log is not None:
            self.log.append(events.stone_moved(seat, move, self.gems, self.prisons))
            if self.imprisoned != before:
                if before != NOBODY:
                    self.log.append(events.imprisonment_changed(before, False))
                if self.imprisoned != NOBODY:
                    self.log.append(events.imprisonment_changed(self.imprisoned, True))
        self.moves.append(move)
        self.played += self.chosen  # MU-4.9
        self.acting = NOBODY
        if third_gem:  # MU-8.1
            self._score(seat)
        elif self.duel == DUELS:  # MU-8.2
            self._score(None)
        else:  # MU-4.10
            self._turn_guard()

    # ---- scoring and the end of a match (MU-8, MU-9) -------------------------------------------------

    def _score(self, third_gem: Seat | None) -> None:
        """Free cards score their value, gems double it, prisons take it (MU-8.4); totals grow (MU-8.6)."""
        points = [VALUE[card] * WORTH[stone] for card, stone in zip(self.pay, self.stones, strict=True)]
        scores = tuple([sum(points[at : at + 3]) for at in range(0, len(points), 3)])
        self.scores.append(scores)
        self.totals = list(map(add, self.totals, scores))
        scoring = Scoring(third_gem, tuple(self.pay), tuple(self.stones), tuple(points), scores, tuple(self.totals))
        self.history += (Past(tuple([Duel(*duel) for duel in self.duels]), tuple(self.moves), scoring),)
        self.to_act = []
        if self.log is not None:
            self.log.extend(events.game_scored(scoring))
        if self._is_over():
            self.phase = MATCH_OVER
            self.outcome = Outcome.by_total(self.options.match_end, self.totals)  # MU-9.3, 9.6, 9.8
            if self.log is not None:
                self.log.append(events.match_ended(self.outcome, self.totals))
        else:
            self._deal()  # MU-2.7

    def _is_over(self) -> bool:
        """Checked only after a whole game has been scored for all (MU-9.2)."""
        options, best = self.options, max(self.totals)
        if options.match_end == "target":  # MU-9.1
            reached = best >= options.target_score
        else:  # MU-9.4, MU-9.5
            reached = self.game >= (1 if options.match_end == "single" else options.match_games)
        return reached and (options.tie_rule == "shared" or self.totals.count(best) == 1)  # MU-9.6, MU-9.7
