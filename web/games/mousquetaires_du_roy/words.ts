/** What places, cards, tokens and people are called. A data file may bring missions and adversaries that have no words. */

import type { Edition } from '../../generated/bridge';
import type { ParisCard, View } from '../../generated/mousquetaires_du_roy';
import { knows, list, t } from '../../lib/i18n';

const SKILL_CARD = /^(erudition|nobility|gallantry|panache)_(\d)$/;

/** The words for an id, or the id itself in readable form: `la_houdiniere` → “La houdiniere”. */
function called(message: string, id: string): string {
  if (knows(message)) return t(message);
  const words = id.replaceAll('_', ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export const placeName = (place: string) => t(`place-${place}`);
/** As somebody goes there, and as something happens there: “to the Louvre”, “at the Louvre”. */
export const toPlace = (place: string) => t(`place-${place}-to`);
export const atPlace = (place: string) => t(`place-${place}-at`);
export const placeAbout = (place: string) => t(`place-${place}-about`);
export const phaseName = (phase: string) => t(`phase-${phase}`);
export const trackName = (track: string) => t(`track-${track}`);
/** Milady reads of herself as “you”. */
type Side = View['side'];
const toSide = (side: Side) => ({ side: side ?? 'none' });
export const trackAbout = (track: string, side: Side) => t(`track-${track}-about`, toSide(side));

export const skillName = (skill: string) => t(`skill-${skill}`);
export const faceName = (face: string) => t(`face-${face}`);
export const challengeName = (skill: string, value: number) =>
  t('challenge-of', { skill: skillName(skill), value });

export const botteName = (botte: string) => called(`botte-${botte}`, botte);
/** What a throw must show at least. */
export const symbols = (demand: Readonly<Record<string, number>>) =>
  list(
    ['fleur', 'sword', 'shield', 'other']
      .filter((symbol) => demand[symbol])
      .map((symbol) => t(`symbols-${symbol}`, { count: demand[symbol] ?? 0 })),
  );

export const powerAbout = (power: string) => t(`power-${power}`);
export const adversaryName = (adversary: string) => called(`adversary-${adversary}`, adversary);
/** As somebody meets him, and as he is called from then on: “a guard of force 2”, “the guard”; a name is a name. */
export const adversaryMet = (adversary: string) => adversaryAs(adversary, 'met');
export const adversaryThe = (adversary: string) => adversaryAs(adversary, 'the');
const adversaryAs = (adversary: string, form: 'met' | 'the') =>
  knows(`adversary-${adversary}-${form}`) ? t(`adversary-${adversary}-${form}`) : adversaryName(adversary);
export const specialAbout = (special: string) => t(`special-${special}`);

export function adventureName(card: string): string {
  const [, skill, value] = SKILL_CARD.exec(card) ?? [];
  return skill && value ? t('adventure-skill', { skill: skillName(skill), value }) : t(`adventure-${card}`);
}
/** What a Skill card says that it is worth in a challenge. */
export const adventureWorth = (card: string): number => Number(SKILL_CARD.exec(card)?.[2] ?? 0);
/** What stands below a card that itself shows how much it is worth; it breaks only where it may. */
export const adventureTag = (card: string): string =>
  t('adventure-tag', { card: SKILL_CARD.exec(card)?.[1] ?? card });
/** `power`: of whoever holds it; to one a Skill card is good for more. */
export function adventureAbout(card: string, power?: string): string {
  const [, , value] = SKILL_CARD.exec(card) ?? [];
  const any = power === 'any_skill' ? 'yes' : 'no';
  return value ? t('adventure-skill-about', { value, any }) : t(`adventure-${card}-about`);
}
export const perfidyName = (card: string) => t(`perfidy-${card}`);
export const perfidyAbout = (card: string, side: Side) => t(`perfidy-${card}-about`, toSide(side));
export const ambushName = (ambush: string) => t(`ambush-${ambush}`);
export const ambushAbout = (ambush: string, price: number) => t(`ambush-${ambush}-about`, { count: price });
/** Of one that lies on a mission: what a courtesan makes harder is counted there; others have struck (MR-13.5). */
export const laidAmbushAbout = (ambush: string, price: number) =>
  knows(`ambush-${ambush}-laid`) ? t(`ambush-${ambush}-laid`) : ambushAbout(ambush, price);

export const tokenName = (token: string) => t(`token-${token}`);
export const tokenAbout = (token: string) => t(`token-${kindOf(token)}-about`);
/** The improved skills are of one kind. */
const kindOf = (token: string) => (/^improved_(?!botte)/.test(token) ? 'improved_skill' : token);

export const missionName = (place: 'paris' | 'louvre', card: string) => called(`${place}-${card}`, card);
export const effectAbout = (effect: string, successes: number, side: Side) =>
  t(`effect-${effect}`, { successes, ...toSide(side) });

/** What a Paris card does and asks, before it is in play. */
export const parisAbout = ({ effect, successes, force, challenges }: ParisCard, side: Side): string =>
  [
    effect ? effectAbout(effect, successes, side) : '',
    t('mr-paris-asks', {
      challenges: list(challenges.map(({ skill, value }) => challengeName(skill, value))),
      count: challenges.length,
      force,
    }),
  ].join(' ');

export const boardName = (board: string) => t(`board-${board}`);
export const boardAbout = (board: string) => t(`board-${board}-about`);
/** Stages and galleries are counted from 1. */
export const stageName = (number: number) =>
  knows(`stage-${number}`) ? t(`stage-${number}`) : t('stage', { number });
export const galleryName = (number: number) => t('gallery', { number });
export const lineName = (number: number) => t('line', { number });
export const questTokenName = (token: string) => t(`quest-${token}`);
/** Nothing for an adversary, of whom the name says all. */
export const questTokenAbout = (token: string) =>
  knows(`quest-${token}-about`) ? t(`quest-${token}-about`) : '';

export const pistoles = (count: number) => t('pistoles', { count });
export const epicTokens = (count: number) => t('epic-tokens', { count });
/** What Epic tokens are good for. */
export const epicAbout = () => t('mr-epic-about');
export const lives = (count: number) => t('life-points', { count });
/** What an element pays; empty if nothing. */
export const rewardWords = (reward: {
  readonly pistoles?: number;
  readonly epic?: number;
  readonly cards?: number;
}) =>
  list([
    ...(reward.pistoles ? [pistoles(reward.pistoles)] : []),
    ...(reward.epic ? [epicTokens(reward.epic)] : []),
    ...(reward.cards ? [t('adventure-cards', { count: reward.cards })] : []),
  ]);

/** By which edition it is played; the built-in one has words of its own. */
export const editionLine = ({ name, built_in, official }: Edition) =>
  built_in ? t('edition-house') : t(official ? 'edition-official' : 'edition-own', { name });
