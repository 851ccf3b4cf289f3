"""MR-9d: special adversaries."""

from __future__ import annotations

import pytest

from tests.mousquetaires_du_roy.table import Table, duel


@pytest.mark.clause("MR-9.25", "MR-9.21", "MR-9.26")
def test_de_cavois_has_two_lives() -> None:
    """His wounds stay while he lies there; a further duel is needed."""
    table = duel("athos", "de_cavois", "FFF SSS")
    assert (table.told("botte")[0]["by_musketeer"], table.told("validated"), table.can("duel")) == (True, [], ["0"])
    table.fall("SHH FSH")
    table.do("duel 0")  # a tie of the first round
    assert table.told("duel_started")[1]["life"] == 1
    while not table.told("validated"):
        table.chance.told.clear()
        table.fall("FFF SSS")
        table.do("duel 0")
    assert len(table.told("validated")) == 1
    assert (table.state.pistoles, table.state.epic) == (4, 1)


@pytest.mark.clause("MR-9.25")
def test_two_swords_beat_de_cavois_at_once() -> None:
    table = duel("athos", "de_cavois", "SSH SFH")
    assert len(table.told("duel_ended")) == 1
    assert not table.told("validated")  # one sword was parried
    table = duel("athos", "de_cavois", "SSH SFF", tokens="pistol")
    assert not table.told("validated")  # his botte
    table = duel("athos", "de_cavois", "SSH SSF")
    assert len(table.told("validated")) == 1


@pytest.mark.clause("MR-9.26")
def test_back_in_the_reserve_de_cavois_is_healed() -> None:
    table = Table(rochefort="auto")
    table.mission("paris", "complot", "de_cavois")
    table.turn("athos", "paris")
    table.fall("FFF SSS")
    table.do("duel 0")
    assert table.state.paris is not None
    assert table.state.paris.opponents[0].wounds == 1
    table.paris_hand("trafiquants")
    table.next_turn()
    number = [card.id for card in table.state.edition.paris].index("trafiquants")
    table.do("destination paris", f"play_paris {number}", f"man {table.adversary('de_cavois')}")
    assert table.state.paris is not None
    assert [(one.id, one.wounds) for one in table.state.paris.opponents] == [(table.adversary("de_cavois"), 0)]
    table.until("next")
    table.start("athos")
    table.fall("FFF SSS")
    table.do("duel 0")
    assert not table.told("validated")


@pytest.mark.clause("MR-9.27", "MR-9.28")
@pytest.mark.parametrize(
    ("throws", "tokens", "wounds", "beaten"),
    [
        (["FFF SHH"], "", 0, True),  # the botte of Athos
        (["FFF SHH"], "cuirass", 0, True),
        (["SSH SHH", "SH SH", "H H"], "", 0, False),  # a tie
        (["SSH SHH", "SH SH", "H H"], "cuirass", 0, False),
        (["HFF SSH"], "", 1, False),  # a sword
        (["HFF SSH", "HF SH", "F S"], "cuirass", 1, False),  # one is absorbed, another is not
        (["HHH SSF"], "cuirass", 1, False),  # Jussac's botte
        (["SSH SHF"], "", 0, True),
        (["SSF SSH"], "", 2, True),
        (["SSF SSH"], "cuirass", 1, True),
    ],
)
def test_jussac_wounds_once_more(throws: list[str], tokens: str, wounds: int, beaten: bool) -> None:
    """Whatever the result; no cuirass absorbs that one."""
    table = duel("athos", "jussac", *throws, tokens=tokens)
    assert [one["final_wound"] for one in table.told("duel_ended")] == [True]
    last = table.told("wounded")[-1]
    assert (last["cause"], last["amount"]) == ("final_wound", 1)
    assert table.life("athos") == 4 - wounds - 1
    assert bool(table.told("validated")) == beaten


@pytest.mark.clause("MR-9.27", "MR-18.10")
def test_who_has_fallen_gets_no_more_wounds_from_jussac() -> None:
    table = duel("athos", "jussac", "HFF SSS", life=2)
    assert [(one["amount"], one["life"]) for one in table.told("wounded")] == [(2, 0)]
    assert len(table.told("fallen")) == 1


@pytest.mark.clause("MR-9.29", "MR-14.6")
@pytest.mark.parametrize(
    ("throws", "beaten"),
    [
        (["SSS HF"], True),  # one of two is absorbed
        (["SFF HF", "SF F"], False),
        (["SSH HS", "SH H", "S"], True),  # absorbed, parried, and then not
        (["FFF SS"], True),  # a botte
    ],
)
def test_vitrays_cuirass(throws: list[str], beaten: bool) -> None:
    """It takes the first wound from a sword, once in a duel, and never one from a botte."""
    table = duel("athos", "vitray", *throws)
    assert bool(table.told("validated")) == beaten
