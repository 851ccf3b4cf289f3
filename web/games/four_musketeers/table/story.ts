/** The match in words, fight by fight, from the events alone: what the viewer may not know never reaches it. */

import type { Event, Fighter, Storyline } from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { whoIs } from '../../../lib/table/roster';
import { type Chapter, StoryBuilder } from '../../../lib/table/story';
import type { Turning } from '../../../lib/table/turning-point';
import { groupOf } from '../storylines';
import { isYours, numberOf, object, type People, person, personOrYou } from './people';
import { tell } from './sentences';

/** The chapters in the order of the match. */
export function chapters(story: readonly Event[], people: People): Chapter[] {
  const account = new StoryBuilder<'round' | 'fight' | 'scoring'>();
  let round = 1;
  let strikes: Struck[] = [];
  for (const [at, event] of story.entries()) {
    account.at = at;
    switch (event.type) {
      case 'round_started':
        round = event.round;
        account.open('round', `round-${round}`, t('four-story-round', { round }));
        account.add(t('four-story-lead', person(people, event.lead)));
        break;
      case 'fight_started':
        account.open(
          'fight',
          `round-${round}-fight-${event.fight}`,
          t(event.cyclical ? 'four-story-cyclical' : 'four-story-fight', { fight: event.fight }),
        );
        strikes = [];
        break;
      case 'struck':
        strikes.push(event);
        break;
      case 'fight_decided':
        if (strikes.length > 0)
          account.add(`${strikes.map((one) => strike(one, people, event.standing)).join(' · ')}.`);
        account.add(tell(event, people, strikes));
        break;
      case 'missing_chosen':
      case 'line_added':
      case 'direction_chosen':
      case 'replay_used':
      case 'life_popped':
      case 'role_turned':
      case 'defeated':
      case 'seat_changed':
        account.add(tell(event, people));
        break;
      case 'round_ended':
        account.open('scoring', `round-${round}-end`, t('four-story-over'), t('four-round-title', { round }));
        account.add(tell(event, people));
        break;
      case 'round_scored':
        // That nobody is defeated yet need not be said of everybody.
        if (groupOf(people.villain as 'AC') === 'survival' && event.scores.every(({ total }) => total === 0))
          break;
        account.add(
          `${event.scores
            .map(
              ({ players, total }) =>
                `${list(players.map((player) => whoIs(people.roster, player)))}: ${t(`result-${groupOf(people.villain as 'AC')}`, { count: total })}`,
            )
            .join(' · ')}.`,
        );
        break;
      default:
    }
  }
  return account.told;
}

/** The fights of that round in which the reader's Musketeers were defeated, and its last one: how it came to its end. */
export function decisive(story: readonly Event[], round: number, people: People): Chapter[] {
  const fights = chapters(story, people).filter(({ id }) => id.startsWith(`round-${round}-fight-`));
  const defeats = story.flatMap((event, at) =>
    event.type === 'defeated' && isYours(people, event.character) ? [at] : [],
  );
  return fights.filter(({ begins }, at) => {
    const next = fights[at + 1]?.begins;
    return next === undefined || defeats.some((defeat) => defeat > begins && defeat < next);
  });
}

/**
 * Alone against the villain each round is an attempt of its own (FM-16.7): what turned the match lies in the last one. The
 * last fight ends every match: what led there says more.
 */
export function turning(story: readonly Event[], people: People): Turning {
  const last = story.findLastIndex(({ type }) => type === 'fight_started');
  const bears = (from: number) => from < last;
  if (groupOf(people.villain as Storyline) !== 'solitaire') return { bears };
  return { bears, since: story.findLastIndex(({ type }) => type === 'round_started') };
}

type Struck = Event & { type: 'struck' };

/** What somebody struck with; whoever does not stand in the end has been blocked (FM-5.4). */
function strike(event: Struck, people: People, standing: readonly Fighter[]): string {
  const who = personOrYou(people, event.seat);
  if (event.card === null) return t('four-story-empty', { who });
  const number = numberOf(event.card);
  const shadow = event.source === 'random' && event.seat !== 'X' ? 'yes' : 'no';
  const blocked = standing.includes(event.seat) ? 'no' : 'yes';
  const struck = { who, number, shadow, blocked };
  if (event.target === event.seat) return t('four-story-strike', struck);
  return t('four-story-strike-for', { ...struck, ...object(people, event.target) });
}
