/** What presses, and what is counselled in the face of it: one sentence with one reason. */
import type {
  Counsel,
  Danger,
  Frame,
  Lead,
  Place,
  Scheme,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { tasksLeft } from '../scene/attempt';
import type { People } from '../scene/people';
import { leadOf, leadWords } from './lead';
import { chance } from './odds';

/** So few turns before the end a danger presses. */
const SOON = 3;
/** So few before it, nothing is read before it. */
const FIRST = 2;

/** In percent. */
const CERTAIN = 100;

/** What presses, and how soon. */
export interface Pressure {
  readonly danger: Danger;
  /** All by which the match can be lost before time runs out. */
  readonly ways: readonly Danger[];
  /** null where nothing does; `last`: the mission at the Louvre fails at the end of this turn. */
  readonly way: Danger['way'] | 'last' | null;
  /** Where somebody does something about it. */
  readonly place: Place | null;
  /** All by which the match can be lost within two turns. */
  readonly alarms: readonly Danger[];
  /** It is one of them: then it is read before anything else. */
  readonly isFirst: boolean;
  /** It is now or never: the match can be lost at the end of this turn. */
  readonly isLast: boolean;
  /** As things stand too little of the mission that fails can be done in time. */
  readonly isShort: boolean;
  /** And nobody is called to it. */
  readonly isForgone: boolean;
  /** What is counselled is something else: then it is that which helps. */
  readonly leadsAway: boolean;
}

export function pressureOf(
  { danger, besides, lead, rival }: Pick<Counsel, 'danger' | 'besides' | 'lead' | 'rival'>,
  view: View,
): Pressure {
  const { way, turns, tonight } = danger;
  const { honour } = view.tracks;
  const isWhole = honour.at === honour.most; // then nothing of it has been lost that could alarm anybody
  const fails = turns > 1 && tonight === 0 && !isWhole && lastAtTheLouvre(view) > 0;
  const within = (most: number, one = danger) =>
    one.tonight > 0 || (one.turns <= most && !(one.way === 'honour' && isWhole));
  const soon = within(SOON);
  const ways = [danger, ...besides];
  // What time comes before is not what the match is lost by: it is not reckoned any further.
  const inTime = (one: Danger) =>
    one.way === 'time' || one.tonight > 0 || !ways.some((by) => by.way === 'time' && by.turns <= one.turns);
  const threats = ways.filter(inTime);
  const alarms = threats.filter((one) => within(FIRST, one));
  const isFirst = alarms.includes(danger);
  // A match before a mission, unless that is what it is lost by.
  const presses: Pressure['way'] = fails && (way === 'honour' || !isFirst) ? 'last' : soon ? way : null;
  const place = presses === 'last' ? 'louvre' : presses && danger.place;
  const isShort = presses === 'last' && ways.some((one) => one.place === place && fallsShort(one));
  // What somebody buys, draws or takes for it is not among what he is able to do: he may well be sent there.
  const isCalled = [lead, rival?.lead].some((one) => one && leadsTo(toldOf(one, { place }), place));
  const leadsAway = lead?.side === 'team' && !isAside(lead) && !isCalled;
  const isForgone = isShort && !isCalled;
  return {
    danger,
    ways: threats,
    way: presses,
    place,
    alarms,
    isFirst,
    isLast: within(1),
    isShort,
    isForgone,
    leadsAway,
  };
}

const leadsTo = (lead: Lead | Scheme, place: Place | null): boolean =>
  lead.side === 'team' && lead.place === place;

/** Those who still act are not able to do all that there is to do. */
const fallsShort = ({ remedy, within }: Danger): boolean => within !== null && within < remedy;

const when = ({ turns, tonight }: Danger): string =>
  tonight > 0 ? t('mr-now-tonight', { chance: chance(tonight) }) : t('mr-now-turns', { turns });

/** Time moves on every night, whatever the dice say. */
const isLastTurn = ({ way, turns }: Danger): boolean => way === 'time' && turns <= 1;

/** How Milady wins, and how soon. */
function dangerLine({ way, turns, soonest, tonight }: Danger, view: View): string {
  const side = view.side ?? 'team';
  const at = tonight === CERTAIN ? 1 : tonight > 0 ? 0 : turns;
  const dice = tonight === 0 && soonest < turns ? 'yes' : 'no';
  return t('mr-now-danger', {
    way,
    when: t('mr-now-when', { side, turns: at, soonest, dice, chance: chance(tonight) }),
    side,
  });
}

interface DangerWords {
  readonly head: string;
  /** The same in one line of a phone. */
  readonly brief: string;
  /** What that comes to tonight, and what helps. */
  readonly more: string;
}

/** What presses, in a sentence; and more of it for whoever has room for that or asks. */
export function dangerWords(pressure: Pressure, view: View): DangerWords {
  const { danger, way, isForgone } = pressure;
  if (isForgone) {
    const { at, toll } = view.tracks.honour;
    const costs = { falls: toll.length, from: at, to: Math.max(0, at - toll.length) };
    return { head: t('mr-now-forgone', costs), brief: t('mr-now-forgone-brief', costs), more: '' };
  }
  const isLast = way === 'last';
  const isOver = isLastTurn(danger) && view.side !== 'milady';
  const head = isLast ? t('mr-now-last') : isOver ? t('mr-now-over') : dangerLine(danger, view);
  const brief =
    view.side === 'milady'
      ? head
      : t('mr-now-danger-brief', { way: isOver ? 'over' : (way ?? danger.way), when: when(danger) });
  const toll = isLast || danger.way === 'honour' ? honourTonight(view) : '';
  return { head, brief, more: [toll, remedyWords(pressure, view)].filter(Boolean).join(' ') };
}

function remedyWords({ danger, way, isLast: isNow, leadsAway }: Pressure, view: View): string {
  if (leadsAway) return '';
  const isLast = way === 'last';
  const left = isLast ? lastAtTheLouvre(view) : danger.remedy;
  const place = isLast ? 'louvre' : danger.place;
  if (place === 'quest' || (place !== 'la_rochelle' && left === 0)) return '';
  if (isNow && fallsShort(danger)) return ''; // that helps nobody any more
  return t('mr-now-remedy', {
    place,
    side: view.side ?? 'team',
    remedy: left,
    reach: place === danger.place ? reach(danger) : '',
  });
}

/**
 * Whether what is counselled is done about what presses: then that is its reason, and is said once. Who is only on his way,
 * with no task yet, is told what presses beside it.
 */
export const answers = (lead: Lead | Scheme, { place, way, isShort }: Pressure): boolean =>
  lead.side === 'team' &&
  place !== null &&
  !isShort && // one task of several saves nothing
  lead.place === place &&
  lead.task !== null &&
  lead.task !== 'exchange' &&
  (way !== 'last' || lead.today) && // what is prepared for comes too late
  !waits(lead);

/** New cards come before something that he could do already: what presses is no reason for that. */
const waits = ({ ready, lacks, do: begin, today }: Lead): boolean =>
  ready && begin === 'draw' && !lacks && !today;

/** What is read before anything else is no reason once more. */
export const because = ({ danger, way, isFirst }: Pressure): string =>
  way === null || isFirst ? '' : t('mr-lead-because', { way, when: when(danger) });

/** Where new cards come before something that presses, that is not what can wait: how long is told by itself. */
export const toldOf = (lead: Lead | Scheme, { place }: Pick<Pressure, 'place'>): Lead | Scheme =>
  lead.side === 'team' && waits(lead) && lead.place === place
    ? { ...lead, place: null, task: null, number: null, ready: false }
    : lead;

/** How long what can wait has time, by the estimate of the warning, and what it costs meanwhile. */
function waitWords(lead: Lead | Scheme, { ways }: Pressure, { siege }: View): string {
  const danger = lead.side === 'team' && waits(lead) ? ways.find(({ place }) => place === lead.place) : null;
  if (!danger || danger.way === 'time') return '';
  const { way, turns, soonest } = danger;
  return t('mr-lead-wait', {
    way,
    turns,
    soonest,
    dice: soonest < turns ? 'yes' : 'no',
    chance: chance(siege.odds.back),
  });
}

/** What is counselled and its reason: what presses, or why it leads away from that. */
export function counselWords(counselled: Lead | Scheme, pressure: Pressure, people: People): string {
  const lead = toldOf(counselled, pressure);
  return answers(lead, pressure)
    ? leadWords(lead, people, { because: because(pressure) })
    : [
        leadWords(lead, people, { wait: waitWords(lead, pressure, people.view) }),
        ...rather(lead, pressure),
      ].join(' ');
}

/** The same, for whoever asks why something is gold. */
export function counselOf(frame: Pick<Frame, 'legal' | 'problem'>, people: People): string | null {
  const lead = leadOf(frame);
  return lead && frame.legal
    ? counselWords(lead, pressureOf(frame.legal.counsel, people.view), people)
    : null;
}

/** What nobody takes for an answer to what presses: to end, or to buy something for later. */
const isAside = ({ do: begin, today }: Lead): boolean => begin === 'end_turn' || (begin === 'buy' && !today);

/** That a lead away from what presses is meant so, and why. */
function rather(
  lead: Lead | Scheme,
  { danger, way, place, isLast, isForgone, leadsAway }: Pressure,
): string[] {
  if (lead.side !== 'team' || place === null || way === 'time' || !leadsAway) return [];
  if (isForgone) return []; // it is told that nothing leads there
  const { remedy, within } = danger;
  const known = place === danger.place && remedy > 0 && within !== null;
  const none = known && within === 0;
  const some = known && within !== null && within < remedy;
  // No dice decide about honour; only the other mission might still save it.
  const isLost = isLast && danger.way === 'honour' && lead.place !== 'paris' && lead.place !== 'louvre';
  const able = none
    ? danger.barred
      ? 'barred'
      : 'no'
    : some
      ? isLost
        ? 'lost'
        : 'part'
      : way === 'last' || isLast || remedy === 0
        ? 'yes'
        : 'later';
  if (able === 'yes' && lead.place === null) return []; // it helps nothing that could be compared
  return [t('mr-lead-rather', { place, able, within: within ?? 0, remedy, turns: danger.turns })];
}

/** How much is left to do of the mission that fails at the end of this turn (MR-16.7); 0 where none does. */
function lastAtTheLouvre({ side, tracks: { louvre }, missions }: View): number {
  const one = side === 'team' && louvre.at + 1 >= louvre.fail ? missions.louvre : null;
  return one ? tasksLeft(one) : 0;
}

/** What the Queen's honour comes to at the end of this turn, and for what; nothing where it stays. */
export const honourTonight = ({ tracks: { honour } }: View): string =>
  honour.toll.length === 0
    ? ''
    : t('mr-now-toll', {
        of: honour.toll.length > 1 ? 'both' : `${honour.toll[0]}`,
        from: honour.at,
        to: Math.max(0, honour.at - honour.toll.length),
      });

/** For how much of what there is to do those who still act are able; nothing to whoever may not know, nor where it is none. */
const reach = ({ remedy, within }: Danger): string =>
  within ? t('mr-now-reach', { remedy, within: within >= remedy ? 'all' : within }) : '';
