"""FM-15: what a round brings, with the worked examples FM-E29 to FM-E35."""

from __future__ import annotations

import pytest

from tests.four_musketeers.table import Table, ended, lose

QUEENS = "roles JS JH JD JC"


def gained(table: Table) -> list[int]:
    """By side, of the last round that was scored."""
    return [side["gained"] for side in table.told("round_scored")[-1]["scores"]]


def why(table: Table) -> list[str]:
    """The reasons of the last round that was scored, side by side."""
    return [reason["code"] for side in table.told("round_scored")[-1]["scores"] for reason in side["reasons"]]


def winners(table: Table) -> list[int] | None:
    told = table.told("match_ended")
    return told[0]["winners"] if told else None


# ---- survival --------------------------------------------------------------------------------------------

BOTH = pytest.mark.parametrize("storyline", ["AC", "KC"])


@pytest.mark.clause("FM-E29", "FM-15.6", "FM-16.3")
@BOTH
@pytest.mark.parametrize(
    ("before", "defeated", "good", "after", "won"),
    [
        ("2 1 0 2", (0, 1), False, [3, 2, 0, 2], [2]),
        ("2 1 0 2", (), True, [2, 1, 0, 2], None),
        ("2 1 0 2", (0, 3), False, [3, 1, 0, 3], [2]),
        ("2 1 1 2", (0,), True, [3, 1, 1, 2], [1, 2]),
    ],
)
def test_survival_solo(
    storyline: str, before: str, defeated: tuple[int, ...], good: bool, after: list[int], won: list[int] | None
) -> None:
    table = ended(f"storyline {storyline};totals {before}", *defeated, good=good)
    assert (table.totals, winners(table)) == (after, won)
    assert table.view()["round"] == (2 if won is None else 1)


@pytest.mark.clause("FM-E30", "FM-16.5")
@BOTH
def test_survival_team(storyline: str) -> None:
    position = f"storyline {storyline};mode team;totals 4 4"
    one = ended(position, 0, 2)
    assert (one.totals, winners(one)) == ([6, 4], [1, 3])
    shared = ended(position, 0, 1)
    assert (shared.totals, winners(shared)) == ([5, 5], [0, 1, 2, 3])
    again = ended(f"{position};tie_rule play_on", 0, 1)
    assert (again.totals, winners(again), again.view()["round"]) == ([5, 5], None, 2)


@pytest.mark.clause("FM-15.5", "FM-15.2")
@BOTH
def test_each_defeat_of_a_team_counts(storyline: str) -> None:
    position = f"storyline {storyline};mode team"
    assert gained(ended(position, 0, 2)) == [2, 0]
    assert gained(ended(position, 1, 2)) == [1, 1]
    assert gained(ended(position, 3, good=True)) == [0, 1]
    three = f"{position};layout 3;players 3"
    assert gained(ended(three, 0, 2)) == [2, 0]
    assert gained(ended(three, 1, 2)) == [1, 1]


# ---- solitaire -------------------------------------------------------------------------------------------

ALONE = pytest.mark.parametrize("storyline", ["AS", "KS"])


@pytest.mark.clause("FM-E32", "FM-16.7", "FM-3.1")
@ALONE
def test_solitaire(storyline: str) -> None:
    position = f"storyline {storyline};prepopped 0;free_replays 0;lead 2"
    won = ended(position, good=True)
    assert (gained(won), won.totals, winners(won)) == ([1], [1], [0, 1, 2, 3])
    assert won.told("match_ended")[0]["rounds"] == 1
    lost = ended(position, 0, 1)
    assert (gained(lost), lost.totals, winners(lost)) == ([0], [0], None)
    assert lost.acting == ("choose_settings", 0)
    lost.do("start_round")
    assert [(one["round"], one["lead"]) for one in lost.told("round_started")] == [(1, 2), (2, 3)]


@pytest.mark.clause("FM-15.15")
@ALONE
def test_an_eased_win_is_a_win(storyline: str) -> None:
    settings = "prepopped 6;stone_to_lead yes;bad_ending all;joker_to_villain no"
    used = f"storyline {storyline};free_replays 9;replays 3;{settings}"
    table = ended(used, good=True)
    assert table.acting == ("use_replay", 0)
    table.do("use_replay(no)")
    assert (gained(table), winners(table)) == ([1], [0, 1, 2, 3])


# ---- All Against One -------------------------------------------------------------------------------------

CASES = (((1, 2), False), ((3, 1), False), ((), True), ((1,), True), ((3,), True))
"""Who is defeated and how the round ends: FM-E33 and FM-E34."""
SHADOW = pytest.mark.parametrize("shadow", ["shadow_in_queen_games no", "shadow_in_queen_games yes"])


@pytest.mark.clause("FM-E33", "FM-15.7", "FM-15.5")
@SHADOW
def test_all_against_one(shadow: str) -> None:
    points = [gained(ended(f"storyline QC;{QUEENS};{shadow}", *fallen, good=good)) for fallen, good in CASES]
    assert points == [[0, 0, 0, 2], [0, 0, 0, 1], [1, 1, 1, 0], [1, 0, 1, 0], [1, 1, 1, 0]]


