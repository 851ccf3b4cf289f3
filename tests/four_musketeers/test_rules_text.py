"""FM-0: the rules text keeps its own conventions, and the engine reads and writes its notation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from musketiere.core.errors import IllegalAction
from musketiere.games.four_musketeers.cards import NAME, parse_card
from tests.four_musketeers.referee import LIVES, SWORDS
from tests.four_musketeers.table import Table, damages

RULES = Path(__file__).parents[2] / "docs" / "rules" / "four_musketeers.md"
CLAUSE = re.compile(r"^(?:- |\| )\**(FM-\d+\.\d+)\**[ |](.*)$", re.MULTILINE)
TAG = re.compile(r"\[(?:004\b|derived:|house:)[^\]]*\]")


def body_and_index() -> tuple[str, str]:
    body, found, index = RULES.read_text("utf-8").partition("## 27. Index of house rulings")
    assert found
    return body, index


@pytest.mark.clause("FM-0.1")
def test_every_clause_stands_once_and_names_its_source() -> None:
    body, _ = body_and_index()
    clauses = dict(CLAUSE.findall(body))
    ids = [id for id, _ in CLAUSE.findall(body)]
    twice = {id for id in ids if ids.count(id) > 1}
    assert twice == {"FM-19.10"}  # a decision of the table and the clause that grants it
    assert len(clauses) > 250
    assert [id for id, text in clauses.items() if not TAG.search(text)] == []


@pytest.mark.clause("FM-0.1")
def test_the_index_of_house_rulings_is_complete() -> None:
    """Every clause with a house tag and no other stands in the index."""
    body, index = body_and_index()
    listed = re.findall(r"^- (FM-\d+\.\d+): \S", index, re.MULTILINE)
    assert len(set(listed)) == len(listed)
    ruled = {id for id, text in CLAUSE.findall(body) if any("house:" in tag for tag in TAG.findall(text))}
    assert ruled - set(listed) == set()
    assert set(listed) - ruled == set()


@pytest.mark.clause("FM-0.1")
def test_every_clause_that_is_cited_exists() -> None:
    body, index = body_and_index()
    known = {id for id, _ in CLAUSE.findall(body)} | set(re.findall(r"\*\*(FM-E\d+)\*\*", body))
    known |= set(re.findall(r"^#+ (FM-E\d+)", body, re.MULTILINE))
    cited = set(re.findall(r"FM-(?:\d+\.\d+|E\d+)", body + index)) - {"FM-x.y"}
    assert cited - known == set()


@pytest.mark.clause("FM-0.2")
def test_match_round_hand_fight_and_strike() -> None:
    """A match has rounds, a round hands, a hand fights, a fight one strike of each seat; each is counted."""
    table = Table("storyline KC;round 3;hand 2;in_hand 4;lead 1")
    view = table.view()
    assert (view["round"], view["hand"], view["in_hand"], view["fight"]) == (3, 2, 4, 10)
    assert [one["seat"] for one in view["order"]] == ["X", 0, 1, 2, 3]


@pytest.mark.clause("FM-0.3")
def test_card_names() -> None:
    """Rank, then suit letter; the joker has none."""
    assert sorted(NAME) == sorted([*SWORDS, *LIVES])
    assert [NAME[parse_card(name)] for name in (*SWORDS, *LIVES)] == [*SWORDS, *LIVES]
    for wrong in ("1S", "11S", "S10", "10h", "10", "H", "JOKER", "JK ", "", None, 10, "0S"):
        with pytest.raises(IllegalAction):
            parse_card(wrong)


@pytest.mark.clause("FM-0.4")
def test_signs_of_villain_shadow_musketeer_and_seats() -> None:
    table = Table("storyline KC;stone V")
    assert (table.stone, table.starter) == ("V", "X")
    assert [one["seat"] for one in table.view()["order"]] == ["X", 0, 1, 2, 3]
    three = Table("layout 3;players 3;stone 2")
    assert (three.stone, [one["seat"] for one in three.view()["order"]]) == (2, [2, 0, 1])


@pytest.mark.clause("FM-0.5", "FM-3.16")
def test_stacks_are_written_from_bottom_to_top() -> None:
    stacks = "2S KD AS | 2D AH QS | 2C QD AD | JK QH KH | 2H QC KS KC"
    assert Table(f"stacks {stacks}").stacks == stacks.split(" | ")
    assert damages("storyline AC", stacks, 0, 2) == ["AS", "KD"]
