"""FM-25: what the rule-based strategy makes of the advice, whatever its numbers are."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable
from math import fsum

import pytest

from musketiere.core.rng import Rng
from musketiere.daily import daily
from musketiere.games.four_musketeers.cards import SWORDS
from musketiere.games.four_musketeers.fight import HAND, Strike, loser_of
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.strategy.foresight import lowest, tally
from musketiere.games.four_musketeers.strategy.odds import NONE, OWN, fate, odds
from tests.four_musketeers.table import Table, action_name
from tests.kit.play import play
from tests.subjects import SUBJECTS

LUCK = 12


def suggested(position: str, strikes: str = "") -> set[str]:
    """What the strategy plays, with any luck, after those strikes: whoever must decide."""
    table = Table(position)
    if strikes:
        table.strikes(strikes)
    view = FOUR_MUSKETEERS.view(table.match.state, table.match.state.to_act[0])
    moves = {FOUR_MUSKETEERS.suggest(view, Rng(seed)) for seed in range(LUCK)}
    return {action_name(FOUR_MUSKETEERS.action_data(FOUR_MUSKETEERS.decode(move))) for move in moves}


def open_(*cards: str) -> set[str]:
    return {f"strike({card}, open)" for card in cards}


def shadow(*cards: str) -> set[str]:
    return {f"strike({card}, shadow)" for card in cards}


AC = "storyline AC;in_hand 4;random -"
SAFE = "hands 5S 9C 10C | 7H 9H 10H | 9D 9S 8D |"


# ---- cards ---------------------------------------------------------------------------------------------


@pytest.mark.clause("FM-25.1")
@pytest.mark.parametrize(("hand", "safe"), [("5D 3S 3H", "5D"), ("7D 3S 4S", "7D"), ("10D 3S 4S", "10D")])
def test_who_strikes_last_repeats_a_number_or_plays_a_ten(hand: str, safe: str) -> None:
    assert suggested(f"{AC};{SAFE} {hand}", "0 5S, 1 7H, 2 9D") == open_(safe)


@pytest.mark.clause("FM-25.1")
def test_who_strikes_first_with_three_to_come_plays_a_ten() -> None:
    assert suggested(f"{AC};starter 3;hands 9C 9H 8H | | | 10D 3S 4S") == open_("10D")


@pytest.mark.clause("FM-25.2")
@pytest.mark.parametrize("storyline", ["AS", "AS;prepopped 3"])
def test_who_was_hit_loses_again_on_purpose(storyline: str) -> None:
    """Protected and first to strike, he puts his lowest card at the villain."""
    position = f"storyline {storyline};stone 1;random -;in_hand 5;hands 8S 9C | 3S 10H | 9D 9S | 10D 7S"
    assert suggested(position) == open_("3S")


@pytest.mark.clause("FM-25.2")
@pytest.mark.parametrize("strikes", ["", "0 8S, 1 10C, 2 9D"])
def test_the_worst_card_is_saved_for_a_neighbour(strikes: str) -> None:
    starter = 0 if strikes else 3
    position = f"storyline AC;in_hand 5;starter {starter};random -;hands 8S 9C | 10C 10H | 9D 9S | 3D 10D"
    assert suggested(position, strikes) == open_("10D")


@pytest.mark.clause("FM-25.3")
def test_losing_a_lifeline_that_the_role_needs() -> None:
    """Seat 0 has the stone and would lose, which defeats the villain; Porthos wants his last diamond out before."""
    stacks = "2H AH QC | 2C KC QH | 2S AC KD | popped 2D down | popped JK up"
    position = f"storyline QS;roles JS JH JD JC;stacks {stacks};stone 0;starter 3;in_hand 4;random -"
    hands = "hands 8H 10S 10H | 9S 10D 9C | 10C 3C 3H | 9D 9H 8C"
    assert suggested(f"{position};{hands}", "3 9D, 0 8H, 1 9S") <= open_("3C", "3H")


@pytest.mark.clause("FM-25.4")
def test_out_of_the_shadow_when_every_card_would_lose() -> None:
    hands = "hands 8S 9C 3C | 9H 8H 8D | 10S 9S 8C | 3D 3S 4S"
    assert suggested(f"storyline AC;in_hand 4;{hands}", "0 8S, 1 9H, 2 10S") <= shadow("3D", "3S", "4S")


@pytest.mark.clause("FM-25.5")
@pytest.mark.parametrize(("top", "struck"), [("3H", {"4C", "5C"}), ("10H", {"10D"})])
def test_the_top_card_of_a_dazed_seat_is_counted_with(top: str, struck: set[str]) -> None:
    """Behind a low card on the pile a low one is spent safely, behind a high one it is not."""
    position = f"storyline AC;players 3;layout 4;in_hand 4;random -;hands 9C 3C 3S | 8H 8D 8S | 4C 5C 10D | {top} 5S"
    assert suggested(position, "0 9C, 1 8H") <= open_(*struck)


@pytest.mark.clause("FM-25.5")
@pytest.mark.parametrize(("servant", "struck"), [("3H 7S 7H", {"4D", "8H"}), ("10H 7S 7H", {"10D"})])
def test_the_open_cards_of_a_servant_are_counted_with(servant: str, struck: set[str]) -> None:
    position = "storyline AC;players 2;layout 4;replacement servant;in_hand 4;random -"
    hands = f"hands 9C 3C 3S | 8H 4D 10D | {servant} | 9D 9H 10S"
    assert suggested(f"{position};{hands}", "0 9C") <= open_(*struck)


# ---- survival ------------------------------------------------------------------------------------------


@pytest.mark.clause("FM-25.6")
@pytest.mark.parametrize("hand", ["3S 4C 5H 6D 9C 10H", "3S 3H 5H 6D 9C 10H"])
def test_high_cards_dominate_the_first_fight(hand: str) -> None:
    assert suggested(f"storyline AC;random -;hands {hand} | | |") <= open_("9C", "10H")


# ---- solitaire -----------------------------------------------------------------------------------------

KS = "storyline KS;in_hand 4;random 5H 6H 6C 6S 7H 7C"


@pytest.mark.clause("FM-25.7")
@pytest.mark.parametrize("starter", ["3", "X"])
def test_a_joint_attack_leaves_the_shadow_musketeer_lowest(starter: str) -> None:
    position = f"{KS};stone 3;starter {starter};hands 8S 4C 10C | 3D 9C 10H | 9D 7S 9H | 10D 9S 10S"
    strikes = "3 10D, X 5H°, 0 8S" if starter == "3" else "X 5H°, 0 8S"
    assert suggested(position, strikes) <= open_("9C", "10H")


@pytest.mark.clause("FM-25.7")
def test_hitting_the_holder_of_the_stone_is_a_replay() -> None:
    """The Shadow Musketeer cannot be lowest any more, so the holder, whom nothing happens to, is."""
    position = "storyline KS;stone 3;starter X;in_hand 4;random 10D 6H 6C 6S 7H 8C"
    hands = "hands 7S 9C 10C | 7D 9S 10H | 9D 8S 9H | 3D 5C 10S"
    assert suggested(f"{position};{hands}", "X 10D°, 0 7S, 1 7D, 2 9D") <= open_("3D", "5C")


@pytest.mark.clause("FM-25.7")
def test_random_cards_are_not_wasted_in_ks() -> None:
    position = f"{KS};stone V;starter X;hands 8S 10C 9H | 9D 10H 8C | 9S 4S 8D | 10D 3C 10S"
    assert not any("shadow" in name for name in suggested(position, "X 5H°, 0 8S"))


@pytest.mark.clause("FM-25.8")
def test_the_random_card_of_the_protected_musketeer_is_left_lowest() -> None:
    position = "storyline AS;stone 0;in_hand 4;random 5H 6H 6C 6S 7H 7C"
    hands = "hands 8S 4C 10C | 3D 9C 10H | 9D 7S 9H | 3C 9S 10S"
    assert suggested(f"{position};{hands}", "0 5H*(4C), 1 9C, 2 9D") <= open_("9S", "10S") | shadow("3C")


@pytest.mark.clause("FM-25.8")
def test_the_random_deck_is_emptied_when_nothing_can_go_wrong() -> None:
    position = "storyline AS;stone 0;in_hand 4;random 3S 6H 6C"
    hands = "hands 8S 4C 10C | 3D 9C 10H | 9D 7S 9H | 3C 3H 10S"
    assert suggested(f"{position};{hands}", "0 3S*(4C), 1 9C, 2 9D") <= shadow("3C", "3H", "10S")


LAST_STAND = "stacks popped JK up | 2S AD | 2D AH | 2C AC | 2H KC KD KH QH QS"


@pytest.mark.clause("FM-25.8", "FM-13.2")
@pytest.mark.parametrize("storyline", ["AS", "KS"])
def test_partners_spare_who_is_about_to_fall(storyline: str) -> None:
    """Seat 0 would be defeated by another hit, and has a card that is not the lowest."""
    stacks = LAST_STAND if storyline == "KS" else LAST_STAND.replace("AS", "KS")
    position = f"storyline {storyline};{stacks};stone V;starter 1;in_hand 4"
    random = "random -" if storyline == "AS" else "random 9S"
    hands = "hands 8S 4C 10C | 5D 9C 10H | 7D 6S 9H | 3C 8D 10S"
    strikes = "1 5D, 2 7D, 3 8D" if storyline == "AS" else "1 5D, 2 7D, 3 8D, X 9S°"
    assert suggested(f"{position};{random};{hands}", strikes) <= open_("8S", "10C")


@pytest.mark.clause("FM-17.3")
@pytest.mark.parametrize(("strikes", "answer"), [("0 4C, 1 9H!, 2 9C, 3 7C", "yes"), ("0 8S, 1 9H!, 2 9C, 3 7C", "no")])
def test_the_captain_replays_a_second_defeat_but_not_any_hit(strikes: str, answer: str) -> None:
    """Seat 0 would be the second to fall; seat 3 can still take the hit without which the villain is never reached."""
    stacks = "popped JK up | popped 2S defeated | 2D AH | 2C AC | 2H KC KD"
    hands = "hands 8S 4C 10C | 9H 9D 10D | 9C 9S 10H | 7C 7D 7S"
    position = f"storyline AS;free_replays 1;in_hand 4;random -;stone V;starter 0;stacks {stacks};{hands}"
    assert suggested(position, strikes) == {f"use_replay({answer})"}


@pytest.mark.clause("FM-19.1", "FM-10.7")
def test_a_solitaire_is_played_without_the_joker() -> None:
    """Clubs missing take it out of play: nobody falls by a damage less."""
    table = Table(storyline="AS", players=3, layout=3, missing="dealer")
    view = FOUR_MUSKETEERS.view(table.match.state, table.match.state.to_act[0])
    assert action_name(FOUR_MUSKETEERS.action_data(FOUR_MUSKETEERS.decode(FOUR_MUSKETEERS.suggest(view, Rng(0))))) == (
        "choose_missing(C)"
    )


# ---- roles ---------------------------------------------------------------------------------------------

QC = "storyline QC;in_hand 4;random -"
TURNS_AWAY = "hands 4S 9C 10C | 8D 9H 10H | 9D 7S 9S | 4D 10D 10S"


@pytest.mark.clause("FM-25.9")
@pytest.mark.parametrize(("roles", "struck"), [("JS JH JD JC", {"4D"}), ("JC JH JD JS", {"10D", "10S"})])
def test_dartagnan_turns_the_damage_of_the_villain_to_others(roles: str, struck: set[str]) -> None:
    """Seat 0 holds the stone and is lowest: d'Artagnan blocks him, Athos lets it happen."""
    assert suggested(f"{QC};roles {roles};stone 0;{TURNS_AWAY}", "0 4S, 1 8D, 2 9D") <= open_(*struck)


