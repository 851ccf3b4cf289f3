"""Writes the golden records: a few whole matches of every game, some seats played at random, some by the rules."""

from __future__ import annotations

import json

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from tests.golden import FOLDER, STORIES, digest
from tests.kit.play import play, start, think
from tests.subjects import SUBJECTS


def main() -> None:
    stories = {}
    for subject in SUBJECTS:
        game = subject.game
        for name, options in subject.showcase.items():
            match = start(game, 2**40 + game.seats(game.parse_options(options)), **options)
            while match.state.outcome is None:
                seat, number = match.state.to_act[0], len(match.actions)
                level = "rule_based" if seat % 2 else "random"
                match.act_move(seat, think(game, level, game.view(match.state, seat), number))
            stories[write(match, f"{game.id}-{name}")] = digest(match)
        prepared = play(subject.prepare(Rng(7)), Rng(7), 20)
        stories[write(prepared, f"{game.id}-position")] = digest(prepared)
    STORIES.write_text(json.dumps(stories, indent=2) + "\n", "utf-8")


def write(match: Match, name: str) -> str:
    (FOLDER / f"{name}.match").write_text(match.text(), "utf-8")
    return name


if __name__ == "__main__":
    main()
