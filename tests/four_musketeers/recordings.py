"""What the page's tests of Four Musketeers are recorded from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.requests import HUMAN
from tests.kit.play import start
from tests.kit.recordings import Recording, Table, at_random, replay

COMPUTER: Final = "rule_based"


def _reveals(event: Any) -> bool:
    """The end of a round."""
    return bool(event["type"] == "roles_shown")


def _easier_once(frame: Any, rng: Rng) -> object:
    """Between two rounds of a solitaire one card fewer is put into the line of story."""
    if frame["decision"]["kind"] != "choose_settings":
        return at_random(frame, rng)
    if frame["view"]["options"]["prepopped"] == 6:
        return {"type": "change_setting", "setting": "prepopped", "value": 5}
    return {"type": "start_round"}


RECORDINGS: Final[Mapping[str, Recording]] = {
    "rochefort": Table(
        lambda: start(FOUR_MUSKETEERS, 4, storyline="AC", match="single"),
        ["Anne", "Lucien", "Marguerite", "Étienne"],
        [HUMAN, COMPUTER, COMPUTER, COMPUTER],
        _reveals,
    ).log(),
    "bonacieux": Table(
        lambda: start(
            FOUR_MUSKETEERS,
            3,
            storyline="QC",
            players=2,
            layout=3,
            match="single",
            replacement="servant",
            defeated_as="ghost",
        ),
        ["Anne", "Louis"],
        [HUMAN, HUMAN],
        _reveals,
    ).log(),
    "wardes": Table(
        lambda: start(
            FOUR_MUSKETEERS,
            7,
            storyline="KS",
            mode="coop",
            players=1,
            layout=3,
            match="target",
            target=2,
            prepopped=6,
            free_replays=2,
        ),
        ["Anne"],
        [HUMAN],
        _reveals,
        _easier_once,
    ).log(),
    "milady": Table(
        lambda: start(FOUR_MUSKETEERS, 3, storyline="QS", players=3, layout=3, missing="dealer", match="single"),
        ["Lucien", "Marguerite", "Étienne"],
        [COMPUTER, COMPUTER, COMPUTER],
    ).log(),
    "replay": replay(FOUR_MUSKETEERS, {(0,): [0, *range(-5, 0)], (None,): []}),
}
"""Against computer players, of two with servants and ghosts, of one with Dazed Musketeers, one that nobody plays, and
one that is over."""
