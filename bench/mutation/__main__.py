"""Whether the tests would notice a fault in the rules: small faults are put in one by one, and the tests run.

    python3 build.py bench --only mutation --game musketiere --minutes 5

What has been tried is kept in `build/mutation`, so that the whole is done in pieces: as long as a module is the same,
what was found in it stays found. The tests of the game itself are run; `--again` tries once more what they have not
found, with the tests of all games beside them (`--wide`) or with more time. Faults that change nothing stand in
`equivalent.toml`, each with the reason, and do not count.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from itertools import zip_longest
from pathlib import Path
from time import monotonic
from typing import Final

import pytest

from bench.mutation.mutants import ENGINE, Mutant, digest, equivalent, mutants, rules
from bench.mutation.session import Outcome, Reach, Session

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "build" / "mutation"
GAMES: Final = ("musketiere", "four_musketeers", "mousquetaires_du_roy")
SLOW: Final = 1.0
"""Seconds of a test that waits for all quicker ones."""
NOT_RUN: Final = ("test_architecture.py", "test_bench_players.py", "test_bench_strength.py", "test_strength.py")
"""Tests that ask how well somebody plays, or read the sources."""


class Results:
    """What has been tried of a game, as long as its modules are the same."""

    def __init__(self, game: str, all_of_it: Sequence[Mutant]) -> None:
        self._file = KEPT / f"{game}.jsonl"
        self._digests = {mutant.file: digest(mutant.file) for mutant in all_of_it}
        self._keys = {mutant.name: f"{self._digests[mutant.file]} {mutant.name}" for mutant in all_of_it}
        self._outcomes: dict[str, Outcome] = {}
        if self._file.exists():
            for line in self._file.read_text("utf-8").splitlines():
                key, outcome = json.loads(line)
                self._outcomes[key] = Outcome(**outcome)

    def of(self, mutant: Mutant) -> Outcome | None:
        return self._outcomes.get(self._keys[mutant.name])

    def keep(self, mutant: Mutant, outcome: Outcome) -> None:
        key = self._keys[mutant.name]
        self._outcomes[key] = outcome
        KEPT.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps([key, asdict(outcome)])}\n")


def reached(kept: Path, session: Session) -> Mapping[str, Reach]:
    """What each test reaches, kept as long as engine and tests are the same."""
    sources = [path for folder in ("py", "tests") for path in sorted((ROOT / folder).rglob("*")) if path.is_file()]
    now = hashlib.sha256()
    for path in sources:
        if path.suffix != ".pyc":
            now.update(path.read_bytes())
    if kept.exists():
        before = json.loads(kept.read_text("utf-8"))
        if before["of"] == now.hexdigest():
            return {test: Reach(**reach) for test, reach in before["tests"].items()}
    print("… what each test reaches", flush=True)
    found = session.reaches()
    KEPT.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"of": now.hexdigest(), "tests": {name: asdict(one) for name, one in found.items()}}))
    return found


def tests_of(mutant: Mutant, reach: Mapping[str, Reach]) -> list[str]:
    """The tests that come by, those of each file in turn, its quickest first: what is alike finds the same.

    For a place that is read at import, all tests of the game itself.
    """
    where = mutant.file.relative_to(ENGINE).as_posix()
    own = f"tests/{mutant.file.relative_to(ENGINE).parts[2]}/"

    def comes_by(name: str, lines: Mapping[str, Sequence[int]]) -> bool:
        if mutant.at_import:
            return name.startswith(own)
        return mutant.line in lines.get(where, ())

    quickest = sorted(reach.items(), key=lambda each: each[1].seconds)
    by_file: defaultdict[str, list[str]] = defaultdict(list)
    for name, one in quickest:
        if comes_by(name, one.lines):
            by_file[name.partition("::")[0]].append(name)
    turns = zip_longest(*by_file.values())
    in_turn = [name for turn in turns for name in turn if name is not None]
    return sorted(in_turn, key=lambda name: reach[name].seconds > SLOW)


def table(game: str, all_of_it: Sequence[Mutant], results: Results) -> Iterator[str]:
    """How many are found, and those that are not."""
    same = equivalent()
    tried = [(mutant, outcome) for mutant in all_of_it if (outcome := results.of(mutant))]
    counted = [(mutant, outcome) for mutant, outcome in tried if mutant.name not in same]
    found = sum(outcome.found for _, outcome in counted)
    rate = f"{100 * found / len(counted):.1f} %" if counted else "–"
    known = f"{len(tried) - len(counted)} change nothing"
    yield f"{game}: {len(tried)} of {len(all_of_it)} tried, {known}, {found} of the others found: {rate}"
    for mutant, outcome in counted:
        if not outcome.found:
            yield f"  line {mutant.line}: {mutant.name}  ({outcome.by})"
    for name in sorted({name for name in same if name.startswith(f"musketiere/games/{game}/")}):
        if name not in {mutant.name for mutant in all_of_it}:
            yield f"  no longer there, though equivalent.toml names it: {name}"


def measure(game: str, given: argparse.Namespace) -> int:
    """Tries what time allows of one game; 0 if its tests pass without a fault."""
    files = rules(game)
    all_of_it = [mutant for file in files for mutant in mutants(file)]
    results = Results(game, all_of_it)
    chosen = [mutant for mutant in all_of_it if given.only in mutant.name]
    same = equivalent()
    faults: list[str] = []

    def wanted(mutant: Mutant) -> bool:
        outcome = results.of(mutant)
        return outcome is None or (given.again and not outcome.found and mutant.name not in same)

    def work(session: Session) -> None:
        try:
            reach = reached(KEPT / f"{game}{'.wide' if given.wide else ''}.reach.json", session)
        except RuntimeError as error:
            faults.append(str(error))
            return
        end = monotonic() + 60 * given.minutes
        for mutant in sorted(filter(wanted, chosen), key=lambda one: one.at_import):  # what takes longest comes last
            if monotonic() >= end:
                break
            tests = tests_of(mutant, reach)
            known = {name: reach[name].seconds for name in tests}
            outcome = session.try_out(mutant, known, given.seconds) if tests else Outcome(False, "no test", 0.0)
            results.keep(mutant, outcome)

    if any(map(wanted, chosen)):
        # no thread may watch over the time of a test, for none survives a fork; whoever waits for the copy does
        options = ["-p", "no:terminal", "-p", "no:cacheprovider", "-o", "timeout=0"]
        left_out = [f"--ignore={ROOT / 'tests' / name}" for name in NOT_RUN]
        session = Session(ENGINE, files, work)
        where = [str(ROOT / "tests"), "-k", game] if given.wide else [str(ROOT / "tests" / game)]
        code = pytest.main([*options, *where, *left_out], plugins=[session])
        if code != pytest.ExitCode.OK and not session.items:
            faults.append(f"The tests of {game} could not be collected.")
    print("", *table(game, all_of_it, results), *faults, sep="\n", flush=True)
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="mutation", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", choices=GAMES, action="append", help="this game; all of them without it")
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose name has this in it, like a module")
    parser.add_argument("--minutes", type=float, default=2.0, help="for each game")
    parser.add_argument("--seconds", type=float, default=10.0, help="of tests for one fault")
    parser.add_argument("--wide", action="store_true", help="with the tests that all games share")
    parser.add_argument("--again", action="store_true", help="what no test has found once more")
    given = parser.parse_args()
    return max(measure(game, given) for game in given.game or GAMES)


if __name__ == "__main__":
    sys.exit(main())
