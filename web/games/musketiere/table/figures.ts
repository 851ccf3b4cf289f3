/** What a match brought whom: duels (MU-5, MU-6), gems robbed, and ducats by where they came from (MU-8.4). */
import type { Event } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { type Figures, Tally } from '../../../lib/table/figures';
import { type Roster, whoIs } from '../../../lib/table/roster';
import { cardValue, stoneAt } from './cards';

export function counted(story: readonly Event[], seats: number) {
  const tally = () => new Tally(seats);
  const all = {
    free: tally(),
    gems: tally(),
    jailed: tally(),
    won: tally(),
    lost: tally(),
    robbed: tally(),
  };
  for (const event of story) {
    if (event.type === 'duel_decided') all[event.won ? 'won' : 'lost'].add(event.seat);
    else if (event.type === 'gem_taken' && event.source !== 'centre') all.robbed.add(event.seat);
    else if (event.type === 'pay_turned')
      for (const [place, card] of event.cards.entries()) {
        const stone = stoneAt(event.row, place);
        if (stone === 'P') all.jailed.add(event.seat, cardValue(card));
        else all[stone === 'G' ? 'gems' : 'free'].add(event.seat, event.points[place]);
      }
  }
  return all;
}

export function figures(story: readonly Event[], roster: Roster): Figures {
  const all = counted(story, roster.names.length);
  return {
    who: roster.names.map((_, seat) => whoIs(roster, seat)),
    own: new Set(roster.viewer === null ? [] : [roster.viewer]),
    rows: Object.entries(all).map(([what, { counts }]) => ({ label: t(`figure-${what}`), counts })),
  };
}
