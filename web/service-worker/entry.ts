/** A file as the build lists it. */
export interface FileEntry {
  /** Its address, relative to the service worker. */
  readonly url: string;
  /** Tells it from the file another build has at the same address. */
  readonly revision: string;
  readonly integrity: string;
  readonly bytes: number;
}
