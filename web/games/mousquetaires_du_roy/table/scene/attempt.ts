/** What a Musketeer attempts. */

import type {
  Action,
  Adventure,
  Adversary,
  Challenge,
  Mission,
  Musketeer,
  Place,
  Quest,
  Reward,
  TokenView,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import {
  adversaryName,
  challengeName,
  galleryName,
  lineName,
  missionName,
  rewardWords,
  stageName,
} from '../../words';

/** By its name, as it lies on the table now. */
export function elementName(view: View, kind: string, place: Place, number: number): string {
  if (kind === 'passage') return t('secret-passage');
  if (kind === 'inn') return lineName(number + 1);
  if (place === 'paris' || place === 'louvre') {
    const one = view.missions[place];
    const challenge = kind === 'challenge' ? one?.challenges[number] : undefined;
    if (challenge) return challengeName(challenge.skill, challenge.value);
    return adversaryName(one?.opponents[number]?.id ?? '');
  }
  const { quest } = view;
  if (quest.board === 'calais') {
    const challenge = quest.challenges[number];
    return kind === 'challenge' && challenge
      ? challengeName(challenge.skill, challenge.value)
      : adversaryName('de_wardes');
  }
  if (quest.board === 'england') return stageName(quest.stage + 1);
  return galleryName(quest.stage + 1);
}

/** What a challenge asks, where the active Musketeer stands if no place is named. */
export function challengeAt(
  view: View,
  number: number,
  place = view.musketeers[view.active ?? 0]?.place,
): Challenge | null {
  const { quest } = view;
  if (place === 'paris' || place === 'louvre') return view.missions[place]?.challenges[number] ?? null;
  if (quest.board === 'calais') return quest.challenges[number] ?? null;
  if (quest.board === 'inn') return null;
  const stage = quest.stages[quest.stage];
  return stage && 'challenge' in stage ? stage.challenge : null;
}

/** What a Skill card adds (MR-8.2): they are called gallantry_1. */
export const pointsOf = (card: Adventure): number => Number(card.at(-1));

/** How far the cards that are played have come in the challenge that is asked about; null where none is. */
export function summed(view: View) {
  const { asking, active, cards, element, musketeers } = view;
  const asked = asking === 'cards' && element ? challengeAt(view, element.number) : null;
  const own = asked && musketeers[active ?? 0]?.skills[asked.skill];
  if (!asked || own == null) return null;
  const { skill, value } = asked;
  const laid = cards.reduce((all, card) => all + pointsOf(card), 0);
  return { skill, value, own, laid, left: value - own - laid };
}

/** All that are to be met now, wherever. */
export function openChallenges({ missions, quest }: View): { place: Place; challenge: Challenge }[] {
  const stage = quest.board === 'inn' || quest.board === 'calais' ? undefined : quest.stages[quest.stage];
  const onQuest =
    quest.board === 'calais' ? quest.challenges : stage && 'challenge' in stage ? [stage.challenge] : [];
  const found = [
    ...(['paris', 'louvre'] as const).map((place) => [place, missions[place]?.challenges ?? []] as const),
    ['quest', onQuest] as const,
  ];
  return found.flatMap(([place, some]) =>
    some.flatMap((challenge) => (challenge && !challenge.solved ? [{ place, challenge }] : [])),
  );
}

/** What comes next on a board that is crossed stage by stage, of a gallery its name alone: three ways lead on (MR-25.4–25.7). */
export function nextOnQuest(quest: Quest): string {
  if (quest.board !== 'england' && quest.board !== 'galleries') return '';
  const { stage } = quest;
  const next = quest.stages[stage];
  if (!next) return '';
  if (quest.board === 'galleries') return galleryName(stage + 1);
  const what =
    'challenge' in next
      ? challengeName(next.challenge.skill, next.challenge.value)
      : t(next.token?.kind ? `quest-${next.token.kind}` : 'quest-hidden');
  return `${stageName(stage + 1)}, ${what}`;
}

/** Whom a duel where the active Musketeer stands is with. */
export function opponentOf(view: View, number: number): Adversary | TokenView | null {
  const { quest } = view;
  const place = view.musketeers[view.active ?? 0]?.place;
  if (place === 'paris' || place === 'louvre') return view.missions[place]?.opponents[number] ?? null;
  if (quest.board === 'calais') return quest.de_wardes;
  if (quest.board === 'galleries') return quest.stages[quest.stage]?.tokens[number] ?? null;
  const stage = quest.board === 'england' ? quest.stages[quest.stage] : undefined;
  return stage && 'token' in stage ? stage.token : null;
}

const ATTEMPTS: ReadonlySet<Action['type']> = new Set(['challenge', 'duel', 'inn', 'passage']);

/** Whether Rochefort can come between (MR-10.2); who walks through an open doorway of the inn attempts nothing (MR-10.4). */
export const isAttempt = (action: Action, view: View): boolean =>
  ATTEMPTS.has(action.type) && !(action.type === 'inn' && doorAhead(view, action.what) === null);

/** What lies behind the next door of a line of the inn; null where he only advances (MR-22.6, 22.7). */
export function doorAhead({ active, musketeers, quest }: View, number: number): TokenView | null {
  const line = lineOf(quest, number);
  const stands = musketeers[active ?? 0]?.inn?.square ?? 0;
  return stands === line.findIndex((token) => token !== null) ? nearest(quest, number) : null;
}

/** Whether a guard stands at the first door of a line of the inn, and it is open (MR-22.8). */
export function isMet(quest: Quest, number: number): boolean {
  const first = nearest(quest, number);
  return first?.up === true && first.kind !== 'decoy' && first.kind !== 'trap';
}

/** What is met first in a line of the inn, wherever one stands. */
const nearest = (quest: Quest, number: number): TokenView | null =>
  lineOf(quest, number).find((token) => token !== null) ?? null;

const lineOf = (quest: Quest, number: number) => (quest.board === 'inn' ? (quest.lines[number] ?? []) : []);

/** Challenges and adversaries of a mission that are still to be overcome. */
export const tasksLeft = ({ challenges, opponents }: Mission): number =>
  challenges.filter(({ solved }) => !solved).length + opponents.filter(({ beaten }) => !beaten).length;

/** What an attempt there is made for: what it leaves to be done, and what it brings. */
export function stakeOf({ missions }: View, place: Place, reward?: Reward): string {
  const brings = (reward && rewardWords(reward)) || 'none';
  const where = place === 'paris' || place === 'louvre' ? place : null;
  const one = where && missions[where];
  if (!one) return t('mr-stake', { of: 'quest', reward: brings });
  const left = tasksLeft(one);
  const name = missionName(where, one.id);
  return t('mr-stake', { of: left === 1 ? 'last' : 'part', name, left, reward: brings });
}

/** How it is spoken of: the adversaries of the last two boards are guards without names. */
export function attemptOf({ quest }: View, kind: string, place: Place): string {
  return kind === 'duel' && place === 'quest' && quest.board !== 'calais' ? 'guard' : kind;
}

/** Whether Rochefort stands there between who acts and everything else (MR-10.12). */
export const isBarred = ({ milady }: View, place: Place, who: Musketeer | null): boolean =>
  who !== null && milady.seen_at === place && milady.bars.includes(who);
