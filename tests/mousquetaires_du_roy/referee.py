"""Section 33 of the rules: what lies where is counted from the story and compared with the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.board import Manned, Token
from musketiere.games.mousquetaires_du_roy.edition import Edition
from musketiere.games.mousquetaires_du_roy.material import (
    ADVENTURE,
    AMBUSHES,
    NO_AMBUSH,
    NOBODY,
    NOWHERE,
    PERFIDY,
    PLACES,
    QUEST_TOKENS,
    TOKENS,
)
from musketiere.games.mousquetaires_du_roy.options import Options
from musketiere.games.mousquetaires_du_roy.rules import State
from tests.mousquetaires_du_roy.duel_watch import DuelWatch

IMPROVED: Final = {name for name in TOKENS if name.startswith("improved")}
IN_SPACES: Final = {"combat", "double_combat", "bassompierre"}


class Referee:
    """Follows a match from its set-up; `follow` is called after every decision."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.edition: Edition = options.edition
        self.heroes = [self.edition.heroes[hero] for hero in options.hero_ids]
        setup = self.edition.setup[len(self.heroes)]
        self.most_actions = setup.actions + 1
        self.told = 0
        """Events that have been followed."""
        self.time = setup.time
        self.siege, self.ladder = 0, self.edition.ladder_start
        self.pistoles, self.epic = setup.pistoles, setup.epic
        lower = self.edition.auto_honour[options.auto_level] if options.milady == "automatic" else 0
        self.honour = self.most_honour = max(1, setup.honour - lower)
        self.life = [hero.life for hero in self.heroes]
        self.rochefort = self.edition.rochefort.life
        self.owned: list[set[str]] = [set() for _ in self.heroes]
        self.hands: list[Counter[str]] = [Counter() for _ in self.heroes]
        self.spaces: list[str | None] = [None] * 3
        self.perfidy_count = 0
        self.unused = Counter(dict(zip(AMBUSHES, self.edition.ambushes, strict=True)))
        self.lying: dict[str, str] = {}
        """Ambushes by place."""
        self.missions: dict[str, str] = {}
        """Cards by place."""
        self.on_mission: dict[str, list[str]] = {"paris": [], "louvre": []}
        self.beaten: set[str] = set()
        """Adversaries that were defeated in a duel of the mission in play, or have left the game so."""
        self.paid: list[int] = []
        self.turns = self.phases = self.urgencies = 0
        self.revealed = 0
        """How often Milady has been revealed this turn."""
        self.prepaid = [0] * len(self.heroes)
        self.conscripts = self.rallied = False
        self.phase = ""
        self.gone_tokens: Counter[str] = Counter()
        self.duel = DuelWatch(self.edition)
        self.over = False

    def follow(self, events: Sequence[Event], state: State) -> None:
        """The events since the last call, then the table as it lies now."""
        for event in events[self.told :]:
            assert not self.over, "nothing happens after the end"
            self.duel.see(event)
            seen = getattr(self, f"on_{event.type}", None)
            if seen is not None:
                seen(dict(event.data), event)
        self.told = len(events)
        self.compare(state)

    # ---- turns (MR-33.9, 33.16, 33.18) ---------------------------------------------------------------

    def on_turn_started(self, data: Any, _: Event) -> None:
        assert self.turns == 0 or self.revealed == 1
        self.turns += 1
        assert data["turn"] == self.turns
        assert self.turns <= self.edition.time_end - self.edition.setup[len(self.heroes)].time
        self.revealed = 0
        self.prepaid = [0] * len(self.heroes)
        self.conscripts = self.rallied = False

    def on_phase_started(self, data: Any, _: Event) -> None:
        self.phase = data["phase"]
        self.phases += self.phase == "end"

    def on_milady_revealed(self, _: Any, __: Event) -> None:
        self.revealed += 1
        assert self.revealed == 1

    def on_rochefort_appeared(self, data: Any, _: Event) -> None:
        assert self.heroes[data["musketeer"]].power != "rochefort_immune"
        assert self.rochefort == data["life"] > 0

    def on_musketeer_started(self, data: Any, _: Event) -> None:
        who, base = data["musketeer"], self.edition.setup[len(self.heroes)].actions
        assert data["actions"] == max(0, base + self.rallied - self.conscripts - self.prepaid[who])
        assert self.life[who] > 0

    def on_escape(self, data: Any, _: Event) -> None:
        self.prepaid[data["musketeer"]] += self.phase == "milady"

    def on_one_for_all(self, data: Any, _: Event) -> None:
        self.rallied = data["played"]

    # ---- tracks (MR-33.8 to 33.11) -------------------------------------------------------------------

    def on_token_moved(self, data: Any, _: Event) -> None:
        token, before, after = data["token"], data["before"], data["after"]
        name = {"louvre": "ladder"}.get(token, token)
        assert getattr(self, name) == before != after
        setattr(self, name, after)
        if token == "time":
            assert after == before + 1
            self.urgencies += data["cause"] == "perfidy"
        if token == "louvre" and data["cause"] == "phase":
            assert (after, self.phase) == (before + 1, "end")

    def on_siege_reward(self, data: Any, _: Event) -> None:
        assert data["space"] not in self.paid
        assert self.edition.siege_rewards[data["space"]] == data["reward"]
        self.paid.append(data["space"])

    def on_purse(self, data: Any, _: Event) -> None:
        self.pistoles += data["change"]
        assert self.pistoles == data["total"] >= 0

    def on_epic(self, data: Any, _: Event) -> None:
        self.epic += data["change"]
        assert self.epic == data["total"] >= 0

    # ---- life (MR-33.7) ------------------------------------------------------------------------------

    def on_wounded(self, data: Any, _: Event) -> None:
        self.life[data["musketeer"]] -= data["amount"]
        assert self.life[data["musketeer"]] == data["life"] >= 0 < data["amount"]

    def on_healed(self, data: Any, _: Event) -> None:
        assert self.life[data["musketeer"]] > 0
        self.life[data["musketeer"]] += data["amount"]

    def on_fallen(self, data: Any, _: Event) -> None:
        assert self.life[data["musketeer"]] == 0

    def on_recovered(self, data: Any, _: Event) -> None:
        assert self.life[data["musketeer"]] == 0
        self.life[data["musketeer"]] = data["life"]

    def on_rochefort_fled(self, data: Any, _: Event) -> None:
        self.rochefort = max(0, self.rochefort - data["wounds"])

    def on_rochefort_healed(self, data: Any, _: Event) -> None:
        self.rochefort += data["amount"]

    # ---- Adventure cards and tokens (MR-33.1, 33.15) --------------------------------------------------

    def on_adventure_drawn(self, data: Any, event: Event) -> None:
        self.hands[data["musketeer"]][str(event.private[0]["card"])] += 1

    def spend(self, who: int, *cards: str) -> None:
        for card in cards:
            assert self.hands[who][card] > 0
            self.hands[who] -= Counter([card])

    def on_committed(self, data: Any, _: Event) -> None:
        self.spend(data["musketeer"], *data["cards"])

    def on_bought(self, data: Any, _: Event) -> None:
        assert data["token"] not in self.owned[data["musketeer"]]
        self.owned[data["musketeer"]].add(data["token"])
        if data["discarded"]:
            self.spend(data["musketeer"], data["discarded"])

    def on_character_played(self, data: Any, _: Event) -> None:
        if data["card"] != "bassompierre":
            self.spend(data["musketeer"], data["card"])

    def on_reinforced(self, data: Any, _: Event) -> None:
        self.spend(data["musketeer"], data["card"])
        assert self.spaces[data["space"]] is None
        assert data["card"] in IN_SPACES
        self.spaces[data["space"]] = data["card"]

    def on_milady_acted(self, data: Any, _: Event) -> None:
        if "space" in data:
            assert self.spaces[data["space"]] == data["card"] != "bassompierre"
            self.spaces[data["space"]] = None

    def on_exchanged(self, data: Any, event: Event) -> None:
        who, partner = data["musketeer"], data["partner"]
        secret: Any = event.private[0]
        for giver, taker, cards, tokens in (
            (who, partner, secret["given"], data["tokens_given"]),
            (partner, who, secret["taken"], data["tokens_taken"]),
        ):
            self.spend(giver, *cards)
            self.owned[giver] -= {*tokens}
            assert not {*tokens} & (IMPROVED | self.owned[taker])
            self.owned[taker] |= {*tokens}
        for at, name in ((who, "taken"), (partner, "given")):
            self.hands[at] += Counter(secret[name])

    # ---- Perfidy cards -------------------------------------------------------------------------------

    def on_perfidy_drawn(self, data: Any, _: Event) -> None:
        self.perfidy_count += 1
        assert self.perfidy_count == data["count"]

    def on_perfidy_lost(self, _: Any, __: Event) -> None:
        self.perfidy_count -= 1

    def on_perfidy_played(self, data: Any, _: Event) -> None:
        assert self.phase == "milady"
        self.perfidy_count -= 1
        self.conscripts = self.conscripts or data["card"] == "conscrits"

    # ---- missions (MR-33.3 to 33.6, 33.20, 33.21) ----------------------------------------------------

    def on_mission_placed(self, data: Any, _: Event) -> None:
        assert data["where"] not in self.missions
        self.missions[data["where"]] = data["card"]
        self.force = data["force"]

    def on_manned(self, data: Any, _: Event) -> None:
        where = data["where"]
        assert not {*data["adversaries"]} & {*self.on_mission["paris"], *self.on_mission["louvre"], *self.beaten}
        self.on_mission[where] = data["adversaries"]
        forces = {one.id: one.force for one in self.edition.adversaries}
        assert sum(forces[foe] for foe in data["adversaries"]) <= self.force

    def on_ambush_placed(self, data: Any, _: Event) -> None:
        assert data["where"] in self.missions
        assert data["where"] not in self.lying
        assert self.unused[data["ambush"]] > 0
        self.unused[data["ambush"]] -= 1
        self.lying[data["where"]] = data["ambush"]

    def on_beggars_paid(self, data: Any, _: Event) -> None:
        assert self.lying.pop(data["where"]) == "mendiants"

    def on_validated(self, data: Any, _: Event) -> None:
        assert self.lying.get(data["place"]) != "mendiants"
        if data["kind"] == "duel" and data["place"] in self.on_mission:
            self.beaten.add(self.on_mission[data["place"]][data["element"]])

    def on_mission_ended(self, data: Any, _: Event) -> None:
        where = data["where"]
        assert self.missions.pop(where) == data["card"]
        assert self.lying.pop(where, None) == data["ambush"]
        assert {*data["returned"]} == {*self.on_mission[where]} - self.beaten
        assert (data["result"] != "done") or not data["returned"]
        self.on_mission[where] = []

    def on_challenge_won(self, data: Any, _: Event) -> None:
        who, skill = data["musketeer"], data["skill"]
        any_skill = self.heroes[who].power == "any_skill"
        skills = ("erudition", "nobility", "gallantry", "panache")
        score = self.heroes[who].skills[skills.index(skill)] + (f"improved_{skill}" in self.owned[who])
        for card in data["cards"]:
            assert any_skill or card.startswith(skill)
            score += int(card[-1])
        assert score == data["score"] >= data["value"]
        self.spend(who, *data["cards"])

    # ---- the quest (MR-33.19) ------------------------------------------------------------------------

    def on_token_discarded(self, data: Any, _: Event) -> None:
        self.gone_tokens[data["token"]] += 1

    def on_board_finished(self, data: Any, _: Event) -> None:
        self.gone_tokens += Counter(data["revealed"])

    def on_game_ended(self, _: Any, __: Event) -> None:
        self.over = True

    # ---- the table -----------------------------------------------------------------------------------

    def compare(self, state: State) -> None:
        """What was counted is what lies there."""
        edition = self.edition
        assert self.over == (state.outcome is not None)
        counted = {name: getattr(self, name) for name in ("time", "honour", "siege", "ladder", "pistoles", "epic")}
        assert counted == {name: getattr(state, name) for name in counted}
        assert state.time == edition.setup[len(self.heroes)].time + self.urgencies + self.phases
        assert 0 <= state.honour <= self.most_honour
        assert edition.siege_left <= state.siege <= edition.siege_right
        assert 1 <= state.ladder <= edition.ladder_fail
        assert state.ladder < edition.ladder_fail or self.phase == "end"
        assert (state.life, state.rochefort_life) == (self.life, self.rochefort)
        for who, hero in enumerate(self.heroes):
            assert 0 <= state.life[who] <= hero.life
            assert state.life[who] or PLACES[state.where[who]] == "vieux_colombier"
            assert {name for at, name in enumerate(TOKENS) if state.owns(who, at)} == self.owned[who]
            assert Counter(ADVENTURE[card] for card in state.hands[who]) == self.hands[who]
        assert 0 <= state.actions <= self.most_actions
        assert [None if card == NOBODY else ADVENTURE[card] for card in state.spaces] == self.spaces
        held = [*(card for hand in state.hands for card in hand), *(card for card in state.spaces if card != NOBODY)]
        assert _of(ADVENTURE, [*state.adventure_pile, *state.adventure_discard, *held]) == _of_deck(
            ADVENTURE, edition.adventure
        )
        assert _of(PERFIDY, [*state.perfidy_pile, *state.perfidy_discard, *state.perfidy_hand]) == _of_deck(
            PERFIDY, edition.perfidy
        )
        assert self.over or len(state.perfidy_hand) == self.perfidy_count  # the card that ends the match stays
        assert (self.revealed == 1) == (state.seen_at != NOWHERE)
        self.compare_missions(state)
        self.compare_tokens(state)

    def compare_missions(self, state: State) -> None:
        paris = [] if state.paris is None else [state.paris.card]
        assert sorted([*state.paris_pile, *state.paris_hand, *paris, *state.gone]) == [*range(len(self.edition.paris))]
        louvre = [] if state.louvre is None else [state.louvre.card]
        missions = sorted([*state.louvre_pile, *state.louvre_discard, *louvre])
        assert missions == [*range(len(self.edition.louvre))]
        assert louvre or not self.turns
        assert {name: left for name, left in zip(AMBUSHES, state.unused, strict=True) if left} == +self.unused
        ids = [one.id for one in self.edition.adversaries]
        busy: list[str] = []
        for where, manned in (("paris", state.paris), ("louvre", state.louvre)):
            assert (manned is not None) == (where in self.missions)
            if manned is not None:
                busy += self.compare_mission(where, manned, ids)
        gone = {foe for foe in self.beaten if foe not in busy}
        assert sorted([*busy, *gone, *(ids[one] for one in state.reserve)]) == sorted(ids)

    def compare_mission(self, where: str, manned: Manned, ids: Sequence[str]) -> list[str]:
        """Its adversaries."""
        assert self.lying.get(where) == (None if manned.ambush == NO_AMBUSH else AMBUSHES[manned.ambush])
        there = [ids[one.id] for one in manned.opponents]
        assert there == self.on_mission[where]
        assert [ids[one.id] for one in manned.opponents if one.beaten] == [foe for foe in there if foe in self.beaten]
        return there

    def compare_tokens(self, state: State) -> None:
        lying: list[Token | None] = [*(one for line in state.inn for one in line), *state.quest_tokens]
        there = Counter(QUEST_TOKENS[one.kind] for one in lying if one is not None)
        assert Counter(QUEST_TOKENS[token] for token in state.spent) == self.gone_tokens
        stock = Counter({QUEST_TOKENS[force]: left for force, left in state.stock.items()})
        foes = there + stock + self.gone_tokens
        for force, count in self.edition.quest_tokens.items():
            assert foes[QUEST_TOKENS[force]] == count


def _of(names: Sequence[str], cards: Sequence[int]) -> Counter[str]:
    return Counter(names[card] for card in cards)


def _of_deck(names: Sequence[str], counts: Sequence[int]) -> Counter[str]:
    return +Counter(dict(zip(names, counts, strict=True)))
