"""Positions as text: what a line leaves out is always the same, and what it says goes as far as a match can."""

from __future__ import annotations

from itertools import chain
from typing import Final

import pytest

from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.deal import cards_of
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    DESTINATIONS,
    NOBODY,
    NOWHERE,
    PARIS,
    PLACES,
    QUEST_TOKENS,
)
from musketiere.games.mousquetaires_du_roy.state import State
from tests.kit.play import blamed
from tests.mousquetaires_du_roy.editions import text
from tests.mousquetaires_du_roy.test_data_file import edited
from tests.mousquetaires_du_roy.test_position import complete, laid

INN: Final = "inn - force_2 force_2 trap | force_3 decoy force_4 force_2 | decoy decoy force_2 trap"
BEHIND_INN: Final = ["decoy"] * 3 + ["trap"] * 2


def state_of(position: str) -> State:
    state: State = laid(position).state
    complete(state)
    return state


def refused(position: str, line: str) -> None:
    assert blamed(laid, position).split() == line.split()


def lying(state: State) -> list[str]:
    """The tokens on the board of the quest, by their names."""
    tokens = [*chain(*state.inn), *state.quest_tokens]
    return ["-" if token is None else QUEST_TOKENS[token.kind] for token in tokens]


def spent(state: State) -> list[str]:
    return sorted(QUEST_TOKENS[kind] for kind in state.spent)


# ---- what is left out ------------------------------------------------------------------------------------


def test_nothing_said_is_the_beginning_of_a_match() -> None:
    state = state_of("turn 1")
    edition, setup = state.edition, state.edition.setup[4]
    assert (state.turn, state.phase, state.asking) == (1, "milady", "destination")
    assert (state.time, state.honour, state.siege, state.ladder) == (setup.time, setup.honour, 0, edition.ladder_start)
    assert (state.pistoles, state.epic, state.one_for_all, state.paid) == (setup.pistoles, setup.epic, False, ())
    assert state.where == [hero.start for hero in state.heroes]
    assert state.life == [hero.life for hero in state.heroes]
    assert (state.tokens, state.fell) == ([0] * 4, [0] * 4)
    assert state.spaces == [NOBODY] * 3
    assert state.rochefort_life == edition.rochefort.life
    assert state.reserve == [*range(len(edition.adversaries))]
    assert tuple(state.unused) == edition.ambushes
    assert (state.paris, state.gone, state.louvre_discard) == (None, (), [])
    assert (state.board, state.solved, state.stage, state.foe_wounds, state.spent) == (0, 0, 0, 0, ())


@pytest.mark.clause("MR-3.6")
def test_everybody_stands_where_he_begins_unless_it_is_said() -> None:
    state = state_of("musketeers 5")
    assert [PLACES[place] for place in state.where] == ["paris"] * 4 + ["vieux_colombier"]
    moved = state_of("musketeers 5;where paris louvre richelieu bastille la_rochelle")
    assert [PLACES[place] for place in moved.where] == ["paris", "louvre", "richelieu", "bastille", "la_rochelle"]


def test_cards_lie_in_order_first_in_the_hands_then_in_the_piles() -> None:
    state = state_of("turn 1")
    edition, setup = state.edition, state.edition.setup[4]
    adventure, perfidy = cards_of(edition.adventure), cards_of(edition.perfidy)
    assert [*chain(*state.hands)] == adventure[: 4 * setup.cards]
    assert state.adventure_pile[::-1] == adventure[4 * setup.cards :]
    assert state.perfidy_hand == perfidy[: setup.perfidy]
    assert state.perfidy_pile[::-1] == perfidy[setup.perfidy :]
    assert state_of("perfidy_discard renforts").perfidy_hand == [perfidy[0]]  # the other one
    assert state.louvre is not None
    assert (state.louvre.card, state.louvre_pile[::-1]) == (0, [*range(1, len(edition.louvre))])
    assert (state.paris_hand, state.paris_pile) == ([0], [*range(1, len(edition.paris))])


def test_hands_are_filled_with_the_first_cards_that_are_left() -> None:
    combat = " ".join(["combat"] * 8)
    state = state_of(f"musketeers 3;spaces combat combat combat;adventure_discard {combat}")
    double = ADVENTURE.index("double_combat")
    assert state.hands[0] == [ADVENTURE.index("combat"), double, double]
    assert [*chain(*state.hands[1:])] == [double] * 4 + [double + 1] * 2


