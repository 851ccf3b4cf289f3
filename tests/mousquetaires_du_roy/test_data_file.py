"""MR-27: data files. What may be loaded, what is refused, and where the fault stands."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import musketiere.games.mousquetaires_du_roy as package
from musketiere.core.errors import InvalidData, MissingData
from musketiere.core.rng import Rng
from musketiere.games.mousquetaires_du_roy import data_file
from tests.mousquetaires_du_roy.editions import Content, some_content, text

SEEDS = st.integers(0, 2**32)
HOUSE: Final = Path(package.__path__[0], "house.toml").read_text("utf-8")


def faults(file: str) -> list[tuple[str, str, int]]:
    """Code, key and line of everything that is refused."""
    try:
        data_file.read(file)
    except InvalidData as refused:
        told = [(fault.code, fault.params) for fault in refused.faults]
        return [(code, str(params.get("at", "")), int(params.get("line", 0))) for code, params in told]
    return []


def changed(*changes: tuple[str, str]) -> str:
    """Our own file with the first place that reads so changed."""
    file = HOUSE
    for old, new in changes:
        assert old in file, old
        file = file.replace(old, new, 1)
    return file


def line_of(words: str, file: str) -> int:
    return next(number for number, line in enumerate(file.splitlines(), 1) if words in line)


def keys(content: Any, at: str = "") -> Iterator[tuple[str, Any, str | int]]:
    """Every key and index of a data file: how it is written, what it stands in, and itself."""
    entries = content.items() if isinstance(content, dict) else enumerate(content)
    for key, value in entries:
        if isinstance(key, int):
            here = f"{at}[{key + 1}]"
        else:
            spelt = key if re.fullmatch(r"[\w-]+", key) else f'"{key}"'
            here = f"{at}.{spelt}" if at else spelt
        yield here, content, key
        if isinstance(value, dict | list):
            yield from keys(value, here)


def edited(wanted: str, edit: Any) -> Content:
    """The sample after `edit(container, key)` at one place."""
    content = copy.deepcopy(SAMPLE)
    container, key = next((container, key) for at, container, key in keys(content) if at == wanted)
    edit(container, key)
    return content


SAMPLE: Final = tomllib.loads(HOUSE)
"""Our own file with one of what there are many of: as varied as it is, and quicker to read."""
SAMPLE["adversary"] = [one for one in SAMPLE["adversary"] if one["id"] == "jussac"]
SAMPLE["paris"] = [card for card in SAMPLE["paris"] if card["effect"] == "strangle"]
SAMPLE["louvre"] = SAMPLE["louvre"][:1]
KEYS: Final = [at for at, _, _ in keys(SAMPLE) if not at.endswith("]")]
OPTIONAL = re.compile(
    r"^adversary.1.\.(botte|special)$|\.start$|\.reward(\.\w+)?$|^bottes\.\w+\.\w+$|^tracks\.siege_rewards\."
)
"""Keys that may be left out."""


# ---- what is wrong, and where ----------------------------------------------------------------------------


@pytest.mark.clause("MR-27.1")
def test_our_own_file_can_be_loaded_and_says_that_it_is_ours() -> None:
    edition = data_file.read(HOUSE)
    assert edition == data_file.house()
    assert (edition.name, edition.official) == ("house-1", False)
    assert edition.id == f"house-1 {edition.fingerprint}"


@pytest.mark.clause("MR-27.1")
@pytest.mark.at_length
@pytest.mark.parametrize("at", KEYS)
def test_a_key_that_is_missing_is_named(at: str) -> None:
    def leave_out(container: Content, key: str) -> None:
        del container[key]

    found = [(code, key) for code, key, _ in faults(text(edited(at, leave_out)))]
    if OPTIONAL.search(at):
        assert all(code != "data-key-missing" for code, _ in found)
    elif at.startswith("bottes."):  # whoever names it has none now
        assert found
    else:
        assert ("data-key-missing", at) in found


@pytest.mark.clause("MR-27.1")
@pytest.mark.at_length
@pytest.mark.parametrize("at", KEYS)
def test_a_key_that_nobody_knows_is_named_with_its_line(at: str) -> None:
    def add(container: Content, _: str) -> None:
        container["strange"] = 1

    file = text(edited(at, add))
    parent = at.rpartition(".")[0]
    wanted = f"{parent}.strange" if parent else "strange"
    found = [(code, line) for code, key, line in faults(file) if key == wanted]
    free = {"bottes": "data-type", "tracks.siege_rewards": "data-space"}  # where any name, or any space, may stand
    assert found[0] == (free.get(parent, "data-key-unknown"), line_of("strange", file))


WRONG: Final[list[object]] = [1.5, "nonsense", True, 10**30, [], {}]


@pytest.mark.clause("MR-27.1")
@pytest.mark.at_length
@pytest.mark.parametrize(("number", "at"), [*enumerate(at for at, _, _ in keys(SAMPLE))])
def test_a_value_of_the_wrong_kind_is_named(number: int, at: str) -> None:
    wrong = WRONG[number % len(WRONG)]

    def put(container: Any, key: str | int) -> None:
        container[key] = copy.copy(wrong)

    fits: list[tuple[str, object]] = [
        *(("edition", "nonsense"), ("official", True), ("tracks.siege_rewards", {}), ("tracks.louvre_honour", [])),
        ("paris[1].challenges", []),
    ]
    blamed = [key for _, key, _ in faults(text(edited(at, put)))]
    if (at, wrong) in fits or (at.endswith(".reward") and wrong == {}):
        assert blamed == []
    else:
        assert any(key.startswith(at) for key in blamed) or at == "bottes", blamed


@pytest.mark.clause("MR-27.2")
@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ('"fleur"]   # fits', '"fleur", "fleur"]   # fits', "data-count", "dice.blue"),
        ('"shield", "fleur"]', '"fleur"]', "data-count", "dice.red"),
        ('["sword", "sword", "shield"', '["dagger", "sword", "shield"', "data-choice", "dice.blue[1]"),
        ("[setup.4]", "[setup.6]", "data-key-missing", "setup.4"),
        ('skill = "panache", value = 6', 'skill = "wit", value = 6', "data-choice", "paris[1].challenges[1].skill"),
        ('botte = "base"', 'botte = "bass"', "data-choice", "heroes.athos.botte"),
        ('effect = "tax"', 'effect = "taxes"', "data-choice", "paris[5].effect"),
        ("{ pistole = 1 }", "{ ducat = 1 }", "data-key-unknown", "adversary[1].reward.ducat"),
        ('value = 6, reward = { pistole = 2 } } ]', "value = 13 } ]", "data-range", "paris[1].challenges[1].value"),
        ('"nobility", value = 8', '"nobility", value = 0', "data-range", "quest.calais.challenges[2].value"),
        ("force = 1", "force = 0", "data-range", "adversary[1].force"),
        ("force = 4\nlife", "force = 5\nlife", "data-range", "adversary[12].force"),
        ("dice = 4", "dice = 5", "data-range", "rochefort.dice"),
        ("red_max  = 4", "red_max  = 5", "data-range", "dice.red_max"),
        ("life = 4", "life = 0", "data-range", "heroes.athos.life"),
        ("life = 2 ", "life = 0 ", "data-range", "adversary[10].life"),
        ("[0, 1], [3, 2]", "[3, 1], [0, 2]", "data-time-dice", "tracks.time_dice"),
        ("[0, 1], [3, 2]", "[1, 1], [3, 2]", "data-time-dice", "tracks.time_dice"),
        ("[0, 1], [3, 2]", "[0, 1], [0, 2]", "data-time-dice", "tracks.time_dice"),
        ("[0, 1], [3, 2]", "[0, 1], [3, 5]", "data-range", "tracks.time_dice[2][2]"),
        ("siege_left = -8", "siege_left = 0", "data-range", "tracks.siege_left"),
        ("siege_right = 6", "siege_right = 0", "data-range", "tracks.siege_right"),
        ('"-3" =', '"-9" =', "data-range", 'tracks.siege_rewards.-9'),
        ('"6" =', '"7" =', "data-range", "tracks.siege_rewards.7"),
        ('"3" = "epic"', '"0" = "epic"', "data-space", "tracks.siege_rewards.0"),
        ('"3" = "epic"', '"03" = "epic"', "data-space", "tracks.siege_rewards.03"),
        ('"3" = "epic"', '"3" = "one_for_all"', "data-one-for-all", "tracks.siege_rewards"),
        ("tokens = { 2 = 6", "tokens = { 2 = 5", "data-too-few", "quest.tokens"),
        ("tokens_each = 2", "tokens_each = 3", "data-too-few", "quest.tokens"),
        ("traps = 2", "traps = 1", "data-inn", "quest.inn"),
        ('challenges = []\nforce = 3', 'challenges = []\nforce = 0', "data-range", "paris[2].force"),
    ],
)  # fmt: skip
def test_what_the_checks_are_for(old: str, new: str, code: str, at: str) -> None:
    assert (code, at) in [(found, key) for found, key, _ in faults(changed((old, new)))]


@pytest.mark.clause("MR-27.2")
def test_a_mission_must_lie_in_paris_and_at_the_louvre() -> None:
    for place in ("paris", "louvre"):
        content = tomllib.loads(HOUSE)
        content[place] = []
        assert [(code, at) for code, at, _ in faults(text(content))] == [("data-length", place)]


@pytest.mark.clause("MR-27.4")
@pytest.mark.parametrize(
    ("old", "new", "code", "at"),
    [
        ("life = 5\nbotte", "life = 10\nbotte", "data-range", "heroes.porthos.life"),
        ('id = "lubin"', 'id = "boisrenard"', "data-twice", "adversary[2].id"),
        ('id = "lubin"', 'id = "Lubin"', "data-id", "adversary[2].id"),
        ('edition = "house-1"', 'edition = " "', "data-name", "edition"),
        ('edition = "house-1"', 'edition = "ours\u202eeno"', "data-name", "edition"),
        ('edition = "house-1"', f'edition = "{"x" * 41}"', "data-name", "edition"),
        ("guard    = { fleur = 2 }", "guard    = { }", "data-botte", "bottes.guard"),
        ("guard    = { fleur = 2 }", "guard    = { fleur = 4, sword = 3 }", "data-botte", "bottes.guard"),
        ("successes = 6", "", "data-key-missing", "paris[6].successes"),
        ('effect = "tax"', 'effect = "tax"\nsuccesses = 2', "data-key-unknown", "paris[5].successes"),
        ("blue_max = 6 ", "blue_max = 2 ", "data-range", "dice.blue_base"),
        ("louvre_start = 1", "louvre_start = 4", "data-range", "tracks.louvre_start"),
        ("louvre_honour = [3, 4]", "louvre_honour = [1, 4]", "data-range", "tracks.louvre_honour[1]"),
        ("louvre_honour = [3, 4]", "louvre_honour = [4, 3]", "data-ascending", "tracks.louvre_honour"),
        ('"england", "galleries"]', '"galleries", "england"]', "data-quest-order", "quest.order"),
        ('["inn", "calais"', '["inn", "inn"', "data-quest-order", "quest.order"),
        ("hard = 2", "hard = 5", "data-range", "auto.honour.hard"),
        ("time = 2 ", "time = 20 ", "data-range", "setup.5.time"),
        ("time_end = 20 ", "time_end = 41 ", "data-range", "tracks.time_end"),
        ('start = "vieux_colombier"', 'start = "bastille"', "data-choice", "heroes.treville.start"),
        ("schema  = 1", "schema  = 2", "data-range", "schema"),
    ],
)  # fmt: skip
def test_what_keeps_every_match_small_and_playable(old: str, new: str, code: str, at: str) -> None:
    found = [(found, key) for found, key, _ in faults(changed((old, new)))]
    assert (code, at) in found


@pytest.mark.clause("MR-27.4")
def test_a_deck_must_last_for_the_deal() -> None:
    content = tomllib.loads(HOUSE)
    content["adventure"] |= {"double_combat": 0, "skill_plus1": 0, "skill_plus2": 0}
    content["adventure"] |= {"combat": 8, "characters": dict.fromkeys(content["adventure"]["characters"], 0)}
    assert [(code, at) for code, at, _ in faults(text(content))] == [("data-too-few", "adventure")]  # 3 × 3 are dealt
    content["adventure"]["combat"] = 9
    assert faults(text(content)) == []


NUMBERS: Final = [
    (line, found.start())
    for line, words in enumerate(HOUSE.splitlines())
    for found in re.finditer(r'(?<![\w".-])-?\d+(?![\w".]| =)', words.partition("#")[0])
]
"""Line and column of every number in our own file, as people lay it out: in tables, inline tables, lists of several
lines."""


@pytest.mark.clause("MR-27.1")
@pytest.mark.at_length
@pytest.mark.parametrize(("line", "column"), NUMBERS)
def test_the_line_is_that_of_the_value(line: int, column: int) -> None:
    lines = HOUSE.splitlines()
    lines[line] = lines[line][:column] + re.sub(r"^-?\d+", "987654321", lines[line][column:])
    assert [(code, at) for code, _, at in faults("\n".join(lines))] == [("data-range", line + 1)]


# ---- what nobody would write by accident -------------------------------------------------------------------


@pytest.mark.clause("MR-27.4")
@pytest.mark.parametrize(
    ("file", "code", "line"),
    [
        ("a = ", "data-syntax", 1),
        ("a = 1\nb = [1,\n", "data-syntax", 3),
        ("a = 1\na = 2\n", "data-syntax", 2),
        ('a = "\n"', "data-syntax", 1),
        ("a = 1\nb = " + "9" * 5000 + "\nc = 1\n", "data-syntax", 2),
        ("\x00", "data-syntax", 1),
        ("a = '\ud800'", "data-key-unknown", 1),
        ("a = " + "[" * 40_000, "data-nesting", 0),
        ("a = " + "{a=" * 20_000, "data-nesting", 0),
        ('s = """]]]"""\na = ' + "[" * 40_000, "data-nesting", 0),
        ("a." * 40_000 + "a = 1", "data-nesting", 0),
        ("[" + "a." * 40_000 + "a]", "data-nesting", 0),
        ("a . " * 20_000 + "a = 1", "data-nesting", 0),
        ("[[a]]\n" * 15_000, "data-key-unknown", 1),
        ("#" * 100_001, "data-long", 0),
        ("", "data-key-missing", 1),
    ],
    ids=range(16),
)
def test_files_written_to_do_harm_are_refused(file: str, code: str, line: int) -> None:
    found = faults(file)
    assert (found[0][0], found[0][2]) == (code, line)
    assert len(found) <= 50


def test_not_more_faults_are_told_than_anybody_reads() -> None:
    assert len(faults("".join(f"key_{number} = 1\n" for number in range(5000)))) == 50


@given(st.text())
def test_any_text_is_read_or_refused(file: str) -> None:
    assert faults(file) != []


SIGNS: Final = [
    *("[", "]", "[[paris]]", "{", "}", "=", ",", ".", '"', "'", '"""', "'''", "#", "\n", "\\"),
    *("a", "paris", "life", "1", "-", " "),
]


