/** The large files of the runtime: downloaded here, every byte counted, and unpacked where they come packed. */
import { KEPT_TYPES } from '../service-worker/packed';

export type RuntimeFault = 'runtime-missing' | 'runtime-damaged' | 'runtime-unsupported' | 'python-failed';

export class RuntimeError extends Error {
  constructor(
    readonly code: RuntimeFault,
    cause: unknown,
    /** Whether what was to blame is gone, so that another start may do better. */
    readonly again = false,
  ) {
    super(`${code}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export async function download(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new RuntimeError('runtime-missing', error);
  }
  if (!response.ok || !response.body)
    throw new RuntimeError('runtime-missing', `${url} answers ${response.status}`);
  return response;
}

/** Whether our service worker has sent what it keeps: no host knows these types for packed files. */
export const isKept = ({ headers }: Response) => KEPT_TYPES.has(headers.get('Content-Type') ?? '');

/** A file that has been downloaded; `bytes`: how many cross the net. */
export function unpack(response: Response, bytes: number, count: (bytes: number) => void): Response {
  if (isKept(response) || !response.body) {
    count(bytes);
    return response;
  }
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'Content-Type': 'application/wasm' }, // as the compiler wants to see it
  });
}

export async function readAll(unpacked: Response): Promise<ArrayBuffer> {
  try {
    return await unpacked.arrayBuffer();
  } catch (error) {
    throw new RuntimeError('runtime-damaged', error);
  }
}
