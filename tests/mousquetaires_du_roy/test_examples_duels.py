"""MR-34: the worked examples of duels, as they stand in the rules."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table, duel


def outcome(table: Table, hero: str = "athos") -> tuple[int, bool]:
    """Life that is left, and whether the opponent is defeated."""
    return table.life(hero), bool(table.told("validated"))


@pytest.mark.clause("MR-E1")
def test_only_the_musketeer_hits() -> None:
    table = duel("athos", "biscarat", "SSH SH")
    assert outcome(table) == (4, True)
    assert table.told("purse") == [{"change": 2, "total": 5, "cause": "reward"}]


@pytest.mark.clause("MR-E2")
def test_only_the_opponent_hits() -> None:
    table = duel("athos", "biscarat", "SFF SH")
    assert outcome(table) == (3, False)
    assert table.can("duel") == ["0"]


@pytest.mark.clause("MR-E3")
def test_both_hit() -> None:
    assert outcome(duel("athos", "biscarat", "SSF SS")) == (2, True)


@pytest.mark.clause("MR-E4")
def test_tie() -> None:
    table = duel("athos", "biscarat", "SHF SH", "HF H", "F")
    assert outcome(table) == (4, False)
    assert [(len(one["blue"]), len(one["red"])) for one in table.told("thrown")] == [(3, 2), (2, 1), (1, 0)]
    assert (table.told("duel_ended")[0]["result"], table.state.actions) == ("tie", 2)


@pytest.mark.clause("MR-E6")
def test_own_botte() -> None:
    table = duel("athos", "bernajoux", "FFF SSS")
    assert outcome(table) == (4, True)
    assert table.told("botte") == [{"by_musketeer": True, "by_opponent": False}]


@pytest.mark.clause("MR-E7")
def test_the_opponents_botte() -> None:
    assert outcome(duel("athos", "bernajoux", "SSS FFH")) == (3, False)


@pytest.mark.clause("MR-E8")
def test_both_bottes() -> None:
    assert outcome(duel("athos", "bernajoux", "FFF FFS")) == (3, True)


@pytest.mark.clause("MR-E10")
def test_the_pistol_is_no_botte() -> None:
    table = duel("dartagnan", "cahusac", "FFH SH", "HH H", "H", tokens="pistol")
    assert table.told("botte") == []
    assert [(len(one["blue"]), len(one["red"])) for one in table.told("thrown")] == [(3, 2), (2, 1), (1, 0)]
    assert outcome(table, "dartagnan") == (4, False)


@pytest.mark.clause("MR-E11")
def test_the_pistol_hits() -> None:
    assert outcome(duel("dartagnan", "cahusac", "FFH SF", tokens="pistol"), "dartagnan") == (4, True)


@pytest.mark.clause("MR-E13")
def test_vitrays_cuirass() -> None:
    table = duel("athos", "vitray", "SSF HF", "HH H", "H")
    assert table.told("round_result")[0] == {
        "hits_on_opponent": 0,
        "hits_on_musketeer": 0,
        "absorbed_opponent": 1,
        "absorbed_musketeer": 0,
    }
    assert [(len(one["blue"]), len(one["red"])) for one in table.told("thrown")] == [(3, 2), (2, 1), (1, 0)]
    assert outcome(table) == (4, False)
    assert outcome(duel("athos", "vitray", "FFF SS")) == (4, True)


@pytest.mark.clause("MR-E15")
def test_jussac() -> None:
    table = duel("porthos", "jussac", "FFFH SSH", tokens="cuirass")
    assert table.told("botte") == [{"by_musketeer": True, "by_opponent": False}]
    assert outcome(table, "porthos") == (4, True)
    assert table.told("wounded") == [{"musketeer": 1, "amount": 1, "life": 4, "cause": "final_wound"}]
    tie = duel("porthos", "jussac", "HHHH HHH", "HHH HH", "HH H", "H", tokens="cuirass")
    assert tie.told("duel_ended")[0]["result"] == "tie"
    assert outcome(tie, "porthos") == (4, False)


# ---- Rochefort -------------------------------------------------------------------------------------------


def aramis(*throws: str, life: int = 4) -> Table:
    """Milady is at the Louvre; he declares the Erudition challenge there, and Rochefort appears."""
    table = Table()
    table.mission("louvre", "dette_de_jeu", "biscarat")
    table.hand("aramis", "erudition_1")
    table.state.life[2] = life
    table.turn("aramis", "louvre", "louvre")
    table.fall(*throws)
    table.do("challenge 0", "appear")
    assert not table.chance.told
    return table


@pytest.mark.clause("MR-E16")
@pytest.mark.parametrize(
    ("throws", "life"), [(["HFS SSHF"], 3), (["HHS SSHH", "SH SHH", "H SH", "H"], 4)], ids=["a", "b"]
)
def test_rochefort_stays(throws: list[str], life: int) -> None:
    """The action is cancelled and spent, the Skill card kept; the next attempt meets him again, Milady is not asked."""
    table = aramis(*throws)
    assert (table.life("aramis"), table.state.rochefort_life, table.state.actions) == (life, 4, 2)
    assert (table.cards("aramis"), len(table.told("action_cancelled"))) == ("erudition_1", 1)
    table.fall("SSS HHFF")
    table.do("challenge 0")
    assert table.told("rochefort_appeared") == [{"musketeer": 2, "life": 4}, {"musketeer": 2, "life": 4}]


@pytest.mark.clause("MR-E16")
def test_rochefort_flees() -> None:
    """(c)"""
    table = aramis("SSH SHFH", "SS HHF", "S FF")
    assert (table.state.rochefort_life, table.life("aramis")) == (3, 4)
    assert [one["skill"] for one in table.told("challenge_won")] == ["erudition"]
    assert table.state.seen_at == 5


@pytest.mark.clause("MR-E16")
@pytest.mark.parametrize(("life", "left", "won"), [(4, 2, True), (2, 0, False)])
def test_rochefort_flees_and_wounds(life: int, left: int, won: bool) -> None:
    """(d)"""
    table = aramis("SSS SSHH", life=life)
    assert (table.state.rochefort_life, table.life("aramis"), bool(table.told("challenge_won"))) == (3, left, won)
    assert len(table.told("rochefort_fled")) == 1


@pytest.mark.clause("MR-E17")
def test_oversight() -> None:
    table = Table()
    table.board("calais")
    table.hand("dartagnan", "gallantry_2")
    table.hand("porthos", "panache_2 panache_1")
    table.hand("athos", "nobility_2 nobility_1")
    for hero in ("athos", "porthos"):
        table.put(hero, "quest")
    table.turn("dartagnan", "quest", "quest")
    table.do("challenge 2", "stay_hidden", "end_turn")
    assert table.state.solved == 1 << 2
    table.start("athos")
    table.do("challenge 1", "card nobility_1")
    assert (table.state.asking, table.state.solved) == ("action", 1 << 2 | 1 << 1)
    table.do("end_turn")
    table.start("porthos")
    table.do("challenge 3", "card panache_1")
    assert table.legal() == ["appear", "stay_hidden"]
