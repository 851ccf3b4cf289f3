"""FM-14 and FM-16: storylines and the match."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers import referee
from tests.four_musketeers.choices import STORYLINES, some_options
from tests.four_musketeers.table import Table, ended, lose
from tests.four_musketeers.test_scoring import gained, winners
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)

# ---- storylines (FM-14) ----------------------------------------------------------------------------------


@pytest.mark.clause("FM-14.1")
@pytest.mark.parametrize(
    ("storyline", "modes", "heights", "shadow", "forced", "mirrored"),
    [
        ("AC", ["solo", "team"], [3, 3, 3, 3, 4], False, False, False),
        ("KC", ["solo", "team"], [3, 3, 3, 3, 4], True, False, False),
        ("AS", ["coop"], [2, 2, 2, 2, 8], False, True, False),
        ("KS", ["coop"], [2, 2, 2, 2, 8], True, False, False),
        ("QC", ["solo", "team"], [3, 3, 3, 3, 4], False, False, False),
        ("QS", ["solo", "team"], [3, 3, 3, 3, 4], False, False, True),
    ],
)
def test_storylines(
    storyline: str, modes: list[str], heights: list[int], shadow: bool, forced: bool, mirrored: bool
) -> None:
    for mode in modes:
        easy: Any = {"prepopped": 0} if storyline in ("AS", "KS") else {}
        table = Table(storyline=storyline, mode=mode, **easy)
        assert [len(stack.split()) for stack in table.stacks] == heights
        assert table.view()["shadow"] == shadow
        assert table.view()["villain"] == storyline
    protected = Table(f"storyline {storyline};stone 1;starter 1;in_hand 6")
    protected.do("choose_direction(left)")
    protected.do(next(name for name in protected.legal(1) if "shadow" in name))
    while protected.view()["turn"] != 0:
        protected.do(protected.legal(protected.match.state.to_act[0])[0])
    assert all("shadow" in name for name in protected.legal(0)) == forced
    two = lose(f"storyline {storyline};stacks 2S | 2H | 2D | JK | 2C;starter 0", 0)
    if storyline in ("AS", "KS"):
        two.do("use_replay(no)")
    assert two.character(0)["up"] == mirrored


@pytest.mark.clause("FM-14.1")
@given(seed=SEEDS)
def test_one_storyline_for_the_whole_match(seed: int) -> None:
    table = Table(seed=seed, **some_options(Rng(seed)))
    play(table.match, Rng(seed), 300)
    assert {one["villain"] for one in table.told("round_started")} == {table.view()["options"]["storyline"]}


@pytest.mark.clause("FM-14.2", "FM-15.6")
@pytest.mark.parametrize("storyline", ["AC", "KC"])
def test_in_a_survival_only_being_undefeated_counts(storyline: str) -> None:
    """The good ending merely ends the round."""
    assert gained(ended(f"storyline {storyline}", good=True)) == [0, 0, 0, 0]
    assert gained(ended(f"storyline {storyline}", 1, good=True)) == [0, 1, 0, 0]
    assert gained(ended(f"storyline {storyline}", 2, 1)) == [0, 1, 1, 0]


@pytest.mark.clause("FM-14.3")
@pytest.mark.parametrize("storyline", ["AS", "KS"])
def test_a_solitaire_is_one_side_and_offers_no_means_to_show_cards(storyline: str) -> None:
    table = Table(storyline=storyline, players=3, layout=4)
    assert table.view()["sides"] == [[0, 1, 2]]
    kinds = set()
    for _ in range(150):
        player = table.match.state.to_act[0]
        kinds |= {name.partition("(")[0] for name in table.legal(player)}
        for seat in (0, 1, 2):
            assert all(table.view(other)["hands"][seat] is None for other in {0, 1, 2} - {seat} if active(table, seat))
        play(table.match, Rng(len(kinds)), 1)
    assert kinds <= {"strike", "choose_direction", "use_replay", "change_setting", "start_round"}


def active(table: Table, seat: int) -> bool:
    return bool(table.view()["seats"][seat]["now"] == "active")


@pytest.mark.clause("FM-14.4")
@pytest.mark.parametrize("storyline", ["QC", "QS"])
def test_in_a_role_game_the_role_decides(storyline: str) -> None:
    """The same round with the roles exchanged gives other points."""
    rounds = [ended(f"storyline {storyline};roles {roles}", 1, 2) for roles in ("JS JH JD JC", "JC JS JH JD")]
    assert gained(rounds[0]) != gained(rounds[1])
    for table, roles in zip(rounds, ("JS JH JD JC", "JC JS JH JD"), strict=True):
        scores = table.told("round_scored")[0]["scores"]
        assert [reason["role"] for side in scores for reason in side["reasons"]] == roles.split()


# ---- the match (FM-16) -----------------------------------------------------------------------------------


def over(table: Table) -> bool:
    return bool(table.view()["phase"] == "match_over")


@pytest.mark.clause("FM-16.1", "FM-15.5")
@pytest.mark.parametrize(
    ("options", "before", "after"),
    [
        ("storyline AC", "1 0 0 0", "2 0 0 0"),
        ("storyline AC;mode team", "3 0", "4 0"),
        ("storyline KC", "1 0 0 0", "2 0 0 0"),
        ("storyline KC;mode team", "3 0", "4 0"),
    ],
)
def test_standard_length_of_a_survival(options: str, before: str, after: str) -> None:
    """Seat 0 is defeated in a good ending: one short of the number, and at it."""
    assert not over(ended(f"{options};totals {before}", 0, good=True))
    assert over(ended(f"{options};totals {after}", 0, good=True))


@pytest.mark.clause("FM-16.1", "FM-15.5")
@pytest.mark.parametrize(
    ("options", "before", "after"),
    [
        ("storyline QC;roles JC JS JH JD", "2 0 0 0", "3 0 0 0"),
        ("storyline QC;mode team;roles JC JS JH JD", "2 0 0 0", "3 0 0 0"),
        ("storyline QC;mode team;layout 3;players 3;missing_suit H;roles JC JS JD", "1 0 0", "2 0 0"),
    ],
)
def test_standard_length_of_all_against_one(options: str, before: str, after: str) -> None:
    """A bad ending without d'Artagnan (and in teams without Athos) among the defeated brings seat 0 two, or one."""
    defeated = (2, 1) if "layout 3" in options else (2, 3)
    assert not over(ended(f"{options};totals {before}", *defeated))
    assert over(ended(f"{options};totals {after}", *defeated))


