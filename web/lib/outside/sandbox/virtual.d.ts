/** Made by the build (`vite/sandbox.ts`). */
declare module 'virtual:sandbox' {
  /** What the frame without an origin shows: nothing, but a script. */
  export const page: string;
  /** The script of its worker, but for Pyodide's own. */
  export const cell: string;
}
