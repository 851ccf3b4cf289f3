/** In bytes. More than the longest text the engine takes can have, so that no film is read to its end. */
const ENOUGH = 500_000;

/** The text of a file, cut off where it is too long for a data file anyway; null if it is no text. */
export async function textOf(file: Blob): Promise<string | null> {
  const isCut = file.size > ENOUGH;
  try {
    const bytes = await file.slice(0, ENOUGH).arrayBuffer();
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return null;
  }
}

/** Name and fingerprint of a data file, out of the id that holds both. */
export function readId(id: string): { name: string; fingerprint: string } {
  const space = id.lastIndexOf(' ');
  return { name: id.slice(0, space), fingerprint: id.slice(space + 1) };
}
