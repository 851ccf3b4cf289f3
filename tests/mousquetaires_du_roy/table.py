"""A match of Mousquetaires du Roy in any situation a clause speaks of, everything by its name, dice as told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from musketiere.core.game import Event, Seat
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy.board import NO_SQUARE, Manned, Opponent, Token
from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    BOARDS,
    LOUVRE,
    NO_AMBUSH,
    NOBODY,
    PARIS,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
    TOKENS,
)
from musketiere.games.mousquetaires_du_roy.moves import Action, decode, encode
from musketiere.games.mousquetaires_du_roy.options import parse_options

FACE: Final = {"S": 0, "H": 3, "F": 5}
"""A side of a die that shows a sword, shield or fleur, whatever its colour (MR-2.4)."""
QUIET: Final = ("pass", "stay_hidden", "wait", "no", "done", "end_turn")
"""What one answers for whom nothing shall happen."""


class Chance(Rng):
    """Falls as it was told; after that as it likes."""

    __slots__ = ("told",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.told: list[int] = []

    def below(self, n: int) -> int:
        number = self.told.pop(0) if self.told else super().below(n)
        assert 0 <= number < n
        return number


class Table:
    """A match after its set-up, before Milady's first choice.

    Nobody holds cards and nothing lies in wait; Milady has no Paris card. What is laid beside that is taken from its
    pile, so that nothing exists twice. `state` may be changed at will.
    """

    def __init__(self, *, seed: int = 0, **options: Any) -> None:
        self.chance = Chance(seed)
        self.log: list[Event] = []
        self.state = deal(parse_options(options), self.chance, self.log)
        self.heroes: list[str] = [hero.id for hero in self.state.heroes]
        self.hasty = True
        """What is asked only so that the pause tells nothing is answered at once."""
        self.until("destination" if self.state.milady is not None else "next")
        for hero in self.heroes:
            self.hand(hero)
        self.paris_hand()
        self.perfidy()
        self.log.clear()

    # ---- laying --------------------------------------------------------------------------------------

    def who(self, hero: str) -> int:
        """The Musketeer by his hero."""
        return self.heroes.index(hero)

    def put(self, hero: str, place: str) -> None:
        """He stands there; on the quest in the Common Room."""
        self.state.where[self.who(hero)] = PLACES.index(place)
        self.state.inn_at[self.who(hero)] = NO_SQUARE

    def hand(self, hero: str, cards: str = "") -> None:
        """His Adventure cards, separated by blanks."""
        state, hand = self.state, self.state.hands[self.who(hero)]
        state.adventure_pile[:0] = hand
        hand[:] = sorted(map(ADVENTURE.index, cards.split()))
        for card in hand:
            state.adventure_pile.remove(card)

    def on_top(self, cards: str) -> None:
        """What is drawn next from the Adventure pile."""
        for card in reversed([ADVENTURE.index(name) for name in cards.split()]):
            self.state.adventure_pile.remove(card)
            self.state.adventure_pile.append(card)

    def owns(self, hero: str, tokens: str) -> None:
        """His tokens, separated by blanks."""
        self.state.tokens[self.who(hero)] = sum(1 << TOKENS.index(token) for token in tokens.split())

    def perfidy(self, cards: str = "") -> None:
        """Milady's Perfidy cards."""
        state = self.state
        state.perfidy_pile[:0] = state.perfidy_hand
        state.perfidy_hand[:] = map(PERFIDY.index, cards.split())
        for card in state.perfidy_hand:
            state.perfidy_pile.remove(card)

    def paris_hand(self, cards: str = "") -> None:
        """Milady's Paris cards."""
        state, ids = self.state, [card.id for card in self.state.edition.paris]
        state.paris_pile[:0] = state.paris_hand
        state.paris_hand[:] = map(ids.index, cards.split())
        for card in state.paris_hand:
            state.paris_pile.remove(card)

    def mission(self, place: str, card: str, adversaries: str = "", ambush: str = "", named: str = "") -> None:
        """A mission lies there, manned like that, also by who stood in the other place; what lay there is as if it had
        never been."""
        state, where = self.state, PLACES.index(place)
        cards = state.edition.paris if where == PARIS else state.edition.louvre
        pile = state.paris_pile if where == PARIS else state.louvre_pile
        if (old := state.mission(where)) is not None:
            pile.insert(0, old.card)
            state.reserve = sorted([*state.reserve, *(one.id for one in old.opponents if not one.beaten)])
            if old.ambush != NO_AMBUSH:
                state.unused[old.ambush] += 1
        number = [one.id for one in cards].index(card)
        pile.remove(number)
        foes = [self.adversary(foe) for foe in adversaries.split()]
        other = LOUVRE if where == PARIS else PARIS
        if (beside := state.mission(other)) is not None:
            stay = tuple(one for one in beside.opponents if one.id not in foes)
            state.set_mission(other, beside._replace(opponents=stay))
        state.reserve = [one for one in state.reserve if one not in foes]
        if ambush:
            state.unused[AMBUSHES.index(ambush)] -= 1
        manned = Manned(
            number,
            tuple(map(Opponent, foes)),
            ambush=AMBUSHES.index(ambush) if ambush else NO_AMBUSH,
            named=self.who(named) if named else NOBODY,
        )
        state.set_mission(where, manned)

    def adversary(self, id: str) -> int:
        """Its number in the data file."""
        return [one.id for one in self.state.edition.adversaries].index(id)

    def siege(self, *cards: str | None) -> None:
        """The cards on the spaces of La Rochelle, from the first."""
        spaces = self.state.spaces
        self.state.adventure_pile[:0] = [card for card in spaces if card != NOBODY]
        for space, card in enumerate([*cards, *[None] * (len(spaces) - len(cards))]):
            spaces[space] = NOBODY if card is None else ADVENTURE.index(card)
            if card is not None:
                self.state.adventure_pile.remove(spaces[space])

    def inn(self, *lines: str, up: bool = False) -> None:
        """The tokens of the inn by line, the nearest first; `-` where one is gone."""
        self._quest("inn")
        kinds: dict[str, int] = {name: kind for kind, name in QUEST_TOKENS.items()}
        self.state.inn = [[None if name == "-" else Token(kinds[name], up) for name in line.split()] for line in lines]

    def board(self, board: str, tokens: str = "", stage: int = 0) -> None:
        """Another board of the quest, with its tokens in order; `-` where one is beaten."""
        self._quest(board)
        kinds: dict[str, int] = {name: kind for kind, name in QUEST_TOKENS.items()}
        self.state.quest_tokens = [None if name == "-" else Token(kinds[name]) for name in tokens.split()]
        self.state.stage = stage

    def _quest(self, board: str) -> None:
        """A board without anything on it; all adversary tokens but those laid afterwards count as Milady's."""
        state = self.state
        state.board = state.edition.quest_order.index(BOARDS.index(board))
        state.solved = state.stage = state.foe_wounds = 0
        state.inn, state.quest_tokens, state.inn_at = [], [], [NO_SQUARE] * len(self.heroes)

    def fall(self, *throws: str) -> None:
        """How the next dice fall: `SSH SH` is a throw of three blue ones and two red ones."""
        assert not self.chance.told, "dice that have not been thrown yet"
        self.chance.told = [FACE[face] for throw in throws for face in throw.replace(" ", "")]

    # ---- looking -------------------------------------------------------------------------------------

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The legal actions of a seat, by default the first that must act: `move paris`."""
        seat = self.state.to_act[0] if seat is None else seat
        actions = [decode(move) for move in self.state.legal(seat)]
        return [action.type if action.what is None else f"{action.type} {action.what}" for action in actions]

    def can(self, type: str, seat: Seat | None = None) -> list[str]:
        """What that type of action may be about now."""
        return [name.partition(" ")[2] for name in self.legal(seat) if name.partition(" ")[0] == type]

    def told(self, type: str, seat: Seat | None = None) -> list[Any]:
        """The events of a type, as a seat or a spectator (None) was told them, without the type."""
        seen = [event.seen_by(seat) for event in self.log if event.type == type]
        return [{name: value for name, value in event.items() if name != "type"} for event in seen]

    def types(self) -> list[str]:
        """The types of all events, in order."""
        return [event.type for event in self.log]

    def where(self, hero: str) -> str:
        return PLACES[self.state.where[self.who(hero)]]

    def life(self, hero: str) -> int:
        return self.state.life[self.who(hero)]

    def cards(self, hero: str) -> str:
        """His Adventure cards."""
        return " ".join(ADVENTURE[card] for card in self.state.hands[self.who(hero)])

    def tokens(self, hero: str) -> list[str]:
        return [token for at, token in enumerate(TOKENS) if self.state.owns(self.who(hero), at)]

    # ---- playing -------------------------------------------------------------------------------------

    def do(self, *names: str, seat: Seat | None = None) -> list[Event]:
        """The first who must act, or that seat, does that: `move paris`, `challenge 0`, `end_turn`. The events."""
        before = len(self.log)
        for name in names:
            type, _, about = name.partition(" ")
            what = None if not about else int(about) if about.isdigit() else about
            actor = self.state.to_act[0] if seat is None else seat
            assert name in self.legal(actor), f"{name} is none of {self.legal(actor)}"
            self.state.apply(actor, encode(Action(type, what)))
            while self.hasty and self.state.asking in ("commit", "buy", "offer", "lay") and self.legal() == ["done"]:
                self.state.apply(self.state.to_act[0], encode(Action("done")))
        return self.log[before:]

    def until(self, question: str, done: Callable[[], bool] = lambda: True) -> None:
        """Everybody does as little as he may until that is asked, and `done`."""
        while self.state.to_act and not (self.state.asking == question and done()):
            legal = self.legal()
            self.do(next((name for name in QUIET if name in legal), legal[0]))

    def phase_two(self, milady: str = "miladys_house") -> None:
        """Milady goes there and does nothing else; the Musketeers begin."""
        assert self.state.asking == "destination"
        self.do(f"destination {milady}")
        self.until("next")

    def start(self, hero: str) -> None:
        """His turn begins; that of the last one begins by itself."""
        if self.state.active != self.who(hero):
            self.do(f"start {self.who(hero)}", seat=self.state.owner(self.who(hero)))

    def turn(self, hero: str, place: str | None = None, milady: str = "la_rochelle") -> None:
        """The turn of a Musketeer at a place begins, the first of its Phase II."""
        if place is not None:
            self.put(hero, place)
        self.phase_two(milady)
        self.start(hero)

    def next_turn(self) -> None:
        """All else of this turn passes without anybody doing anything."""
        turn, question = self.state.turn, "destination" if self.state.milady is not None else "next"
        self.until(question, lambda: self.state.turn > turn)


def duel(
    hero: str,
    foe: str,
    *throws: str,
    hand: str = "",
    tokens: str = "",
    life: int | None = None,
    hasty: bool = True,
    **options: Any,
) -> Table:
    """The table while or after a Musketeer fights somebody at the Louvre: the dice fall like that, nobody steps in.

    Whoever has cards or a blade to use is asked; else the duel is over.
    """
    table = Table(rochefort="auto", **options)
    table.hasty = hasty
    table.mission("louvre", "dette_de_jeu", foe)
    table.hand(hero, hand)
    table.owns(hero, tokens)
    if life is not None:
        table.state.life[table.who(hero)] = life
    table.turn(hero, "louvre")
    table.fall(*throws)
    table.do("duel 0")
    assert table.state.duel is not None or not table.chance.told, "dice that nobody threw"
    return table


def honour_at_stake() -> Table:
    """The last challenge of a mission that would fail, with one point of honour left; d'Artagnan is somewhere else."""
    table = Table(rochefort="auto")
    table.mission("louvre", "dette_de_jeu", "boisrenard")
    louvre = table.state.louvre
    assert louvre is not None
    beaten = tuple(one._replace(beaten=True) for one in louvre.opponents)
    table.state.set_mission(LOUVRE, louvre._replace(solved=0b101, opponents=beaten))
    table.state.honour, table.state.ladder = 1, 3
    table.turn("dartagnan", "quest")
    return table
