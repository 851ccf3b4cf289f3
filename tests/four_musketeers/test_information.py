"""FM-20: information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from musketiere.analysis import Analysis
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import NAME
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.strategy.reasons import RARE
from tests.four_musketeers import referee
from tests.four_musketeers.choices import some_options
from tests.four_musketeers.referee import LIVES, SWORDS, Strike
from tests.four_musketeers.table import Table, ended, lose
from tests.kit.play import everything, play

SEEDS = st.integers(0, 2**32)
PUBLIC = {
    *("options", "players", "shadow", "teams", "sides", "totals", "goal", "round", "lead", "dealer"),  # FM-20.1
    *("phase", "turn", "hand", "fight", "in_hand", "fights_in_hand", "cyclical", "starter", "direction", "order"),
    *("line", "stone", "villain", "missing"),  # FM-20.2 to 20.4
    *("hand_counts", "random", "kept", "used"),  # FM-20.13
    *("replays", "pending", "last_round", "standing"),
}
"""What is the same for everybody."""
OWN = {"player", "ambitions", "characters", "hands", "piles", "strikes", "fights", "seats"}


def somewhere(seed: int, actions: int | None = None) -> Table:
    table = Table(seed=seed, **some_options(Rng(seed)))
    play(table.match, Rng(seed), seed % 120 if actions is None else actions)
    return table


def everybody(table: Table) -> Iterator[tuple[int | None, Any]]:
    """The views of the spectator and of all players."""
    for player in (None, *table.players):
        yield player, table.view(player)


@pytest.mark.clause("FM-20.1", "FM-20.2", "FM-20.3", "FM-20.4", "FM-20.13", "FM-20.15", "FM-20.20")
@given(seed=SEEDS)
def test_what_is_public(seed: int) -> None:
    table = somewhere(seed)
    spectator = table.view()
    assert set(spectator) == PUBLIC | OWN
    for player, view in everybody(table):
        assert view["player"] == player
        assert {name: view[name] for name in PUBLIC | {"seats"}} == {
            name: spectator[name] for name in PUBLIC | {"seats"}
        }
        for one, other in zip(view["characters"], spectator["characters"], strict=True):
            assert {**one, "role": None} == {**other, "role": None}
        assert hidden_away(view) == hidden_away(spectator)


def hidden_away(view: Any) -> Any:
    """All strikes of the round without their discards."""
    fights = [*(fight["strikes"] for fight in view["fights"]), view["strikes"]]
    return [[{**strike, "discard": None} for strike in strikes] for strikes in fights]


@pytest.mark.clause("FM-20.2", "FM-20.4")
@given(seed=SEEDS)
def test_the_cards_before_the_characters_and_in_the_line(seed: int) -> None:
    """All life cards but the roles that lie face down are public."""
    table = somewhere(seed)
    if table.acting[0] == "choose_missing":
        return
    view = table.view()
    shown = [card for character in view["characters"] for card in character["stack"]] + view["line"]
    roles = [role for role in (*table.roles, view["villain"]) if role not in view["line"]]
    assert sorted([*shown, *roles]) == sorted(LIVES)
    assert view["stone"] in (*range(len(table.roles)), "V")
    assert (view["missing"] is None) == (len(table.roles) == 4)


@pytest.mark.clause("FM-20.5", "FM-20.6", "FM-20.7", "FM-20.8", "FM-20.9", "FM-12.9")
@given(seed=SEEDS)
def test_who_knows_a_role(seed: int) -> None:
    """Face down only the player, the master of a servant and, in Paired Ambitions, the owners of the team."""
    table = somewhere(seed)
    if table.acting[0] == "choose_missing":
        return
    spectator = table.view()
    options, seats = spectator["options"], spectator["seats"]
    teams = spectator["teams"] if (options["storyline"], options["mode"]) == ("QS", "team") else None
    public = {seat for seat, one in enumerate(spectator["characters"][:-1]) if one["up"] or one["defeated"]}
    if table.acting[0] in ("choose_settings", "match_over"):
        public = {*range(len(seats))}
    for player, view in everybody(table):
        own = {seat for seat, one in enumerate(seats) if player is not None and one["owner"] == player}
        if teams:
            own |= {seat for team in teams if own & {*team} for seat in team}
        known = [character["role"] for character in view["characters"][:-1]]
        assert known == [role if seat in own | public else None for seat, role in enumerate(table.roles)]
        assert view["characters"][-1]["role"] == options["storyline"]


@pytest.mark.clause("FM-20.7", "FM-20.8")
def test_teammates_know_both_roles_of_their_pair_from_the_deal_on() -> None:
    """P0 P1 P2 D: seat 3 is the teammate of player 1; the cards stay where they were dealt."""
    table = Table(storyline="QS", mode="team", players=3)
    a, b, c, d = table.roles
    told = {player: table.told("roles_dealt", player)[0]["roles"] for player in (0, 1, 2)}
    assert told == {0: [a, None, c, None], 1: [None, b, None, d], 2: [a, None, c, None]}
    solo = Table(storyline="QS", players=3, layout=4)
    assert [solo.told("roles_dealt", player)[0]["roles"][3] for player in (0, 1, 2)] == [None] * 3


@pytest.mark.clause("FM-20.5")
@pytest.mark.parametrize("storyline", ["AC", "KC"])
def test_teammates_of_a_survival_do_not_know_each_others_roles(storyline: str) -> None:
    table = Table(storyline=storyline, mode="team")
    for player, view in everybody(table):
        known = [role if seat == player else None for seat, role in enumerate(table.roles)]
        assert [character["role"] for character in view["characters"][:-1]] == known
        assert table.told("roles_dealt", player)[0].get("roles", [None] * 4) == known


@pytest.mark.clause("FM-20.9")
def test_roles_that_were_turned_up_or_lie_in_the_line_are_public() -> None:
    table = lose("roles JH JS JD JC;stacks popped 2S defeated | popped 2H down | 2D | JK | 2C;starter 1", 1)
    for _, view in everybody(table):
        assert [one["role"] for one in view["characters"][:2]] == ["JH", "JS"]
        assert "JH" in view["line"]


@pytest.mark.clause("FM-15.9", "FM-15.10", "FM-15.11", "FM-15.12")
@given(seed=SEEDS)
def test_in_the_palace_of_mirrors_a_player_reads_the_ambitions_of_the_roles_he_knows(seed: int) -> None:
    wanted = {"JS": {"2S", "2C"}, "JH": {"AH", "KH", "QH", "2H"}, "JD": {"AD", "KD", "QD", "2D"}, "JC": {"JK"}}
    for _player, view in everybody(somewhere(seed)):
        known = {one["role"] for one in view["characters"][:-1]} - {None}
        said = view["ambitions"] and {role: set(cards) for role, cards in view["ambitions"].items()}
        if view["options"]["storyline"] == "QS":
            assert said == {role: wanted[role] for role in known}
        else:
            assert said is None


@pytest.mark.clause("FM-20.10", "FM-20.11", "FM-20.12", "FM-20.13")
@given(seed=SEEDS)
def test_who_sees_a_hand(seed: int) -> None:
    """The own hand, also as a ghost, not those of teammates; servants' hands; of a dazed seat the top card."""
    table = somewhere(seed)
    for player, view in everybody(table):
        assert view["hand_counts"] == [len(hand.split()) for hand in table.hands]
        for seat, (hand, one) in enumerate(zip(view["hands"], view["seats"], strict=True)):
            truth = table.hands[seat].split()
            if one["now"] == "dazed":
                assert hand == truth[:1]
            elif one["kind"] == "servant" or (player is not None and one["owner"] == player):
                assert hand == sorted(truth, key=SWORDS.index)
            else:
                assert hand is None
            pile = view["piles"][seat]
            assert pile is None or (one["now"], pile) == ("dazed", sorted(truth, key=SWORDS.index))
            assert pile is None or one["kind"] == "servant" or one["owner"] == player


