/**
 * Joins the two parts of the interpreter (`tools/split.mjs`): what a match calls, and the rest. That is brought when it is
 * first called; until then its places in the table between both, the seam, are empty, and place 0 has who brings it.
 */

/** A module that exports what it imports: only what a module exports has a place in a table. */
const EXPORTING = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 4, 1, 0x60, 0, 0], // a function without parameters,
  ...[2, 7, 1, 1, 0x61, 1, 0x61, 0, 0], // in
  ...[7, 5, 1, 1, 0x61, 0, 0], // and out
);

/** `rest` gives its module at once: whoever calls it cannot wait. */
export async function instantiate(
  first: WebAssembly.Module,
  rest: () => WebAssembly.Module,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  const instance = await WebAssembly.instantiate(first, imports);
  const seam = instance.exports.seam as WebAssembly.Table;
  const bring = () => {
    new WebAssembly.Instance(rest(), { ...imports, first: instance.exports }); // fills its places
    seam.set(0, null);
  };
  const { a } = new WebAssembly.Instance(new WebAssembly.Module(EXPORTING), { a: { a: bring } }).exports;
  seam.set(0, a);
  return instance;
}
