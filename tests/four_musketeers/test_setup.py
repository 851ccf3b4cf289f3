"""FM-3: set-up of a round."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.four_musketeers import referee
from tests.four_musketeers.choices import STORYLINES
from tests.four_musketeers.table import Table, ended
from tests.kit.play import play

SEEDS = st.integers(0, 2**32)
QUEENS_AND_SURVIVAL = ("AC", "KC", "QC", "QS")


def three(seed: int = 0, **options: Any) -> Table:
    """The 3-layout with three players, as it is before the first decision."""
    return Table(seed=seed, **{"layout": 3, "players": 3, **options})


@pytest.mark.clause("FM-3.1", "FM-3.2", "FM-3.19")
@given(seed=SEEDS)
def test_the_lead_goes_round(seed: int) -> None:
    """Every seat takes part, dazed or not; the life dealer is the right neighbour."""
    table = Table(seed=seed, players=2 + seed % 3, layout=4, match="target", target=20)
    play(table.match, Rng(seed), 300)
    rounds = table.told("round_started")
    first = rounds[0]["lead"]
    assert [one["lead"] for one in rounds] == [(first + number) % 4 for number in range(len(rounds))]
    assert all(one["dealer"] == (one["lead"] - 1) % 4 for one in rounds)
    starters = [one["starter"] for one in table.told("fight_started") if one["fight"] == 1]
    assert starters == [one["lead"] for one in rounds]


@pytest.mark.clause("FM-3.1", "FM-18.9")
def test_the_first_lead_is_chosen_or_random() -> None:
    for seat in range(4):
        assert Table(first_lead=str(seat)).view()["lead"] == seat
    for players in (2, 4):  # of two players, and their two dazed seats
        assert {Table(seed=seed, players=players, layout=4).view()["lead"] for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.clause("FM-3.3", "FM-3.14", "FM-22.2")
@pytest.mark.parametrize("storyline", QUEENS_AND_SURVIVAL)
def test_four_musketeers(storyline: str) -> None:
    table = Table(storyline=storyline)
    assert [len(stack.split()) for stack in table.stacks] == [3, 3, 3, 3, 4]
    assert (table.line, table.view()["missing"]) == ("", None)
    assert len(" ".join(table.stacks).split()) == 16  # 5 last and 11 extra lifelines


@pytest.mark.clause("FM-3.4", "FM-3.5", "FM-3.13", "FM-3.14", "FM-22.2", "FM-22.4")
@pytest.mark.parametrize("storyline", STORYLINES)
@pytest.mark.parametrize("missing", "SHDC")
def test_three_musketeers(storyline: str, missing: str) -> None:
    easy = {"prepopped": 0} if storyline in ("AS", "KS") else {}
    table = three(storyline=storyline, missing=missing, **easy)
    assert sorted(table.line.split()) == sorted(referee.removed(storyline, missing))
    assert f"J{missing}" not in table.roles
    last = {stack.split()[0] for stack in table.stacks}
    assert last == {"2S", "2H", "2D", "2C", "JK"} - {"JK" if missing == "C" else f"2{missing}"}
    heights = [2, 2, 2, 7] if easy else [3, 3, 3, 4]
    assert [len(stack.split()) for stack in table.stacks] == heights
    assert len(" ".join(table.stacks).split()) == 4 + 9


@pytest.mark.clause("FM-3.6", "FM-3.7", "FM-3.8", "FM-19.1")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_which_suit_can_be_missing(storyline: str) -> None:
    suits = "SHD" if storyline == "QC" else "SHDC"
    random = {three(seed, storyline=storyline, missing="random").view()["missing"] for seed in range(60)}
    assert random == set(suits)
    dealer = three(storyline=storyline, missing="dealer")
    phase, player = dealer.acting
    assert (phase, player) == ("choose_missing", dealer.view()["dealer"])
    assert player is not None
    assert dealer.legal(player) == [f"choose_missing({suit})" for suit in suits]
    assert not dealer.told("lifelines_dealt")
    dealer.do("choose_missing(D)")
    assert dealer.view()["missing"] == "D"
    assert three(storyline=storyline, missing="C").view()["missing"] == "C"  # clubs can be named


@pytest.mark.clause("FM-3.8")
@pytest.mark.parametrize("storyline", ["AS", "KS"])
def test_clubs_stay_in_with_the_joker_at_the_villain(storyline: str) -> None:
    options: Any = {"storyline": storyline, "joker_to_villain": True}
    random = {three(seed, missing="random", **options).view()["missing"] for seed in range(60)}
    assert random == set("SHD")
    dealer = three(missing="dealer", **options)
    assert dealer.legal(dealer.match.state.to_act[0]) == [f"choose_missing({suit})" for suit in "SHD"]
    assert three(7, missing="S", **options).stacks[-1].startswith("JK")


@pytest.mark.clause("FM-3.6")
def test_the_default_of_the_missing_suit() -> None:
    assert three(storyline="QS").acting[0] == "choose_missing"
    for storyline in STORYLINES[:5]:
        assert three(storyline=storyline).acting[0] == "strike"
    table = three(storyline="AC", match="target", target=20, seed=5)
    play(table.match, Rng(5), 1500)
    assert {chosen["suit"] for chosen in table.told("missing_chosen")} == set("SHDC")  # each round anew
    assert {chosen["by"] for chosen in table.told("missing_chosen")} == {"chance"}


@pytest.mark.clause("FM-3.9")
def test_an_automatic_life_dealer_leaves_it_to_chance_and_a_servant_to_his_master() -> None:
    """Seat 2 is the life dealer: of the table P0 P1 D and of P0 P1 S0."""
    dazed = Table(storyline="QS", players=2, layout=3, first_lead="0")
    assert dazed.acting[0] == "strike"
    assert dazed.told("missing_chosen")[0]["by"] == "chance"
    servant = Table(storyline="QS", players=2, layout=3, first_lead="0", replacement="servant")
    assert (servant.acting, servant.view()["turn"]) == (("choose_missing", 0), 2)
    servant.do("choose_missing(H)")
    assert servant.told("missing_chosen") == [{"type": "missing_chosen", "suit": "H", "by": 2}]


@pytest.mark.clause("FM-3.10", "FM-3.11", "FM-10.8")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_the_villain_lies_face_up_and_the_roles_face_down(storyline: str) -> None:
    characters = Table(storyline=storyline).view()["characters"]
    assert [character["up"] for character in characters] == [False] * 4 + [True]
    assert [character["role"] for character in characters] == [None] * 4 + [storyline]


@pytest.mark.clause("FM-3.11")
def test_roles_are_shuffled() -> None:
    deals = {tuple(Table(seed=seed).roles) for seed in range(240)}
    assert len(deals) == 24


@pytest.mark.clause("FM-3.12", "FM-15.2")
@pytest.mark.parametrize("players", [2, 3])
def test_servants_in_coloured_conflict_have_the_colour_of_their_team(players: int) -> None:
    options: Any = {"storyline": "QC", "mode": "team", "replacement": "servant", "players": players}
    deals = {tuple(Table(seed=seed, **options).roles) for seed in range(120)}
    colours = [{role in referee.RED for role in (deal[0], deal[2])} for deal in deals]
    assert all(len(colour) == 1 for colour in colours)
    assert len(deals) == 8  # which team is black, and who is who in each


@pytest.mark.clause("FM-3.12")
@pytest.mark.parametrize(("missing", "pair"), [("S", {"JH", "JD"}), ("H", {"JS", "JC"}), ("D", {"JS", "JC"})])
def test_in_the_three_layout_the_pair_has_the_colour_of_two_roles(missing: str, pair: set[str]) -> None:
    options: Any = {"storyline": "QC", "mode": "team", "replacement": "servant", "players": 2, "layout": 3}
    deals = {tuple(Table(seed=seed, missing=missing, **options).roles) for seed in range(30)}
    assert {frozenset((deal[0], deal[2])) for deal in deals} == {frozenset(pair)}
    assert len(deals) == 2


@pytest.mark.clause("FM-3.13", "FM-3.14")
def test_lifelines_are_shuffled() -> None:
    deals = [Table(seed=seed).told("lifelines_dealt")[0]["stacks"] for seed in range(150)]
    for character in range(5):
        assert {stacks[character][0] for stacks in deals} == {"2S", "2H", "2D", "2C", "JK"}
        assert len({stacks[character][-1] for stacks in deals}) == 11


@pytest.mark.clause("FM-3.15", "FM-22.2")
@pytest.mark.parametrize("storyline", ["AS", "KS"])
def test_solitaire(storyline: str) -> None:
    four = Table(storyline=storyline, prepopped=0)
    assert [len(stack.split()) for stack in four.stacks] == [2, 2, 2, 2, 8]
    assert [len(stack.split()) for stack in three(storyline=storyline, prepopped=0).stacks] == [2, 2, 2, 7]


@pytest.mark.clause("FM-3.16")
@given(seed=SEEDS)
def test_stacks_only_ever_lose_their_topmost_card(seed: int) -> None:
    table, rng = Table(seed=seed, match="single"), Rng(seed)
    before = table.stacks
    for _ in range(40):
        if table.view()["phase"] == "match_over":
            break
        play(table.match, rng, 1)
        assert all(old.startswith(new) for old, new in zip(before, table.stacks, strict=True))
        assert sum(len(stack.split()) for stack in before) - sum(len(stack.split()) for stack in table.stacks) <= 1
        before = table.stacks


@pytest.mark.clause("FM-3.17", "FM-17.1")
@pytest.mark.parametrize("prepopped", range(8))
def test_prepopped(prepopped: int) -> None:
    """The villain's topmost extra lifelines, topmost first; the last lifeline stays."""
    options: Any = {"storyline": "AS", "seed": 5}
    full = Table(prepopped=0, **options).stacks[-1].split()
    table = Table(prepopped=prepopped, **options)
    assert table.stacks[-1].split() == full[: 8 - prepopped]
    assert table.line.split() == full[::-1][:prepopped]


