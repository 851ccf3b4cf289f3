// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';

const { instantiateStreaming } = WebAssembly;
const { grow } = WebAssembly.Memory.prototype;
const { now } = performance;

afterEach(() => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  WebAssembly.Memory.prototype.grow = grow;
  performance.now = now;
  vi.unstubAllGlobals();
});

it('says so at once where no interpreter can be made, though Pyodide waits for ever', async () => {
  const post = vi.fn();
  /** Does what Pyodide does then: it warns, and never goes on. */
  const load = async () => {
    await WebAssembly.instantiateStreaming(new Response(), {}).catch(() => new Promise(() => {}));
  };
  const cell: Record<string, unknown> = { postMessage: post, parts: { load, create: null } };
  vi.stubGlobal('self', cell);
  await import('./cell');
  const damaged = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)); // without the seam
  const data = { modules: { first: damaged, rest: damaged }, supplies: {}, work: { type: 'play' } };
  await (cell.onmessage as (event: object) => Promise<void>)({ data });
  expect(post.mock.calls).toEqual([['']]);
});
