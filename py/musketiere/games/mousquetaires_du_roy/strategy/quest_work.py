"""How many actions of a Musketeer the rest of the quest takes, as `work` has it for everything else."""

from __future__ import annotations

from math import fsum

from musketiere.games.mousquetaires_du_roy.board import Element, Token
from musketiere.games.mousquetaires_du_roy.edition import Challenge
from musketiere.games.mousquetaires_du_roy.inn import nearest, open_squares
from musketiere.games.mousquetaires_du_roy.material import CALAIS, DECOY, ENGLAND, GALLERIES, INN, TRAP
from musketiere.games.mousquetaires_du_roy.rules import State
from musketiere.games.mousquetaires_du_roy.strategy import weights, work


def left(world: State) -> float:
    """All that is left of it, less what Epic tokens spare in the galleries (MR-25.2)."""
    first = world.board
    parts = [_board(world, board, number == 0) for number, board in enumerate(world.edition.quest_order[first:])]
    return fsum(parts)


def do(world: State, element: Element) -> None:
    """Makes a world of one's own one in which an element is done, apart from what it pays and costs."""
    kind, _, at = element
    board = world.quest_board
    if board == INN:
        world.inn[at][open_squares(world, at)] = None
    elif board == CALAIS and kind == "challenge":
        world.solved |= 1 << at
    elif board == CALAIS:
        world.foe_wounds += 1
    elif board == GALLERIES and kind == "duel":
        tokens = _gallery(world, world.stage)
        world.quest_tokens[tokens[at]] = None
        world.stage += all(world.quest_tokens[one] is None for one in tokens)
    else:
        world.stage += 1
        world.epic -= world.edition.gallery_epic * (kind == "passage")


def is_finished(world: State) -> bool:
    """Whether nothing is left of the board in play."""
    edition, board = world.edition, world.quest_board
    if board == INN:
        return not all(map(any, world.inn))
    if board == CALAIS:
        return world.foe_wounds == edition.de_wardes.life
    return world.stage == len(edition.england if board == ENGLAND else edition.galleries)


def token(world: State, one: Token) -> float:
    """To get past a token, as far as one can see what it is."""
    if not one.up:
        return unseen_in_inn(world) if world.quest_board == INN else _unseen_foe(world)
    if one.kind == DECOY:
        return 1.0
    return 1 + weights.W.life if one.kind == TRAP else work.foe(world, world.edition.token(one.kind))


def lying(world: State, kind: str, at: int) -> Token | None:
    """The token that a duel or a step in the inn is about; None of de Wardes."""
    if kind == "inn":
        return nearest(world, at)
    if world.quest_board == CALAIS:
        return None
    number = world.edition.england[: world.stage].count(None)
    return world.quest_tokens[number if world.quest_board == ENGLAND else _gallery(world, world.stage)[at]]


def unseen(world: State) -> dict[int, int]:
    """Tokens of the match by kind that nobody has seen: adversaries wherever they are, and in the inn the rest."""
    edition = world.edition
    lying = [token for part in (*world.inn, world.quest_tokens) for token in part if token is not None and token.up]
    seen = [*world.spent, *(token.kind for token in lying)]
    counts = {force: count - seen.count(force) for force, count in edition.quest_tokens.items()}
    if world.inn:
        counts |= {DECOY: edition.inn_decoys - seen.count(DECOY), TRAP: edition.inn_traps - seen.count(TRAP)}
    return counts


def _unseen_foe(world: State) -> float:
    counts = {force: count for force, count in unseen(world).items() if force < DECOY and count}
    parts = [count * work.foe(world, world.edition.token(force)) for force, count in counts.items()]
    return fsum(parts) / (sum(counts.values()) or 1)


def unseen_in_inn(world: State) -> float:
    """Any face-down token of the inn."""
    counts = unseen(world)
    hidden = sum(token is not None and not token.up for line in world.inn for token in line)
    if not hidden:
        return 0.0
    decoys, traps = counts[DECOY], counts[TRAP]
    foes = max(0, hidden - decoys - traps)
    return (foes * _unseen_foe(world) + decoys + traps * (1 + weights.W.life)) / hidden


def _board(world: State, board: int, in_play: bool) -> float:
    """What is left of a board, the one in play or one that is to come."""
    edition = world.edition
    if board == INN:
        if in_play:
            return min(fsum(token(world, one) for one in line if one is not None) for line in world.inn)
        return edition.inn_length * _unseen_foe(world)
    if board == CALAIS:
        solved, wounds = (world.solved, world.foe_wounds) if in_play else (0, 0)
        open_ones = [one for at, one in enumerate(edition.calais) if not solved >> at & 1]
        return fsum(work.challenge(world, one) for one in open_ones) + work.foe(world, edition.de_wardes, wounds)
    stage = world.stage if in_play else 0
    if board == ENGLAND:
        return fsum(_stage(world, at, in_play) for at in range(stage, len(edition.england)))
    galleries = [_gallery_work(world, at, in_play) for at in range(stage, len(edition.galleries))]
    if not galleries:
        return 0.0
    whole, passages = fsum(galleries), min(world.epic / edition.gallery_epic, len(galleries))
    return whole - passages * max(0.0, whole / len(galleries) - 1)


def _stage(world: State, stage: int, in_play: bool) -> float:
    """A stage of England."""
    one = world.edition.england[stage]
    if one is not None:
        return work.challenge(world, one)
    lying = world.quest_tokens[world.edition.england[:stage].count(None)] if in_play else None
    return _unseen_foe(world) if lying is None else token(world, lying)


def _gallery(world: State, stage: int) -> range:
    """The numbers of the tokens of a gallery."""
    each = world.edition.gallery_tokens
    return range(stage * each, (stage + 1) * each)


def _gallery_work(world: State, stage: int, in_play: bool) -> float:
    """By challenge or by duels, whichever is easier (MR-25.3, 25.4)."""
    edition = world.edition
    challenge = work.challenge(world, Challenge(edition.galleries[stage], edition.gallery_value))
    if not in_play:
        return min(challenge, edition.gallery_tokens * _unseen_foe(world))
    lying = [one for at in _gallery(world, stage) if (one := world.quest_tokens[at]) is not None]
    return min(challenge, fsum(token(world, one) for one in lying))
