"""Writes the tables of the house edition into the rules text of Mousquetaires du Roy (section 27), from its data file.

Names are those of the English catalogue.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path
from typing import Any, Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
HOUSE: Final = ROOT / "py/musketiere/games/mousquetaires_du_roy/house.toml"
TEXT: Final = ROOT / "docs/rules/mousquetaires_du_roy.md"
CATALOGUE: Final = ROOT / "web/games/mousquetaires_du_roy/messages/en/mousquetaires_du_roy.ftl"
PLACE: Final = re.compile(r"(<!-- table: (\w+) -->\n\n).*?(?=\n<!-- end -->)", re.DOTALL)
SKILLS: Final = ("erudition", "nobility", "gallantry", "panache")
FACES: Final = ("sword", "shield", "fleur")

House: TypeAlias = dict[str, Any]
Row: TypeAlias = tuple[object, ...]


@cache
def names() -> dict[str, str]:
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)$", CATALOGUE.read_text("utf-8"), re.MULTILINE))


def counted(number: int, one: str, several: str) -> list[str]:
    return [f"{number} {one if number == 1 else several}"] if number else []


def reward(paid: dict[str, int]) -> str:
    return ", ".join(
        [
            *counted(paid.get("pistole", 0), "pistole", "pistoles"),
            *counted(paid.get("epic", 0), "Epic token", "Epic tokens"),
            *counted(paid.get("card", 0), "card", "cards"),
        ]
    )


def challenge(asked: dict[str, Any]) -> str:
    pays = f" ({reward(asked['reward'])})" if "reward" in asked else ""
    return f"{names()['skill-' + asked['skill']]} {asked['value']}{pays}"


def challenges(asked: list[dict[str, Any]]) -> str:
    return listed(map(challenge, asked)) or "none"


def listed(items: Iterable[object]) -> str:
    return "; ".join(map(str, items))


def demand(botte: dict[str, int]) -> str:
    shown = [f"{number} {face}{'s' * (number > 1)}" for face, number in botte.items() if face != "other"]
    return " + ".join([*shown, *(f"{number} non-fleur" for face, number in botte.items() if face == "other")])


def chance(botte: dict[str, int], die: list[str], dice: int) -> str:
    """How likely so many dice meet a botte at the first throw."""
    ways = 0
    for throw in combinations_with_replacement(FACES, dice):
        counts = {face: throw.count(face) for face in FACES}
        spare = sum(counts[face] - botte.get(face, 0) for face in ("sword", "shield"))
        if all(counts[face] >= botte.get(face, 0) for face in FACES) and spare >= botte.get("other", 0):
            orders = factorial(dice) // prod(map(factorial, counts.values()))
            ways += orders * prod(die.count(face) ** number for face, number in counts.items())
    return f"{100 * ways / 6**dice:.1f} %"


def table(rows: Iterable[Row]) -> str:
    """In Markdown; the first row are the heads."""
    heads, *body = [f"| {' | '.join(map(str, row))} |" for row in rows]
    return "\n".join([heads, "|---" * (heads.count(" | ") + 1) + "|", *body]) + "\n"


def heroes(house: House) -> Iterator[Row]:
    yield "hero", *(names()[f"skill-{skill}"] for skill in SKILLS), "life", "botte → improved", "power"
    for hero, own in house["heroes"].items():
        bottes = f"{own['botte']} → {own['botte_improved']}"
        power = names()[f"power-{own['power']}"]
        yield names()[f"hero-{hero}"], *(own["skills"][skill] for skill in SKILLS), own["life"], bottes, power


def bottes(house: House) -> Iterator[Row]:
    dice = house["dice"]
    numbers = range(2, dice["blue_max"] + 1)
    ours = {own[key] for own in house["heroes"].values() for key in ("botte", "botte_improved")}
    yield "id", "at least", "dice", *(f"{number} dice" for number in numbers)
    for botte, asked in house["bottes"].items():
        colour = "blue" if botte in ours else "red"
        chances = (chance(asked, dice[colour], n) if n <= dice[f"{colour}_max"] else "–" for n in numbers)
        yield botte, demand(asked), colour, *chances


def adversaries(house: House) -> Iterator[Row]:
    yield "name", "force = red dice", "life", "botte", "reward", "special"
    for own in house["adversary"]:
        name, special = names()[f"adversary-{own['id']}"], own.get("special", "–")
        yield name, own["force"], own["life"], own.get("botte", "guard"), reward(own["reward"]), special
    wardes = house["quest"]["calais"]["de_wardes"]
    for id, own in {"rochefort": house["rochefort"], "de_wardes": wardes, "gaoler": house["gaoler"]}.items():
        yield names()[f"adversary-{id}"], own["dice"], own.get("life", "–"), own["botte"], "–", "–"


def paris(house: House) -> Iterator[Row]:
    yield "card", "id", "challenges (reward)", "force", "effect"
    for own in house["paris"]:
        name = names()[f"paris-{own['id']}"]
        yield name, f"`{own['id']}`", challenges(own["challenges"]), own["force"], own["effect"]


def louvre(house: House) -> Iterator[Row]:
    yield "mission", "id", "challenges (reward)", "force"
    for own in house["louvre"]:
        yield names()[f"louvre-{own['id']}"], f"`{own['id']}`", challenges(own["challenges"]), own["force"]


def adventure(house: House) -> Iterator[Row]:
    deck = house["adventure"]
    yield "card", "number", "effect"
    for card in ("combat", "double_combat"):
        yield names()[f"adventure-{card}"], deck[card], names()[f"adventure-{card}-about"]
    for value in (1, 2):
        yield f"Skill +{value}", f"{len(SKILLS)} × {deck[f'skill_plus{value}']}", "one skill each"
    for card, number in deck["characters"].items():
        yield names()[f"adventure-{card}"], number, names()[f"adventure-{card}-about"]


def perfidy(house: House) -> Iterator[Row]:
    yield "card", "id", "number"
    for card, number in house["perfidy"].items():
        yield names()[f"perfidy-{card}"], f"`{card}`", number


def ambushes(house: House) -> Iterator[Row]:
    yield "card", "id", "number"
    for card, number in house["ambush"].items():
        yield names()[f"ambush-{card}"], f"`{card}`", number


def equipment(house: House) -> Iterator[Row]:
    yield "token", "price in pistoles"
    for token, price in house["equipment"].items():
        yield names()[f"token-{token}"], price


def setup(house: House) -> Iterator[Row]:
    values = {
        "actions": "actions per turn",
        "time": "Time token starts on",
        "honour": "honour at start = maximum",
        "pistoles": "pistoles",
        "epic": "Epic tokens",
        "cards": "Adventure cards each",
        "perfidy": "Milady's Perfidy cards",
    }
    yield "", *house["setup"]
    for value, label in values.items():
        yield label, *(size[value] for size in house["setup"].values())


def tracks(house: House) -> Iterator[Row]:
    tracks = house["tracks"]
    yield "item", "value"
    yield "Time track", f"0 to {tracks['time_end']} (Cardinal)"
    yield "Milady's dice at La Rochelle", listed(f"from space {space}: {dice}" for space, dice in tracks["time_dice"])
    yield "La Rochelle", f"{tracks['siege_left']} (Richelieu) to +{tracks['siege_right']}"
    yield "rewards there", listed(f"{int(space):+}: `{paid}`" for space, paid in tracks["siege_rewards"].items())
    yield "Louvre ladder: start", tracks["louvre_start"]
    yield "Louvre ladder: honour −1", listed(tracks["louvre_honour"])
    yield "Louvre ladder: failure", tracks["louvre_fail"]
    yield "honour regained per finished Louvre mission", tracks["louvre_bonus"]
    yield "price of the beggars", house["mendiants"]["price"]
    yield "automatic Milady: honour lower by", listed(f"{level} {by}" for level, by in house["auto"]["honour"].items())


def quest(house: House) -> Iterator[Row]:
    quest = house["quest"]
    inn, galleries = quest["inn"], quest["galleries"]
    yield "item", "value"
    yield "order of the boards", listed(quest["order"])
    yield "cards for finishing a board", quest["finish_cards"]
    yield "adversary tokens", listed(f"force {force}: {number}" for force, number in quest["tokens"].items())
    yield "inn: lines × squares", f"{inn['lines']} × {inn['length']}"
    yield "inn: tokens", listed(f"{inn[kind]} {kind}" for kind in ("adversaries", "decoys", "traps"))
    yield "Calais", challenges(quest["calais"]["challenges"])
    yield "England", listed("a token" if stage == "token" else challenge(stage) for stage in quest["england"]["stages"])
    yield "galleries: skills", listed(names()[f"skill-{skill}"] for skill in galleries["skills"])
    yield "galleries: value", galleries["value"]
    yield "galleries: Epic tokens of a secret passage", galleries["epic_cost"]
    yield "galleries: adversary tokens each", galleries["tokens_each"]


TABLES: Final[dict[str, Callable[[House], Iterator[Row]]]] = {
    "heroes": heroes,
    "bottes": bottes,
    "adversaries": adversaries,
    "paris": paris,
    "adventure": adventure,
    "perfidy": perfidy,
    "ambushes": ambushes,
    "equipment": equipment,
    "louvre": louvre,
    "setup": setup,
    "tracks": tracks,
    "quest": quest,
}
"""By name in the text."""


def written(text: str) -> str:
    """The rules text with the tables of the data file as it is now."""
    house = tomllib.loads(HOUSE.read_text("utf-8"))
    return PLACE.sub(lambda found: found[1] + table(TABLES[found[2]](house)), text)


def main(check: bool) -> int:
    text = TEXT.read_text("utf-8")
    fresh = written(text)
    if not check:
        TEXT.write_text(fresh, "utf-8")
    elif fresh != text:
        print("The tables of section 27 are not those of house.toml: run tools/house_tables.py.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["--check"]))