@pytest.mark.clause("FM-E34", "FM-15.8", "FM-15.3")
@SHADOW
def test_coloured_conflict(shadow: str) -> None:
    position = f"storyline QC;mode team;{shadow}"
    points = [gained(ended(f"{position};{QUEENS}", *fallen, good=good)) for fallen, good in CASES]
    assert points == [[2, 0, 0, 2], [1, 0, 0, 1], [0, 2, 2, 0], [0, 1, 1, 0], [0, 2, 2, 0]]
    three = f"{position};layout 3;players 3;missing_suit D;roles JS JH JC"
    assert [gained(ended(three, *fallen)) for fallen in ((0, 1), (1, 2), (2, 0))] == [[1, 0, 1]] * 3
    assert gained(ended(three, good=True)) == [0, 1, 0]


@pytest.mark.clause("FM-15.7", "FM-15.5")
def test_dartagnan_among_three() -> None:
    """Alive beside the living villain he has two points as among four, defeated one."""
    three = "storyline QC;layout 3;players 3;missing_suit S;roles JH JD JC"
    assert gained(ended(three, 0, 1)) == [0, 0, 2]
    assert gained(ended(three, 0, 2)) == [0, 0, 1]


@pytest.mark.clause("FM-E34", "FM-15.5")
def test_both_survivors_bring_no_more_in_the_three_layout() -> None:
    three = "storyline QC;mode team;layout 3;players 3;missing_suit S;roles JH JC JD"
    assert gained(ended(three, good=True)) == [1, 0, 1]


@pytest.mark.clause("FM-15.7")
def test_without_dartagnan_nobody_scores_after_a_bad_ending() -> None:
    position = "storyline QC;layout 3;players 3;missing C;missing_suit C;roles JS JH JD"
    stacks = "stacks popped 2S defeated | 2H | popped 2D up | popped 2C down;stone V;starter 1"
    assert gained(lose(f"{position};{stacks}", 2)) == [0, 0, 0]
    stacks = "stacks popped 2S defeated | 2H | 2D | popped 2C up;stone 2"
    assert gained(lose(f"{position};{stacks}", 2)) == [0, 1, 1]


@pytest.mark.clause("FM-15.8", "FM-16.11")
def test_a_player_of_two_seats_gets_the_points_of_the_team_once() -> None:
    """Seats 1 and 3 belong to player 1 and are the red team."""
    position = "storyline QC;mode team;players 2;replacement servant;roles JS JH JC JD"
    red = ended(position, good=True)
    assert (gained(red), red.totals) == ([0, 2], [0, 2])
    three = "storyline QC;mode team;players 3;layout 4;replacement servant;roles JS JH JC JD;totals 4 4"
    table = ended(three, good=True)
    assert (table.view()["sides"], table.totals, winners(table)) == ([[0, 2], [1]], [4, 6], [1])
    black = ended(three, 1, 3)
    assert (black.totals, winners(black)) == ([6, 4], [0, 2])


# ---- Each His Own ----------------------------------------------------------------------------------------


def own(mode: str, stacks: str, loser: int, stone: int | str = "V", roles: str = "JS JH JD JC") -> Table:
    """Storyline QS, with the last hit of a round."""
    return lose(f"storyline QS;mode {mode};roles {roles};stacks {stacks};stone {stone};starter {loser}", loser)


@pytest.mark.clause("FM-E35", "FM-15.9", "FM-15.10", "FM-15.11", "FM-15.12", "FM-15.13")
def test_each_his_own() -> None:
    stacks = "2H KC AH | popped 2S defeated | popped 2C up | popped 2D up | popped JK down"
    assert gained(own("solo", stacks, 2)) == [1, 0, 0, 1]
    assert gained(own("team", stacks, 2)) == [1, 0]


@pytest.mark.clause("FM-15.9", "FM-15.14")
@pytest.mark.parametrize(
    ("stacks", "loser", "stone", "points"),
    [
        ("popped 2S defeated | 2H | popped 2D down | popped 2C up | popped JK down", 3, "V", 1),
        ("popped 2S defeated | 2H | 2D | popped 2C up | popped JK down", 3, "V", 0),
        ("popped 2S defeated | 2H | 2D AD | popped 2C up | popped JK down", 3, "V", 0),
        ("popped 2S defeated | 2H | popped 2D up | 2C | popped JK down", 2, "V", 0),  # he falls himself
        ("popped 2S down | 2H | JK | popped 2C up | popped 2D up", 2, 2, 1),  # the villain's two counts as well
    ],
)
def test_porthos(stacks: str, loser: int, stone: int | str, points: int) -> None:
    assert gained(own("solo", stacks, loser, stone))[2] == points


@pytest.mark.clause("FM-15.14")
def test_a_card_popped_in_the_last_fight_but_one_counts() -> None:
    """Seat 2 loses its two, the last diamond, and then the round ends with the defeat of seat 3."""
    stacks = "popped 2S defeated | 2H | 2D | popped 2C up | popped JK down"
    table = lose(f"storyline QS;roles JS JH JD JC;stacks {stacks};stone V;starter 3", 2, 3)
    assert gained(table)[2] == 1


