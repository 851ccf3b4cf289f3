/** How long a browser may take to fetch the file that it was handed, in milliseconds. */
const FETCHED = 60_000;

/** Hands the browser a file to be saved under that name. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED);
}
