"""MR-21: the quest in general."""

from __future__ import annotations

import pytest

from musketiere.games.mousquetaires_du_roy.deal import deal
from musketiere.games.mousquetaires_du_roy.game import MOUSQUETAIRES_DU_ROY
from musketiere.games.mousquetaires_du_roy.material import BOARDS, DECOY, QUEST_TOKENS, TRAP
from musketiere.games.mousquetaires_du_roy.options import parse_options
from tests.kit.chance import Witness
from tests.mousquetaires_du_roy.table import Table


def england() -> Table:
    """Milady is asked for its tokens: Porthos has beaten de Wardes."""
    table = Table(rochefort="auto")
    table.board("calais")
    table.state.solved = 0b1111
    table.turn("porthos", "quest")
    table.fall("SSSS", "HHHF")
    table.do("duel 0")
    assert table.state.asking == "lay"
    return table


@pytest.mark.clause("MR-21.1", "MR-21.3", "MR-22.14", "MR-23.4", "MR-24.4")
def test_four_boards_one_after_the_other() -> None:
    """Whoever finishes one draws two cards, and the next lies there at once."""
    table = Table(rochefort="auto")
    table.inn("decoy", "force_4", "force_4")
    table.turn("athos", "quest")
    table.do("inn 0")
    table.until("action")
    assert len(table.cards("athos").split()) == 2
    assert [told["board"] for told in table.told("board_finished")] == ["inn"]
    assert BOARDS[table.state.quest_board] == "calais"

    table.state.solved = 0b1111
    table.do("end_turn")
    table.put("porthos", "quest")
    table.start("porthos")
    table.fall("SSSS", "HHHF")
    table.do("duel 0", "lay_token force_3", "lay_token force_3")
    assert len(table.cards("porthos").split()) == 2
    assert BOARDS[table.state.quest_board] == "england"

    table.state.stage = 4
    table.do("end_turn")
    table.put("aramis", "quest")
    table.hand("aramis", "nobility_2 nobility_2 nobility_1")  # 3 and 5 more
    table.start("aramis")
    table.do("challenge 0")
    table.until("lay")
    assert len(table.cards("aramis").split()) == 2
    table.until("action")
    assert [told["board"] for told in table.told("board_placed")] == ["calais", "england", "galleries"]
    assert [told["by"] for told in table.told("board_finished")] == [0, 1, 2]


@pytest.mark.clause("MR-21.2", "MR-24.2", "MR-23.1")
def test_progress_belongs_to_the_team() -> None:
    """What one has solved is solved for all; only in the inn everybody stands somewhere of his own."""
    table = Table(rochefort="auto")
    table.inn("- force_2", "decoy force_4", "force_4")
    table.put("porthos", "quest")
    table.turn("athos", "quest")
    table.do("inn 0", "end_turn")
    table.start("porthos")
    table.do("inn 1")
    assert table.state.inn_at[:2] == [(0, 1), (1, 1)]

    table = Table(rochefort="auto")
    table.board("calais")
    table.hand("aramis", "erudition_2")
    table.put("dartagnan", "quest")
    table.hand("dartagnan", "gallantry_2")
    table.turn("aramis", "quest")
    table.do("challenge 0", "end_turn")
    table.start("dartagnan")
    assert table.can("challenge") == ["2"]


@pytest.mark.clause("MR-21.4")
def test_the_musketeers_stay_on_the_quest() -> None:
    """Remaining actions may be used on the new board."""
    table = Table(rochefort="auto")
    table.inn("decoy", "force_4", "force_4")
    table.put("porthos", "quest")
    table.hand("athos", "erudition_2 erudition_1")
    table.turn("athos", "quest")
    table.do("inn 0")
    assert [table.where(hero) for hero in ("athos", "porthos")] == ["quest"] * 2
    assert table.state.actions == 2
    table.do("challenge 0")
    table.until("action")
    assert table.told("validated")[-1]["place"] == "quest"