@pytest.mark.clause("FM-25.9")
@pytest.mark.parametrize(("roles", "struck"), [("JC JH JD JS", "7C"), ("JH JC JD JS", "5C")])
def test_dartagnan_is_attacked_once_he_is_known(roles: str, struck: str) -> None:
    """Both of them can take one damage more: 7C defeats seat 0, 5C seat 1."""
    stacks = "popped JK up | popped 2S up | 2H AH QH | 2D QD AD | 2C KC"
    hands = "hands 5D 9S 10S | 6D 10H 10D | 8H 9C 9D | 5C 7C 8D"
    assert suggested(f"{QC};roles {roles};stone V;starter 0;stacks {stacks};{hands}", "0 5D, 1 6D, 2 8H") == open_(
        struck
    )


QS = "storyline QS;in_hand 4;random -;stone V"


@pytest.mark.clause("FM-25.10")
@pytest.mark.parametrize(("roles", "struck"), [("JD JH JS JC", "5C"), ("JD JH JC JS", "8C")])
def test_the_joker_is_popped_by_dartagnan_only_and_a_fulfilled_ambition_ends_the_round(roles: str, struck: str) -> None:
    """The last to strike chooses: 5C blocks seat 0, so that seat 2 loses the joker; by 8C seat 0 is the second to be
    defeated. Athos has both black 2s out."""
    stacks = "popped 2D up | popped 2H defeated | JK | popped 2S up | popped 2C up"
    hands = "hands 5D 9S 10S | 9H 10H 10D | 7D 7C 9C | 5C 8C 8H"
    assert suggested(f"{QS};starter 0;roles {roles};stacks {stacks};{hands}", "0 5D, 1 9H!, 2 7D") == open_(struck)


