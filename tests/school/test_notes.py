"""What a player wrote beside its moves."""

from __future__ import annotations

import json

import pytest

from musketiere.core.errors import InvalidRecord
from musketiere.school.notes import MOST, Notes
from musketiere.school.question import Answer
from musketiere.school.tournament import Tournament
from tests.school.kit import choosing, played, small, ticking

WRITES = """
print("duel", view.duel)
if view.phase == "play_card" and view.duel == 1:
    raise ValueError("no idea")
return legal[0]
"""


def test_each_decision_has_what_was_printed_there_and_why_chance_decided() -> None:
    done = played(small(), choosing(WRITES))
    assert done.last is not None
    number, match, notes = done.last
    assert number == 1
    seat = done.plan.pairing(number).entrants.index(0)
    own = [at for at, (actor, _) in enumerate(match.actions) if actor == seat]
    assert [note.action for note in notes] == own
    assert {note.seat for note in notes} == {seat}
    assert all(note.printed.startswith("duel ") and not note.cut for note in notes)
    faults = [note for note in notes if note.fault]
    assert faults
    assert {(note.fault, note.printed, "no idea" in note.text, note.line) for note in faults} == {
        ("raised", "duel 1\n", True, 8)
    }


def test_they_are_kept_with_the_matches_that_were_lost_worst_and_with_no_record() -> None:
    done = played(small("musketiere", "mine", "rule_based", deals=2), choosing(WRITES))
    kept = done.standing.lost[0]
    assert kept
    assert all(lost.notes for lost in kept)
    assert "duel 1" not in json.dumps([lost.record for lost in kept])
    again = Tournament.load(json.loads(json.dumps(done.save())), ticking())
    assert again.standing.lost == done.standing.lost
    assert again.last is None


def test_what_older_builds_have_kept_goes_on_without_them() -> None:
    saved = json.loads(json.dumps(played(small(), choosing("return legal[0]")).save()))
    saved["lost"] = [[one[:3] for one in worst] for worst in saved["lost"]]
    assert [lost.notes for lost in Tournament.load(saved, ticking()).standing.lost[0]] == [()] * len(saved["lost"][0])


def test_there_is_an_end_to_what_is_kept_of_a_match_but_not_to_faults() -> None:
    done = played(small(), choosing('print("x" * 3000)\nif view.duel > 5:\n    return None\nreturn legal[0]'))
    assert done.last is not None
    notes = done.last.notes
    assert sum(len(note.printed) + len(note.text) for note in notes) == MOST
    assert [note.cut for note in notes[:4]] == [False, False, False, True]
    late = notes[-1]
    assert (late.fault, late.printed, late.text, late.cut) == ("illegal", "", "", True)


def test_who_writes_nothing_has_no_notes() -> None:
    done = played(small(), choosing("return legal[0]"))
    assert done.last is not None
    assert not done.last.notes


@pytest.mark.parametrize(
    "torn", [7, None, {"0": 1}, [7], ["seven.."], [[0, 1, "", "", "", 0]], [[0, 1, "", "", 2, 0, False]]]
)
def test_what_has_been_altered_is_refused(torn: object) -> None:
    saved = json.loads(json.dumps(played(small(), choosing(WRITES)).save()))
    saved["lost"][0] = [[1, 2, {}, []]]
    Tournament.load(saved, ticking())
    saved["lost"][0][0][3] = torn
    with pytest.raises(InvalidRecord):
        Tournament.load(saved, ticking())


def test_what_was_taken_back_is_gone_and_makes_room() -> None:
    notes = Notes()
    long = Answer(0, printed="x" * (MOST - 4))
    notes.write(0, 0, Answer(0, printed="a"))
    notes.write(1, 1, Answer(0))  # it wrote nothing
    notes.write(0, 2, long)
    notes.forget(1)
    assert [(note.action, note.printed) for note in notes.kept] == [(0, "a")]
    notes.write(0, 1, long)
    assert [(note.action, note.cut) for note in notes.kept] == [(0, False), (1, False)]
