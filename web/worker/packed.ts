/**
 * The media type of a file that crosses the net packed by gzip, by its path, as it is when unpacked; undefined for any
 * other. Our service worker serves it unpacked and under that type; a host knows neither.
 */
export function packedType(path: string): string | undefined {
  if (path.endsWith('.wasm.gzip')) return 'application/wasm';
  if (path.endsWith('.zip.gzip')) return 'application/zip';
  return undefined;
}