def test_of_a_pile_that_is_named_the_first_card_is_drawn_first() -> None:
    state = state_of("adventure_pile kitty combat;perfidy_pile urgence calomnie;louvre_pile affaire_des_poisons")
    assert [ADVENTURE[card] for card in state.adventure_pile[:-3:-1]] == ["kitty", "combat"]
    assert state.perfidy_pile[:-3:-1] == [7, 5]
    assert state.edition.louvre[state.louvre_pile[-1]].id == "affaire_des_poisons"


def test_a_pile_may_be_empty_as_long_as_nothing_is_discarded() -> None:
    """An empty pile would have taken its discards up (MR-2.7)."""
    names = ("renforts", "guet_apens", "conscrits", "embastille", "baume", "calomnie", "impasse", "urgence")
    deck = state_of("turn 1").edition.perfidy
    every = [name for name, count in zip(names, deck, strict=True) for _ in range(count)]
    assert state_of(f"perfidy_hand {' '.join(every)}").perfidy_pile == []
    assert len(state_of(f"perfidy_hand {' '.join(every[2:])};perfidy_discard {every[0]}").perfidy_pile) == 1
    line = f"perfidy_hand {' '.join(every[1:])}"
    assert blamed(laid, f"{line};perfidy_discard {every[0]}") == "perfidy_pile"


def test_an_inn_of_which_nothing_is_said_is_full() -> None:
    state = state_of("turn 1")
    edition = state.edition
    assert [len(line) for line in state.inn] == [edition.inn_length] * edition.inn_lines
    assert lying(state) == ["force_2"] * 6 + ["force_3"] + BEHIND_INN
    assert state.stock == {2: 0, 3: 5, 4: 5}


@pytest.mark.parametrize(
    ("position", "there", "gone", "stock"),
    [
        (INN, INN.replace("|", "").split()[1:], ["force_2"], {2: 1, 3: 5, 4: 4}),
        (
            "inn - - force_2 trap | force_3 force_2 force_4 force_2 | - decoy force_2 trap",
            None,
            ["decoy", "decoy", "force_2"],
            {2: 1, 3: 5, 4: 4},
        ),
        ("board calais", [], ["force_2"] * 6 + ["force_3", *BEHIND_INN], {2: 0, 3: 5, 4: 5}),
        ("board england", ["force_2"] * 2, ["force_2"] * 4 + ["force_3"] * 3 + BEHIND_INN, {2: 0, 3: 3, 4: 5}),
        (
            "board england;stage 2",
            ["-", "force_2"],
            ["force_2"] * 5 + ["force_3"] * 3 + BEHIND_INN,
            {2: 0, 3: 3, 4: 5},
        ),
        (
            "board galleries",
            ["force_2"] * 6 + ["force_3"] * 2,
            ["force_3"] * 4 + ["force_4"] * 5 + BEHIND_INN,
            {2: 0, 3: 0, 4: 0},
        ),
        (
            "board england;board_tokens force_4 force_3",
            ["force_4", "force_3"],
            ["force_2"] * 6 + ["force_3", *BEHIND_INN],
            {2: 0, 3: 4, 4: 4},
        ),
    ],
)
def test_tokens_that_are_not_on_the_board_have_left_the_game_or_are_miladys(
    position: str, there: list[str] | None, gone: list[str], stock: dict[int, int]
) -> None:
    """MR-21.6, MR-22.15: as many have left as the boards that are over have had, the weakest of what is left."""
    state = state_of(position)
    assert there is None or lying(state) == there
    assert (spent(state), state.stock) == (sorted(gone), stock)


@pytest.mark.clause("MR-17.11")
def test_the_rewards_on_the_way_of_the_siege_have_been_paid() -> None:
    def beside_the_start(container: dict[str, object], key: str) -> None:
        container[key] = {"-1": "epic", "1": "epic", "2": "perfidy"}

    edition = data_file.read(text(edited("tracks.siege_rewards", beside_the_start)))
    for siege, paid in ((-2, {-1}), (-1, {-1}), (0, set()), (1, {1}), (2, {1, 2}), (3, {1, 2})):
        assert {*state_of(f"data {edition.id};siege {siege}").paid} == paid
        assert {*state_of(f"data {edition.id};siege {siege};paid -1 1 2").paid} == {-1, 1, 2}
    refused(f"data {edition.id};siege 1;paid -1", "paid -1")
    refused(f"data {edition.id};siege 0;paid 3", "paid 3")


