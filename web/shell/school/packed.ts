/** What links of the school carry: plain data, packed. */
import { deflated, inflated } from '../../worker/deflated';

/** The way it is packed. */
const FORMAT = '1';
/** Characters that a code may have: more than that no chat lets through. */
export const LONGEST_CODE = 24_000;
/** Bytes that are read of what is packed in it. */
const MOST = 1 << 18;

export async function packed(data: unknown): Promise<string> {
  return FORMAT + (await deflated(JSON.stringify(data)));
}

/** undefined where it is damaged, too long or newer. */
export async function unpacked(code: string): Promise<unknown> {
  try {
    if (!code.startsWith(FORMAT) || code.length > LONGEST_CODE) return undefined;
    return JSON.parse(await inflated(code.slice(FORMAT.length), MOST));
  } catch {
    return undefined;
  }
}
