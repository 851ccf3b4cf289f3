"""FM-22 and FM-23: set-up arithmetic, and the order in which chance falls."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers.choices import STORYLINES, some_options
from tests.four_musketeers.table import Chance, Table, ended
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)
T = TypeVar("T")


class Listener(Chance):
    """Notes what chance is asked for: how many a number is drawn from, how many cards are shuffled."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def below(self, n: int) -> int:
        self.asked.append(f"1 of {n}")
        return super().below(n)

    def shuffle(self, items: MutableSequence[T], count: int | None = None) -> None:
        self.asked.append(f"shuffle {len(items)}")
        super().shuffle(items, count)


@pytest.mark.clause("FM-23.1")
@pytest.mark.parametrize(
    ("options", "asked"),
    [
        ({}, ["1 of 4", "1 of 24", "shuffle 5", "shuffle 11", "shuffle 32"]),
        ({"first_lead": "2"}, ["1 of 24", "shuffle 5", "shuffle 11", "shuffle 32"]),
        ({"players": 3}, ["1 of 3", "1 of 4", "1 of 6", "shuffle 4", "shuffle 9", "shuffle 32"]),
        ({"players": 3, "missing": "H"}, ["1 of 3", "1 of 6", "shuffle 4", "shuffle 9", "shuffle 32"]),
        ({"storyline": "QC", "players": 3}, ["1 of 3", "1 of 3", "1 of 6", "shuffle 4", "shuffle 9", "shuffle 32"]),
        ({"storyline": "AS", "joker_to_villain": True}, ["1 of 4", "1 of 24", "shuffle 4", "shuffle 11", "shuffle 32"]),
    ],
)
def test_chance_points_of_a_first_round(options: dict[str, Any], asked: list[str]) -> None:
    """Lead seat, missing suit, roles, last lifelines, extra lifelines, sword deck."""
    chance = Listener()
    Table(chance=chance, **options)
    assert chance.asked == asked


@pytest.mark.clause("FM-23.1", "FM-11.3")
@pytest.mark.parametrize("layout", [3, 4])
def test_chance_points_later(layout: int) -> None:
    """Each reshuffle, the pile of a newly dazed seat, and the next round without a draw for its lead."""
    chance = Listener()
    table = Table(chance=chance, players=3 if layout == 3 else 4, layout=layout, match="target", target=20)
    play(table.match, Rng(3), 400)
    expected: list[str] = []
    last = layout * {4: 6, 3: 4}[layout]
    left = last
    for event in table.match.story(None):
        match event["type"]:
            case "round_started":
                expected += ["1 of 4"] if layout == 3 else []
                expected += (
                    ["1 of 24", "shuffle 5", "shuffle 11"] if layout == 4 else ["1 of 6", "shuffle 4", "shuffle 9"]
                )
                random = 0
            case "hands_dealt":
                if event["reshuffled"]:
                    again = layout == 4 and event["hand"] != 1
                    expected.append(f"shuffle {32 - random}" if again else "shuffle 32")
                random = int(str(event["random"]))
                left = last
            case "struck":
                left -= 1
                random = int(str(event["random"]))
            case "seat_changed":
                expected.append(f"shuffle {left // layout}")
    assert chance.asked == [f"1 of {layout}", *expected]


@pytest.mark.clause("FM-23.2", "FM-3.13", "FM-3.14", "FM-3.15")
@pytest.mark.parametrize(
    ("storyline", "stacks"),
    [
        ("AC", ["2S QS AD", "2H QH KS", "2D QD KH", "2C AS KD", "JK AH KC QC"]),
        ("AS", ["2S AD", "2H AC", "2D KS", "2C KH", "JK KD KC QS QH QD QC AH"]),
    ],
)
def test_lifelines_are_dealt_in_layers(storyline: str, stacks: list[str]) -> None:
    """The first card of a list is dealt first: to the seats in order, then the villain, whose surplus comes last."""
    layers = 2 if storyline == "AC" else 1
    parts = [stack.split() for stack in stacks]
    extra = [part[layer] for layer in range(1, layers + 1) for part in parts] + parts[-1][layers + 1 :]
    orders = [" ".join(part[0] for part in parts), " ".join(extra)]
    easy: dict[str, Any] = {"prepopped": 0} if storyline == "AS" else {}
    assert Table(chance=Chance(orders=orders), first_lead="0", storyline=storyline, **easy).stacks == stacks


@pytest.mark.clause("FM-22.2", "FM-22.4")
@pytest.mark.parametrize("storyline", STORYLINES)
@pytest.mark.parametrize("layout", [3, 4])
def test_life_cards_by_layout(storyline: str, layout: int) -> None:
    """Removed, roles, last and extra lifelines, and how they lie."""
    solitaire = storyline in ("AS", "KS")
    options: dict[str, Any] = {"missing": "H"} if layout == 3 else {}
    options |= {"prepopped": 2} if solitaire else {}
    table = Table(storyline=storyline, layout=layout, players=3, **options)
    removed = {4: 0, 3: 4}[layout]
    assert len(table.line.split()) == removed + (2 if solitaire else 0)
    roles, last, extra = {4: (5, 5, 11), 3: (4, 4, 9)}[layout]
    assert len(table.roles) + 1 == roles
    assert len(table.stacks) == last
    assert sum(len(stack.split()) for stack in table.stacks) + (2 if solitaire else 0) == last + extra
    mine, villains = (2, {4: 8, 3: 7}[layout] - 2) if solitaire else (3, 4)
    assert [len(stack.split()) for stack in table.stacks] == [mine] * layout + [villains]


@pytest.mark.clause("FM-22.4", "FM-22.8", "FM-22.9", "FM-22.13")
@given(seed=SEEDS)
def test_damages_and_the_line_of_story(seed: int) -> None:
    """Counted from the story of each round: cards in the line, damages of villain and musketeers."""
    options: Any = some_options(Rng(seed)) | {"match": "single", "tie_rule": "shared"}
    options.pop("target", None)
    table = Table(seed=seed, **options)
    play(table.match, Rng(seed), 500)
    hits: dict[Any, int] = {}
    popped = defeated = 0
    dealt = table.told("lifelines_dealt")[-1]
    full = dict(zip([*range(len(table.roles)), "V"], dealt["left"], strict=True))
    for event in table.match.story(None):
        match event["type"]:
            case "life_popped":
                popped += 1
            case "defeated":
                defeated += 1
                assert event["character"] == "V" or options.get("bad_ending", "two") != "two" or defeated <= 2
            case "stone_moved":
                hits[event["to"]] = hits.get(event["to"], 0) + 1
                musketeers = sum(count for who, count in hits.items() if who != "V")
                assert hits.get("V", 0) <= musketeers + bool(options.get("stone_to_lead"))
    removed = 4 if options["layout"] == 3 else 0
    assert len(table.line.split()) == removed + options.get("prepopped", 0) + popped + defeated
    for who, count in hits.items():
        left = table.character(who)["left"]
        assert count + left == full[who]
        assert (left == 0) == table.character(who)["defeated"]


@pytest.mark.clause("FM-22.13")
def test_with_the_second_defeat_the_round_is_over() -> None:
    for pair in ((0, 1), (2, 3), (3, 0)):
        table = ended("match single", *pair)
        assert sum(one["defeated"] for one in table.view()["characters"]) == 2
        assert table.view()["phase"] == "match_over"
