"""What a player from outside may do, and what comes of it if it does anything else, in this process (see `process`)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games import GAMES
from musketiere.school.host import LONGEST_TEXT, Host
from musketiere.school.question import GARBLED, ILLEGAL, LONGEST, RAISED, Answer, Asked
from musketiere.school.tournament import asked_of
from tests.kit.subject import Subject
from tests.school.kit import FIRST, SHORT, choosing, first_answer, played, small, source, without_time
from tests.subjects import SUBJECTS
from tests.test_fairness import in_disguise

every_game = pytest.mark.parametrize("game", SHORT)


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 36))
def test_nothing_it_is_told_depends_on_what_its_seat_cannot_see(subject: Subject, seed: int, actions: int) -> None:
    """Byte for byte."""
    for truth, other, seat in in_disguise(subject, seed, actions):
        if seat is not None:
            known = [asked_of(one, seat, one.events, "chance").packed() for one in (truth, other)]
            assert known[0] == known[1]


@every_game
def test_it_is_asked_with_the_classes_of_our_own_players(game: str) -> None:
    told = first_answer(choosing("print(type(view), *{type(action) for action in legal}); return legal[-1]"), game)
    assert f"musketiere.games.{game}.view.View" in told.printed
    assert f"musketiere.games.{game}.moves." in told.printed


@every_game
def test_it_is_told_of_the_whole_match_in_order(game: str) -> None:
    """`begin` first, every event of its seat once and before the next choice, `end` last."""
    teller = source(
        """
        from musketiere.school import Player
        import builtins

        builtins.told = []

        class Mine(Player):
            def begin(self, view):
                builtins.told.append(["begin", view])
            def saw(self, event):
                builtins.told.append(["saw", event])
            def choose(self, view, legal, rng):
                builtins.told.append(["choose", view])
                return legal[0]
            def end(self, view, outcome):
                builtins.told.append(["end", outcome])
        """
    )
    plan = small(game)
    tournament = played(plan, teller)
    import builtins

    told = vars(builtins).pop("told")
    assert not any(seat.faults for seats in tournament.standing.played for seat in seats)
    last = tournament.plan.pairing(plan.matches - 1)
    seat = last.entrants.index(0)
    kinds = [kind for kind, _ in told]
    assert (kinds[0], kinds[-1]) == ("begin", "end")
    assert (kinds.count("begin"), kinds.count("end")) == (1, 1)
    rules = GAMES[game]
    again = Match(rules, rules.parse_options(plan.options), last.seed)
    assert told[0][1] == rules.view(again.state, seat)
    events = [event for kind, event in told if kind == "saw"]
    assert events[: len(again.events)] == again.story(seat)
    assert [event["type"] for event in events].count("match_started") == 1
    assert told[-1][1].ranking
    assert kinds.count("choose") == tournament.standing.played[-1][seat].moves


VANDAL = """
    def spoil(thing, depth=0):
        if isinstance(thing, list):
            thing.clear()
        elif isinstance(thing, dict):
            for value in thing.values():
                spoil(value)
            thing.clear()
        for name in (*getattr(thing, "__slots__", ()), *getattr(thing, "__dict__", ())):
            try:
                object.__setattr__(thing, name, None)
            except Exception:
                pass
        if isinstance(thing, tuple) and depth < 4:
            for value in thing:
                spoil(value, depth + 1)
"""


@every_game
def test_whatever_it_spoils_is_its_own(game: str) -> None:
    """View, legal actions and events are copies: the match goes as if it had let them be."""
    vandal = source(
        VANDAL.replace("\n    ", "\n")
        + """
from copy import deepcopy
from musketiere.school import Player

class Vandal(Player):
    def begin(self, view):
        spoil(view)
    def saw(self, event):
        spoil(event)
    def choose(self, view, legal, rng):
        action = deepcopy(legal[0])
        for each in legal:
            spoil(each)
        spoil(legal)
        spoil(view)
        return action
    def end(self, view, outcome):
        spoil(view)
        spoil(outcome)
