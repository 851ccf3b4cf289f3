/**
 * The one message that crosses between the page in a frame and the page around it: the height the page would like to
 * have, in CSS pixels. It goes outwards only; the page in the frame listens to nobody.
 */
const VERSION = 1;

export interface HeightMessage {
  readonly musketiere: typeof VERSION;
  readonly height: number;
}

export const heightMessage = (height: number): HeightMessage => ({ musketiere: VERSION, height });

/** The height a message asks for; null for anything that is not such a message, whatever it is. */
export function heightIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  const { musketiere, height } = data as { [K in keyof HeightMessage]?: unknown };
  return musketiere === VERSION && typeof height === 'number' && Number.isFinite(height) ? height : null;
}
