"""MR-10.14 to 10.21: how a duel with Rochefort ends."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table
from tests.mousquetaires_du_roy.test_rochefort import TIE, attempt

OUTCOMES = {
    "unhurt": ["FFH SSFH"],  # his botte
    "tie": TIE,
    "wounded": ["SSH HHHF", "SS HFF"],
    "both": ["SSS SSHF"],
}


@pytest.mark.clause("MR-10.14", "MR-10.15", "MR-10.16", "MR-10.21")
@pytest.mark.parametrize(("outcome", "life"), [("unhurt", 3), ("tie", 4)])
def test_unhurt_he_stays_and_the_action_is_cancelled(outcome: str, life: int) -> None:
    """It is spent; cards named for the challenge stay in his hand."""
    table = attempt("louvre", *OUTCOMES[outcome], hand="erudition_1")
    table.do("challenge 0", "appear")
    assert (table.life("aramis"), table.state.rochefort_life) == (life, 4)
    assert table.told("action_cancelled") == [{"musketeer": 2}]
    assert (table.told("challenge_won"), table.cards("aramis")) == ([], "erudition_1")
    assert (table.state.actions, table.state.seen_at) == (2, 1)
    assert "0" in table.can("challenge")
    table.fall(*OUTCOMES[outcome])
    table.do("challenge 0")
    assert len(table.told("rochefort_appeared")) == 2


@pytest.mark.clause("MR-10.16", "MR-18.2")
def test_who_falls_may_not_try_again() -> None:
    table = attempt("louvre", *OUTCOMES["unhurt"], hand="erudition_1")
    table.state.life[2] = 1
    table.do("challenge 0", "appear")
    assert (table.where("aramis"), table.told("action_cancelled")) == ("vieux_colombier", [{"musketeer": 2}])
    assert table.told("musketeer_ended") == [{"musketeer": 2, "unspent": 0}]
    assert table.cards("aramis") == "erudition_1"


@pytest.mark.clause("MR-10.17")
def test_wounded_he_flees_and_the_same_action_is_resumed() -> None:
    table = attempt("louvre", *OUTCOMES["wounded"], hand="erudition_1")
    table.do("challenge 0", "appear")
    assert table.told("rochefort_fled") == [{"wounds": 1, "life": 3}]
    assert table.told("action_resumed") == [{"musketeer": 2}]
    assert [one["skill"] for one in table.told("challenge_won")] == ["erudition"]
    assert (table.state.actions, table.cards("aramis"), table.life("aramis")) == (2, "", 4)
    types = table.types()
    assert types.index("rochefort_fled") < types.index("action_resumed") < types.index("challenge_won")


@pytest.mark.clause("MR-10.17", "MR-9.21", "MR-0.5")
@pytest.mark.parametrize(
    ("life", "throw", "left"), [(4, "SSS HHFF", 3), (3, "SSS HFFF", 1), (4, "FFF FFFF", 3), (1, "SSS FFFF", 0)]
)
def test_he_loses_a_life_for_each_wound(life: int, throw: str, left: int) -> None:
    """Not below 0; one by a botte."""
    table = attempt("louvre", throw, hand="erudition_1")
    table.state.rochefort_life = life
    table.do("challenge 0", "appear")
    assert (table.state.rochefort_life, len(table.told("challenge_won"))) == (left, 1)


@pytest.mark.clause("MR-10.18")
@pytest.mark.parametrize(("life", "resumed"), [(4, True), (2, True), (1, False)])
def test_both_wounded(life: int, resumed: bool) -> None:
    """He flees; the Musketeer goes on if he is still fit."""
    table = attempt("louvre", "SSF SHFF", hand="erudition_1")
    table.state.life[2] = life
    table.do("challenge 0", "appear")
    assert table.told("rochefort_fled") == [{"wounds": 1, "life": 3}]
    assert table.told("wounded")[0]["life"] == life - 1
    assert bool(table.told("challenge_won")) == resumed
    assert bool(table.told("action_cancelled")) != resumed
    assert table.cards("aramis") == ("" if resumed else "erudition_1")
    assert table.where("aramis") == ("louvre" if resumed else "vieux_colombier")


@pytest.mark.clause("MR-10.19", "MR-15.7", "MR-19.11")
def test_after_fleeing_milady_is_at_home_and_does_nothing() -> None:
    table = attempt("louvre", "SSS HHFF", hand="erudition_1")
    table.do("challenge 0", "appear")
    assert (table.state.destination, table.state.seen_at) == (5, 5)
    table.fall("SSH SH")
    table.do("duel 0")  # he is not there any more
    assert len(table.told("rochefort_appeared")) == 1
    table.next_turn()
    assert len(table.told("milady_revealed")) == 1
    assert (table.state.paris_hand, table.told("milady_acted"), table.told("paris_taken")) == ([], [], [])
    table.do("destination miladys_house")
    table.until("own")  # the next time she is there of her own will
    assert table.legal() == ["pass", *(f"take_paris {card}" for card in range(6))]


@pytest.mark.clause("MR-10.17", "MR-9.1")
def test_a_duel_is_resumed_against_the_opponent_that_was_named() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "lubin biscarat")
    table.turn("aramis", "louvre", "louvre")
    table.fall("SSS HHFF", "SSH SH")
    table.do("duel 1")
    assert [one["opponent"] for one in table.told("duel_started")] == ["rochefort", "biscarat"]
    assert [(one["kind"], one["element"]) for one in table.told("validated")] == [("duel", 1)]


@pytest.mark.clause("MR-10.16", "MR-25.2")
def test_a_cancelled_passage_costs_no_epic_tokens() -> None:
    table = Table(rochefort="auto")
    table.board("galleries", "force_2 " * 8)
    table.state.epic = 3
    table.turn("aramis", "quest", "quest")
    table.fall(*TIE)
    table.do("passage")
    assert (table.state.epic, table.state.stage, table.state.actions) == (3, 0, 2)


@pytest.mark.clause("MR-10.16", "MR-22.18", "MR-21.6")
def test_a_token_is_not_turned_up_by_a_cancelled_attempt() -> None:
    inn = Table(rochefort="auto")
    inn.inn("trap decoy", "decoy decoy", "decoy decoy")
    inn.turn("aramis", "quest", "quest")
    inn.fall(*TIE)
    inn.do("inn 0")
    assert (inn.told("token_revealed"), inn.life("aramis"), inn.state.inn_at[2]) == ([], 4, (-1, 0))
    england = Table(rochefort="auto")
    england.board("england", "force_2 force_3", stage=1)
    england.turn("aramis", "quest", "quest")
    england.fall(*TIE)
    england.do("duel 0")
    assert england.told("token_revealed") == []


@pytest.mark.clause("MR-10.20", "MR-12.5")
def test_only_balm_heals_rochefort() -> None:
    table = attempt("louvre", "SSS FFFF", hand="erudition_1")
    table.do("challenge 0", "appear")
    assert table.state.rochefort_life == 1
    table.next_turn()
    assert table.state.rochefort_life == 1
    table.perfidy("baume")
    table.do("destination paris", "play_perfidy baume")
    assert table.state.rochefort_life == 3
    assert table.told("rochefort_healed") == [{"amount": 2, "life": 3}]
