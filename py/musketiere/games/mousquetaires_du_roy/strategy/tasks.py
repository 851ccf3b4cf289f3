"""What there is to do for a Musketeer, and what it is worth to the team, in actions (without the one it costs)."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import belongings, elements, inn
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE, Element
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Reward
from musketiere.games.mousquetaires_du_roy.material import (
    BASSOMPIERRE,
    BUCKINGHAM,
    COMBAT,
    DECOY,
    DES_ESSARTS,
    DICE_OF,
    DOUBLE_COMBAT,
    INN,
    KITTY,
    LA_ROCHELLE,
    MOUSQUETON,
    NOBODY,
    PARIS,
    PLANCHET,
    QUEST,
    ROCHEFORT_PLACES,
    TRAP,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import move
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.strategy import fights, guess, quest_work, shopping, weights
from musketiere.games.mousquetaires_du_roy.strategy.outlook import Outlook, Prospects


class Task(NamedTuple):
    """One action."""

    worth: float
    move: Move


class Tasks:
    """All that can be done in a world of one's own."""

    def __init__(self, world: State) -> None:
        self.world = world
        self.prospects = Prospects(world, open_hands=True)
        self.quest = self.prospects.quest
        self.stock = self.prospects.stock
        self.guess = guess.places(self.prospects, world)
        now = self.prospects.now
        world.epic += 1
        self.epic = self.prospects.gain(now._replace(quest=self.quest.left()))
        """What an Epic token is worth."""
        world.epic -= 1

    # ---- anywhere --------------------------------------------------------------------------------------

    def anywhere(self, who: Musketeer, actions: int) -> list[Task]:
        """What he can do with so many actions wherever he is, the best first."""
        world = self.world
        first = self.stock.drawn(who)
        found = [Task(first - weights.W.full * number, move("draw")) for number in range(actions)]
        found = found if world.adventure_pile else []
        for card in belongings.playable_characters(world, who):
            found.append(Task(self.character(who, card), move("character", card)))
        basket = shopping.best(self.stock, who)
        if basket.tokens:
            found.append(Task(basket.worth, move("buy", basket.tokens[0])))
        return sorted(found, reverse=True)

    def character(self, who: Musketeer, card: int) -> float:
        """To play a Character card (table 27.5)."""
        w, world = weights.W, self.world
        if card == DES_ESSARTS:
            return self.stock.pistoles(belongings.DES_ESSARTS_PAYS)
        if card == BUCKINGHAM:
            return self.epic
        if card == BASSOMPIERRE:
            return self.siege_dice(0, DICE_OF[card])
        if card == PLANCHET:
            return belongings.PLANCHET_DRAWS * self.stock.drawn(who)
        if card == KITTY:
            return w.kitty
        assert card == MOUSQUETON
        return w.life * max(self.missing(one) for one in world.fit_musketeers())

    def missing(self, who: Musketeer) -> int:
        """Life that Mousqueton would give back."""
        return min(belongings.MOUSQUETON_HEALS, self.world.heroes[who].life - self.world.life[who])

    def siege_dice(self, already: int, dice: int) -> float:
        """So many dice more at La Rochelle, beside those that are there and `already`."""
        now = self.prospects.now
        blue, most = now.blue + already, self.world.edition.blue_max
        before, after = min(blue, most), min(blue + dice, most)
        return self.prospects.gain(now._replace(blue=after)) - self.prospects.gain(now._replace(blue=before))

    # ---- in a place ------------------------------------------------------------------------------------

    def at(self, who: Musketeer, place: Place, actions: int) -> list[list[Task]]:
        """What he could do there, one after the other; if there are several ways, each of them."""
        world = self.world
        where, square = world.where[who], world.inn_at[who]
        if place != where:
            world.where[who], world.inn_at[who] = place, NO_SQUARE
        ways = self._ways(who, place, actions)
        swap = self._exchange(who)
        ways += [[swap, *way] for way in ([], *ways)] if swap.worth > 0 else []
        world.where[who], world.inn_at[who] = where, square
        return [way for way in ways if way]

    def _ways(self, who: Musketeer, place: Place, actions: int) -> list[list[Task]]:
        world = self.world
        if place == LA_ROCHELLE:
            return [self._reinforcements(who, actions)]
        if place == QUEST and world.quest_board == INN:
            return [self._line(who, line, actions) for line in inn.lines(world, who)]
        return [self._elements(who, actions)]

    def _exchange(self, who: Musketeer) -> Task:
        """To sort cards with somebody there."""
        stock, gains = self.stock, [Task(0.0, move("end_turn"))]
        for partner in belongings.partners(self.world, who):
            give, take = stock.misplaced(who, partner), stock.misplaced(partner, who)
            gain = stock.moved(who, partner, give) + stock.moved(partner, who, take)
            gains.append(Task(gain, move("exchange", partner)))
        return max(gains)

    def _reinforcements(self, who: Musketeer, actions: int) -> list[Task]:
        """The cards with most dice first, as long as there are spaces."""
        hand, found, dice = self.world.hands[who], [], 0
        cards = [DOUBLE_COMBAT] * hand.count(DOUBLE_COMBAT) + [COMBAT] * hand.count(COMBAT)
        for card in cards[: min(actions, self.world.spaces.count(NOBODY))]:
            worth = self.siege_dice(dice, DICE_OF[card]) - self.stock.card(who, card)
            found.append(Task(worth, move("reinforce", card)))
            dice += DICE_OF[card]
        return found

    def _line(self, who: Musketeer, line: int, actions: int) -> list[Task]:
        """One token of the inn after the other, after going to the last free square (MR-22.6)."""
        world, now = self.world, self.prospects.now
        meets = inn.meets(world, who, line)
        found = [] if meets else [Task(0.0, move("inn", line))]
        tokens = world.inn[line].copy()
        while len(found) < actions and any(world.inn[line]):
            element = ("inn", QUEST, line)
            after = self._done(now, element)
            found.append(Task(self.attempt(who, element, now, after), move("inn", line)))
            quest_work.do(world, element)
            now = after
        world.inn[line] = tokens
        return found

    def _elements(self, who: Musketeer, actions: int) -> list[Task]:
        """The best element of what is open, and so on with what is open then."""
        world, now = self.world, self.prospects.now
        saved = (world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds)
        tokens, hand = world.quest_tokens, world.hands[who]
        world.quest_tokens, world.hands[who] = tokens.copy(), hand.copy()
        found: list[Task] = []
        while len(found) < actions and not self._is_over(world.where[who]):
            choices = []
            for element in elements.open_elements(world, who):
                if element[0] != "challenge" or elements.is_within_reach(world, who, element):
                    after = self._done(now, element)
                    choices.append((self.attempt(who, element, now, after), element, after))
            if not choices:
                break
            worth, element, now = max(choices)
            found.append(Task(worth, move(element[0], element[2])))
            for card in self.cards(who, element):
                world.hands[who].remove(card)
            self._do(element)
        world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds = saved
        world.quest_tokens, world.hands[who] = tokens, hand
        return found

    # ---- elements --------------------------------------------------------------------------------------

    def value(self, who: Musketeer, element: Element) -> float:
        """What it is worth to attempt it now."""
        now = self.prospects.now
        return self.attempt(who, element, now, self._done(now, element))

    def prize(self, element: Element) -> float:
        """What it is worth that it is done, or that the opponent has a wound more."""
        now = self.prospects.now
        return self._prize(element, now, self._done(now, element))

    def attempt(self, who: Musketeer, element: Element, now: Outlook, after: Outlook) -> float:
        """Whatever it costs but its action, Rochefort included, where he may be."""
        worth = self._undisturbed(who, element, self._prize(element, now, after))
        return worth + self._danger(who, element[1]) * (self._against_rochefort(who, worth) - worth)

    def resumed(self, who: Musketeer, element: Element) -> float:
        """What it is worth to wound Rochefort, who has stepped in (MR-10.17)."""
        return max(0.0, self._undisturbed(who, element, self.prize(element))) + weights.W.driven

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
        prize = max(0.0, worth) + weights.W.driven
        return fights.best(self.stock, who, self.world.edition.rochefort, prize).worth

    def _meeting(self, who: Musketeer, element: Element, prize: float) -> float:
        """To fight an opponent or to meet a token, face down it may be any of those nobody has seen."""
        world, life = self.world, weights.W.life
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
        w = weights.W
        return self.stock.pistoles(reward.pistoles) + self.epic * reward.epic + w.drawn * reward.cards

    def _done(self, now: Outlook, element: Element) -> Outlook:
        """How it stands once it is done."""
        world, where = self.world, element[1]
        if where == QUEST:
            saved = (world.solved, world.stage, world.epic, world.foe_wounds)
            lines, tokens = [line.copy() for line in world.inn], world.quest_tokens.copy()
            quest_work.do(world, element)
            drawn = weights.W.drawn * world.edition.finish_cards if quest_work.is_finished(world) else 0.0
            after = now._replace(quest=self.quest.left(), stock=now.stock + drawn)
            world.solved, world.stage, world.epic, world.foe_wounds = saved
            world.inn, world.quest_tokens = lines, tokens
            return after
        manned = world.mission(where)
        self._do(element)
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

    def _is_over(self, place: Place) -> bool:
        if place == QUEST:
            return quest_work.is_finished(self.world)
        return not self.prospects.work.mission(place)

    def _do(self, element: Element) -> None:
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