"""
    )
    honest, spoilt = played(small(game), source(FIRST)), played(small(game), vandal)
    assert without_time(spoilt) == without_time(honest)
    assert spoilt.standing.lost == honest.standing.lost


def test_what_its_seat_cannot_play_is_a_fault_and_chance_moves() -> None:
    """Cards of its own hand are all that seat 1 can name; those of the pack are not."""
    stranger = choosing("return PlayCard(54 - view.hand[0])", "from musketiere.games.musketiere.moves import PlayCard")
    [[mine, other], [_, again]] = played(small(), stranger).standing.played
    assert mine.faults == {ILLEGAL: mine.moves}
    assert again.faults[ILLEGAL]
    assert not other.faults


def test_it_cannot_move_for_another_seat() -> None:
    """What it names is its own choice, whoever else could make it."""
    match = Match(GAMES["musketiere"], GAMES["musketiere"].parse_options(SHORT["musketiere"]), 1)
    theirs = match.game.decode(match.state.legal(1)[0])
    first, *_ = theirs.cards
    assert first not in match.game.view(match.state, 0).hand
    told = first_answer(
        choosing(f"return ChoosePay({theirs.cards})", "from musketiere.games.musketiere.moves import ChoosePay")
    )
    assert (told.fault, told.move) == (ILLEGAL, None)
    assert "which is not legal" in told.text


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ("pass", "It chose None"),
        ("return 5", "It chose 5"),
        ("return legal", "It chose ["),
        ("return type(legal[0])", "It chose <class"),
        ("return ChoosePay(tuple(legal[0].cards))", "It chose ChoosePay(cards="),
        ("return Unspeakable()", "It chose a Unspeakable"),
        ("return ChoosePay.__new__(ChoosePay)", "It chose a ChoosePay"),
    ],
)
def test_what_is_no_legal_action(body: str, text: str) -> None:
    """Also what looks like one: an object of a class of its own, whatever it calls itself equal to."""
    told = first_answer(
        choosing(
            body,
            """
            from dataclasses import dataclass
            import musketiere.games.musketiere.moves as ours

            class ChoosePay:
                def __init__(self, cards):
                    self.cards = cards
                def __eq__(self, other):
                    return True
                def __hash__(self):
                    return 0
                def __repr__(self):
                    return f"ChoosePay(cards={self.cards})" if hasattr(self, "cards") else None

            class Unspeakable:
                def __getattr__(self, name):
                    raise SystemExit(name)
                def __repr__(self):
                    raise ValueError
            """,
        )
    )
    assert (told.fault, told.move) == (ILLEGAL, None)
    assert told.text.startswith(text)


def test_what_equals_a_legal_action_is_that_action() -> None:
    body = "return ChoosePay(tuple(legal[5].cards))"
    told = first_answer(choosing(body, "from musketiere.games.musketiere.moves import ChoosePay"))
    legal = Match(GAMES["musketiere"], GAMES["musketiere"].parse_options(SHORT["musketiere"]), 1).state.legal(0)
    assert told.move == sorted(legal)[5]


@pytest.mark.parametrize(
    ("body", "last"),
    [
        ("return legal[9999]", "IndexError: list index out of range"),
        ("raise SystemExit('bye')", "SystemExit: bye"),
        ("raise type('Own', (BaseException,), {})('mine')", "own_player.Own: mine"),
        ("return self.choose(view, legal, rng)", "RecursionError"),
        ("raise ExceptionGroup('many', [ValueError(1)])", "ExceptionGroup: many (1 sub-exception)"),
        ("self.game.encode(5)", "TypeError"),
    ],
)
def test_what_it_raises_is_told_with_its_own_lines_alone(body: str, last: str) -> None:
    told = first_answer(choosing(body))
    assert told.fault == RAISED
    assert last in told.text
    assert told.line == 6
    assert 'File "mine.py", line 6, in choose' in told.text
    assert body in told.text
    assert "host.py" not in told.text
    assert "moves.py" not in told.text


@pytest.mark.parametrize(
    "evil",
    [
        "def __str__(self): raise SystemExit",
        "def __str__(self): return 5",
        "def __getattribute__(self, name): raise SystemError(name)",
        "__notes__ = 5",
        "lineno = 'seven'",
        "__module__ = None",
        "__qualname__ = 'x' * 10**6",
        "__traceback__ = property(lambda self: 1 / 0)",
        "__suppress_context__ = property(lambda self: 1 / 0)",
    ],
)
def test_an_exception_that_is_an_attack_is_one_that_was_raised(evil: str) -> None:
    told = first_answer(choosing("raise Evil", f"class Evil(BaseException):\n    {evil}"))
    assert told.fault == RAISED
    assert told.text


def test_a_keyboard_that_is_pressed_stops_us_not_it() -> None:
    with pytest.raises(KeyboardInterrupt):
        first_answer(choosing("raise KeyboardInterrupt"))


@pytest.mark.parametrize("method", ["__init__(self, game, seat)", "begin(self, view)", "saw(self, event)"])
def test_what_fails_before_its_choice_is_a_fault(method: str) -> None:
    text = f"{FIRST}    def {method}:\n        1 / 0\n"
    told = first_answer(source(text))
    assert told.fault == RAISED
    assert told.text.endswith("ZeroDivisionError: division by zero")
    tournament = played(small(), source(text))
    mine = tournament.standing.played[0][0]
    assert mine.faults[RAISED] >= mine.moves


def test_what_fails_after_the_match_is_a_fault() -> None:
    tournament = played(small(), source(f"{FIRST}    def end(self, view, outcome):\n        1 / 0\n"))
    assert [seats[number].faults for number, seats in enumerate(tournament.standing.played)] == [{RAISED: 1}] * 2


def test_each_match_has_an_object_of_its_own_and_a_module_of_its_own() -> None:
    """Neither an attribute of the object or its class nor a global of the file is there in the next match."""
    counting = choosing(
        """
        seen.append(view)
        Mine.times += 1
        assert len(seen) == Mine.times == sum(1 for _ in seen) and self.seat == view.seat
        if view.duel == 0:
            assert len(seen) == 1, "it remembers"
        return legal[0]
        """,
        "seen = []",
    )
    text = counting.text.replace("class Mine(Player):\n", "class Mine(Player):\n    times = 0\n\n")
    plan = small("musketiere", "mine", "mine too", deals=2)
    tournament = played(plan, source(text), source(text))
    assert not any(seat.faults for seats in tournament.standing.played for seat in seats), tournament.standing.slips


def test_its_chance_is_no_way_to_the_deal() -> None:
    """The stream that it draws from is that of no deal, and the seed it could find in memory is a digest."""
    plan = small(deals=3)
    seeds = {plan.deal_seed(deal) for deal in range(3)}
    match = Match(plan.rules, plan.rules.parse_options(plan.options), plan.deal_seed(0))
    asked = asked_of(match, 0, match.events, plan.stream("move", 0, 0, 0))
    assert not any(str(seed) in repr(asked) for seed in (*seeds, plan.seed) if seed > 99)
    assert len(asked.chance) == 64
    assert Rng(asked.chance).random() not in {Rng(seed).random() for seed in (*seeds, plan.seed)}


def test_what_it_prints_is_kept_up_to_a_length() -> None:
    told = first_answer(choosing("import sys; print('x' * 10**6); print('y', file=sys.stderr); return legal[0]"))
    assert told.move is not None
    assert told.printed == "x" * LONGEST_TEXT
    assert len(told.written()) < LONGEST


def test_the_longest_answer_is_read() -> None:
    told = first_answer(choosing(r"print('\ud800' * 10**6); raise ValueError('\U0001f600' * 10**6)"))
    assert told.fault == RAISED
    assert len(told.text) == LONGEST_TEXT
    assert len(told.written()) < LONGEST


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"move": 1}',
        "[" * 100_000,
        b"\xff\xfe",
        '{"move": true, "fault": "", "text": "", "line": 0, "printed": ""}',
        '{"move": 1.0, "fault": "", "text": "", "line": 0, "printed": ""}',
        '{"move": 1, "fault": "died", "text": "", "line": 0, "printed": ""}',
        '{"move": 1, "fault": "", "text": "", "line": 0, "printed": "", "seconds": 0}',
        '{"move": ' + "9" * 10_000 + ', "fault": "", "text": "", "line": 0, "printed": ""}',
    ],
)
def test_an_answer_is_believed_in_nothing(text: str | bytes) -> None:
    assert Answer.read(text, 2.5) == Answer(fault=GARBLED, seconds=2.5)


def test_an_answer_is_read_as_it_was_written() -> None:
    for answer in (Answer(3), Answer(fault=RAISED, text="é\n\ud800", line=7, printed="x")):
        assert Answer.read(answer.written(), 0.0) == answer


def test_who_has_not_begun_cannot_choose() -> None:
    """A player whose beginning failed is not asked in the middle as if it knew what was before."""
    match = Match(GAMES["musketiere"], GAMES["musketiere"].parse_options(SHORT["musketiere"]), 1)
    asked = asked_of(match, 0, match.events, "chance")
    told = Answer.read(Host(source(FIRST)).answer(asked.packed()), 0.0)
    assert (told.fault, told.text) == (RAISED, "It has not begun.")
    assert Asked.unpacked(asked.packed()) == asked


def test_a_player_may_have_types() -> None:
    text = (Path(__file__).parent / "typed_player.py").read_text("utf-8")
    tournament = played(small(), source(text))
    assert not tournament.lines()[0].faults, tournament.standing.slips
