"""Looks at possible worlds: in each of them the others strike with any card, and it is counted who is met."""

from musketiere.school import Player

WORLDS = 12


class Worlds(Player):
    def choose(self, view, legal, rng):
        hits = [0] * len(legal)
        for _ in range(WORLDS):
            world = self.game.sample(view, rng)
            for number, action in enumerate(legal):
                hits[number] += self.lost(world.copy(), action, rng)
        return legal[hits.index(min(hits))]

    def lost(self, state, action, rng):
        """Lives that the own seats lose by the end of this fight, less those that all others lose."""
        before, fight = self.lives(state), (state.round, state.fight)
        state.apply(self.seat, self.game.encode(action))
        while state.to_act and (state.round, state.fight) == fight:
            other = state.to_act[0]
            moves = state.legal(other)
            state.apply(other, moves[rng.below(len(moves))])
        return before - self.lives(state)

    def lives(self, state):
        """Damages that the own seats can still take, less those that the others can."""
        owners = state.seating.owners
        left = [state.damages_left(seat) for seat in range(state.seats)]
        return sum(lives if owner == self.seat else -lives for owner, lives in zip(owners, left, strict=True))
