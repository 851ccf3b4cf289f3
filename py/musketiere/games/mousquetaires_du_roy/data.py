"""Views as plain data; the shapes stand in `web/tables/mousquetaires_du_roy/protocol.ts`."""

from __future__ import annotations

from musketiere.core.game import Data
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file, elements, siege
from musketiere.games.mousquetaires_du_roy.board import Duel, Manned, Token
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Challenge, Edition, Reward
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    BASTILLE,
    BOARDS,
    FACES,
    LOUVRE,
    NO_AMBUSH,
    NOBODY,
    NOWHERE,
    PARIS,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
    SKILLS,
    TOKENS,
    Musketeer,
)
from musketiere.games.mousquetaires_du_roy.options import options_data
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.view import FACE_DOWN, View
from musketiere.games.mousquetaires_du_roy.worlds import sample


def view_data(view: View) -> Data:
    """A view as plain data, everything by its name."""
    board = sample(view, Rng(0))  # only what the view itself says is read from it
    edition = board.edition
    return {
        "seat": view.seat,
        "side": "milady" if view.is_milady else None if view.team is None else "team",
        "players": view.options.players,
        "milady_seat": view.options.milady_seat,
        "options": options_data(view.options),
        "edition": data_file.label(edition),
        "turn": board.turn,
        "phase": board.phase,
        "asking": view.asking,
        "tracks": _tracks(board),
        "team": {"pistoles": board.pistoles, "epic": board.epic, "one_for_all": board.one_for_all},
        "musketeers": [_musketeer(board, view, who) for who in board.musketeers],
        "active": _index(board.active),
        "actions": board.actions,
        "missions": {
            PLACES[where]: None if manned is None else _mission(board, where, manned)
            for where, manned in ((PARIS, board.paris), (LOUVRE, board.louvre))
        },
        "siege": {
            "spaces": [None if card == NOBODY else ADVENTURE[card] for card in board.spaces],
            "dice": {"blue": siege.blue_dice(board), "red": siege.red_dice(board)},
            "thrown": {"blue": _faces(board.siege_blue), "red": _faces(board.siege_red)},
            "retreat": board.retreat,
        },
        "milady": _milady(board, view),
        "quest": _quest(board, view),
        "duel": None if view.duel is None else _duel(board, view.duel),
        "element": _element(view),
        "cards": [ADVENTURE[card] for card in view.cards] if view.asking != "pay" else [],
        "buying": TOKENS[view.cards[0]] if view.asking == "pay" else None,
        "offer": _offer(board, view),
        "prices": {TOKENS[token]: price for token, price in enumerate(edition.prices)},
        "beggars_price": edition.beggars_price,
        "piles": {
            "adventure": len(board.adventure_pile),
            "adventure_discard": len(board.adventure_discard),
            "perfidy": len(board.perfidy_pile),
            "perfidy_discard": [PERFIDY[card] for card in board.perfidy_discard],
            "louvre": len(board.louvre_pile),
            "paris": len(board.paris_pile),
        },
    }


def _index(number: int) -> int | None:
    return None if number == NOBODY else number


def _place(number: int) -> str | None:
    return None if number == NOWHERE else PLACES[number]


def _faces(dice: tuple[int, ...]) -> list[str]:
    return [FACES[face] for face in dice]


def _reward(reward: Reward) -> Data:
    return {"pistoles": reward.pistoles, "epic": reward.epic, "cards": reward.cards}


def _challenge(one: Challenge, *, solved: bool) -> Data:
    return {"skill": SKILLS[one.skill], "value": one.value, "reward": _reward(one.reward), "solved": solved}


def _adversary(foe: Adversary, wounds: int = 0) -> Data:
    return {
        "id": foe.id,
        "force": foe.force,
        "life": foe.life,
        "wounds": wounds,
        "botte": foe.botte.demands(),
        "special": foe.special or None,
        "reward": _reward(foe.reward),
    }


def _tracks(board: State) -> Data:
    edition = board.edition
    return {
        "time": {"at": board.time, "end": edition.time_end, "dice": [list(step) for step in edition.time_dice]},
        "honour": {"at": board.honour, "most": board.most_honour},
        "siege": {
            "at": board.siege,
            "left": edition.siege_left,
            "right": edition.siege_right,
            "rewards": [
                {"space": space, "reward": reward, "paid": space in board.paid}
                for space, reward in sorted(edition.siege_rewards.items())
            ],
        },
        "louvre": {"at": board.ladder, "honour": list(edition.ladder_honour), "fail": edition.ladder_fail},
    }


def _musketeer(board: State, view: View, who: Musketeer) -> Data:
    hero, place = board.heroes[who], board.where[who]
    line, square = board.inn_at[who]
    return {
        "hero": hero.id,
        "power": hero.power,
        "owner": board.owner(who),
        "place": PLACES[place],
        "inn": None if line == NOBODY else {"line": line, "square": square},
        "life": board.life[who],
        "most_life": hero.life,
        "skills": {name: board.skill(who, skill) for skill, name in enumerate(SKILLS)},
        "in_cards": None if view.team is None else _in_cards(board, who),
        "botte": board.botte(who).demands(),
        "tokens": [name for token, name in enumerate(TOKENS) if board.owns(who, token)],
        "hand": None if view.team is None else [ADVENTURE[card] for card in view.team.hands[who]],
        "hand_count": view.hand_counts[who],
        "due": board.due[who],
        "allowance": board.allowance(who),
        "prisoner": place == BASTILLE,
        "barred": board.barred[who],
    }


