/** What a fight has come to, in a few large words. */
import type { Character, Event, Fighter, Storyline, Strike } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import type { Cry } from '../../../lib/table/cry';
import { groupOf } from '../storylines';
import { isYou, numberOf, type People, shortName } from './people';
import type { Verdict } from './scene';
import { tell } from './sentences';
import { isThird } from './stakes';

/**
 * `strikes` are those of the fight, the last of them the one that is told, if one is; `told` is the match so far, with that
 * event.
 */
export function cryOf(
  event: Event | null,
  people: People,
  strikes: readonly Strike[],
  told: readonly Event[],
): Cry | null {
  switch (event?.type) {
    case 'struck': {
      if (event.card === null || !isBlocked(event)) return null;
      const number = numberOf(event.card);
      if (isThird(number, strikes.slice(0, -1))) return light(t('four-cry-third', { number }));
      // What blocks what is seen from then on.
      return told.filter(isBlocked).length === 1 ? light(t('four-cry-blocked', { number })) : null;
    }
    case 'hands_dealt':
      return event.hand > 1 ? light(t('four-cry-dealt')) : null;
    case 'fight_started':
      return event.cyclical ? { words: t('four-cry-neighbours'), weight: 'light' } : null;
    case 'fight_decided':
      return decided(event, people);
    case 'roles_dealt':
      return light(tell(event, people));
    case 'role_turned':
      // Where no role wants anything it is a name, and the sentence that tells it is enough.
      if (groupOf(people.villain as Storyline) !== 'roles') return null;
      if (!event.up || event.role === null || event.character === 'V') return null;
      return {
        words: t('four-cry-role', { ...short(people, event.character), role: t(`person-${event.role}`) }),
        weight: 'hit',
      };
    case 'defeated':
      return { words: t('four-cry-defeated', short(people, event.character)), weight: 'fall' };
    case 'seat_changed':
      return event.now === 'dazed' ? light(t('four-cry-dazed', short(people, event.seat))) : null;
    default:
      return null;
  }
}

const isBlocked = (event: Event): boolean => event.type === 'struck' && event.blocked.includes(event.seat);

const light = (words: string | null): Cry | null => (words ? { words, weight: 'light' } : null);

const short = (people: People, who: Fighter | Character) => ({
  name: shortName(people, who),
  you: isYou(people, who) ? 'yes' : 'no',
});

/** By the line of FM-9.2. */
function decided({ line, loser }: Verdict, people: People): Cry | null {
  switch (line) {
    case 'a':
      return loser === null ? null : { words: t('four-cry-hit', short(people, loser)), weight: 'hit' };
    case 'b':
    case 'd':
      return { words: t('four-cry-hit', short(people, 'V')), weight: 'gain' };
    case 'c':
    case 'e':
      return { words: t('four-cry-saved'), weight: 'light' };
    case 'f':
      return { words: t('four-cry-spent'), weight: 'light' }; // why is told in the sentence below
    case 'g':
      return { words: t('four-cry-draw'), weight: 'light' };
  }
}
