"""What there is to do for a Musketeer, and what it is worth to the team, in actions (without the one it costs)."""

from __future__ import annotations

from typing import NamedTuple

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import belongings, elements, inn
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE, Element
from musketiere.games.mousquetaires_du_roy.material import (
    BASSOMPIERRE,
    BUCKINGHAM,
    COMBAT,
    DES_ESSARTS,
    DICE_OF,
    DOUBLE_COMBAT,
    INN,
    KITTY,
    LA_ROCHELLE,
    MOUSQUETON,
    NOBODY,
    PLANCHET,
    QUEST,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import pooling, quest_work, shopping
from musketiere.games.mousquetaires_du_roy.strategy.attempts import Attempts
from musketiere.games.mousquetaires_du_roy.strategy.weights import Weights


class Task(NamedTuple):
    """One action."""

    worth: float
    move: Move


class Tasks(Attempts):
    """All that can be done in a world of one's own."""

    def __init__(self, world: State, w: Weights) -> None:
        super().__init__(world, w)
        self._known: dict[tuple[object, ...], list[list[Task]]] = {}
        """What has been reckoned of a place."""

    # ---- anywhere --------------------------------------------------------------------------------------

    def anywhere(self, who: Musketeer, actions: int) -> list[Task]:
        """What he can do with so many actions wherever he is, the best first."""
        world = self.world
        first = self.stock.drawn(who)
        found = [Task(first - self.w.full * number, move("draw")) for number in range(actions)]
        found = found if world.adventure_pile else []
        for card in belongings.playable_characters(world, who):
            found.append(Task(self.character(who, card), move("character", card)))
        basket = shopping.best(self.stock, who)
        if basket.tokens:
            found.append(Task(basket.worth, move("buy", basket.tokens[0])))
        return sorted(found, reverse=True)

    def character(self, who: Musketeer, card: int) -> float:
        """To play a Character card (table 27.5)."""
        w, world = self.w, self.world
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
        """What he could do there, one after the other; if there are several ways, each of them.

        The same is asked again and again; in between hands and missions are changed, to see what that would open.
        """
        world = self.world
        square = world.inn_at[who] if place == world.where[who] else NO_SQUARE
        asked = (who, place, actions, square, *map(tuple, world.hands), world.paris, world.louvre)
        if asked not in self._known:
            self._known[asked] = self._reckoned(who, place, actions)
        return self._known[asked]

    def _reckoned(self, who: Musketeer, place: Place, actions: int) -> list[list[Task]]:
        world = self.world
        where, square = world.where[who], world.inn_at[who]
        if place != where:
            world.where[who], world.inn_at[who] = place, NO_SQUARE
        ways = self._ways(who, place, actions)
        if place != where:  # where he stands exchanges are thought of for themselves
            ways += self._pooled(who, place, actions)
        world.where[who], world.inn_at[who] = where, square
        return [way for way in ways if way]

    def _ways(self, who: Musketeer, place: Place, actions: int) -> list[list[Task]]:
        world = self.world
        if place == LA_ROCHELLE:
            return [self._reinforcements(who, actions)]
        if place == QUEST and world.quest_board == INN:
            return [self._line(who, line, actions) for line in inn.lines(world, who)]
        return [self._elements(who, actions)]

    def _pooled(self, who: Musketeer, place: Place, actions: int) -> list[list[Task]]:
        """With cards of somebody there, or for somebody there, what comes within reach by them."""
        world, stock, ways = self.world, self.stock, []
        for partner in belongings.partners(world, who):
            before = pooling.comes_to(self, partner)
            acts = world.allowance(partner) if world.due[partner] else 0
            taken = [((), cards) for cards, _ in pooling.completed(self, who, partner, actions - 1)]
            given = [(cards, ()) for cards, _ in pooling.completed(self, partner, who, acts)]
            own, other = world.hands[who], world.hands[partner]
            for give, take in (*taken, *given):
                worth = stock.moved(who, partner, give) + stock.moved(partner, who, take)
                world.hands[who], world.hands[partner] = pooling.exchanged(own, other, give, take)
                swap = Task(worth + pooling.comes_to(self, partner) - before, move("exchange", partner))
                ways += [[swap, *way] for way in (self._ways(who, place, actions - 1) if take else [[]])]
                world.hands[who], world.hands[partner] = own, other
        return ways

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
            element: Element = ("inn", QUEST, line)
            after = self.done(now, element)
            found.append(Task(self.attempt(who, element, now, after), move("inn", line)))
            quest_work.do(world, element)
            now = after
        world.inn[line] = tokens
        return found

    def _elements(self, who: Musketeer, actions: int) -> list[Task]:
        """The best element of what is open, and so on with what is open then; once nothing is within reach, what an
        improved skill opens."""
        world, now = self.world, self.prospects.now
        saved = (world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds)
        tokens, hand, owned = world.quest_tokens, world.hands[who], world.tokens[who]
        world.quest_tokens, world.hands[who] = tokens.copy(), hand.copy()
        found: list[Task] = []
        while len(found) < actions and not self.is_over(world.where[who]):
            choices = []
            for element in elements.open_elements(world, who):
                if element[0] != "challenge" or elements.is_within_reach(world, who, element):
                    after = self.done(now, element)
                    choices.append((self.attempt(who, element, now, after), element, after))
            if not choices:
                token = shopping.opening(world, who)
                if token is None or len(found) == actions - 1:
                    break
                found.append(Task(shopping.worth(self.stock, who, token), move("buy", token)))
                world.hands[who].remove(shopping.payment(self.stock, who, token))
                world.tokens[who] |= 1 << token
                continue
            worth, element, now = max(choices)
            found.append(Task(worth, move(element[0], element[2])))
            for card in self.cards(who, element):
                world.hands[who].remove(card)
            self.do(element)
        world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds = saved
        world.quest_tokens, world.hands[who], world.tokens[who] = tokens, hand, owned
        return found
