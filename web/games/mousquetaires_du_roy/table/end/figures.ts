/** What each Musketeer did in a match (MR-8, MR-9), and how the missions went (MR-12). */
import type { Event } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { type Figures, Tally } from '../../../../lib/table/figures';
import { heroOf, isYours, type People } from '../scene/people';

export function counted(story: readonly Event[], company: number) {
  const tally = () => new Tally(company);
  const each = { challenges: tally(), won: tally(), both: tally(), lost: tally(), wounds: tally() };
  const missions = { done: 0, failed: 0 };
  for (const event of story) {
    if (event.type === 'challenge_won') each.challenges.add(event.musketeer);
    else if (event.type === 'wounded') each.wounds.add(event.musketeer, event.amount);
    else if (event.type === 'duel_ended') {
      // The result names whom the thrust has hit.
      if (event.result === 'opponent') each.won.add(event.musketeer);
      else if (event.result === 'both') each.both.add(event.musketeer);
      else if (event.result === 'musketeer') each.lost.add(event.musketeer);
    } else if (event.type === 'mission_ended' && event.result !== 'replaced') missions[event.result] += 1;
  }
  return { each, missions };
}

export function figures(story: readonly Event[], people: People): Figures {
  const company = people.view.musketeers.map((_, who) => who);
  const { each, missions } = counted(story, company.length);
  return {
    who: company.map((who) => heroOf(people, who)),
    own: new Set(company.filter((who) => isYours(people, who))),
    rows: [
      ...Object.entries(each).map(([what, { counts }]) => ({ label: t(`mr-figure-${what}`), counts })),
      { label: t('mr-figure-done'), counts: [missions.done] },
      { label: t('mr-figure-failed'), counts: [missions.failed] },
    ],
  };
}
