"""One decision, for a search: what can be chosen, and what it brings in a possible world.

A strike is followed to the end of the fight, where `outlook` judges what has become of the round and `keeping` what the
cards that are left are worth. Play-outs of a whole round would drown the choice in chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import TYPE_CHECKING, Final, TypeAlias

from musketiere.core.game import Move
from musketiere.core.rng import Rng
from musketiere.core.search_task import Character, Estimate, SearchTask, Skill
from musketiere.games.four_musketeers import deal
from musketiere.games.four_musketeers.cards import DARTAGNAN
from musketiere.games.four_musketeers.fight import hit_line, is_guided
from musketiere.games.four_musketeers.layout import LEFT, NOBODY, RIGHT, VILLAIN, X, circle
from musketiere.games.four_musketeers.moves import DECLINE, GO_LEFT, GO_RIGHT, MISSING, REPLAY, SHADOW, START
from musketiere.games.four_musketeers.state import CHOOSE_DIRECTION, CHOOSE_MISSING, DAZED, STRIKE, USE_REPLAY
from musketiere.games.four_musketeers.strategy import keeping, reasons
from musketiere.games.four_musketeers.strategy.chances import chance_of_start
from musketiere.games.four_musketeers.strategy.inference import Inference, World
from musketiere.games.four_musketeers.strategy.melee import CHOOSES, DRAW, DRAWN, number_of
from musketiere.games.four_musketeers.strategy.moments import DRAWN_CARD, Moment, own_stakes_of, role_deals, stakes_of
from musketiere.games.four_musketeers.strategy.rehearsal import Rehearsal, deals_of
from musketiere.games.four_musketeers.strategy.sampled import told
from musketiere.games.four_musketeers.strategy.temper import tempered
from musketiere.games.four_musketeers.view import View
from musketiere.games.four_musketeers.worlds import may_be_turned

if TYPE_CHECKING:
    from musketiere.core.protocol import GameReason
    from musketiere.games.four_musketeers import protocol

SPARED: Final = 0.25
"""What a free replay must save to be used, as a share of how open the round still is."""
HUNDRED: Final = 100.0
"""Worth is counted in hundredths."""
Row: TypeAlias = tuple[float, ...]


def search_task(view: View, skill: Skill, character: Character, rng: Rng) -> SearchTask[World] | SearchTask[None]:
    """The decision of the player of the view."""
    if view.phase == STRIKE:
        return StrikeTask(view, skill, character, rng)
    if view.phase == CHOOSE_DIRECTION:
        return DirectionTask(view, skill, character, rng)
    return PlainTask(view, rng)


class FightTask:
    """A decision within a fight. Facts: by seat, then for the villain, whether that one is damaged; then hits that are
    spared for the rest of the hand."""

    def __init__(self, view: View, skill: Skill, character: Character, rng: Rng) -> None:
        self.view = view
        self.inference = Inference(view, skill, rng)
        deals, weights = self.inference.deals, self.inference.prior
        here = Moment.of(view)
        self.stakes = [stakes_of(here, roles) for roles in deals]
        self.tops = [
            number_of(hand[0]) if hand and now == DAZED else CHOOSES
            for now, hand in zip(view.now, view.hands, strict=True)
        ]
        self.deals = deals_of(view, rng)
        self.forced = view.stone if view.options.storyline == "AS" else NOBODY
        seat = view.deciding
        whole = fsum(weights)
        shares = [weight / whole for weight in weights]
        own = [own_stakes_of(here, roles) for roles in deals]
        self.spread = HUNDRED * fsum(share * one.spread[seat] for share, one in zip(shares, own, strict=True))
        worth = [
            HUNDRED * fsum(share * one.worth[seat][loser] for share, one in zip(shares, own, strict=True))
            for loser in range(DRAWN + 1)
        ]
        self.worth = tempered(worth, self.spread, view, character)
        self.facts = [_facts(view, loser) for loser in range(DRAWN + 1)]

    @property
    def unit(self) -> protocol.Unit:
        """What worth is counted in."""
        return reasons.unit_of(self.view)

    def world(self, rng: Rng) -> World:
        """Hands, random deck and roles, by what was played."""
        return self.inference.world(rng)

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        """What becomes likelier by this choice, and what less."""
        if self.is_counted:
            return [*reasons.of_fight(self.view, self._damaged(), estimate, others)]
        hits = told([one.facts[:-1] for one in (estimate, *others)])
        estimate, *others = (
            one._replace(facts=(*chances, one.facts[-1]))
            for one, chances in zip((estimate, *others), hits, strict=True)
        )
        possible = [any(column) for column in zip(*self.facts, strict=True)]
        found = reasons.of_fight(self.view, self._damaged(), estimate, others)
        return [reasons.of_sample(reason, possible) for reason in found]

    @property
    def is_counted(self) -> bool:
        """Whether nothing is unknown that may still be struck, but the random card of a shadow strike: how the fight
        ends is then known, or told by cards (FM-20.21, FM-20.22)."""
        return False

    def _damaged(self) -> list[float]:
        """What it is worth that the fight damages a seat, then the villain, then nobody."""
        by_fact = [self.worth[DRAWN]] * (len(self.view.now) + 2)
        for loser, (worth, facts) in enumerate(zip(self.worth, self.facts, strict=True)):
            if 1.0 in facts and (loser != X or self.view.options.shadow):
                by_fact[facts.index(1.0)] = worth
        return by_fact


class StrikeTask(FightTask):
    """Which card, openly or from the shadow."""

    def __init__(self, view: View, skill: Skill, character: Character, rng: Rng) -> None:
        super().__init__(view, skill, character, rng)
        self.melees = [
            Rehearsal(view.order, view.strikes, stakes, self.tops, self.forced, self.deals) for stakes in self.stakes
        ]
        cards = view.hands[view.deciding]
        assert cards is not None
        storyline = view.options.storyline
        hand = tuple(sorted(map(number_of, cards)))
        table = keeping.harm_to(storyline, view.roles[view.deciding] == DARTAGNAN)
        relief = {number: 0.0 if view.cyclical else keeping.relief(table, hand, number) for number in hand}
        self.hits = {card: relief[number_of(card)] for card in cards}
        self.gain = {card: self.spread * hits for card, hits in self.hits.items()}
        self.drawn = DRAWN_CARD[storyline] * self.spread
        self.ends = [_ends(view, loser) for loser in range(DRAWN + 1)]
        self.candidates = self._candidates(cards)

    def _candidates(self, cards: Sequence[int]) -> list[Move]:
        """One card of each number; from the shadow, which tells nothing of the discard, the one best lost."""
        view = self.view
        moves: list[Move] = []
        if not is_guided(view.options.storyline, view.order[view.turn][1], view.stone, view.random):
            moves += {number_of(card): card for card in cards}.values()
        if view.random:
            moves.append(SHADOW + max(cards, key=lambda card: (self.gain[card], -card)))
        return moves

    def outcomes(self, world: World, candidates: Sequence[Move]) -> list[Row]:
        """Every move is followed to the end of the fight; what cannot differ is followed once."""
        melee = self.melees[world.roles]
        losers: dict[int, int] = {}
        rows = []
        for move in candidates:
            card = move % SHADOW
            number = number_of(card) if move < SHADOW else DRAW
            if number not in losers:
                losers[number] = melee.loser(number, world.hands, world.random)
            loser = losers[number]
            if self.ends[loser]:  # what is left of hand and deck is worth nothing then
                rows.append((self.worth[loser], *self.facts[loser], 0.0))
                continue
            worth = self.worth[loser] + self.gain[card] + (self.drawn if move >= SHADOW else 0.0)
            rows.append((worth, *self.facts[loser], self.hits[card]))
        return rows

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        """A shadow strike hits as often as the button tells (FM-20.22), where it tells that."""
        by_card = self.by_card()

        def by_deck(one: Estimate) -> Estimate:
            return one if by_card is None or one.move < SHADOW else one._replace(facts=(*by_card, one.facts[-1]))

        return super().reasons(by_deck(estimate), [by_deck(other) for other in others])

    @property
    def is_counted(self) -> bool:
        """Those who strike after it lie open: none is drawn, and nobody decides."""
        view = self.view
        coming = view.order[view.turn + 1 :]
        return all(seat != X and self.tops[seat] != CHOOSES and target != self.forced for seat, target in coming)

    def by_card(self) -> tuple[float, ...] | None:
        """How often a shadow strike hits each seat and the villain, by all the cards that may lie on top; None where
        anything else is unknown."""
        view = self.view
        if not view.random or not self.is_counted:
            return None
        melee = self.melees[0]
        ends = [self.facts[melee.loser(number_of(card), (), ())] for card in may_be_turned(view)]
        return tuple(fsum(column) / len(ends) for column in zip(*ends, strict=True))


class DirectionTask(FightTask):
    """Which way a cyclical fight goes."""

    def __init__(self, view: View, skill: Skill, character: Character, rng: Rng) -> None:
        super().__init__(view, skill, character, rng)
        options = view.options
        self.melees = {}
        for move, direction in ((GO_LEFT, LEFT), (GO_RIGHT, RIGHT)):
            order = circle(options.layout, options.shadow, view.starter, direction, True)
            self.melees[move] = [
                Rehearsal(order, (), stakes, self.tops, self.forced, self.deals) for stakes in self.stakes
            ]
        self.candidates = list(self.melees)

    def outcomes(self, world: World, candidates: Sequence[Move]) -> list[Row]:
        """The fight as it goes from the first strike on."""
        rows = []
        for move in candidates:
            melee = self.melees[move][world.roles]
            seat, target = melee.order[0]
            drawn = bool(world.random)
            number = DRAW if drawn and target == self.forced else melee.choice(0, 0, 0, world.hands[seat], drawn)
            loser = melee.loser(number, world.hands, world.random)
            rows.append((self.worth[loser], *self.facts[loser], 0.0))
        return rows


def _damaged(view: View, loser: int) -> int:
    """Whom a fight with that loser damages."""
    line = hit_line(NOBODY if loser == DRAWN else loser, view.stone, view.fallen, view.options.shadow)
    return loser if line == "a" else VILLAIN if line in "bd" else NOBODY


def _facts(view: View, loser: int) -> Row:
    """By seat, then for the villain: whether a fight with that loser damages him."""
    damaged = _damaged(view, loser)
    seats = len(view.now)
    return tuple([float(damaged == seat) for seat in (*range(seats), VILLAIN)])


def _ends(view: View, loser: int) -> bool:
    """Whether the round is over then; a bad ending is not, as long as it can be cancelled (FM-17.3)."""
    damaged = _damaged(view, loser)
    if damaged == NOBODY or view.damages_left[damaged] > 1:
        return False
    if damaged == VILLAIN:
        return True
    fallen = [here or seat == damaged for seat, here in enumerate(view.fallen)]
    return not view.replays and view.seating.spare(view.options.bad_ending, fallen) <= 0


class PlainTask:
    """A decision without a fight: a free replay, the missing suit, the start of a round. Nothing in it hangs on
    cards, so that there is one world. Fact: the chance to win the round, in a solitaire."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        if view.phase == USE_REPLAY:
            self.rows: dict[Move, Row] = self._replay()
        elif view.phase == CHOOSE_MISSING:
            self.rows = self._missing()
        else:
            self.rows = {START: (0.0, 0.0)}
        self.candidates = list(self.rows)
        rng.shuffle(self.candidates)

    @property
    def unit(self) -> protocol.Unit:
        """What worth is counted in."""
        return reasons.unit_of(self.view)

    def _replay(self) -> dict[Move, Row]:
        """A replay is kept for a hit that costs more."""
        view = self.view
        assert view.pending is not None
        stakes = own_stakes_of(Moment.of(view), next(iter(role_deals(view))))
        before, after = stakes.worth[0][DRAWN], stakes.worth[0][view.pending[0]]
        used = before - SPARED * before * (1 - before)
        return {REPLAY: (HUNDRED * used, used), DECLINE: (HUNDRED * after, after)}

    def _missing(self) -> dict[Move, Row]:
        """Nobody has a role yet, so that no suit is better than another; but in a solitaire the joker, which defeats
        by a damage less, is better missing (FM-10.7)."""
        options = self.view.options
        rows: dict[Move, Row] = {}
        for suit in deal.missing_suits(options):
            chance = chance_of_start(options, suit) if options.solitaire else 0.0
            rows[MISSING + suit] = (HUNDRED * chance, chance)
        return rows

    def world(self, rng: Rng) -> None:
        """There is one, and nothing to draw."""

    def outcomes(self, world: None, candidates: Sequence[Move]) -> list[Row]:
        """What each is worth; where settings may be changed, no other is better than to start."""
        return [self.rows.get(move, (0.0, 0.0)) for move in candidates]

    def reasons(self, estimate: Estimate, others: Sequence[Estimate]) -> list[GameReason]:
        """In a solitaire the chance of the round."""
        return [*reasons.of_plain(self.view, estimate, others)]
