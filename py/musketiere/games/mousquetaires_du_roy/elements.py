"""What a Musketeer can attempt at his place: challenges, duels, the tokens of the inn, the secret passage (MR-10.2);
and challenges themselves (MR-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import missions, quest
from musketiere.games.mousquetaires_du_roy.board import NO_ELEMENT, Element, Opponent, Steps
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Challenge
from musketiere.games.mousquetaires_du_roy.events import acting
from musketiere.games.mousquetaires_du_roy.material import (
    COURTISANE,
    GALLANTRY,
    MENDIANTS,
    MISSION_PLACES,
    NEMESIS,
    NOWHERE,
    QUEST,
    SKILL_1,
    SKILL_2,
    SKILLS,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.moves import index, move
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.tracks import discard_adventure, pay_reward

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def open_elements(state: State, who: Musketeer) -> list[Element]:
    """What he may attempt where he stands, as far as the element goes: whether he can show the score for a challenge is
    asked beside (`is_within_reach`)."""
    where = state.where[who]
    if where == QUEST:
        return quest.open_elements(state, who)
    manned = state.mission(where) if where in MISSION_PLACES else None
    if manned is None or manned.ambush == MENDIANTS or (manned.ambush == NEMESIS and manned.named == who):
        return []  # MR-13.8, MR-13.13
    challenges = range(len(state.mission_card(where).challenges))
    return [
        *(("challenge", where, at) for at in challenges if not manned.solved >> at & 1),  # MR-8.7
        *(("duel", where, at) for at, one in enumerate(manned.opponents) if not one.beaten),
    ]


def challenge(state: State, element: Element) -> Challenge:
    """Skill, value and reward; the Courtesan makes gallantry harder (MR-13.12)."""
    _, where, at = element
    if where == QUEST:
        return quest.challenge(state, at)
    manned, one = state.mission(where), state.mission_card(where).challenges[at]
    assert manned is not None
    harder = manned.ambush == COURTISANE and one.skill == GALLANTRY
    return one._replace(value=one.value + 1) if harder else one


def opponent(state: State) -> Adversary:
    """Whom the declared element makes him fight."""
    return opponent_of(state, state.element)


def opponent_of(state: State, element: Element) -> Adversary:
    """Whom it makes one fight."""
    kind, where, at = element
    if where == QUEST:
        return quest.opponent(state, kind, at)
    return state.adversary(_mission_opponent(state, where, at).id)


def _mission_opponent(state: State, where: Place, at: int) -> Opponent:
    manned = state.mission(where)
    assert manned is not None
    return manned.opponents[at]


def life_left(state: State, against: str) -> int | None:
    """Of the opponent; None of a gaoler, who has none (MR-20.5)."""
    if against == "rochefort":
        return state.rochefort_life
    if against == "gaoler":
        return None
    _, where, at = state.element
    wounds = state.foe_wounds if where == QUEST else _mission_opponent(state, where, at).wounds
    return opponent(state).life - wounds


# ---- challenges (MR-8.1 to 8.4) --------------------------------------------------------------------------


def skill_cards_for(state: State, who: Musketeer, skill: int) -> list[int]:
    """The cards of his hand that count for that skill; for Aramis all Skill cards do (MR-11.3)."""
    any_skill = state.heroes[who].power == "any_skill"
    return [
        card
        for card in state.hands[who]
        if SKILL_1 <= card < SKILL_2 + len(SKILLS) and (any_skill or (card - SKILL_1) % len(SKILLS) == skill)
    ]


def worth(card: int) -> int:
    """The value of a Skill card."""
    return 1 if card < SKILL_2 else 2


def missing(state: State, who: Musketeer, element: Element) -> int:
    """What cards must add to his skill (MR-8.2)."""
    one = challenge(state, element)
    return max(0, one.value - state.skill(who, one.skill))


def is_within_reach(state: State, who: Musketeer, element: Element) -> bool:
    """Whether he can show the score (MR-8.3)."""
    cards = skill_cards_for(state, who, challenge(state, element).skill)
    return sum(map(worth, cards)) >= missing(state, who, element)


def attempt(state: State, element: Element) -> None:
    """The active Musketeer declares it, for a challenge with the cards (MR-8.4, MR-10.7)."""
    state.element = element
    state.cards = ()
    if element[0] == "challenge" and missing(state, state.active, element):
        state.ask("cards", [state.owner(state.active)])
    else:
        declare(state)


def skill_cards(state: State, seat: Seat) -> list[Move]:
    """Cards that can be part of a minimal set: leaving out any one must miss the value (MR-29.1).

    With a card worth 1 among them the sum must be exact; cards worth 2 alone may exceed it by 1.
    """
    skill = challenge(state, state.element).skill
    left = skill_cards_for(state, state.active, skill)
    for card in state.cards:
        left.remove(card)
    need = missing(state, state.active, state.element)
    return [move("card", card) for card in sorted(set(left)) if _can_be_minimal(need, [*state.cards, card], left, card)]


def _can_be_minimal(need: int, named: list[int], left: list[int], card: int) -> bool:
    """Whether cards that are left make it one, of which there are enough: he could show the score (MR-8.3)."""
    short = need - sum(map(worth, named))
    if all(worth(one) == 2 for one in named):
        return short >= -1
    rest = left.copy()
    rest.remove(card)
    return short >= 0 and (short % 2 == 0 or any(worth(one) == 1 for one in rest))


def name_card(state: State, seat: Seat, answer: Move) -> None:
    """One more, until the score is reached."""
    state.cards = (*state.cards, index(answer))
    if sum(map(worth, state.cards)) < missing(state, state.active, state.element):
        state.ask("cards", [state.owner(state.active)])
    else:
        declare(state)


# ---- carrying out ----------------------------------------------------------------------------------------


def declare(state: State) -> None:
    """Only then may Rochefort appear (MR-10.7). Where nobody is asked, that he does not tells where Milady is not."""
    state.spend(1)
    unknown = state.seen_at == NOWHERE and state.element[1] not in state.cleared
    tells = unknown and not state.options.asks_rochefort and state.faces_rochefort(state.active)
    state.tell(acting.element_declared, state.active, state.element, state.cards, reveals=tells)
    state.then(("rochefort",), ("carry_out",))


def cancel(state: State) -> None:
    """The declared element does not happen; its action is spent, its cards are kept (MR-10.16, 10.21)."""
    state.tell(acting.action_cancelled, state.active)
    state.element, state.cards = NO_ELEMENT, ()


def carry_out(state: State) -> None:
    """The element itself, unless it has been cancelled."""
    if state.element == NO_ELEMENT:
        return
    kind, _, at = state.element
    if kind == "challenge":
        _win_challenge(state)
    elif kind == "duel":
        quest.turn_up(state, state.element)
        state.then(("duel",))
    else:
        if kind == "passage":
            state.element = NO_ELEMENT
        quest.carry_out(state, kind, at)


def _win_challenge(state: State) -> None:
    """A legal attempt that is not interrupted always succeeds (MR-8.3)."""
    who, element = state.active, state.element
    one = challenge(state, element)
    score = state.skill(who, one.skill) + sum(map(worth, state.cards))
    for card in state.cards:
        discard_adventure(state, who, card)
    state.tell(acting.challenge_won, who, one.skill, one.value, score, state.cards)
    state.element, state.cards = NO_ELEMENT, ()
    _validate(state, element, who, one)


def _validate(state: State, element: Element, who: Musketeer, won: Challenge | Adversary) -> None:
    """Validation token, reward, completion, in that order (MR-8.5)."""
    kind: protocol.ValidatedKind = "challenge" if isinstance(won, Challenge) else "duel"
    _, where, at = element
    state.tell(acting.validated, where, kind, at, won.reward)
    if where == QUEST:
        pay_reward(state, won.reward, who)
        quest.passed(state, element, who)
        return
    manned = state.mission(where)
    assert manned is not None
    if kind == "challenge":
        state.set_mission(where, manned._replace(solved=manned.solved | 1 << at))
    pay_reward(state, won.reward, who)
    missions.check_done(state, where)


def after_duel(state: State, who: Musketeer, hits: int) -> None:
    """The opponent's wounds: beaten when they reach his life, else they stay (MR-9.21, 9.25, 9.26); what was won is
    earned also by one who fell (MR-9.22). Who has won nothing needs another duel (MR-9.18, 9.20)."""
    element, foe = state.element, opponent(state)
    _, where, at = element
    state.element = NO_ELEMENT
    if where == QUEST:
        quest.after_duel(state, element, who, foe, hits)
        return
    manned = state.mission(where)
    assert manned is not None
    one = manned.opponents[at]
    wounds = min(one.wounds + hits, foe.life)
    one = one._replace(wounds=wounds, beaten=wounds == foe.life)
    opponents = (*manned.opponents[:at], one, *manned.opponents[at + 1 :])
    state.set_mission(where, manned._replace(opponents=opponents))
    if one.beaten:
        _validate(state, element, who, foe)


STEPS: Final[Steps] = {"carry_out": carry_out, "after_element": after_duel}
