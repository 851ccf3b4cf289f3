/** The match in words, turn by turn and Musketeer by Musketeer, from the events alone. */

import type { Event } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { type Chapter, StoryBuilder } from '../../../../lib/table/story';
import { phaseName } from '../../words';
import { heroOf, type People } from '../scene/people';
import { sentence, tell } from '../scene/sentences';

type Kind = 'turn' | 'phase' | 'musketeer';

/** Events of one kind that are told as one, and what stands beside them. */
export interface Passage {
  readonly event: Event;
  readonly run: readonly Event[];
  readonly begins: number;
  readonly before: Event | undefined;
  readonly after: Event | undefined;
}

/** The chapters in the order of the match; one that only may follow is opened by its first line. */
export function chapters(story: readonly Event[], people: People): Chapter[] {
  const account = new StoryBuilder<Kind>();
  let turn = 0;
  let cards = 0;
  let perfidy = 0;
  let subject: number | null = null;
  let next: [Kind, string, string] | null = null;

  const open = (...chapter: [Kind, string, string]) => {
    account.open(...chapter);
    next = null;
    subject = null;
  };
  const add = (line: string) => {
    if (next) open(...next);
    account.add(line);
  };

  for (const passage of passages(story)) {
    const { event, run } = passage;
    account.at = passage.begins;
    switch (event.type) {
      case 'match_started':
        next = ['turn', 'set-up', t('mr-story-setup')];
        break;
      case 'turn_started':
        turn = event.turn;
        open('turn', `turn-${turn}`, t('mr-story-turn', { turn }));
        break;
      case 'phase_started':
        if (event.phase !== 'milady') next = ['phase', `turn-${turn}-${event.phase}`, phaseName(event.phase)];
        break;
      case 'musketeer_started':
        open('musketeer', `turn-${turn}-${event.musketeer}`, heroOf(people, event.musketeer));
        break;
      case 'musketeer_ended':
        if (account.told.at(-1)?.lines.length === 0)
          add(sentence('mr-story-waits', { name: heroOf(people, event.musketeer) }));
        next = ['phase', `turn-${turn}-evening`, t('mr-story-evening')];
        break;
      default: {
        if (turn === 0 && event.type === 'adventure_drawn') cards += run.length;
        if (turn === 0 && event.type === 'perfidy_drawn') perfidy += run.length;
        const about: number | null =
          SUBJECT.has(event.type) && 'musketeer' in event ? (event.musketeer ?? null) : null;
        const line: string | null =
          turn === 0 && event.type === 'paris_taken'
            ? t('mr-story-dealt', {
                cards: cards / people.view.musketeers.length,
                perfidy,
                side: people.view.side ?? 'none',
              })
            : silent(passage)
              ? null
              : tell(event, people, {
                  run,
                  again: about !== null && about === subject && event.type !== 'wounded',
                });
        if (line === null) break;
        add(line);
        subject = event.type === 'exchanged' ? null : about; // there “he” might be the partner
      }
    }
  }
  return account.told;
}

/** Sentences that begin with the Musketeer who does or suffers something. Of a wound “he” might be the adversary. */
const SUBJECT: ReadonlySet<Event['type']> = new Set([
  'moved',
  'inn_moved',
  'bought',
  'adventure_drawn',
  'exchanged',
  'character_played',
  'reinforced',
  'element_declared',
  'challenge_won',
  'duel_started',
  'wounded',
  'healed',
  'fallen',
  'recovered',
  'jailed',
  'escape',
  'sacrificed',
]);

export function passages(story: readonly Event[]): Passage[] {
  const found: Passage[] = [];
  for (let begins = 0; begins < story.length; ) {
    const event = story[begins] as Event;
    let end = begins + 1;
    while (alike(event, story[end])) end += 1;
    found.push({
      event,
      run: story.slice(begins, end),
      begins,
      before: story[begins - 1],
      after: story[end],
    });
    begins = end;
  }
  return found;
}

/** Cards drawn one after another, or tokens turned up together. */
function alike(one: Event, other: Event | undefined): boolean {
  switch (one.type) {
    case 'adventure_drawn':
      return other?.type === one.type && other.musketeer === one.musketeer && other.reason === one.reason;
    case 'perfidy_drawn':
      return other?.type === one.type && other.reason === one.reason;
    case 'token_revealed':
      return other?.type === one.type;
    default:
      return false;
  }
}

/** Whether the sentences beside it tell as much. */
export function silent({ event, before, after }: Passage): boolean {
  switch (event.type) {
    case 'adventure_drawn':
    case 'perfidy_drawn':
      return event.reason === 'deal';
    case 'element_declared': // unless Rochefort steps in, the next sentence says what became of it
      return after?.type !== 'milady_revealed' && after?.type !== 'rochefort_appeared';
    case 'token_revealed':
      return after === undefined || ['duel_started', 'token_discarded', 'wounded'].includes(after.type);
    case 'token_discarded':
      return event.cause === 'trap'; // the wound says it
    case 'reinforced':
      return before?.type === 'character_played';
    case 'inn_moved':
      return before?.type === 'token_discarded';
    case 'thrown':
    case 'committed':
    case 'toledo':
      return true;
    case 'duel_ended': // the botte says it
      return before?.type === 'botte';
    default:
      return false;
  }
}