def test_a_position_is_told_from_its_beginning() -> None:
    told = [event.type for event in laid("phase musketeers;turn 3").events]
    assert told == ["match_started", "turn_started", "phase_started"]
    assert laid("turn 3").events[1].data["turn"] == 3


# ---- the quest -------------------------------------------------------------------------------------------


def test_which_tokens_have_left_may_be_said_as_long_as_they_are_as_many() -> None:
    assert state_of(f"{INN};spent force_4").stock == {2: 2, 3: 5, 4: 3}
    for wrong in ("", "force_2 force_2", "force_2 trap", "trap", "force_2 decoy", "nobody"):
        refused(f"{INN};spent {wrong}", f"spent {wrong}")
    behind = " ".join(BEHIND_INN)
    assert spent(state_of(f"board calais;spent {'force_4 ' * 5}{'force_3 ' * 2}{behind}")).count("force_4") == 5
    for wrong in (f"{'force_4 ' * 6}force_3 {behind}", f"{'force_2 ' * 6}{behind}", "force_2 " * 6 + "force_3"):
        refused(f"board calais;spent {wrong}", f"spent {wrong}")


@pytest.mark.clause("MR-22.3")
def test_no_more_tokens_lie_in_the_inn_than_it_has() -> None:
    full = ["force_2"] * 6 + ["force_3"] + BEHIND_INN
    for at, other, fits in ((0, "force_3", True), (7, "force_3", False), (7, "trap", False), (11, "decoy", False)):
        changed = [*full[:at], other, *full[at + 1 :]]
        line = f"inn {' '.join(changed)}"
        if fits:
            assert lying(state_of(line)) == changed
        else:
            refused(line, line)


@pytest.mark.clause("MR-22.4", "MR-22.13")
def test_the_nearest_tokens_of_a_line_are_gone_first_and_the_last_never() -> None:
    others = "| force_2 decoy force_4 force_2 | decoy decoy force_2 trap"
    for line, fits in (
        ("- - - trap", True),
        ("- trap/up force_3 force_2", True),
        ("- - - -", False),
        ("- - trap -", False),
        ("force_3 - - force_3", False),
        ("- - - trap/down", False),
    ):
        if fits:
            assert lying(state_of(f"inn {line} {others}"))[:4] == [word.partition("/")[0] for word in line.split()]
        else:
            refused(f"inn {line} {others}", f"inn {line} {others}")
    assert [token and token.up for token in state_of(f"inn - - trap/up force_3 {others}").inn[0]] == [
        None,
        None,
        True,
        False,
    ]


@pytest.mark.clause("MR-22.4", "MR-22.6")
def test_a_musketeer_stands_on_a_free_square_of_the_inn() -> None:
    inn = INN.replace("| decoy decoy", "| - -")
    for square in ("0.1", "2.1", "2.2"):
        line, at = map(int, square.split("."))
        state = state_of(f"where quest/{square} paris paris paris;{inn}")
        assert (state.inn_at[0], PLACES[state.where[0]]) == ((line, at), "quest")
    for square in ("0.0", "0.2", "1.1", "1.0", "2.0", "2.3", "3.1", "-1.1", "0", "0.1.1"):
        where = f"where quest/{square} paris paris paris"
        refused(f"{where};{inn}", where)