@given(st.lists(st.sampled_from(SIGNS), max_size=60).map("".join))
def test_any_text_of_the_signs_of_toml_is_read_or_refused(file: str) -> None:
    assert faults(file) != []


@given(SEEDS)
def test_a_file_with_a_piece_changed_is_read_or_refused(seed: int) -> None:
    """A valid file with letters left out, put twice or put in elsewhere; faults lie inside it."""
    rng = Rng(seed)
    file = text(some_content(rng))
    for _ in range(1 + rng.below(3)):
        start, end, to = (rng.below(len(file)) for _ in range(3))
        end = min(start + end % 40, len(file))
        file = (file[:start] + file[end:], file[:to] + file[start:end] + file[to:])[rng.below(2)]
    for code, _, line in faults(file):
        assert code == "data-nesting" or 1 <= line <= file.count("\n") + 1


@given(
    SEEDS, st.sampled_from([0, -1, 1, 3, 41, 10**20, "", "guard", "token", "strangle", True, 0.0, [], {}, [[]], [{}]])
)
def test_a_file_with_a_value_changed_is_read_or_refused(seed: int, value: object) -> None:
    rng = Rng(seed)
    content = some_content(rng)
    places = [*keys(content)]
    at, container, key = places[rng.below(len(places))]
    container[key] = copy.deepcopy(value)
    file = text(content)
    lines = file.splitlines()
    for code, blamed, line in faults(file):
        assert code.startswith("data-")
        last = re.findall(r"[a-z_]+", blamed)[-1]
        assert blamed == at or code != "data-type" or last in lines[line - 1]


