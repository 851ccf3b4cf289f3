"""One decision of Musketiere for a search: what can be chosen, what may be hidden, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from musketiere.core.game import Move, Seat
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, Skill
from musketiere.games.musketiere.cards import CARDS, VALUE
from musketiere.games.musketiere.moves import CENTRE, FREE_PRISON, RETURN_GEM, TAKE_GEM, pay_cards, pay_move
from musketiere.games.musketiere.rules import CHOOSE_PAY, DUELS, FREE, GEM, NOBODY, PLACES, PLAY_CARD, PRISON, WORTH
from musketiere.games.musketiere.strategy.models import Reader, learned_now, NOTHING
from musketiere.games.musketiere.strategy.playout import CODE, CODES, Arrangement, Course, play_on, stones_of
from musketiere.games.musketiere.strategy.standing import Standing
from musketiere.games.musketiere.strategy.ways import Situation
from musketiere.games.musketiere.view import View

if TYPE_CHECKING:
    from musketiere.games.musketiere import protocol


class World(NamedTuple):
    """What may be hidden, and who plays what from the next duel on. By seat where several are named."""

    cards: list[int]
    """Codes for the present duel; 0 for the own seat."""
    course: Course
    guards: list[int]
    own: list[int]
    """Own codes in the order in which they will be played, for as long as they last."""
    pay: list[list[int]]
    """Values of the pay cards, the highest first; nothing for the own seat while its pay is chosen."""
    known: dict[Arrangement, tuple[float, float]]
    """Worth and own ducats of the ends of the game that have been met."""


class Task:
    """One decision of the seat of a view."""

    unit = "chance"

    def __init__(self, view: View, skill: Skill, character: Character, rng: Rng) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.players = view.options.players
        self.others = [seat for seat in range(self.players) if seat != self.seat]
        self.standing = Standing(view, self.seat)
        self.stones = stones_of(self.standing.order)
        seen = {*view.hand, *view.pay, *view.own_choice, *view.turned}
        seen.update(view.played)
        self.unseen = [card for card in CARDS if card not in seen]
        self.own_pay = sorted((VALUE[card] for card in view.pay), reverse=True)
        self.sorted_places = [self._sorted(seat) for seat in range(self.players)]
        self.here = self._arrangement(view.stones)
        self.readers: dict[Seat, Reader] = {}
        self.counts = [count for count in view.hand_counts]
        if view.phase == PLAY_CARD:
            situation = Situation(view.guard, len(view.counting))
            for other in self.others:
                if other in view.counting and view.hand_counts[other] > 1:
                    learned = (
                        learned_now(view.history, view.duels, other, self.unseen) if skill.reading else NOTHING
                    )
                    self.readers[other] = Reader(learned, situation, view.hand_counts[other], skill.reading)
        self.candidates = self._candidates(rng)
        self.later = list(view.guards_left)
        self.rounds = DUELS if view.phase == CHOOSE_PAY else DUELS - view.duel

    def _candidates(self, rng: Rng) -> list[Move]:
        view = self.view
        if view.phase == CHOOSE_PAY:
            ranks = PAY[self.players]
            found = []
            at = rng.below(len(ranks))
            for pattern in (*ranks[at:], *ranks[:at]):
                cards = [view.hand[-1 - rank] for rank in pattern]
                rng.shuffle(cards)
                found.append(pay_move(*cards))
            return found[:1]
        if view.phase == PLAY_CARD:
            return list(view.hand)
        from musketiere.games.musketiere.worlds import sample
        return list(sample(view, rng).legal(self.seat))

    def _sorted(self, seat: Seat) -> list[int]:
        """By place of the seat: which of its cards that is, the highest first. Of others it is guessed from the stones."""
        view = self.view
        if seat == self.seat:
            if not view.pay:
                return list(range(PLACES))
            order = sorted(range(PLACES), key=lambda place: -view.pay[place])
        else:
            row = view.stones[PLACES * seat : PLACES * seat + PLACES]
            order = sorted(range(PLACES), key=lambda place: (GEM, FREE, PRISON).index(row[place]))
        return [order.index(place) for place in range(PLACES)]

    def _arrangement(self, stones: Sequence[int]) -> Arrangement:
        rows = [FREE] * (PLACES * self.players)
        for at, stone in enumerate(stones):
            seat, place = divmod(at, PLACES)
            rows[PLACES * seat + self.sorted_places[seat][place]] = stone
        return self.stones.number(tuple(rows))

    def world(self, rng: Rng) -> World:
        view = self.view
        unseen = self.unseen.copy()
        need = sum([self.counts[seat] + PLACES for seat in self.others])
        if view.phase == CHOOSE_PAY:
            need = sum([self.counts[seat] for seat in self.others])
        rng.shuffle(unseen, need)
        guards = self.later.copy()
        rng.shuffle(guards, self.rounds)
        at = 0
        cards = [0] * self.players
        hands: list[list[int]] = [[]] * self.players
        pay: list[list[int]] = [self.own_pay] * self.players
        playing = view.phase == PLAY_CARD
        for seat in self.others:
            count = self.counts[seat]
            if view.phase == CHOOSE_PAY:
                hand = sorted(unseen[at : at + count])
                at += count
                ranks = PAY[self.players][rng.below(len(PAY[self.players]))]
                chosen = [hand[-1 - rank] for rank in ranks]
                hand = [card for card in hand if card not in chosen]
                rng.shuffle(hand)
                pay[seat] = [VALUE[card] for card in chosen]
            else:
                pay[seat] = sorted([VALUE[card] for card in unseen[at : at + PLACES]], reverse=True)
                at += PLACES
                hand = unseen[at : at + count]
                at += count
            if playing:
                reader = self.readers.get(seat)
                card = reader.draw(hand.copy(), rng.random()) if reader else hand[0]
                hand.remove(card)
                cards[seat] = CODES[card]
            hands[seat] = [CODES[card] for card in hand]
        own = [CODES[card] for card in view.hand]
        rng.shuffle(own)
        hands[self.seat] = [0] * self.rounds
        guards = guards[: self.rounds]
        return World(cards, Course(guards, hands, self.seat), guards, own, pay, {})

    def outcomes(self, world: World, candidates: Sequence[Move]) -> list[Sequence[float]]:
        phase = self.view.phase
        if phase == PLAY_CARD:
            return self._cards(world, candidates)
        if phase == CHOOSE_PAY:
            return [self._laid(world, move) for move in candidates]
        return [self._acted(world, move) for move in candidates]

    def _cards(self, world: World, candidates: Sequence[Move]) -> list[Sequence[float]]:
        view, seat, stones = self.view, self.seat, self.stones
        counting = [other for other in view.counting if other != seat]
        counts = seat in view.counting
        codes = [world.cards[other] for other in counting]
        missing = view.guard * CODE - sum(codes)
        high, low = (max(codes), min(codes)) if codes else (-1, 1 << 20)
        high_seat = counting[codes.index(high)] if codes else seat
        low_seat = counting[codes.index(low)] if codes else seat
        after = stones.after[self.here]
        made = []
        for move in candidates:
            code = CODES[move]
            if (code if counts else 0) >= missing:
                won, actor = True, seat if counts and code > high else high_seat
            else:
                won, actor = False, seat if counts and code < low else low_seat
            step = 2 * actor + won
            there = after[step]
            if there < 0:
                there = stones.step(self.here, actor, won)
            worth, own = self._end(world, there, [card for card in world.own if card != code])
            mine = actor == seat
            made.append((worth, own, float(won), float(mine and won), float(mine and not won)))
        return made

    def _end(self, world: World, here: Arrangement, hand: list[int]) -> tuple[float, float]:
        if not self.stones.ended[here]:
            here = play_on(self.stones, here, world.course, world.guards, self.seat, hand)
        known = world.known.get(here)
        if known is None:
            rows = self.stones.rows[here]
            scores = [
                row[0] * WORTH[rows[at]] + row[1] * WORTH[rows[at + 1]] + row[2] * WORTH[rows[at + 2]]
                for at, row in zip(range(0, len(rows), PLACES), world.pay, strict=True)
            ]
            known = world.known[here] = (self.standing.worth(scores), float(scores[self.seat]))
        return known

    def _laid(self, world: World, move: Move) -> Sequence[float]:
        cards = pay_cards(move)
        codes = {CODES[card] for card in cards}
        world.pay[self.seat] = sorted([VALUE[card] for card in cards], reverse=True)
        world.known.clear()
        return self._end(world, self.here, [card for card in world.own if card not in codes])

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
        return self._end(world, self._arrangement(stones), world.own)

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[object]:
        return []


PAY: Final = {
    2: ((0, 6, 11), (0, 5, 11), (1, 6, 11)),
    3: ((0, 2, 11), (0, 3, 11), (0, 4, 11)),
    4: ((0, 2, 5), (0, 3, 6), (0, 3, 5), (0, 2, 6)),
}
