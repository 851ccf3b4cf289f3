import { crc32 } from '../../worker/crc32';

/**
 * Under which name the match of a link is stored first: the same each time, so that whoever comes to the link again finds
 * what was begun. A code's last part opens with its checksum. `against`: the text of a player that sits down to it.
 */
export const copyId = (code: string, against = ''): string =>
  `link-${(code.split('.')[3] ?? '').slice(0, 12)}${against && `-${crc32(against)}`}`;

/** The game a code names, also where the rest of it cannot be read. */
export const gameIn = (code: string): string => code.split('.')[1] ?? '';
