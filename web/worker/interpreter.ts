/**
 * Joins the two parts of the interpreter (`tools/split.mjs`): what a match calls, and the rest. That is brought when it is
 * first called; until then its places in the table between both, the seam, are empty, and place 0 has who brings it.
 */

/** A module that exports what it imports: only what a module exports has a place in a table. */
const EXPORTING = Uint8Array.from(
  // A function without parameters, in, and out.
  '\0asm\x01\0\0\0' + '\x01\x04\x01`\0\0' + '\x02\x07\x01\x01a\x01a\0\0' + '\x07\x05\x01\x01a\0\0',
  (byte) => byte.charCodeAt(0),
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

/**
 * Stands in for the function by which Pyodide would compile what it downloads: it is given what `make` makes. Rejects where
 * nothing can be made: Pyodide only warns, and waits for ever.
 */
export function handInterpreter(
  make: (imports: WebAssembly.Imports) => Promise<WebAssembly.WebAssemblyInstantiatedSource>,
): Promise<never> {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (_, imports = {}) => {
      const made = make(imports);
      made.catch(reject);
      return made;
    };
  });
}
