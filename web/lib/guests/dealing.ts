/**
 * A deal that nobody has chosen: every device commits itself to a share of the seed, and opens it when it knows to what all
 * others have. What the engine makes of the shares stands in `py/musketiere/fair.py`.
 */
import type { DealtShares } from '../../generated/bridge';
import { EngineError } from '../../worker/client';
import type { Line } from './line';

/** Milliseconds that a device has for one answer. */
const PATIENCE = 8000;

interface Own {
  readonly share: string;
  readonly commitment: string;
}

export type Device = { readonly name: string; readonly line: Line };

/**
 * Lets all devices have their part in a deal: the shares are the host's first, then as the devices come. Rejects with an
 * `EngineError` where one does not: then nothing has been dealt.
 */
export async function drawTogether(
  table: string,
  own: Own,
  devices: readonly Device[],
  fits: (commitment: string, share: string) => Promise<boolean>,
): Promise<{ dealt: DealtShares; commitments: readonly string[] }> {
  const told = await Promise.all(
    devices.map((device) => heard(device, { deal: { table } }, 'commitment', () => true)),
  );
  const commitments = [own.commitment, ...told];
  const shares = await Promise.all(
    devices.map((device, at) =>
      heard(device, { committed: { table, commitments } }, 'share', (share) => fits(told[at] ?? '', share)),
    ),
  );
  return { dealt: { table, shares: [own.share, ...shares] }, commitments };
}

async function heard(
  { name, line }: Device,
  asked: Parameters<Line['say']>[0],
  key: 'commitment' | 'share',
  good: (text: string) => boolean | Promise<boolean>,
): Promise<string> {
  const answer = line.next(key, PATIENCE);
  line.say(asked);
  const text = await answer;
  if (text === null || !(await good(text)))
    throw new EngineError({ code: 'guests-deal-refused', params: { name } });
  return text;
}