@pytest.mark.clause("MR-21.5")
def test_the_tokens() -> None:
    """17 adversaries by force, decoys and traps for the inn; force is dice; one life, guard botte, no reward."""
    edition = Table().state.edition
    assert edition.quest_tokens == {2: 6, 3: 6, 4: 5}
    assert (edition.inn_decoys, edition.inn_traps) == (3, 2)
    for force in (2, 3, 4):
        token = edition.token(force)
        assert (token.force, token.life, token.botte.id, any(token.reward)) == (force, 1, "guard", False)
        table = Table(rochefort="auto")
        table.inn(f"force_{force} trap", "trap", "trap")
        table.turn("porthos", "quest")
        table.fall("SSSS", "F" + "H" * (force - 1))
        before = table.state.pistoles, table.state.epic
        table.do("inn 0")
        [duel] = table.told("duel_started")
        assert (duel["opponent"], duel["red"], duel["life"]) == (f"force_{force}", force, 1)
        assert (table.state.pistoles, table.state.epic) == before


@pytest.mark.clause("MR-21.6", "MR-22.3", "MR-22.19")
def test_milady_lays_the_inn_out() -> None:
    """Square by square, from what is left; never more than seven adversaries, three decoys and two traps."""
    state = deal(parse_options({}), Witness(0))
    laid: list[int] = []
    tokens: dict[str, int] = {name: kind for kind, name in QUEST_TOKENS.items()}
    while len(laid) < 12:
        names = [MOUSQUETAIRES_DU_ROY.decode(move).what for move in state.legal(1)]
        foes = sum(token < DECOY for token in laid)
        counts = {2: 6, 3: 6, 4: 5} if foes < 7 else {}
        counts |= {DECOY: 3, TRAP: 2}
        assert [tokens[str(name)] for name in names] == [kind for kind in counts if laid.count(kind) < counts[kind]]
        move = state.legal(1)[-1]
        laid.append(tokens[str(MOUSQUETAIRES_DU_ROY.decode(move).what)])
        state.apply(1, move)
    assert ([MOUSQUETAIRES_DU_ROY.decode(move).type for move in state.legal(1)], state.inn) == (["done"], [])
    state.apply(1, state.legal(1)[0])
    flat = [token.kind for line in state.inn for token in line if token is not None]
    assert flat == laid
    assert sorted(flat) == sorted([TRAP] * 2 + [DECOY] * 3 + [4] * 5 + [3] * 2)


@pytest.mark.clause("MR-21.6")
def test_tokens_are_laid_face_down() -> None:
    """Only Milady learns what she lays; how many there are is public."""
    table = england()
    milady = table.state.milady
    assert table.can("lay_token") == [QUEST_TOKENS[force] for force, left in table.state.stock.items() if left]
    stock = table.state.stock.copy()
    table.do("lay_token force_4", "lay_token force_3")
    assert table.told("tokens_laid", milady) == [
        {"board": "england", "count": 2, "laid": ["force_4", "force_3"]},
    ]
    assert table.told("tokens_laid", 0) == table.told("tokens_laid") == [{"board": "england", "count": 2}]
    assert table.state.stock == {2: stock[2], 3: stock[3] - 1, 4: stock[4] - 1}
    for seat, known in ((0, [0, 0]), (None, [0, 0]), (milady, [4, 3])):
        view = MOUSQUETAIRES_DU_ROY.view(table.state, seat)
        assert [token.kind for token in view.quest_tokens if token] == known


@pytest.mark.clause("MR-21.6", "MR-21.7")
def test_a_token_is_turned_up_when_first_attacked() -> None:
    """It stays face up if it is not beaten; a beaten one leaves the game."""
    table = Table(rochefort="auto")
    table.board("england", "force_2 force_4", stage=1)
    table.turn("porthos", "quest")
    table.fall("HHHH", "FF")
    table.do("duel 0")
    assert table.told("token_revealed") == [{"board": "england", "position": 0, "token": "force_2"}]
    [first, _] = table.state.quest_tokens
    assert first is not None
    assert first.up
    view = MOUSQUETAIRES_DU_ROY.view(table.state, 0)
    assert [(token.kind, token.up) for token in view.quest_tokens if token] == [(2, True), (0, False)]
    stock = table.state.stock.copy()
    table.fall("SSSS", "HH")
    table.do("duel 0")
    assert len(table.told("token_revealed")) == 1
    assert table.told("token_discarded") == [{"board": "england", "position": 0, "token": "force_2", "cause": "beaten"}]
    assert table.state.quest_tokens[0] is None
    assert table.state.stock == stock
