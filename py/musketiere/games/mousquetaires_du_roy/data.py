"""Views as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file, duel, elements, quest, richelieu, siege, turn
from musketiere.games.mousquetaires_du_roy.board import Duel, Token
from musketiere.games.mousquetaires_du_roy.edition import Adversary, Challenge, Edition
from musketiere.games.mousquetaires_du_roy.events.telling import adventure, faces, quest_tokens
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    ASSASSIN,
    BASTILLE,
    BOARDS,
    CALAIS,
    COURTISANE,
    CUIRASS,
    DECOY,
    ENGLAND,
    ERUDITION,
    GALLANTRY,
    HORSE,
    INN,
    LOUVRE,
    MENDIANTS,
    NEMESIS,
    NO_AMBUSH,
    NOBILITY,
    NOBODY,
    NOWHERE,
    PANACHE,
    PARIS,
    PERFIDY,
    PISTOL,
    PLACES,
    QUEST,
    QUEST_TOKENS,
    SKILLS,
    TOKENS,
    TOLEDO,
    TRAP,
    VOLEURS,
    Musketeer,
    Place,
)
from musketiere.games.mousquetaires_du_roy.options import options_data
from musketiere.games.mousquetaires_du_roy.state import State
from musketiere.games.mousquetaires_du_roy.strategy import threats
from musketiere.games.mousquetaires_du_roy.view import FACE_DOWN, MiladySecrets, View
from musketiere.games.mousquetaires_du_roy.worlds import known

if TYPE_CHECKING:
    from musketiere.games.mousquetaires_du_roy import protocol


def view_data(view: View) -> protocol.View:
    """A view as plain data, everything by its name."""
    board = known(view, Rng(0))
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
        "asking": cast("protocol.DecisionKind", view.asking),
        "tracks": _tracks(board),
        "team": {"pistoles": board.pistoles, "epic": board.epic, "one_for_all": board.one_for_all},
        "musketeers": [_musketeer(board, view, who) for who in board.musketeers],
        "active": _index(board.active),
        "actions": board.actions,
        "missions": {"paris": _mission(board, PARIS), "louvre": _mission(board, LOUVRE)},
        "siege": {
            "spaces": [None if card == NOBODY else ADVENTURE[card] for card in board.spaces],
            "dice": {"blue": siege.blue_dice(board), "red": siege.red_dice(board)},
            "odds": threats.at_la_rochelle(board).told,
            "thrown": {"blue": faces(board.siege_blue), "red": faces(board.siege_red)},
            "retreat": board.retreat,
        },
        "milady": _milady(board, view),
        "quest": _quest(board, view),
        "duel": None if view.duel is None else _duel(board, view.duel, committing=view.asking == "commit"),
        "element": _element(view),
        "cards": adventure(view.cards) if view.asking != "pay" else [],
        "buying": TOKENS[view.cards[0]] if view.asking == "pay" else None,
        "offer": _offer(board, view),
        "prices": {
            "pistol": edition.prices[PISTOL],
            "toledo": edition.prices[TOLEDO],
            "cuirass": edition.prices[CUIRASS],
            "horse": edition.prices[HORSE],
        },
        "beggars_price": edition.beggars_price,
        "piles": _piles(board, view),
    }


def _index(number: int) -> int | None:
    return None if number == NOBODY else number


def _place(number: int) -> protocol.Place | None:
    return None if number == NOWHERE else PLACES[number]


def _piles(board: State, view: View) -> protocol.Piles:
    """What is in no hand, in play, discarded or out of the game."""
    edition = board.edition
    lying = sum(card != NOBODY for card in board.spaces)
    return {
        "adventure": sum(edition.adventure) - len(board.adventure_discard) - lying - sum(view.hand_counts),
        "adventure_discard": len(board.adventure_discard),
        "perfidy": sum(edition.perfidy) - len(board.perfidy_discard) - view.perfidy_count,
        "perfidy_discard": [PERFIDY[card] for card in board.perfidy_discard],
        "louvre": len(edition.louvre) - len(board.louvre_discard) - (board.louvre is not None),
        "paris": len(edition.paris) - len(board.gone) - (board.paris is not None) - view.paris_count,
    }


def _challenge(one: Challenge, *, solved: bool) -> protocol.Challenge:
    return {"skill": SKILLS[one.skill], "value": one.value, "reward": one.reward.data(), "solved": solved}


def _adversary(foe: Adversary, wounds: int = 0) -> protocol.Adversary:
    return {
        "id": foe.id,
        "force": foe.force,
        "life": foe.life,
        "wounds": wounds,
        "botte": foe.botte.demands(),
        "special": foe.special or None,
        "reward": foe.reward.data(),
    }


def _tracks(board: State) -> protocol.Tracks:
    edition = board.edition
    return {
        "time": {"at": board.time, "end": edition.time_end, "dice": [list(step) for step in edition.time_dice]},
        "honour": {"at": board.honour, "most": board.most_honour, "toll": turn.toll(board)},
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


def _musketeer(board: State, view: View, who: Musketeer) -> protocol.MusketeerView:
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
        "skills": _by_skill(lambda skill: board.skill(who, skill)),
        "in_cards": None if view.team is None else _in_cards(board, who),
        "botte": board.botte(who).demands(),
        "tokens": [name for token, name in enumerate(TOKENS) if board.owns(who, token)],
        "hand": None if view.team is None else adventure(view.team.hands[who]),
        "hand_count": view.hand_counts[who],
        "due": board.due[who],
        "allowance": board.allowance(who),
        "prisoner": place == BASTILLE,
        "barred": board.barred[who],
    }


def _in_cards(board: State, who: Musketeer) -> protocol.BySkill:
    """What all his cards could add to each skill (MR-8.2)."""
    return _by_skill(lambda skill: sum(map(elements.worth, elements.skill_cards_for(board, who, skill))))


def _by_skill(worth: Callable[[int], int]) -> protocol.BySkill:
    return {
        "erudition": worth(ERUDITION),
        "nobility": worth(NOBILITY),
        "gallantry": worth(GALLANTRY),
        "panache": worth(PANACHE),
    }


def _mission(board: State, where: Place) -> protocol.Mission | None:
    manned = board.mission(where)
    if manned is None:
        return None
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
            {**_adversary(board.adversary(one.id), one.wounds), "beaten": one.beaten} for one in manned.opponents
        ],
        "ambush": None if manned.ambush == NO_AMBUSH else AMBUSHES[manned.ambush],
        "named": _index(manned.named),
    }


def _paris_card(edition: Edition, number: int) -> protocol.ParisCard:
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


def _suspected(board: State) -> list[Place]:
    if board.phase != "musketeers" or board.seen_at != NOWHERE:
        return []
    return board.uncleared


def _barred(board: State) -> list[Musketeer]:
    """MR-10.1, MR-10.12"""
    attempted = board.seen_at in (PARIS, LOUVRE, QUEST)
    return [who for who in board.musketeers if board.faces_rochefort(who)] if attempted else []


def _milady(board: State, view: View) -> protocol.MiladyView:
    edition, own = board.edition, view.milady
    return {
        "seen_at": _place(board.seen_at),
        "may_be": [PLACES[place] for place in _suspected(board)],
        "bars": _barred(board),
        "seekers": richelieu.seekers(board) if _suspected(board) else [],
        "rochefort": _adversary(edition.rochefort, edition.rochefort.life - board.rochefort_life),
        "ambushes": {
            "mendiants": board.unused[MENDIANTS],
            "assassin": board.unused[ASSASSIN],
            "voleurs": board.unused[VOLEURS],
            "courtisane": board.unused[COURTISANE],
            "nemesis": board.unused[NEMESIS],
        },
        "reserve": [{**_adversary(board.adversary(one)), "number": one} for one in board.reserve],
        "perfidy_count": view.perfidy_count,
        "paris_count": view.paris_count,
        "closed": _place(board.closed),
        "conscripts": board.conscripts,
        "rallied": board.rallied,
        "reinforcements": board.reinforcements,
        "mission_place": _place(board.manned_place),
        "own": None if own is None else _secrets(board, own),
    }


def _secrets(board: State, own: MiladySecrets) -> protocol.MiladySecrets:
    edition = board.edition
    in_play = () if board.paris is None else (board.paris.card,)
    pile = [card for card in range(len(edition.paris)) if card not in (*board.gone, *in_play, *own.paris_hand)]
    return {
        "destination": _place(own.destination),
        "perfidy": [PERFIDY[card] for card in own.perfidy_hand],
        "playing": PERFIDY[own.perfidy_played] if board.asking in ("target", "close") else None,
        "paris": [_paris_card(edition, card) for card in own.paris_hand],
        "paris_pile": [_paris_card(edition, card) for card in pile],
        "manning": list(own.manning),
        "stock": _by_force(dict(own.stock)),
        "laying": quest_tokens(own.laying),
    }


def _quest(board: State, view: View) -> protocol.Quest:
    edition = board.edition
    boards = [BOARDS[number] for number in edition.quest_order]
    parts = [quest.parts(edition, number) for number in edition.quest_order]
    done = board.board + (board.outcome is not None and board.outcome.reason == "quest")
    tokens = [_token(token) for token in view.quest_tokens]
    if board.quest_board == INN:
        return {
            "board": "inn",
            "boards": boards,
            "parts": parts,
            "index": done,
            "stage": board.stage,
            "lines": [[_token(token) for token in line] for line in view.inn],
            "length": edition.inn_length,
            "behind": _behind(board),
        }
    if board.quest_board == CALAIS:
        return {
            "board": "calais",
            "boards": boards,
            "parts": parts,
            "index": done,
            "stage": board.stage,
            "challenges": [
                _challenge(one, solved=bool(board.solved >> at & 1)) for at, one in enumerate(edition.calais)
            ],
            "de_wardes": _adversary(edition.de_wardes, board.foe_wounds),
        }
    if board.quest_board == ENGLAND:
        left = iter(tokens)
        return {
            "board": "england",
            "boards": boards,
            "parts": parts,
            "index": done,
            "stage": board.stage,
            "stages": [
                {"token": next(left, None)} if one is None else {"challenge": _challenge(one, solved=at < board.stage)}
                for at, one in enumerate(edition.england)
            ],
            "unseen": _by_force(quest.unseen(board)),
        }
    each = edition.gallery_tokens
    return {
        "board": "galleries",
        "boards": boards,
        "parts": parts,
        "index": done,
        "stage": board.stage,
        "epic": edition.gallery_epic,
        "each": each,
        "stages": [
            {
                "challenge": _challenge(Challenge(skill, edition.gallery_value), solved=at < board.stage),
                "tokens": tokens[at * each : (at + 1) * each],
            }
            for at, skill in enumerate(edition.galleries)
        ],
        "unseen": _by_force(quest.unseen(board)),
    }


def _behind(board: State) -> protocol.Behind:
    """MR-22.3: of so many tokens one knows how many are decoys and traps; the rest are guards."""
    unseen = quest.unseen(board)
    decoys, traps = unseen.get(DECOY, 0), unseen.get(TRAP, 0)
    closed = sum(token is not None and not token.up for line in board.inn for token in line)
    return {"guards": max(0, closed - decoys - traps), "decoys": decoys, "traps": traps}


def _by_force(counts: Mapping[int, int]) -> protocol.Stock:
    return {"force_2": counts[2], "force_3": counts[3], "force_4": counts[4]}


def _token(token: Token | None) -> protocol.TokenView | None:
    """`kind` is None of one that lies face down."""
    if token is None:
        return None
    return {"kind": None if token == FACE_DOWN else QUEST_TOKENS[token.kind], "up": token.up}


def _duel(board: State, fight: Duel, *, committing: bool) -> protocol.DuelView:
    edition = board.edition
    foe = {"rochefort": edition.rochefort, "gaoler": edition.gaoler}.get(fight.against) or elements.opponent(board)
    left = elements.life_left(board, fight.against)
    return {
        "musketeer": fight.musketeer,
        "against": fight.against,
        "opponent": _adversary(foe, 0 if left is None else foe.life - left),
        "blue": fight.blue,
        "dice": duel.blue_dice(fight, edition) if committing else fight.blue,
        "red": fight.red,
        "round": fight.round,
        "thrown": {"blue": faces(fight.thrown_blue), "red": faces(fight.thrown_red)},
        "blade": fight.blade,
        "absorbed": {"blue": fight.absorbed_blue, "red": fight.absorbed_red},
        "committed": adventure(fight.committed),
    }


def _element(view: View) -> protocol.ElementView | None:
    kind, where, at = view.element
    return {"kind": kind, "place": PLACES[where], "number": at} if kind else None


def _offer(board: State, view: View) -> protocol.Offer | None:
    if view.team is None or board.partner == NOBODY or view.asking not in ("offer", "trade"):
        return None
    given, taken, tokens_given, tokens_taken = view.team.offer
    return {
        "partner": board.partner,
        "given": adventure(given),
        "taken": adventure(taken),
        "tokens_given": [TOKENS[token] for token in tokens_given],
        "tokens_taken": [TOKENS[token] for token in tokens_taken],
    }
