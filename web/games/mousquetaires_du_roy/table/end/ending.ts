/** How a match ended for the side of whoever looks, in words and in a picture (MR-27). */
import { html, type TemplateResult } from 'lit';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { list, t } from '../../../../lib/i18n';
import type { Mood } from '../../../../lib/table/end';
import { Tally } from '../../../../lib/table/figures';
import type { Came, Turning } from '../../../../lib/table/turning-point';
import { bystander, foe, hero, ribbon, token } from '../../art';
import { victoryWhy } from '../../names';
import { adversaryMet } from '../../words';
import { gauges, partsDone } from '../scene/gauges';
import { heroOf, type People } from '../scene/people';
import { sentence, tell } from '../scene/sentences';
import { isWhole } from '../told/progress';
import { type Passage, passages, silent } from '../told/story';
import { enough } from './enough';
import { counted } from './figures';

const signs = {
  quest: () => ribbon(2, 2), // the two studs
  time: () => token('time'),
  honour: () => token('honour'),
  siege: () => token('siege'),
  constance: () => bystander('constance'),
} as const;
type Reason = keyof typeof signs;
const isReason = (reason: string): reason is Reason => reason in signs;

/** The match in a few sentences: how far they came, who did most, who were struck down most often. */
function course(story: readonly Event[], people: People): string[] {
  const { quest, musketeers, turn } = people.view;
  const { each, missions } = counted(story, musketeers.length);
  const of = quest.boards.length;
  const fell = new Tally(musketeers.length);
  for (const event of story) if (event.type === 'fallen') fell.add(event.musketeer);
  /** Those with the highest number. */
  const leading = ({ counts }: Pick<Tally, 'counts'>) => {
    const count = Math.max(...counts);
    const who = counts.flatMap((one, at) => (one === count ? [heroOf(people, at)] : []));
    return { count, who, words: { names: list(who), each: who.length > 1 ? 'yes' : 'no', count } };
  };
  const most = leading({
    counts: musketeers.map((_, who) =>
      [each.challenges, each.won, each.both].reduce((sum, { counts }) => sum + (counts[who] ?? 0), 0),
    ),
  });
  const down = leading(fell);
  const words = isWhole(story)
    ? [t('mr-end-course', { turns: turn, boards: quest.index, of, ...missions })]
    : [];
  // Where all did as much nobody stands out, and nobody is praised for nothing.
  if (most.count > 0 && most.who.length < musketeers.length) words.push(sentence('mr-end-most', most.words));
  if (down.count > 0) words.push(sentence('mr-end-fell', down.words));
  return words;
}

/**
 * What was lacking to the side that has lost: to the Musketeers of a last board or of all the quest, to Milady on the way on
 * which she was nearest.
 */
function lacked({ quest, ...view }: View, reason: string): string {
  if (reason !== 'quest') {
    const left = 'stages' in quest ? quest.stages.length - quest.stage : 0;
    if (left > 0) return t('mr-end-lacked', { what: quest.board, left });
    const all = quest.parts.reduce((sum, one) => sum + one, 0);
    return t('mr-end-lacked', { what: 'quest', left: all - partsDone(quest) });
  }
  const ways = gauges({ ...view, quest }).filter(({ left }) => left !== null);
  const [nearest] = ways.toSorted((one, other) => (one.left ?? 0) - (other.left ?? 0));
  return nearest
    ? t('mr-end-lacked', {
        what: 'milady',
        side: view.side ?? 'none',
        left: nearest.left ?? 0,
        track: t(`mr-track-short-${nearest.id}`),
      })
    : '';
}

export function tale(story: readonly Event[], people: People, reason: string, mood: Mood) {
  const title = mood === 'seen' ? endTitle(reason) : endedFor(people.view, reason);
  const why = [
    victoryWhy(reason),
    enough(story, reason, people.view),
    lacked(people.view, reason),
    ...course(story, people),
  ]
    .filter(Boolean)
    .join(' ');
  return { title, why, picture: endedBy(reason, people.view) };
}

export const winnerBy = (reason: string) => (reason === 'quest' ? 'team' : 'milady');

/** Who has won. */
export const endTitle = (reason: string): string => t('mr-end-title', { side: winnerBy(reason) });

/** What that is to whoever looks: to his side, or to who has none. */
export const endedFor = ({ side }: Pick<View, 'side'>, reason: string): string =>
  side ? t(`mr-end-${side}-${reason}`) : victoryWhy(reason);

/** Those who have won, and by what. */
export function endedBy(reason: string, { musketeers }: View): TemplateResult {
  const won = winnerBy(reason);
  return html`
    <span class="ending__people">${won === 'team' ? musketeers.map((one) => hero(one.hero)) : foe('milady')}</span>
    <span class="ending__sign ending__sign--${won}">${isReason(reason) ? signs[reason]() : ''}</span>
  `;
}

