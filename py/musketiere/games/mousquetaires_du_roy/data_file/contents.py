"""What a data file consists of (MR-27.1), within which limits."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from musketiere.games.mousquetaires_du_roy.data_file.schema import (
    WRONG,
    Faults,
    Keys,
    May,
    Node,
    each,
    flag,
    names,
    row,
    rows,
    table,
    text,
    whole,
    word,
)
from musketiere.games.mousquetaires_du_roy.data_file.toml_lines import Path
from musketiere.games.mousquetaires_du_roy.edition import (
    HEROES,
    POWERS,
    Adversary,
    Botte,
    Challenge,
    Edition,
    Hero,
    Mission,
    Reward,
    Setup,
)
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    BOARDS,
    CHARACTERS,
    EQUIPMENT,
    FACES,
    LA_ROCHELLE,
    LOUVRE,
    PARIS,
    PERFIDY,
    PLACES,
    SKILLS,
    TOKENS,
    VIEUX_COLOMBIER,
)
from musketiere.games.mousquetaires_du_roy.moves import NUMBERS

MOST_TURNS: Final = 40
USUAL_BOTTE: Final = "guard"
"""Of adversaries that name none."""
LEVELS: Final = ("easy", "normal", "hard")


def _numbered(words: Iterable[str]) -> dict[str, object]:
    return {word: number for number, word in enumerate(words)}


def _itself(*words: str) -> Node:
    return word({word: word for word in words})


def _by_number(**found: object) -> dict[int, object]:
    return {int(number): item for number, item in found.items()}


def _space(value: object, at: Path, faults: Faults) -> object:
    """A space of La Rochelle as a key; the token starts on 0."""
    found = re.fullmatch(r"-?[1-9]\d?", str(value), re.ASCII)
    return int(found[0]) if found else faults.add("data-space", at)


_NAME: Final = text(lambda name: 0 < len(name) <= 40 and name.isprintable() and name == name.strip(), "data-name")
_ID: Final = text(re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII).fullmatch, "data-id")
_SKILL: Final = word(_numbered(SKILLS))
_DIE: Final = row(*[word(_numbered(FACES))] * 6)
_VALUE: Final = (1, 12)
_LIFE: Final = (1, 9)
_RED: Final = (1, 4)
_REWARD: Final = May(
    table(
        lambda pistole, epic, card: Reward(pistole, epic, card),
        {kind: May(whole(0, 9), 0) for kind in ("pistole", "epic", "card")},
    ),
    Reward(),
)
_CHALLENGE: Final = table(Challenge, {"skill": _SKILL, "value": _VALUE})
_REWARDED: Final = table(Challenge, {"skill": _SKILL, "value": _VALUE, "reward": _REWARD})


def _stage(value: object, at: Path, faults: Faults) -> object:
    return None if value == "token" else _CHALLENGE(value, at, faults)


_MISSION: Final[Keys] = {"id": _ID, "force": (0, 12)}
_PARIS: Final[Keys] = _MISSION | {
    "challenges": rows(_REWARDED, 0, 8),
    "effect": _itself("siege_die", "wound", "honour", "perfidy", "tax", "strangle"),
    "successes": May(whole(1, 40), 0),
}
_LOUVRE: Final[Keys] = _MISSION | {"challenges": rows(_REWARDED, 1, 8)}
_START: Final = word({PLACES[place]: place for place in (PARIS, LOUVRE, LA_ROCHELLE, VIEUX_COLOMBIER)})
"""Where a Musketeer can stand without having arrived."""
_SETUP: Final[Keys] = {
    "actions": (1, 6),
    "time": (0, MOST_TURNS),
    "honour": (1, 20),
    "cards": (0, 10),
    "pistoles": (0, 40),
    "epic": (0, 40),
    "perfidy": (0, 10),
}
_TRACKS: Final[Keys] = {
    "time_end": (1, MOST_TURNS),
    "time_dice": rows(row((0, MOST_TURNS), _RED), 1, MOST_TURNS),
    "louvre_start": (1, 12),
    "louvre_honour": rows((1, 12), 0, 12),
    "louvre_fail": (2, 12),
    "louvre_bonus": (0, 9),
    "siege_left": (-20, -1),
    "siege_right": (1, 20),
    "siege_rewards": names(_space, _itself("perfidy", "epic", "one_for_all"), 40),
}


def _botte(value: object, at: Path, faults: Faults) -> object:
    """Without symbols it would be met by no dice at all."""
    found = _SYMBOLS(value, at, faults)
    return found if found is WRONG or 1 <= sum(found[1:]) <= 6 else faults.add("data-botte", at)


_SYMBOLS: Final = table(partial(Botte, ""), {symbol: May(whole(0, 6), 0) for symbol in Botte._fields[1:]})
_BOTTES: Final = names(_ID, _botte, 16)

# ---- the whole of it -----------------------------------------------------------------------------------


def read_edition(content: dict[str, Any], faults: Faults) -> Any:
    """The edition without its fingerprint, or `WRONG`."""
    named = _BOTTES(content.get("bottes", {}), ("bottes",), faults)
    if named is WRONG:
        return _schema(lambda *_: Botte(""), Botte(""))(content, (), faults)
    bottes = {id: botte._replace(id=id) for id, botte in named.items()}
    return _schema(word(bottes), bottes.get(USUAL_BOTTE))(content, (), faults)


def _schema(botte: Node, usual: Botte | None) -> Node:
    """What a file with these bottes must say; without a usual one every adversary must name his."""
    hero: Keys = {
        "skills": each(SKILLS, (0, 9)),
        "life": _LIFE,
        "botte": botte,
        "botte_improved": botte,
        "power": _itself(*POWERS),
        "start": May(_START, PARIS),
    }
    adversary: Keys = {
        "id": _ID,
        "force": _RED,
        "life": _LIFE,
        "botte": May(botte, usual) if usual else botte,
        "reward": _REWARD,
        "special": May(_itself("cuirass", "final_wound"), ""),
    }
    quest: Keys = {
        "order": row(*[word(_numbered(BOARDS))] * 4),
        "finish_cards": (0, 9),
        "tokens": table(_by_number, dict.fromkeys(("2", "3", "4"), (0, 20))),
        "token_botte": botte,
        "inn": {"lines": (1, 6), "length": (1, 6), "adversaries": (0, 36), "decoys": (0, 36), "traps": (0, 36)},
        "calais": {"challenges": rows(_CHALLENGE, 1, 8), "de_wardes": {"dice": _RED, "life": _LIFE, "botte": botte}},
        "england": {"stages": rows(_stage, 1, 8)},
        "galleries": {"skills": rows(_SKILL, 1, 8), "value": _VALUE, "epic_cost": (1, 40), "tokens_each": (1, 4)},
    }
    return table(
        _edition,
        {
            "schema": (1, 1),
            "edition": _NAME,
            "official": flag,
            "dice": {"blue": _DIE, "red": _DIE, "blue_max": (1, 6), "red_max": (4, 4), "blue_base": (1, 6)},
            "bottes": lambda *_: None,  # read already
            "heroes": {id: table(partial(Hero, id), hero) for id in HEROES},
            "rochefort": {"life": _LIFE, "dice": _RED, "botte": botte},
            "gaoler": {"dice": _RED, "botte": botte},
            "adversary": rows(table(Adversary, adversary), 1, NUMBERS, distinct=True),
            "adventure": {
                **dict.fromkeys(("combat", "double_combat", "skill_plus1", "skill_plus2"), (0, 40)),
                "characters": each([ADVENTURE[card] for card in CHARACTERS], (0, 40)),
            },
            "perfidy": each(PERFIDY, (0, 40)),
            "ambush": each(AMBUSHES, (0, 40)),
            "mendiants": {"price": (0, 40)},
            "paris": rows(table(Mission, _PARIS), 1, NUMBERS, distinct=True),
            "louvre": rows(table(Mission, _LOUVRE), 1, NUMBERS, distinct=True),
            "equipment": each([TOKENS[token] for token in EQUIPMENT], (0, 40)),
            "tracks": _TRACKS,
            "quest": quest,
            "auto": {"honour": dict.fromkeys(LEVELS, (0, 20))},
            "setup": table(_by_number, dict.fromkeys(("3", "4", "5"), table(Setup, _SETUP))),
        },
    )


def _edition(**said: Any) -> Edition:
    dice, deck, tracks, quest = said["dice"], said["adventure"], said["tracks"], said["quest"]
    inn, calais, galleries = quest["inn"], quest["calais"], quest["galleries"]
    return Edition(
        name=said["edition"],
        official=said["official"],
        fingerprint="",
        **dice,
        heroes=said["heroes"],
        rochefort=_opponent("rochefort", **said["rochefort"]),
        gaoler=_opponent("gaoler", **said["gaoler"]),
        adversaries=said["adversary"],
        adventure=(
            *(deck["combat"], deck["double_combat"]),
            *(deck["skill_plus1"] for _ in SKILLS),
            *(deck["skill_plus2"] for _ in SKILLS),
            *deck["characters"],
        ),
        perfidy=said["perfidy"],
        ambushes=said["ambush"],
        beggars_price=said["mendiants"]["price"],
        paris=said["paris"],
        louvre=said["louvre"],
        prices=said["equipment"],
        time_end=tracks["time_end"],
        time_dice=tracks["time_dice"],
        ladder_start=tracks["louvre_start"],
        ladder_honour=tracks["louvre_honour"],
        ladder_fail=tracks["louvre_fail"],
        ladder_bonus=tracks["louvre_bonus"],
        siege_left=tracks["siege_left"],
        siege_right=tracks["siege_right"],
        siege_rewards=tracks["siege_rewards"],
        quest_order=quest["order"],
        finish_cards=quest["finish_cards"],
        quest_tokens=quest["tokens"],
        token_botte=quest["token_botte"],
        **{f"inn_{name}": number for name, number in inn.items()},
        calais=calais["challenges"],
        de_wardes=_opponent("de_wardes", **calais["de_wardes"]),
        england=quest["england"]["stages"],
        galleries=galleries["skills"],
        gallery_value=galleries["value"],
        gallery_epic=galleries["epic_cost"],
        gallery_tokens=galleries["tokens_each"],
        auto_honour=said["auto"]["honour"],
        setup=said["setup"],
    )


def _opponent(id: str, dice: int, botte: Botte, life: int = 1) -> Adversary:
    return Adversary(id, dice, life, botte)
