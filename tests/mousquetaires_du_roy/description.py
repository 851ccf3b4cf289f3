"""A match as the lines of a position text: the opposite of `position.set_up`, told from what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from musketiere.games.mousquetaires_du_roy.board import Manned, Token
from musketiere.games.mousquetaires_du_roy.edition import Mission
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    BOARDS,
    INN,
    NO_AMBUSH,
    NOBODY,
    NOWHERE,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
    TOKENS,
)
from musketiere.games.mousquetaires_du_roy.options import options_data
from musketiere.games.mousquetaires_du_roy.state import State
from tests.kit.options import worded

Description: TypeAlias = dict[str, str]
"""By keyword what stands behind it."""
ASKED: Final = ("destination", "next", "action")
"""Decisions at which a position can begin."""


def text(description: Description) -> str:
    """The position text."""
    return "\n".join(f"{keyword} {words}".strip() for keyword, words in description.items())


def described(state: State) -> Description | None:
    """Every line of a match; None if no position can begin there."""
    if state.asking not in ASKED or state.stepped_back:
        return None
    if state.asking == "action":
        fewer = state.actions < state.allowance(state.active)
        if state.ridden or state.refused or state.banned or state.begun[state.active] != fewer:
            return None
    edition = state.edition
    lines = worded(options_data(state.options))
    for name in ("turn", "time", "honour", "siege", "ladder", "pistoles", "epic", "stage", "foe_wounds"):
        lines[name] = str(getattr(state, name))
    lines |= {
        "paid": " ".join(map(str, state.paid)),
        "one_for_all": "yes" if state.one_for_all else "no",
        "rochefort_life": str(state.rochefort_life),
        "where": " ".join(
            PLACES[place] + (f"/{line}.{square}" if line != NOBODY else "")
            for place, (line, square) in zip(state.where, state.inn_at, strict=True)
        ),
        "life": " ".join(map(str, state.life)),
        "tokens": " | ".join(
            " ".join(token for at, token in enumerate(TOKENS) if state.owns(who, at)) for who in state.musketeers
        ),
        "spaces": " ".join("-" if card == NOBODY else ADVENTURE[card] for card in state.spaces),
        "hands": " | ".join(cards(ADVENTURE, hand) for hand in state.hands),
        "adventure_discard": cards(ADVENTURE, state.adventure_discard),
        "adventure_pile": cards(ADVENTURE, state.adventure_pile[::-1]),
        "perfidy_hand": cards(PERFIDY, state.perfidy_hand),
        "perfidy_discard": cards(PERFIDY, state.perfidy_discard),
        "perfidy_pile": cards(PERFIDY, state.perfidy_pile[::-1]),
        "louvre_discard": cards([card.id for card in edition.louvre], state.louvre_discard),
        "louvre_pile": cards([card.id for card in edition.louvre], state.louvre_pile[::-1]),
        "gone": cards([card.id for card in edition.paris], state.gone),
        "paris_hand": cards([card.id for card in edition.paris], state.paris_hand),
        "reserve": " ".join(state.adversary(one).id for one in state.reserve),
        "ambushes": " ".join(AMBUSHES[ambush] for ambush, left in enumerate(state.unused) for _ in range(left)),
        "board": BOARDS[state.quest_board],
        "solved": " ".join(str(at) for at in range(8) if state.solved >> at & 1),
        "spent": " ".join(QUEST_TOKENS[token] for token in state.spent),
    }
    if state.louvre is not None:
        lines["louvre"] = _mission(state, state.louvre, edition.louvre)
    if state.paris is not None:
        lines["paris"] = _mission(state, state.paris, edition.paris)
    if state.quest_board == INN:
        lines["inn"] = " | ".join(" ".join(map(token, line)) for line in state.inn)
    else:
        lines["board_tokens"] = " ".join(map(token, state.quest_tokens))
    return lines if state.phase == "milady" else lines | _phase_two(state)


def cards(names: Sequence[str], numbers: Iterable[int]) -> str:
    return " ".join(names[number] for number in numbers) or "-"


def token(one: Token | None) -> str:
    """As it lies there."""
    return "-" if one is None else QUEST_TOKENS[one.kind] + ("/up" if one.up else "")


def _mission(state: State, manned: Manned, missions: Sequence[Mission]) -> str:
    mission = missions[manned.card]
    foes = [
        state.adversary(one.id).id + ("/beaten" if one.beaten else f"/{one.wounds}" if one.wounds else "")
        for one in manned.opponents
    ]
    ambush = "" if manned.ambush == NO_AMBUSH else AMBUSHES[manned.ambush]
    named = "" if manned.named == NOBODY else " " + state.heroes[manned.named].id
    solved = " ".join(str(at) for at in range(len(mission.challenges)) if manned.solved >> at & 1)
    return f"{mission.id} | {solved} | {' '.join(foes)} | {ambush}{named} | {manned.strangled or ''}"


def _phase_two(state: State) -> Description:
    def heroes(who: Iterable[int]) -> str:
        return " ".join(state.heroes[one].id for one in who)

    lines = {
        "phase": "musketeers",
        "destination": PLACES[state.destination],
        "seen": "no" if state.seen_at == NOWHERE else "yes",
        "cleared": " ".join(PLACES[place] for place in state.cleared),
        "effects": " ".join(name for name in ("conscripts", "rallied", "reinforcements") if getattr(state, name)),
        "due": heroes(who for who in state.musketeers if state.due[who]),
        "fell": heroes(who for who in state.musketeers if state.fell[who] == state.turn),
        "barred": heroes(who for who in state.musketeers if state.barred[who]),
        "prepaid": heroes(who for who in state.musketeers if state.prepaid[who]),
    }
    if state.closed != NOWHERE:
        lines["closed"] = PLACES[state.closed]
    if state.asking == "action":
        lines |= {"active": state.heroes[state.active].id, "actions": str(state.actions)}
    return lines