@pytest.mark.clause("FM-20.14", "FM-22.15", "FM-4.8")
@given(seed=SEEDS)
def test_exchanging_what_a_player_cannot_see_changes_nothing_for_him(seed: int) -> None:
    """The random deck, the kept cards, hands of others and piles below their top, drawn anew."""
    table = somewhere(seed)
    state, rng = table.match.state, Rng(seed)
    if table.acting[0] == "choose_missing":
        return
    player = (None, *table.players)[rng.below(len(table.players) + 1)]
    twin = state.copy()
    visible = table.view(player)
    places = [(deck, at) for deck in (twin.random, twin.kept) for at in range(len(deck))]
    for seat, hand in enumerate(twin.hands):
        if visible["piles"][seat] is None:
            shown = 1 if visible["seats"][seat]["now"] == "dazed" else 0 if visible["hands"][seat] is None else 99
            places += [(hand, at) for at in range(shown, len(hand))]
    cards = [deck[at] for deck, at in places]
    rng.shuffle(cards)
    for (deck, at), card in zip(places, cards, strict=True):
        deck[at] = card
    assert FOUR_MUSKETEERS.view_data(FOUR_MUSKETEERS.view(twin, player)) == visible
    if player is not None:
        assert FOUR_MUSKETEERS.legal_data(twin, player) == FOUR_MUSKETEERS.legal_data(state, player)