@pytest.mark.clause("FM-25.10")
@pytest.mark.parametrize(("roles", "struck"), [("JC JH JD JS", "7C"), ("JS JH JD JC", "5C")])
def test_who_stands_behind_the_joker_is_attacked_by_all_but_dartagnan(roles: str, struck: str) -> None:
    """The joker of seat 0 is out, and the black 2s: Athos defeats seat 0; d'Artagnan blocks him, and seat 2 is hit."""
    stacks = "popped JK up | popped 2S up | 2H AH | 2D QD KD | popped 2C up"
    hands = "hands 5D 9S 10S | 8D 10H 10D | 6H 9C 9D | 5C 7C 8H"
    assert suggested(f"{QS};starter 0;roles {roles};stacks {stacks};{hands}", "0 5D, 1 8D, 2 6H") == open_(struck)


@pytest.mark.clause("FM-25.11")
@pytest.mark.parametrize(("mode", "struck"), [("team", "5C"), ("solo", "7C")])
def test_in_pairs_the_ambition_of_the_partner_counts_too(mode: str, struck: str) -> None:
    """Athos has both black 2s out and could end the round with seat 0. Porthos, his partner, still lacks the QD of
    seat 2."""
    stacks = "popped JK up | popped 2D defeated | 2H QD | popped 2S up | popped 2C up"
    hands = "hands 5D 9S 10S | 8D 10H 10D | 6H 9C 9D | 5C 7C 8H"
    position = f"{QS};mode {mode};starter 0;roles JC JD JH JS;stacks {stacks};{hands}"
    assert suggested(position, "0 5D, 1 8D!, 2 6H") == open_(struck)


