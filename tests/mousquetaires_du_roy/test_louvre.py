"""MR-16: the Louvre."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.board import Opponent
from musketiere.games.mousquetaires_du_roy.material import LOUVRE
from tests.mousquetaires_du_roy.table import Table

CARDS = "erudition_1 gallantry_2 gallantry_1 nobility_1"
"""With these Aramis solves all of the gambling debt: erudition 6, gallantry 5, nobility 6."""


def almost_done(table: Table, solved: int = 0b110) -> None:
    """Of the gambling debt only its first challenge is left."""
    table.mission("louvre", "dette_de_jeu", "laffemas", "courtisane")
    assert table.state.louvre is not None
    [foe] = table.state.louvre.opponents
    table.state.louvre = table.state.louvre._replace(solved=solved, opponents=(foe._replace(wounds=1, beaten=True),))
    table.hand("aramis", "erudition_1")


def next_one(table: Table, card: str) -> None:
    """That mission is turned up next; it does not lie there already."""
    pile, number = table.state.louvre_pile, [one.id for one in table.state.edition.louvre].index(card)
    pile.remove(number)
    pile.append(number)


@pytest.mark.clause("MR-16.1", "MR-2.7")
def test_always_one_mission() -> None:
    """The next one of the pile; when that is empty, of the shuffled discards."""
    table = Table()
    seen = []
    for mission in range(9):
        assert table.state.louvre is not None
        seen.append(table.state.louvre.card)
        assert len(table.state.louvre_pile) + len(table.state.louvre_discard) == 7
        assert table.told("pile_shuffled") == [{"pile": "louvre"}] * (mission == 8)
        table.state.ladder, table.state.honour = 3, table.state.most_honour
        table.next_turn()
    assert sorted(seen[:8]) == list(range(8))


@pytest.mark.clause("MR-16.2", "MR-16.4")
def test_done_only_when_everything_is_won() -> None:
    """In any order: here a challenge, the duel, and the other two."""
    table = Table(musketeers=3, rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "boisrenard")
    table.state.honour = 3
    table.hand("aramis", CARDS + " nobility_2")
    table.turn("aramis", "louvre")
    table.do("challenge 2")
    table.until("action")
    table.fall("SSS", "H")
    table.do("duel 0")
    for challenge in ("challenge 1", "challenge 0"):
        assert table.told("mission_ended") == []
        table.do(challenge)
        table.until("man" if challenge == "challenge 0" else "action")
    [ended] = table.told("mission_ended")
    assert (ended["card"], ended["result"]) == ("dette_de_jeu", "done")


@pytest.mark.clause("MR-16.4", "MR-13.3")
@pytest.mark.parametrize(("lost", "ladder"), [(2, 3), (0, 1)])
def test_when_a_mission_is_done(lost: int, ladder: int) -> None:
    """Discarded without its ambush, honour up to its maximum, token to the top, a new mission at once."""
    table = Table(rochefort="auto")
    almost_done(table)
    most = table.state.most_honour
    table.state.honour, table.state.ladder = most - lost, ladder
    old = table.state.louvre
    assert old is not None
    table.turn("aramis", "louvre")
    table.do("challenge 0")
    assert (table.state.honour, table.state.ladder) == (most - lost // 2, 1)
    moved = [(told["token"], told["before"], told["after"]) for told in table.told("token_moved")]
    assert moved == ([("honour", most - 2, most - 1), ("louvre", 3, 1)] if lost else [])
    assert table.told("mission_ended")[0]["ambush"] == "courtisane"
    assert table.state.louvre_discard == [old.card]
    assert table.state.louvre is not None
    assert table.state.louvre.card != old.card
    assert (table.state.phase, table.state.asking) == ("musketeers", "man")
    assert table.adversary("laffemas") not in table.state.reserve  # beaten
    table.until("action")
    assert table.state.actions == 2  # he goes on


@pytest.mark.clause("MR-16.3")
def test_manning() -> None:
    """Any of the reserve whose forces add up to at most the mission's; at least one."""
    table = Table()
    table.mission("louvre", "dette_de_jeu")
    table.state.ladder = 3
    next_one(table, "duchesse_de_chevreuse")
    table.until("man")
    mission = table.state.mission_card(LOUVRE)
    assert mission.force == 3
    force = {foe: table.state.adversary(foe).force for foe in table.state.reserve}
    assert table.legal() == [f"man {foe}" for foe in force if force[foe] <= mission.force]
    weakest = table.state.reserve[0]
    table.do(f"man {weakest}")
    left = mission.force - force[weakest]
    assert table.legal() == ["done", *(f"man {foe}" for foe in force if foe != weakest and force[foe] <= left)]
    assert table.told("manned") == []  # not before it is complete
    table.do("done")
    assert table.told("manned") == [{"where": "louvre", "adversaries": [table.state.adversary(weakest).id]}]
    assert weakest not in table.state.reserve


