/** A player as a link carries it: its game, its name and its text, packed. Reading it runs nothing. */
export interface Sent {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

/** The way it is packed. */
const FORMAT = '1';
/** Characters that a code may have: more than that no chat lets through. */
export const LONGEST = 24_000;
/** Bytes that are read of what is packed in it. */
const MOST = 1 << 18;

export async function codeOf({ game, name, text }: Sent): Promise<string> {
  const stream = new Blob([JSON.stringify([game, name, text])]).stream();
  const packed = await new Response(stream.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('');
  return FORMAT + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** null where it is none, or damaged. */
export async function playerIn(code: string): Promise<Sent | null> {
  try {
    if (!code.startsWith(FORMAT) || code.length > LONGEST) return null;
    const letters = atob(code.slice(FORMAT.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await unpacked(packed)));
    if (!Array.isArray(read) || read.length !== 3 || read.some((part) => typeof part !== 'string'))
      return null;
    const [game, name, text] = read;
    return { game, name, text };
  } catch {
    return null;
  }
}

/** Rejects what would become too long: a few letters can be packed that are millions. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > MOST) throw new RangeError('too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
