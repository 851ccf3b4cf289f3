"""A match of Four Musketeers in the notation of the rules (FM-0.3 to 0.5), so that a test reads like a clause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from unittest.mock import patch

from musketiere.core.game import Data, Event, JsonObject
from musketiere.core.match import Match
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers.cards import NAME, parse_card
from musketiere.games.four_musketeers.game import FOUR_MUSKETEERS
from tests.kit.chance import Stacked


class Chance(Stacked):
    """Chance that falls as it was told: first the numbers, then the orders named; after that as it likes.

    An order is given in cards, "3S 4D …"; None leaves a shuffle to chance.
    """

    __slots__ = ("numbers",)

    def __init__(self, numbers: Sequence[int] = (), orders: Sequence[str | None] = ()) -> None:
        super().__init__(0, [order and [parse_card(name) for name in order.split()] for order in orders])
        self.numbers = [*numbers]

    def below(self, n: int) -> int:
        number = self.numbers.pop(0) if self.numbers else super().below(n)
        assert 0 <= number < n
        return number


class Table:
    """A match, looked at from everywhere. Characters and fighters are 0 … 3, "V" and "X"."""

    def __init__(
        self, position: str | None = None, *, seed: int = 0, chance: Chance | None = None, **options: object
    ) -> None:
        """Set up from a position text, its lines separated by `;`, or dealt from options.

        Hands of the last seats may be left out.
        """
        with patch("musketiere.core.match.Rng", (lambda _: chance) if chance else Rng):
            if position is None:
                self.match = Match(FOUR_MUSKETEERS, FOUR_MUSKETEERS.parse_options(options), seed)
            else:
                self.match = Match(FOUR_MUSKETEERS, seed=seed, position="\n".join(_lines(position)))

    # ---- looking -------------------------------------------------------------------------------------

    def view(self, player: int | None = None) -> Any:
        return FOUR_MUSKETEERS.view_data(FOUR_MUSKETEERS.view(self.match.state, player))

    @property
    def players(self) -> range:
        return range(self.match.game.seats(self.match.options))

    @property
    def hands(self) -> list[str]:
        """By seat, as they truly are: of a pile the top first."""
        return [_spaced(hand) for hand in self.match.state.hands]

    @property
    def random(self) -> str:
        """The random deck, as it truly is, the top first."""
        return _spaced(self.match.state.random)

    @property
    def roles(self) -> list[str]:
        return [NAME[role] for role in self.match.state.roles]

    @property
    def stacks(self) -> list[str]:
        """By character, from bottom to top, the villain's last."""
        return [" ".join(character["stack"]) for character in self.view()["characters"]]

    @property
    def line(self) -> str:
        return " ".join(self.view()["line"])

    @property
    def stone(self) -> int | str:
        stone: int | str = self.view()["stone"]
        return stone

    @property
    def starter(self) -> int | str:
        starter: int | str = self.view()["starter"]
        return starter

    @property
    def totals(self) -> list[int]:
        totals: list[int] = self.view()["totals"]
        return totals

    @property
    def acting(self) -> tuple[str, int | None]:
        """What is asked, and of which player."""
        state = self.match.state
        return state.phase, state.to_act[0] if state.to_act else None

    @property
    def fight(self) -> Any:
        """The last fight that was decided."""
        return self.view()["fights"][-1]

    @property
    def outcome(self) -> tuple[int | str | None, str]:
        """Loser and line of the last fight that was decided (FM-9.2), also after the end of the round."""
        decided = self.told("fight_decided")[-1]
        return decided["loser"], decided["line"]

    def character(self, character: int | str) -> Any:
        return self.view()["characters"][-1 if character == "V" else character]

    def legal(self, player: int) -> list[str]:
        """The legal actions of a player, for example `strike(4D, shadow)`."""
        legal: Any = FOUR_MUSKETEERS.legal_data(self.match.state, player)
        return [] if legal is None else [action_name(action) for action in legal["actions"]]

    def told(self, type: str, player: int | None = None) -> list[Any]:
        """The events of a type, as a player or a spectator (None) was told them."""
        return [event for event in self.match.story(player) if event["type"] == type]

    # ---- playing -------------------------------------------------------------------------------------

    def act(self, player: int, **action: object) -> list[Event]:
        return self.match.act(player, FOUR_MUSKETEERS.parse_action(action))

    def do(self, *names: str) -> list[Event]:
        """Who must decide acts, once for each name, for example `choose_direction(left)`."""
        happened: list[Event] = []
        for name in names:
            happened = self.act(self.match.state.to_act[0], **action_data(name))
        return happened

    def strikes(self, strikes: str) -> None:
        """Strikes in the notation of FM-E38; those of X (`°`) and of dazed seats (`!`) come by themselves.

        `0 5D, 1 9C*(4H)`: seat 0 strikes openly, seat 1 from the shadow with 4H as the discard.
        """
        automatic = [strike[-1] in "°!" for strike in strikes.split(", ")]
        before = len(self.told("struck")) - [*automatic, False].index(False)
        made: list[str] = []
        for strike in strikes.split(", "):
            _, card = strike.split()
            if card.endswith(("°", "!")):
                pass
            elif "*" in card:
                self.do(f"strike({card.partition('(')[2].rstrip(')')}, shadow)")
            else:
                self.do(f"strike({card}, open)")
            made.append(card.rstrip("°!").partition("*")[0])
        told = self.told("struck")[before:][: len(made)]
        assert [f"{event['seat']} {event['card'] or '-'}" for event in told] == [
            f"{strike.split()[0]} {card}" for strike, card in zip(strikes.split(", "), made, strict=True)
        ]


