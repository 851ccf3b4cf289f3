"""Throws at links and records whatever reaches new code (libFuzzer through Atheris), and says what breaks them.

    python3 build.py bench --only fuzz --target record --seconds 600

What reached something new is kept in `build/fuzz/<target>`, where the next run goes on; an input that broke something
lies beside it, and `--again FILE` throws that one alone. Linux only, as Atheris is.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["musketiere"]):
    from bench.fuzz.targets import GOLDEN, TARGETS, seeds

KEPT = GOLDEN.parents[1] / "build" / "fuzz"


def throw(target: str, seconds: int, again: Path | None) -> None:
    """Ends the process: with 0 if nothing broke."""
    corpus = KEPT / target
    corpus.mkdir(parents=True, exist_ok=True)
    for seed in seeds(target):
        (corpus / hashlib.sha1(seed).hexdigest()).write_bytes(seed)
    limits = ["-timeout=60", "-rss_limit_mb=4096", "-max_len=20000"]
    what = [str(again)] if again else [f"-max_total_time={seconds}", str(corpus)]
    atheris.Setup([sys.argv[0], *limits, f"-artifact_prefix={KEPT}/{target}-", *what], TARGETS[target])
    atheris.Fuzz()


def main() -> int:
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__, formatter_class=as_written)
    parser.add_argument("--target", choices=[*TARGETS], help="this kind of input; all without it, each on its own")
    parser.add_argument("--seconds", type=int, default=60, help="for each kind")
    parser.add_argument("--again", type=Path, metavar="FILE", help="this input alone; needs --target")
    given = parser.parse_args()
    if given.target:
        throw(given.target, given.seconds, given.again)
    command = [sys.executable, "-m", "bench.fuzz", "--seconds", str(given.seconds)]
    return max([subprocess.run([*command, "--target", target]).returncode for target in TARGETS])


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