@pytest.mark.clause("FM-20.15")
@given(seed=SEEDS)
def test_strikes_may_be_looked_up_until_the_round_ends(seed: int) -> None:
    table = somewhere(seed)
    view = table.view()
    strikes: list[Any] = []
    for event in table.match.story(None):
        if event["type"] == "round_started":
            strikes = []
        if event["type"] == "struck":
            strikes.append((event["seat"], event["target"], event["card"], event["source"]))
    shown = [strike for fight in view["fights"] for strike in fight["strikes"]] + view["strikes"]
    assert [(one["seat"], one["target"], one["card"], one["source"]) for one in shown] == strikes


@pytest.mark.clause("FM-20.16")
@given(seed=SEEDS)
def test_who_knows_a_discard(seed: int) -> None:
    """Its controller; everybody, if the seat was a servant or dazed then."""
    table = somewhere(seed)
    seats = table.view()["seats"]
    for at, event in enumerate(table.match.events):
        if event.type != "struck" or not event.data["discarded"]:
            continue
        seat = seats[int(str(event.data["seat"]))]
        open_to_all = seat["kind"] == "servant" or bool(event.data["forced"] and next_is_top(table, at))
        for player in (None, *table.players):
            knows = open_to_all or (player is not None and seat["owner"] == player)
            assert (table.match.story(player)[at]["discard"] is not None) == knows


def next_is_top(table: Table, at: int) -> bool:
    """A dazed seat shows its next card right after its strike."""
    return [event.type for event in table.match.events[at + 1 : at + 2]] == ["top_shown"]


@pytest.mark.clause("FM-20.16")
@pytest.mark.parametrize("mode", ["solo", "team"])
def test_the_discards_of_a_round_stay_with_those_who_know_them(mode: str) -> None:
    """Teammates are not told either."""
    table = Table(f"mode {mode};starter 0;random 9S 3H;hands 5S | 6S 6H | 7S | 8S;match single")
    table.strikes("0 9S*(5S), 1 3H*(6H), 2 7S, 3 8S")
    for player, view in everybody(table):
        discards = [strike["discard"] for strike in view["fights"][0]["strikes"]]
        assert discards == ["5S" if player == 0 else None, "6H" if player == 1 else None, None, None]
        assert [struck["discard"] for struck in table.told("struck", player)[:4]] == discards
        assert [strike["discarded"] for strike in view["fights"][0]["strikes"]] == [True, True, False, False]


@pytest.mark.clause("FM-20.17", "FM-15.3")
def test_colours_are_not_announced() -> None:
    table = Table(storyline="QC", mode="team")
    for player, view in everybody(table):
        assert view["teams"] is None
        assert view["sides"] == [[0], [1], [2], [3]]
        roles = [character["role"] for character in view["characters"][:-1]]
        assert [seat for seat, role in enumerate(roles) if role] == ([] if player is None else [player])


