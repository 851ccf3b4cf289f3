"""Writes golden records: a few whole matches of every game, some seats played at random, some by the rules; and their
links, with those to the deal of a day."""

from __future__ import annotations

import json

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from tests.golden import CHOICES, FOLDER, LINKS, STORIES, chosen, digest, of_day, stem, versions
from tests.kit.link import linked
from tests.kit.play import play, start, think
from tests.kit.subject import Subject
from tests.subjects import SUBJECTS


def main() -> None:
    """What older versions have made is there, and stays; only today's rules can make more."""
    stories: dict[str, str] = {}
    links: dict[str, str] = {}
    before: dict[str, str] = json.loads(LINKS.read_text("utf-8"))
    for subject in SUBJECTS:
        today = subject.game.rules_version
        for version in versions(subject):
            for name in (*subject.showcase, "position"):
                file = FOLDER / f"{stem(subject, name, version)}.match"
                if not file.exists() and version == today:
                    match = positioned(subject) if name == "position" else shown(subject, name)
                    file.write_text(match.text(), "utf-8")
                match = Match.from_text(file.read_text("utf-8"), GAMES)
                stories[file.stem] = digest(match)
                links[file.stem] = linked(match).code()
            day = stem(subject, "day", version)
            links[day] = of_day(subject) if version == today else before[day]
    choices = {str(subject): list(chosen(subject)) for subject in SUBJECTS}
    CHOICES.write_text(json.dumps(choices, indent=1) + "\n", "utf-8")
    STORIES.write_text(json.dumps(stories, indent=2) + "\n", "utf-8")
    LINKS.write_text(json.dumps(links, indent=2) + "\n", "utf-8")


def shown(subject: Subject, name: str) -> Match:
    game, options = subject.game, subject.showcase[name]
    match = start(game, 2**40 + game.seats(game.parse_options(options)), **options)
    while match.state.outcome is None:
        seat, number = match.state.to_act[0], len(match.actions)
        level = "rule_based" if seat % 2 else "random"
        match.act_move(seat, think(game, level, game.view(match.state, seat), number))
    return match


def positioned(subject: Subject) -> Match:
    return play(subject.prepare(Rng(7)), Rng(7), 20)


if __name__ == "__main__":
    main()
