/** Why a choice is worth what it is, as a sentence. */
import type { Action, Character, Frame, Reason } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import { groupOf } from '../storylines';
import { cardName, isYou, isYours, numberOf, type People, peopleIn, shortName } from './people';
import { type Often, often, percent } from './percent';
import { type Scene, sceneOf } from './scene';
import {
  ahead,
  costsLast,
  counted,
  endOf,
  failsBy,
  isAhead,
  isFriend,
  lastOnes,
  leadOf,
  serves,
  wantedCard,
} from './stakes';

/** `isSaid`: its gist stands before it. */
export function reasonText(reason: Reason, frame: Frame, isSaid = false): string {
  const people = peopleIn(frame);
  if (isSaid && 'chance' in reason)
    return t('four-reason-said', {
      ...percents(ofGist(reason, people)),
      ...('other' in reason && beside(reason.other)),
    });
  switch (reason.type) {
    case 'hit': {
      const isOwn = isYou(people, reason.character);
      const told = { ...percents(isOwn ? turnedOver(reason) : reason), ...beside(reason.other) };
      const isAlike = reason.against === null && told.often === told.oftenElse; // what differs is chance
      return t(isAlike ? 'four-reason-alike' : 'four-reason-hit', {
        otherYou: isOwn ? 'yes' : 'no',
        self: counted(sceneOf(frame.view), people) === 'side' ? 'yes' : 'no', // the cards count them, too
        other: shortName(people, reason.character),
        ...told,
      });
    }
    case 'nobody':
      return t('four-reason-nobody', { ...percents(reason), ...beside(reason.other) });
    case 'keep': {
      // A part of a hit befalls nobody: told is in how many deals it comes to one, where that is worth a word.
      const spared = reason.spared && Math.min(1, Math.max(0.1, Math.abs(reason.spared)));
      const hands = spared ? Math.round(1 / spared) : 0;
      if (isSaid) return t('four-reason-keep-said', { hands });
      return t('four-reason-keep', { better: reason.against ? 'no' : 'yes', hands, ...kept(reason) });
    }
    case 'rather':
      return t('four-reason-rather', {
        number: reason.number,
        spared: reason.spared,
        chance: percent(reason.chance),
        otherwise: percent(reason.otherwise),
        ...costOf(reason.cost, frame, people),
      });
    case 'shadow':
    case 'deck':
      return t(`four-reason-${reason.type}`, { left: reason.left });
    case 'same':
      return t('four-reason-same');
    case 'chance':
      return t('four-reason-chance', percents(reason));
  }
}

/** The best of the others. */
const beside = (other: Action) => ({
  rival: other.type !== 'strike' ? 'way' : other.shadow ? 'shadow' : 'card',
  number: other.type === 'strike' ? numberOf(other.card) : 0,
});

/** What weighs most against the card that spares the reader most often. */
function costOf(cost: (Reason & { type: 'rather' })['cost'], frame: Frame, people: People) {
  switch (cost?.type) {
    case 'hit':
      return { cost: ofHit(cost, sceneOf(frame.view), people), name: shortName(people, cost.character) };
    case 'nobody':
      return { cost: cost.chance > cost.otherwise ? 'nobody' : 'somebody', name: '' };
    case 'keep':
      return { cost: { higher: 'later', lowest: 'neighbour', other: 'cards' }[kept(cost).card], name: '' };
    default:
      return { cost: 'all', name: '' };
  }
}

/** Whom it would hit more often though he is a companion, or more seldom though he leads. */
function ofHit({ character, chance, otherwise }: Reason & { type: 'hit' }, scene: Scene, people: People) {
  if (chance > otherwise) return isFriend(character, scene, people) ? 'companion' : 'more';
  return { yes: 'leader', shared: 'coleader', no: 'less' }[leadOf(character, scene)];
}

