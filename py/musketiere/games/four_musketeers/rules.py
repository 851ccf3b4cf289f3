"""The rules of Four Musketeers, top-down: match, round, hands, fight, hit, damage, end of a round.

Clause ids (FM-x.y) are those of the rules text. Cards are whole numbers (see `cards`); a list by character has the
seats in order and the villain last, so that `VILLAIN` is its index too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, Self

from musketiere.core.game import Log, Move, Outcome
from musketiere.core.rng import Rng
from musketiere.games.four_musketeers import deal, events
from musketiere.games.four_musketeers.cards import SWORDS
from musketiere.games.four_musketeers.fight import (
    EMPTY,
    FREE_REPLAY,
    HAND,
    HARMLESS,
    NO_CARD,
    RANDOM,
    Fight,
    Strike,
    hit_line,
    is_guided,
    loser_of,
)
from musketiere.games.four_musketeers.layout import (
    CAPTAIN,
    LEFT,
    NOBODY,
    RIGHT,
    VILLAIN,
    Character,
    Fighter,
    Player,
    Seat,
    X,
    circle,
)
from musketiere.games.four_musketeers.moves import (
    DECLINE,
    GO_LEFT,
    GO_RIGHT,
    MISSING,
    REPLAY,
    SETTING,
    SETTING_MOVES,
    SHADOW,
    START,
)
from musketiere.games.four_musketeers.options import Options
from musketiere.games.four_musketeers.scoring import Ending, best_sides, lives_of, match_is_over, score
from musketiere.games.four_musketeers.state import (
    ACTIVE,
    CHOOSE_DIRECTION,
    CHOOSE_MISSING,
    CHOOSE_SETTINGS,
    DAZED,
    GHOST,
    HAND_SIZE,
    MATCH_OVER,
    RANDOM_DECK,
    STRIKE,
    USE_REPLAY,
    BaseState,
    Round,
    is_hard,
)

if TYPE_CHECKING:
    from musketiere.games.four_musketeers.protocol import HitLine


class State(BaseState):
    """A match that is played by the rules."""

    __slots__ = ()

    # ---- decisions (FM-19) ---------------------------------------------------------------------------

    def legal(self, player: Player) -> Sequence[Move]:
        """The legal moves of a player (FM-19.1 to 19.5), none while he has nothing to decide (FM-19.8)."""
        if player not in self.to_act:
            return ()
        if self.phase == STRIKE:
            return self._strike_moves()
        if self.phase == CHOOSE_DIRECTION:
            return (GO_LEFT, GO_RIGHT)
        if self.phase == USE_REPLAY:
            return (DECLINE, REPLAY)
        if self.phase == CHOOSE_MISSING:
            return [MISSING + suit for suit in deal.missing_suits(self.options)]
        return self._setting_moves()

    def _strike_moves(self) -> list[Move]:
        """Openly, and from the shadow as long as the random deck has a card (FM-6.1), unless one is forced (FM-6.6)."""
        seat, target = self.order[self.turn]
        hand = self.hands[seat]
        if not self.random:
            return hand.copy()
        shadow = [SHADOW + card for card in hand]
        return shadow if self.must_strike_from_shadow(target) else hand + shadow

    def must_strike_from_shadow(self, target: Fighter) -> bool:
        """Whether the strike for that seat is forced now (FM-6.6)."""
        return is_guided(self.options.storyline, target, self.stone, len(self.random))

    def foreseen_strikes(self) -> list[Strike]:
        """The strikes after the one that is decided now, as far as they lie open: of the dazed (FM-12.1, 12.2)."""
        found: list[Strike] = []
        for seat, target in self.order[self.turn + 1 :]:
            if seat != X and self.now[seat] == DAZED and not self.must_strike_from_shadow(target):
                found.append(Strike(seat, target, self.hands[seat][0], HAND))
        return found

    def _setting_moves(self) -> list[Move]:
        """Settings of the next round that differ from the present ones and go together (FM-16.8, FM-17)."""
        options = self.options
        moves = [START]
        for number, (name, value) in enumerate(SETTING_MOVES):
            fits = not (name == "prepopped" and int(value) == 7 and options.layout == 3)  # FM-18.13
            fits = fits and not (name == "joker_to_villain" and value and options.missing == "C")  # FM-3.8
            if fits and getattr(options, name) != value:
                moves.append(SETTING + number)
        return moves

    def apply(self, player: Player, move: Move) -> None:
        """Carries out a move taken from `legal(player)`."""
        self.to_act = []
        if move < MISSING:
            self._strike_of_player(move)
        elif move >= SETTING:
            self._change_setting(move, player)
        elif move == START:
            self._begin_round()
        elif move in (GO_LEFT, GO_RIGHT):
            self._turn_fight(LEFT if move == GO_LEFT else RIGHT, automatic=False)
        elif move in (DECLINE, REPLAY):
            self._answer_replay(move == REPLAY)
        else:
            self._deal(move - MISSING, by=self.dealer)
        self._play_on()

    def _play_on(self) -> None:
        """Whatever needs no decision, until somebody must decide or the match is over."""
        while not self.to_act and self.outcome is None:
            if self.turn < len(self.order):
                self._next_strike()
            else:
                self._decide_fight()

    # ---- match and round (FM-3, FM-16) ---------------------------------------------------------------

    @classmethod
    def begun(cls, options: Options, rng: Rng, log: Log) -> Self:
        """A new match, ready for its first decision; the lead seat of its first round is drawn or given (FM-3.1)."""
        state = cls(options, rng, log)
        if log is not None:
            log.append(events.match_started(options, state.seating))
        first = rng.below(state.seats) if options.first_lead == "random" else int(options.first_lead)
        state.lead = (first + RIGHT) % state.seats  # one seat before: every round moves it on
        state._begin_round()
        state._play_on()
        return state

    def _begin_round(self) -> None:
        """The lead goes to the next seat clockwise (FM-3.1); in the 3-layout a suit is made missing (FM-3.4, 3.6)."""
        options = self.options
        self.clear()
        self.round += 1
        self.lead = (self.lead + LEFT) % self.seats
        if self.log is not None:
            self.log.append(events.round_started(self.round, self.lead, self.dealer, self.villain))
        suits = deal.missing_suits(options)
        if options.layout == 4:
            self._deal(None, by="option")
        elif len(suits) == 1:
            self._deal(suits[0], by="option")
        elif options.missing == "dealer" and self.now[self.dealer] == ACTIVE:
            self.phase = CHOOSE_MISSING
            self.to_act = [self.seating.owners[self.dealer]]
        else:  # FM-3.9: an automatic life dealer leaves it to chance
            self._deal(suits[self.rng.below(len(suits))], by="chance")

    def _deal(self, missing: int | None, by: Seat | Literal["option", "chance"]) -> None:
        """Roles, lifelines, stone and the first hands (FM-3.10 to 3.19)."""
        options, rng = self.options, self.rng
        self.missing = missing
        if missing is not None:
            self.line = deal.removed_cards(missing, self.villain)
        teams = deal.colour_teams(options)
        self.roles = deal.deal_roles(deal.roles_in_play(missing), teams, rng)
        self.stacks = deal.deal_lifelines(options, self.villain, self.line, rng)
        self.last_lifelines = [stack[0] for stack in self.stacks]
        self.dealt = True
        if self.log is not None and missing is not None:
            self.log.append(events.missing_chosen(missing, by))
            self.log.append(events.line_added(self.line, "missing"))
        prepopped = [self.stacks[VILLAIN].pop() for _ in range(options.prepopped)]  # FM-3.17
        self.line = self.line + prepopped
        self.stone = self.lead if options.stone_to_lead else VILLAIN  # FM-3.18
        if self.log is not None:
            if prepopped:
                self.log.append(events.line_added(prepopped, "prepopped"))
            self.log.append(events.roles_dealt(self))
            self.log.append(events.lifelines_dealt(self))
            self.log.append(events.stone_placed(self.stone))
        self._deal_hands()
        self._begin_fight(X if options.shadow and not options.stone_to_lead else self.lead)  # FM-3.19

    # ---- hands and random deck (FM-4) ----------------------------------------------------------------

    def _deal_hands(self) -> None:
        """The next hands; who is dazed gets his as a pile (FM-11.3, 12.1)."""
        n = self.seats
        self.hand += 1
        self.remembered = [False] * n
        size = HAND_SIZE[n]
        reshuffled = n == 4 or self.hand % 2 == 1
        if not reshuffled:  # FM-4.4
            cards = self.kept
            self.kept = []
        elif n == 3 or self.hand == 1:
            cards = list(SWORDS)
            self.rng.shuffle(cards)
            self.used = []
            self.layers = []
            if n == 3:  # FM-4.3, FM-4.5: the random deck first, twelve cards kept
                self.random, self.kept = cards[:RANDOM_DECK], cards[RANDOM_DECK + n * size :]
                cards = cards[RANDOM_DECK:]
            else:  # FM-4.1
                self.random = cards[n * size :]
        else:  # FM-4.2
            cards = self.used
            self.rng.shuffle(cards)
            self.used = []
            if self.random:
                self.layers = [*self.layers, (self.hand - 1, len(self.random))]
            self.random = self.random + cards[n * size :]
        self.hands = [cards[seat * size : (seat + 1) * size] for seat in range(n)]
        self.in_hand = 0
        if self.log is not None:
            self.log.append(events.hands_dealt(self, reshuffled))

    def _turn_random(self) -> int:
        """The top card of the random deck."""
        if self.layers:
            self.layers = [(hand, count - 1) for hand, count in self.layers if count > 1]
        return self.random.pop(0)

    # ---- the fight (FM-5 to FM-8) --------------------------------------------------------------------

    def _begin_fight(self, starter: Fighter) -> None:
        """The next fight of the hand."""
        self.fight += 1
        self.in_hand += 1
        self.clear_fight(starter)
        self._order_fight()

    def resume(self) -> None:
        """Goes on from a position at the beginning of a fight."""
        self._order_fight()
        self._play_on()

    def _order_fight(self) -> None:
        """Who strikes when and for whom; the last fight of a hand is cyclical (FM-7.1)."""
        self.cyclical = self.in_hand == HAND_SIZE[self.seats]
        starter = self.starter
        if self.log is not None:
            self.log.append(events.fight_started(self))
        if not self.cyclical:  # FM-5.1
            self.order = circle(self.seats, self.options.shadow, starter, LEFT, False)
        elif starter == X or self.now[starter] == DAZED:  # FM-8.6, FM-12.5
            self._turn_fight(LEFT, automatic=True)
        else:  # FM-7.2
            self.phase = CHOOSE_DIRECTION
            self.to_act = [self.seating.owners[starter]]

    def _turn_fight(self, direction: int, automatic: bool) -> None:
        """Left is clockwise; each strike counts for the next seat in that direction (FM-7.3, FM-7.4)."""
        self.direction = direction
        self.order = circle(self.seats, self.options.shadow, self.starter, direction, True)
        if self.log is not None:
            self.log.append(events.direction_chosen(self.starter, direction, automatic))

    def _next_strike(self) -> None:
        """The next seat in the circle strikes by itself, or its controller decides (FM-5.2)."""
        seat, target = self.order[self.turn]
        if seat == X:  # FM-8.2, FM-8.3
            card = self._turn_random() if self.random else NO_CARD
            self._strike(Strike(X, target, card, RANDOM if card != NO_CARD else EMPTY))
        elif self.now[seat] == DAZED:
            self._strike_of_dazed(seat, target)
        else:
            self.phase = STRIKE
            self.to_act = [self.seating.owners[seat]]

    def _strike_of_dazed(self, seat: Seat, target: Fighter) -> None:
        """The top card of the pile, openly (FM-12.2, 12.3) unless the strike is forced (FM-12.4)."""
        pile = self.hands[seat]
        card = pile.pop(0)
        if self.must_strike_from_shadow(target):
            self._strike(Strike(seat, target, self._turn_random(), RANDOM, True, card, True))
        else:
            self._strike(Strike(seat, target, card, HAND))
        if self.log is not None:
            self.log.append(events.top_shown(seat, pile))

    def _strike_of_player(self, move: Move) -> None:
        """Openly, or the discard first and then the random card (FM-6.2); a servant's discard is public (FM-12.8)."""
        seat, target = self.order[self.turn]
        card = move % SHADOW
        self.hands[seat].remove(card)
        if move < SHADOW:
            self._strike(Strike(seat, target, card, HAND))
        else:
            forced = self.must_strike_from_shadow(target)
            is_servant = self.seating.kinds[seat] == "servant"
            self._strike(Strike(seat, target, self._turn_random(), RANDOM, forced, card, is_servant))

    def _strike(self, strike: Strike) -> None:
        self.strikes.append(strike)
        if strike.discard != NO_CARD:
            self.used.append(strike.discard)
        if strike.card != NO_CARD:
            self.used.append(strike.card)
        self.turn += 1
        if self.log is not None:
            self.log.append(events.struck(self, strike))

    def _decide_fight(self) -> None:
        """All have struck: the target of the lowest standing strike loses (FM-5.5, FM-7.6)."""
        loser = loser_of(self.strikes)
        line = hit_line(loser, self.stone, self.fallen, self.options.shadow)
        if self.log is not None:
            self.log.append(events.fight_decided(self.strikes, loser, line))
        if line not in HARMLESS and self.replays:  # FM-17.3, FM-17.6
            self.pending = (loser, line)
            self.phase = USE_REPLAY
            self.to_act = [CAPTAIN]
        else:
            self._take_effect(loser, line)

    def _answer_replay(self, use: bool) -> None:
        """A used replay cancels the effect; the same seat starts the next fight (FM-17.5)."""
        assert self.pending is not None
        loser, line = self.pending
        self.pending = None
        self.replays -= use
        if self.log is not None:
            self.log.append(events.replay_answered(use, self.replays))
        if use:
            self._keep_fight(loser, line, replayed=True)
            self._next_fight(self.starter, "replay")
        else:
            self._take_effect(loser, line)

    def _keep_fight(self, loser: Fighter, line: HitLine, replayed: bool) -> None:
        """Its strikes may be looked up until the round ends (FM-20.15)."""
        self.fights.append(
            Fight(
                self.fight,
                self.hand,
                self.cyclical,
                self.starter,
                self.direction,
                tuple(self.strikes),
                loser,
                line,
                replayed,
            )
        )
        self.strikes = []

    # ---- hits and damage (FM-9, FM-10) ---------------------------------------------------------------

    def _take_effect(self, loser: Fighter, line: HitLine) -> None:
        """The effect of losing by the hit table (FM-9.2), then the end of the round or the next fight (FM-13.5)."""
        self._keep_fight(loser, line, replayed=False)
        if line == "a":
            self._damage(loser)
        elif line in "bd":
            self._damage(VILLAIN)
        if self.round_is_over():
            self._end_round()
            return
        if line == "a" and self.fallen[loser]:
            self._change_defeated(loser)
        if line in FREE_REPLAY:
            self._next_fight(self.starter, "replay")
        else:
            self._next_fight(loser, "loser")  # FM-5.8

    def _damage(self, character: Character) -> None:
        """A lifeline, the turn of the role card, or defeat (FM-10.1 to 10.6); then the stone moves (FM-9.3, 9.8)."""
        stack, log = self.stacks[character], self.log
        if stack:
            card = stack.pop()
            self.line.append(card)
            if log is not None:
                log.append(events.life_popped(character, card, len(stack)))
            if not stack:
                self._turn_role(character, is_hard(card, self.options.mirrored))
        elif not self.up[character]:
            self._turn_role(character, True)
        else:
            self.fallen[character] = True
            role = self.villain if character == VILLAIN else self.roles[character]
            self.line.append(role)
            if log is not None:
                log.append(events.defeated(character, role))
        if log is not None:
            log.append(events.stone_moved(self.stone, character))
        self.stone = character

    def _turn_role(self, character: Character, up: bool) -> None:
        """Turns the role card, if it does not lie like that already (FM-10.3 to 10.5)."""
        if self.up[character] != up:
            self.up[character] = up
            if self.log is not None:
                role = self.villain if character == VILLAIN else self.roles[character]
                self.log.append(events.role_turned(character, up, role))

    def _change_defeated(self, seat: Seat) -> None:
        """The seat fights on, dazed or as a ghost (FM-11.1 to 11.4, FM-11.7)."""
        if self.now[seat] == DAZED:
            return
        if self.options.defeated_as == "ghost":
            self.now[seat] = GHOST
        else:
            self.now[seat] = DAZED
            self.rng.shuffle(self.hands[seat])
            self.remembered[seat] = True
        if self.log is not None:
            self.log.append(events.seat_changed(seat, self.now[seat], self.hands[seat]))

    def _next_fight(self, starter: Fighter, reason: Literal["loser", "replay"]) -> None:
        """Who starts carries over to the next hand (FM-5.9, FM-4.7)."""
        if self.log is not None:
            self.log.append(events.starter_set(starter, reason))
        if self.cyclical:
            self._deal_hands()
        self._begin_fight(starter)

    # ---- end of a round and of the match (FM-13, FM-15, FM-16) ---------------------------------------

    def round_is_over(self) -> bool:
        """The villain is defeated (FM-13.1), or as many musketeers as the option says (FM-13.2 to 13.4)."""
        return self.fallen[VILLAIN] or self.seating.spare(self.options.bad_ending, self.fallen) <= 0

    def _end_round(self) -> None:
        """All roles are shown and the round is scored (FM-13.8); then the match is over or the next round comes."""
        ending = Ending(self.roles, self.fallen, self.line, self.last_lifelines)
        scores = score(self.options, self.seating, ending, self.totals)
        self.totals = [side.total for side in scores]
        self.last_round = Round(
            self.round, ending.good, tuple(self.fallen), tuple(self.line), tuple(self.roles), scores
        )
        over = match_is_over(self.options, self.totals)
        self.clear_fight(NOBODY)
        if over:
            self.phase = MATCH_OVER
            self.outcome = self._result()
        if self.log is not None:
            self.log.extend(events.round_over(self.last_round))
            if self.outcome is not None:
                self.log.append(events.match_ended(self.outcome, self.round))
        if over:
            return
        if self.options.solitaire:  # FM-16.8, FM-19.10
            self.phase = CHOOSE_SETTINGS
            self.to_act = [CAPTAIN]
        else:
            self._begin_round()

    def _change_setting(self, move: Move, player: Player) -> None:
        """FM-19.10"""
        name, value = SETTING_MOVES[move - SETTING]
        changed: dict[str, Any] = {name: value}
        self.options = replace(self.options, **changed)
        self.to_act = [player]
        if self.log is not None:
            self.log.append(events.setting_changed(name, value))

    def _result(self) -> Outcome:
        """Every player has the total of his side; D seats are nobody's (FM-16.4). Without a point nobody wins a single
        round (FM-16.6, FM-16.7)."""
        options = self.options
        sides = [self.seating.side_of(player) for player in range(options.players)]
        totals = [self.totals[side] for side in sides]
        lives = lives_of(self.seating, [self.damages_left(seat) for seat in range(self.seats)])
        ties = [lives[side] for side in sides] if options.tie_rule == "lives" else None
        outcome = Outcome.by_total(options.match, totals, fewest=options.survival, ties=ties)
        return outcome if best_sides(options, self.totals, lives) else outcome._replace(winners=())