def with_x(position: str) -> bool:
    return any(word in position for word in ("storyline KC", "storyline KS", "shadow_in_queen_games yes"))


def losing(position: str, *losers: int | str | None) -> Iterator[Table]:
    """The table after each of some normal fights, up to four in one hand, that are lost by `losers` (None: a draw).

    Everybody holds what he needs; what chance turns for X lies on top of the random deck. All strikes are open.
    """
    seats = 3 if "layout 3" in position else 4
    fighters: list[int | str] = [*range(seats), "X"]
    plan: list[dict[int | str, str]] = []
    for suit, loser in zip("SHDC", losers, strict=False):
        if loser is None:
            equal = [f"{6 - len(plan)}{at}" for at in "SHDC"]
            plan.append(dict(zip(fighters, [*equal, "-"], strict=False)))
        else:
            others = (f"{high}{suit}" for high in (10, 9, 8, 7))
            plan.append({fighter: f"3{suit}" if fighter == loser else next(others) for fighter in fighters})
    hands = " | ".join(" ".join(cards[seat] for cards in plan) for seat in range(seats))
    random = ""
    if with_x(position):
        random = f";random {' '.join(cards['X'] for cards in plan)}"
    elif "storyline AS" in position:
        random = ";random -"  # so that no shadow strike is forced (FM-6.6)
    table = Table(f"{position};hands {hands}{random}")
    for cards in plan:
        decided = len(table.told("fight_decided"))
        while len(table.told("fight_decided")) == decided:
            table.do(f"strike({cards[table.view()['turn']]}, open)")
        yield table


def lose(position: str, *losers: int | str | None) -> Table:
    """The table after all of those fights."""
    *_, table = losing(position, *losers)
    return table


def stacks_of(table: Table) -> str:
    """What lies before each character, as the words of a position."""
    last = table.match.state.last_lifelines
    stacks = []
    for character, bottom in zip(table.view()["characters"], last, strict=True):
        side = "defeated" if character["defeated"] else "up" if character["up"] else "down"
        stacks.append(" ".join(character["stack"]) or f"popped {NAME[bottom]} {side}")
    return " | ".join(stacks)


def damages(options: str, stacks: str, character: int | str, count: int) -> list[str]:
    """What each of so many damages does to a character: `KD`, `2S down`, `up`, `defeated`."""
    stone, loser = (0, 0) if character == "V" else ("V", character)
    effects = []
    for _ in range(count):
        table = lose(f"{options};match single;stacks {stacks};stone {stone}", loser)
        story = table.match.story(None)
        words = []
        for event in story[[event["type"] for event in story].index("fight_decided") :]:
            if event.get("character") == character:
                turned = "up" if event.get("up") else "down"
                kinds = {"life_popped": event.get("card"), "role_turned": turned}
                words.append(kinds.get(str(event["type"]), "defeated"))
        effects.append(" ".join(map(str, words)))
        stacks = stacks_of(table)
    return effects


def ended(position: str, *defeated: int, good: bool = False) -> Table:
    """The table after a round of which only the last hit was still to come: who is defeated, and how it ends.

    A bad ending comes with the defeat of the last one named. Nobody has lifelines left but the last ones.
    """
    missing = position.partition("missing_suit ")[2][:1] or "S" if "layout 3" in position else ""
    *lasts, villains = [last for last in ("2S", "2H", "2D", "JK", "2C") if last != f"2{missing}"]
    stacks = []
    for seat, last in enumerate(lasts):
        fallen = seat in defeated and (good or seat != defeated[-1])
        stacks.append(f"popped {last} {'defeated' if fallen else 'up'}" if seat in defeated else last)
    stacks.append(f"popped {villains} {'up' if good else 'down'}")
    lying = f"{position};stacks {' | '.join(stacks)}"
    if good:
        return lose(f"{lying};stone 0", "X" if with_x(position) else 0)
    return lose(f"{lying};stone V;starter 0", defeated[-1])


def action_name(action: JsonObject) -> str:
    """An action, as the rules write it."""
    match action:
        case {"type": "strike", "card": card, "shadow": shadow}:
            return f"strike({card}, {'shadow' if shadow else 'open'})"
        case {"type": "use_replay", "use": use}:
            return f"use_replay({'yes' if use else 'no'})"
        case {"type": "start_round"}:
            return "start_round"
        case {"type": kind, **rest}:
            return f"{kind}({', '.join(map(str, rest.values()))})"
    raise AssertionError(action)


def action_data(name: str) -> Data:
    """What `action_name` writes, read back."""
    kind, _, inside = name.rstrip(")").partition("(")
    first, _, second = inside.partition(", ")
    match kind:
        case "strike":
            return {"type": kind, "card": first, "shadow": {"open": False, "shadow": True}[second]}
        case "use_replay":
            return {"type": kind, "use": {"yes": True, "no": False}[first]}
        case "choose_missing":
            return {"type": kind, "suit": first}
        case "choose_direction":
            return {"type": kind, "direction": first}
        case "change_setting":
            words: dict[str, object] = {"True": True, "False": False}
            value = int(second) if second.isdigit() else words.get(second, second)
            return {"type": kind, "setting": first, "value": value}
    return {"type": kind}


def _lines(position: str) -> Iterator[str]:
    """The lines of a position, hands that were left out added."""
    seats = 3 if "layout 3" in position else 4
    for line in position.split(";"):
        yield line + " |" * (seats - 1 - line.count("|")) if line.startswith("hands ") else line


def _spaced(cards: Sequence[int]) -> str:
    return " ".join(NAME[card] for card in cards)
