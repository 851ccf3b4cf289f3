/** The storylines by group (FM-14.1). */
import { groups } from '../../generated/components-four_musketeers';
import type { Storyline } from '../../generated/four_musketeers';

export type Group = keyof typeof groups;

export const allGroups = Object.keys(groups) as readonly Group[];

export const storylinesIn = (group: Group): readonly Storyline[] => groups[group];

export const groupOf = (storyline: Storyline): Group =>
  allGroups.find((group) => storylinesIn(group).includes(storyline)) ?? 'survival';
