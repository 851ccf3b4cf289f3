"""`python -m musketiere duel`: a tournament on the command line, each player of a visitor in a process of its own."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from math import isfinite
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from musketiere.core.errors import InvalidOptions, InvalidRequest
from musketiere.core.game import Data
from musketiere.core.match import MAX_SEED, AnyGame, Match
from musketiere.core.reading import read_json
from musketiere.games import GAMES
from musketiere.players import CHARACTERS, LEVELS, PLAYERS, is_computer
from musketiere.requests import EXTERNAL, LESSON, plain_name
from musketiere.school.allowance import Limits
from musketiere.school.plan import MOST_DEALS, MOST_ENTRANTS, Entrant, Plan, fitting, plan
from musketiere.school.process import Apart
from musketiere.school.question import FAULTS
from musketiere.school.source import BadSource, Source
from musketiere.school.standing import Line, Slip
from musketiere.school.tournament import Tournament

DESCRIPTION: Final = """Lets players meet in many matches: files of yours, and ours by their level. Every deal is played
from every seat. With the same seed the same players play the same matches."""
MOST_SECONDS: Final = 86_400
OURS: Final = (*LEVELS, *(name for name in PLAYERS if name != LESSON))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Of the command."""
    parser.description = DESCRIPTION
    parser.add_argument("players", nargs="+", metavar="PLAYER", help=f"a file like mine.py, or {', '.join(OURS)}")
    parser.add_argument("--game", default="musketiere", help=", ".join(GAMES))
    parser.add_argument("--matches", type=int, default=100, help="at least; all are played that a deal needs")
    parser.add_argument("--seed", type=int, help="a whole number; without one it is drawn, and told")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="of the game, for example players=4"
    )
    parser.add_argument("--move-seconds", type=float, default=Limits().move, help="that a move of a file may take")
    parser.add_argument("--match-seconds", type=float, default=Limits().match, help="that it may take in a match")
    parser.add_argument("--json", action="store_true", help="the figures, as JSON")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="for the matches that a file has lost worst")


class Unfit(Exception):
    """What was asked cannot be done; says why in a sentence."""


def run(given: argparse.Namespace) -> int:
    """Carries out the command; how it went, as an exit code. Raises `SystemExit` with a sentence."""
    try:
        sources, made = read(given)
    except (Unfit, BadSource) as why:
        sys.exit(str(why))
    tournament = Tournament(made, perf_counter)
    limits = Limits(given.move_seconds, given.match_seconds)
    try:
        play(tournament, sources, limits, _tell_progress if sys.stderr.isatty() else lambda _: None)
    except BadSource as why:
        sys.exit(str(why))
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
    if given.keep:
        keep(tournament, given.keep)
    print(json.dumps(figures(tournament), indent=2) if given.json else table(tournament))
    return 0 if tournament.is_over else 1


def play(
    tournament: Tournament, sources: Mapping[int, Source], limits: Limits, tell: Callable[[Tournament], None]
) -> None:
    """Plays what has not been played, the sources by entrant each in a process of its own. Raises `BadSource` if there
    is no player in one."""
    with ExitStack() as stack:
        players = {entrant: Apart(source, limits, perf_counter) for entrant, source in sources.items()}
        for player in players.values():
            stack.callback(player.end)
            player.start()
        for _ in tournament.steps(players):
            tell(tournament)


# ---- what is asked -------------------------------------------------------------------------------------


