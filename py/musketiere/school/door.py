"""The school's door to the page: tournaments, and one decision to look at. The page runs the players from outside.

The page asks for the next question, lets the player answer in its sandbox, and hands in what it has said; nothing of
that is believed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from math import inf, isfinite
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from musketiere.core.errors import InvalidRecord, InvalidRequest
from musketiere.core.game import Seat
from musketiere.core.match import MAX_SEED, AnyGame, Match
from musketiere.core.reading import read_json
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.link import share
from musketiere.players import computer_player
from musketiere.players.player import Thinking
from musketiere.requests import is_in, parse_budget, parse_game
from musketiere.school.allowance import Allowance, Limits, judged, spent
from musketiere.school.plan import MOST_DEALS, Entrant, fitting, plan
from musketiere.school.question import GARBLED, Answer, Question, text_of
from musketiere.school.tournament import Course, Played, Tournament, asked_of
from musketiere.session import Session

if TYPE_CHECKING:
    from musketiere.protocol import AskedOutside, Bout, KeptTournament, NoteOf, Said, Standing, Trial, Tried, Watched

Body = Mapping[str, Any]

MOST_SECONDS: Final = 600
"""That a move or a match may be allowed."""
POSED_BY: Final = "rule_based"
"""Who has played up to a decision that is looked at."""
MOST_TURNS: Final = 200


class _Open:
    """The tournament that is played."""

    def __init__(self, tournament: Tournament, limits: Limits) -> None:
        self.tournament = tournament
        self._limits = limits
        self.begin()

    def begin(self) -> None:
        """Plays from the beginning of the match under way on, with sandboxes that have just begun."""
        self.course: Course = self.tournament.play()
        own = [number for number, entrant in enumerate(self.tournament.plan.entrants) if entrant.is_own]
        self.allowances = {number: Allowance(self._limits) for number in own}
        self.lost: set[int] = set()
        """Whose sandbox must be ended before it is asked again."""
        self.asked: Question | None = None

    def go_on(self, said: Answer | None, budget: float) -> AskedOutside | None:
        """Plays for about so many milliseconds, or until somebody from outside is asked."""
        until = perf_counter() + budget / 1000
        answer = said
        self.asked = None
        while True:
            try:
                question = self.course.send(answer)
            except StopIteration:
                return None
            answer = None
            if question is None:
                if perf_counter() >= until:
                    return None
                continue
            allowance = self.allowances[question.entrant]
            anew = allowance.is_new_round(question) or question.entrant in self.lost
            left = allowance.left(question)
            if left <= 0:
                answer = spent()
                continue
            self.lost.discard(question.entrant)
            self.asked = question
            return {"entrant": question.entrant, "anew": anew, "seconds": left, "packed": text_of(question.packed)}

    def judge(self, said: Said) -> Answer:
        assert self.asked is not None
        entrant = self.asked.entrant
        answer = judged(said, self.allowances[entrant])
        if answer.lost:
            self.lost.add(entrant)
        return answer


class _Tried(NamedTuple):
    """The decision that is looked at."""

    game: AnyGame
    legal: tuple[int, ...]


_open: _Open | None = None
_tried: _Tried | None = None


def tournament(body: Body) -> Standing:
    """Plans a tournament in place of the one before."""
    global _open
    game = parse_game(body["game"])
    entrants = [Entrant(str(one["name"]), str(one["player"])) for one in body["entrants"]]
    seed = body["seed"] if body["seed"] is not None else int.from_bytes(os.urandom(8)) % (MAX_SEED + 1)
    made = plan(game.id, fitting(game, body["options"], len(entrants)), entrants, 1, seed)
    if not is_in(body["matches"], range(1, MOST_DEALS + 1)):
        raise InvalidRequest("request-unknown", op="tournament")
    whole = Tournament(made._replace(deals=-(-body["matches"] // made.matches)), perf_counter)
    _open = _Open(whole, _limits(body))
    return _standing(whole)


def keep(_: Body) -> KeptTournament:
    """All of it as a text."""
    return {"kept": json.dumps(_opened().tournament.save(), separators=(",", ":"))}


def again(body: Body) -> Standing:
    """Goes on with what was kept. Raises `InvalidRecord` if it is damaged or its rules have changed since."""
    global _open
    try:
        kept = read_json(body["kept"])
    except (ValueError, TypeError) as fault:
        raise InvalidRecord("record-damaged", at="plan") from fault
    whole = Tournament.load(kept, perf_counter)
    _open = _Open(whole, _limits(body))
    return _standing(whole)


def bout(body: Body) -> Bout:
    """Hands in what was said to the last question, and goes on."""
    opened = _opened()
    said, budget = body["said"], parse_budget(body["budget"])
    if body["afresh"]:
        opened.begin()
    if (said is None) != (opened.asked is None):
        raise InvalidRequest("request-unknown", op="bout")
    question = opened.go_on(None if said is None else opened.judge(said), budget)
    played = len(opened.tournament.standing.played)
    return {"question": question, "played": played, "over": opened.tournament.is_over}


def standing(_: Body) -> Standing:
    """What it has come to so far."""
    return _standing(_opened().tournament)


def lost(body: Body) -> Watched:
    """One of the matches that an entrant has lost worst, to be watched."""
    whole = _opened().tournament
    try:
        kept = whole.standing.lost[body["entrant"]][body["place"]]
    except (IndexError, TypeError):
        raise InvalidRequest("request-unknown", op="lost") from None
    return _watched(whole, Played(kept.match, Match.from_record(kept.record, GAMES), kept.notes))


def last(_: Body) -> Watched:
    """The match that was over last, to be watched."""
    whole = _opened().tournament
    if whole.last is None:
        raise InvalidRequest("request-unknown", op="last")
    return _watched(whole, whole.last)


def trial(body: Body) -> Trial:
    """Poses one decision of a match that players of ours have played so far."""
    global _tried
    game, seat, turn = parse_game(body["game"]), body["seat"], body["turn"]
    options = game.parse_options(fitting(game, body["options"], max(2, game.min_seats)))
    if not is_in(body["seed"], range(MAX_SEED + 1)) or not is_in(turn, range(1, MOST_TURNS + 1)):
        raise InvalidRequest("request-unknown", op="trial")
    if not is_in(seat, range(game.seats(options))):
        raise InvalidRequest("seat-unknown", seat=str(seat))
    match, turn = _posed(game, options, body["seed"], seat, turn)
    asked = asked_of(match, seat, match.events, f"trial {body['seed']} {seat} {turn}")
    first = game.view(Match(game, options, body["seed"]).state, seat)
    _tried = _Tried(game, asked.legal)
    view = asked.view
    return {
        "turn": turn,
        "packed": text_of(asked._replace(begins=first).packed()),
        "view": [{"name": name, "value": repr(getattr(view, name))} for name in view._fields],
        "legal": [repr(game.decode(move)) for move in asked.legal],
    }


def tried(body: Body) -> Tried:
    """What came of it."""
    if _tried is None:
        raise InvalidRequest("no-match")
    answer = judged(body, Allowance(Limits(MOST_SECONDS, MOST_SECONDS)))
    if answer.move not in (None, *_tried.legal):
        answer = Answer(fault=GARBLED)
    return {
        "move": None if answer.move is None else repr(_tried.game.decode(answer.move)),
        "place": None if answer.move is None else _tried.legal.index(answer.move),
        "fault": answer.fault,
        "text": answer.text,
        "line": answer.line,
        "printed": answer.printed,
    }


# ---- parts of it -----------------------------------------------------------------------------------------


def _posed(game: AnyGame, options: Any, seed: int, seat: Seat, turn: int) -> tuple[Match, int]:
    """The match at that decision of the seat, counted from 1, or at its last one if there are fewer."""
    match = Match(game, options, seed)
    thinker, chance = computer_player(POSED_BY, game), Rng(f"posed {seed}")
    turns: list[int] = []
    while decision := match.state.decision:
        if seat in decision.seats:
            turns.append(len(match.actions))
            if len(turns) == turn:
                return match, turn
        decider = decision.seats[0]
        thought = Thinking(thinker.think(game.view(match.state, decider), chance))
        move = thought.go_on(inf, perf_counter)
        assert move is not None  # nothing has cut it short
        match.act_move(decider, move)
    if not turns:
        raise InvalidRequest("seat-unknown", seat=str(seat))
    return _posed(game, options, seed, seat, len(turns))


def _watched(whole: Tournament, played: Played) -> Watched:
    """As the code of a link, which says nothing of what was written."""
    sitting = [whole.plan.entrants[number] for number in whole.plan.pairing(played.number).entrants]
    names, players = tuple(one.name for one in sitting), tuple(one.player for one in sitting)
    code = share(Session(played.match, names, players, 0), "match", True)
    return {"code": code, "notes": [cast("NoteOf", note._asdict()) for note in played.notes]}


def _standing(whole: Tournament) -> Standing:
    kept, made = whole.standing, whole.plan
    lines = []
    for entrant, line in enumerate(whole.lines()):
        lines.append(
            {
                "name": line.name,
                "player": line.player,
                "matches": line.matches,
                "wins": line.wins,
                "share": line.share.mean,
                "error": line.share.half if isfinite(line.share.half) else None,
                "total": line.total,
                "moves": line.moves,
                "seconds": line.seconds,
                "faults": dict(line.faults),
                "slips": [dict(slip._asdict()) for slip in kept.slips[entrant]],
                "lost": [{"match": one.match, "behind": one.behind} for one in kept.lost[entrant]],
            }
        )
    told: Any = {
        "game": made.game,
        "options": dict(made.options),
        "seed": made.seed,
        "deals": made.deals,
        "matches": made.matches,
        "played": len(kept.played),
        "last": None if whole.last is None else whole.last.number,
        "players": lines,
    }
    whole_standing: Standing = told
    return whole_standing


def _limits(body: Body) -> Limits:
    seconds = (body["limits"]["move"], body["limits"]["match"])
    for one in seconds:
        if not isinstance(one, int | float) or not 0 < one <= MOST_SECONDS:
            raise InvalidRequest("request-unknown", op="limits")
    return Limits(*map(float, seconds))


def _opened() -> _Open:
    if _open is None:
        raise InvalidRequest("no-tournament")
    return _open
