"""Possible worlds: states that agree with a view."""

from __future__ import annotations

from collections.abc import Iterable

from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import quest
from musketiere.games.mousquetaires_du_roy.board import Token
from musketiere.games.mousquetaires_du_roy.deal import cards_of
from musketiere.games.mousquetaires_du_roy.material import DECOY, NOBODY, NOWHERE
from musketiere.games.mousquetaires_du_roy.rules import PlayableState
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.view import Public, View


def known(view: View, rng: Rng) -> State:
    """What the view says, and nothing beside it: hands and piles that the seat does not know are empty."""
    state = PlayableState(view.options, rng, None, view.rules_version)
    _lay_public(state, view.public)
    state.asking = view.asking
    state.element, state.cards, state.duel, state.partner = view.element, view.cards, view.duel, view.partner
    state.inn = [[*line] for line in view.inn]
    state.quest_tokens = [*view.quest_tokens]
    if view.team is not None:
        state.hands = [[*hand] for hand in view.team.hands]
        state.offer = view.team.offer
    if view.milady is not None:
        own = view.milady
        state.destination, state.perfidy_played = own.destination, own.perfidy_played
        state.perfidy_hand, state.paris_hand = [*own.perfidy_hand], [*own.paris_hand]
        state.manning, state.laying, state.stock = own.manning, own.laying, dict(own.stock)
    return state


def sample(view: View, rng: Rng) -> State:
    """A state that agrees with the view; what the seat cannot know is drawn from `rng`."""
    state = known(view, rng)
    _deal_adventure(state, view, rng)
    _deal_perfidy(state, view, rng)
    _deal_missions(state, view, rng)
    _lay_tokens(state, view, rng)
    _send_milady(state, view, rng)
    return state


def _lay_public(state: State, public: Public) -> None:
    """What everybody knows, spelled out: a loop over the names takes twice as long."""
    state.turn = public.turn
    state.phase = public.phase
    state.to_act = [*public.to_act]
    state.agenda = [*public.agenda]
    state.outcome = public.outcome
    state.time = public.time
    state.honour = public.honour
    state.siege = public.siege
    state.ladder = public.ladder
    state.paid = public.paid
    state.pistoles = public.pistoles
    state.epic = public.epic
    state.one_for_all = public.one_for_all
    state.where = [*public.where]
    state.life = [*public.life]
    state.tokens = [*public.tokens]
    state.inn_at = [*public.inn_at]
    state.due = [*public.due]
    state.begun = [*public.begun]
    state.prepaid = [*public.prepaid]
    state.stepped_back = public.stepped_back
    state.active = public.active
    state.actions = public.actions
    state.ridden = public.ridden
    state.banned = public.banned
    state.refused = public.refused
    state.bought = public.bought
    state.spaces = [*public.spaces]
    state.fell = [*public.fell]
    state.conscripts = public.conscripts
    state.rallied = public.rallied
    state.closed = public.closed
    state.reinforcements = public.reinforcements
    state.barred = [*public.barred]
    state.seen_at = public.seen_at
    state.cleared = public.cleared
    state.rochefort_life = public.rochefort_life
    state.unused = [*public.unused]
    state.reserve = [*public.reserve]
    state.paris = public.paris
    state.louvre = public.louvre
    state.gone = public.gone
    state.adventure_discard = [*public.adventure_discard]
    state.perfidy_discard = [*public.perfidy_discard]
    state.louvre_discard = [*public.louvre_discard]
    state.board = public.board
    state.solved = public.solved
    state.stage = public.stage
    state.foe_wounds = public.foe_wounds
    state.spent = public.spent
    state.manned_place = public.manned_place
    state.siege_blue = public.siege_blue
    state.siege_red = public.siege_red
    state.retreat = public.retreat


def _without(cards: list[int], *known: Iterable[int]) -> list[int]:
    """The cards but those that are known to lie elsewhere."""
    left = cards.copy()
    for part in known:
        for card in part:
            left.remove(card)
    return left


def _deal_adventure(state: State, view: View, rng: Rng) -> None:
    """The team knows all hands, Milady how many cards are in them and which of them have been named for a challenge."""
    lying = [card for card in state.spaces if card != NOBODY]
    unseen = _without(cards_of(state.edition.adventure), state.adventure_discard, lying)
    if view.team is not None:
        unseen = _without(unseen, *state.hands)
        rng.shuffle(unseen)
    else:
        unseen = _without(unseen, view.cards)
        rng.shuffle(unseen)
        state.hands = [
            sorted([*named, *(unseen.pop() for _ in range(count - len(named)))])
            for who, count in enumerate(view.hand_counts)
            for named in [view.cards if who == state.active else ()]
        ]
    state.adventure_pile = unseen


def _deal_perfidy(state: State, view: View, rng: Rng) -> None:
    unseen = _without(cards_of(state.edition.perfidy), state.perfidy_discard)
    if view.milady is not None:
        unseen = _without(unseen, state.perfidy_hand)
        rng.shuffle(unseen)
    else:
        rng.shuffle(unseen)
        state.perfidy_hand = [unseen.pop() for _ in range(view.perfidy_count)]
    state.perfidy_pile = unseen


def _deal_missions(state: State, view: View, rng: Rng) -> None:
    """Paris cards lie in the pile, in Milady's hand, in play or out of the game; Louvre missions in pile or discard."""
    edition = state.edition
    paris = _without(list(range(len(edition.paris))), state.gone, [] if state.paris is None else [state.paris.card])
    if view.milady is not None:
        paris = _without(paris, state.paris_hand)
        rng.shuffle(paris)
    else:
        rng.shuffle(paris)
        state.paris_hand = [paris.pop() for _ in range(view.paris_count)]
    state.paris_pile = paris
    in_play = [] if state.louvre is None else [state.louvre.card]
    state.louvre_pile = _without(list(range(len(edition.louvre))), state.louvre_discard, in_play)
    rng.shuffle(state.louvre_pile)


def _send_milady(state: State, view: View, rng: Rng) -> None:
    """Where she may be, as far as the turn has not told."""
    if view.milady is not None:
        return
    if state.seen_at != NOWHERE:
        state.destination = state.seen_at
    elif state.turn:
        places = state.uncleared
        state.destination = places[rng.below(len(places))]


def _lay_tokens(state: State, view: View, rng: Rng) -> None:
    """Who is not Milady knows what has been turned up or has left; the rest lies face down or is left to her."""
    if view.milady is not None:
        return
    lying = [token for part in (*state.inn, state.quest_tokens) for token in part if token is not None]
    unseen = quest.unseen(state)
    forces = [kind for kind, count in unseen.items() if kind < DECOY for _ in range(count)]
    rng.shuffle(forces)
    hidden = [kind for kind, count in unseen.items() if kind >= DECOY for _ in range(count)]  # of the inn
    hidden += [forces.pop() for _ in range(sum(not token.up for token in lying) - len(hidden))]
    rng.shuffle(hidden)
    for part in (*state.inn, state.quest_tokens):
        for at, token in enumerate(part):
            if token is not None and not token.up:
                part[at] = Token(hidden.pop())
    state.stock = {force: forces.count(force) for force in state.edition.quest_tokens}