@pytest.mark.clause("FM-20.18")
@given(seed=SEEDS)
def test_the_record_of_a_match_opens_everything(seed: int) -> None:
    """From the text of a match that is over every hidden card and discard can be seen again."""
    table = Table(seed=seed, match="single")
    start = [table.hands, table.random, table.roles]
    text = play(table.match, Rng(seed)).text()
    again = Match.from_text(text, {"four_musketeers": FOUR_MUSKETEERS})
    assert everything(again) == everything(table.match)
    fresh = Table(seed=again.seed, match="single")
    assert [fresh.hands, fresh.random, fresh.roles] == start


@pytest.mark.clause("FM-20.20")
@given(seed=SEEDS)
def test_a_spectator_sees_no_more_than_any_player(seed: int) -> None:
    table = somewhere(seed)
    spectator = table.view()
    for player in table.players:
        view = table.view(player)
        for seen, mine in zip(spectator["hands"], view["hands"], strict=True):
            assert seen is None or seen == mine
        for one, mine in zip(spectator["characters"], view["characters"], strict=True):
            assert one["role"] in (None, mine["role"])
        for event, told in zip(table.match.story(None), table.match.story(player), strict=True):
            assert all(
                told[name] == value for name, value in event.items() if name not in ("discard", "hands", "roles")
            )


class Foreseen:
    """The fight as it stands, by the referee, with what follows the strike that is decided now and lies open."""

    def __init__(self, view: Any) -> None:
        def lies_open(one: Any) -> bool:
            guided = view["options"]["storyline"] == "AS" and one["target"] == view["stone"] and view["random"] > 0
            return one["seat"] != "X" and view["seats"][one["seat"]]["now"] == "dazed" and not guided

        self.view = view
        self.target = next(one["target"] for one in view["order"] if one["seat"] == view["turn"])
        self.before = [Strike(one["seat"], one["target"], one["card"]) for one in view["strikes"]]
        self.defeated = [seat for seat, one in enumerate(view["characters"][:-1]) if one["defeated"]]
        self.still_open = view["order"][len(self.before) + 1 :]
        self.after = [
            Strike(one["seat"], one["target"], view["hands"][one["seat"]][0])
            for one in self.still_open
            if lies_open(one)
        ]
        self.unknown = [one for one in self.still_open if not lies_open(one)]
        self.certain = not self.unknown

    def spares(self, card: str, view: Any, player: int | None) -> bool:
        """Whether no card that he has not seen, struck last, hurts a seat of his."""
        if len(self.unknown) != 1:
            return False
        own = [seat for seat, one in enumerate(view["seats"]) if one["owner"] == player]
        return not any(end["line"] == "a" and end["lowest"] in own for end in self.ends(card, view))

    def ends(self, card: str, view: Any) -> list[dict[str, Any]]:
        """By each card that he has not seen what the fight comes to, struck by whoever may still strike any."""
        if self.certain:
            return [self.end(card)]
        (last,) = self.unknown
        open_hand = view["hands"][last["seat"]] or [] if last["seat"] != "X" else []
        return [
            self.end(card, Strike(last["seat"], last["target"], other))
            for other in SWORDS
            if other not in cards_seen(view) or other in open_hand
        ]

    def alike(self, cards: list[str], view: Any) -> bool:
        """Whether nothing in this fight hangs on which of them it is."""
        if len(cards) < 2 or len(self.unknown) > 1:
            return False
        fates = [[(end["lowest"], end["line"]) for end in self.ends(card, view)] for card in cards]
        return all(fate == fates[0] for fate in fates)

    def end(self, card: str, *more: Strike) -> dict[str, Any]:
        turns = [one["seat"] for one in self.view["order"]]
        later = sorted([*self.after, *more], key=lambda strike: turns.index(strike.seat))
        strikes = [*self.before, Strike(self.view["turn"], self.target, card), *later]
        lowest = referee.loser(strikes)
        line, _ = referee.hit(lowest, self.view["stone"], self.defeated, self.view["shadow"], None)
        return {"standing": [one.seat for one in referee.standing(strikes)], "lowest": lowest, "line": line}


