/** The data file that a match at another device is played by, as its host has sent it: without it nothing of the match can be read. */
import type { EngineClient } from '../../worker/client';
import type { Options } from '../../worker/protocol';

/** It is kept as if it had been loaded here, if it is the one that was agreed on. */
export async function takeData(
  engine: EngineClient,
  { game, options }: { readonly game: string; readonly options: Options },
  text: string | null,
): Promise<void> {
  if (text !== null) await engine.ask('data', { game, text, meant: Object.values(options).map(String) });
}