# ---- thinking ------------------------------------------------------------------------------------------


@pytest.mark.clause("FM-5.4", "FM-5.5")
@pytest.mark.parametrize("seed", range(40))
def test_a_fight_foreseen_falls_as_the_rules_say(seed: int) -> None:
    rng = Rng(seed)
    cards = list(SWORDS)
    rng.shuffle(cards)
    strikes = [Strike(seat, (seat + 1) % 4, card, HAND) for seat, card in enumerate(cards[: 3 + rng.below(2)])]
    assert lowest(*tally(strikes)) == loser_of(strikes)


@pytest.mark.clause("FM-E31", "FM-22.9")
def test_the_odds_know_how_many_hits_three_musketeers_can_take() -> None:
    """Damages left are doubled, and one is added for a defeat that counts: 4, 4 and 3 reach a villain of 9, not 10."""
    musketeers = (7, 9, 9)
    assert odds(9, 2, musketeers, NONE, 1.0) > 0
    assert odds(10, 2, musketeers, NONE, 1.0) == 0


@pytest.mark.clause("FM-13.1", "FM-13.2")
def test_the_chances_of_a_round_add_up() -> None:
    """Four alike: whoever looks, the round ends well or badly, and two of four are defeated if badly."""
    for own, holder in ((3, NONE), (3, OWN)):
        served, bad, outlived = fate(4, own, (3, 3, 3), holder, 2, 0.35)
        assert 0 < outlived < bad < 1 - served
    served, bad, outlived = fate(4, 3, (3, 3, 3), NONE, 2, 0.35)
    assert outlived == pytest.approx(bad / 2)
    assert fate(0, 1, (3, 3, 3), NONE, 2, 0.35) == (1, 0, 0)


