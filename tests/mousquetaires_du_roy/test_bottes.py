"""MR-9.7 to 9.10: bottes."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.edition import Botte, symbols
from musketiere.games.mousquetaires_du_roy.material import FLEUR, SHIELD, SWORD
from tests.mousquetaires_du_roy.table import Table, duel

SYMBOL = {"S": SWORD, "H": SHIELD, "F": FLEUR}


def results(table: Table) -> list[str]:
    return [ended["result"] for ended in table.told("duel_ended")]


@pytest.mark.clause("MR-9.7", "MR-9.8", "MR-14.7", "MR-14.8")
def test_bottes_are_tested_on_the_final_dice() -> None:
    """After the blade."""
    table = duel("athos", "bernajoux", "FFH SSH", tokens="toledo")
    assert (table.state.asking, table.told("botte"), table.life("athos")) == ("blade", [], 4)
    table.fall("F")
    table.do("blade 2")
    assert table.told("botte") == [{"by_musketeer": True, "by_opponent": False}]
    assert (results(table), table.life("athos")) == (["opponent"], 4)


@pytest.mark.clause("MR-9.8", "MR-11.4", "MR-11.7")
@pytest.mark.parametrize(
    ("botte", "met", "missed"),
    [
        ("base", ["FFF", "FFFS", "HFFF"], ["FFS", "FFHS", "FF"]),
        ("improved", ["FFS", "FFFS", "SHFF"], ["FFF", "FSS", "FFH"]),
        ("master", ["FFS", "FFH", "FFFH"], ["FFF", "FSS", "FF"]),
        ("guard", ["FF", "FFF", "SFFH"], ["F", "FSS"]),
        ("elite", ["FSS", "FFSS", "SSSF"], ["FSH", "SSS", "FFS"]),
    ],
)
def test_at_least_the_symbols_it_demands(botte: str, met: list[str], missed: list[str]) -> None:
    """No die counts twice."""
    edition = data_file.house()
    of = {foe.botte.id: foe.botte for foe in edition.adversaries}
    for hero in edition.heroes.values():
        of |= {hero.botte.id: hero.botte, hero.botte_improved.id: hero.botte_improved}
    for throw in met:
        assert of[botte].met(*symbols([SYMBOL[face] for face in throw]))
    for throw in missed:
        assert not of[botte].met(*symbols([SYMBOL[face] for face in throw]))


@pytest.mark.clause("MR-9.8")
def test_whatever_a_data_file_demands_no_die_counts_twice() -> None:
    """Each symbol is laid aside for what demands it; what is left is free for anything but a fleur."""
    throws = [faces for count in range(5) for faces in combinations_with_replacement((SWORD, SHIELD, FLEUR), count)]
    for sword, shield, fleur, other in product(range(3), range(3), range(2), range(3)):
        demanded = [SWORD] * sword + [SHIELD] * shield + [FLEUR] * fleur
        for faces in throws:
            left = list(faces)
            lacking = False
            for face in demanded:
                if face in left:
                    left.remove(face)
                else:
                    lacking = True
            expected = not lacking and len([face for face in left if face != FLEUR]) >= other
            assert Botte("", sword, shield, fleur, other).met(*symbols(faces)) == expected


@pytest.mark.clause("MR-9.8", "MR-2.4")
@pytest.mark.parametrize(
    ("colour", "botte", "odds"),
    [
        ("blue", "base", [0.0, 3.7, 11.1, 21.0, 32.0]),
        ("blue", "improved", [0.0, 11.1, 27.2, 43.2, 57.1]),
        ("blue", "master", [0.0, 22.2, 39.5, 53.5, 64.7]),
        ("red", "guard", [2.8, 7.4, 13.2]),
        ("red", "elite", [0.0, 12.5, 29.2]),
    ],
)
def test_the_odds_of_table_27_2(colour: str, botte: str, odds: list[float]) -> None:
    """For two dice and more, counted over all throws; the faces of a die come in three kinds."""
    edition = data_file.house()
    faces = edition.blue if colour == "blue" else edition.red
    hero, better, foe = edition.heroes["athos"], edition.heroes["dartagnan"], edition.rochefort
    wanted = {one.id: one for one in (hero.botte, hero.botte_improved, better.botte_improved, foe.botte)}
    wanted["guard"] = edition.gaoler.botte
    for number, expected in enumerate(odds, 2):
        share = sum(
            faces.count(SWORD) ** throw.count(SWORD)
            * faces.count(SHIELD) ** throw.count(SHIELD)
            * faces.count(FLEUR) ** throw.count(FLEUR)
            for throw in product((SWORD, SHIELD, FLEUR), repeat=number)
            if wanted[botte].met(*symbols(throw))
        )
        assert round(100 * share / 6**number, 1) == expected


@pytest.mark.clause("MR-9.9", "MR-33.14")
@pytest.mark.parametrize(
    ("throw", "result", "life", "beaten"),
    [
        ("FFF SSS", "opponent", 4, True),  # his own, whatever the swords say
        ("SSS FFH", "musketeer", 3, False),  # one wound, and none for the opponent
        ("SSS FFS", "musketeer", 3, False),
    ],
)
def test_one_botte(throw: str, result: str, life: int, beaten: bool) -> None:
    table = duel("athos", "bernajoux", throw)
    assert (results(table), table.life("athos"), bool(table.told("validated"))) == ([result], life, beaten)
    assert len(table.told("thrown")) == 1


@pytest.mark.clause("MR-9.10")
def test_both_bottes() -> None:
    table = duel("athos", "bernajoux", "FFF FFS")
    assert (results(table), table.life("athos"), len(table.told("validated"))) == (["both"], 3, 1)
