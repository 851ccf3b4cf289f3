/** The storylines by group (FM-14.1). */
import type { Storyline } from './protocol';

export const groups = { survival: ['AC', 'KC'], solitaire: ['AS', 'KS'], roles: ['QC', 'QS'] } as const;
export type Group = keyof typeof groups;

export const allGroups = Object.keys(groups) as readonly Group[];

export const storylinesIn = (group: Group): readonly Storyline[] => groups[group];

export const groupOf = (storyline: Storyline): Group =>
  allGroups.find((group) => storylinesIn(group).includes(storyline)) ?? 'survival';
