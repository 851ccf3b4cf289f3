"""What still keeps the match from being lost tonight, and how surely: all that is left of a mission, or of the quest,
by those who still act, with cards that they may draw for it."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Final, NamedTuple

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import elements
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.material import (
    COMBAT,
    DES_ESSARTS,
    DOUBLE_COMBAT,
    IMPROVED_SKILL,
    INN,
    MENDIANTS,
    NO_AMBUSH,
    NOBODY,
    PARIS,
    PLANCHET,
    QUEST,
    SKILL_1,
    SKILL_2,
    SKILLS,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import fights, reach, threats
from musketiere.games.mousquetaires_du_roy.strategy.reach import Left
from musketiere.games.mousquetaires_du_roy.strategy.tasks import Tasks

UNSEEN: Final = 0.5
"""The chance to beat whoever lies face down."""
POINTS: Final = 2
"""That a card brings at most."""


class Part(NamedTuple):
    """One element, by one of them."""

    who: Musketeer
    element: Element
    cost: int
    chance: float
    draws: int = 0
    """Cards that he draws first, at most."""
    short: int = 0
    """Points that they have to bring."""
    improved: bool = False
    """Whether he improves the skill first."""


class Chain(NamedTuple):
    """All that is left in a place."""

    chance: float = 0.0
    saved: int = 0
    """The fewer actions it takes the more."""
    parts: tuple[Part, ...] = ()
    place: Place = QUEST
    payer: Musketeer = NOBODY
    """Who plays *Des Essarts* for the beggars."""


class Doom(NamedTuple):
    """What the match is lost by tonight."""

    chance: float
    places: tuple[Place, ...]
    """Where something keeps it from that."""


def doom(world: State) -> Doom | None:
    """None where nothing is to be feared that a mission or the quest would help against."""
    night = threats.tonight(world)
    if world.time + 1 >= world.edition.time_end:
        return Doom(1.0, (QUEST,))
    if not night.honour:
        return Doom(1.0, (*threats.saving_honour(world), QUEST))
    return Doom(night.constance, (PARIS, QUEST)) if night.constance >= threats.GRAVE else None


def best(tasks: Tasks, places: tuple[Place, ...]) -> Chain:
    """The surest one; of several that are as sure the shortest."""
    return max((one for place in places for one in _at(tasks, place)), key=lambda one: one[:2], default=Chain())


def is_lost(tasks: Tasks) -> bool:
    """Whether tonight ends the match, and nothing that those who still act can do would keep it from that, however
    lucky they are with cards, and whoever gives them to whom."""
    near = doom(tasks.world)
    return near is not None and near.chance == 1 and not any(_is_thinkable(tasks, place) for place in near.places)


def first(tasks: Tasks, chain: Chain) -> tuple[Move, Part] | None:
    """With what whoever acts begins his part of it, and for what; None where he has none."""
    world, who, place = tasks.world, tasks.world.active, chain.place
    mine = [one for one in chain.parts if one.who == who]
    if not mine:
        return None
    part = mine[0] if place == QUEST else next((one for one in mine if one.draws), mine[0])
    manned = world.mission(place)
    if chain.payer == who:
        return move("character", DES_ESSARTS), part
    if manned is not None and manned.ambush == MENDIANTS:
        return move("pay_beggars", place), part
    if part.draws:
        return move("draw"), part
    return reach.begin(world, who, part.element, improved=part.improved), part


def _at(tasks: Tasks, place: Place) -> Iterator[Chain]:
    """One for each way to pay beggars; the inn is no board with which a match ends."""
    world = tasks.world
    if place == QUEST and not _is_last_board(tasks):
        return
    saved = (world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds)
    where, hands, tokens = world.where.copy(), world.hands.copy(), world.quest_tokens.copy()
    ways, manned = reach.coming(world, place), world.mission(place)
    if manned is not None and manned.ambush == MENDIANTS:
        world.set_mission(place, manned._replace(ambush=NO_AMBUSH))
    for payer, left in ways.items():
        for who in left:
            world.where[who] = place
        yield _chain(tasks, place, left)._replace(place=place, payer=payer)
        world.where[:] = where
    world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds = saved
    world.hands[:], world.quest_tokens = hands, tokens


def _is_last_board(tasks: Tasks) -> bool:
    world = tasks.world
    return world.board + 1 == len(world.edition.quest_order) and world.quest_board != INN


def _chain(tasks: Tasks, place: Place, left: Left) -> Chain:
    """From here on; a mission in any order, so in one."""
    if tasks.is_over(place):
        return Chain(1.0)
    world, found = tasks.world, [Chain()]
    if sum(left.values()) < _to_do(tasks, place):
        return Chain()
    open_ones = dict.fromkeys(one for who in left for one in elements.open_elements(world, who))
    for element in list(open_ones) if place == QUEST else list(open_ones)[:1]:
        for who, actions in left.items():
            if element not in elements.open_elements(world, who):
                continue
            for part in _parts(world, who, element, actions):
                saved = (world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds)
                hand, tokens = world.hands[who], world.quest_tokens.copy()
                world.hands[who] = _without(tasks, part)
                tasks.do(element)
                then = _chain(tasks, place, _behind(tasks, place, left, part))
                world.paris, world.louvre, world.solved, world.stage, world.epic, world.foe_wounds = saved
                world.hands[who], world.quest_tokens = hand, tokens
                if then.chance:
                    chance = round(then.chance * part.chance, 6)
                    found.append(Chain(chance, then.saved - part.cost, (part, *then.parts)))
    return max(found, key=lambda one: (one.chance, one.saved, world.active in {part.who for part in one.parts}))


def _behind(tasks: Tasks, place: Place, left: Left, part: Part) -> Left:
    """What they have left after it: the stages of a quest have an order, and whoever acts now comes first."""
    now = tasks.world.active
    rest = {**left, part.who: left[part.who] - part.cost}
    if place == QUEST and part.who != now:
        rest.pop(now, None)
    return rest


def _to_do(tasks: Tasks, place: Place) -> int:
    """At least."""
    manned = tasks.world.mission(place)
    return tasks.quest.least() if manned is None else reach.still_open(tasks.world, place, manned)


def _without(tasks: Tasks, part: Part) -> list[int]:
    """What he holds afterwards, as far as one knows now."""
    world, who = tasks.world, part.who
    if part.element[0] != "challenge":
        return [card for card in world.hands[who] if card not in (COMBAT, DOUBLE_COMBAT)]
    cards = elements.skill_cards_for(world, who, elements.challenge(world, part.element).skill)
    hand = world.hands[who].copy()
    for card in cards if part.draws or part.improved else tasks.cards(who, part.element):
        hand.remove(card)
    return hand


def _parts(world: State, who: Musketeer, element: Element, actions: int) -> Iterator[Part]:
    """In how many ways he can do it, each surer and dearer than the one before."""
    free = _past_rochefort(world, who, element)
    if element[0] == "duel":
        bare = 1.0
        for tries in range(1, actions + 1):
            bare *= 1 - _hit(world, who, element, armed=tries == 1)
            if bare < 1:
                yield Part(who, element, tries, free * (1 - bare))
        return
    takes = 1 if element[0] == "passage" else reach.cost(world, who, element)
    if takes is not None:
        if takes <= actions:
            yield Part(who, element, takes, free, improved=takes > 1)
        return
    one = elements.challenge(world, element)
    cards = elements.skill_cards_for(world, who, one.skill)
    wanting = elements.missing(world, who, element) - sum(map(elements.worth, cards))
    may_improve = not world.owns(who, IMPROVED_SKILL + one.skill)
    for improved in (False, True) if may_improve else (False,):
        for draws in range(1, actions - improved):
            chance = _brings(world, who, one.skill, wanting - improved, draws)
            if chance:
                yield Part(who, element, draws + improved + 1, free * chance, draws, wanting - improved)


def _hit(world: State, who: Musketeer, element: Element, *, armed: bool) -> float:
    if fights.is_blind(world, who, element):
        return UNSEEN
    cards = fights.combat_cards(world, who) if armed else ()
    return fights.expected(world, who, elements.opponent_of(world, element), cards).hit


def _past_rochefort(world: State, who: Musketeer, element: Element) -> float:
    """The chance to wound him, where he stands before it (MR-10.12)."""
    if world.seen_at != element[1] or not world.faces_rochefort(who):
        return 1.0
    return fights.expected(world, who, world.edition.rochefort, fights.combat_cards(world, who)).hit


def _brings(world: State, who: Musketeer, skill: int, points: int, draws: int) -> float:
    """The chance that so many cards bring so many points of a skill; of Aramis any skill counts (MR-11.3)."""
    pile = world.adventure_pile
    skills = range(len(SKILLS)) if world.heroes[who].power == "any_skill" else (skill,)
    ones, twos = (sum(pile.count(kind + one) for one in skills) for kind in (SKILL_1, SKILL_2))
    others = len(pile) - ones - twos
    ways = sum(
        comb(ones, one) * comb(twos, two) * comb(others, draws - one - two)
        for one in range(draws + 1)
        for two in range(draws - one + 1)
        if one + POINTS * two >= points
    )
    return ways / comb(len(pile), draws) if draws <= len(pile) else 0.0


def _is_thinkable(tasks: Tasks, place: Place) -> bool:
    """Whether luck could do it: the best cards for whatever is open, in the best hands."""
    world = tasks.world
    if place == QUEST:
        ways = [left for left in reach.coming(world, QUEST).values() if left]
        return any(tasks.quest.least() <= sum(left.values()) for left in ways)
    there = reach.of(world, place)
    return there is not None and any(
        there.left <= sum(left.values()) and _is_met(tasks, place, left) for left in reach.coming(world, place).values()
    )


def _is_met(tasks: Tasks, place: Place, left: Left) -> bool:
    """Whether each challenge could be met by somebody with all cards of the team, and those that could be drawn."""
    world = tasks.world
    manned, held = world.mission(place), [card for hand in world.hands for card in hand]
    assert manned is not None
    drawn = POINTS * (2 if PLANCHET in held else 1) * (sum(left.values()) - 1)
    skills = [card for card in held if SKILL_1 <= card < SKILL_2 + len(SKILLS)]
    most = sum(map(elements.worth, skills)) + drawn + 1
    open_ones = [at for at in range(len(world.mission_card(place).challenges)) if not manned.solved >> at & 1]
    return all(any(elements.missing(world, who, ("challenge", place, at)) <= most for who in left) for at in open_ones)
