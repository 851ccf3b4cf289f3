/** Texts as few letters that stand in an address or a message as they are. */
import { fromBase64url, toBase64url } from './base64url';

export async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Rejects what is damaged or would become longer than so many bytes: a few letters can be packed that are millions. */
export async function inflated(letters: string, most: number): Promise<string> {
  const short = fromBase64url(letters);
  const reader = new Blob([short]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) throw new RangeError('too long');
    text += decoder.decode(value, { stream: true });
  }
}
