"""The three tracks with the ladder, the purse and the piles: what moves on them, and what ends the match (MR-1)."""

from __future__ import annotations

from musketiere.games.mousquetaires_du_roy.edition import Reward
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, PERFIDY, Musketeer
from musketiere.games.mousquetaires_du_roy.state import State


def advance_time(state: State, cause: str) -> None:
    """One space; on the Cardinal space Milady wins (MR-1.3)."""
    before, state.time = state.time, state.time + 1
    state.tell("token_moved", token="time", before=before, after=state.time, cause=cause)
    if state.time >= state.edition.time_end:
        state.finish(False, "time")


def change_honour(state: State, by: int, cause: str) -> None:
    """Not above its maximum (MR-16.4); at 0 Milady wins (MR-1.4)."""
    before, state.honour = state.honour, max(0, min(state.honour + by, state.most_honour))
    if state.honour != before:
        state.tell("token_moved", token="honour", before=before, after=state.honour, cause=cause)
    if state.honour == 0:
        state.finish(False, "honour")


def move_siege(state: State, by: int) -> None:
    """The token of La Rochelle moves, and every reward space reached for the first time pays (MR-17.11)."""
    edition, before = state.edition, state.siege
    state.siege = max(edition.siege_left, min(before + by, edition.siege_right))  # MR-0.5
    if state.siege == before:
        return
    state.tell("token_moved", token="siege", before=before, after=state.siege, cause="siege")
    if state.siege == edition.siege_left:  # MR-1.5
        state.finish(False, "siege")
        return
    step = 1 if state.siege > before else -1
    for space in range(before + step, state.siege + step, step):
        reward = edition.siege_rewards.get(space)
        if reward is not None and space not in state.paid:
            state.paid = (*state.paid, space)
            state.tell("siege_reward", space=space, reward=reward)
            _pay_siege(state, reward)


def _pay_siege(state: State, reward: str) -> None:
    """MR-17.12"""
    if reward == "perfidy":
        draw_perfidy(state, 1, "siege")
    elif reward == "epic":
        change_epic(state, 1, "siege")
    else:
        state.one_for_all = True
        state.tell("one_for_all", played=False)


def change_purse(state: State, by: int, cause: str) -> None:
    """Pistoles of the team; never below 0 (MR-0.5)."""
    by = max(by, -state.pistoles)
    if by:
        state.pistoles += by
        state.tell("purse", change=by, total=state.pistoles, cause=cause)


def change_epic(state: State, by: int, cause: str) -> None:
    """Epic tokens of the team; never below 0 (MR-0.5)."""
    by = max(by, -state.epic)
    if by:
        state.epic += by
        state.tell("epic", change=by, total=state.epic, cause=cause)


def pay_reward(state: State, reward: Reward, who: Musketeer) -> None:
    """Pistoles and Epic tokens to the team, cards to who succeeded (MR-8.6)."""
    change_purse(state, reward.pistoles, "reward")
    change_epic(state, reward.epic, "reward")
    draw_adventure(state, who, reward.cards, "reward")


# ---- piles (MR-2.7) --------------------------------------------------------------------------------------


def draw_adventure(state: State, who: Musketeer, count: int, reason: str) -> None:
    """A Musketeer draws cards, as far as there are any."""
    for _ in range(count):
        if not state.adventure_pile:
            return
        card = state.adventure_pile.pop()
        state.hands[who].append(card)
        state.hands[who].sort()
        state.tell_team("adventure_drawn", {"card": ADVENTURE[card]}, reveals=True, musketeer=who, reason=reason)
        refill(state, state.adventure_pile, state.adventure_discard, "adventure")


def discard_adventure(state: State, who: Musketeer, card: int) -> None:
    """From his hand to the discard pile; an empty pile takes it up at once."""
    state.hands[who].remove(card)
    state.adventure_discard.append(card)
    refill(state, state.adventure_pile, state.adventure_discard, "adventure")


def draw_perfidy(state: State, count: int, reason: str) -> None:
    """Milady draws cards, as far as there are any."""
    for _ in range(count):
        if not state.perfidy_pile:
            return
        take_perfidy(state, state.perfidy_pile.pop(), reason)


def take_perfidy(state: State, card: int, reason: str) -> None:
    """A card that has left the pile comes into Milady's hand."""
    state.perfidy_hand.append(card)
    count = len(state.perfidy_hand)
    state.tell_milady("perfidy_drawn", {"card": PERFIDY[card]}, reveals=True, count=count, reason=reason)
    refill(state, state.perfidy_pile, state.perfidy_discard, "perfidy")


def discard_perfidy(state: State, card: int) -> None:
    """From Milady's hand to the discard pile."""
    state.perfidy_hand.remove(card)
    state.perfidy_discard.append(card)
    refill(state, state.perfidy_pile, state.perfidy_discard, "perfidy")


def refill(state: State, pile: list[int], discard: list[int], name: str) -> None:
    """An empty pile is refilled at once by shuffling its discard pile (MR-2.7)."""
    if not pile and discard:
        pile += discard
        discard.clear()
        state.rng.shuffle(pile)
        state.tell("pile_shuffled", reveals=True, pile=name)