@pytest.mark.clause("MR-16.3")
def test_nobody_is_left_to_man_it() -> None:
    """Not asked then; with a single one that fits there is nothing to choose."""
    for reserve, manned in (("felton", []), ("felton lubin", ["lubin"]), ("", [])):
        table = Table()
        table.state.ladder = 3
        table.mission("louvre", "dette_de_jeu")
        table.state.reserve = [table.adversary(foe) for foe in reserve.split()]
        table.until("ambush")
        assert [told["adversaries"] for told in table.told("manned")] == [manned]


@pytest.mark.clause("MR-16.5", "MR-16.8")
def test_the_token_advances_every_turn() -> None:
    """Also for a mission that was placed only in Phase II of the same turn."""
    table = Table(rochefort="auto")
    almost_done(table)
    table.turn("aramis", "louvre")
    table.do("challenge 0")
    table.next_turn()
    assert table.state.ladder == 2


@pytest.mark.clause("MR-16.6", "MR-16.8", "MR-16.5")
def test_the_ladder() -> None:
    """Four squares: honour falls on the third and again on the fourth, whence the token goes back to the top."""
    table = Table()
    seen = []
    for _ in range(4):
        table.next_turn()
        seen.append((table.state.ladder, table.state.most_honour - table.state.honour))
    assert seen == [(2, 0), (3, 1), (1, 2), (2, 2)]
    assert [told["cause"] for told in table.told("token_moved") if told["token"] == "honour"] == ["ladder"] * 2


@pytest.mark.clause("MR-16.7", "MR-13.3", "MR-9.26")
def test_a_mission_has_failed() -> None:
    """Discarded with its ambush; unbeaten adversaries come back, healed; a Perfidy card for Milady; a new mission."""
    table = Table()
    table.mission("louvre", "duchesse_de_chevreuse", "lubin de_cavois", "mendiants")
    assert table.state.louvre is not None
    old = table.state.louvre
    lubin, cavois = old.opponents
    table.state.louvre = old._replace(opponents=(lubin._replace(wounds=1, beaten=True), cavois._replace(wounds=1)))
    table.state.ladder = 3
    next_one(table, "honneur_d_une_dame")
    table.until("man")
    assert table.told("mission_ended") == [
        {
            "where": "louvre",
            "card": "duchesse_de_chevreuse",
            "result": "failed",
            "returned": ["de_cavois"],
            "ambush": "mendiants",
        }
    ]
    assert table.state.louvre_discard == [old.card]
    assert table.adversary("de_cavois") in table.state.reserve
    assert table.adversary("lubin") not in table.state.reserve
    assert [told["reason"] for told in table.told("perfidy_drawn")] == ["louvre"]
    assert table.state.ladder == 1
    assert table.told("mission_placed") == [
        {"where": "louvre", "card": "honneur_d_une_dame", "force": 3, "replaced_card": None}
    ]
    table.do(f"man {table.adversary('de_cavois')}")
    assert table.state.louvre.opponents == (Opponent(table.adversary("de_cavois"), wounds=0),)