/** What a choice does that is the best by that: whom it spares, whom it strikes, what it saves for later. */
export function gist(reason: Reason, frame: Frame): string | null {
  if (reason.against !== false) return null;
  const people = peopleIn(frame);
  const isRarer = 'chance' in reason && reason.chance < reason.otherwise;
  switch (reason.type) {
    case 'hit': {
      const who = reason.character;
      const name = shortName(people, who);
      const scene = sceneOf(frame.view);
      if (isYours(people, who)) {
        const wanted = wantedCard(who, scene, people);
        const spared = reason.chance <= 0 ? 'safe' : costsLast(who, scene, people) ? 'last' : 'safer';
        return t('four-gist', {
          what: isRarer ? spared : 'wanted', // FM-15.9
          you: isYou(people, who) ? 'yes' : 'no',
          name,
          wanted: wanted ? 'yes' : 'no',
          card: wanted ? cardName(wanted) : '',
        });
      }
      const leads = leadOf(who, scene);
      const isEnding = who === 'V' && isAhead(scene, people);
      const struck = isEnding ? 'ending' : { yes: 'leader', shared: 'coleader', no: 'strikes' }[leads];
      const because = isRarer ? whyRarer(who, scene, people) : whyMore(who, scene, people);
      return t('four-gist', { what: isRarer ? 'spares' : struck, you: 'no', name, because });
    }
    case 'nobody':
      return t('four-gist', { what: isRarer ? 'somebody' : 'nobody', you: 'no', name: '' });
    case 'keep':
      return t('four-gist', { what: 'keeps', you: 'no', name: '', ...kept(reason) });
    default:
      return null;
  }
}

/** For whom it is good that somebody else is hit less often; none where that is not known. */
function whyRarer(who: Character, scene: Scene, people: People): string {
  if (isFriend(who, scene, people)) return 'friend';
  const isLast = lastOnes(scene).includes(who);
  if (failsBy(who, scene, people) && (who === 'V' || isLast)) return who === 'V' ? 'ward' : 'fails';
  const winners = isLast ? ahead(scene, who) : [];
  if (winners.length > 0 && !winners.some((seat) => isYou(people, seat))) return 'ends';
  return who === 'V' && groupOf(scene.options.storyline) === 'survival' ? 'instead' : 'none';
}

/** And that he is hit more often. */
function whyMore(who: Character, scene: Scene, people: People): string {
  if (serves(endOf(who), scene, people)) return 'aim';
  return who !== 'V' && groupOf(scene.options.storyline) === 'survival' ? 'rival' : 'none';
}

/** Whether what speaks for the one speaks in the same measure against the other, or is told with the one, and so need not be told twice. */
export function mirrors(one: Reason, other: Reason): boolean {
  if (one.type !== 'rather') return isSame(turned(one), other);
  const isSparing = other.type === 'hit' && one.chance === 1 - other.chance;
  return (
    (isSparing && one.otherwise === 1 - other.otherwise) || (one.cost !== null && isSame(one.cost, other))
  );
}

/** As it speaks of the other choice. */
function turned(reason: Reason): Reason {
  if (typeof reason.against !== 'boolean') return reason;
  const against = !reason.against;
  if (reason.type === 'keep') return { ...reason, goes: reason.stays, stays: reason.goes, against };
  return { ...reason, chance: reason.otherwise, otherwise: reason.chance, against };
}

function isSame(one: Reason, other: Reason): boolean {
  if (typeof one.against !== 'boolean' || one.against !== other.against) return false;
  if (one.type === 'keep' && other.type === 'keep')
    return one.goes === other.goes && one.stays === other.stays;
  const isSo = one.type === other.type && 'chance' in one && 'chance' in other;
  if (!isSo || one.chance !== other.chance || one.otherwise !== other.otherwise) return false;
  return !('character' in one) || !('character' in other) || one.character === other.character;
}

/** Which card is worth keeping, and what for: the higher one for a later fight, or the lowest for a neighbour. */
function kept({ goes, stays, lowest, against }: Reason & { type: 'keep' }) {
  const [number, other] = against ? [goes, stays] : [stays, goes];
  const card = number > other ? 'higher' : lowest && number < other ? 'lowest' : 'other';
  return { number, card } as const;
}

interface Compared {
  readonly chance: number;
  readonly otherwise: number;
}

/** How often it does not happen: of the reader is told, as on his cards, how often he is spared. */
const turnedOver = ({ chance, otherwise }: Compared): Compared => ({
  chance: 1 - chance,
  otherwise: 1 - otherwise,
});

/** What the gist has said is counted: that somebody is hit, or that the reader is spared. */
function ofGist(reason: Reason & Compared, people: People): Compared {
  const isRarer = reason.chance < reason.otherwise;
  const isSpared = reason.type === 'hit' && isYou(people, reason.character);
  return isRarer && (isSpared || reason.type === 'nobody') ? turnedOver(reason) : reason;
}

/** Shares of the worlds looked at, in words where it is about none or all of them. */
function percents({ chance, otherwise }: Compared): {
  chance: string;
  often: Often;
  otherwise: string;
  oftenElse: Often;
} {
  return {
    chance: percent(chance),
    often: often(chance),
    otherwise: percent(otherwise),
    oftenElse: often(otherwise),
  };
}
