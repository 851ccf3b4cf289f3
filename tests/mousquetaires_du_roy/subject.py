"""Mousquetaires du Roy, as the kit wants to know it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from musketiere.core.game import Data, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file, position_quest
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    BOARDS,
    CALAIS,
    ENGLAND,
    GALLERIES,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
)
from musketiere.games.mousquetaires_du_roy.moves import NAMED, Action
from musketiere.games.mousquetaires_du_roy.state import State
from tests.kit import options
from tests.kit.subject import Contest, Subject
from tests.mousquetaires_du_roy import editions
from tests.mousquetaires_du_roy.description import Description, described, text
from tests.mousquetaires_du_roy.disguise import disguise

ACTIONS: Final[Sequence[Action]] = tuple(Action(type, what) for type, named in NAMED.items() for what in named[:16])
"""Of every kind; of numbers the lowest."""
DATA: Final = (
    *[data_file.house().id] * 5,
    *(data_file.read(editions.text(editions.some_content(Rng(seed)))).id for seed in range(3)),
)
"""Data files to choose from, ours most often."""
LONGEST_PREFIX: Final = 120
"""Actions before a prepared match at most."""


def random_options(rng: Rng) -> Data:
    """Any valid options, as whoever fills in the form may choose them."""
    return options.random_options(MOUSQUETAIRES_DU_ROY, rng, {"data": DATA})


def prepare(rng: Rng) -> Match:
    """Somewhere in a match under any options, which is laid out anew: every card and token is named."""
    while True:
        state = MOUSQUETAIRES_DU_ROY.deal(MOUSQUETAIRES_DU_ROY.parse_options(random_options(rng)), rng, None)
        left = rng.below(LONGEST_PREFIX)
        while state.to_act:
            lines = described(state) if left <= 0 else None
            if lines is not None:
                lines = _further_on(lines, state, rng) if rng.below(2) else lines
                return Match(MOUSQUETAIRES_DU_ROY, seed=rng.below(1000), position=text(lines))
            seat = state.to_act[rng.below(len(state.to_act))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            left -= 1


def _further_on(lines: Description, state: State, rng: Rng) -> Description:
    """The same with another board of the quest, on which some of the Musketeers are."""
    edition = state.edition
    board = edition.quest_order[rng.below(len(edition.quest_order))]
    others = {name: words for name, words in lines.items() if name not in position_quest.LINES}
    stages = {ENGLAND: len(edition.england), GALLERIES: len(edition.galleries)}.get(board, 1)
    challenges = range(len(edition.calais)) if board == CALAIS else ()
    places = [PLACES[place] for place in state.where]
    free = [who for who in state.musketeers if state.life[who] and not state.barred[who]]
    for who in free:
        places[who] = "quest" if rng.below(2) else places[who]
    return others | {
        "board": BOARDS[board],
        "stage": str(rng.below(stages)),
        "solved": " ".join(str(at) for at in challenges if rng.below(2)),
        "epic": str(rng.below(8)),
        "where": " ".join(places),
    }


# ---- what somebody may know (MR-30) ----------------------------------------------------------------------

PARIS: Final = tuple(card.id for card in data_file.house().paris)
TOKENS: Final = tuple(QUEST_TOKENS.values())
NAMES: Final = (*ADVENTURE, *PERFIDY, *PARIS, *TOKENS)
OPENED: Final = {
    "element_declared": "cards",
    "challenge_won": "cards",
    "committed": "cards",
    "bought": "discarded",
    "character_played": "card",
    "reinforced": "card",
    "perfidy_played": "card",
    "perfidy_lost": "card",
    "mission_placed": "card",
    "token_revealed": "token",
    "board_finished": "revealed",
}
"""Events that name a card or token for all, and where."""


def known(match: Match, seat: Seat | None) -> set[str]:
    """Names of cards and tokens that have been opened, and those of one's own side."""
    told = [event.data[OPENED[event.type]] for event in match.events if event.type in OPENED]
    opened = set(re.findall(CARD, repr(told)))
    if seat is None:
        return opened
    if seat == match.options.milady_seat:
        return opened | {*PERFIDY, *PARIS, *TOKENS}
    return opened | {*ADVENTURE}


CARD: Final = rf"\b(?:{'|'.join(NAMES)})\b"

SHOWCASE: Final[dict[str, Data]] = {
    "alone": {"milady": "automatic"},
    "alone-hard": {"musketeers": 3, "milady": "automatic", "auto_level": "hard", "strict_bastille": True},
    "four": {"rochefort": "auto"},
    "pairs": {"players": 2, "auto_trade": False, "beggars_presence": True},
    "three": {"musketeers": 3, "players": 3, "heroes": "aramis dartagnan treville"},
    "five": {"musketeers": 5, "players": 5, "auto_trade": False},
    "together": {"musketeers": 5, "players": 3, "split": "01202", "milady": "automatic", "auto_level": "easy"},
}

SUBJECT: Final = Subject(
    game=MOUSQUETAIRES_DU_ROY,
    options=st.integers(0, 2**32).map(lambda seed: random_options(Rng(seed))),
    actions=ACTIONS,
    prepare=prepare,
    disguise=disguise,
    known=known,
    card=CARD,
    deal="match_started",
    opening={"musketeers": 3, "players": 3, "milady": "automatic", "length": "short"},
    crowded={"musketeers": 5, "players": 5},
    showcase=SHOWCASE,
    contests={"four": Contest({}, 0.8)},
    brief=200,
)
