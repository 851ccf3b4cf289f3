/** Who is who at the table: a seat bears the name of its player, of its servant, or none; the villain has his own. */

import type {
  Character,
  Fighter,
  Frame,
  LifeCard,
  Seat,
  SeatState,
} from '../../../generated/four_musketeers';
import { type Args, t } from '../../../lib/i18n';
import { nameOf, type Roster } from '../../../lib/table/roster';
import type { Scene } from './scene';

/** Names of fighters and characters, as the reader in front of the screen knows them. */
export interface People {
  readonly roster: Roster;
  readonly seats: readonly SeatState[];
  readonly villain: LifeCard;
}

export const peopleOf = (scene: Scene, roster: Roster): People => ({
  roster: { ...roster, viewer: scene.viewer },
  seats: scene.seats,
  villain: scene.options.storyline,
});

/** The same of a decision, whoever looks at it. */
export const peopleIn = ({ names, view }: Frame): People => ({
  roster: { names, viewer: view.player },
  seats: view.seats,
  villain: view.options.storyline,
});

export const isYou = ({ roster, seats }: People, who: Fighter | Character): boolean =>
  typeof who === 'number' && seats[who]?.kind === 'player' && seats[who].owner === roster.viewer;

/** Whose cards the reader plays: his own seat and those of his servants. */
export const isYours = ({ roster, seats }: People, who: Fighter | Character): boolean =>
  typeof who === 'number' && roster.viewer !== null && seats[who]?.owner === roster.viewer;

export function personName(people: People, who: Fighter | Character): string {
  if (who === 'X') return t('person-X');
  if (who === 'V') return shortName(people, who); // a title would need its article
  const { seats, roster } = people;
  const info = seats[who];
  if (!info || info.kind === 'player') return nameOf(roster, info?.owner ?? who);
  const number = numberAmong(people, who);
  if (info.kind === 'dazed') return t('seat-dazed', { number });
  return t('seat-servant', { number, name: nameOf(roster, info.owner ?? who) });
}

/** Dazed seats, and servants of one master, are counted; 0 where there is only one. */
function numberAmong({ seats }: People, who: Seat): number {
  const { kind, owner } = seats[who] ?? {};
  const alike = seats.flatMap((one, seat) => (one.kind === kind && one.owner === owner ? [seat] : []));
  return alike.length > 1 ? alike.indexOf(who) + 1 : 0;
}

/** "You" or the name, to stand by itself. */
export const personOrYou = (people: People, who: Fighter | Character): string =>
  isYou(people, who) ? t('table-you') : personName(people, who);

/** Where there is little room, and a sign says what somebody is. */
export function shortName(people: People, who: Fighter | Character): string {
  if (who === 'X') return t('four-short-X');
  if (who === 'V') return t(`four-short-${people.villain}`);
  const { seats, roster } = people;
  const info = seats[who];
  if (info?.kind === 'dazed') return t('four-short-dazed', { number: numberAmong(people, who) });
  if (info?.kind === 'servant')
    return t('four-short-servant', {
      number: numberAmong(people, who),
      name: nameOf(roster, info.owner ?? who),
      you: isYours(people, who) ? 'yes' : 'no',
    });
  return isYou(people, who) ? t('table-you') : nameOf(roster, info?.owner ?? who);
}

/** For a sentence about him: its verb depends on whether he sits in front of the screen. */
export const person = (people: People, who: Fighter | Character): Args => ({
  name: personName(people, who),
  you: isYou(people, who) ? 'yes' : 'no',
});

/** For words about whom something hits. What a seat without a player is called is no name: it stands by itself, as in a list. */
export function whomOf(people: People, who: Character): { whom: 'you' | 'named' | 'other'; name: string } {
  const named = typeof who !== 'number' || people.seats[who]?.kind === 'player';
  return { whom: isYou(people, who) ? 'you' : named ? 'named' : 'other', name: shortName(people, who) };
}

/** For a sentence in which he is the one it is done to. */
export const object = (people: People, who: Fighter | Character): Args => ({
  other: personName(people, who),
  otherYou: isYou(people, who) ? 'yes' : 'no',
});

/** "7 of hearts", "ace of spades", "joker". */
export function cardName(card: string): string {
  if (card === 'JK') return t('playing-card', { rank: card, suit: '' });
  const rank = card.slice(0, -1);
  return t('playing-card', { rank: Number(rank) || rank, suit: card.slice(-1) });
}

/** The number alone: suits have no meaning in a fight (FM-1.3). */
export const numberOf = (card: string): number => Number(card.slice(0, -1));
