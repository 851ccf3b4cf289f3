"""What the team has, as the actions of a Musketeer that it is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import fsum
from operator import eq

from musketiere.games.mousquetaires_du_roy.material import (
    CALAIS,
    CHARACTERS,
    CUIRASS,
    ENGLAND,
    GALLERIES,
    HORSE,
    IMPROVED_BOTTE,
    IMPROVED_SKILL,
    MENDIANTS,
    PISTOL,
    SKILLS,
    TOKENS,
    TOLEDO,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights


class Stock:
    """What things are worth in a world of one's own, as the Musketeers are now."""

    def __init__(self, world: State, w: Weights) -> None:
        self.world = world
        self.w = w
        skills = [[world.skill(who, skill) for skill in range(len(SKILLS))] for who in world.musketeers]
        best = [max(column) for column in zip(*skills, strict=True)]
        self._is_best = [list(map(eq, own, best)) for own in skills]
        self._cards = [self._worths(who) for who in world.musketeers]
        self._asked = _asked_by_quest(world) if w.asked else Counter[int]()

    def of_team(self, *, open_hands: bool) -> float:
        """Cards, pistoles, life and tokens; of hands that are not open it counts how many cards they hold."""
        w, world = self.w, self.world
        parts = [self._purse(world.pistoles), *(w.life * life for life in world.life)]
        for who, hand in enumerate(world.hands):
            parts.append(self.cards(who, hand) if open_hands else w.drawn * len(hand))
            parts += [self.token(who, at) for at in range(len(TOKENS)) if world.owns(who, at)]
        return fsum(parts)

    def pistoles(self, by: int) -> float:
        """So many pistoles more."""
        return self._purse(self.world.pistoles + by) - self._purse(self.world.pistoles)

    def _purse(self, pistoles: int) -> float:
        """Some may be needed for beggars, and of many one makes no use."""
        w, world = self.w, self.world
        beggars = any(manned is not None and manned.ambush == MENDIANTS for manned in (world.paris, world.louvre))
        alms = min(pistoles, world.edition.beggars_price) if beggars or world.unused[MENDIANTS] else 0
        return w.pistole * min(pistoles, w.purse) + w.alms * alms

    def life(self, who: Musketeer) -> float:
        """The life that a wound takes him."""
        return self.w.life * (self.w.last_life if self.world.life[who] == 1 else 1)

    def card(self, who: Musketeer, card: int) -> float:
        """An Adventure card in his hand."""
        return self._cards[who][card]

    def cards(self, who: Musketeer, cards: Iterable[int]) -> float:
        """Several of them."""
        return fsum(self._cards[who][card] for card in cards)

    def misplaced(self, holder: Musketeer, other: Musketeer) -> tuple[int, ...]:
        """The cards of his hand that are worth more in another's."""
        return tuple(card for card in self.world.hands[holder] if self.card(other, card) > self.card(holder, card))

    def moved(self, giver: Musketeer, taker: Musketeer, cards: Iterable[int]) -> float:
        """What it is worth that cards change hands."""
        return fsum(self.card(taker, card) - self.card(giver, card) for card in cards)

    def _worths(self, who: Musketeer) -> list[float]:
        """All cards, by kind. Skill cards are worth most to who is best at the skill, and to whom any of them serves
        (MR-11.3)."""
        w = self.w
        least = w.any_skill if self.world.heroes[who].power == "any_skill" else w.misplaced
        use = [1.0 if is_best else least for is_best in self._is_best[who]]
        skills = [w.skill * one for one in use] + [w.skill_2 * one for one in use]
        return [w.combat, w.double, *skills, *[w.character] * len(CHARACTERS)]

    def drawn(self, who: Musketeer) -> float:
        """A card that he draws."""
        return max(0.0, self.w.drawn - self.w.full * len(self.world.hands[who]))

    def token(self, who: Musketeer, token: int) -> float:
        """Equipment or an improvement, the more so the longer it serves; a skill, if he is the one for it, the more so
        the oftener the quest asks for it."""
        w, edition = self.w, self.world.edition
        worths = {
            HORSE: w.horse,
            PISTOL: w.pistol,
            CUIRASS: w.cuirass,
            TOLEDO: w.toledo,
            IMPROVED_BOTTE: w.improved_botte,
        }
        use, asked = worths.get(token, 0.0), 0.0
        if IMPROVED_SKILL <= token < IMPROVED_BOTTE:
            skill = token - IMPROVED_SKILL
            is_best = self._is_best[who][skill]
            use = w.improved_skill * (1.0 if is_best else w.misplaced)
            asked = w.asked * self._asked[skill] * is_best
        return use * (edition.time_end - self.world.time) / edition.time_end + asked


def _asked_by_quest(world: State) -> Counter[int]:
    """By skill, for how many challenges the quest still asks, those of the galleries among them."""
    edition, asked = world.edition, Counter[int]()
    for board in edition.quest_order[world.board :]:
        in_play = board == world.quest_board
        stage = world.stage if in_play else 0
        if board == CALAIS:
            solved = world.solved if in_play else 0
            asked.update(one.skill for at, one in enumerate(edition.calais) if not solved >> at & 1)
        elif board == ENGLAND:
            asked.update(one.skill for one in edition.england[stage:] if one)
        elif board == GALLERIES:
            asked.update(edition.galleries[stage:])
    return asked
