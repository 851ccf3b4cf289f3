"""How many actions of a Musketeer the rest of the quest takes, as `work` has it for everything else."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from musketiere.games.mousquetaires_du_roy import quest
from musketiere.games.mousquetaires_du_roy.board import Element, Token
from musketiere.games.mousquetaires_du_roy.edition import Challenge
from musketiere.games.mousquetaires_du_roy.inn import nearest, open_squares
from musketiere.games.mousquetaires_du_roy.material import CALAIS, DECOY, ENGLAND, GALLERIES, INN, TRAP
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy.work import Work


class Left(NamedTuple):
    """What is left of the quest."""

    elements: int
    work: float
    """In actions, those for the elements themselves included."""


class QuestWork:
    """What is left of the quest in a world of one's own, as far as one can see it."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.world = world = work.world
        edition = world.edition
        self.unseen = quest.unseen(world)
        foes = {force: count for force, count in self.unseen.items() if force < DECOY}
        parts = [count * work.foe(edition.token(force)) for force, count in foes.items() if count]
        self._foe = fsum(parts) / (sum(foes.values()) or 1)
        self._in_inn = self._unseen_in_inn()
        later = edition.quest_order[world.board + 1 :]
        self._later = [part for board in later if board != GALLERIES for part in self._whole(board)]
        self._galleries = [self._gallery(stage, None) for stage in range(len(edition.galleries))] if later else []

    def left(self) -> Left:
        """All of it, less what Epic tokens spare in the galleries (MR-25.2)."""
        world, edition = self.world, self.world.edition
        galleries, parts = self._galleries, self._later
        if world.quest_board == GALLERIES:
            stages = range(world.stage, len(edition.galleries))
            laid = is_laid(world)
            galleries = [self._gallery(stage, gallery_tokens(world, stage) if laid else None) for stage in stages]
        elif not is_laid(world):
            parts = [*parts, *self._whole(world.quest_board)]
        elif not is_finished(world):
            parts = [*parts, *self._in_play()]
        work = fsum([*parts, *galleries])
        if galleries:
            passages = min(world.epic / edition.gallery_epic, len(galleries))
            work -= passages * max(0.0, fsum(galleries) / len(galleries) - 1)
        return Left(len(parts) + len(galleries), work)

    def least(self) -> int:
        """The fewest elements that are left, however hard they are: never more than before."""
        world, elements = self.world, self.left().elements
        if world.quest_board != INN or not is_laid(world) or is_finished(world):
            return elements
        return elements - len(self._in_play()) + min(sum(one is not None for one in line) for line in world.inn)

    def token(self, one: Token) -> float:
        """To get past a token."""
        if not one.up:
            return self._in_inn if self.world.quest_board == INN else self._foe
        if one.kind == DECOY:
            return 1.0
        return 1 + self.work.w.life if one.kind == TRAP else self.work.foe(self.world.edition.token(one.kind))

    def _unseen_in_inn(self) -> float:
        """Any face-down token of the inn."""
        decoys, traps = self.unseen.get(DECOY, 0), self.unseen.get(TRAP, 0)
        foes = sum(token is not None and not token.up for line in self.world.inn for token in line) - decoys - traps
        return (foes * self._foe + decoys + traps * (1 + self.work.w.life)) / (max(0, foes) + decoys + traps or 1)

    def _in_play(self) -> list[float]:
        """What is left of the board in play, if it is not the last."""
        world, edition = self.world, self.world.edition
        if world.quest_board == INN:
            return min(([self.token(one) for one in line if one is not None] for line in world.inn), key=fsum)
        if world.quest_board == CALAIS:
            open_ones = [one for at, one in enumerate(edition.calais) if not world.solved >> at & 1]
            return [*map(self.work.challenge, open_ones), self.work.foe(edition.de_wardes, world.foe_wounds)]
        tokens = iter([one for one in world.quest_tokens if one is not None])
        stages = edition.england[world.stage :]
        return [self.token(next(tokens)) if one is None else self.work.challenge(one) for one in stages]

    def _whole(self, board: int) -> list[float]:
        """A board that is to come, if it is not the last."""
        edition = self.world.edition
        if board == INN:
            return [self._foe] * edition.inn_length
        if board == CALAIS:
            return [*map(self.work.challenge, edition.calais), self.work.foe(edition.de_wardes)]
        return [self._foe if one is None else self.work.challenge(one) for one in edition.england]

    def _gallery(self, stage: int, tokens: list[Token] | None) -> float:
        """By challenge or by duels, whichever is easier (MR-25.3, 25.4)."""
        edition = self.world.edition
        challenge = self.work.challenge(Challenge(edition.galleries[stage], edition.gallery_value))
        duels = edition.gallery_tokens * self._foe if tokens is None else fsum(map(self.token, tokens))
        return min(challenge, duels)


def gallery_numbers(world: State, stage: int) -> range:
    """The numbers of the tokens of a gallery."""
    each = world.edition.gallery_tokens
    return range(stage * each, (stage + 1) * each)


def gallery_tokens(world: State, stage: int) -> list[Token]:
    """What is left of them."""
    return [one for at in gallery_numbers(world, stage) if (one := world.quest_tokens[at]) is not None]


def lying(world: State, kind: str, at: int) -> Token | None:
    """The token that a duel or a step in the inn is about; None of de Wardes."""
    if kind == "inn":
        return nearest(world, at)
    if world.quest_board == CALAIS:
        return None
    england = world.edition.england[: world.stage].count(None)
    return world.quest_tokens[england if world.quest_board == ENGLAND else gallery_numbers(world, world.stage)[at]]


def do(world: State, element: Element) -> None:
    """Makes of a world of one's own one in which an element is done, apart from what it pays and costs."""
    kind, _, at = element
    board = world.quest_board
    if board == INN:
        world.inn[at][open_squares(world, at)] = None
    elif board == CALAIS and kind == "challenge":
        world.solved |= 1 << at
    elif board == CALAIS:
        world.foe_wounds += 1
    elif board == GALLERIES and kind == "duel":
        world.quest_tokens[gallery_numbers(world, world.stage)[at]] = None
        world.stage += not gallery_tokens(world, world.stage)
    else:
        if kind == "duel":
            world.quest_tokens[world.edition.england[: world.stage].count(None)] = None
        world.stage += 1
        world.epic -= world.edition.gallery_epic * (kind == "passage")


def is_laid(world: State) -> bool:
    """Whether the tokens lie on the board in play, or Milady is still about to lay them."""
    return bool(world.inn or world.quest_tokens) or not quest.squares(world)


def is_finished(world: State) -> bool:
    """Whether nothing is left of the board in play."""
    edition, board = world.edition, world.quest_board
    if board == INN:
        return not all(map(any, world.inn))
    if board == CALAIS:
        return world.foe_wounds == edition.de_wardes.life
    return world.stage == len(edition.england if board == ENGLAND else edition.galleries)
