"""What the Musketeers do and what becomes of them; of duels see `fighting`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.board import Board, Element
from musketiere.games.mousquetaires_du_roy.edition import Reward
from musketiere.games.mousquetaires_du_roy.events.telling import adventure, public, secret
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, PLACES, SKILLS, TOKENS, Musketeer, Place

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def musketeer_started(musketeer: Musketeer, actions: int) -> Event:
    """MR-32.19"""
    told: protocol.MusketeerStarted = {
        "type": "musketeer_started",
        "musketeer": musketeer,
        "actions": actions,
    }
    return public(told)


def musketeer_ended(musketeer: Musketeer, unspent: int) -> Event:
    """MR-32.20"""
    told: protocol.MusketeerEnded = {
        "type": "musketeer_ended",
        "musketeer": musketeer,
        "unspent": unspent,
    }
    return public(told)


# ---- where they go ---------------------------------------------------------------------------------------


def moved(musketeer: Musketeer, before: Place, after: Place, cause: protocol.MoveCause, *, free: bool = False) -> Event:
    """MR-32.21"""
    told: protocol.Moved = {
        "type": "moved",
        "musketeer": musketeer,
        "before": PLACES[before],
        "after": PLACES[after],
        "free": free,
        "cause": cause,
    }
    return public(told)


def inn_moved(musketeer: Musketeer, line: int, square: int) -> Event:
    """MR-32.22"""
    told: protocol.InnMoved = {
        "type": "inn_moved",
        "musketeer": musketeer,
        "line": line,
        "square": square,
    }
    return public(told)


def jailed(musketeer: Musketeer, cause: protocol.JailCause) -> Event:
    """MR-32.50"""
    told: protocol.Jailed = {"type": "jailed", "musketeer": musketeer, "cause": cause}
    return public(told, reveals=True)


def escape(musketeer: Musketeer, how: protocol.EscapeWay) -> Event:
    """MR-32.51"""
    told: protocol.Escape = {"type": "escape", "musketeer": musketeer, "how": how}
    return public(told)


# ---- what they own ---------------------------------------------------------------------------------------


def bought(musketeer: Musketeer, token: int, pistoles: int, card: int | None) -> Event:
    """MR-32.23"""
    told: protocol.Bought = {
        "type": "bought",
        "musketeer": musketeer,
        "token": TOKENS[token],
        "pistoles": pistoles,
        "discarded": None if card is None else ADVENTURE[card],
    }
    return public(told)


def adventure_drawn(board: Board, musketeer: Musketeer, card: int, reason: protocol.AdventureReason) -> Event:
    """MR-32.24"""
    told: protocol.AdventureDrawn = {
        "type": "adventure_drawn",
        "musketeer": musketeer,
        "reason": reason,
    }
    return secret(told, {**told, "card": ADVENTURE[card]}, board.team, reveals=True)


def exchanged(board: Board, musketeer: Musketeer, partner: Musketeer, offer: Sequence[Sequence[int]]) -> Event:
    """MR-32.25"""
    given, taken, tokens_given, tokens_taken = offer
    told: protocol.Exchanged = {
        "type": "exchanged",
        "musketeer": musketeer,
        "partner": partner,
        "counts": [len(given), len(taken)],
        "tokens_given": [TOKENS[token] for token in tokens_given],
        "tokens_taken": [TOKENS[token] for token in tokens_taken],
    }
    return secret(told, {**told, "given": adventure(given), "taken": adventure(taken)}, board.team)


def exchange_refused(musketeer: Musketeer, partner: Musketeer) -> Event:
    """MR-32.26"""
    told: protocol.ExchangeRefused = {
        "type": "exchange_refused",
        "musketeer": musketeer,
        "partner": partner,
    }
    return public(told)


def character_played(musketeer: Musketeer, card: int) -> Event:
    """MR-32.27"""
    told: protocol.CharacterPlayed = {
        "type": "character_played",
        "musketeer": musketeer,
        "card": ADVENTURE[card],
    }
    return public(told)


def reinforced(musketeer: Musketeer, space: int, card: int) -> Event:
    """MR-32.28"""
    told: protocol.Reinforced = {
        "type": "reinforced",
        "musketeer": musketeer,
        "space": space,
        "card": ADVENTURE[card],
    }
    return public(told)


# ---- what they attempt -----------------------------------------------------------------------------------


def element_declared(musketeer: Musketeer, element: Element, cards: Sequence[int], *, reveals: bool) -> Event:
    """MR-32.29"""
    kind, where, at = element
    told: protocol.ElementDeclared = {
        "type": "element_declared",
        "musketeer": musketeer,
        "place": PLACES[where],
        "element": at,
        "kind": kind,
        "cards": adventure(cards),
    }
    return public(told, reveals=reveals)


def action_cancelled(musketeer: Musketeer) -> Event:
    """MR-32.33"""
    told: protocol.ActionCancelled = {"type": "action_cancelled", "musketeer": musketeer}
    return public(told)


def action_resumed(musketeer: Musketeer) -> Event:
    """MR-32.34"""
    told: protocol.ActionResumed = {"type": "action_resumed", "musketeer": musketeer}
    return public(told)


def challenge_won(musketeer: Musketeer, skill: int, value: int, score: int, cards: Sequence[int]) -> Event:
    """MR-32.35"""
    told: protocol.ChallengeWon = {
        "type": "challenge_won",
        "musketeer": musketeer,
        "skill": SKILLS[skill],
        "value": value,
        "score": score,
        "cards": adventure(cards),
    }
    return public(told)


def validated(place: Place, kind: protocol.ValidatedKind, at: int, reward: Reward) -> Event:
    """MR-32.45"""
    told: protocol.Validated = {
        "type": "validated",
        "place": PLACES[place],
        "kind": kind,
        "element": at,
        "reward": reward.data(),
    }
    return public(told)


# ---- life ------------------------------------------------------------------------------------------------


def wounded(musketeer: Musketeer, amount: int, life: int, cause: protocol.WoundCause) -> Event:
    """MR-32.43"""
    told: protocol.Wounded = {
        "type": "wounded",
        "musketeer": musketeer,
        "amount": amount,
        "life": life,
        "cause": cause,
    }
    return public(told)


def healed(musketeer: Musketeer, amount: int, life: int) -> Event:
    """MR-32.44: by Mousqueton."""
    told: protocol.Healed = {
        "type": "healed",
        "musketeer": musketeer,
        "amount": amount,
        "life": life,
        "cause": "mousqueton",
    }
    return public(told)


def fallen(musketeer: Musketeer, cause: protocol.WoundCause, *, at_once: bool) -> Event:
    """MR-32.52"""
    told: protocol.Fallen = {"type": "fallen", "musketeer": musketeer, "cause": cause, "at_once": at_once}
    return public(told)


def recovered(musketeer: Musketeer, life: int) -> Event:
    """MR-32.53"""
    told: protocol.Recovered = {"type": "recovered", "musketeer": musketeer, "life": life}
    return public(told)
