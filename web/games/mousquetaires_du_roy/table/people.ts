/** Who is who at the table: Musketeers bear their heroes' names, their players their own. */
import type { Company } from '../../../lib/table/company';
import { heroName } from '../names';
import type { Musketeer, View } from '../protocol';

export interface People {
  readonly company: Company;
  readonly view: View;
}

export const heroOf = ({ view }: People, who: Musketeer): string =>
  heroName(view.musketeers[who]?.hero ?? 'athos');

/** Whether the reader decides for him. */
export const isYours = ({ company, view }: People, who: Musketeer): boolean =>
  company.viewer !== null && view.musketeers[who]?.owner === company.viewer;

/** Whose side the reader is on; null for an onlooker. */
export const sideOf = ({ company, view }: People): 'team' | 'milady' | null =>
  company.viewer === null ? null : company.viewer === view.milady_seat ? 'milady' : 'team';