/** So many sentences tell what an action came to. */
const FEW = 2;

/** What turns a match, the gravest first; of the rest what came first is told first. */
const GRAVE: readonly Event['type'][] = [
  ...(['strangling', 'board_finished', 'gallery_passed', 'mission_ended', 'fallen', 'jailed'] as const),
  ...(['stage_passed', 'rochefort_fled', 'duel_ended', 'challenge_won', 'token_moved'] as const),
];

/** Whether it is good for the Musketeers; null where that is open. */
function helpsTeam(event: Event): boolean | null {
  switch (event.type) {
    case 'token_moved':
      return event.token === 'time' || event.token === 'louvre'
        ? event.after < event.before
        : event.after > event.before;
    case 'mission_ended':
      return event.result === 'replaced' ? null : event.result === 'done';
    case 'duel_ended':
      return event.result === 'opponent' ? true : event.result === 'musketeer' ? false : null;
    case 'botte':
      return event.by_musketeer === event.by_opponent ? null : event.by_musketeer;
    case 'board_finished':
    case 'gallery_passed':
    case 'stage_passed':
    case 'rochefort_fled':
    case 'challenge_won':
    case 'validated':
      return true;
    case 'token_discarded':
      return isBeaten(event) ? true : null;
    case 'strangling':
    case 'wounded':
    case 'fallen':
    case 'jailed':
      return false;
    default:
      return null;
  }
}

/** By what the match was won, as the headline names it: by a track, or by something else. */
function causes({ type, ...event }: Event, reason: string): boolean {
  if (type === 'token_moved') return 'token' in event && event.token === reason;
  if (type === 'strangling') return reason === 'constance';
  return reason === 'quest' && (type === 'board_finished' || type === 'gallery_passed');
}

/** Whether an action brought who has won nearer to that by which it won. */
export const bearsOn = (events: readonly Event[], reason: string): boolean =>
  events.some((event) => causes(event, reason) && helpsTeam(event) === (reason === 'quest'));

/** An adversary of a mission or of the quest is beaten, which a thrust alone need not do. */
const isBeaten = (event: Event): boolean =>
  (event.type === 'validated' && event.kind === 'duel') ||
  (event.type === 'token_discarded' && event.cause === 'beaten');

/** How it came to that. */
const FOUGHT: readonly Event['type'][] = ['duel_started', 'duel_ended', 'botte'];

/** Whom somebody has beaten, which says more than how the dice fell; `story` ends with that. */
function beaten(story: readonly Event[], people: People): string | null {
  const duel = story.findLast((event) => event.type === 'duel_started');
  return duel
    ? sentence('mr-end-beaten', { name: heroOf(people, duel.musketeer), foe: adversaryMet(duel.opponent) })
    : null;
}

/**
 * What turned a match that ended by that. Time runs out at the end of every turn: no night of all those turned a match that it
 * ended, the last one least of all, and what cost most chances before it did.
 */
export const turning = (story: readonly Event[], people: People, reason: string): Turning => ({
  happened: (_, from, to) => cameOf(story, [from, to], people, reason),
  ...(reason === 'time'
    ? { endTurns: false }
    : { bears: (from: number, to?: number) => bearsOn(story.slice(from, to), reason) }),
});

/**
 * What came of an action that brought a side nearer to its victory, by what it has told of that: before all else what ended
 * the match and what had to do with how it ended, which the headline names.
 */
export function cameOf(
  story: readonly Event[],
  [from, to]: readonly [from: number, to?: number | undefined],
  people: People,
  reason: string,
): Came {
  const events = story.slice(from, to);
  const teamWon = reason === 'quest';
  const untold: ReadonlySet<string> = new Set([
    'match_ended',
    ...(teamWon && events.some(isBeaten) ? FOUGHT : []),
  ]);
  const told = passages(events).filter(
    (one) => !untold.has(one.event.type) && !silent(one) && helpsTeam(one.event) !== !teamWon,
  );
  const ended = events.findIndex(({ type }) => type === 'match_ended');
  const last = told.findLast(({ begins }) => begins < ended);
  const rank = (one: Passage) => {
    const at = GRAVE.indexOf(isBeaten(one.event) ? 'duel_ended' : one.event.type);
    if (one === last) return -2;
    if (causes(one.event, reason)) return -1;
    return at < 0 ? GRAVE.length : at;
  };
  const first = told.toSorted((one, other) => rank(one) - rank(other));
  const words = first.flatMap(
    ({ event, run, begins }) =>
      (isBeaten(event) ? beaten(story.slice(0, from + begins), people) : tell(event, people, { run })) ?? [],
  );
  return { words: words.slice(0, FEW).join(' '), at: from + (first[0]?.begins ?? 0) };
}
