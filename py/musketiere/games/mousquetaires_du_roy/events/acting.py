"""What the Musketeers do and what becomes of them; of duels see `fighting`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from musketiere.core.game import EventOf
from musketiere.games.mousquetaires_du_roy.board import Board, Element
from musketiere.games.mousquetaires_du_roy.edition import Reward
from musketiere.games.mousquetaires_du_roy.events.telling import adventure, secret
from musketiere.games.mousquetaires_du_roy.material import ADVENTURE, PLACES, SKILLS, TOKENS, Musketeer, Place

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def musketeer_started(musketeer: Musketeer, actions: int) -> EventOf[protocol.MusketeerStarted]:
    """MR-32.19"""
    return EventOf({"type": "musketeer_started", "musketeer": musketeer, "actions": actions})


def musketeer_ended(musketeer: Musketeer, unspent: int) -> EventOf[protocol.MusketeerEnded]:
    """MR-32.20"""
    return EventOf({"type": "musketeer_ended", "musketeer": musketeer, "unspent": unspent})


# ---- where they go ---------------------------------------------------------------------------------------


def moved(
    musketeer: Musketeer, before: Place, after: Place, cause: protocol.MoveCause, *, free: bool = False
) -> EventOf[protocol.Moved]:
    """MR-32.21"""
    return EventOf(
        {
            "type": "moved",
            "musketeer": musketeer,
            "before": PLACES[before],
            "after": PLACES[after],
            "free": free,
            "cause": cause,
        }
    )


def inn_moved(musketeer: Musketeer, line: int, square: int) -> EventOf[protocol.InnMoved]:
    """MR-32.22"""
    return EventOf({"type": "inn_moved", "musketeer": musketeer, "line": line, "square": square})


def jailed(musketeer: Musketeer, cause: protocol.JailCause) -> EventOf[protocol.Jailed]:
    """MR-32.50"""
    return EventOf({"type": "jailed", "musketeer": musketeer, "cause": cause}, reveals=True)


def escape(musketeer: Musketeer, how: protocol.EscapeWay) -> EventOf[protocol.Escape]:
    """MR-32.51"""
    return EventOf({"type": "escape", "musketeer": musketeer, "how": how})


# ---- what they own ---------------------------------------------------------------------------------------


def bought(musketeer: Musketeer, token: int, pistoles: int, card: int | None) -> EventOf[protocol.Bought]:
    """MR-32.23"""
    return EventOf(
        {
            "type": "bought",
            "musketeer": musketeer,
            "token": TOKENS[token],
            "pistoles": pistoles,
            "discarded": None if card is None else ADVENTURE[card],
        }
    )


def adventure_drawn(
    board: Board, musketeer: Musketeer, card: int, reason: protocol.AdventureReason
) -> EventOf[protocol.AdventureDrawn]:
    """MR-32.24"""
    told: protocol.AdventureDrawn = {"type": "adventure_drawn", "musketeer": musketeer, "reason": reason}
    return secret(told, {**told, "card": ADVENTURE[card]}, board.team, reveals=True)


def exchanged(
    board: Board, musketeer: Musketeer, partner: Musketeer, offer: Sequence[Sequence[int]]
) -> EventOf[protocol.Exchanged]:
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


def exchange_refused(musketeer: Musketeer, partner: Musketeer) -> EventOf[protocol.ExchangeRefused]:
    """MR-32.26"""
    return EventOf({"type": "exchange_refused", "musketeer": musketeer, "partner": partner})


def character_played(musketeer: Musketeer, card: int) -> EventOf[protocol.CharacterPlayed]:
    """MR-32.27"""
    return EventOf({"type": "character_played", "musketeer": musketeer, "card": ADVENTURE[card]})


def reinforced(musketeer: Musketeer, space: int, card: int) -> EventOf[protocol.Reinforced]:
    """MR-32.28"""
    return EventOf({"type": "reinforced", "musketeer": musketeer, "space": space, "card": ADVENTURE[card]})


# ---- what they attempt -----------------------------------------------------------------------------------


def element_declared(
    musketeer: Musketeer, element: Element, cards: Sequence[int], *, reveals: bool
) -> EventOf[protocol.ElementDeclared]:
    """MR-32.29"""
    kind, where, at = element
    return EventOf(
        {
            "type": "element_declared",
            "musketeer": musketeer,
            "place": PLACES[where],
            "element": at,
            "kind": kind,
            "cards": adventure(cards),
        },
        reveals=reveals,
    )


def action_cancelled(musketeer: Musketeer) -> EventOf[protocol.ActionCancelled]:
    """MR-32.33"""
    return EventOf({"type": "action_cancelled", "musketeer": musketeer})


def action_resumed(musketeer: Musketeer) -> EventOf[protocol.ActionResumed]:
    """MR-32.34"""
    return EventOf({"type": "action_resumed", "musketeer": musketeer})


def challenge_won(
    musketeer: Musketeer, skill: int, value: int, score: int, cards: Sequence[int]
) -> EventOf[protocol.ChallengeWon]:
    """MR-32.35"""
    return EventOf(
        {
            "type": "challenge_won",
            "musketeer": musketeer,
            "skill": SKILLS[skill],
            "value": value,
            "score": score,
            "cards": adventure(cards),
        }
    )


def validated(place: Place, kind: protocol.ValidatedKind, at: int, reward: Reward) -> EventOf[protocol.Validated]:
    """MR-32.45"""
    return EventOf({"type": "validated", "place": PLACES[place], "kind": kind, "element": at, "reward": reward.data()})


# ---- life ------------------------------------------------------------------------------------------------


def wounded(musketeer: Musketeer, amount: int, life: int, cause: protocol.WoundCause) -> EventOf[protocol.Wounded]:
    """MR-32.43"""
    return EventOf({"type": "wounded", "musketeer": musketeer, "amount": amount, "life": life, "cause": cause})


def healed(musketeer: Musketeer, amount: int, life: int) -> EventOf[protocol.Healed]:
    """MR-32.44: by Mousqueton."""
    return EventOf({"type": "healed", "musketeer": musketeer, "amount": amount, "life": life, "cause": "mousqueton"})


def fallen(musketeer: Musketeer, cause: protocol.WoundCause, *, at_once: bool) -> EventOf[protocol.Fallen]:
    """MR-32.52"""
    return EventOf({"type": "fallen", "musketeer": musketeer, "cause": cause, "at_once": at_once})


def recovered(musketeer: Musketeer, life: int) -> EventOf[protocol.Recovered]:
    """MR-32.53"""
    return EventOf({"type": "recovered", "musketeer": musketeer, "life": life})
