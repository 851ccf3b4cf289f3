"""`python -m musketiere`: what can be done with the engine on a command line."""

from __future__ import annotations

import argparse
import sys

from musketiere.school import duel


def main() -> None:
    """Raises `SystemExit` with a sentence if something is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m musketiere", description="Three musketeer games, without the page."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    duel.add_arguments(commands.add_parser("duel", help="let players meet, those of yours among them"))
    sys.exit(duel.run(parser.parse_args()))


if __name__ == "__main__":
    main()
