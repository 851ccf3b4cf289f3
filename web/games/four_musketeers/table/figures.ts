/** What befell whom in a match: fights lost and what they cost (FM-9.2, FM-10). */
import type { Event } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import { type Figures, Tally } from '../../../lib/table/figures';
import { isYours, type People, shortName } from './people';

/** The villain has a column of his own, after those of the seats. */
export function counted(story: readonly Event[], seats: number) {
  const column = (who: number | 'V' | 'X' | null) => (who === 'V' ? seats : who === 'X' ? null : who);
  const tally = () => new Tally(seats + 1);
  const all = { lost: tally(), lives: tally(), passed: tally(), defeats: tally() };
  for (const event of story) {
    if (event.type === 'fight_decided') {
      if (event.line !== 'f') all.lost.add(column(event.loser)); // who is defeated loses nothing by it
      if (event.line === 'b') all.passed.add(column(event.loser));
    } else if (event.type === 'life_popped') all.lives.add(column(event.character));
    else if (event.type === 'defeated') all.defeats.add(column(event.character));
  }
  return all;
}

export function figures(story: readonly Event[], people: People): Figures {
  const seats = people.seats.map((_, seat) => seat);
  return {
    who: [...seats, 'V' as const].map((who) => shortName(people, who)),
    own: new Set(seats.filter((seat) => isYours(people, seat))),
    rows: Object.entries(counted(story, seats.length)).map(([what, { counts }]) => ({
      label: t(`four-figure-${what}`),
      counts,
    })),
  };
}
