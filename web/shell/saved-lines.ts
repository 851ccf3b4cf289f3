/** What the list of stored matches says of a match, in the words of its game. */
import type { Summary as FourMusketeers } from '../tables/four_musketeers/protocol';
import { allGroups, groupOf, storylinesIn } from '../tables/four_musketeers/storylines';
import type { Summary as MousquetairesDuRoy } from '../tables/mousquetaires_du_roy/protocol';
import { sideName, victoryLine } from '../tables/mousquetaires_du_roy/words';
import type { Summary as Musketiere } from '../tables/musketiere/protocol';
import type { SavedMatch } from '../worker/protocol';
import { list, t } from './i18n';
import type { GameId } from './known';
import { calledIn } from './new/players';
import { isPlayable } from './router';

interface Line {
  /** How far the match has come. */
  readonly where: string;
  /** How it ended, where the totals do not say it. */
  readonly ending?: string;
  /** What each player or each side has, or which side it is. */
  readonly totals: readonly { readonly who: string; readonly total: string }[];
}

/** What there is to be said of: a stored match, or what a link says of its own. */
export type Told = Pick<SavedMatch, 'game' | 'names' | 'sitters' | 'totals'>;

interface Kind {
  of(match: Told): Line;
  /** Whether a stored entry holds all that its line speaks of. */
  whole(entry: SavedMatch): boolean;
}

function hasSides(entry: SavedMatch): boolean {
  const { sides } = entry as { readonly sides?: unknown };
  return Array.isArray(sides) && sides.every(Array.isArray);
}

const lines: Record<GameId, Kind> = {
  musketiere: {
    of(match) {
      const { names, totals, game_number: game, duel } = match as Told & Musketiere;
      return {
        where: duel > 0 ? t('home-match-where-musketiere', { game, duel }) : t('home-match-laying', { game }),
        totals: names.map((who, seat) => ({ who, total: String(totals[seat] ?? 0) })),
      };
    },
    whole: () => true,
  },
  four_musketeers: {
    of(match) {
      const { names, totals, storyline, round, fight, sides } = match as Told & FourMusketeers;
      return {
        where: t('home-match-where-four_musketeers', {
          storyline: t(`storyline-${storyline}`),
          round,
          fight,
        }),
        totals: sides.map((side, i) => ({
          who: list(side.map((player) => names[player] ?? '')),
          total: t(`result-${groupOf(storyline)}`, { count: totals[i] ?? 0 }),
        })),
      };
    },
    whole(entry) {
      const { storyline } = entry as { readonly storyline?: unknown };
      const known = allGroups.some((group) => storylinesIn(group).some((one) => one === storyline));
      return known && hasSides(entry);
    },
  },
  mousquetaires_du_roy: {
    of(match) {
      const { names, sides, turn, honour, time, reason } = match as Told & MousquetairesDuRoy;
      return {
        where: t('home-match-where-mousquetaires_du_roy', { turn, honour, time }),
        ...(reason ? { ending: victoryLine(reason) } : {}),
        totals: sides.map((seats, side) => ({
          who: list(seats.map((seat) => names[seat] ?? '')),
          total: sideName(side === 0 ? 'team' : 'milady'),
        })),
      };
    },
    whole: hasSides,
  },
};

export function lineOf(match: Told): Line {
  const game = match.game as GameId;
  return lines[game].of({ ...match, names: calledIn(game, match.names, match.sitters) });
}

/** Whether a line can be made of it: not of a game this page does not know, nor of an entry that is damaged. */
export const hasLine = (match: SavedMatch): boolean =>
  isPlayable(match.game) && lines[match.game].whole(match);
