"""MR-5 and MR-19.5 to 19.11: what Milady does in Phase I and at the end of Phase II."""

from __future__ import annotations

import json

import pytest

from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.material import COMBAT, PERFIDY
from tests.mousquetaires_du_roy.table import Table

SIX = ["paris", "louvre", "quest", "la_rochelle", "richelieu", "miladys_house"]


@pytest.mark.clause("MR-5.1", "MR-5.4", "MR-5.5")
def test_three_steps_in_order() -> None:
    """Destination, Paris card, Perfidy card; then the Musketeers."""
    table = Table()
    table.paris_hand("message_reine")
    asked = []
    for answer in ("destination quest", "pass", "draw_perfidy"):
        asked.append(table.state.asking)
        table.do(answer)
    assert asked == ["destination", "paris", "perfidy"]
    assert (table.state.phase, table.state.asking) == ("musketeers", "next")


@pytest.mark.clause("MR-5.2")
@pytest.mark.parametrize("place", SIX)
def test_destination(place: str) -> None:
    """Any of six Place cards, the same again next turn; only she knows which."""
    table = Table()
    for turn in (1, 2):
        assert table.can("destination") == SIX
        table.do(f"destination {place}")
        milady, team = table.state.milady, 0
        assert table.told("destination_chosen", milady) == [{"place": place}] * turn
        assert table.told("destination_chosen", team) == table.told("destination_chosen") == [{}] * turn
        table.next_turn()
    assert [told["place"] for told in table.told("milady_revealed")] == [place] * 2


@pytest.mark.clause("MR-5.3", "MR-10.1")
@pytest.mark.parametrize("destination", SIX)
def test_rochefort_goes_with_her(destination: str) -> None:
    """He can step in where she is, and nowhere else."""
    table = Table()
    table.mission("louvre", "dette_de_jeu", "laffemas")
    table.put("porthos", "louvre")
    table.phase_two(destination)
    table.start("porthos")
    table.do("duel 0")
    assert table.legal() == (["appear", "stay_hidden"] if destination == "louvre" else ["stay_hidden"])


@pytest.mark.clause("MR-5.4", "MR-15.2", "MR-15.14")
def test_paris_card() -> None:
    """She may bring one card of her hand into play, one at most; asked as long as she holds any."""
    table = Table()
    table.paris_hand("message_reine trafiquants")
    table.do("destination quest")
    ids = [card.id for card in table.state.edition.paris]
    hers = sorted(map(ids.index, ("message_reine", "trafiquants")))
    assert table.legal() == ["pass", *(f"play_paris {card}" for card in hers)]
    table.do(f"play_paris {ids.index('message_reine')}")
    assert table.told("mission_placed") == [
        {"where": "paris", "card": "message_reine", "force": 4, "replaced_card": None}
    ]
    table.until("perfidy")
    assert table.state.paris_hand == [ids.index("trafiquants")]
    table.next_turn()
    table.do("destination quest")
    assert table.legal() == ["pass", f"play_paris {ids.index('trafiquants')}"]


@pytest.mark.clause("MR-15.14", "MR-15.5")
def test_asked_for_a_paris_card_also_if_none_can_be_played() -> None:
    """Nobody fits the Plot; to leave the question out would tell which card she holds. Without a card she is not
    asked."""
    table = Table()
    table.paris_hand("complot")
    table.state.reserve = [table.adversary("felton")]
    table.do("destination quest")
    assert (table.state.asking, table.legal()) == ("paris", ["pass"])
    table.do("pass")
    table.next_turn()
    table.paris_hand()
    table.do("destination quest")
    assert table.state.asking == "perfidy"


@pytest.mark.clause("MR-5.5", "MR-12.1")
@pytest.mark.parametrize("answer", ["draw_perfidy", "play_perfidy urgence", "pass"])
def test_she_draws_or_plays_or_neither(answer: str) -> None:
    """Never both, and never twice."""
    table = Table()
    table.perfidy("urgence calomnie")
    table.do("destination quest")
    assert set(table.legal()) == {"pass", "draw_perfidy", "play_perfidy urgence", "play_perfidy calomnie"}
    table.do(answer)
    assert table.state.phase == "musketeers"
    count = {"draw_perfidy": 3, "play_perfidy urgence": 1, "pass": 2}[answer]
    assert len(table.state.perfidy_hand) == count
    assert len(table.told("perfidy_drawn")) == (answer == "draw_perfidy")
    assert len(table.told("perfidy_played")) == (answer == "play_perfidy urgence")


