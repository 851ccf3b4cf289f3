/** What each Musketeer did in a match (MR-8, MR-9), and how the missions went (MR-12). */
import type { Event } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { type Figures, Tally } from '../../../lib/table/figures';
import { heroOf, isYours, type People } from './people';

export function figures(story: readonly Event[], people: People): Figures {
  const company = people.view.musketeers.map((_, who) => who);
  const tally = () => new Tally(company.length);
  const counted = { challenges: tally(), won: tally(), lost: tally(), wounds: tally() };
  const missions = { done: 0, failed: 0 };
  for (const event of story) {
    if (event.type === 'challenge_won') counted.challenges.add(event.musketeer);
    else if (event.type === 'wounded') counted.wounds.add(event.musketeer, event.amount);
    else if (event.type === 'duel_ended') {
      // The result names whom the thrust has hit.
      if (event.result !== 'tie' && event.result !== 'musketeer') counted.won.add(event.musketeer);
      if (event.result !== 'tie' && event.result !== 'opponent') counted.lost.add(event.musketeer);
    } else if (event.type === 'mission_ended' && event.result !== 'replaced') missions[event.result] += 1;
  }
  return {
    who: company.map((who) => heroOf(people, who)),
    own: new Set(company.filter((who) => isYours(people, who))),
    rows: [
      ...Object.entries(counted).map(([what, { counts }]) => ({ label: t(`mr-figure-${what}`), counts })),
      { label: t('mr-figure-done'), counts: [missions.done] },
      { label: t('mr-figure-failed'), counts: [missions.failed] },
    ],
  };
}
