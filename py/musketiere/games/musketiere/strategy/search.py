"""One decision of Musketiere for a search: what can be chosen, what may be hidden, and what comes of it.

A candidate is played in a world in which everybody holds certain cards and plays them in a certain order: in the
present duel what `models` expects of them, from then on any card, which was found to be better than to steer all later
duels by a model. What is compared is the chance to win the match at the end of the game (`standing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from musketiere.games.musketiere.cards import CARDS, VALUE
from musketiere.games.musketiere.moves import CENTRE, FREE_PRISON, RETURN_GEM, TAKE_GEM, pay_cards, pay_move
from musketiere.games.musketiere.rules import CHOOSE_PAY, DUELS, FREE, GEM, HAND, PLACES, PLAY_CARD, PRISON, WORTH
from musketiere.games.musketiere.strategy import reasons
from musketiere.games.musketiere.strategy.models import learned_now
from musketiere.games.musketiere.strategy.playout import CODE, CODES, Arrangement, Course, play_on, stones_of
from musketiere.games.musketiere.strategy.reading import Reader
from musketiere.games.musketiere.strategy.standing import Standing
from musketiere.games.musketiere.strategy.thinking import Thinker
from musketiere.games.musketiere.strategy.ways import Situation
from musketiere.games.musketiere.view import View
from musketiere.games.musketiere.worlds import sample

if TYPE_CHECKING:
    from musketiere.core.protocol import GameReason

PAY_RANKS: Final = {
    2: ((0, 6, 11), (0, 5, 11), (1, 6, 11)),
    3: ((0, 3, 11), (0, 2, 11), (0, 4, 11)),
    4: ((0, 3, 5), (0, 2, 5), (0, 3, 6), (0, 2, 6)),
}
"""Pay cards by rank in the hand of twelve, 0 the highest, for 2, 3 and 4 players: one for a gem, one for a prison or
not, the strength kept in the hand (MU-17.3). Found by playing many thousand games."""
BOLD_RANKS: Final = ((0, 1, 2), (0, 1, 11), (1, 2, 3))
"""Pay as beginners like to lay it: the more ducats the better, while too little is left to win them with."""
BEGINNER: Final = 0.08
"""How likely that is for each per cent of misjudgement beyond one."""
LIKING: Final = 1.5
"""Ducats that the bold see in a gem and the careful in a prison, beyond what they are worth."""
REVENGE: Final = 6.0
"""Ducats that robbing a robber is worth to the vengeful."""
ABOVE_ALL: Final = CODE * CODE


class World(NamedTuple):
    """What may be hidden, and what everybody plays. By seat where several are named."""

    cards: list[int]
    """Codes for the present duel; 0 for the own seat."""
    course: Course
    own: list[int]
    """Own codes in the order in which they will be played, the candidates among them."""
    pay: list[list[int]]
    """Values of the pay cards, the highest first."""
    ends: dict[Arrangement, tuple[float, float, float]]
    """Worth, own ducats and the most of another seat at the ends of the game that have been met."""


class Task:
    """One decision of the seat of a view. Worth is the chance to win the match, in per cent."""

    unit: Final = "chance"

    def __init__(self, view: View, skill: Skill, character: Character, rng: Rng) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.character = character
        self.players = view.options.players
        self.others = [seat for seat in range(self.players) if seat != self.seat]
        self.standing = Standing(view, self.seat)
        self.stones = stones_of(self.standing.order)
        self.own_pay = sorted([VALUE[card] for card in view.pay], reverse=True)
        self.places = [self._by_value(seat) for seat in range(self.players)]
        """By seat and place: which of its pay cards lies there, 0 the highest."""
        self.here = self._arrangement(view.stones)
        known = {*view.hand, *view.pay, *view.own_choice, *view.turned}
        known.update([card for card in view.played if rng.random() < skill.memory])
        self.unseen = [card for card in CARDS if card not in known]
        self.readers = self._readers(skill) if view.phase == PLAY_CARD else {}
        size = view.hand_counts[self.others[0]] + (0 if view.phase == CHOOSE_PAY else PLACES)
        self.ranks = [_ranks_in(size, ranks) for ranks in PAY_RANKS[self.players]]
        self.candidates = self._candidates(skill, rng)
        self.robbers = _robbers(view, self.seat)

    def _candidates(self, skill: Skill, rng: Rng) -> list[Move]:
        view = self.view
        if view.phase == PLAY_CARD:
            return list(view.hand)
        if view.phase != CHOOSE_PAY:
            return self._sensible(sample(view, rng).legal(self.seat))
        ranks = PAY_RANKS[self.players]
        first = rng.below(len(ranks))
        candidates = []
        bold = BOLD_RANKS if rng.random() < BEGINNER * (skill.misjudgement - 1) else ()
        for pattern in bold or (*ranks[first:], *ranks[:first]):
            cards = [view.hand[-1 - rank] for rank in pattern]
            rng.shuffle(cards)  # the order of the places must tell nothing (MU-3.5)
            candidates.append(pay_move(cards[0], cards[1], cards[2]))
        return candidates

    def _sensible(self, moves: Sequence[Move]) -> list[Move]:
        """Of those that differ only in the own place: gem or freedom for the highest card, prison for the lowest."""
        best: dict[tuple[int, int], Move] = {}
        for move in moves:
            kind, source, value = move & ~63, move & 15, VALUE[self.view.pay[move >> 4 & 3]]
            other = best.get((kind, source))
            if other is None or (value > VALUE[self.view.pay[other >> 4 & 3]]) == (kind in (TAKE_GEM, FREE_PRISON)):
                best[kind, source] = move
        return list(best.values())

    def _by_value(self, seat: Seat) -> list[int]:
        """The own pay cards are known; of others it is guessed that gems lie on the highest, prisons on the lowest."""
        view = self.view
        if seat == self.seat:
            order = sorted(range(len(view.pay)), key=lambda place: -view.pay[place]) or [0, 1, 2]
        else:
            row = view.stones[PLACES * seat : PLACES * seat + PLACES]
            order = sorted(range(PLACES), key=lambda place: (GEM, FREE, PRISON).index(row[place]))
        return [order.index(place) for place in range(PLACES)]

    def _arrangement(self, stones: Sequence[int]) -> Arrangement:
        rows = [FREE] * len(stones)
        for at, stone in enumerate(stones):
            seat, place = divmod(at, PLACES)
            rows[PLACES * seat + self.places[seat][place]] = stone
        return self.stones.number(tuple(rows))

    def _readers(self, skill: Skill) -> dict[Seat, Reader]:
        """What is expected of the other counting players, as far as it is remembered what they played."""
        view = self.view
        assert view.guard is not None
        situation = Situation(view.guard, len(view.counting))
        games, duels = (int(skill.memory * len(past) + 0.5) for past in (view.history, view.duels))
        history, watched = view.history[len(view.history) - games :], view.duels[len(view.duels) - duels :]
        moves = view.moves[len(view.duels) - duels :]
        return {
            seat: Reader(
                learned_now(history, watched, moves, seat, self.unseen),
                situation,
                view.hand_counts[seat],
                skill.reading,
                Thinker(self.stones, self.here, seat, view.guard, view.guards_left),
            )
            for seat in self.others
            if seat in view.counting
        }

    # ---- worlds --------------------------------------------------------------------------------------

    def world(self, rng: Rng) -> World:
        """Cards of the others, the order of the guards, and the order in which everybody plays."""
        view = self.view
        before_pay = view.phase == CHOOSE_PAY
        rounds = DUELS - view.duel
        unseen, guards = self.unseen.copy(), list(view.guards_left)
        laid = 0 if before_pay else PLACES
        rng.shuffle(unseen, sum([view.hand_counts[seat] + laid for seat in self.others]))
        rng.shuffle(guards, rounds)
        cards = [0] * self.players
        hands: list[list[int]] = [[0] * rounds] * self.players
        pay = [self.own_pay] * self.players
        at = 0
        for seat in self.others:
            count = view.hand_counts[seat] + laid
            hand = unseen[at : at + count]
            at += count
            pay[seat] = self._pay_of(hand, rng)
            if view.phase == PLAY_CARD:
                reader = self.readers.get(seat)
                card = reader.draw(hand, pay[seat], rng.random()) if reader else hand[0]
                hand.remove(card)
                cards[seat] = CODES[card]
            hands[seat] = [CODES[card] for card in hand]
        own = [CODES[card] for card in view.hand]
        rng.shuffle(own)
        return World(cards, Course(guards[:rounds], hands, self.seat), own, pay, {})

    def _pay_of(self, hand: list[int], rng: Rng) -> list[int]:
        """Takes three cards that are likely laid as pay out of those of a seat; their values, the highest first."""
        ranked = sorted(hand, reverse=True)
        pay = [ranked[rank] for rank in self.ranks[rng.below(len(self.ranks))]]
        for card in pay:
            hand.remove(card)
        return [VALUE[card] for card in pay]

    # ---- what comes of it ----------------------------------------------------------------------------

    def outcomes(self, world: World, candidates: Sequence[Move]) -> list[Sequence[float]]:
        """Worth, own ducats, the most ducats of another seat; then what a card, or the pay, brings."""
        if self.view.phase == PLAY_CARD:
            return self._cards(world, candidates)
        if self.view.phase == CHOOSE_PAY:
            return [self._laid(world, move) for move in candidates]
        return [self._acted(world, move) for move in candidates]

    def _cards(self, world: World, candidates: Sequence[Move]) -> list[Sequence[float]]:
        """And then: guard beaten, duel won, duel lost, sum of the others."""
        view, own_seat, stones = self.view, self.seat, self.stones
        assert view.guard is not None
        counting = [seat for seat in view.counting if seat != own_seat]
        counts = own_seat in view.counting
        codes = [world.cards[seat] for seat in counting]
        missing = view.guard * CODE - sum(codes)
        high, low = max(codes, default=-1), min(codes, default=ABOVE_ALL)
        high_seat = counting[codes.index(high)] if codes else own_seat
        low_seat = counting[codes.index(low)] if codes else own_seat
        others = float(sum([code // CODE for code in codes]))
        boldness = self.character.boldness * LIKING * self.standing.ducat
        made: list[Sequence[float]] = []
        for move in candidates:
            code = CODES[move]
            won = (code if counts else 0) >= missing
            if won:
                actor = own_seat if counts and code > high else high_seat
            else:
                actor = own_seat if counts and code < low else low_seat
            there = stones.next(self.here, 2 * actor + won)
            worth, ducats, most = self._end(world, there, [card for card in world.own if card != code])
            mine = actor == own_seat
            if mine and won == (boldness > 0):
                worth += boldness
            made.append((worth, ducats, most, float(won), float(mine and won), float(mine and not won), others))
        return made

    def _end(self, world: World, here: Arrangement, hand: list[int]) -> tuple[float, float, float]:
        """What the end of the game brings that is reached from there with these own codes."""
        stones = self.stones
        here = play_on(stones, here, world.course, self.seat, hand)
        end = world.ends.get(here)
        if end is None:
            end = world.ends[here] = self._scored(stones.rows[here], world.pay)
        return end

    def _scored(self, rows: Sequence[int], pay: Sequence[Sequence[int]]) -> tuple[float, float, float]:
        scores = scored(rows, pay)
        most = max([scores[seat] for seat in self.others])
        return self.standing.worth(scores), float(scores[self.seat]), float(most)

    def _laid(self, world: World, move: Move) -> Sequence[float]:
        """And then: a gem on the highest card, a prison on the lowest."""
        cards = pay_cards(move)
        codes = [CODES[card] for card in cards]
        world.pay[self.seat] = sorted([VALUE[card] for card in cards], reverse=True)
        hand = [code for code in world.own if code not in codes]
        rows = self.stones.rows[play_on(self.stones, self.here, world.course, self.seat, hand)]
        first = PLACES * self.seat
        return (*self._scored(rows, world.pay), float(rows[first] == GEM), float(rows[first + PLACES - 1] == PRISON))

    def _acted(self, world: World, move: Move) -> Sequence[float]:
        stones = list(self.view.stones)
        kind, source = move & ~63, move & 15
        at = PLACES * self.seat + (move >> 4 & 3)
        if kind in (FREE_PRISON, RETURN_GEM):
            stones[at] = FREE
        else:
            stones[at] = GEM if kind == TAKE_GEM else PRISON
            if source != CENTRE:
                stones[source] = FREE
        worth, ducats, most = self._end(world, self._arrangement(stones), world.own)
        if kind == TAKE_GEM and source != CENTRE and source // PLACES in self.robbers:
            worth += self.character.grudge * REVENGE * self.standing.ducat
        return worth, ducats, most

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        """The numbers of a candidate, beside those of the best of the others."""
        return [*reasons.reasons(self.view, estimate, others)]


def scored(rows: Sequence[int], pay: Sequence[Sequence[int]]) -> list[int]:
    """By seat: the ducats of a game that ends so, stones and pay from the highest card on."""
    return [
        high * WORTH[rows[at]] + middle * WORTH[rows[at + 1]] + low * WORTH[rows[at + 2]]
        for at, (high, middle, low) in zip(range(0, len(rows), PLACES), pay, strict=True)
    ]


def _ranks_in(size: int, ranks: Sequence[int]) -> list[int]:
    """Ranks in a hand of twelve as different ranks in a smaller one."""
    fewer: list[int] = []
    for rank in ranks:
        fewer.append(max(rank * (size - 1) // (HAND - 1), len(fewer) and fewer[-1] + 1))
    return fewer


def _robbers(view: View, seat: Seat) -> frozenset[Seat]:
    """Who has taken a gem from the seat in this match."""
    games = [(past.duels, past.moves) for past in view.history]
    return frozenset(
        duel.seat
        for duels, moves in (*games, (view.duels, view.moves))
        for duel, move in zip(duels, moves, strict=False)
        if move & ~63 == TAKE_GEM and move & 15 != CENTRE and (move & 15) // PLACES == seat
    )
