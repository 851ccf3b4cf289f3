/** Who is who at the table: Musketeers bear their heroes' names, their players their own. */

import type { Musketeer, MusketeerView, View } from '../../../../generated/mousquetaires_du_roy';
import type { Roster } from '../../../../lib/table/roster';
import { heroName } from '../../names';
import { powerAbout } from '../../words';

export interface People {
  readonly roster: Roster;
  readonly view: View;
}

export const heroOf = ({ view }: People, who: Musketeer): string =>
  heroName(view.musketeers[who]?.hero ?? 'athos');

/** What his picture means: who he is, and what he alone can do. */
export const signOf = (people: People, { power }: MusketeerView, who: Musketeer): string =>
  `${heroOf(people, who)}: ${powerAbout(power)}`;

/** Whether the reader decides for him. */
export const isYours = ({ roster, view }: People, who: Musketeer): boolean =>
  roster.viewer !== null && view.musketeers[who]?.owner === roster.viewer;

/** Whose side the reader is on; null for an onlooker. */
export const sideOf = ({ roster, view }: People): 'team' | 'milady' | null =>
  roster.viewer === null ? null : roster.viewer === view.milady_seat ? 'milady' : 'team';

/** Whether a mouse points at things here; else they are touched. */
export const byMouse = (): 'yes' | 'no' => (matchMedia('(hover: hover)').matches ? 'yes' : 'no');
