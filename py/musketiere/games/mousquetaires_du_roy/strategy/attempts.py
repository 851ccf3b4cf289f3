"""What it is worth to attempt an element: a challenge, a duel, a token of the inn, the secret passage (MR-10.2)."""

from __future__ import annotations

from math import fsum

from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Reward
from musketiere.games.mousquetaires_du_roy.material import (
    DECOY,
    PARIS,
    QUEST,
    ROCHEFORT_PLACES,
    TRAP,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import fights, guess, quest_work
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Outlook, Prospects
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights


class Attempts:
    """The attempts of the team in a world of one's own, in actions, without the one that each costs."""

    def __init__(self, world: State, w: Weights) -> None:
        self.world = world
        self.w = w
        self.prospects = Prospects(world, w, open_hands=True)
        self.quest = self.prospects.quest
        self.stock = self.prospects.stock
        self.guess = guess.places(self.prospects, world)
        now = self.prospects.now
        world.epic += 1
        self.epic = self.prospects.gain(now._replace(quest=self.quest.left()))
        """What an Epic token is worth."""
        world.epic -= 1

    def value(self, who: Musketeer, element: Element) -> float:
        """What it is worth to attempt it now."""
        now = self.prospects.now
        return self.attempt(who, element, now, self.done(now, element))

    def prize(self, element: Element) -> float:
        """What it is worth that it is done, or that the opponent has a wound more."""
        now = self.prospects.now
        return self._prize(element, now, self.done(now, element))

    def attempt(self, who: Musketeer, element: Element, now: Outlook, after: Outlook) -> float:
        """Whatever it costs but its action, Rochefort included, where he may be."""
        worth = self._undisturbed(who, element, self._prize(element, now, after))
        return worth + self._danger(who, element[1]) * (self._against_rochefort(who, worth) - worth)

    def resumed(self, who: Musketeer, element: Element) -> float:
        """What it is worth to wound Rochefort, who has stepped in (MR-10.17)."""
        return max(0.0, self._undisturbed(who, element, self.prize(element))) + self.w.driven

    def _undisturbed(self, who: Musketeer, element: Element, prize: float) -> float:
        """Whatever it costs but its action."""
        if element[0] == "challenge":
            return prize - self.stock.cards(who, self.cards(who, element))
        return prize if element[0] == "passage" else self._meeting(who, element, prize)

    def _danger(self, who: Musketeer, where: Place) -> float:
        """The chance that Rochefort steps in."""
        immune = self.world.heroes[who].power == "rochefort_immune" or not self.world.rochefort_life
        return 0.0 if immune or where not in ROCHEFORT_PLACES else self.guess[where]

    def _against_rochefort(self, who: Musketeer, worth: float) -> float:
        """What is left of it if one must fight him first."""
        prize = max(0.0, worth) + self.w.driven
        return fights.best(self.stock, who, self.world.edition.rochefort, prize).worth

    def _meeting(self, who: Musketeer, element: Element, prize: float) -> float:
        """To fight an opponent or to meet a token, face down it may be any of those nobody has seen."""
        world, life = self.world, self.stock.life(who)
        kind, where, at = element
        lying = quest_work.lying(world, kind, at) if where == QUEST else None
        if lying is None:
            return fights.best(self.stock, who, self._foe(element), prize).worth
        counts = {lying.kind: 1} if lying.up else self.quest.unseen
        parts = []
        for token, count in counts.items():
            if count and token == DECOY:
                parts.append(count * prize)
            elif count and token == TRAP:
                parts.append(count * (prize - life))
            elif count:
                parts.append(count * fights.best(self.stock, who, world.edition.token(token), prize).worth)
        return fsum(parts) / sum(counts.values())

    def _foe(self, element: Element) -> Adversary:
        """Whose name one knows."""
        _, where, at = element
        manned = self.world.mission(where)
        if manned is None:
            return self.world.edition.de_wardes
        return self.world.adversary(manned.opponents[at].id)

    def cards(self, who: Musketeer, element: Element) -> list[int]:
        """The Skill cards for a challenge: as few as do, large ones where they are needed whole."""
        if element[0] != "challenge":
            return []
        world = self.world
        hand = elements.skill_cards_for(world, who, elements.challenge(world, element).skill)
        return self._cheapest(who, hand, elements.missing(world, who, element))

    def _prize(self, element: Element, now: Outlook, after: Outlook) -> float:
        """What it brings if it succeeds."""
        gain = self.prospects.gain(after) - self.prospects.gain(now)
        kind, where, _ = element
        if kind == "challenge":
            return gain + self._reward(elements.challenge(self.world, element).reward)
        return gain if where == QUEST else gain + self._reward(self._foe(element).reward)

    def _reward(self, reward: Reward) -> float:
        w = self.w
        return self.stock.pistoles(reward.pistoles) + self.epic * reward.epic + w.drawn * reward.cards

    def done(self, now: Outlook, element: Element) -> Outlook:
        """How it stands once it is done."""
        world, where = self.world, element[1]
        if where == QUEST:
            saved = (world.solved, world.stage, world.epic, world.foe_wounds)
            lines, tokens = [line.copy() for line in world.inn], world.quest_tokens.copy()
            quest_work.do(world, element)
            drawn = self.w.drawn * world.edition.finish_cards if quest_work.is_finished(world) else 0.0
            after = now._replace(quest=self.quest.left(), stock=now.stock + drawn)
            world.solved, world.stage, world.epic, world.foe_wounds = saved
            world.inn, world.quest_tokens = lines, tokens
            return after
        manned = world.mission(where)
        self.do(element)
        left = self.prospects.work.mission(where)
        world.set_mission(where, manned)
        if where == PARIS:
            return now._replace(paris=left, effect=now.effect if left else "")
        return now._replace(louvre=left) if left else self.prospects.done_at_louvre(now)

    def _cheapest(self, who: Musketeer, hand: list[int], need: int) -> list[int]:
        """The cheapest minimal set of Skill cards (MR-29.1) that reaches so much."""
        hand = sorted(hand, key=lambda card: self.stock.card(who, card))
        ones = [card for card in hand if elements.worth(card) == 1]
        twos = [card for card in hand if elements.worth(card) == 2]
        sets = []
        for large in range(min(len(twos), (need + 1) // 2) + 1):
            small = max(0, need - 2 * large)
            if small <= len(ones):
                sets.append(twos[:large] + ones[:small])
        return min(sets, key=lambda cards: self.stock.cards(who, cards))

    def is_over(self, place: Place) -> bool:
        """Whether nothing is left to do there."""
        if place == QUEST:
            return quest_work.is_finished(self.world)
        return not self.prospects.work.mission(place)

    def do(self, element: Element) -> None:
        """Makes of the world one in which it is done, apart from what it pays and costs."""
        kind, where, at = element
        manned = self.world.mission(where)
        if manned is None:
            quest_work.do(self.world, element)
        elif kind == "challenge":
            self.world.set_mission(where, manned._replace(solved=manned.solved | 1 << at))
        else:
            one, life = manned.opponents[at], self._foe(element).life
            one = one._replace(wounds=one.wounds + 1, beaten=one.wounds + 1 == life)
            self.world.set_mission(
                where, manned._replace(opponents=(*manned.opponents[:at], one, *manned.opponents[at + 1 :]))
            )
