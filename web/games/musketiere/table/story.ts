/** The match in words, duel by duel, from the events alone: what the viewer may not know never reaches it. */

import type { Card, Centre, Event } from '../../../generated/musketiere';
import { list, t } from '../../../lib/i18n';
import { nameOf, type Roster, who, whoIs } from '../../../lib/table/roster';
import { type Chapter, StoryBuilder } from '../../../lib/table/story';
import { cardValue, pointsOf } from './cards';
import { fought, type Turned } from './fought';
import { cardName, tell } from './sentences';

/** The chapters in the order of the match. */
export function chapters(story: readonly Event[], roster: Roster): Chapter[] {
  const account = new StoryBuilder<'game' | 'duel' | 'scoring'>();
  let game = 1;
  let pay: readonly Card[] = [];
  let turned: Turned | null = null;
  /** What stands above the totals already, by seat. */
  const scores: number[] = [];
  for (const [at, event] of story.entries()) {
    account.at = at;
    switch (event.type) {
      case 'game_started':
        game = event.game;
        pay = [];
        account.open('game', `game-${game}`, t('story-game', { game }));
        account.add(t('story-game-text', { removed: list(event.removed.map(String)) }));
        break;
      case 'pay_laid':
        if (event.seat !== roster.viewer || !event.cards) break;
        pay = event.cards;
        account.add(t('story-pay', { cards: list(pay.map((card) => String(cardValue(card)))) }));
        break;
      case 'guard_turned':
        account.open(
          'duel',
          `game-${game}-duel-${event.duel}`,
          t('story-duel', { duel: event.duel, strength: event.strength }),
        );
        break;
      case 'cards_turned':
        account.add(
          `${event.cards.map((card, seat) => laid(roster, card, seat, event.counting)).join(' · ')}.`,
        );
        turned = event;
        break;
      case 'duel_decided': {
        const chapter = account.told.at(-1);
        if (chapter) chapter.title = decided(event);
        if (chapter && turned) chapter.picture = fought(turned, event, roster);
        account.add(held(roster, event));
        break;
      }
      case 'gem_taken':
      case 'prison_taken':
      case 'prison_freed':
      case 'gem_returned':
        account.add(moved(roster, event, pay));
        break;
      case 'imprisonment_changed':
        account.add(tell(event, roster));
        break;
      case 'game_ended':
        account.open('scoring', `game-${game}-scoring`, t('story-scored', { game }));
        account.add(
          event.seat === null ? t('story-nine-duels') : t('story-three-gems', who(roster, event.seat)),
        );
        break;
      case 'pay_turned':
        scores[event.seat] = event.score;
        account.add(`${t('story-score', { who: whoIs(roster, event.seat), score: event.score })}.`);
        break;
      case 'totals_changed':
        if (event.totals.some((total, seat) => total !== scores[seat]))
          account.add(
            t('story-totals', {
              totals: event.totals
                .map((total, seat) => t('story-score', { who: whoIs(roster, seat), score: total }))
                .join(' · '),
            }),
          );
        break;
      case 'match_ended':
        account.add(wins(event.winners, roster));
        break;
      default:
    }
  }
  return account.told;
}

function wins(winners: readonly number[], roster: Roster): string {
  const count = winners.length;
  if (roster.viewer !== null && winners.includes(roster.viewer))
    return t(count > 1 ? 'end-title-shared' : 'end-title-won');
  return `${t('end-title', { count, names: list(winners.map((seat) => nameOf(roster, seat))) })}.`;
}

function laid(roster: Roster, card: Card, seat: number, counting: readonly number[]): string {
  const id = counting.includes(seat) ? 'story-card' : 'story-card-out';
  return t(id, { who: whoIs(roster, seat), value: cardValue(card) });
}

function decided({ duel, strength, sum, won }: Event & { type: 'duel_decided' }): string {
  return t(won ? 'story-duel-won' : 'story-duel-lost', { duel, strength, by: Math.abs(sum - strength) });
}

function held(roster: Roster, event: Event & { type: 'duel_decided' }): string {
  const id = event.won ? 'story-highest' : 'story-lowest';
  const args = { ...who(roster, event.seat), card: cardName(event.card) };
  return t(event.by_swords ? `${id}-swords` : id, args);
}

type Moved = { type: string; seat: number; place: number; centre: Centre };
const own: Record<string, string> = {
  gem_taken: 'story-gem-own',
  prison_taken: 'story-prison-own',
  prison_freed: 'story-freed-own',
  gem_returned: 'story-returned-own',
};

/** For the viewer the card is named as well, for others only its place. */
function moved(roster: Roster, event: Event & Moved, pay: readonly Card[]): string {
  const card = event.seat === roster.viewer ? pay[event.place] : undefined;
  const from = 'source' in event && event.source !== 'centre';
  const ownId = own[event.type];
  if (card !== undefined && ownId) {
    const line = t(ownId, { value: cardValue(card), worth: pointsOf(card, 'G') });
    return from ? `${tell(event, roster)} ${line}` : line;
  }
  const place = { place: event.place + 1 };
  const line = tell(event, roster);
  if (event.type === 'prison_freed') return `${line} ${t('story-freed-place', place)}`;
  return 'source' in event ? `${line} ${t('story-place', place)}` : `${line}`;
}

/** What has come in a chapter, where it may have turned the match: a duel; of a deal what the reader laid as his pay. */
export const cameOf = ({ kind, lines }: Chapter): string =>
  (kind === 'duel' ? lines : kind === 'game' ? lines.slice(1) : []).join(' ');