@pytest.mark.clause("FM-15.10")
def test_aramis() -> None:
    stacks = "popped 2S defeated | {} | 2D | popped 2C up | popped JK down"
    assert gained(own("solo", stacks.format("popped 2H down"), 3))[1] == 1
    assert gained(own("solo", stacks.format("2H"), 3))[1] == 0
    assert gained(own("solo", stacks.format("2H QH"), 3))[1] == 0
    fallen = "popped 2S down | popped 2H defeated | 2D | popped 2C up | popped JK down"
    assert gained(own("solo", fallen, 3))[1] == 0


@pytest.mark.clause("FM-15.11")
def test_athos() -> None:
    stacks = "{} | {} | 2D | popped 2H up | popped JK down"
    assert gained(own("solo", stacks.format("popped 2S down", "popped 2C defeated"), 3))[0] == 1
    assert gained(own("solo", stacks.format("2S", "popped 2C defeated"), 3))[0] == 0
    assert gained(own("solo", stacks.format("popped 2S defeated", "popped 2C up"), 3))[0] == 0
    living = "popped 2S up | 2H | popped JK defeated | popped 2D up | popped 2C up"
    assert gained(own("solo", living, 3))[0] == 1  # both characters behind the black twos live


@pytest.mark.clause("FM-15.12")
@pytest.mark.parametrize(
    ("stacks", "good", "points"),
    [
        ("2S | popped 2H defeated | 2D | popped 2C up | popped JK up", False, 1),  # fallen himself, the villain alive
        ("2S | popped 2H defeated | 2D | popped JK up | popped 2C up", False, 0),  # his own joker, and he falls
        ("2S | popped JK defeated | 2D | popped 2H up | popped 2C up", False, 0),  # who was behind the joker fell
        ("2S | popped JK up | popped 2D defeated | popped 2H up | popped 2C up", False, 1),
        ("2S | popped 2H defeated | 2D | popped 2C up | JK", False, 0),  # the joker is not out
        ("2S | 2H | 2D | popped JK up | popped 2C up", True, 1),
        ("2S | 2H | 2D | 2C | popped JK up", True, 0),  # the villain was behind the joker and fell
    ],
)
def test_dartagnan(stacks: str, good: bool, points: int) -> None:
    table = own("solo", stacks, 0, 0) if good else own("solo", stacks, 3)
    assert table.told("round_ended")[0]["ending"] == ("good" if good else "bad")
    assert gained(table)[3] == points


@pytest.mark.clause("FM-15.13")
@pytest.mark.parametrize(
    ("roles", "stacks", "points"),
    [
        ("JS JH JC JD", "popped 2S up | 2H | popped 2C defeated | popped 2D up | popped JK up", [1, 0]),
        ("JH JS JD JC", "popped 2H defeated | 2S | popped 2D down | popped 2C up | popped JK up", [1, 0]),
        ("JC JS JD JH", "popped 2H defeated | 2S | popped 2D down | popped 2C up | popped JK up", [1, 0]),
        ("JC JS JD JH", "popped 2H defeated | 2S | popped 2D down | popped JK up | popped 2C up", [0, 0]),
        ("JS JD JH JC", "popped 2S up | popped 2D defeated | popped 2H up | popped JK up | popped 2C up", [1, 0]),
    ],
)
def test_paired_ambitions(roles: str, stacks: str, points: list[int]) -> None:
    assert gained(own("team", stacks, 3, roles=roles)) == points


@pytest.mark.clause("FM-15.13", "FM-15.12")
def test_a_pair_needs_one_alive_and_the_jokers_character() -> None:
    both = "popped 2S defeated | 2H | popped 2C up | 2D | popped JK up"
    assert gained(own("team", both, 2, roles="JS JH JC JD")) == [0, 0]  # both lie in the line
    joker = "popped JK defeated | 2H | popped 2C up | popped 2S up | popped 2D up"
    assert gained(own("team", joker, 3, roles="JS JH JC JD")) == [0, 0]  # Athos fell, and the joker was his
    other = "popped 2S defeated | popped JK up | popped 2C up | popped 2H up | popped 2D up"
    assert gained(own("team", other, 3, roles="JS JH JC JD")) == [1, 1]


@pytest.mark.clause("FM-15.13")
def test_whoever_has_what_he_wants_is_told_that_his_partner_has_not() -> None:
    lost = own("team", "popped 2S up | 2H | popped 2C defeated | popped 2D up | popped JK up", 3, roles="JS JH JC JD")
    assert why(lost) == ["ambition", "ambition", "ambition-cards", "ambition-team"]


@pytest.mark.clause("FM-15.14")
def test_cards_that_were_there_from_the_start_count() -> None:
    """The three-layout without spades: KD and the others popped, 2S gone from the start is nobody's ambition."""
    position = "storyline QS;layout 3;players 3;missing S;missing_suit S;roles JH JD JC"
    stacks = "popped 2H down | popped 2C defeated | popped 2D up | popped JK up;stone V;starter 2"
    table = lose(f"{position};stacks {stacks}", 2)
    assert gained(table) == [1, 0, 1]
