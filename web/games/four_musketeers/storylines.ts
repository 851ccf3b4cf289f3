/** The storylines by group (FM-14.1), and what ends a match of each (FM-15.5). */
import { groups, targets } from '../../generated/components-four_musketeers';
import type { Mode, Options, Storyline } from '../../generated/four_musketeers';
import { t } from '../../lib/i18n';

export type Group = keyof typeof groups;

export const allGroups = Object.keys(groups) as readonly Group[];

export const storylinesIn = (group: Group): readonly Storyline[] => groups[group];

export const groupOf = (storyline: Storyline): Group =>
  allGroups.find((group) => storylinesIn(group).includes(storyline)) ?? 'survival';

/** The standard number that ends the match, with so many musketeers. */
export const standardTarget = (storyline: Storyline, mode: Mode, layout: number): number =>
  targets.find((one) => one.storyline === storyline && one.mode === mode && one.layout === layout)?.target ??
  0;

/** How a mode is played, and to what; a single round ends at once. */
export function aboutMode(
  played: Pick<Options, 'storyline' | 'mode' | 'layout' | 'match' | 'target'>,
): string {
  const { storyline, mode, layout, match, target = 0 } = played;
  const to = { standard: standardTarget(storyline, mode, layout), target, single: 0 }[match];
  return t(`mode-${storyline}-${mode}-about`, { to });
}
