/** A response that was not stored as it came carries a digest of its own, to be checked against later. */

/** The header with the digest of what was stored. */
export const DIGEST = 'X-Integrity';

/** As in `integrity`. */
export async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', content);
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