@pytest.mark.clause("MR-5.5")
def test_only_she_learns_which_card_she_draws() -> None:
    table = Table()
    table.do("destination quest", "draw_perfidy")
    [card] = table.state.perfidy_hand
    public = {"count": 1, "reason": "draw"}
    assert table.told("perfidy_drawn", table.state.milady) == [public | {"card": PERFIDY[card]}]
    assert table.told("perfidy_drawn", 0) == table.told("perfidy_drawn") == [public]


@pytest.mark.clause("MR-5.6", "MR-13.5")
def test_effects_are_complete_before_phase_two() -> None:
    """An ambush acts, and a Perfidy card, before the Musketeers begin."""
    table = Table()
    table.paris_hand("message_reine")
    table.perfidy("guet_apens")
    table.do(
        "destination quest",
        f"play_paris {table.state.paris_hand[0]}",
        f"man {table.state.reserve[0]}",
        "done",
        "lay_ambush assassin",
    )
    table.do("play_perfidy guet_apens", "name 0")
    types = table.types()
    begin = types.index("phase_started")
    assert table.log[begin].data == {"type": "phase_started", "phase": "musketeers"}
    assert types.count("ambush_rolled") == types[:begin].count("ambush_rolled") == 4
    assert "perfidy_played" in types[:begin]
    assert "wounded" not in types[begin:]


# ---- her own action (MR-19.5 to 19.11) -------------------------------------------------------------------


def at_the_end(destination: str, table: Table | None = None) -> Table:
    """The end of Phase II, when nobody has found her there."""
    table = table or Table()
    table.phase_two(destination)
    while table.state.asking in ("next", "action"):
        table.do("end_turn" if table.state.asking == "action" else table.legal()[0])
    return table


@pytest.mark.clause("MR-19.5")
@pytest.mark.parametrize("destination", SIX)
def test_she_reveals_herself(destination: str) -> None:
    """Once, after all have played."""
    table = at_the_end(destination)
    assert table.told("milady_revealed") == [{"place": destination, "cause": "end"}]
    types = table.types()
    assert types.index("milady_revealed") > len(types) - 1 - types[::-1].index("musketeer_ended")
    assert (table.state.asking == "own") == (destination in ("richelieu", "miladys_house"))


@pytest.mark.clause("MR-19.6")
def test_at_la_rochelle() -> None:
    """One single or double card of her choice leaves its space; Bassompierre is neither."""
    table = Table()
    table.siege("double_combat", "bassompierre", "combat")
    at_the_end("la_rochelle", table)
    assert table.legal() == ["pass", "discard_space 0", "discard_space 2"]
    discarded = len(table.state.adventure_discard)
    table.do("discard_space 0")
    assert table.told("milady_acted") == [{"place": "la_rochelle", "space": 0, "card": "double_combat"}]
    assert len(table.state.adventure_discard) == discarded + 1
    assert len(table.told("siege_thrown")[0]["blue"]) == 2  # one die each of the two that are left


@pytest.mark.clause("MR-19.6", "MR-2.7")
def test_her_discard_refills_an_empty_pile() -> None:
    table = Table()
    table.siege("combat")
    table.state.adventure_pile.clear()
    at_the_end("la_rochelle", table)
    table.do("discard_space 0")
    assert (table.state.adventure_pile, table.state.adventure_discard) == ([COMBAT], [])


@pytest.mark.clause("MR-19.6")
@pytest.mark.parametrize("cards", [[], ["bassompierre"]])
def test_nothing_for_her_at_la_rochelle(cards: list[str]) -> None:
    table = Table()
    table.siege(*cards)
    at_the_end("la_rochelle", table)
    assert table.told("milady_acted") == []
    assert (table.state.turn, table.state.asking) == (2, "destination")


@pytest.mark.clause("MR-19.7")
def test_she_searches_at_richelieus() -> None:
    """Any card of the pile, which is shuffled then; that she took one is public, which one is not."""
    table = Table()
    table.perfidy("urgence urgence calomnie")
    at_the_end("richelieu", table)
    assert "refill" not in table.legal()  # she holds three
    assert set(table.can("search")) == {*PERFIDY} - {"urgence", "calomnie"}
    before = table.state.perfidy_pile.copy()
    table.do("search baume")
    assert [PERFIDY[card] for card in table.state.perfidy_hand] == ["urgence", "urgence", "calomnie", "baume"]
    before.remove(PERFIDY.index("baume"))
    assert sorted(table.state.perfidy_pile) == sorted(before)
    assert table.state.perfidy_pile != before
    assert table.told("milady_acted") == [{"place": "richelieu", "search": True}]
    assert table.told("perfidy_drawn") == [{"count": 4, "reason": "search"}]


