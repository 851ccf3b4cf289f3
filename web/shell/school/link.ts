import { packed, unpacked } from './packed';

/** A player as a link carries it: its game, its name and its text, packed. Reading it runs nothing. */
export interface Sent {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

export const codeOf = ({ game, name, text }: Sent): Promise<string> => packed([game, name, text]);

/** null where it is none, or damaged. */
export async function playerIn(code: string): Promise<Sent | null> {
  const read = await unpacked(code);
  if (!Array.isArray(read) || read.length !== 3 || read.some((part) => typeof part !== 'string')) return null;
  const [game, name, text] = read;
  return { game, name, text };
}