@pytest.mark.clause("MR-21.6", "MR-24.1", "MR-25.3")
@pytest.mark.parametrize(
    ("position", "fits"),
    [
        ("board england;stage 0;board_tokens force_2 force_3", True),
        ("board england;stage 0;board_tokens force_2/up force_3", False),
        ("board england;stage 1;board_tokens force_2/up force_3", True),
        ("board england;stage 1;board_tokens force_2/up force_3/up", False),
        ("board england;stage 1;board_tokens - force_3", False),
        ("board england;stage 2;board_tokens - force_3", True),
        ("board england;stage 2;board_tokens - force_3/up", False),
        ("board england;stage 3;board_tokens - force_3/up", True),
        ("board england;stage 3;board_tokens - -", False),
        ("board england;stage 4;board_tokens - -", True),
        ("board england;stage 4;board_tokens - force_3", False),
        ("board galleries;stage 0;board_tokens force_2/up - force_2 force_2 force_2 force_3 force_3 force_3", True),
        ("board galleries;stage 0;board_tokens - force_2 force_2/up force_2 force_2 force_3 force_3 force_3", False),
        ("board galleries;stage 0;board_tokens - - force_2 force_2 force_2 force_3 force_3 force_3", False),
        ("board galleries;stage 0;board_tokens force_2 force_2 - force_2 force_2 force_3 force_3 force_3", False),
        ("board galleries;stage 1;board_tokens - - force_2/up force_2 force_2 force_3 force_3 force_3", True),
        ("board galleries;stage 1;board_tokens force_2 - force_2 force_2 force_2 force_3 force_3 force_3", True),
        ("board galleries;stage 1;board_tokens force_2 - - - force_2 force_3 force_3 force_3", False),
        ("board galleries;stage 3;board_tokens - - - - - - - force_3/up", True),
        ("board galleries;stage 3;board_tokens - - - - - - - -", False),
        ("board galleries;stage 3;board_tokens - - - - - - force_3", False),
    ],
)
def test_tokens_behind_the_team_are_gone_and_those_before_it_lie_face_down(position: str, fits: bool) -> None:
    """In the galleries those that were passed by may lie there still."""
    if fits:
        assert " ".join(lying(state_of(position))) == position.rpartition("tokens ")[2].replace("/up", "")
    else:
        refused(position, position.rpartition(";")[2])


def test_how_far_each_board_goes() -> None:
    for board, most in (("inn", 0), ("calais", 0), ("england", 4), ("galleries", 3)):
        assert state_of(f"board {board};stage {most}").stage == most
        refused(f"board {board};stage {most + 1}", f"stage {most + 1}")
    for board in ("inn", "england", "galleries"):
        assert state_of(f"board {board};solved").solved == 0
        refused(f"board {board};solved 0", "solved 0")


@pytest.mark.clause("MR-9.21", "MR-23.3")
def test_de_wardes_bears_his_wounds_when_all_challenges_of_calais_are_solved() -> None:
    def stronger(container: dict[str, int], key: str) -> None:
        container[key] = 3

    edition = data_file.read(text(edited("quest.calais.de_wardes.life", stronger)))
    calais = f"data {edition.id};board calais"
    every = " ".join(map(str, range(len(edition.calais))))
    assert state_of(f"{calais};solved {every};foe_wounds 2").foe_wounds == 2
    assert state_of(f"{calais};solved {every}").foe_wounds == 0
    refused(f"{calais};solved {every};foe_wounds 3", "foe_wounds 3")
    refused(f"{calais};solved 0 1 2;foe_wounds 1", "foe_wounds 1")


# ---- missions --------------------------------------------------------------------------------------------


def test_what_a_line_says_of_a_mission_is_so() -> None:
    state = state_of("paris enlevement_constance | 1 | de_cavois/1 | nemesis porthos | 5;louvre dette_de_jeu")
    assert state.paris is not None
    assert state.louvre is not None
    assert (state.paris.solved, state.paris.strangled, state.paris.named) == (0b10, 5, 1)
    foe = state.paris.opponents[0]
    assert (state.adversary(foe.id).id, foe.wounds, foe.beaten) == ("de_cavois", 1, False)
    assert foe.id not in state.reserve
    assert (state.unused, state.louvre.opponents, state.louvre.strangled) == ([2, 2, 2, 1, 0], (), 0)
    beaten = state_of("louvre dette_de_jeu | | laffemas/beaten").louvre
    assert beaten is not None
    assert (beaten.opponents[0].beaten, beaten.opponents[0].wounds) == (True, 1)