SUBJECT = next(subject for subject in SUBJECTS if subject.game is FOUR_MUSKETEERS)


@pytest.mark.clause("FM-25.12", "FM-20.19")
@pytest.mark.parametrize("seed", range(25))
def test_always_legal_and_the_same_for_all_that_looks_the_same(seed: int) -> None:
    """In any match, under any options: what may not be seen changes nothing."""
    rng = Rng(seed)
    match = SUBJECT.prepare(rng)
    for _ in range(6):
        play(match, rng, rng.below(30))
        state = match.state
        if not state.to_act:
            break
        player = state.to_act[0]
        view = FOUR_MUSKETEERS.view(state, player)
        move = FOUR_MUSKETEERS.suggest(view, Rng(seed))
        assert move in state.legal(player)
        world = FOUR_MUSKETEERS.sample(view, rng)
        assert FOUR_MUSKETEERS.suggest(FOUR_MUSKETEERS.view(world, player), Rng(seed)) == move


# ---- everywhere alike ------------------------------------------------------------------------------------


def one_after_the_other(numbers: Iterable[float], start: float = 0) -> float:
    """`sum` until Python 3.11."""
    for number in numbers:
        start = start + number
    return start


def exactly(numbers: Iterable[float], start: float = 0) -> float:
    """`sum` as it tries to be since."""
    all_ = [start, *numbers]
    return fsum(all_) if any(isinstance(number, float) for number in all_) else one_after_the_other(all_)


def played(day: str) -> str:
    """The match of a day when the rules of thumb play every seat, thought anew."""
    odds.cache_clear()
    fate.cache_clear()
    match = daily(FOUR_MUSKETEERS, day).match
    while match.state.to_act:
        seat = match.state.to_act[0]
        chance = Rng(f"{match.seed} {seat} {len(match.actions)}")
        match.act_move(seat, FOUR_MUSKETEERS.suggest(FOUR_MUSKETEERS.view(match.state, seat), chance))
    return match.text()


@pytest.mark.at_length
@pytest.mark.parametrize("day", ["2027-01-04", "2027-01-06", "2027-01-07", "2027-01-10"])
def test_however_python_adds_fractions(day: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last digit of a sum must not decide: the deal of the day is answered alike by every Python."""
    adders: tuple[Callable[..., float], ...] = (one_after_the_other, exactly)
    texts = []
    for add in adders:
        with monkeypatch.context() as patched:
            patched.setattr(builtins, "sum", add)
            texts.append(played(day))
    assert texts[0] == texts[1]
