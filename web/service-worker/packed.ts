/** Files that cross the net packed by gzip, by how their names end, and the media type of what is in them. */
const TYPES = { '.wasm.gzip': 'application/wasm', '.zip.gzip': 'application/zip' };

/** The types under which our service worker serves such files unpacked; a host knows none for these names. */
export const KEPT_TYPES: ReadonlySet<string> = new Set(Object.values(TYPES));

/** The type of what is in a packed file; undefined for any other file. */
export function packedType(path: string): string | undefined {
  return Object.entries(TYPES).find(([end]) => path.endsWith(end))?.[1];
}