@pytest.mark.parametrize(
    ("line", "fits"),
    [
        ("paris enlevement_constance | | | | 5", True),
        ("paris enlevement_constance | | | | 6", False),
        ("paris enlevement_constance | | | | -1", False),
        ("paris enlevement_constance | | | | 1 1", False),
        ("paris trafiquants | | lubin | | 0", True),
        ("paris trafiquants | | lubin | | 1", False),
        ("paris trafiquants | | bernajoux", True),
        ("paris trafiquants | | bernajoux lubin", False),
        ("paris trafiquants | 0 | lubin", True),
        ("paris trafiquants | 0", False),
        ("paris trafiquants | 0 | lubin/beaten", False),
        ("paris trafiquants | | lubin/beaten", True),
        ("paris trafiquants | 1", False),
        ("paris trafiquants | | | nemesis athos", True),
        ("paris trafiquants | | | nemesis athos porthos", False),
        ("paris trafiquants | | | voleurs", True),
        ("paris trafiquants | | de_cavois/1", True),
        ("paris trafiquants | | de_cavois/2", False),
        ("paris trafiquants | | de_cavois/-1", False),
        ("louvre dette_de_jeu | 0 1 2 | lubin", True),
        ("louvre dette_de_jeu | 0 1 2 | lubin/beaten", False),
        ("louvre dette_de_jeu | 0 1 | lubin/beaten", True),
    ],
)
def test_how_far_a_mission_can_have_come(line: str, fits: bool) -> None:
    """One that is over would not lie there; MR-33.6 limits who mans it."""
    if fits:
        state_of(line)
    else:
        refused(line, line)


def test_ambushes_and_adversaries_are_in_one_place() -> None:
    two = "paris trafiquants | | | voleurs;louvre dette_de_jeu | | | voleurs"
    assert state_of(two).unused == [2, 2, 0, 1, 1]
    assert state_of(f"{two};ambushes mendiants").unused == [1, 0, 0, 0, 0]
    refused(f"{two};ambushes voleurs", "ambushes voleurs")
    assert state_of("ambushes").unused == [0] * 5
    few = state_of("louvre dette_de_jeu | | lubin;reserve felton boisrenard")
    assert [few.adversary(one).id for one in few.reserve] == ["boisrenard", "felton"]
    single = "paris trafiquants | | | courtisane"
    refused(f"{single};louvre dette_de_jeu | | | courtisane", single)


def test_an_ambush_that_the_box_does_not_have_is_named_where_it_lies() -> None:
    def none_left(container: dict[str, int], key: str) -> None:
        container[key] = 0

    edition = data_file.read(text(edited("ambush.voleurs", none_left)))
    paris, louvre = edition.paris[0].id, edition.louvre[0].id
    for here, there in ((f"paris {paris}", f"louvre {louvre}"), (f"louvre {louvre}", f"paris {paris}")):
        for other in ("", " | | | courtisane"):
            assert state_of(f"data {edition.id};{here} | | | assassin;{there}{other}").unused[2] == 0
            refused(f"data {edition.id};{here} | | | voleurs;{there}{other}", f"{here} | | | voleurs")


# ---- the Musketeers and the turn -------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["pistoles 0", "epic 0", "rochefort_life 0", "siege 0", "time 0", "turn 1"])
def test_a_number_may_be_as_small_as_in_a_match(line: str) -> None:
    name, number = line.split()
    assert getattr(state_of(line), name) == int(number)


@pytest.mark.clause("MR-33.9")
def test_time_goes_on_by_one_space_a_turn_at_least() -> None:
    assert state_of("turn 3").time == 2
    assert state_of("turn 3;time 2").time == 2
    refused("turn 3;time 1", "time 1")
    assert state_of("musketeers 5;turn 3").time == 4
    last = state_of("turn 1").edition.time_end - 2  # five begin on space 2
    assert state_of(f"musketeers 5;turn {last}").turn == last
    refused(f"musketeers 5;turn {last + 1}", f"turn {last + 1}")


@pytest.mark.clause("MR-17.13")
def test_one_for_all_is_held_only_after_its_space_has_paid() -> None:
    assert state_of("siege 4;paid 3 6;one_for_all yes").one_for_all
    assert not state_of("siege 4;paid 3 6;one_for_all no").one_for_all
    refused("siege 4;paid 3;one_for_all yes", "one_for_all yes")


def test_phase_two_begins_with_milady_hidden_and_everybody_ready() -> None:
    state = state_of("phase musketeers")
    assert (state.phase, state.asking, state.active) == ("musketeers", "next", NOBODY)
    assert (state.destination, state.seen_at, state.closed) == (DESTINATIONS[0], NOWHERE, NOWHERE)
    assert (state.cleared, state.conscripts, state.rallied, state.reinforcements) == ((), False, False, False)
    assert (state.due, state.begun) == ([True] * 4, [False] * 4)
    assert (state.barred, state.prepaid, state.fell) == ([False] * 4, [0] * 4, [0] * 4)
    assert state_of(f"phase musketeers;cleared {PLACES[DESTINATIONS[0]]}").destination == DESTINATIONS[1]


