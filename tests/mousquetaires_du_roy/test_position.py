"""Positions as text: what is named lies where it was named, the rest is filled in, and nothing impossible is set up."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.errors import InvalidPosition, MissingData
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.deal import cards_of
from musketiere.games.mousquetaires_du_roy.edition import Edition
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, NOBODY, PERFIDY, QUEST_TOKENS
from musketiere.games.mousquetaires_du_roy.state import State
from tests.kit.options import worded
from tests.kit.play import blamed, everything, play, snapshot, start
from tests.mousquetaires_du_roy.description import described, text
from tests.mousquetaires_du_roy.editions import editions
from tests.mousquetaires_du_roy.subject import prepare, random_options

SEEDS = st.integers(0, 2**32)
PAST = ("refused", "ridden", "banned")
"""Of a Musketeer whose turn is over."""


def laid(position: str, seed: int = 0) -> Match:
    """Lines are separated by semicolons."""
    return Match(MOUSQUETAIRES_DU_ROY, seed=seed, position=position.replace(";", "\n"))


def test_what_is_named_lies_where_it_was_named() -> None:
    view = MOUSQUETAIRES_DU_ROY.view_data(
        MOUSQUETAIRES_DU_ROY.view(
            laid(
                "turn 4;time 5;honour 3;siege -2;pistoles 9;epic 1;where paris quest/0.1 quest bastille;life 4 1 4 2;"
                "tokens pistol | improved_erudition horse | |;hands combat gallantry_1 | | kitty | -;"
                "louvre dette_de_jeu | 0 2 | laffemas/beaten | nemesis athos;"
                "paris enlevement_constance | 1 | de_cavois/1 | voleurs | 3;spaces - double_combat -;"
                "inn - force_2 force_2 trap | force_3/up decoy force_4 force_2 | decoy decoy force_2 trap;"
                "phase musketeers;destination louvre;due porthos aramis;active porthos;actions 2;closed quest"
            ).state,
            0,
        )
    )
    told: dict[str, object] = {name: view[name] for name in ("turn", "phase", "asking", "active", "actions")}
    assert told == {"turn": 4, "phase": "musketeers", "asking": "action", "active": 1, "actions": 2}
    musketeers = view["musketeers"]
    assert isinstance(musketeers, list)
    porthos = musketeers[1]
    assert (porthos["place"], porthos["inn"], porthos["life"]) == ("quest", {"line": 0, "square": 1}, 1)
    assert porthos["tokens"] == ["horse", "improved_erudition"]
    assert [one["due"] for one in musketeers] == [False, True, True, False]
    assert [one["hand"] for one in musketeers] == [["combat", "gallantry_1"], [], ["kitty"], []]
    missions = view["missions"]
    assert isinstance(missions, dict)
    assert [one["solved"] for one in missions["louvre"]["challenges"]] == [True, False, True]
    assert (missions["louvre"]["ambush"], missions["louvre"]["named"]) == ("nemesis", 0)
    assert [one["beaten"] for one in missions["louvre"]["opponents"]] == [True]
    assert (missions["paris"]["strangled"], missions["paris"]["opponents"][0]["wounds"]) == (3, 1)


@given(seed=SEEDS, actions=st.integers(0, 400))
def test_any_match_can_be_laid_out_again(seed: int, actions: int) -> None:
    """Everything but the dice to come."""
    match = play(start(MOUSQUETAIRES_DU_ROY, seed, **random_options(Rng(seed))), Rng(seed), actions)
    while match.state.to_act and (lines := described(match.state)) is None:
        play(match, Rng(seed), 1)
    if match.state.to_act:
        assert lines is not None
        again, wanted = snapshot(laid(text(lines)).state), snapshot(match.state)
        for name in ("rng", "cleared", "spent", "paid", "perfidy_played", "manned_place", "paris_pile", *PAST):
            again.pop(name), wanted.pop(name)
        assert again == wanted


@given(seed=SEEDS)
def test_what_is_left_out_is_filled_in_from_the_rest(seed: int) -> None:
    position = text(worded(random_options(Rng(seed))) | {"turn": "1", "phase": ("milady", "musketeers")[seed % 2]})
    match = laid(position)
    complete(match.state)
    assert everything(laid(position)) == everything(match)
    assert play(match, Rng(seed)).state.outcome is not None


def complete(state: State) -> None:
    """Nothing is missing, nothing is there twice."""
    edition = state.edition
    laid = [card for card in state.spaces if card != NOBODY]
    cards = [*(card for hand in state.hands for card in hand), *laid, *state.adventure_pile, *state.adventure_discard]
    assert sorted(cards) == cards_of(edition.adventure)
    assert sorted([*state.perfidy_hand, *state.perfidy_pile, *state.perfidy_discard]) == cards_of(edition.perfidy)
    in_play = [[] if manned is None else [manned.card] for manned in (state.paris, state.louvre)]
    paris = [*state.paris_hand, *state.paris_pile, *state.gone, *in_play[0]]
    assert sorted(paris) == [*range(len(edition.paris))]
    assert sorted([*state.louvre_pile, *state.louvre_discard, *in_play[1]]) == [*range(len(edition.louvre))]
    lying = [token.kind for line in (*state.inn, state.quest_tokens) for token in line if token is not None]
    tokens = Counter([*lying, *state.spent]) + Counter(state.stock)
    assert {force: tokens[force] for force in edition.quest_tokens} == edition.quest_tokens


@given(seed=SEEDS)
def test_a_changed_position_is_refused_or_can_be_played(seed: int) -> None:
    rng = Rng(seed)
    position = prepare(rng).position
    assert position is not None
    lines = [line.split(" ") for line in position.splitlines()]
    words = [word for line in lines for word in line[1:]]
    for _ in range(1 + rng.below(3)):
        line = lines[rng.below(len(lines))]
        at = 1 + rng.below(len(line))
        line[at : at + rng.below(2)] = [words[rng.below(len(words))] for _ in range(rng.below(2))]
    try:
        match = laid("\n".join(map(" ".join, lines)), seed)
    except (InvalidPosition, MissingData):
        return
    complete(match.state)
    complete(play(match, rng, 60).state)


@given(edition=editions())
def test_any_data_file_can_be_laid_out(edition: Edition) -> None:
    assert play(laid(f"data {edition.id}"), Rng(1)).state.outcome is not None


def test_a_data_file_that_is_not_here() -> None:
    with pytest.raises(MissingData):
        laid("data mine 0123456789abcdef")


@pytest.mark.parametrize(
    "line",
    [
        *("musketeers 6", "musketeers x", "heroes athos", "players 5", "split 0011", "milady me", "strict_bastille 1"),
        *("turn 0", "turn 21", "time 20", "time -1", "honour 0", "honour 7", "siege -8", "siege 7", "ladder 4"),
        *("paid 4", "paid 3 3", "pistoles -1", "epic x", "one_for_all yes", "one_for_all maybe", "rochefort_life 5"),
        *("where paris", "where paris paris paris", "where paris paris paris miladys_house", "where x x x x"),
        *(
            "where paris paris paris paris/0.1",
            "where quest/0.1 quest quest quest",
            "where quest/3.1 quest quest quest",
        ),
        *("life 4 4 4", "life 4 6 4 4", "life 4 5 0 4", "life 4 5 -1 4", "tokens | |", "tokens pistol pistol | | |"),
        *(
            "tokens sword | | |",
            "hands | |",
            "hands combat | | | cat",
            "spaces - -",
            "spaces kitty - -",
            "spaces x - -",
        ),
        *("adventure_pile kitty kitty", "adventure_discard mousqueton mousqueton", "perfidy_hand calomnie calomnie"),
        *(
            "perfidy_pile x",
            "perfidy_discard combat",
            "louvre x",
            "louvre dette_de_jeu | 3",
            "louvre dette_de_jeu | 0 0",
        ),
        *("louvre dette_de_jeu | 0 1 2", "louvre dette_de_jeu | | felton", "louvre dette_de_jeu | | lubin/1"),
        *("louvre dette_de_jeu | | lubin lubin", "louvre dette_de_jeu | | lubin/dead", "louvre dette_de_jeu | | | x"),
        *(
            "louvre dette_de_jeu | | | nemesis",
            "louvre dette_de_jeu | | | voleurs athos",
            "louvre dette_de_jeu | | | | 1",
        ),
        *("paris complot", "paris complot | | bernajoux/beaten", "paris enlevement_constance | | | | 6", "paris x"),
        *("gone x", "gone complot complot", "paris_hand dette_de_jeu", "louvre_discard complot", "louvre_pile x"),
        *("reserve felton felton", "reserve x", "ambushes nemesis nemesis", "ambushes x", "board paris", "board x"),
        *("solved 0", "stage 1", "foe_wounds 1", "inn force_2", "inn x", "board_tokens force_2", "spent force_2"),
        *("spent x", "phase siege", "destination paris", "seen no", "cleared paris", "due athos", "active athos"),
        *("actions 1", "barred athos", "prepaid athos", "fell athos", "effects rallied", "closed paris"),
        *("Turn 2", "colour red", "louvre dette_de_jeu | | | | | |", "turn \ud800", f"turn {'9' * 5000}"),
    ],
)
def test_a_wrong_line_is_named(line: str) -> None:
    assert blamed(laid, line).split() == line.split()


@pytest.mark.parametrize(
    "position",
    [
        "turn 2;turn 2",
        "turn 3;time 1",
        "musketeers 3;time 1;heroes athos",
        "siege -4;paid 3",
        "siege 6;paid 6",
        "hands combat | | |;spaces combat combat combat;adventure_pile " + "combat " * 9,
        "perfidy_hand calomnie;perfidy_discard calomnie",
        "perfidy_pile -;perfidy_hand -;perfidy_discard "
        + " ".join(PERFIDY[card] for card in range(8))
        + " impasse" * 2,
        "louvre dette_de_jeu;louvre_discard dette_de_jeu",
        "louvre dette_de_jeu;louvre_pile dette_de_jeu",
        "paris complot | | lubin;gone complot",
        "gone complot;paris_hand complot",
        "paris complot | | lubin;louvre dette_de_jeu | | lubin",
        "paris complot | | lubin;reserve lubin",
        "paris complot | | lubin | nemesis athos;louvre dette_de_jeu | | | nemesis athos",
        "paris complot | | lubin | nemesis athos;ambushes nemesis",
        "board calais;solved 4",
        "board calais;solved 0 0",
        "board calais;foe_wounds 0;solved 0 1 2 3;stage 1",
        "board calais;solved 0 1 2 3;foe_wounds 1",
        "board england;board_tokens force_2",
        "board england;board_tokens - force_2",
        "board england;stage 2;board_tokens force_2 force_2",
        "board england;stage 5",
        "board england;inn force_2",
        "board england;board_tokens decoy force_2",
        "board england;board_tokens force_2 force_2/up",
        "board galleries;board_tokens - - " + "force_2 " * 6,
        "board galleries;board_tokens " + "force_4 " * 8,
        "board calais;spent decoy",
        "inn " + "force_2 " * 6 + "force_3 decoy decoy decoy trap -",
        "inn - - - - " + "force_2 " * 6 + "force_3 decoy",
        "inn force_2 - " + "force_2 " * 5 + "decoy decoy decoy trap trap",
        "inn " + "force_2 " * 6 + "decoy decoy decoy trap trap trap",
        "inn " + "force_2 " * 7 + "decoy decoy decoy trap trap",
        "phase musketeers;destination bastille",
        "phase musketeers;destination paris louvre",
        "phase musketeers;destination",
        "phase musketeers;cleared paris;destination paris",
        "phase musketeers;cleared la_rochelle",
        "phase musketeers;closed richelieu",
        "phase musketeers;effects tired",
        "phase musketeers;due milady",
        "phase musketeers;due athos athos",
        "phase musketeers;due athos;active porthos",
        "phase musketeers;active athos porthos",
        "phase musketeers;actions 2",
        "phase musketeers;active athos;actions 4",
        "phase musketeers;barred athos",
        "phase musketeers;fell athos",
        "turn 2;life 0 5 4 4",
        "turn 2;where vieux_colombier paris paris paris;life 0 5 4 4;phase musketeers;due athos",
        "where vieux_colombier paris paris paris;life 0 5 4 4",
    ],
)
def test_lines_that_contradict_each_other(position: str) -> None:
    assert blamed(laid, position).split() in [line.split() for line in position.split(";")]


@given(text=st.text(max_size=40))
def test_any_other_text_is_refused(text: str) -> None:
    if text.split():
        assert blamed(laid, "x" + text).startswith("x")


def test_every_card_and_token_can_be_named() -> None:
    names: list[str] = [*ADVENTURE, *PERFIDY, *QUEST_TOKENS.values()]
    assert len(set(names)) == len(names)
    assert not any(name == "-" or "/" in name or " " in name or "|" in name for name in names)


def limits() -> list[tuple[str, str]]:
    """Of numbers: the last that can be, and the first that cannot."""
    edition = MOUSQUETAIRES_DU_ROY.deal(MOUSQUETAIRES_DU_ROY.parse_options({}), Rng(0), None).edition
    setup = edition.setup[4]
    found = [
        ("turn", edition.time_end - setup.time, 1),
        ("time", edition.time_end - 1, 1),
        ("honour", 1, -1),
        ("siege", edition.siege_left + 1, -1),
        ("siege", edition.siege_right, 1),
        ("ladder", edition.ladder_start, -1),
        ("ladder", edition.ladder_fail - 1, 1),
        ("pistoles", 999, 1),
        ("epic", 999, 1),
        ("rochefort_life", edition.rochefort.life, 1),
    ]
    return [(f"{name} {last}", f"{name} {last + step}") for name, last, step in found]


@pytest.mark.parametrize(("good", "bad"), limits())
def test_a_number_can_be_as_large_as_it_gets_in_a_match_and_no_larger(good: str, bad: str) -> None:
    name, number = good.split()
    state = laid(good).state
    if name != "siege" or int(number) < state.edition.siege_right:  # there it is over at once
        assert getattr(state, name) == int(number)
    with pytest.raises(InvalidPosition):
        laid(bad)


def test_what_is_paid_at_la_rochelle_is_what_the_siege_has_passed() -> None:
    edition = laid("turn 1").state.edition
    for space in (edition.siege_left + 1, edition.siege_right - 1):
        passed = {one for one in edition.siege_rewards if min(0, space) <= one <= max(0, space)}
        assert {*laid(f"siege {space}").state.paid} == passed
        assert {*laid(f"siege {space};paid {' '.join(map(str, passed))}").state.paid} == passed
        if passed:
            with pytest.raises(InvalidPosition):
                laid(f"siege {space};paid {' '.join(map(str, [*passed][1:]))}".rstrip())


def test_calais_lies_as_far_as_it_was_named() -> None:
    edition = laid("turn 1").state.edition
    every = range(len(edition.calais))
    assert laid("board calais;solved 0 2").state.solved == 0b101
    most = edition.de_wardes.life - 1
    done = laid(f"board calais;solved {' '.join(map(str, every))};foe_wounds {most}").state
    assert (done.solved, done.foe_wounds) == ((1 << len(edition.calais)) - 1, most)
    for wrong in (
        "board calais;solved 0 0",
        f"board calais;solved {len(edition.calais)}",
        "board calais;solved 0;foe_wounds 1",  # de Wardes comes last (MR-23.3)
        f"board calais;solved {' '.join(map(str, every))};foe_wounds {most + 1}",
    ):
        with pytest.raises(InvalidPosition):
            laid(wrong)


def test_who_is_out_of_action_has_fallen_in_the_turn_before() -> None:
    match = laid("turn 4;where paris vieux_colombier paris paris;life 4 0 4 4;phase musketeers;destination louvre")
    assert match.state.fell[1] == 3
    with pytest.raises(InvalidPosition):
        laid("turn 4;where paris paris paris paris;life 4 0 4 4")
    with pytest.raises(InvalidPosition):
        laid("where paris vieux_colombier paris paris;life 4 0 4 4")