@pytest.mark.clause("FM-3.18", "FM-3.19", "FM-17.8")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_stone_and_first_starter(storyline: str) -> None:
    table = Table(storyline=storyline, first_lead="2")
    assert table.stone == "V"
    assert table.told("fight_started")[0]["starter"] == ("X" if storyline in ("KC", "KS") else 2)
    if storyline in ("AS", "KS"):
        lead = Table(storyline=storyline, first_lead="2", stone_to_lead=True)
        assert (lead.stone, lead.told("fight_started")[0]["starter"]) == (2, 2)
    if storyline in ("QC", "QS"):
        shadow = Table(storyline=storyline, first_lead="2", shadow_in_queen_games=True)
        assert (shadow.stone, shadow.told("fight_started")[0]["starter"]) == ("V", "X")


@pytest.mark.clause("FM-3.18", "FM-3.19", "FM-3.1", "FM-17.8")
@pytest.mark.parametrize("storyline", ["AS", "KS"])
@pytest.mark.parametrize("to_lead", [True, False])
def test_stone_and_first_starter_of_a_later_round(storyline: str, to_lead: bool) -> None:
    """Both go to the lead seat of that round, also where X would start."""
    easy = f"free_replays 0;stone_to_lead {'yes' if to_lead else 'no'}"
    table = ended(f"storyline {storyline};{easy};lead 1", 0, 1)
    table.do("start_round")
    stone = table.told("stone_placed")[-1]["character"]
    starter = table.told("fight_started")[-1]["starter"]
    usual = "X" if storyline == "KS" else 2
    assert (stone, starter) == ((2, 2) if to_lead else ("V", usual))