@pytest.mark.clause("MR-19.8", "MR-19.7")
@pytest.mark.parametrize("held", ["", "urgence", "urgence calomnie"])
def test_she_draws_up_to_three(held: str) -> None:
    """Instead."""
    table = Table()
    table.perfidy(held)
    at_the_end("richelieu", table)
    top = table.state.perfidy_pile[::-1][: 3 - len(held.split())]
    table.do("refill")
    assert table.state.perfidy_hand == [*map(PERFIDY.index, held.split()), *top]
    assert [told["reason"] for told in table.told("perfidy_drawn")] == ["refill"] * len(top)
    assert table.told("milady_acted") == [{"place": "richelieu", "search": False}]


@pytest.mark.clause("MR-19.9", "MR-15.6")
def test_she_takes_a_paris_card_at_home() -> None:
    """Any of the pile; the others learn how many she holds."""
    table = Table()
    at_the_end("miladys_house", table)
    assert table.can("take_paris") == [str(card) for card in range(6)]
    number = [card.id for card in table.state.edition.paris].index("complot")
    table.do(f"take_paris {number}")
    assert table.state.paris_hand == [number]
    assert number not in table.state.paris_pile
    assert table.told("paris_taken", table.state.milady) == [{"count": 1, "card": "complot"}]
    assert table.told("paris_taken", 0) == table.told("paris_taken") == [{"count": 1}]


@pytest.mark.clause("MR-19.9")
def test_no_paris_card_is_left() -> None:
    table = Table()
    table.paris_hand(" ".join(card.id for card in table.state.edition.paris))
    at_the_end("miladys_house", table)
    assert table.state.turn == 2


@pytest.mark.clause("MR-19.10")
@pytest.mark.parametrize("destination", ["paris", "louvre", "quest"])
def test_nothing_for_her_elsewhere(destination: str) -> None:
    table = Table()
    table.siege("combat")
    table.perfidy("urgence")
    at_the_end(destination, table)
    assert table.state.turn == 2
    assert table.told("milady_acted") == table.told("perfidy_drawn") == table.told("paris_taken") == []


@pytest.mark.clause("MR-19.11", "MR-19.2", "MR-10.19", "MR-15.7")
@pytest.mark.parametrize("by", ["richelieu", "rochefort", "wounded"])
def test_no_action_once_she_has_been_revealed(by: str) -> None:
    """By a visit at Richelieu's, by Rochefort, also if he has fled home with her."""
    table = Table()
    table.siege("combat")
    table.mission("louvre", "dette_de_jeu", "laffemas")
    table.put("porthos", "louvre")
    table.phase_two("richelieu" if by == "richelieu" else "louvre")
    table.start("porthos")
    if by == "richelieu":
        table.do("move richelieu")
    else:
        table.do("duel 0")
        table.fall("SSSS HHFF" if by == "wounded" else "HHHH FHHS")
        table.do("appear")
    table.next_turn()
    assert len(table.told("milady_revealed")) == 1
    assert table.told("milady_acted") == table.told("paris_taken") == []
    assert [told for told in table.told("perfidy_drawn") if told["reason"] in ("search", "refill")] == []


@pytest.mark.clause("MR-30.3", "MR-5.2")
def test_what_she_decides_in_secret_leaves_no_trace() -> None:
    """The screen between the seats, as far as the engine draws it: nobody but her can tell one destination
    from another, nor which card she is about to play; nor is anybody else offered her choices."""
    seen: dict[int | None, set[str]] = {None: set(), 0: set(), 1: set()}
    for place in SIX:
        table = Table()
        table.paris_hand("message_reine")
        table.perfidy("guet_apens")
        table.do(f"destination {place}")
        for answer in ("pass", "play_perfidy guet_apens"):
            for seat, views in seen.items():
                views.add(json.dumps(MOUSQUETAIRES_DU_ROY.view_data(MOUSQUETAIRES_DU_ROY.view(table.state, seat))))
            assert MOUSQUETAIRES_DU_ROY.legal_data(table.state, 0) is None
            table.do(answer)
        assert table.state.asking == "target"
        for seat in (None, 0):
            seen[seat].add(json.dumps(MOUSQUETAIRES_DU_ROY.view_data(MOUSQUETAIRES_DU_ROY.view(table.state, seat))))
    assert {seat: len(views) for seat, views in seen.items()} == {None: 2, 0: 2, 1: 12}
