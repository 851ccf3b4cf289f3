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

const lines: Record<GameId, (match: Told) => Line> = {
  musketiere: (match) => {
    const { names, totals, game_number: game, duel } = match as Told & Musketiere;
    return {
      where: duel > 0 ? t('home-match-where-musketiere', { game, duel }) : t('home-match-laying', { game }),
      totals: names.map((who, seat) => ({ who, total: String(totals[seat] ?? 0) })),
    };
  },
  four_musketeers: (match) => {
    const { names, totals, storyline, round, fight, sides } = match as Told & FourMusketeers;
    return {
      where: t('home-match-where-four_musketeers', { storyline: t(`storyline-${storyline}`), round, fight }),
      totals: sides.map((side, i) => ({
        who: list(side.map((player) => names[player] ?? '')),
        total: t(`result-${groupOf(storyline)}`, { count: totals[i] ?? 0 }),
      })),
    };
  },
  mousquetaires_du_roy: (match) => {
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
};

export function lineOf(match: Told): Line {
  const game = match.game as GameId;
  return lines[game]({ ...match, names: calledIn(game, match.names, match.sitters) });
}

/** Whether a line can be made of it: not of a game this page does not know, nor of an entry that is damaged. */
export function hasLine(match: SavedMatch): boolean {
  if (!isPlayable(match.game)) return false;
  if (match.game === 'musketiere') return true;
  const { storyline, sides } = match as SavedMatch & { [K in keyof FourMusketeers]?: unknown };
  const isStoryline = allGroups.some((group) => storylinesIn(group).some((one) => one === storyline));
  return (
    (match.game !== 'four_musketeers' || isStoryline) && Array.isArray(sides) && sides.every(Array.isArray)
  );
}
