/**
 * Under which name the match of a link is stored first: the same each time, so that whoever comes to the link again finds
 * what was begun. A code's last part opens with its checksum.
 */
export const copyId = (code: string): string => `link-${(code.split('.')[3] ?? '').slice(0, 12)}`;

/** The game a code names, also where the rest of it cannot be read. */
export const gameIn = (code: string): string => code.split('.')[1] ?? '';
