"""What the page's tests of Mousquetaires du Roy are recorded from: the golden matches, and the lessons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from musketiere.core.match import Match
from musketiere.games import GAMES
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from tests.golden import FOLDER
from tests.kit.play import think
from tests.kit.recordings import Recording, replay, whole_view

TOLD: Final = ("four", "alone-hard")
"""A match with Milady at the table, and one without."""


@cache
def _golden() -> Mapping[str, Match]:
    """By what they show: those by the rules of today."""
    version = f"mousquetaires_du_roy-v{MOUSQUETAIRES_DU_ROY.rules_version}-"
    files = sorted(FOLDER.glob(f"{version}*.match"))
    return {file.stem.removeprefix(version): Match.from_text(file.read_text("utf-8"), GAMES) for file in files}


def _asked(_: str) -> list[Any]:
    """What who is asked sees and may do, for each decision once."""
    asked: dict[str, Any] = {}
    for match in _golden().values():
        for now in match.replay():
            if now.state.decision is not None and now.state.asking not in asked:
                seat = now.state.decision.seats[0]
                legal = now.game.legal_data(now.state, seat)
                asked[now.state.asking] = {"view": whole_view(now, seat), "legal": legal}
    return list(asked.values())


def _stories(_: str) -> list[Any]:
    """Whole matches from every side; `asked`: how much had been told each time when that seat had to decide."""
    return [
        {
            "match": name,
            "view": whole_view(match, seat),
            "asked": [len(now.events) for now in match.replay() if seat in now.state.to_act],
            "story": match.story(seat),
        }
        for name, match in _golden().items()
        if name in TOLD
        for seat in (None, *range(match.game.seats(match.options)))
    ]


def _steps(_: str) -> list[Any]:
    known: set[str] = set()
    return [step for match in _golden().values() for step in _new_steps(match, known)]


def _new_steps(match: Match, known: set[str]) -> Iterator[Any]:
    """Actions after which something is told or asked for the first time, as the seat that acted sees them: its view
    before, the events, and what its view says otherwise then."""
    game = match.game
    seat, told = 0, 0
    before: Any = None
    for now, (acting, _) in zip(match.replay(), [*match.actions, (0, ())], strict=True):
        events = now.events[told:]
        names = {now.state.asking, *(event.type for event in events)}
        if before is not None and not names <= known:
            view = game.view_data(before)
            after = {key: value for key, value in whole_view(now, seat).items() if view[key] != value}
            yield {"before": view, "events": [event.seen_by(seat) for event in events], "after": after}
            known |= names
        seat, before, told = acting, game.view(now.state, acting), len(now.events)


def _lessons(_: str) -> list[Any]:
    """The first turn of each, by the rules of thumb for who learns. A moment is what happened since the one before, and
    what is asked then."""
    return [_taught(name) for name in MOUSQUETAIRES_DU_ROY.lessons]


def _taught(name: str) -> Any:
    game = MOUSQUETAIRES_DU_ROY
    lesson = game.lessons[name]
    match = Match(game, seed=1, position=lesson.position)
    begin, turn = whole_view(match, lesson.seat), match.state.turn
    moments: list[Any] = []
    told = 0
    while match.state.outcome is None and match.state.turn == turn:
        seat = match.state.to_act[0]
        if seat == lesson.seat:
            happened = [event.seen_by(seat) for event in match.events[told:]]
            view = whole_view(match, seat)
            moments.append({"events": happened, "view": {key: view[key] for key in ("asking", "active", "actions")}})
            told = len(match.events)
        level = "rule_based" if seat == lesson.seat else "lesson"
        match.act_move(seat, think(game, level, game.view(match.state, seat), len(match.actions), lesson=lesson))
    moments.append({"events": [event.seen_by(lesson.seat) for event in match.events[told:]], "view": None})
    return {"lesson": name, "view": begin, "moments": moments}


RECORDINGS: Final[Mapping[str, Recording]] = {
    "asked": Recording(_asked, "readonly Pick<game.Frame, 'view' | 'legal'>[]"),
    "stories": Recording(
        _stories,
        "readonly { match: string; view: game.View; asked: readonly number[]; story: readonly game.Event[] }[]",
    ),
    "steps": Recording(
        _steps, "readonly { before: game.View; events: readonly game.Event[]; after: Partial<game.View> }[]"
    ),
    "lessons": Recording(
        _lessons,
        "readonly { lesson: string; view: game.View; moments: readonly { events: readonly game.Event[]; "
        "view: Pick<game.View, 'asking' | 'active' | 'actions'> | null }[] }[]",
    ),
    "replay": replay(MOUSQUETAIRES_DU_ROY, {(0,): [0, *range(-5, 0)], (None,): []}),
}
"""Each decision, whole stories, a step for each event and decision, the lessons, and a match that is over."""
