/** The storylines by group (FM-14.1). */
import { components } from '../../generated/catalogue';
import type { Storyline } from './protocol';

const { groups } = components.four_musketeers;
export type Group = keyof typeof groups;

export const allGroups = Object.keys(groups) as readonly Group[];

export const storylinesIn = (group: Group): readonly Storyline[] => groups[group];

export const groupOf = (storyline: Storyline): Group =>
  allGroups.find((group) => storylinesIn(group).includes(storyline)) ?? 'survival';
