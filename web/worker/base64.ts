/** Bytes as text: in pieces, as a wheel may have millions. */
const PIECE = 1 << 15;

export function toBase64(content: ArrayBuffer): string {
  const bytes = new Uint8Array(content);
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}

/** Throws where the text is none of it. */
export function fromBase64(text: string): ArrayBuffer {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes.buffer;
}
