"""Our search with an evaluation of one's own: `best` carries out each action in many possible worlds."""

from musketiere.school import Player, best

NEVER = {"exchange"}  # a chain of many choices, which looking one choice ahead says nothing about


class Search(Player):
    def choose(self, view, legal, rng):
        sensible = [action for action in legal if action.type not in NEVER] or legal
        return best(self.game, view, sensible, rng, self.worth, worlds=6)

    def worth(self, state, seat):
        """How the match stands for the team (MR-1), the other way round for Milady."""
        team = 0.0
        if state.outcome is not None:
            team += -100 if state.milady in state.outcome.winners else 100
        team += 3 * state.honour + 2 * state.siege - 2 * state.time
        team += 8 * state.board + 2 * state.stage + 2 * state.solved.bit_count()
        team += sum(state.life) + sum(len(hand) for hand in state.hands) / 2
        for mission in (state.paris, state.louvre):
            if mission is not None:
                team += 3 * mission.solved.bit_count()
                team += sum(foe.wounds for foe in mission.opponents)
        return -team if seat == state.milady else team
