/** Sentences of the table, and the match in words. "You" is nobody's name. */
import { t } from '../../../../web/lib/i18n';
import { type Hint, hintOf, type Moment } from '../../../../web/lib/table/lesson';
import { nameOf, type Roster, who, whoIs } from '../../../../web/lib/table/roster';
import { type Chapter, StoryBuilder } from '../../../../web/lib/table/story';
import { numberOf } from '../art';
import type { Event, GameTypes } from '../generated/parade';
import type { Scene } from './scene';

export const bladeName = (blade: string): string => t('parade-blade', { number: numberOf(blade) });

/** What just happened, in one sentence; null when there is nothing to say. */
export function tell(event: Event, roster: Roster): string | null {
  switch (event.type) {
    case 'hand_dealt':
      return event.seat === 0 ? t('parade-tell-dealt') : null;
    case 'blade_laid':
      return t('parade-tell-laid', who(roster, event.seat));
    case 'word_said':
      return t(`parade-tell-${event.word}`, who(roster, event.seat));
    case 'bout_decided': {
      const { cards, scorer, points } = event;
      const blade = cards?.[scorer];
      if (blade === undefined) return t('parade-tell-unseen', who(roster, scorer));
      return t('parade-tell-hit', { ...who(roster, scorer), blade: bladeName(blade), points });
    }
    case 'match_ended':
      return t('tell-match-over');
    default:
      return null;
  }
}

/** The chapters in the order of the match: the deals, and in each its bouts. */
export function chapters(story: readonly Event[], roster: Roster): Chapter[] {
  const builder = new StoryBuilder<'round' | 'bout'>();
  let deal = 0;
  let bout = 0;
  let laid = 0;
  for (const [at, event] of story.entries()) {
    builder.at = at;
    switch (event.type) {
      case 'deal_started':
        deal = event.deal;
        bout = 0;
        builder.open('round', `deal-${deal}`, t('parade-story-deal', { deal }));
        break;
      case 'blade_laid':
        laid += 1;
        if (laid > 1) break;
        bout += 1;
        builder.open('bout', `deal-${deal}-bout-${bout}`, t('parade-story-bout', { deal, bout }));
        break;
      case 'bout_decided':
        laid = 0;
        if (event.cards)
          builder.add(`${event.cards.map((blade, seat) => lying(roster, blade, seat)).join(' · ')}.`);
        builder.add(tell(event, roster));
        break;
      case 'word_said':
        builder.add(tell(event, roster));
        break;
      default:
    }
  }
  return builder.told;
}

const lying = (roster: Roster, blade: string, seat: number): string =>
  t('parade-story-cards', { who: whoIs(roster, seat), blade: numberOf(blade) });

/** The first lesson: explains each situation the first time it occurs. */
export function hintFor(
  { frame, stage }: Moment<GameTypes, Scene>,
  roster: Roster,
  heard: ReadonlySet<string>,
): Hint | null {
  const other = nameOf(roster, 1 - (roster.viewer ?? 0));
  if (stage.at === 'over') return hintOf([['parade-coach-end', '.end__ways']], heard);
  const kind = stage.at === 'choosing' ? frame.decision?.kind : undefined;
  return kind === undefined ? null : hintOf([[`parade-coach-${kind}`, '.act', { name: other }]], heard);
}
