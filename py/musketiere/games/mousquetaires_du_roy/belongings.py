"""Purchases, exchanges, Character cards and reinforcements: what a Musketeer does with his own (MR-14, table 27.5)."""

from __future__ import annotations

from musketiere.core.game import Move, Seat
from musketiere.games.mousquetaires_du_roy import inn, tracks
from musketiere.games.mousquetaires_du_roy.events import acting, scheming
from musketiere.games.mousquetaires_du_roy.material import (
    BASSOMPIERRE,
    BASTILLE,
    BUCKINGHAM,
    CHARACTERS,
    COMBAT,
    DES_ESSARTS,
    DOUBLE_COMBAT,
    EQUIPMENT,
    IMPROVED_BOTTE,
    KITTY,
    MOUSQUETON,
    NOBODY,
    PLANCHET,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.moves import index, kind, move
from musketiere.games.mousquetaires_du_roy.state import State

DES_ESSARTS_PAYS = 3
PLANCHET_DRAWS = 2
MOUSQUETON_HEALS = 2


# ---- purchases (MR-14.1 to 14.4) -------------------------------------------------------------------------


def purchases_of(state: State, who: Musketeer) -> list[Move]:
    """Tokens that he does not own yet (MR-7.5, MR-14.2) and can pay: equipment with pistoles, an improved skill with
    any Adventure card (MR-14.10), the improved botte with a Combat or Double Combat card (MR-14.11)."""
    hand = state.hands[who]
    fights = COMBAT in hand or DOUBLE_COMBAT in hand
    return [move("buy", token) for token in _within_means(state, who) if token != IMPROVED_BOTTE or fights]


def _within_means(state: State, who: Musketeer) -> list[int]:
    """Tokens he may be able to pay for all that anybody can tell who does not know his cards."""
    prices = state.edition.prices
    affordable = [token for token in EQUIPMENT if prices[token] <= state.pistoles]
    affordable += range(len(EQUIPMENT), IMPROVED_BOTTE + 1) if state.hands[who] else []
    return [token for token in affordable if not state.owns(who, token)]


def purchases(state: State, seat: Seat) -> list[Move]:
    """The second of one action, or none (MR-14.1)."""
    return [move("done"), *purchases_of(state, state.active)]


def buy(state: State, token: int) -> None:
    """Equipment is his at once; for an improvement he names the card."""
    if token in EQUIPMENT:
        price = state.edition.prices[token]
        tracks.change_purse(state, -price, "purchase")
        _receive(state, token, price, None)
    else:
        state.cards = (token,)
        state.ask("pay", [state.owner(state.active)])


def buy_more(state: State, seat: Seat, answer: Move) -> None:
    """The second one."""
    if kind(answer) == "buy":
        buy(state, index(answer))
    else:
        state.bought = False


def payments(state: State, seat: Seat) -> list[Move]:
    """The cards that pay for the improvement."""
    (token,) = state.cards
    hand = sorted(set(state.hands[state.active]))
    return [move("pay_card", card) for card in hand if token != IMPROVED_BOTTE or card in (COMBAT, DOUBLE_COMBAT)]


def pay(state: State, seat: Seat, answer: Move) -> None:
    """The card is discarded."""
    (token,), card = state.cards, index(answer)
    state.cards = ()
    tracks.discard_adventure(state, state.active, card)
    _receive(state, token, 0, card)


def _receive(state: State, token: int, pistoles: int, card: int | None) -> None:
    """The first of two costs the action (MR-14.1)."""
    who = state.active
    if not state.bought:
        state.spend(1)
    state.tokens[who] |= 1 << token
    state.tell(acting.bought, who, token, pistoles, card)
    state.bought = not state.bought and bool(_within_means(state, who))
    if state.bought:
        state.ask("buy", [state.owner(who)])


# ---- exchanges (MR-14.12 to 14.15) -----------------------------------------------------------------------


def partners(state: State, who: Musketeer) -> list[Musketeer]:
    """Others in his place, fit or not (MR-14.13); for Tréville in any (MR-11.5), unless he is a prisoner (MR-20.8).

    There must be something to exchange, and nobody is asked again who has refused this turn."""
    here = state.where[who]
    anywhere = state.heroes[who].power == "remote_exchange" and here != BASTILLE
    return [
        other
        for other in state.musketeers
        if other != who
        and other not in state.refused
        and (state.where[other] == here or anywhere)
        and (state.hands[who] or state.hands[other] or _tokens(state, who, other) or _tokens(state, other, who))
    ]


def _tokens(state: State, giver: Musketeer, taker: Musketeer) -> list[int]:
    """Equipment that the one can give the other, who does not own it (MR-14.15)."""
    return [token for token in EQUIPMENT if state.owns(giver, token) and not state.owns(taker, token)]


def begin_exchange(state: State, partner: Musketeer) -> None:
    """It is put together piece by piece."""
    state.partner = partner
    state.ask("offer", [state.owner(state.active)])


def offers(state: State, seat: Seat) -> list[Move]:
    """One more card or token in either direction, any number (MR-14.12); enough, as soon as there is anything."""
    who, partner = state.active, state.partner
    given, taken, tokens_given, tokens_taken = state.offer
    moves = [move("done")] if any(state.offer) else []
    moves += [move("give", card) for card in _left(state.hands[who], given)]
    moves += [move("take", card) for card in _left(state.hands[partner], taken)]
    moves += [move("give_token", token) for token in _tokens(state, who, partner) if token not in tokens_given]
    moves += [move("take_token", token) for token in _tokens(state, partner, who) if token not in tokens_taken]
    return moves


def _left(hand: list[int], chosen: tuple[int, ...]) -> list[int]:
    """Kinds of which there are more than are chosen."""
    return [card for card in sorted(set(hand)) if hand.count(card) > chosen.count(card)]


_PARTS = ("give", "take", "give_token", "take_token")


def offer(state: State, seat: Seat, answer: Move) -> None:
    """When it is complete, another controller of the partner must agree (MR-14.14)."""
    if kind(answer) != "done":
        at = _PARTS.index(kind(answer))
        parts = list(state.offer)
        parts[at] = (*parts[at], index(answer))
        state.offer = tuple(parts)
        state.ask("offer", [seat])
        return
    owner = state.owner(state.partner)
    if owner == seat or state.options.auto_trade:
        _exchange(state)
    else:
        state.ask("trade", [owner])


def answer_trade(state: State, seat: Seat, answer: Move) -> None:
    """A refusal costs no action."""
    if kind(answer) == "yes":
        _exchange(state)
    else:
        state.tell(acting.exchange_refused, state.active, state.partner)
        state.refused = (*state.refused, state.partner)
        state.offer, state.partner = ((), (), (), ()), NOBODY


def _exchange(state: State) -> None:
    """The partner spends nothing (MR-14.13)."""
    who, partner = state.active, state.partner
    given, taken, tokens_given, tokens_taken = state.offer
    for cards, giver, taker in ((given, who, partner), (taken, partner, who)):
        for card in cards:
            state.hands[giver].remove(card)
            state.hands[taker].append(card)
    state.hands[who].sort()
    state.hands[partner].sort()
    for tokens in (tokens_given, tokens_taken):
        for token in tokens:
            state.tokens[who] ^= 1 << token
            state.tokens[partner] ^= 1 << token
    state.spend(1)
    state.tell(acting.exchanged, state, who, partner, state.offer)
    state.offer, state.partner = ((), (), (), ()), NOBODY


# ---- Character cards (table 27.5) ------------------------------------------------------------------------


def playable_characters(state: State, who: Musketeer) -> list[int]:
    """Those of his hand whose text can be carried out (MR-7.8)."""
    possible = {
        BASSOMPIERRE: NOBODY in state.spaces,
        KITTY: bool(state.perfidy_hand),
        MOUSQUETON: bool(_patients(state)),
    }
    return [card for card in CHARACTERS if card in state.hands[who] and possible.get(card, True)]


def play_character(state: State, card: int) -> None:
    """It is discarded, except Bassompierre, whom one may place from anywhere (MR-17.4)."""
    who = state.active
    state.tell(acting.character_played, who, card)
    if card == BASSOMPIERRE:
        reinforce(state, card)
        return
    tracks.discard_adventure(state, who, card)
    if card == DES_ESSARTS:
        tracks.change_purse(state, DES_ESSARTS_PAYS, "des_essarts")
    elif card == BUCKINGHAM:
        tracks.change_epic(state, 1, "buckingham")
    elif card == KITTY:
        lost = state.perfidy_hand[state.rng.below(len(state.perfidy_hand))]
        tracks.discard_perfidy(state, lost)
        state.tell(scheming.perfidy_lost, lost, len(state.perfidy_hand))
    else:
        state.ask("planchet" if card == PLANCHET else "heal", [state.owner(who)])


def scouting(state: State, seat: Seat) -> list[Move]:
    """Planchet: all tokens of one line of the inn, or two cards."""
    hidden = [line for line, tokens in enumerate(state.inn) if any(token and not token.up for token in tokens)]
    return [move("draw"), *(move("reveal_line", line) for line in hidden)]


def scout(state: State, seat: Seat, answer: Move) -> None:
    """One or the other."""
    if kind(answer) == "draw":
        tracks.draw_adventure(state, state.active, PLANCHET_DRAWS, "planchet")
    else:
        inn.reveal_line(state, index(answer))


def _patients(state: State) -> list[Musketeer]:
    return [who for who in state.fit_musketeers() if state.life[who] < state.heroes[who].life]


def patients(state: State, seat: Seat) -> list[Move]:
    """Mousqueton: the fit Musketeers who have lost life."""
    return [move("name", who) for who in _patients(state)]


def heal(state: State, seat: Seat, answer: Move) -> None:
    """Up to two life points."""
    who = index(answer)
    life = min(state.life[who] + MOUSQUETON_HEALS, state.heroes[who].life)
    state.tell(acting.healed, who, life - state.life[who], life)
    state.life[who] = life


def reinforce(state: State, card: int) -> None:
    """On the lowest free space of La Rochelle, where it stays (MR-17.2, 17.3)."""
    space = state.spaces.index(NOBODY)
    state.hands[state.active].remove(card)
    state.spaces[space] = card
    state.tell(acting.reinforced, state.active, space, card)
