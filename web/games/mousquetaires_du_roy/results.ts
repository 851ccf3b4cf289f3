/** What Mousquetaires du Roy says of the results of its matches. */
import type { GameTypes, Summary } from '../../generated/mousquetaires_du_roy';
import { t } from '../../lib/i18n';
import type { Ended, ResultTeller } from '../../lib/results/teller';
import { sideName } from './names';
import { counted } from './table/end/figures';

type Side = Parameters<typeof sideName>[0];
const sides: readonly Side[] = ['team', 'milady'];

export const results: ResultTeller<GameTypes> = {
  parts: sides,
  partName: (part) => sideName(part === 'milady' ? 'milady' : 'team'),
  figureName: (figure) => t(`mr-figure-${figure}`),
  ofSaved(match, seat) {
    const { sides: seats } = match as typeof match & Summary;
    return {
      part: seat === null ? null : (sides[seats.findIndex((side) => side.includes(seat))] ?? null),
      points: null,
    };
  },
  ofEnded: ({ frame }, seat) => ({
    part: seat === null ? null : seat === frame.view.milady_seat ? 'milady' : 'team',
    points: null,
  }),
  told: (ended, seat) => ({ figures: figuresOf(ended, seat), feats: feats(ended, seat) }),
};

/** Of the Musketeers that he leads; how missions went is everybody's. */
function figuresOf({ frame, story }: Ended<GameTypes>, seat: number): Record<string, number> {
  const { musketeers } = frame.view;
  const { each, missions } = counted(story, musketeers.length);
  const own = Object.entries(each).map(([what, { counts }]) => [
    what,
    counts.filter((_, who) => musketeers[who]?.owner === seat).reduce((sum, count) => sum + count, 0),
  ]);
  return { ...(seat === frame.view.milady_seat ? {} : Object.fromEntries(own)), ...missions };
}

function feats({ frame, story }: Ended<GameTypes>, seat: number): string[] {
  const { view, outcome } = frame;
  if (!outcome?.winners.includes(seat)) return [];
  const { tracks } = view;
  const isMilady = seat === view.milady_seat;
  const seen = story.some((event) => event.type === 'milady_revealed' && event.cause !== 'end');
  const fell = story.some((event) => event.type === 'fallen');
  const failed = story.some((event) => event.type === 'mission_ended' && event.result === 'failed');
  const done = {
    honour: !isMilady && tracks.honour.at === 1,
    'last-hour': !isMilady && tracks.time.end - tracks.time.at === 1,
    standing: !isMilady && !fell,
    missions: !isMilady && !failed,
    unseen: isMilady && !seen,
  };
  return Object.entries(done).flatMap(([feat, is]) => (is ? [feat] : []));
}