def _in_cards(board: State, who: Musketeer) -> Data:
    """What all his cards could add to each skill (MR-8.2)."""
    return {
        name: sum(map(elements.worth, elements.skill_cards_for(board, who, skill))) for skill, name in enumerate(SKILLS)
    }


def _mission(board: State, where: int, manned: Manned) -> Data:
    card = board.mission_card(where)
    return {
        "id": card.id,
        "force": card.force,
        "effect": card.effect or None,
        "successes": card.successes,
        "strangled": manned.strangled,
        "challenges": [
            _challenge(elements.challenge(board, ("challenge", where, at)), solved=bool(manned.solved >> at & 1))
            for at in range(len(card.challenges))
        ],
        "opponents": [
            _adversary(board.adversary(one.id), one.wounds) | {"beaten": one.beaten} for one in manned.opponents
        ],
        "ambush": None if manned.ambush == NO_AMBUSH else AMBUSHES[manned.ambush],
        "named": _index(manned.named),
    }


def _paris_card(edition: Edition, number: int) -> Data:
    """As printed, not in play yet."""
    card = edition.paris[number]
    return {
        "number": number,
        "id": card.id,
        "force": card.force,
        "effect": card.effect or None,
        "successes": card.successes,
        "challenges": [_challenge(one, solved=False) for one in card.challenges],
    }


def _milady(board: State, view: View) -> Data:
    edition, own = board.edition, view.milady
    return {
        "seen_at": _place(board.seen_at),
        "cleared": [PLACES[place] for place in board.cleared],
        "rochefort": _adversary(edition.rochefort, edition.rochefort.life - board.rochefort_life),
        "ambushes": {AMBUSHES[ambush]: left for ambush, left in enumerate(board.unused)},
        "reserve": [_adversary(board.adversary(one)) | {"number": one} for one in board.reserve],
        "perfidy_count": view.perfidy_count,
        "paris_count": view.paris_count,
        "closed": _place(board.closed),
        "conscripts": board.conscripts,
        "rallied": board.rallied,
        "reinforcements": board.reinforcements,
        "mission_place": _place(board.manned_place),
        "own": None
        if own is None
        else {
            "destination": _place(own.destination),
            "perfidy": [PERFIDY[card] for card in own.perfidy_hand],
            "playing": PERFIDY[own.perfidy_played] if view.asking in ("target", "close") else None,
            "paris": [_paris_card(edition, card) for card in own.paris_hand],
            "paris_pile": [_paris_card(edition, card) for card in sorted(board.paris_pile)],
            "manning": list(own.manning),
            "stock": {QUEST_TOKENS[force]: left for force, left in own.stock},
            "laying": [QUEST_TOKENS[token] for token in own.laying],
        },
    }


def _quest(board: State, view: View) -> Data:
    edition, name = board.edition, BOARDS[board.quest_board]
    shape: Data = {
        "board": name,
        "boards": [BOARDS[number] for number in edition.quest_order],
        "index": board.board,
        "stage": board.stage,
    }
    if name == "inn":
        return shape | {"lines": [[_token(token) for token in line] for line in view.inn], "length": edition.inn_length}
    if name == "calais":
        return shape | {
            "challenges": [
                _challenge(one, solved=bool(board.solved >> at & 1)) for at, one in enumerate(edition.calais)
            ],
            "de_wardes": _adversary(edition.de_wardes, board.foe_wounds),
        }
    tokens = [_token(token) for token in view.quest_tokens]
    if name == "england":
        left = iter(tokens)
        return shape | {
            "stages": [
                {"token": next(left, None)} if one is None else {"challenge": _challenge(one, solved=at < board.stage)}
                for at, one in enumerate(edition.england)
            ]
        }
    each = edition.gallery_tokens
    return shape | {
        "epic": edition.gallery_epic,
        "stages": [
            {
                "challenge": _challenge(Challenge(skill, edition.gallery_value), solved=at < board.stage),
                "tokens": tokens[at * each : (at + 1) * each],
            }
            for at, skill in enumerate(edition.galleries)
        ],
    }


def _token(token: Token | None) -> Data | None:
    """`kind` is None of one that lies face down."""
    if token is None:
        return None
    return {"kind": None if token == FACE_DOWN else QUEST_TOKENS[token.kind], "up": token.up}


def _duel(board: State, duel: Duel) -> Data:
    edition = board.edition
    foe = {"rochefort": edition.rochefort, "gaoler": edition.gaoler}.get(duel.against) or elements.opponent(board)
    left = elements.life_left(board, duel.against)
    return {
        "musketeer": duel.musketeer,
        "against": duel.against,
        "opponent": _adversary(foe, 0 if left is None else foe.life - left),
        "blue": duel.blue,
        "red": duel.red,
        "round": duel.round,
        "thrown": {"blue": _faces(duel.thrown_blue), "red": _faces(duel.thrown_red)},
        "blade": duel.blade,
        "absorbed": {"blue": duel.absorbed_blue, "red": duel.absorbed_red},
        "committed": [ADVENTURE[card] for card in duel.committed],
    }


def _element(view: View) -> Data | None:
    kind, where, at = view.element
    return {"kind": kind, "place": PLACES[where], "number": at} if kind else None


def _offer(board: State, view: View) -> Data | None:
    if view.team is None or board.partner == NOBODY or view.asking not in ("offer", "trade"):
        return None
    given, taken, tokens_given, tokens_taken = view.team.offer
    return {
        "partner": board.partner,
        "given": [ADVENTURE[card] for card in given],
        "taken": [ADVENTURE[card] for card in taken],
        "tokens_given": [TOKENS[token] for token in tokens_given],
        "tokens_taken": [TOKENS[token] for token in tokens_taken],
    }
