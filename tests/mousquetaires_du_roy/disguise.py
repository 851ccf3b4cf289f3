"""Another match that looked the same: whatever a seat has not seen changes its face with others of its deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from musketiere.core.errors import IllegalAction
from musketiere.core.game import Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import moves
from musketiere.games.mousquetaires_du_roy.board import Token
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    DECOY,
    DESTINATIONS,
    INN,
    NOWHERE,
    PERFIDY,
    PLACES,
)
from musketiere.games.mousquetaires_du_roy.state import State
from tests.kit.play import snapshot
from tests.mousquetaires_du_roy.description import Description, cards, described, text, token
from tests.mousquetaires_du_roy.follower import KINDS, Follower

TRIES: Final = 6


def disguise(match: Match, seat: Seat | None, rng: Rng) -> Match | None:
    """The other match; None if no other was found in a few tries. A face that is drawn anew can make another decision
    of what was one (a Musketeer without Combat cards commits none), and such a match did not look the same."""
    assert match.position is not None
    now = Match(match.game, seed=match.seed, position=match.position)
    first = described(now.state)
    assert first is not None
    eyes = Follower(now, seat)
    asked = [now.state.asking]
    for number, (actor, move) in enumerate(match.actions):
        eyes.act(now.state, number, move)
        for event in now.act_move(actor, move):
            eyes.see(now.state, event)
        asked.append(now.state.asking)
    if eyes.automatic and eyes.turns:
        eyes.paris.seen.update(range(len(eyes.paris.faces)))
    for share in range(1, TRIES + 1):
        other = _redrawn(now, first, eyes, rng, share, asked)
        if other is not None:
            return other
    return None


def _redrawn(
    match: Match, first: Description, eyes: Follower, rng: Rng, share: int, asked: Sequence[str]
) -> Match | None:
    faces = {id(deck): deck.redrawn(rng, share) for deck in (eyes.adventure, eyes.perfidy, eyes.paris)}
    faces[id(eyes.tokens)] = _other_tokens(eyes, rng)
    start = Match(match.game, seed=match.seed, position=match.position)
    lines, actions = dict(first), list(match.actions)
    for number, (deck, slots) in enumerate(eyes.actions):
        if deck is not None and slots:
            seat, move = actions[number]
            face = faces[id(deck)][slots[0]]
            face = KINDS.index(face) if deck is eyes.tokens else face
            actions[number] = seat, moves.move(moves.kind(move), face)
    state: State = match.state
    if state.seen_at == NOWHERE and not eyes.is_milady and state.destination != NOWHERE:
        places = [place for place in DESTINATIONS if place not in state.cleared]
        place = places[rng.below(len(places))]
        if eyes.chosen is not None:
            actions[eyes.chosen] = actions[eyes.chosen][0], moves.move("destination", place)
        elif not eyes.turns and "destination" in lines:
            lines["destination"] = PLACES[place]
    lines |= _lines(start.state, eyes, faces, rng)
    twin = Match(MOUSQUETAIRES_DU_ROY, seed=match.seed, position=text(lines))
    try:
        for (seat, move), question in zip(actions, asked, strict=False):
            if twin.state.asking != question:
                return None
            twin.act_move(seat, move)
    except IllegalAction:
        return None
    # What was hidden at first may have come to light since: then nothing is left to disguise.
    return twin if twin.state.asking == asked[-1] and snapshot(twin.state) != snapshot(state) else None


def _other_tokens(eyes: Follower, rng: Rng) -> list[int]:
    """Tokens change places on their board, and adversaries with those that Milady has left."""
    faces = eyes.tokens.faces.copy()
    foes = [slot for slot, face in enumerate(faces) if face < DECOY and slot not in eyes.tokens.seen]
    drawn = [faces[slot] for slot in foes]
    rng.shuffle(drawn)
    for slot, face in zip(foes, drawn, strict=True):
        faces[slot] = face
    for board in eyes.boards:
        hidden = [slot for slot in board if slot is not None and slot not in eyes.tokens.seen]
        drawn = [faces[slot] for slot in hidden]
        rng.shuffle(drawn)
        for slot, face in zip(hidden, drawn, strict=True):
            faces[slot] = face
    return faces


def _lines(state: State, eyes: Follower, faces: dict[int, list[int]], rng: Rng) -> Description:
    """The lines of the beginning with other faces."""
    adventure, perfidy = faces[id(eyes.adventure)], faces[id(eyes.perfidy)]
    ids = [card.id for card in state.edition.paris]
    slot = iter(range(len(adventure)))
    hands = [[adventure[next(slot)] for _ in hand] for hand in state.hands]
    pile = [adventure[next(slot)] for _ in state.adventure_pile]
    slot = iter(range(len(perfidy)))
    perfidy_hand = [perfidy[next(slot)] for _ in state.perfidy_hand]
    perfidy_pile = [perfidy[next(slot)] for _ in state.perfidy_pile]
    missions = state.louvre_pile.copy()
    if eyes.missions < len(missions):
        hidden = missions[: len(missions) - eyes.missions]
        rng.shuffle(hidden)
        missions[: len(hidden)] = hidden
    lines = {
        "hands": " | ".join(cards(ADVENTURE, hand) for hand in hands),
        "adventure_pile": cards(ADVENTURE, pile[::-1]),
        "perfidy_hand": cards(PERFIDY, perfidy_hand),
        "perfidy_pile": cards(PERFIDY, perfidy_pile[::-1]),
        "paris_hand": cards(ids, [faces[id(eyes.paris)][card] for card in state.paris_hand]),
        "louvre_pile": cards([card.id for card in state.edition.louvre], missions[::-1]),
    }
    slot = iter(range(len(faces[id(eyes.tokens)])))

    def laid(one: Token | None) -> str:
        return token(None if one is None else one._replace(kind=faces[id(eyes.tokens)][next(slot)]))

    if state.quest_board == INN:
        lines["inn"] = " | ".join(" ".join(laid(one) for one in line) for line in state.inn)
    else:
        lines["board_tokens"] = " ".join(laid(one) for one in state.quest_tokens)
    return lines