@pytest.mark.clause("FM-20.21")
@given(seed=SEEDS)
def test_what_an_open_strike_would_make_of_the_fight(seed: int) -> None:
    """For who decides about it, and what comes true if he makes it."""
    table = somewhere(seed)
    phase, player = table.acting
    if phase != "strike":
        return
    legal: Any = FOUR_MUSKETEERS.legal_data(table.match.state, player or 0)
    for other in table.players:
        assert (FOUR_MUSKETEERS.legal_data(table.match.state, other) is None) == (other != player)
    fight = Foreseen(table.view())
    assert legal["certain"] == fight.certain
    for action, spared in zip(legal["actions"], legal["spared"], strict=True):
        assert spared == (not action["shadow"] and fight.spares(action["card"], table.view(player), player))
    cards = [action["card"] for action in legal["actions"] if not action["shadow"]]
    assert legal["alike"] == fight.alike(cards, table.view(player))
    hidden = [card for card in SWORDS if card not in cards_seen(table.view(player))]
    assert legal["unseen"] == [sum(card[:-1] == str(number) for card in hidden) for number in range(3, 11)]
    for action, preview in zip(legal["actions"], legal["previews"], strict=True):
        assert preview == (None if action["shadow"] else fight.end(action["card"]))


@pytest.mark.clause("FM-20.22", "FM-20.14")
@given(seed=SEEDS)
def test_what_a_shadow_strike_may_make_of_the_fight(seed: int) -> None:
    """By the cards that he has not seen since the shuffle, and however those lie."""
    table = somewhere(seed)
    phase, player = table.acting
    if phase != "strike":
        return
    state: Any = table.match.state
    legal: Any = FOUR_MUSKETEERS.legal_data(state, player or 0)
    view = table.view(player)
    assert bool(legal["shadow"]) == (view["random"] > 0)
    if not legal["shadow"]:
        return
    fight = Foreseen(view)
    hidden = [card for card in SWORDS if card not in cards_seen(view)]
    told = {str(one["standing"]): one["cards"] for one in legal["shadow"]}
    ends = Counter(str(fight.end(card)) for card in hidden)
    if view["used"] + sum(view["hand_counts"]) + view["random"] + view["kept"] == len(SWORDS) and view["hand"] == 1:
        assert told == ends
    assert all(0 < cards <= ends[end] for end, cards in told.items())
    assert str(fight.end(NAME[state.random[0]])) in told
    state.random = [*state.random[1:], state.random[0]]
    assert FOUR_MUSKETEERS.legal_data(state, player or 0) == legal


@pytest.mark.clause("FM-20.23")
@given(seed=SEEDS)
@settings(max_examples=25)  # each takes as long as a lamp
def test_how_the_fight_is_likely_to_end(seed: int) -> None:
    """Told of every strike that may be made; where all lies open it is what will be, and never what cannot be."""
    table = somewhere(seed)
    phase, player = table.acting
    state: Any = table.match.state
    forecast: Any = FOUR_MUSKETEERS.forecast(FOUR_MUSKETEERS.view(state, player))
    if phase not in ("strike", "choose_direction"):
        assert forecast is None
        return
    assert bool(forecast["strikes"]) is (phase == "strike")
    if phase == "choose_direction":
        assert [one["direction"] for one in forecast["ways"]] == ["left", "right"]
        assert sum(one["better"] for one in forecast["ways"]) <= 1
        for one in forecast["ways"]:
            assert all(0 <= chance <= 1 for chance in (*one["seats"], one["villain"]))
            assert sum(one["seats"]) + one["villain"] <= 1 + 1e-9
        return
    legal: Any = FOUR_MUSKETEERS.legal_data(state, player or 0)
    assert 0 <= forecast["chance"] <= 1
    odds = {one["number"]: [*one["seats"], one["villain"]] for one in forecast["strikes"]}
    numbers = {None if action["shadow"] else int(action["card"][:-1]) for action in legal["actions"]}
    assert len(odds) == len(forecast["strikes"])
    assert odds.keys() == numbers
    own = [seat for seat, one in enumerate(table.view()["seats"]) if one["owner"] == player]
    for chances in odds.values():
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) <= 1 + 1e-9
    for action, preview, spared in zip(legal["actions"], legal["previews"], legal["spared"], strict=True):
        if action["shadow"]:
            continue
        chances = odds[int(action["card"][:-1])]
        if legal["certain"]:
            hit = len(chances) - 1 if preview["line"] in "bd" else preview["lowest"] if preview["line"] == "a" else None
            assert chances == [float(at == hit) for at in range(len(chances))]
        if spared:
            assert not any(chances[seat] for seat in own)


