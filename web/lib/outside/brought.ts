/** What a sandbox is handed for a player that brings wheels, and how a file is looked at that may be one. */
import { EngineError } from '../../worker/client';
import type { Wheel } from '../../worker/database';
import { library, wheel } from '../../worker/wheels';
import { list } from '../i18n';
import { forPython } from './requirements';
import { fetchStores, runtime, Sandbox } from './sandbox/sandbox';
import type { Brought } from './sandbox/words';
import { wheelsIn } from './wheels';

/** Bytes that are looked at; what Python takes is less. */
const LARGEST = 16 << 20;
/** Milliseconds that Python may take to begin and to look through a file. */
const PATIENCE = 40_000;

/** Why a file is not taken for a wheel, by what Python calls it; `detail`: the path in it that is to blame. */
export interface WheelFault {
  readonly fault: string;
  readonly detail: string;
}

/** null where its text names no wheels. Rejects with what is missing here. */
export async function broughtBy(text: string): Promise<Brought | null> {
  const named = wheelsIn(text);
  if (named.length === 0) return null;
  const kept = await Promise.all(named.map(({ digest }) => wheel(digest)));
  const missing = named.filter((_, at) => !kept[at]).map(({ file }) => file);
  if (missing.length > 0) throw new EngineError({ code: 'wheels-missing', params: { files: list(missing) } });
  const wheels = named.map(({ file, digest }, at) => ({
    file,
    digest,
    content: kept[at]?.content as ArrayBuffer,
  }));
  return { library: await restOfLibrary(), wheels };
}

/** Looks through a file in a sandbox, where whatever it does to who reads it does no harm. Rejects where there is none. */
export async function inspect(given: File): Promise<Omit<Wheel, 'added'> | WheelFault> {
  if (given.size > LARGEST) return { fault: 'large', detail: '' };
  const content = await given.arrayBuffer();
  const [stores, rest] = await Promise.all([fetchStores(), restOfLibrary()]);
  const sandbox = new Sandbox(document.body, stores);
  try {
    const wheels = [{ file: given.name, digest: '', content }];
    const begun = sandbox.begin({ type: 'inspect', brought: { library: rest, wheels } });
    const said = begun.then(() => sandbox.read());
    const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, ''));
    return read(await Promise.race([said, late]), given.name, content);
  } finally {
    sandbox.remove();
  }
}

/** What Python says of it; of an answer that is none, the file is to blame. */
function read(line: string, file: string, content: ArrayBuffer): Omit<Wheel, 'added'> | WheelFault {
  try {
    const { fault, detail, digest, requires, python, here } = JSON.parse(line);
    if (fault === '' && /^[0-9a-f]{64}$/.test(digest) && Array.isArray(requires)) {
      const { fits, wants } = forPython(String(python), String(here));
      if (!fits) return { fault: 'python', detail: String(python) };
      return { id: digest, file, content, requires: [...requires.map(String), ...wants] };
    }
    if (fault) return { fault: String(fault), detail: String(detail ?? '') };
  } catch {
    // It is no answer.
  }
  return { fault: 'zip', detail: '' };
}

async function restOfLibrary(): Promise<ArrayBuffer> {
  try {
    return await library(runtime.stdlib, location.href);
  } catch {
    throw new EngineError({ code: 'library-missing', params: {} });
  }
}
