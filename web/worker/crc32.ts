/** CRC-32 as in gzip (RFC 1952, section 8). Browsers have none; their digests are missing where a page comes by plain http. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});
const encoder = new TextEncoder();

/** Of a text in UTF-8, as eight hexadecimal digits. */
export function crc32(text: string): string {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}
