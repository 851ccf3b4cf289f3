"""Four Musketeers, as the kit wants to know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hypothesis import strategies as st

from musketiere.core.game import Data, Seat
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers import deal
from musketiere.games.four_musketeers.cards import JOKER, SWORDS, names, parse_card
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from musketiere.games.four_musketeers.layout import LEFT, RIGHT
from musketiere.games.four_musketeers.moves import (
    MISSING,
    SETTING_MOVES,
    Action,
    ChangeSetting,
    ChooseDirection,
    ChooseMissing,
    StartRound,
    Strike,
    UseReplay,
)
from tests.four_musketeers.choices import LOW
from tests.four_musketeers.witness import Witness
from tests.kit import chance, options
from tests.kit.subject import Contest, Subject

ACTIONS: Final[Sequence[Action]] = (
    *(Strike(card, shadow) for card in SWORDS for shadow in (False, True)),
    *(ChooseMissing(suit) for suit in range(4)),
    *(ChooseDirection(direction) for direction in (LEFT, RIGHT)),
    *(UseReplay(use) for use in (False, True)),
    *(ChangeSetting(setting, value) for setting, value in SETTING_MOVES),
    StartRound(),
)
"""Everything that can be named."""
DECK: Final = 8
FEWEST_RESHUFFLED: Final = 24
"""Cards that come together for new hands at least; a pile has at most five."""


def random_options(rng: Rng) -> Data:
    """Any valid options but for high targets, as whoever fills in the form may choose them."""
    return options.random_options(FOUR_MUSKETEERS, rng, LOW)


# ---- prepared matches ----------------------------------------------------------------------------------


def prepare(rng: Rng) -> Match:
    """Somewhere in a round of any storyline: some characters are as good as defeated, every sword card is named."""
    lines = random_options(rng)
    n = int(str(lines["layout"]))
    size = 6 if n == 4 else 4
    suits = deal.missing_suits(FOUR_MUSKETEERS.parse_options(lines))
    missing = None if n == 4 else suits[rng.below(len(suits))]
    hand = 1 + rng.below(3)
    in_hand = 1 + max(rng.below(size), rng.below(size))  # rather late, so that hands are dealt anew soon
    seed = rng.below(1000)
    position: Data = {**options.worded(lines), "hand": hand, "in_hand": in_hand, "lead": rng.below(n)}
    position |= {} if missing is None else {"missing_suit": "SHDC"[missing]}
    position["stacks"] = _stacks(lines, missing, rng)
    position["stone"] = ["V", *range(n)][rng.below(n + 1)]
    swords = list(SWORDS)
    rng.shuffle(swords)
    held = size - in_hand + 1
    hands = [[swords.pop() for _ in range(held)] for _ in range(n)]
    random = [swords.pop() for _ in range(DECK)][rng.below(DECK + 1) :]
    kept = [swords.pop() for _ in range(n * size)] if n == 3 and hand % 2 else []
    text = "\n".join(f"{name} {value}" for name, value in position.items())
    free = Match(FOUR_MUSKETEERS, seed=seed, position=text)
    roles = _other_roles(free, {}, rng)
    return Match(FOUR_MUSKETEERS, seed=seed, position=_position(text, roles, hands, random, kept))


def _stacks(options: Data, missing: int | None, rng: Rng) -> str:
    """From the full stack down to two damages before the defeat."""
    villain = parse_card(options["storyline"])
    removed = [] if missing is None else deal.removed_cards(missing, villain)
    dealt = deal.deal_lifelines(FOUR_MUSKETEERS.parse_options(options), villain, removed, rng)
    stacks = []
    for last, *extra in dealt:
        hard = (last == JOKER) != (options["storyline"] == "QS")  # FM-10.2
        left = rng.below(len(extra) + 4)
        if left <= len(extra):
            stacks.append(" ".join(names([last, *extra[:left]])))
        else:
            stacks.append(names([last])[0] if hard else f"popped {names([last])[0]} down")
    return " | ".join(stacks)


def _position(
    text: str, roles: Sequence[int], hands: Sequence[Sequence[int]], random: Sequence[int], kept: Sequence[int]
) -> str:
    """The position with these things hidden in it."""
    hidden = {
        "roles": " ".join(names(roles)),
        "hands": " | ".join(" ".join(names(hand)) for hand in hands),
        "random": " ".join(names(random)) or "-",
        "kept": " ".join(names(kept)) or "-",
    }
    lines = [line for line in text.splitlines() if line.split()[0] not in hidden]
    return "\n".join([*lines, *(f"{name} {cards}" for name, cards in hidden.items())])


def _other_roles(match: Match, known: dict[int, str], rng: Rng) -> tuple[int, ...]:
    """Any of the ways in which the roles can lie."""
    state = match.state
    teams = deal.colour_teams(match.options)
    deals = [
        roles
        for roles in deal.role_deals(deal.roles_in_play(state.missing), teams)
        if all(roles[seat] == parse_card(role) for seat, role in known.items())
    ]
    return deals[rng.below(len(deals))]


# ---- disguise ------------------------------------------------------------------------------------------


def disguise(match: Match, player: Seat | None, rng: Rng) -> Match | None:
    """Sword cards that the player has not seen since they were shuffled change places, whether they lie in hands, in
    the random deck, among the kept or the discarded cards; so do roles he does not know, and the cards of a pile that
    have not come up (FM-22.15). Later shuffles are stacked, so that he sees what he saw.
    """
    if sum(event.type == "round_started" for event in match.events) > 1:
        return None
    assert match.position is not None
    eyes = Witness(match, player)
    orders = _orders(match)
    others = _others(match, eyes, [set(order) for order in orders if _reshuffled(order)], rng)
    begun = Match(FOUR_MUSKETEERS, seed=match.seed, position=match.position)  # before anything was decided
    start = _dealt(match.position)
    hands, random, kept = ([[others[0][card] for card in part] for part in parts] for parts in start)
    position = _position(match.position, _other_roles(begun, eyes.roles, rng), hands, random[0], kept[0])
    seed = chance.stack(_stacked(match, orders, others, rng))
    twin = Match(FOUR_MUSKETEERS, seed=seed, position=position)
    for actor, move in match.actions:
        other = others[_shuffles_before(twin) - _shuffles_before(begun)]
        twin.act_move(actor, move if move >= MISSING else move - move % 32 + other[move % 32])
    return twin


def _dealt(position: str) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """Hands, random deck and kept cards at the beginning."""
    lines = dict(line.split(" ", 1) for line in position.splitlines())

    def cards(words: str) -> list[list[int]]:
        return [[parse_card(name) for name in part.replace("-", "").split()] for part in words.split("|")]

    return cards(lines["hands"]), cards(lines["random"]), cards(lines["kept"])


def _orders(match: Match) -> list[chance.Order]:
    """How the shuffles of the match came out."""
    assert match.position is not None
    rng = chance.Witness(match.seed)
    state = FOUR_MUSKETEERS.set_up(match.position, rng, None)
    for actor, move in match.actions:
        state.apply(actor, move)
    assert state.hands == match.state.hands
    return rng.orders


def _reshuffled(order: chance.Order) -> bool:
    """New hands, not a hand that became a pile (FM-11.3)."""
    return len(order) >= FEWEST_RESHUFFLED


def _shuffles_before(match: Match) -> int:
    """How often the deck had been shuffled in the round: for every hand, in the 3-layout for every other (FM-4)."""
    hand: int = match.state.hand
    return hand if match.options.layout == 4 else (hand + 1) // 2


def _others(match: Match, eyes: Witness, reshuffled: Sequence[set[int]], rng: Rng) -> list[dict[int, int]]:
    """For each shuffle of the deck, which card lies in the place of which.

    What lies in the random deck when the others are shuffled stays there (FM-4.2); so what comes up later must not be
    exchanged before.
    """
    first = match.state.hand - len(eyes.hands) + 1
    seen: list[set[int]] = [set() for _ in range(len(reshuffled) + 1)]
    for at in range(len(eyes.hands)):
        shuffle = at if match.options.layout == 4 else (first + at + 1) // 2 - (first + 1) // 2
        seen[shuffle] |= eyes.swords(at)
    left = [set(SWORDS) - cards for cards in reshuffled]
    for at in range(len(left) - 1, -1, -1):
        seen[at] |= seen[at + 1] if left[at] else set()
    others: list[dict[int, int]] = []
    for at, cards in enumerate(seen):
        other = {card: card for card in sorted(cards)}
        if at:
            other |= {card: others[-1][card] for card in sorted(left[at - 1])}
        places = [card for card in SWORDS if card not in other]
        drawn = [card for card in SWORDS if card not in other.values()]
        rng.shuffle(drawn)
        others.append(other | dict(zip(places, drawn, strict=True)))
    return others


def _stacked(
    match: Match, orders: Sequence[chance.Order], others: Sequence[dict[int, int]], rng: Rng
) -> list[chance.Order]:
    """The shuffles of the other match; of the piles that still lie there all but the top is drawn anew."""
    stacked: list[chance.Order] = []
    shuffle = 0
    for order in orders:
        shuffle += _reshuffled(order)
        other = [others[shuffle][card] for card in order]
        below = next((len(hand) - 1 for hand in match.state.hands if hand and list(order[-len(hand) :]) == hand), 0)
        if not _reshuffled(order) and shuffle == len(others) - 1 and below > 0:
            hidden = other[-below:]
            rng.shuffle(hidden)
            other[-below:] = hidden
        stacked.append(other)
    return stacked


# ---- the subject ---------------------------------------------------------------------------------------

SHOWCASE: Final[dict[str, Data]] = {
    "AC": {"storyline": "AC", "match": "target", "target": 2},
    "AC-servants": {
        "storyline": "AC",
        "mode": "team",
        "players": 2,
        "replacement": "servant",
        "defeated_as": "ghost",
        "match": "target",
        "target": 2,
        "tie_rule": "play_on",
    },
    "KC": {"storyline": "KC", "players": 3, "match": "target", "target": 2},
    "KC-dazed": {"storyline": "KC", "players": 2, "layout": 4, "match": "target", "target": 1},
    "AS": {"storyline": "AS", "match": "single", "prepopped": 3, "free_replays": 3, "joker_to_villain": True},
    "AS-alone": {"storyline": "AS", "players": 1, "match": "single", "missing": "H", "bad_ending": "last_player"},
    "KS": {"storyline": "KS", "players": 3, "match": "single", "stone_to_lead": True, "bad_ending": "all"},
    "KS-servants": {"storyline": "KS", "players": 1, "replacement": "servant", "match": "single", "prepopped": 0},
    "QC": {"storyline": "QC", "shadow_in_queen_games": True, "match": "target", "target": 1},
    "QC-colours": {"storyline": "QC", "mode": "team", "defeated_as": "ghost", "match": "target", "target": 2},
    "QC-servants": {
        "storyline": "QC",
        "mode": "team",
        "players": 2,
        "layout": 3,
        "replacement": "servant",
        "match": "target",
        "target": 2,
    },
    "QS": {"storyline": "QS", "players": 3, "match": "target", "target": 1},
    "QS-pairs": {"storyline": "QS", "mode": "team", "match": "single", "shadow_in_queen_games": True},
}

SUBJECT: Final = Subject(
    game=FOUR_MUSKETEERS,
    options=st.integers(0, 2**32).map(lambda seed: random_options(Rng(seed))),
    actions=ACTIONS,
    prepare=prepare,
    disguise=disguise,
    known=lambda match, player: Witness(match, player).cards,
    card=r"\b(?:10|[3-9]|J)[SHDC]\b",
    deal="round_started",
    opening={"first_lead": "0", "match": "single"},
    crowded={"players": 4},
    showcase=SHOWCASE,
    contests={
        "AC": Contest({"storyline": "AC", "players": 3}, 0.75),
        "KC": Contest({"storyline": "KC"}, 0.65),
    },
)