def test_phase_two_says_what_milady_has_done() -> None:
    state = state_of("phase musketeers;destination paris;seen yes;closed paris;effects rallied conscripts")
    assert (state.destination, state.seen_at, state.closed) == (PARIS, PARIS, PARIS)
    assert (state.rallied, state.conscripts, state.reinforcements) == (True, True, False)
    assert state_of("phase musketeers;destination paris;seen no").seen_at == NOWHERE


def test_whose_turn_is_over_has_begun_it() -> None:
    state = state_of("phase musketeers;due porthos aramis")
    assert (state.due, state.begun) == ([False, True, True, False], [True, False, False, True])
    assert state_of("phase musketeers;due athos porthos aramis dartagnan").due == [True] * 4


@pytest.mark.clause("MR-6.1", "MR-17.13")
def test_one_for_all_is_asked_for_before_anybody_has_begun() -> None:
    held = "siege 4;paid 3 6;one_for_all yes;phase musketeers"
    assert state_of(held).asking == "one_for_all"
    assert state_of(f"{held};due athos porthos").asking == "next"
    assert state_of(f"{held};active athos").asking == "action"
    assert state_of("phase musketeers").asking == "next"


@pytest.mark.clause("MR-30.4")
def test_milady_may_have_been_missed_wherever_she_could_have_shown_herself() -> None:
    everywhere = "cleared paris louvre quest richelieu"
    state = state_of(f"phase musketeers;{everywhere}")
    assert [PLACES[place] for place in state.cleared] == everywhere.split()[1:]
    assert PLACES[state.destination] in ("la_rochelle", "miladys_house")
    refused(f"phase musketeers;{everywhere} miladys_house", f"{everywhere} miladys_house")


@pytest.mark.clause("MR-6.5", "MR-6.8", "MR-19.4")
def test_who_is_active_has_all_his_actions_unless_fewer_are_named() -> None:
    state = state_of("phase musketeers;active porthos")
    assert (state.active, state.actions, state.begun[1], state.asking) == (1, 3, False, "action")
    state = state_of("phase musketeers;active porthos;actions 2")
    assert (state.actions, state.begun[1]) == (2, True)
    assert state_of("phase musketeers;active porthos;actions 3").begun[1] is False
    done = state_of("phase musketeers;active porthos;actions 0")
    assert (done.active, done.due[1], done.asking) == (NOBODY, False, "next")
    for actions, banned in ((3, True), (2, False)):
        where = "where paris richelieu paris paris"
        assert state_of(f"{where};phase musketeers;active porthos;actions {actions}").banned is banned
    assert not state_of("phase musketeers;active porthos").banned


@pytest.mark.clause("MR-18.5", "MR-20.6", "MR-20.7")
def test_who_fell_was_jailed_or_has_escaped_this_turn() -> None:
    there = "turn 2;where vieux_colombier bastille paris paris;life 0 5 4 4;phase musketeers"
    state = state_of(f"{there};fell athos;barred porthos;prepaid porthos")
    assert (state.fell, state.begun[0]) == ([2, 0, 0, 0], True)
    assert (state.barred, state.prepaid) == ([False, True, False, False], [0, 1, 0, 0])
    assert state.due == [False, True, True, True]
    assert state_of(there).fell == [1, 0, 0, 0]
    first = "where vieux_colombier paris paris paris;life 0 5 4 4"
    assert state_of(f"{first};phase musketeers;fell athos").fell[0] == 1


def test_a_line_of_phase_two_has_no_place_in_phase_one() -> None:
    for line in ("due athos", "destination paris", "seen no", "active athos"):
        assert laid(f"phase musketeers;{line}").state.phase == "musketeers"
        refused(line, line)


@pytest.mark.clause("MR-18.5")
def test_life_goes_from_out_of_action_to_all_that_a_hero_has() -> None:
    assert state_of("life 4 5 4 1").life == [4, 5, 4, 1]
    refused("life 5 5 4 4", "life 5 5 4 4")