def read(given: argparse.Namespace) -> tuple[dict[int, Source], Plan]:
    """The sources by entrant, and what is to be played. Raises `Unfit` and `BadSource`."""
    if given.game not in GAMES:
        raise Unfit(f"There is no game {plain_name(given.game)}. There are {', '.join(GAMES)}.")
    if not 0 < given.matches <= MOST_DEALS:
        raise Unfit(f"--matches must be 1 to {MOST_DEALS}.")
    for name, seconds in (("--move-seconds", given.move_seconds), ("--match-seconds", given.match_seconds)):
        if not 0 < seconds <= MOST_SECONDS:
            raise Unfit(f"{name} must be more than 0 and at most {MOST_SECONDS}.")
    if given.seed is not None and not 0 <= given.seed <= MAX_SEED:
        raise Unfit(f"--seed must be 0 to {MAX_SEED}.")
    if len(given.players) > MOST_ENTRANTS:
        raise Unfit(f"{MOST_ENTRANTS} players at most.")
    entrants = [Entrant(Path(name).name, name if is_ours(name) else EXTERNAL) for name in given.players]
    sources = {
        number: read_source(name) for number, name in enumerate(given.players) if entrants[number].player == EXTERNAL
    }
    seed = int.from_bytes(os.urandom(8)) % (MAX_SEED + 1) if given.seed is None else given.seed
    game = GAMES[given.game]
    options = fit(game, parse_options(given.option), len(entrants))
    made = plan(given.game, options, entrants, 1, seed)
    return sources, made._replace(deals=-(-given.matches // made.matches))


def is_ours(name: str) -> bool:
    """Whether it is the id of a computer player that one can choose."""
    return is_computer(name) and name != LESSON


def read_source(name: str) -> Source:
    """A player's file. Raises `Unfit`, and `BadSource` if it is no Python."""
    path = Path(name)
    if not path.is_file():
        if path.suffix == ".py" or path.exists():
            raise Unfit(f"There is no file {plain_name(name)}.")
        characters = ", ".join(CHARACTERS)
        raise Unfit(
            f"Nobody is called {plain_name(name)}. Players are files, like mine.py, and {', '.join(OURS)};"
            f" a level may have a character: {LEVELS[-1]}-{next(iter(CHARACTERS))} ({characters})."
        )
    try:
        return Source(path.read_text("utf-8-sig"), path.name)
    except OSError as why:
        raise Unfit(f"{plain_name(name)} cannot be read: {why.strerror}.") from None
    except UnicodeDecodeError as why:
        raise Unfit(f"{plain_name(name)} is no text in UTF-8 (byte {why.start}).") from None


def parse_options(given: Sequence[str]) -> dict[str, object]:
    """From NAME=VALUE. Raises `Unfit`."""
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Unfit(f"--option {plain_name(text)}: it needs NAME=VALUE.")
        options[name] = _value(value)
    return options


def _value(text: str) -> object:
    try:
        return read_json(text)
    except ValueError:
        return text


def fit(game: AnyGame, options: Mapping[str, object], entrants: int) -> dict[str, object]:
    """The options with so many seats that all sit at one table, or else as many as can. Raises `Unfit`."""
    try:
        return fitting(game, options, entrants)
    except InvalidOptions as refused:
        raise Unfit(_refusal(game, options, refused)) from None
    except InvalidRequest as refused:
        needed = refused.fault.params["expected"]
        raise Unfit(f"{needed} players are needed, and may be the same ones; {entrants} given.") from None


def _refusal(game: AnyGame, options: Mapping[str, object], refused: InvalidOptions) -> str:
    specs = {spec["id"]: spec for spec in game.option_specs(options)}
    lines = []
    for fault in refused.faults:
        spec: Mapping[str, object] = specs.get(fault.option or "", {})
        match spec:
            case {"type": "flag"}:
                allowed = "true or false"
            case {"choices": [*choices]}:
                allowed = ", ".join(map(str, choices))
            case {"min": low, "max": high, "length": length}:
                allowed = f"{length} numbers from {low} to {high}, like [{low}, …]"
            case {"min": low, "max": high}:
                allowed = f"{low} to {high}"
            case _:
                allowed = f"no such option here; there are {', '.join(specs)}"
        lines.append(f"Option {plain_name(str(fault.option))}: {allowed}.")
    return "\n".join(lines)


# ---- what is told --------------------------------------------------------------------------------------


def _tell_progress(tournament: Tournament) -> None:
    played, of = len(tournament.standing.played), tournament.plan.matches
    print(f"\r{played} of {of} matches", end="\r" if played < of else "\n", file=sys.stderr, flush=True)


class Column(NamedTuple):
    """Of the table."""

    head: str
    cell: Callable[[Line], str]


def _share(line: Line) -> str:
    mean, half = line.share
    return f"{100 * mean:.1f} %" + (f" ± {100 * half:.1f}" if isfinite(half) else "")


COLUMNS: Final = (
    Column("player", lambda line: line.name),
    Column("matches", lambda line: str(line.matches)),
    Column("won, 95 %", _share),
    Column("total", lambda line: f"{line.total:.1f}"),
    Column("ms a move", lambda line: f"{1000 * line.seconds:.2f}"),
    Column("faults", lambda line: str(sum(line.faults.values()))),
)


def table(tournament: Tournament) -> str:
    """Everything, for a person."""
    plan, standing = tournament.plan, tournament.standing
    lines = tournament.lines()
    rows = [[column.head for column in COLUMNS], *([column.cell(line) for column in COLUMNS] for line in lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    played = f"{len(standing.played)} of {plan.matches}" if not tournament.is_over else str(plan.matches)
    told = [f"{plan.game}: {played} matches, {plan.deals} deals, seed {plan.seed}", ""]
    for name, *cells in rows:
        told.append("  ".join([name.ljust(widths[0]), *map(str.rjust, cells, widths[1:])]))
    for entrant, line in enumerate(lines):
        told += _faults(line, standing.slips[entrant])
        if standing.lost[entrant]:
            matches = ", ".join(
                f"{lost.match + 1} (seed {plan.pairing(lost.match).seed})" for lost in standing.lost[entrant]
            )
            told += ["", f"{line.name} lost worst in match {matches}."]
    return "\n".join(told)


def _faults(line: Line, slips: Sequence[Slip]) -> list[str]:
    if not line.faults:
        return []
    told = [
        "",
        f"{line.name}: " + "; ".join(f"{FAULTS[fault]} ({count})" for fault, count in line.faults.items()) + ".",
    ]
    for slip in slips:
        told.append(f"  match {slip.match + 1}, after {slip.action} actions: {slip.fault}")
        told += [f"    {plain_name(text)}" for text in slip.text.splitlines()]
    return told


def figures(tournament: Tournament) -> Data:
    """Everything, for a program."""
    plan, standing = tournament.plan, tournament.standing
    players = [
        {
            **line.data(),
            "slips": [slip._asdict() for slip in standing.slips[entrant]],
            "lost": [{"match": lost.match, "behind": lost.behind} for lost in standing.lost[entrant]],
        }
        for entrant, line in enumerate(tournament.lines())
    ]
    return {**plan.data(), "matches": plan.matches, "played": len(standing.played), "players": players}


def keep(tournament: Tournament, folder: Path) -> None:
    """Writes the matches that players of a visitor have lost worst, each as a record that the page opens."""
    folder.mkdir(parents=True, exist_ok=True)
    for entrant, worst in zip(tournament.plan.entrants, tournament.standing.lost, strict=True):
        for lost in worst:
            match = Match.from_record(lost.record, GAMES)
            path = folder / f"{Path(entrant.name).stem} {lost.match + 1}.json"
            path.write_text(match.text(), "utf-8")
