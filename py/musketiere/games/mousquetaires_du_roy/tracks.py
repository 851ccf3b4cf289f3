"""The three tracks with the ladder, the purse and the piles: what moves on them, and what ends the match (MR-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from musketiere.games.mousquetaires_du_roy.edition import Reward
from musketiere.games.mousquetaires_du_roy.events import acting, running, scheming
from musketiere.games.mousquetaires_du_roy.material import Musketeer
from musketiere.games.mousquetaires_du_roy.state import State

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def advance_time(state: State, cause: protocol.TrackCause) -> None:
    """One space; on the Cardinal space Milady wins (MR-1.3)."""
    before, state.time = state.time, state.time + 1
    state.tell(running.token_moved, "time", before, state.time, cause)
    if state.time >= state.edition.time_end:
        state.finish(False, "time")


def change_honour(state: State, by: int, cause: protocol.TrackCause) -> None:
    """Not above its maximum (MR-16.4); at 0 Milady wins (MR-1.4)."""
    before, state.honour = state.honour, max(0, min(state.honour + by, state.most_honour))
    if state.honour != before:
        state.tell(running.token_moved, "honour", before, state.honour, cause)
    if state.honour == 0:
        state.finish(False, "honour")


def move_siege(state: State, by: int) -> None:
    """The token of La Rochelle moves, and every reward space reached for the first time pays (MR-17.11)."""
    edition, before = state.edition, state.siege
    state.siege = max(edition.siege_left, min(before + by, edition.siege_right))  # MR-0.5
    if state.siege == before:
        return
    state.tell(running.token_moved, "siege", before, state.siege, "siege")
    if state.siege == edition.siege_left:  # MR-1.5
        state.finish(False, "siege")
        return
    step = 1 if state.siege > before else -1
    for space in range(before + step, state.siege + step, step):
        reward = edition.siege_rewards.get(space)
        if reward is not None and space not in state.paid:
            state.paid = (*state.paid, space)
            state.tell(running.siege_reward, space, reward)
            _pay_siege(state, reward)


def _pay_siege(state: State, reward: protocol.SiegeReward) -> None:
    """MR-17.12"""
    if reward == "perfidy":
        draw_perfidy(state, 1, "siege")
    elif reward == "epic":
        change_epic(state, 1, "siege")
    else:
        state.one_for_all = True
        state.tell(running.one_for_all, played=False)


def change_purse(state: State, by: int, cause: protocol.PurseCause) -> None:
    """Pistoles of the team; never below 0 (MR-0.5)."""
    by = max(by, -state.pistoles)
    if by:
        state.pistoles += by
        state.tell(running.purse, by, state.pistoles, cause)


def change_epic(state: State, by: int, cause: protocol.EpicCause) -> None:
    """Epic tokens of the team; never below 0 (MR-0.5)."""
    by = max(by, -state.epic)
    if by:
        state.epic += by
        state.tell(running.epic, by, state.epic, cause)


def pay_reward(state: State, reward: Reward, who: Musketeer) -> None:
    """Pistoles and Epic tokens to the team, cards to who succeeded (MR-8.6)."""
    change_purse(state, reward.pistoles, "reward")
    change_epic(state, reward.epic, "reward")
    draw_adventure(state, who, reward.cards, "reward")


# ---- piles (MR-2.7) --------------------------------------------------------------------------------------


def draw_adventure(state: State, who: Musketeer, count: int, reason: protocol.AdventureReason) -> None:
    """A Musketeer draws cards, as far as there are any."""
    for _ in range(count):
        if not state.adventure_pile:
            return
        card = state.adventure_pile.pop()
        state.hands[who].append(card)
        state.hands[who].sort()
        state.tell(acting.adventure_drawn, state, who, card, reason)
        refill(state, state.adventure_pile, state.adventure_discard, "adventure")


def discard_adventure(state: State, who: Musketeer, card: int) -> None:
    """From his hand to the discard pile; an empty pile takes it up at once."""
    state.hands[who].remove(card)
    state.adventure_discard.append(card)
    refill(state, state.adventure_pile, state.adventure_discard, "adventure")


def draw_perfidy(state: State, count: int, reason: protocol.PerfidyReason) -> None:
    """Milady draws cards, as far as there are any."""
    for _ in range(count):
        if not state.perfidy_pile:
            return
        take_perfidy(state, state.perfidy_pile.pop(), reason)


def take_perfidy(state: State, card: int, reason: protocol.PerfidyReason) -> None:
    """A card that has left the pile comes into Milady's hand."""
    state.perfidy_hand.append(card)
    state.tell(scheming.perfidy_drawn, state, card, reason)
    refill(state, state.perfidy_pile, state.perfidy_discard, "perfidy")


def discard_perfidy(state: State, card: int) -> None:
    """From Milady's hand to the discard pile."""
    state.perfidy_hand.remove(card)
    state.perfidy_discard.append(card)
    refill(state, state.perfidy_pile, state.perfidy_discard, "perfidy")


def refill(state: State, pile: list[int], discard: list[int], name: protocol.Pile) -> None:
    """An empty pile is refilled at once by shuffling its discard pile (MR-2.7)."""
    if not pile and discard:
        pile += discard
        discard.clear()
        state.rng.shuffle(pile)
        state.tell(running.pile_shuffled, name)
