"""Data files at random, valid by MR-27.2 as told here a second time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, TypeAlias, TypeVar

from hypothesis import strategies as st

from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file
from musketiere.games.mousquetaires_du_roy.edition import Edition

Content: TypeAlias = dict[str, Any]
"""A data file as `tomllib` would read it."""
T = TypeVar("T")

SKILLS: Final = ("erudition", "nobility", "gallantry", "panache")
FACES: Final = ("sword", "shield", "fleur")
HEROES: Final = ("athos", "porthos", "aramis", "dartagnan", "treville")
POWERS: Final = ("rochefort_immune", "extra_die", "any_skill", "better_botte", "remote_exchange")
CHARACTERS: Final = ("des_essarts", "buckingham", "bassompierre", "planchet", "kitty", "mousqueton")
PERFIDY: Final = ("renforts", "guet_apens", "conscrits", "embastille", "baume", "calomnie", "impasse", "urgence")
AMBUSHES: Final = ("mendiants", "assassin", "voleurs", "courtisane", "nemesis")
EFFECTS: Final = ("siege_die", "wound", "honour", "perfidy", "tax", "strangle")


def editions() -> st.SearchStrategy[Edition]:
    """Any data file that can be loaded; it is known from then on."""
    return st.integers(0, 2**32).map(lambda seed: data_file.read(text(some_content(Rng(seed)))))


def some_content(rng: Rng) -> Content:
    """Any content of a data file."""
    return _Author(rng).content()


class _Author:
    """Makes data files up."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.bottes = {name: self.botte() for name in ("guard", *self.some(("base", "elite", "deadly", "b_2")))}

    def between(self, low: int, high: int) -> int:
        return low + self.rng.below(high - low + 1)

    def small(self, low: int, high: int) -> int:
        """Rather near the lower end."""
        return low + min(self.rng.below(high - low + 1) for _ in range(3))

    def one(self, of: Sequence[T]) -> T:
        return of[self.rng.below(len(of))]

    def some(self, of: Sequence[T]) -> list[T]:
        return [item for item in of if self.rng.below(2)]

    def maybe(self, key: str, value: object) -> Content:
        return {key: value} if self.rng.below(2) else {}

    def any_botte(self) -> str:
        return self.one(list(self.bottes))

    def botte(self) -> Content:
        numbers = {symbol: self.between(0, 2) for symbol in ("sword", "shield", "fleur", "other")}
        wanted = {symbol: number for symbol, number in numbers.items() if number}
        return wanted if 1 <= sum(wanted.values()) <= 6 else {"fleur": self.between(1, 6)}

    def die(self) -> list[str]:
        return [self.one(FACES) for _ in range(6)]

    def reward(self) -> Content:
        return {kind: self.small(0, 9) for kind in self.some(("pistole", "epic", "card"))}

    def challenge(self) -> Content:
        return {"skill": self.one(SKILLS), "value": self.between(1, 12)}

    def challenges(self, least: int) -> list[Content]:
        return [self.challenge() | self.maybe("reward", self.reward()) for _ in range(self.small(least, 8))]

    def hero(self) -> Content:
        return {
            "skills": {skill: self.between(0, 9) for skill in SKILLS},
            "life": self.small(1, 9),
            "botte": self.any_botte(),
            "botte_improved": self.any_botte(),
            "power": self.one(POWERS),
        } | self.maybe("start", self.one(("paris", "louvre", "la_rochelle", "vieux_colombier")))

    def adversary(self, number: int) -> Content:
        return {
            "id": f"guard_{number}",
            "force": self.between(1, 4),
            "life": self.small(1, 9),
            **self.maybe("botte", self.any_botte()),
            **self.maybe("reward", self.reward()),
            **self.maybe("special", self.one(("cuirass", "final_wound"))),
        }

    def paris(self, number: int) -> Content:
        challenges, effect = self.challenges(0), self.one(EFFECTS)
        return {
            "id": f"paris_{number}",
            "challenges": challenges,
            "force": self.between(0 if challenges else 1, 12),
            "effect": effect,
            **({"successes": self.between(1, 40)} if effect == "strangle" else {}),
        }

    def louvre(self, number: int) -> Content:
        return {"id": f"louvre_{number}", "force": self.between(0, 12), "challenges": self.challenges(1)}

    def tracks(self) -> Content:
        fail, left, right = self.between(2, 12), -self.between(1, 20), self.between(1, 20)
        start = self.between(1, fail - 1)
        spaces = [space for space in range(left, right + 1) if space and not self.rng.below(3)]
        all_for_one = [self.one(spaces)] if spaces else []
        steps = [0, *(space for space in range(1, 41) if not self.rng.below(6))]
        return {
            "time_end": self.one((1, self.between(1, 40), self.between(8, 25))),
            "time_dice": [[step, self.between(1, 4)] for step in steps],
            "louvre_start": start,
            "louvre_honour": self.some(range(start + 1, fail + 1)),
            "louvre_fail": fail,
            "louvre_bonus": self.between(0, 9),
            "siege_left": left,
            "siege_right": right,
            "siege_rewards": {
                str(space): "one_for_all" if space in all_for_one else self.one(("perfidy", "epic")) for space in spaces
            },
        }

    def quest(self) -> Content:
        boards = ["inn", "calais", "england"]
        self.rng.shuffle(boards)
        lines, length = self.between(1, 6), self.between(1, 6)
        adversaries = self.between(0, lines * length)
        decoys = self.between(0, lines * length - adversaries)
        stages = [self.one((self.challenge(), "token")) for _ in range(self.small(1, 8))]
        skills = [self.one(SKILLS) for _ in range(self.small(1, 8))]
        each = self.small(1, 4)
        tokens = {force: self.between(0, 20) for force in ("2", "3", "4")}
        # At least enough of the weakest, as far as they go; then of the next.
        missing = adversaries + stages.count("token") + each * len(skills) - sum(tokens.values())
        for force, number in tokens.items():
            more = max(0, min(missing, 20 - number))
            tokens[force], missing = number + more, missing - more
        if missing > 0:
            return self.quest()
        return {
            "order": [*boards, "galleries"],
            "finish_cards": self.small(0, 9),
            "tokens": tokens,
            "token_botte": self.any_botte(),
            "inn": {
                "lines": lines,
                "length": length,
                "adversaries": adversaries,
                "decoys": decoys,
                "traps": lines * length - adversaries - decoys,
            },
            "calais": {
                "challenges": [self.challenge() for _ in range(self.small(1, 8))],
                "de_wardes": {"dice": self.between(1, 4), "life": self.small(1, 9), "botte": self.any_botte()},
            },
            "england": {"stages": stages},
            "galleries": {
                "skills": skills,
                "value": self.between(1, 12),
                "epic_cost": self.small(1, 40),
                "tokens_each": each,
            },
        }

    def decks(self) -> tuple[Content, Content]:
        """Adventure and Perfidy cards, thin ones among them."""
        most = self.one((2, 6, 40))
        adventure: Content = {
            kind: self.small(0, most) for kind in ("combat", "double_combat", "skill_plus1", "skill_plus2")
        }
        adventure["characters"] = {name: self.small(0, most) for name in CHARACTERS}
        return adventure, {name: self.small(0, most) for name in PERFIDY}

    def set_ups(self, time_end: int, adventure: Content, perfidy: Content) -> Content:
        kinds = {"combat": 1, "double_combat": 1, "skill_plus1": 4, "skill_plus2": 4}
        cards = sum(adventure[kind] * times for kind, times in kinds.items()) + sum(adventure["characters"].values())
        return {
            str(musketeers): {
                "actions": self.small(1, 6),
                "time": self.small(0, time_end - 1),
                "honour": self.between(1, 20),
                "cards": self.small(0, min(10, cards // musketeers)),
                "pistoles": self.small(0, 40),
                "epic": self.small(0, 40),
                "perfidy": self.small(0, min(10, sum(perfidy.values()))),
            }
            for musketeers in (3, 4, 5)
        }

    def content(self) -> Content:
        tracks, (adventure, perfidy) = self.tracks(), self.decks()
        setup = self.set_ups(tracks["time_end"], adventure, perfidy)
        least = min(values["honour"] for values in setup.values())
        blue_max = self.between(1, 6)
        return {
            "schema": 1,
            "edition": self.one(("mine", "Schachtel № 7", "house-1", "“boîte”")),
            "official": bool(self.rng.below(2)),
            "dice": {
                "blue": self.die(),
                "red": self.die(),
                "blue_max": blue_max,
                "red_max": 4,
                "blue_base": self.between(1, blue_max),
            },
            "bottes": self.bottes,
            "heroes": {name: self.hero() for name in HEROES},
            "rochefort": {"life": self.small(1, 9), "dice": self.between(1, 4), "botte": self.any_botte()},
            "gaoler": {"dice": self.between(1, 4), "botte": self.any_botte()},
            "adversary": [self.adversary(number) for number in range(self.small(1, 64))],
            "adventure": adventure,
            "perfidy": perfidy,
            "ambush": {name: self.small(0, 5) for name in AMBUSHES},
            "mendiants": {"price": self.small(0, 40)},
            "paris": [self.paris(number) for number in range(self.small(1, 64))],
            "louvre": [self.louvre(number) for number in range(self.small(1, 64))],
            "equipment": {name: self.small(0, 40) for name in ("pistol", "toledo", "cuirass", "horse")},
            "tracks": tracks,
            "quest": self.quest(),
            "auto": {"honour": {level: self.between(0, least - 1) for level in ("easy", "normal", "hard")}},
            "setup": setup,
        }


# ---- TOML ----------------------------------------------------------------------------------------------


def text(content: Content) -> str:
    """As TOML: tables under headings, all that is in them in one line each."""
    plain = [f"{_key(key)} = {_value(value)}" for key, value in content.items() if not _has_heading(value)]
    tables = [
        "\n".join([heading, *(f"{_key(name)} = {_value(item)}" for name, item in table.items())])
        for key, value in content.items()
        if _has_heading(value)
        for heading, table in (
            [(f"[{_key(key)}]", value)] if isinstance(value, dict) else [(f"[[{_key(key)}]]", row) for row in value]
        )
    ]
    return "\n\n".join(["\n".join(plain), *tables]) + "\n"


def _has_heading(value: object) -> bool:
    is_table = isinstance(value, dict)
    return is_table or (isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value))


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)
