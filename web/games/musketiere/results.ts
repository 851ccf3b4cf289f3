/** What Musketiere says of the results of its matches. */
import type { GameTypes, Summary } from '../../generated/musketiere';
import { t } from '../../lib/i18n';
import type { Ended, ResultTeller } from '../../lib/results/teller';
import { counted } from './table/figures';

/** So many ducats more than the next are worth telling. */
const FAR = 30;

export const results: ResultTeller<GameTypes> = {
  parts: [],
  partName: (part) => part,
  figureName: (figure) => t(`figure-${figure}`),
  ofSaved: (match) => ({ part: null, points: (match as typeof match & Summary).totals }),
  ofEnded: ({ frame }) => ({ part: null, points: frame.view.totals }),
  told: (ended, seat) => ({
    figures: Object.fromEntries(
      Object.entries(counted(ended.story, ended.frame.names.length)).map(([what, { counts }]) => [
        what,
        counts[seat] ?? 0,
      ]),
    ),
    feats: feats(ended, seat),
  }),
};

function feats({ frame, story }: Ended<GameTypes>, seat: number): string[] {
  const { totals } = frame.view;
  const own = totals[seat] ?? 0;
  const lead = own - Math.max(...totals.filter((_, other) => other !== seat));
  const won = frame.outcome?.winners.includes(seat) === true;
  const decided = story.filter((event) => event.type === 'duel_decided');
  const isJailed = story.some((event) => event.type === 'prison_taken' && event.seat === seat);
  const done = {
    'last-ducat': won && lead === 1,
    far: won && lead >= FAR,
    zero: decided.some((duel) => duel.won && duel.seat === seat && duel.card.startsWith('0/')),
    free: won && !isJailed,
  };
  return Object.entries(done).flatMap(([feat, is]) => (is ? [feat] : []));
}
