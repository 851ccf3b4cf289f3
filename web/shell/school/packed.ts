/** What links of the school carry: plain data, packed. */
import { fromBase64url, toBase64url } from '../../lib/base64url';

/** The way it is packed. */
const FORMAT = '1';
/** Characters that a code may have: more than that no chat lets through. */
export const LONGEST_CODE = 24_000;
/** Bytes that are read of what is packed in it. */
const MOST = 1 << 18;

export async function packed(data: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(data)]).stream();
  const short = await new Response(stream.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
  return FORMAT + toBase64url(new Uint8Array(short));
}

/** undefined where it is damaged, too long or newer. */
export async function unpacked(code: string): Promise<unknown> {
  try {
    if (!code.startsWith(FORMAT) || code.length > LONGEST_CODE) return undefined;
    const short = fromBase64url(code.slice(FORMAT.length));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await inflated(short)));
  } catch {
    return undefined;
  }
}

/** Rejects what would become too long: a few letters can be packed that are millions. */
async function inflated(short: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([short]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
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