@pytest.mark.clause("FM-16.1", "FM-15.5")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_standard_length_of_each_his_own(mode: str) -> None:
    """Athos and d'Artagnan, a pair, fulfil their ambitions: three points end the match."""
    stacks = "stacks popped 2S up | popped 2H defeated | popped 2C down | popped 2D up | popped JK down"
    position = f"storyline QS;mode {mode};roles JS JH JC JD;{stacks};starter 3"
    first, second = ("1 0 0 0", "2 0 0 0") if mode == "solo" else ("1 0", "2 0")
    assert not over(lose(f"{position};totals {first}", 3))
    assert over(lose(f"{position};totals {second}", 3))


@pytest.mark.clause("FM-16.1", "FM-16.7")
@pytest.mark.parametrize("storyline", ["AS", "KS"])
def test_standard_length_of_a_solitaire(storyline: str) -> None:
    position = f"storyline {storyline};free_replays 0;round 4"
    won = ended(position, good=True)
    assert won.told("match_ended")[0]["rounds"] == 4
    assert winners(won) == [0, 1, 2, 3]
    assert not over(ended(position, 0, 1))


@pytest.mark.clause("FM-16.2")
def test_target_and_single() -> None:
    assert not over(ended("match target;target 4;totals 2 0 0 0", 0, good=True))
    assert over(ended("match target;target 4;totals 3 0 0 0", 0, good=True))
    assert over(ended("match target;target 1", 0, good=True))
    assert over(ended("match single", good=True))
    two = ended("storyline KS;free_replays 0;match target;target 2", good=True)
    assert (over(two), two.totals) == (False, [1])


@pytest.mark.clause("FM-16.3")
def test_the_best_result_wins_whoever_reached_the_number() -> None:
    table = ended("totals 2 2 1 0", 0, 1)
    assert (table.totals, winners(table)) == ([3, 3, 1, 0], [3])
    points = ended("storyline QC;roles JS JH JD JC;totals 4 5 4 0", good=True)
    assert (points.totals, winners(points)) == ([5, 6, 5, 0], [1])
    ranking = points.told("match_ended")[0]["ranking"]
    assert [(line["seat"], line["rank"], line["total"]) for line in ranking] == [
        (1, 1, 6),
        (0, 2, 5),
        (2, 2, 5),
        (3, 4, 0),
    ]


@pytest.mark.clause("FM-16.4")
def test_dazed_seats_are_not_compared() -> None:
    """P0 P1 D D: only two players are ranked."""
    table = ended("players 2;layout 4;totals 2 1", 0, 3)
    [ended_match] = table.told("match_ended")
    assert (ended_match["winners"], [line["seat"] for line in ended_match["ranking"]]) == ([1], [1, 0])


