"""What lies where in a match, counted from its story alone; what the rules forbid to happen is noticed (MR-33)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from musketiere.core.game import Event
from musketiere.games.mousquetaires_du_roy.edition import Edition
from musketiere.games.mousquetaires_du_roy.material import AMBUSHES, TOKENS
from musketiere.games.mousquetaires_du_roy.options import Options
from tests.mousquetaires_du_roy.duel_watch import DuelWatch

IMPROVED: Final = {name for name in TOKENS if name.startswith("improved")}
IN_SPACES: Final = {"combat", "double_combat", "bassompierre"}


class Account:
    """Follows a match from its set-up, event by event."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.edition: Edition = options.edition
        self.heroes = [self.edition.heroes[hero] for hero in options.hero_ids]
        setup = self.edition.setup[len(self.heroes)]
        self.most_actions = setup.actions + 1
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

    def see(self, events: Sequence[Event]) -> None:
        """What has happened since."""
        for event in events:
            assert not self.over, "nothing happens after the end"
            self.duel.see(event)
            seen = getattr(self, f"on_{event.type}", None)
            if seen is not None:
                seen(dict(event.data), event)

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

    def on_match_ended(self, _: Any, __: Event) -> None:
        self.over = True
