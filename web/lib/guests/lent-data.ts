/** The data file that a match at another device is played by, as its host has sent it: without it nothing of the match can be read. */
import type { EngineClient } from '../../worker/client';
import type { Options } from '../../worker/protocol';
import { isDataFile } from './words';

/**
 * It is kept as if it had been loaded here, if it is the one that was agreed on. What is no such file is as none: whoever
 * sends it must not keep the match from being looked through, which then says what it lacks.
 */
export async function takeData(
  engine: EngineClient,
  { game, options }: { readonly game: string; readonly options: Options },
  text: unknown,
): Promise<void> {
  if (!isDataFile(text)) return;
  await engine.ask('data', { game, text, meant: Object.values(options).map(String) }).catch(() => {});
}
