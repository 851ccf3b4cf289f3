"""MU-13: events, their fields and their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from musketiere.core.rng import Rng
from tests.kit.play import play
from tests.musketiere import referee
from tests.musketiere.table import Table, order, value

SEEDS = st.integers(0, 2**32)
FIELDS = {
    "match_started": {"options", "seats"},
    "game_started": {"game", "removed", "pile", "aside"},
    "hand_dealt": {"seat", "count"},
    "choice_made": {"seat", "decision"},
    "pay_laid": {"seat"},
    "guard_turned": {"duel", "strength", "counting"},
    "cards_turned": {"duel", "cards", "counting"},
    "duel_decided": {"duel", "strength", "sum", "won", "seat", "card", "by_swords"},
    "gem_taken": {"seat", "place", "source", "centre"},
    "prison_freed": {"seat", "place", "centre"},
    "prison_taken": {"seat", "place", "source", "centre"},
    "gem_returned": {"seat", "place", "centre"},
    "imprisonment_changed": {"seat", "imprisoned"},
    "game_ended": {"reason", "seat"},
    "pay_turned": {"seat", "cards", "row", "points", "score"},
    "totals_changed": {"totals"},
    "match_ended": {"winners", "ranking", "totals"},
}


def told(table: Table) -> Iterator[Any]:
    """The story a spectator was told, event by event."""
    return iter(table.match.story(None))


def whole(seed: int, players: int, **options: object) -> Table:
    given: dict[str, Any] = {"match_end": "games", "match_games": 2, **options}
    table = Table(players=players, seed=seed, **given)
    play(table.match, Rng(seed))
    return table


@pytest.mark.clause("MU-13.15", "MU-13.1", "MU-13.2", "MU-13.3", "MU-13.4", "MU-13.5", "MU-13.6", "MU-13.7")
@pytest.mark.clause("MU-13.8", "MU-13.9", "MU-13.10", "MU-13.11", "MU-13.12", "MU-13.13", "MU-13.14", "MU-14.9")
@given(seed=SEEDS, players=st.integers(2, 4))
def test_exact_order_and_content_of_a_whole_match(seed: int, players: int) -> None:
    """The story is told along the table of section 13, and everything in it follows from what was told before."""
    table = whole(seed, players)
    story = told(table)
    seats = list(range(players))
    totals = [0] * players

    def next_is(type: str, **fields: object) -> Any:
        event = next(story)
        assert (event["type"], set(event) - {"type"}) == (type, FIELDS[type])
        assert {name: event[name] for name in fields} == fields
        return event

    options = table.view()["options"]
    next_is("match_started", options=options, seats=players)
    for game in (1, 2):
        removed = {2: [25, 30, 35, 40], 3: [4, 35, 40], 4: [4, 5, 7]}[players]
        next_is("game_started", game=game, removed=removed, pile=15 - len(removed), aside=55 - 12 * players)
        left = sorted(options["guard_deck"])
        for strength in removed:
            left.remove(strength)
        for seat in seats:
            next_is("hand_dealt", seat=seat, count=12)
        for seat in seats:
            next_is("choice_made", seat=seat, decision="choose_pay")
        for seat in seats:
            next_is("pay_laid", seat=seat)
        rows = ["---"] * players
        duels = 0
        ended = False
        while not ended:
            duels += 1
            counting = referee.counting(rows)
            guard = next_is("guard_turned", duel=duels, counting=counting)["strength"]
            left.remove(guard)
            for seat in seats:
                next_is("choice_made", seat=seat, decision="play_card")
            cards = next_is("cards_turned", duel=duels, counting=counting)["cards"]
            total, won, acting = referee.decide(guard, cards, counting)
            same = [seat for seat in counting if value(cards[seat]) == value(cards[acting])]
            next_is(
                "duel_decided",
                duel=duels,
                strength=guard,
                sum=total,
                won=won,
                seat=acting,
                card=cards[acting],
                by_swords=len(same) > 1,
            )
            event = next(story)
            assert event["type"] in (("gem_taken", "prison_freed") if won else ("prison_taken", "gem_returned"))
            assert set(event) - {"type"} == FIELDS[event["type"]]
            assert event["seat"] == acting
            before, rows = rows, referee.after(rows, acting, as_action(event))
            stones = "".join(rows)
            assert event["centre"] == {"gems": 3 - stones.count("G"), "prisons": 3 - stones.count("P")}
            freed = [seat for seat in seats if before[seat] == "PPP" != rows[seat]]
            locked = [seat for seat in seats if before[seat] != "PPP" == rows[seat]]
            for seat in freed:
                next_is("imprisonment_changed", seat=seat, imprisoned=False)
            for seat in locked:
                next_is("imprisonment_changed", seat=seat, imprisoned=True)
            ended = rows[acting] == "GGG" or duels == 9
        assert 3 <= duels <= 9
        third = acting if rows[acting] == "GGG" else None
        next_is("game_ended", reason="nine_duels" if third is None else "three_gems", seat=third)
        for seat in seats:
            event = next_is("pay_turned", seat=seat, row=rows[seat])
            assert event["points"] == referee.points(event["cards"], rows[seat])
            assert event["score"] == sum(event["points"])
            totals[seat] += event["score"]
        next_is("totals_changed", totals=totals)
    best = max(totals)
    ranking = sorted(
        (
            {"seat": seat, "rank": 1 + sum(other > totals[seat] for other in totals), "total": totals[seat]}
            for seat in seats
        ),
        key=lambda line: (line["rank"], line["seat"]),
    )
    winners = [seat for seat in seats if totals[seat] == best]
    next_is("match_ended", winners=winners, ranking=ranking, totals=totals)
    assert next(story, None) is None


def as_action(event: Any) -> str:
    """The action an event of MU-13.9 tells of."""
    kinds = {"gem_taken": "take_gem", "prison_freed": "free_prison", "prison_taken": "take_prison"}
    kind = kinds.get(event["type"], "return_gem")
    source = event.get("source")
    if source is None:
        return f"{kind}({event['place']})"
    return f"{kind}({event['place']}, {source if source == 'centre' else f'({source[0]},{source[1]})'})"


@pytest.mark.clause("MU-13.15", "MU-13.3", "MU-13.5")
@given(seed=SEEDS, players=st.integers(2, 4))
def test_private_fields_go_only_to_the_seat_named(seed: int, players: int) -> None:
    table = whole(seed, players)
    for event in table.match.events:
        spectator = event.seen_by(None)
        assert set(spectator) - {"type"} == FIELDS[event.type]
        if event.type in ("hand_dealt", "pay_laid"):
            assert list(event.private) == [event.data["seat"]]
            assert all(set(private) == {"cards"} for private in event.private.values())
        else:
            assert event.private == {}
        for seat in table.seats:
            seen = event.seen_by(seat)
            assert seen == {**spectator, **event.private.get(seat, {})}


@pytest.mark.clause("MU-13.3")
@given(seed=SEEDS)
def test_a_dealt_hand_is_told_sorted(seed: int) -> None:
    """The order of the deal means nothing and tells nothing."""
    table = Table(players=4, seed=seed)
    for seat in table.seats:
        (mine,) = [event for event in table.told("hand_dealt", seat) if "cards" in event]
        assert mine["cards"] == table.hands[seat] == sorted(table.hands[seat], key=order)


@pytest.mark.clause("MU-13.4")
def test_a_choice_is_told_as_it_arrives() -> None:
    """Each is told when it arrives; in the story they stand in seat order, so that it does not keep who was quicker."""
    table = Table("players 3;guard 20;hands 7/2 | 7/4 | 6/0")
    for seat, card in ((2, "6/0"), (0, "7/2")):
        happened = table.act(seat, type="play_card", card=card)
        assert [event.seen_by(None) for event in happened] == [
            {"type": "choice_made", "seat": seat, "decision": "play_card"}
        ]
    assert [event["seat"] for event in table.told("choice_made")] == [0, 2]
    table.act(1, type="play_card", card="7/4")
    assert [event["seat"] for event in table.told("choice_made")] == [0, 1, 2]


@pytest.mark.clause("MU-13.8")
@pytest.mark.parametrize(
    ("rows", "cards", "by_swords"),
    [
        ("--- --- ---", "7/2 7/4 6/0", True),
        ("--- --- ---", "7/2 6/4 6/0", False),
        ("--- PPP ---", "7/2 7/4 6/0", False),
    ],
)
def test_decided_by_swords_only_among_counting_cards(rows: str, cards: str, by_swords: bool) -> None:
    table = Table(f"players 3;guard 10;rows {rows};hands {' | '.join(cards.split())}")
    assert table.turn(cards)["by_swords"] is by_swords


@pytest.mark.clause("MU-13.10")
def test_a_change_of_imprisonment_is_told_right_after_the_stone() -> None:
    """With three prisons in all, one seat at a time can change."""
    table = Table("players 2;guard 20;rows PPP ---;hands 1/0 | 2/0")
    table.turn("1/0 2/0")
    happened = [event.seen_by(None) for event in table.do("take_prison(0, (0,1))")]
    assert [event["type"] for event in happened] == ["prison_taken", "imprisonment_changed", "guard_turned"]
    assert happened[1] == {"type": "imprisonment_changed", "seat": 0, "imprisoned": False}
    third = Table("players 3;guard 20;rows PP- P-- ---;hands 0/0 | 9/0 | 8/0")
    third.turn("0/0 9/0 8/0")
    happened = [event.seen_by(None) for event in third.do("take_prison(2, (1,0))")]
    assert happened[1] == {"type": "imprisonment_changed", "seat": 0, "imprisoned": True}
    assert happened[2]["type"] == "guard_turned"


@pytest.mark.clause("MU-13.14")
@given(seed=SEEDS)
def test_a_match_ends_once_or_another_game_starts(seed: int) -> None:
    table = whole(seed, 2, match_end="target", target_score=60, match_games=3)
    types = [event["type"] for event in table.match.story(None)]
    after_totals = [types[at + 1] for at, type in enumerate(types) if type == "totals_changed"]
    assert after_totals[:-1] == ["game_started"] * (len(after_totals) - 1)
    assert after_totals[-1] == types[-1] == "match_ended"


@pytest.mark.clause("MU-11.10", "MU-13.15")
@given(seed=SEEDS)
def test_events_that_show_chance_or_something_hidden_are_marked(seed: int) -> None:
    """No undo goes past them."""
    showing = {"hand_dealt", "guard_turned", "cards_turned", "pay_turned"}
    assert all(event.reveals == (event.type in showing) for event in whole(seed, 3).match.events)