@pytest.mark.clause("FM-16.5")
@pytest.mark.parametrize("tie_rule", ["shared", "play_on"])
def test_ties(tie_rule: str) -> None:
    """Seat 2 alone is best only after another round."""
    position = f"tie_rule {tie_rule};totals 2 1 1 1"
    tie = ended(position, 0, good=True)
    assert winners(tie) == ([1, 2, 3] if tie_rule == "shared" else None)
    if tie_rule == "play_on":
        assert tie.view()["round"] == 2
        later = ended("tie_rule play_on;totals 3 1 1 2", 1, good=True)
        assert winners(later) == [2]
        again = ended("tie_rule play_on;totals 3 1 1 1", 3, good=True)
        assert winners(again) is None


@pytest.mark.clause("FM-16.12", "FM-18.12")
@pytest.mark.parametrize(
    ("third", "fourth", "won", "ranks"),
    [
        ("2D KD", "JK", [2], {2: 1, 3: 2, 0: 3, 1: 3}),
        ("2D", "JK KD QD", [3], {3: 1, 2: 2, 0: 3, 1: 3}),
        ("2D", "JK KD", [2, 3], {2: 1, 3: 1, 0: 3, 1: 3}),
    ],
)
def test_lives_decide_between_those_who_stand(third: str, fourth: str, won: list[int], ranks: dict[int, int]) -> None:
    """Seat 1 falls as the second. Behind the joker the role card takes one damage less."""
    stacks = f"popped 2S defeated | popped 2H up | {third} | {fourth} | popped 2C down"
    table = lose(f"match single;tie_rule lives;stacks {stacks};stone V;starter 0", 1)
    [end] = table.told("match_ended")
    assert (table.totals, end["winners"]) == ([1, 1, 0, 0], won)
    assert [(line["seat"], line["rank"]) for line in end["ranking"]] == list(ranks.items())


@pytest.mark.clause("FM-16.12")
@pytest.mark.parametrize(
    ("options", "lives"),
    [
        ("match single;tie_rule lives", [0, 0, 4, 2]),
        ("match single", None),
        ("mode team;match single;tie_rule lives", None),
    ],
)
def test_a_stored_match_is_listed_with_the_lives_that_decide_it(options: str, lives: list[int] | None) -> None:
    stacks = "popped 2S defeated | popped 2H up | 2D KD | JK | popped 2C down"
    table = lose(f"{options};stacks {stacks};stone V;starter 0", 1)
    assert table.match.game.summary(table.match.state).get("lives") == lives


@pytest.mark.clause("FM-16.12", "FM-19.1")
def test_nobody_is_listed_as_fallen_before_lives_are_dealt() -> None:
    table = Table(layout=3, players=3, missing="dealer", match="single", tie_rule="lives")
    assert table.acting[0] == "choose_missing"
    assert "lives" not in table.match.game.summary(table.match.state)
    table.do("choose_missing(S)")
    dealt: Any = table.match.game.summary(table.match.state)
    assert 0 not in dealt["lives"]


@pytest.mark.clause("FM-16.12")
def test_lives_of_a_team_are_counted_together() -> None:
    """One of each team falls; of the others seat 2 has more."""
    stacks = "popped 2S defeated | popped 2H up | 2D KD | JK | popped 2C down"
    table = lose(f"mode team;match single;tie_rule lives;stacks {stacks};stone V;starter 0", 1)
    assert (table.totals, winners(table)) == ([1, 1], [0, 2])


@pytest.mark.clause("FM-16.6")
@pytest.mark.parametrize("storyline", ["QC", "QS"])
def test_a_single_round_without_points_has_no_winner(storyline: str) -> None:
    """QC without d'Artagnan after a bad ending; QS with the cards still in the stacks."""
    if storyline == "QC":
        position = "storyline QC;match single;layout 3;players 3;missing C;missing_suit C;roles JS JH JD"
        table = lose(f"{position};stacks popped 2S defeated | 2H | popped 2D up | popped 2C down;starter 2", 2)
    else:
        stacks = "2S QH | popped 2H defeated | 2D | popped 2C up | JK"
        table = lose(f"storyline QS;match single;stacks {stacks};roles JS JH JD JC;starter 3", 3)
    assert (over(table), winners(table)) == (True, [])


