"""MR-24: England."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table


def england(stage: int = 0, tokens: str = "force_2 force_4", **hands: str) -> Table:
    """They are there, Milady is not; that stage is next."""
    table = Table(rochefort="auto")
    table.board("england", tokens, stage=stage)
    for hero, cards in hands.items():
        table.hand(hero, cards)
        table.put(hero, "quest")
    return table


@pytest.mark.clause("MR-24.1")
@pytest.mark.parametrize(
    ("stage", "kind", "element"),
    [
        (0, "challenge", ("panache", 8)),
        (1, "duel", "force_2"),
        (2, "challenge", ("gallantry", 8)),
        (3, "duel", "force_4"),
        (4, "challenge", ("nobility", 8)),
    ],
)
def test_five_stages_in_order(stage: int, kind: str, element: object) -> None:
    """One is there to be attempted, nothing else."""
    cards = "panache_2 panache_2 panache_1 gallantry_2 gallantry_2 gallantry_1 nobility_2 nobility_2 nobility_1"
    table = england(stage, porthos=cards)
    table.turn("porthos")
    assert [name for name in table.legal() if name.split()[0] in ("challenge", "duel", "inn", "passage")] == [
        f"{kind} 0"
    ]
    if kind == "challenge":
        table.do("challenge 0")
        table.until("action" if stage < 4 else "lay")
        [won] = table.told("challenge_won")
        assert (won["skill"], won["value"]) == element
        assert table.told("stage_passed") == [{"board": "england", "index": stage + 1}]
    else:
        table.fall("SSSS", "HH" if element == "force_2" else "HHHF")
        table.do("duel 0")
        assert table.told("token_revealed")[0]["token"] == element


@pytest.mark.clause("MR-24.2")
def test_different_musketeers_take_different_stages() -> None:
    """Each for one action per attempt, also one that fails."""
    table = england(dartagnan="panache_2 panache_2", porthos="")
    table.turn("dartagnan")
    table.do("challenge 0", "end_turn")
    table.start("porthos")
    table.fall("HHHH", "FF")
    table.do("duel 0")
    assert (table.state.stage, table.state.actions) == (1, 2)
    table.fall("SSSS", "HH")
    table.do("duel 0")
    assert (table.state.stage, table.state.actions) == (2, 1)
    assert [told["index"] for told in table.told("stage_passed")] == [1, 2]


@pytest.mark.clause("MR-24.3", "MR-21.6", "MR-21.7")
def test_a_token_is_a_duel() -> None:
    """The second one is turned up only at its own stage."""
    table = england(1, porthos="")
    table.turn("porthos")
    table.fall("SSSS", "HH")
    table.do("duel 0")
    assert table.told("token_revealed") == [{"board": "england", "position": 0, "token": "force_2"}]
    [first, second] = table.state.quest_tokens
    assert first is None
    assert second is not None
    assert not second.up


@pytest.mark.clause("MR-24.4", "MR-21.3")
def test_the_fifth_stage_finishes_it() -> None:
    """Two cards for who completed it; the galleries follow at once."""
    table = england(4, "- -", athos="nobility_1 nobility_1 nobility_1")
    table.turn("athos")
    table.do("challenge 0")
    assert table.told("board_finished") == [{"board": "england", "by": 0, "revealed": []}]
    assert len(table.cards("athos").split()) == 2
    assert table.told("board_placed") == [{"board": "galleries", "tokens": 8}]
    assert table.state.asking == "lay"
