"""What docs/players.md says can be done."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

import musketiere
from musketiere.__main__ import main
from musketiere.players import LEVELS, PLAYERS
from musketiere.requests import LESSON
from musketiere.school import API_VERSION
from musketiere.school.allowance import Limits
from musketiere.school.environment import FEATURES
from musketiere.school.serve import MEMORY
from tools.toolchain import ROOT

PAGE = (ROOT / "docs" / "players.md").read_text("utf-8")
EXAMPLES = Path(musketiere.__path__[0]) / "school" / "examples"


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


FILES = {text.splitlines()[0].removeprefix("# "): text for text in blocks("python") if text.startswith("# ")}
SESSIONS = [text for text in blocks("python") if not text.startswith("# ")]
COMMANDS = [line for text in blocks("sh") for line in text.splitlines()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With the files of the page in it."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_page_has_files_sessions_and_commands() -> None:
    assert FILES.keys() == {"mine.py", "searching.py"}
    assert (len(SESSIONS), len(COMMANDS)) == (2, 5)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_runs(
    command: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a few short matches in place of many, always the same."""
    python, *arguments = shlex.split(command)
    assert (python, arguments[:2]) == ("python", ["-m", "musketiere"])
    short = ["--option", "match=single"] if "four_musketeers" in arguments else ["--option", "match_end=single"]
    monkeypatch.setattr(sys, "argv", ["musketiere", *arguments[2:], *short, "--matches", "2", "--seed", "7"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert "mine.py" in told
    assert "faults" in told
    if "--keep" in arguments:
        assert list((folder / "lost").glob("mine *.json"))


@pytest.mark.parametrize("session", SESSIONS)
def test_a_session_runs(session: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(compile(session, "players.md", "exec"), names)
    told = capsys.readouterr().out
    if "tournament" in names:
        assert re.fullmatch(r"mine\.py \d+ of 10 \{\}\nrule_based \d+ of 10 \{\}\n", told)
    else:
        assert not getattr(names["env"], "agents", None)


def test_what_the_page_shows_first_is_the_shortest_example() -> None:
    assert FILES["mine.py"].split("\n", 1)[1] == (EXAMPLES / "musketiere" / "middle_card.py").read_text("utf-8")


def test_what_the_page_counts_is_so() -> None:
    assert all(f"`{name}`" in PAGE for name in (*LEVELS, *PLAYERS) if name != LESSON)
    assert f"version {API_VERSION} (" in PAGE
    assert f"`--move-seconds` ({Limits().move:g})" in PAGE
    assert f"`--match-seconds` ({Limits().match:g})" in PAGE
    assert f"at {MEMORY >> 30} GiB" in PAGE
    assert f"{FEATURES} numbers" in PAGE
    title = "Open a match from a link or its text"
    assert f"*{title}*" in PAGE
    assert f"import-title = {title}\n" in (ROOT / "web" / "messages" / "en" / "shell.ftl").read_text("utf-8")
    for name in re.findall(r"`(\w+\.py)`", PAGE):
        assert name in FILES or all((folder / name).exists() for folder in EXAMPLES.iterdir() if folder.is_dir())