@given(SEEDS)
def test_what_may_be_loaded_is_loaded(seed: int) -> None:
    assert faults(text(some_content(Rng(seed)))) == []


# ---- fingerprints ----------------------------------------------------------------------------------------


def upside_down(content: Any) -> Any:
    """The same content with its keys in the opposite order."""
    if isinstance(content, dict):
        return {key: upside_down(value) for key, value in reversed(content.items())}
    return [upside_down(item) for item in content] if isinstance(content, list) else content


@pytest.mark.clause("MR-27.3")
def test_layout_comments_and_order_of_keys_leave_the_fingerprint_alone() -> None:
    ours = data_file.house().fingerprint
    assert re.fullmatch("[0-9a-f]{16}", ours)
    laid_out_anew = text(upside_down(tomllib.loads(HOUSE)))
    assert data_file.read(laid_out_anew).fingerprint == ours
    commented = "".join(f"{line}  # as you like\n\n" for line in HOUSE.splitlines())
    assert data_file.read(commented).fingerprint == ours
    assert data_file.read(HOUSE.replace("\n", "\r\n")).fingerprint == ours


@pytest.mark.clause("MR-27.3")
@given(SEEDS)
def test_another_content_has_another_fingerprint(seed: int) -> None:
    content = some_content(Rng(seed))
    edition = data_file.read(text(content))
    content["mendiants"]["price"] = (content["mendiants"]["price"] + 1) % 40
    other = data_file.read(text(content))
    assert other.fingerprint != edition.fingerprint
    assert other._replace(fingerprint=edition.fingerprint, beggars_price=edition.beggars_price) == edition


@pytest.mark.clause("MR-27.3")
def test_what_has_been_read_is_known_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_file, "_KNOWN", {})
    mine = changed(('edition = "house-1"', 'edition = "mine"'))
    edition = data_file.read(mine)
    assert data_file.known_ids() == (data_file.house().id, edition.id)
    assert data_file.known(edition.id) is edition is data_file.read(mine)
    with pytest.raises(MissingData) as missing:
        data_file.known(f"mine {data_file.house().fingerprint}")
    assert missing.value.fault.params == {"data": f"mine {data_file.house().fingerprint}"}
    with pytest.raises(InvalidData):
        data_file.read(mine.replace("life = 4", "life = 0"))
    assert len(data_file.known_ids()) == 2
