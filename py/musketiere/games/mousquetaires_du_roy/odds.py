"""How a duel, and the siege, is likely to end, reckoned before one decides (MR-9, MR-17).

All of it follows from what the whole team knows: the cards in its hands (MR-30.2), what lies open, and the dice.
Whom a token is that lies face down nobody of the team knows, so nothing is said of it (MR-21.6); nor is it reckoned
whether Rochefort steps in (MR-10.7), and where he is sure to, nothing is said (MR-10.12). Milady is told what to expect
if he does, without Combat cards, which she does not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, cast

from musketiere.core.game import Move
from musketiere.games.mousquetaires_du_roy import duel, elements, inn, quest
from musketiere.games.mousquetaires_du_roy.board import Element
from musketiere.games.mousquetaires_du_roy.edition import Adversary, symbols
from musketiere.games.mousquetaires_du_roy.events.telling import adventure
from musketiere.games.mousquetaires_du_roy.material import (
    BASSOMPIERRE,
    COMBAT,
    DECOY,
    DICE_OF,
    DOUBLE_COMBAT,
    MISSION_NAMES,
    MISSION_PLACES,
    QUEST,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import fights, threats, work
from musketiere.games.mousquetaires_du_roy.strategy.odds import Odds, percent, rerolled, settled

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def duel_odds(state: State, legal: Sequence[Move]) -> list[protocol.DuelOdds]:
    """For who may choose among these."""
    found = ((at, _duel(state, move)) for at, move in enumerate(legal))
    return [cast("protocol.DuelOdds", {"action": at, **one}) for at, one in found if one is not None]


def ahead(state: State) -> list[protocol.DuelAhead]:
    """Of the duels where whoever acts is not: what he would go there for, whatever may bar the way (MR-7.2)."""
    who = state.active
    if state.asking != "action":
        return []
    told: list[protocol.DuelAhead] = []
    for place, name in zip(MISSION_PLACES, MISSION_NAMES, strict=True):
        manned = state.mission(place)
        if manned is None or place == state.where[who] or manned.named == who:  # MR-13.13
            continue
        if state.rochefort_bars(place):
            continue
        for at, one in enumerate(manned.opponents):
            if not one.beaten:
                foe = elements.opponent_of(state, ("duel", place, at))
                told.append({"place": name, "number": at, **_before(state, who, foe)})
    return told


def siege_odds(state: State, legal: Sequence[Move]) -> list[protocol.ReinforcedOdds]:
    """What each card that may be placed at La Rochelle would make of the night (MR-7.11, MR-17.4)."""
    return [
        {"action": at, **threats.at_la_rochelle(state, DICE_OF[index(move)]).told}
        for at, move in enumerate(legal)
        if kind(move) == "reinforce" or (kind(move) == "character" and index(move) == BASSOMPIERRE)
    ]


def _duel(state: State, move: Move) -> protocol.DuelEnds | None:
    """The duel that begins with this answer; once cards are put down, with those it speaks of (MR-9.2)."""
    if state.asking == "commit":
        fight, foe = duel.fought(state), duel.opponent(state, duel.fought(state).against)
        committed = fight.committed if kind(move) == "done" else (*fight.committed, index(move))
        return _expect(state, fight.musketeer, foe, committed)
    if state.asking == "blade":
        return _rerolled(state, move)
    if kind(move) == "appear":  # against whatever hand: Milady knows none
        return _expect(state, state.active, state.edition.rochefort, ())
    if kind(move) == "escape_fight":
        return _before(state, state.active, state.edition.gaoler)
    element = _known(state, move)
    if element is None or state.rochefort_bars(element[1]):
        return None
    return _before(state, state.active, elements.opponent_of(state, element))


def _known(state: State, move: Move) -> Element | None:
    """The duel that an attempt begins, if one knows against whom; in the inn a guard whose door is open (MR-22.8)."""
    who, at = state.active, index(move)
    element: Element = ("duel", state.where[who], at)
    if kind(move) == "duel":
        return None if quest.is_face_down(state, element) else element
    if kind(move) != "inn" or not inn.meets(state, who, at):
        return None
    token = inn.nearest(state, at)
    return ("inn", QUEST, at) if token is not None and token.up and token.kind < DECOY else None


def together(state: State, legal: Sequence[Move]) -> list[protocol.CommittedOdds]:
    """Of more Combat cards than the next one: the fewest for every number of dice that no single one gives, none of
    them wholly useless (MR-9.2, 9.3)."""
    if state.asking != "commit":
        return []
    fight, most = duel.fought(state), state.edition.blue_max
    foe, dice = duel.opponent(state, fight.against), duel.blue_dice(fight, state.edition)
    left = Counter(state.hands[fight.musketeer]) - Counter(fight.committed)
    reached = {min(most, dice + DICE_OF[index(move)]) for move in legal if kind(move) == "commit"}
    told: list[protocol.CommittedOdds] = []
    pairs = product(range(left[DOUBLE_COMBAT] + 1), range(left[COMBAT] + 1))
    for double, single in sorted(pairs, key=lambda pair: (sum(pair), pair)):
        cards = (COMBAT,) * single + (DOUBLE_COMBAT,) * double
        total = dice + sum(DICE_OF[card] for card in cards)
        committed = (*fight.committed, *cards)
        if len(cards) < 2 or min(most, total) in reached or any(total - DICE_OF[one] >= most for one in committed):
            continue
        reached.add(min(most, total))
        told.append({"cards": adventure(cards), **_expect(state, fight.musketeer, foe, committed)})
    return told


def _before(state: State, who: Musketeer, foe: Adversary) -> protocol.DuelBefore:
    """As he is, and with all the Combat cards in his hand, each of which he may put down (MR-9.2)."""
    bare, armed = (_expect(state, who, foe, cards) for cards in ((), fights.combat_cards(state, who)))
    return cast("protocol.DuelBefore", bare) if armed == bare else {**bare, "armed": armed}


def _expect(state: State, who: Musketeer, foe: Adversary, committed: tuple[int, ...]) -> protocol.DuelEnds:
    """Up to the first blood, however many rounds it takes (MR-9.6 to 9.16), with pistol, blade and cuirass (MR-14.5 to
    14.7); Jussac's extra wound is certain (MR-9.27)."""
    return _told(fights.expected(state, who, foe, committed), foe, state.life[who])


def _rerolled(state: State, move: Move) -> protocol.DuelEnds:
    """The duel that goes on from the dice that lie there, or with one of them thrown again (MR-14.7)."""
    fight = duel.fought(state)
    blue, red = work.sides(state)
    mine, its = symbols(fight.thrown_blue), symbols(fight.thrown_red)
    if kind(move) == "pass":
        expected = settled(blue, red, mine, its)
    else:
        expected = rerolled(blue, red, mine, its, fight.thrown_blue[index(move)])
    return _told(expected, duel.opponent(state, fight.against), state.life[fight.musketeer])


def _told(expected: Odds, foe: Adversary, life: int) -> protocol.DuelEnds:
    extra = foe.special == "final_wound"
    hurt, grave = (1.0, expected.hurt) if extra else (expected.hurt, expected.grave)
    return {"hit": percent(expected.hit), "hurt": percent(hurt), "grave": percent(grave) if life > 1 else 0}
