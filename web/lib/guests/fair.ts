/** A device's part in a deal that nobody chooses: its share, and what it tells of it before (`py/musketiere/fair.py`). */

import { toBase64url } from '../../worker/base64url';

/** Bytes of a share. */
const LONG = 16;

/** A share, drawn by this device. */
export function drawShare(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(LONG)));
}

/** What all may know of a share before the deal: it gives nothing away, and no other share fits it. */
export async function commitment(table: string, share: string): Promise<string> {
  const text = new TextEncoder().encode(`fair deal: share\n${table}\n${share}`);
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
