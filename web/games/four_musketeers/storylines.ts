/** The storylines by group (FM-14.1), and what ends a match of each (FM-15.5). */
import { groups, targets } from '../../generated/components-four_musketeers';
import type { Mode, Options, Storyline } from '../../generated/four_musketeers';

export type Group = keyof typeof groups;

export const allGroups = Object.keys(groups) as readonly Group[];

export const storylinesIn = (group: Group): readonly Storyline[] => groups[group];

export const groupOf = (storyline: Storyline): Group =>
  allGroups.find((group) => storylinesIn(group).includes(storyline)) ?? 'survival';

/** The standard number that ends the match, with so many musketeers. */
export const standardTarget = (storyline: Storyline, mode: Mode, layout: number): number =>
  targets.find((one) => one.storyline === storyline && one.mode === mode && one.layout === layout)?.target ??
  0;

/** The number that ends such a match; 0 where that is its only round (FM-18.10, FM-18.11). */
export function playedTo({
  storyline,
  mode,
  layout,
  match,
  target = 0,
}: Pick<Options, 'storyline' | 'mode' | 'layout' | 'match' | 'target'>): number {
  return { standard: standardTarget(storyline, mode, layout), target, single: 0 }[match];
}
