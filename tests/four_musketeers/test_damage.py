"""FM-10: damage, last lifeline, role card, defeat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.four_musketeers.choices import STORYLINES
from tests.four_musketeers.table import Table, damages, lose

VILLAIN = {storyline: "AC" if storyline != "AC" else "KC" for storyline in STORYLINES}
"""An ace or king that is not the villain."""


@pytest.mark.clause("FM-10.1", "FM-1.9")
def test_the_topmost_lifeline_is_popped() -> None:
    table = lose("stacks 2S KD AS | 2D | 2C | JK | 2H QC KS", 0, 1)
    popped = [(one["character"], one["card"], one["last"], one["left"]) for one in table.told("life_popped")]
    assert popped == [(0, "AS", False, 2), (1, "2D", True, 0)]
    assert table.line.split()[-2:] == ["AS", "2D"]


@pytest.mark.clause("FM-10.2", "FM-10.3", "FM-10.4", "FM-10.5", "FM-10.6", "FM-10.7", "FM-10.8")
@pytest.mark.parametrize(
    ("storyline", "character"),
    [
        *((storyline, 0) for storyline in STORYLINES),
        *(
            (storyline, "V") for storyline in ("AC", "AS", "QC", "QS")
        ),  # the others are hit through X: see the next test
    ],
)
@pytest.mark.parametrize("last", ["2S", "JK"])
@pytest.mark.parametrize("extra", [0, 1])
def test_what_a_last_lifeline_means(storyline: str, last: str, character: int | str, extra: int) -> None:
    """Soft: the role lies face down, one damage turns it up, the next defeats. Hard: it lies face up at once."""
    hard = (last == "JK") != (storyline == "QS")
    stack = f"{last} {VILLAIN[storyline]}" if extra else last
    others = "2H | 2D | 2C"
    other = "JK" if last == "2S" else "2S"
    stacks = f"{stack} | {others} | {other}" if character == 0 else f"{other} | {others} | {stack}"
    easy = ";free_replays 0" if storyline in ("AS", "KS") else ""
    shown = damages(f"storyline {storyline}{easy}", stacks, character, extra + (2 if hard else 3))
    popped = f"{last} up" if hard and character == 0 else f"{last} down" if not hard and character == "V" else last
    top = [VILLAIN[storyline]] if extra else []
    assert shown == [*top, popped, *([] if hard else ["up"]), "defeated"]


@pytest.mark.clause("FM-10.2", "FM-10.3", "FM-10.4", "FM-10.9", "FM-20.3")
@pytest.mark.parametrize(("last", "up", "left"), [("2S", False, 2), ("JK", True, 1)])
@pytest.mark.parametrize("storyline", ["KC", "KS"])
def test_the_villain_behind_the_shadow_musketeer(storyline: str, last: str, up: bool, left: int) -> None:
    """Turned down he is still known to everybody."""
    other = "JK" if last == "2S" else "2S"
    easy = ";free_replays 0" if storyline == "KS" else ""
    table = lose(f"storyline {storyline}{easy};stone 0;stacks {other} | 2H | 2D | 2C | {last}", "X")
    for player in (None, 0, 1, 2, 3):
        villain = table.view(player)["characters"][-1]
        assert (villain["up"], villain["role"], villain["left"]) == (up, storyline, left)
    assert [one["up"] for one in table.told("role_turned")] == ([] if up else [False])


@pytest.mark.clause("FM-10.6", "FM-13.7")
def test_the_role_card_of_the_defeated_goes_to_the_line() -> None:
    musketeer = lose("roles JH JS JD JC;stacks popped 2S up | 2H | 2D | JK | 2C", 0)
    assert musketeer.line.split()[-1] == "JH"
    assert musketeer.told("defeated") == [{"type": "defeated", "character": 0, "role": "JH"}]
    assert musketeer.told("round_ended") == []
    villain = lose("match single;stone 0;stacks 2S | 2H | 2D | JK | popped 2C up", 0)
    assert villain.line.split()[-1] == "AC"
    assert villain.told("round_ended")[0] == {"type": "round_ended", "ending": "good", "defeated": ["V"]}


@pytest.mark.clause("FM-10.5")
def test_turning_the_role_up_moves_no_card() -> None:
    stacks = "popped 2S down | 2H | 2D | JK | 2C QS"
    before = Table(f"stacks {stacks}").line
    table = lose(f"roles JH JS JD JC;stacks {stacks}", 0)
    assert (table.line, table.told("life_popped")) == (before, [])
    assert table.told("role_turned") == [{"type": "role_turned", "character": 0, "up": True, "role": "JH"}]
    assert (table.stone, table.starter) == (0, 0)


@pytest.mark.clause("FM-10.7", "FM-22.8")
@given(height=st.integers(0, 8), last=st.sampled_from(["2S", "JK"]), storyline=st.sampled_from(STORYLINES))
def test_how_many_damages_are_left(height: int, last: str, storyline: str) -> None:
    """n + 2 with a soft last lifeline, n + 1 with a hard one."""
    extras = [card for card in ("QS", "QH", "QD", "KH", "KD", "AH", "AD", "KS", "AS") if card != storyline]
    stack = " ".join([last, *extras[:height]])
    other = "JK" if last == "2S" else "2S"
    table = Table(f"storyline {storyline};stacks {stack} | 2H | 2D | 2C | {other}")
    hard = (last == "JK") != (storyline == "QS")
    assert table.character(0)["left"] == height + 1 + (1 if hard else 2)
