/** Who is whom at a table of Mousquetaires du Roy. The words of the game must be here. */

import type { Seating } from '../../generated/mousquetaires_du_roy';
import { list } from '../../lib/i18n';
import { heroName, sideName } from './names';

export const heroesNamed = (heroes: readonly string[]) => list(heroes.map(heroName));

/** "Athos and Porthos", or Milady. */
export const roleAt = ({ heroes, owners, milady_seat }: Seating, seat: number): string =>
  seat === milady_seat ? sideName('milady') : heroesNamed(heroes.filter((_, who) => owners[who] === seat));

/** "Athos and Porthos · Aramis": who is with whom. */
export const splitInWords = (split: string, heroes: readonly string[]): string =>
  [...new Set(split)]
    .map((player) => heroesNamed(heroes.filter((_, who) => split[who] === player)))
    .join(' · ');
