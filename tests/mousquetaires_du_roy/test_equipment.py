"""MR-14.5 to 14.9: what equipment does."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table, duel


@pytest.mark.clause("MR-14.5")
@pytest.mark.parametrize(
    ("throws", "result"),
    [
        (["HHF FS"], "opponent"),  # a sword, although he has thrown none
        (["SFF SF"], "both"),
        (["HHF SH", "HF F", "H"], "tie"),  # it can be parried, and the second round has none
    ],
)
def test_pistol(throws: list[str], result: str) -> None:
    """A sword in the first round."""
    table = duel("athos", "biscarat", *throws, tokens="pistol")
    assert (len(table.told("thrown")), table.told("duel_ended")[0]["result"]) == (len(throws), result)


@pytest.mark.clause("MR-14.5")
def test_the_pistol_is_loaded_for_every_duel() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "lubin brisemont boisrenard")
    table.owns("athos", "pistol")
    table.turn("athos", "louvre")
    for foe in range(3):
        table.fall("HHF H", "HH", "H") if foe == 0 else table.fall("HHF F")
        table.do(f"duel {foe}")
    assert [one["result"] for one in table.told("duel_ended")] == ["tie", "opponent", "opponent"]


@pytest.mark.clause("MR-14.6")
@pytest.mark.parametrize(
    ("throws", "wounds", "absorbed"),
    [
        (["HHF SSS", "HH SS", "H H"], 0, 1),  # one sword gets through, and that is all
        (["HFF SSS"], 1, 1),
        (["FFF SSS"], 0, 0),  # his botte: nothing to absorb
        (["SSS FFH"], 1, 0),  # it does not help against a botte
        (["HHF SSS", "HF SS"], 1, 1),  # nor a second time
    ],
)
def test_cuirass(throws: list[str], wounds: int, absorbed: int) -> None:
    """It absorbs the first wound from a sword in each duel; that does not end the duel."""
    table = duel("athos", "bernajoux", *throws, tokens="cuirass")
    assert sum(one["absorbed_musketeer"] for one in table.told("round_result")) == absorbed
    struck = sum(one["hits_on_musketeer"] for one in table.told("round_result"))
    assert struck == (0 if table.told("botte") else wounds)
    assert table.life("athos") == 4 - wounds
    assert len(table.told("thrown")) == len(throws)


@pytest.mark.clause("MR-14.6")
def test_the_cuirass_helps_in_every_duel() -> None:
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "lubin brisemont boisrenard")
    table.owns("athos", "cuirass")
    table.turn("athos", "louvre")
    for foe in range(3):
        table.fall("FSF S")
        table.do(f"duel {foe}")
    assert (table.life("athos"), len(table.told("validated"))) == (4, 3)


@pytest.mark.clause("MR-14.6")
def test_what_the_cuirass_never_helps_against() -> None:
    """Traps and assassins; the rest has tests of its own beside its own rule."""
    table = Table(rochefort="auto")
    table.owns("athos", "cuirass")
    table.mission("paris", "complot", "lubin", "assassin")
    table.inn("trap decoy decoy decoy", "decoy decoy decoy decoy", "decoy decoy decoy decoy")
    table.turn("athos", "quest")
    table.do("inn 0")
    assert table.life("athos") == 3
    table.fall("S")
    table.do("move paris")
    assert table.life("athos") == 2


@pytest.mark.clause("MR-14.7")
def test_toledo_blade() -> None:
    """One die, in any round, once in a duel; the new face counts, better or not."""
    table = duel("athos", "biscarat", "HHF SH", tokens="toledo")
    assert table.legal() == ["pass", "blade 0", "blade 1", "blade 2"]
    table.fall("HF H")
    table.do("pass")  # the next round
    assert table.legal() == ["pass", "blade 0", "blade 1"]
    table.fall("F", "F")
    table.do("blade 0")
    assert table.told("toledo") == [{"index": 0, "old": "shield", "new": "fleur"}]
    assert table.told("duel_ended")[0]["result"] == "tie"  # the third round came without a question
    assert [len(one["blue"]) for one in table.told("thrown")] == [3, 2, 1]


@pytest.mark.clause("MR-14.7")
def test_the_new_face_must_be_kept() -> None:
    table = duel("athos", "biscarat", "SHF HF", tokens="toledo")
    table.fall("H", "HF F", "H")
    table.do("blade 0")  # a sword that would have wounded
    assert table.told("duel_ended")[0]["result"] == "tie"


@pytest.mark.clause("MR-14.7", "MR-10.13")
def test_the_blade_is_sharp_again_in_the_next_duel() -> None:
    """Rochefort's is a duel of its own."""
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.owns("aramis", "toledo")
    table.turn("aramis", "louvre", "louvre")
    table.fall("SSS HHFF")
    table.do("duel 0")
    table.fall("S", "SSS HH")
    table.do("blade 0")
    assert [one["opponent"] for one in table.told("duel_started")] == ["rochefort", "biscarat"]
    assert table.state.asking == "blade"


@pytest.mark.clause("MR-14.8", "MR-9.9", "MR-9.10")
@pytest.mark.parametrize(("face", "result"), [("F", "both"), ("S", "musketeer")])
def test_the_blade_may_answer_a_botte(face: str, result: str) -> None:
    table = duel("athos", "bernajoux", "FFH FFH", tokens="toledo")
    assert table.state.asking == "blade"
    table.fall(face)
    table.do("blade 2")
    assert table.told("duel_ended")[0]["result"] == result
    assert table.life("athos") == 3


@pytest.mark.clause("MR-14.9", "MR-6.9")
def test_horse() -> None:
    """One Move in each of his turns costs no action, before, between or after the others."""
    table = Table()
    table.owns("athos", "horse")
    table.turn("athos")
    assert table.can("ride") == ["louvre", "quest", "la_rochelle", "richelieu", "vieux_colombier"]
    table.do("move louvre", "ride quest")
    assert (table.where("athos"), table.state.actions, table.can("ride")) == ("quest", 2, [])
    assert [(one["after"], one["free"]) for one in table.told("moved")] == [("louvre", False), ("quest", True)]
    table.next_turn()
    table.turn("athos")
    table.do("draw", "draw", "draw")
    assert (table.state.asking, table.can("ride"), table.can("move")) == (
        "action",
        ["paris", "louvre", "la_rochelle", "richelieu", "vieux_colombier"],
        [],
    )
    table.do("ride paris")
    assert table.state.active != 0  # nothing is left to do


@pytest.mark.clause("MR-14.9", "MR-7.4")
def test_no_horse_leaves_the_bastille() -> None:
    table = Table()
    table.owns("athos", "horse")
    table.turn("athos", "bastille")
    assert (table.can("ride"), table.can("move")) == ([], [])
