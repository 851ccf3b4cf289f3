"""MR-27.2, MR-27.4: how large a number of a data file may be and how long a list, to the last that is read.

A smaller limit would shut out files that somebody has, a larger one lets in matches that do not stay small.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from musketiere.core.errors import InvalidData
from musketiere.games.mousquetaires_du_roy import data_file
from tests.mousquetaires_du_roy.editions import text
from tests.mousquetaires_du_roy.test_data_file import SAMPLE, edited, faults

NUMBERS: Final[dict[tuple[int, int], str]] = {
    (1, 1): "schema",
    (0, 6): "bottes.base.fleur bottes.improved.sword bottes.master.other",
    (1, 6): "dice.blue_max dice.blue_base quest.inn.lines quest.inn.length setup.3.actions",
    (4, 4): "dice.red_max",
    (1, 4): "rochefort.dice gaoler.dice adversary[1].force quest.calais.de_wardes.dice tracks.time_dice[1][2] "
    "quest.galleries.tokens_each",
    (1, 9): "heroes.athos.life rochefort.life adversary[1].life quest.calais.de_wardes.life",
    (0, 9): "heroes.athos.skills.nobility adversary[1].reward.pistole louvre[1].challenges[1].reward.epic "
    "tracks.louvre_bonus quest.finish_cards",
    (0, 12): "paris[1].force louvre[1].force",
    (1, 12): "paris[1].challenges[1].value louvre[1].challenges[1].value quest.calais.challenges[1].value "
    "quest.england.stages[1].value quest.galleries.value tracks.louvre_start tracks.louvre_honour[1]",
    (2, 12): "tracks.louvre_fail",
    (0, 10): "setup.4.cards setup.4.perfidy",
    (0, 20): "quest.tokens.2 auto.honour.hard",
    (1, 20): "tracks.siege_right setup.4.honour",
    (-20, -1): "tracks.siege_left",
    (0, 36): "quest.inn.adversaries quest.inn.decoys quest.inn.traps",
    (0, 40): "adventure.combat adventure.double_combat adventure.characters.kitty perfidy.baume ambush.nemesis "
    "mendiants.price equipment.horse setup.4.time setup.4.pistoles setup.4.epic tracks.time_dice[1][1]",
    (1, 40): "tracks.time_end paris[1].successes quest.galleries.epic_cost",
}
"""By their limits."""
LISTS: Final[dict[tuple[int, int], str]] = {
    (0, 8): "paris[1].challenges",
    (1, 8): "louvre[1].challenges quest.calais.challenges quest.england.stages quest.galleries.skills",
    (0, 12): "tracks.louvre_honour",
    (1, 40): "tracks.time_dice",
    (1, 64): "adversary paris louvre",
}
"""By how short and how long they may be."""


def outside(at: str, value: object, code: str) -> list[tuple[object, object]]:
    """Between which limits that value would have to lie there, by every fault of that kind."""

    def put(container: Any, key: str | int) -> None:
        container[key] = value

    try:
        data_file.read(text(edited(at, put)))
    except InvalidData as refused:
        told = [fault.params for fault in refused.faults if fault.code == code]
        return [(params["min"], params["max"]) for params in told if params["at"] == at]
    return []


def places(limits: dict[tuple[int, int], str]) -> list[tuple[str, int, int]]:
    return [(at, low, high) for (low, high), named in limits.items() for at in named.split()]


@pytest.mark.clause("MR-27.2", "MR-27.4")
@pytest.mark.parametrize(("at", "low", "high"), places(NUMBERS))
def test_a_number_may_reach_its_limits_and_not_pass_them(at: str, low: int, high: int) -> None:
    for inside in (low, high):
        assert (low, high) not in outside(at, inside, "data-range")
    for beyond in (low - 1, high + 1):
        assert outside(at, beyond, "data-range") == [(low, high)]


@pytest.mark.clause("MR-27.4")
@pytest.mark.parametrize(("at", "least", "most"), places(LISTS))
def test_a_list_may_be_so_long_and_no_longer(at: str, least: int, most: int) -> None:
    def of_length(length: int) -> list[tuple[object, object]]:
        content: Any = SAMPLE
        for part in at.replace("[1]", ".0").split("."):
            content = content[int(part) if part.isdigit() else part]
        return outside(at, [content[0]] * length, "data-length")

    assert of_length(least) == of_length(most) == []
    assert of_length(most + 1) == [(least, most)]
    if least:
        assert of_length(least - 1) == [(least, most)]


@pytest.mark.clause("MR-27.4")
def test_there_may_be_sixteen_bottes() -> None:
    botte = SAMPLE["bottes"]["guard"]
    more = {f"botte_{number}": botte for number in range(16 - len(SAMPLE["bottes"]))}
    assert outside("bottes", SAMPLE["bottes"] | more, "data-length") == []
    assert outside("bottes", SAMPLE["bottes"] | more | {"one_more": botte}, "data-length") == [(0, 16)]


@pytest.mark.clause("MR-27.4")
@pytest.mark.parametrize(
    ("at", "good", "bad"),
    [
        ("edition", ("x", "x" * 40, "deux mots"), ("", "x" * 41, " x", "x ")),
        ("louvre[1].id", ("x", "x" * 40, "a_1"), ("", "x" * 41, "1a", "_a", "a-b", "é")),
    ],
)
def test_how_long_a_name_may_be(at: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    for name in good + bad:

        def put(container: Any, key: str, name: str = name) -> None:
            container[key] = name

        blamed = [key for _, key, _ in faults(text(edited(at, put)))]
        assert blamed == ([] if name in good else [at])


@pytest.mark.clause("MR-27.4")
def test_a_file_may_have_a_hundred_thousand_characters() -> None:
    file = text(SAMPLE)
    full = file + "#" * (100_000 - len(file))
    assert faults(full) == []
    assert faults(full + "#") == [("data-long", "", 0)]
