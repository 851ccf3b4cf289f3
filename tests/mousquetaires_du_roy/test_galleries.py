"""MR-25: the galleries of the Louvre."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table

EIGHT = "force_2 force_2 force_3 force_2 force_4 force_3 force_2 force_3"


def galleries(hero: str, stage: int = 0, epic: int = 0, hand: str = "", place: str = "quest") -> Table:
    """His turn in front of that gallery; Milady is elsewhere."""
    table = Table(rochefort="auto")
    table.board("galleries", EIGHT, stage=stage)
    table.state.epic = epic
    table.hand(hero, hand)
    table.turn(hero, place)
    return table


def attempts(table: Table) -> list[str]:
    return [name for name in table.legal() if name.split()[0] in ("challenge", "duel", "passage")]


@pytest.mark.clause("MR-25.1", "MR-25.3")
@pytest.mark.parametrize(("stage", "skill"), [*enumerate(("erudition", "panache", "gallantry", "nobility"))])
def test_one_gallery_after_the_other(stage: int, skill: str) -> None:
    """Value 8 each; solving it moves the team on, after the last it has won."""
    hand = " ".join(f"{one}_2" for one in ("erudition", "erudition", "panache", "gallantry"))
    table = galleries("aramis", stage, hand=hand)  # any skill card fits, and his skills are 5, 2, 4 and 3
    table.do("challenge 0")
    table.until("action")
    [won] = table.told("challenge_won")
    assert (won["skill"], won["value"]) == (skill, 8)
    assert table.told("gallery_passed") == [{"index": stage + 1, "how": "challenge"}]
    assert table.state.stage == stage + 1
    assert (table.state.outcome is not None) == (stage == 3)


@pytest.mark.clause("MR-25.2")
@pytest.mark.parametrize("epic", [2, 3, 5])
def test_the_secret_passage(epic: int) -> None:
    """One action and three Epic tokens."""
    table = galleries("athos", epic=epic)
    assert ("passage" in table.legal()) == (epic >= 3)
    if epic < 3:
        return
    table.do("passage")
    assert (table.state.stage, table.state.epic, table.state.actions) == (1, epic - 3, 2)
    assert table.told("gallery_passed") == [{"index": 1, "how": "passage"}]
    assert table.told("epic") == [{"change": -3, "total": epic - 3, "cause": "passage"}]


@pytest.mark.clause("MR-25.2", "MR-10.2", "MR-10.16")
def test_rochefort_in_the_passage() -> None:
    """If he cancels it the action is spent, the tokens are not."""
    table = Table(rochefort="auto")
    table.board("galleries", EIGHT)
    table.state.epic = 3
    table.turn("porthos", "quest", milady="quest")
    table.fall("HHHH", "SSFF")
    table.do("passage")
    assert len(table.told("action_cancelled")) == 1
    assert (table.state.stage, table.state.epic, table.state.actions) == (0, 3, 2)


@pytest.mark.clause("MR-25.4", "MR-25.5", "MR-21.6")
def test_two_adversaries() -> None:
    """Face down, each a duel for an action of its own; when both are beaten the team moves on."""
    table = galleries("porthos", 1)
    assert attempts(table) == ["duel 0", "duel 1"]
    table.fall("SSSS", "HH")
    table.do("duel 1")
    assert table.told("token_revealed") == [{"board": "galleries", "position": 3, "token": "force_2"}]
    assert (attempts(table), table.state.stage, table.state.actions) == (["duel 0"], 1, 2)
    table.fall("SSSS", "HHH")
    table.do("duel 0")
    assert (table.state.stage, table.state.actions) == (2, 1)
    assert table.told("gallery_passed") == [{"index": 2, "how": "duels"}]
    assert attempts(table) == ["duel 0", "duel 1"]  # of the next one


@pytest.mark.clause("MR-25.5", "MR-21.6")
def test_milady_lays_two_in_every_gallery() -> None:
    """When the board is placed; which ones nobody else learns."""
    table = Table(rochefort="auto")
    table.board("england", "- -", stage=4)
    table.hand("athos", "nobility_1 nobility_1 nobility_1")
    table.turn("athos", "quest")
    table.do("challenge 0")
    assert table.told("board_placed") == [{"board": "galleries", "tokens": 8}]
    for force in (4, 3, 3, 4, 4, 3, 3, 4):
        table.do(f"lay_token force_{force}")
    assert [token.kind for token in table.state.quest_tokens if token] == [4, 3, 3, 4, 4, 3, 3, 4]
    assert not any(token.up for token in table.state.quest_tokens if token)
    assert table.told("tokens_laid", 0) == [{"board": "galleries", "count": 8}]


@pytest.mark.clause("MR-25.6")
def test_ways_may_be_mixed() -> None:
    """Here a duel and the passage, then a challenge; what was left behind matters no more."""
    table = galleries("porthos", 0, epic=3, hand="panache_1 panache_1 panache_1")
    table.fall("SSSS", "HH")
    table.do("duel 0", "passage", "challenge 0")
    assert [told["how"] for told in table.told("gallery_passed")] == ["passage", "challenge"]
    assert table.state.stage == 2
    assert table.state.quest_tokens[1] is not None
    assert len(table.told("token_discarded")) == 1


@pytest.mark.clause("MR-25.7")
@pytest.mark.parametrize("place", ["louvre", "paris", "bastille"])
def test_one_must_be_on_the_quest(place: str) -> None:
    table = Table(rochefort="auto")
    table.board("galleries", EIGHT, stage=1)
    table.mission("louvre", "dette_de_jeu", ambush="mendiants")
    table.state.epic = 3
    table.hand("porthos", "panache_2 panache_1")
    table.turn("porthos", place)
    assert attempts(table) == []
    if place != "bastille":
        table.do("move quest")
        assert attempts(table) == ["challenge 0", "duel 0", "duel 1", "passage"]


@pytest.mark.clause("MR-25.8", "MR-1.2")
@pytest.mark.parametrize("how", ["passage", "challenge", "duels"])
def test_the_fourth_gallery_wins(how: str) -> None:
    """At once, whichever way."""
    table = galleries("aramis", 3, epic=3, hand="nobility_2 nobility_2 nobility_1")
    if how == "duels":
        for at, red in ((0, "HH"), (1, "HHF")):
            table.fall("SSS", red)
            table.do(f"duel {at}")
    elif how == "challenge":
        table.do("challenge 0")
        while table.state.to_act:
            table.do(table.legal()[0])
    else:
        table.do("passage")
    assert table.told("gallery_passed") == [{"index": 4, "how": how}]
    assert table.told("match_ended") == [{"winner": "musketeers", "reason": "quest"}]
    assert table.state.to_act == []