@pytest.mark.clause("FM-20.23")
@pytest.mark.parametrize("storyline", ["AC", "QS", "KS"])
def test_a_way_that_is_told_to_be_better_is_so_by_the_lamp(storyline: str) -> None:
    told = 0
    for seed in range(12):
        table = Table(seed=seed, storyline=storyline, players=3)
        rng = Rng(seed)
        while table.acting[0] != "choose_direction":
            play(table.match, rng, 1)
        player = table.acting[1]
        view = FOUR_MUSKETEERS.view(table.match.state, player)
        ways = cast("Any", FOUR_MUSKETEERS.forecast(view))["ways"]
        better = [one["direction"] for one in ways if one["better"]]
        found = Analysis(FOUR_MUSKETEERS, view, sorted(table.match.state.legal(player or 0)), None).thinking
        best = cast("Any", found.go_on(1e9, perf_counter)).choices[0]["action"]
        told += len(better)
        assert better in ([], [best["direction"]])
    assert told > 0


@pytest.mark.clause("FM-20.23")
def test_the_lamp_says_the_same() -> None:
    """Whatever it names hits as often as was foretold."""
    compared = 0
    for seed in range(12):
        table = somewhere(seed, 4 + seed)
        phase, player = table.acting
        view = FOUR_MUSKETEERS.view(table.match.state, player)
        legal = sorted(table.match.state.legal(player or 0))
        if phase != "strike" or len(legal) < 2:
            continue
        forecast: Any = FOUR_MUSKETEERS.forecast(view)
        odds = {one["number"]: one for one in forecast["strikes"]}
        found = Analysis(FOUR_MUSKETEERS, view, legal, None).thinking.go_on(1e9, perf_counter)
        assert found is not None
        for choice in found.choices:
            action: Any = choice["action"]
            told = odds[None if action["shadow"] else int(action["card"][:-1])]
            for reason in choice["reasons"]:
                if reason["type"] == "hit":
                    who: Any = reason["character"]
                    chance = told["villain"] if who == "V" else told["seats"][who]
                    assert reason["chance"] == pytest.approx(chance, abs=RARE), "of a sample not as certain"
                    compared += 1
    assert compared > 10


def cards_seen(view: Any) -> set[str]:
    """The sword cards a player has seen since the shuffle: in this hand, in the 3-layout also in the one before."""
    hands = 1 if view["options"]["layout"] == 4 or view["hand"] % 2 else 2
    fights = view["fights"][len(view["fights"]) - (view["in_hand"] - 1) - (hands - 1) * view["fights_in_hand"] :]
    strikes = [*(strike for fight in fights for strike in fight["strikes"]), *view["strikes"]]
    seen = {card for cards in (*view["hands"], *view["piles"]) for card in cards or ()}
    return seen | {card for strike in strikes for card in (strike["card"], strike["discard"]) if card}


@pytest.mark.clause("FM-20.3", "FM-10.9")
def test_the_villain_turned_down_hides_nothing() -> None:
    table = lose("stone 0;stacks JK | 2H | 2D | 2C | 2S", 0)
    for _, view in everybody(table):
        assert (view["characters"][-1]["up"], view["characters"][-1]["role"], view["villain"]) == (False, "AC", "AC")


@pytest.mark.clause("FM-20.9", "FM-13.8")
def test_between_the_rounds_of_a_solitaire_all_roles_lie_open() -> None:
    table = ended("storyline AS;free_replays 0", 0, 1)
    for _, view in everybody(table):
        assert [character["role"] for character in view["characters"][:-1]] == table.roles
    table.do("start_round")
    assert [one["role"] for one in table.view()["characters"][:-1]] == [None] * 4
