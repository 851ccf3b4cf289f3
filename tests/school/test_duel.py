"""`python -m musketiere duel`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import musketiere
from musketiere.__main__ import main
from musketiere.core.match import Match
from musketiere.games import GAMES
from musketiere.players import LEVELS
from tests.school.kit import FIRST, played, small, source, without_time

Duel = Callable[..., str]


@pytest.fixture
def duel(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Duel:
    """What it prints, if it ends well; else it raises `SystemExit`."""

    def run(*arguments: object) -> str:
        monkeypatch.setattr(sys, "argv", ["musketiere", "duel", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            main()
        if ended.value.code:
            raise ended.value
        return capsys.readouterr().out

    return run


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(FIRST, "utf-8")
    return path


SHORT = ("--option", "match_end=single", "--seed", 7)


def test_it_prints_a_table(duel: Duel, mine: Path) -> None:
    lines = duel(mine, "random", "--matches", 4, *SHORT).splitlines()
    assert lines[0] == "musketiere: 4 matches, 2 deals, seed 7"
    assert lines[2].split() == ["player", "matches", "won,", "95", "%", "total", "ms", "a", "move", "faults"]
    assert [line.split()[0] for line in lines[3:5]] == ["mine.py", "random"]
    assert {len(line) for line in lines[2:5]} == {len(lines[2])}
    assert lines[-1].startswith("mine.py lost worst in match ")


def test_its_figures_are_those_of_the_same_tournament_here(duel: Duel, mine: Path) -> None:
    """Processes, clocks and the command line change nothing of what is played."""
    told = json.loads(duel(mine, "random", "--matches", 4, "--json", *SHORT))
    here = played(small("musketiere", "mine", "random", deals=2), source(FIRST))
    for line, other in zip(told["players"], here.lines(), strict=True):
        figures = {**other.data(), "name": line["name"], "seconds": line["seconds"]}
        assert {key: line[key] for key in figures} == json.loads(json.dumps(figures))
    assert (told["game"], told["seed"], told["deals"], told["matches"], told["played"]) == ("musketiere", 7, 2, 4, 4)
    assert told["options"] == here.plan.options
    again = json.loads(duel(mine, "random", "--matches", 4, "--json", *SHORT))
    for line in (*told["players"], *again["players"]):
        del line["seconds"]
    assert again == told


def test_a_seed_is_drawn_and_told(duel: Duel) -> None:
    told = [json.loads(duel("random", "random", "--matches", 1, "--json", *SHORT[:2])) for _ in range(2)]
    assert told[0]["seed"] != told[1]["seed"]
    assert [player["name"] for player in told[0]["players"]] == ["random", "random (2)"]


@pytest.mark.parametrize(
    ("arguments", "seats", "matches"),
    [
        (["random"] * 3, 3, 3),
        (["random"] * 3 + ["--option", "players=2"], 2, 6),
        (["random"] * 5, 4, 20),
        (["random"] * 3 + ["--game", "mousquetaires_du_roy", "--option", "musketeers=3"], 3, 3),
        (["random"] * 4 + ["--game", "mousquetaires_du_roy", "--option", "musketeers=3"], 4, 4),
        (["random", "--game", "four_musketeers", "--option", "storyline=AS"], 1, 1),
    ],
)
def test_as_many_sit_down_as_can(duel: Duel, arguments: list[str], seats: int, matches: int) -> None:
    single = {"musketiere": "match_end=single", "four_musketeers": "match=single"}
    game = arguments[arguments.index("--game") + 1] if "--game" in arguments else "musketiere"
    more = ["--option", single[game]] if game in single else []
    told = json.loads(duel(*arguments, *more, "--matches", 1, "--json"))
    assert told["matches"] == matches
    assert len(told["players"][0]["seats"]) == seats


def test_what_was_lost_worst_can_be_kept(duel: Duel, mine: Path, tmp_path: Path) -> None:
    told = json.loads(duel(mine, "rule_based", "--matches", 6, "--json", "--keep", tmp_path / "lost", *SHORT))
    lost = told["players"][0]["lost"]
    assert lost
    kept = sorted((tmp_path / "lost").iterdir())
    assert [path.name for path in kept] == sorted(f"mine {one['match'] + 1}.json" for one in lost)
    for path in kept:
        assert Match.from_text(path.read_text("utf-8"), GAMES).state.outcome is not None


def test_faults_are_told_with_the_line(duel: Duel, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(FIRST.replace("return legal[0]", "print(1); return legal[1000000]"), "utf-8")
    told = duel(bad, "random", "--matches", 2, *SHORT)
    assert "bad.py: it raised an exception (" in told
    assert '    File "bad.py", line 6, in choose' in told.replace("      File", "    File")
    assert "IndexError: list index out of range" in told


def test_a_slow_player_is_stopped(duel: Duel, tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(FIRST.replace("return legal[0]", "import time; time.sleep(60)"), "utf-8")
    told = duel(slow, "random", "--matches", 1, "--move-seconds", 0.2, "--match-seconds", 0.5, *SHORT)
    assert "it thought longer than a move may take" in told
    assert "it thought longer than it may in a match" in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["random", "random", "--game", "chess"],
            "There is no game chess. There are musketiere, four_musketeers",
        ),
        (
            ["nobody", "random"],
            "Nobody is called nobody. Players are files, like mine.py, and novice, casual",
        ),
        (["lesson", "random"], "Nobody is called lesson."),
        (["nowhere.py", "random"], "There is no file nowhere.py."),
        ([".", "random"], "There is no file ."),
        (["random"], "2 players are needed, and may be the same ones; 1 given."),
        (["random"] * 9, "8 players at most."),
        (["random"] * 2 + ["--matches", "0"], "--matches must be 1 to 1000000."),
        (["random"] * 2 + ["--move-seconds", "nan"], "--move-seconds must be more than 0 and at most 86400."),
        (["random"] * 2 + ["--match-seconds", "inf"], "--match-seconds must be more than 0 and at most 86400."),
        (["random"] * 2 + ["--seed", "-1"], "--seed must be 0 to 9007199254740991."),
        (["random"] * 2 + ["--option", "players"], "--option players: it needs NAME=VALUE."),
        (["random"] * 2 + ["--option", "players=9"], "Option players: 2 to 4."),
        (["random"] * 2 + ["--option", "colour=blue"], "Option colour: no such option here; there are players, match"),
        (["random"] * 2 + ["--option", "match_end=never"], "Option match_end: target, single, games."),
        (["random"] * 2 + ["--option", "guard_deck=[1]"], "Option guard_deck: 15 numbers from 1 to "),
        (
            ["random"] * 2 + ["--game", "mousquetaires_du_roy", "--option", "strict_bastille=5"],
            "Option strict_bastille: true or false.",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(duel: Duel, arguments: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as refused:
        duel(*arguments)
    assert str(refused.value.code).startswith(sentence)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"def choose(:\n", "mine.py is no Python yet.\nFile "),
        (b"x = 1\n", "There is no player in mine.py: it needs a class on top of Player"),
        (b"1 / 0\n", "mine.py cannot be run.\n"),
        (b"\xff\xfe", "is no text in UTF-8 (byte 0)."),
    ],
)
def test_a_file_without_a_player_is_said_in_a_sentence(duel: Duel, mine: Path, content: bytes, sentence: str) -> None:
    mine.write_bytes(content)
    with pytest.raises(SystemExit) as refused:
        duel(mine, "random", *SHORT)
    assert sentence in str(refused.value.code)


def test_it_is_a_command() -> None:
    """As one types it, from wherever one is."""
    env = {"PYTHONPATH": str(Path(musketiere.__path__[0]).parent)}
    command = [sys.executable, "-m", "musketiere", "duel", "random", "rule_based", "--matches", "1", "--json"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["played"] == 2
    assert not done.stderr
    helped = subprocess.run([*command[:4], "--help"], env=env, capture_output=True, text=True)
    assert all(level in helped.stdout for level in LEVELS)


def test_the_same_tournament_twice() -> None:
    plan = small("musketiere", "mine", "novice")
    assert without_time(played(plan, source(FIRST))) == without_time(played(plan, source(FIRST)))
