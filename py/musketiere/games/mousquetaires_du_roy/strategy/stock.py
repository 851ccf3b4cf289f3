"""What the team has, as the actions of a Musketeer that it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum

from musketiere.games.mousquetaires_du_roy.elements import worth
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    COMBAT,
    CUIRASS,
    DES_ESSARTS,
    DOUBLE_COMBAT,
    HORSE,
    IMPROVED_BOTTE,
    IMPROVED_SKILL,
    MENDIANTS,
    PISTOL,
    SKILL_1,
    SKILLS,
    TOKENS,
    TOLEDO,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.strategy import weights


class Stock:
    """What things are worth in a world of one's own, as the Musketeers are now."""

    def __init__(self, world: State) -> None:
        self.world = world
        best = [max(world.skill(who, skill) for who in world.musketeers) for skill in range(len(SKILLS))]
        self._best = [
            [world.skill(who, skill) == best[skill] for skill in range(len(SKILLS))] for who in world.musketeers
        ]
        self._cards = [[self._worth(who, card) for card in range(len(ADVENTURE))] for who in world.musketeers]

    def of_team(self, *, open_hands: bool) -> float:
        """Cards, pistoles, life and tokens; of hands that are not open it counts how many cards they hold."""
        w, world = weights.W, self.world
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
        w, world = weights.W, self.world
        beggars = any(manned is not None and manned.ambush == MENDIANTS for manned in (world.paris, world.louvre))
        alms = min(pistoles, world.edition.beggars_price) if beggars or world.unused[MENDIANTS] else 0
        return w.pistole * min(pistoles, w.purse) + w.alms * alms

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

    def _worth(self, who: Musketeer, card: int) -> float:
        """Skill cards are worth most to who is best at the skill, and to whom any of them serves (MR-11.3)."""
        w = weights.W
        if card == COMBAT:
            return w.combat
        if card == DOUBLE_COMBAT:
            return w.double
        if card >= DES_ESSARTS:
            return w.character
        use = 1.0 if self._best[who][(card - SKILL_1) % len(SKILLS)] else w.misplaced
        if self.world.heroes[who].power == "any_skill":
            use = max(use, w.any_skill)
        return use * (w.skill if worth(card) == 1 else w.skill_2)

    def drawn(self, who: Musketeer) -> float:
        """A card that he draws."""
        return max(0.0, weights.W.drawn - weights.W.full * len(self.world.hands[who]))

    def token(self, who: Musketeer, token: int) -> float:
        """Equipment or an improvement, the more so the longer it serves; a skill, if he is the one for it."""
        w, edition = weights.W, self.world.edition
        worths = {
            HORSE: w.horse,
            PISTOL: w.pistol,
            CUIRASS: w.cuirass,
            TOLEDO: w.toledo,
            IMPROVED_BOTTE: w.improved_botte,
        }
        use = worths.get(token, 0.0)
        if IMPROVED_SKILL <= token < IMPROVED_BOTTE:
            use = w.improved_skill * (1.0 if self._best[who][token - IMPROVED_SKILL] else w.misplaced)
        return use * (edition.time_end - self.world.time) / edition.time_end
