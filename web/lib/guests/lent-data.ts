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
): Promise<GiveBack> {
  const nothing = async () => {};
  if (!isDataFile(text)) return nothing;
  const meant = Object.values(options).map(String);
  const taken = await engine.ask('data', { game, text, meant }).catch(() => null);
  const data = taken?.fresh ? taken.edition?.id : undefined;
  if (data === undefined) return nothing;
  return async () => void (await engine.ask('forget', { game, data }).catch(() => {}));
}

/** Where nothing of the match stays here after all: a file that came with it alone does not stay either. */
type GiveBack = () => Promise<void>;
