"""Looks at possible worlds: states that agree with all that the own seat knows."""

from musketiere.games.musketiere.cards import VALUE
from musketiere.games.musketiere.moves import ChoosePay, PlayCard
from musketiere.games.musketiere.rules import LOSER_ACTS, PLAY_CARD, WINNER_ACTS
from musketiere.school import Player

WORLDS = 16


class Worlds(Player):
    def choose(self, view, legal, rng):
        if isinstance(legal[0], ChoosePay):
            return max(legal, key=lambda action: self.spread([VALUE[card] for card in action.cards]))
        if isinstance(legal[0], PlayCard):
            return self.card(view, legal, rng)
        return max(legal, key=lambda action: VALUE[view.pay[action.place]] * self.good(action))

    def spread(self, values):
        """A high card for a gem and a low one for a prison."""
        return max(values) - min(values)

    def good(self, action):
        """1 for what one likes to do with a high card, -1 for what one would rather do with a low one."""
        return 1 if type(action).__name__ in ("TakeGem", "FreePrison") else -1

    def card(self, view, legal, rng):
        """The card that wins the most duels more than it loses, if the others lay any card."""
        balance = [0] * len(legal)
        for _ in range(WORLDS):
            world = self.game.sample(view, rng)
            for number, action in enumerate(legal):
                balance[number] += self.duel(world.copy(), action, rng)
        return legal[balance.index(max(balance))]

    def duel(self, state, action, rng):
        """1 if the own seat acts as the winner, -1 if as the loser, 0 if another one does."""
        state.apply(self.seat, self.game.encode(action))
        while state.phase == PLAY_CARD and self.seat not in state.to_act:
            other = state.to_act[0]
            hand = state.legal(other)
            state.apply(other, hand[rng.below(len(hand))])
        if state.acting != self.seat:
            return 0
        return {WINNER_ACTS: 1, LOSER_ACTS: -1}[state.phase]