@pytest.mark.clause("FM-16.7")
@pytest.mark.parametrize("storyline", ["AS", "KS"])
@pytest.mark.parametrize("good", [True, False])
def test_a_single_solitaire_is_won_or_lost(storyline: str, good: bool) -> None:
    position = f"storyline {storyline};free_replays 0;match single"
    table = ended(position, *(() if good else (0, 1)), good=good)
    assert (over(table), winners(table)) == (True, [0, 1, 2, 3] if good else [])
    assert table.told("match_ended")[0]["rounds"] == 1


@pytest.mark.clause("FM-16.8", "FM-19.10", "FM-21.27")
def test_settings_change_only_between_the_rounds_of_a_solitaire() -> None:
    table = ended("storyline AS;free_replays 0;prepopped 3", 0, 1)
    assert table.acting == ("choose_settings", 0)
    assert [table.legal(player) for player in (1, 2, 3)] == [[], [], []]
    table.do("change_setting(prepopped, 5)", "change_setting(bad_ending, all)", "change_setting(prepopped, 1)")
    assert [(one["setting"], one["value"]) for one in table.told("setting_changed")] == [
        ("prepopped", 5),
        ("bad_ending", "all"),
        ("prepopped", 1),
    ]
    table.do("start_round")
    assert len(table.line.split()) == 1
    assert table.view()["options"]["bad_ending"] == "all"
    assert all(not name.startswith(("change", "start")) for name in table.legal(table.match.state.to_act[0]))
    survival = ended("", 0, 1)
    assert survival.acting[0] == "strike"  # elsewhere the next round starts at once


@pytest.mark.clause("FM-16.9")
@given(seed=SEEDS)
def test_every_round_is_set_up_anew_from_all_cards(seed: int) -> None:
    table = Table(seed=seed, layout=3 + seed % 2, players=3, match="target", target=20)
    play(table.match, Rng(seed), 250)
    for dealt, shown in zip(table.told("lifelines_dealt"), table.told("roles_shown"), strict=False):
        cards = [card for stack in dealt["stacks"] for card in stack] + shown["roles"]
        assert len(set(cards)) == len(cards) == (20 if seed % 2 else 16)
    first = [dealt for dealt in table.told("hands_dealt") if dealt["hand"] == 1]
    assert len(first) == len(table.told("round_started"))
    assert all((dealt["random"], dealt["reshuffled"]) == (8, True) for dealt in first)


@pytest.mark.clause("FM-16.10", "FM-16.6")
def test_a_single_round_is_played_on_too() -> None:
    position = "match single;tie_rule play_on"
    tie = ended(position, 0, 1)
    assert (over(tie), tie.totals, tie.view()["round"]) == (False, [1, 1, 0, 0], 2)
    decided = ended(f"{position};totals 1 1 0 0", 2, 0)
    assert (winners(decided), decided.totals) == ([3], [2, 1, 1, 0])
    stacks = "2S QH | popped 2H defeated | 2D | popped 2C up | JK"
    nobody = lose(f"storyline QS;{position};stacks {stacks};roles JS JH JD JC;starter 3", 3)
    assert (over(nobody), nobody.totals) == (False, [0, 0, 0, 0])
    one = ended(f"storyline QC;{position};roles JS JH JD JC", 1, 2)
    assert (winners(one), one.totals) == ([3], [0, 0, 0, 2])


@pytest.mark.clause("FM-16.11")
def test_fixed_colours_make_one_side_of_a_team() -> None:
    """P0 P1 P2 S1 in Coloured Conflict: two totals; without servants each player has his own."""
    options: Any = {"storyline": "QC", "mode": "team", "players": 3, "layout": 4}
    servants = Table(replacement="servant", **options).view()
    assert (servants["teams"], servants["sides"]) == ([[0, 2], [1, 3]], [[0, 2], [1]])
    dazed = Table(replacement="dazed", **options).view()
    assert (dazed["teams"], dazed["sides"]) == (None, [[0], [1], [2]])
    position = "storyline QC;mode team;players 3;layout 4;replacement servant;roles JS JH JC JD"
    table = ended(f"{position};totals 3 4", 1, 3)
    assert (table.totals, winners(table)) == ([5, 4], [0, 2])
    tie = ended(f"{position};totals 3 5", 1, 3)
    assert (tie.totals, winners(tie)) == ([5, 5], [0, 1, 2])


@pytest.mark.clause("FM-15.5", "FM-16.1")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_the_number_that_ends_the_match_is_public(storyline: str) -> None:
    view = Table(storyline=storyline).view()
    assert view["goal"] == referee.goal(view["options"])
    assert Table(storyline=storyline, match="single").view()["goal"] is None
    assert Table(storyline=storyline, match="target", target=7).view()["goal"] == 7
