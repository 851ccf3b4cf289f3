/** What Four Musketeers says of the results of its matches. */
import type { GameTypes, Summary } from '../../generated/four_musketeers';
import { t } from '../../lib/i18n';
import type { Ended, ResultTeller } from '../../lib/results/teller';
import { allGroups, storylinesIn } from './storylines';
import { counted } from './table/figures';

export const results: ResultTeller<GameTypes> = {
  parts: allGroups.flatMap((group) => [...storylinesIn(group)]),
  partName: (storyline) => t(`storyline-${storyline}`),
  figureName: (figure) => t(`four-figure-${figure}`),
  // What a total counts differs from storyline to storyline: they are not compared.
  ofSaved: (match) => ({ part: (match as typeof match & Summary).storyline, points: null }),
  ofEnded: ({ frame }) => ({ part: frame.view.options.storyline, points: null }),
  told: (ended, player) => ({ figures: figuresOf(ended, player), feats: feats(ended, player) }),
};

/** Of his own seat and of those that serve him. */
const seatsOf = ({ frame }: Ended<GameTypes>, player: number): number[] =>
  frame.view.seats.flatMap(({ owner }, seat) => (owner === player ? [seat] : []));

function figuresOf(ended: Ended<GameTypes>, player: number): Record<string, number> {
  const own = seatsOf(ended, player);
  const all = Object.entries(counted(ended.story, ended.frame.view.seats.length));
  return Object.fromEntries(
    all.map(([what, { counts }]) => [what, own.reduce((sum, seat) => sum + (counts[seat] ?? 0), 0)]),
  );
}

function feats(ended: Ended<GameTypes>, player: number): string[] {
  const { frame, story } = ended;
  if (!frame.outcome?.winners.includes(player)) return [];
  const own = new Set<unknown>(seatsOf(ended, player));
  const { characters } = frame.view;
  const left = characters.flatMap((one, at) => (own.has(at) ? [one] : []));
  const lost = story.filter((event) => event.type === 'life_popped' && own.has(event.character)).length;
  const done = {
    'one-life': left.some((one) => !one.defeated && one.left === 1),
    unhurt: lost === 0,
    'all-stand': frame.view.characters.every((one, at) => at >= frame.view.seats.length || !one.defeated),
  };
  return Object.entries(done).flatMap(([feat, is]) => (is ? [feat] : []));
}
