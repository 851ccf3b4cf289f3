/**
 * What a player writes to files and pipes. It lies in the browser's memory and not in Python's, whose bound does not hold
 * there; so there is one for it, too.
 */

/** Bytes beyond what is there when a player begins; the wheels that it brings are unpacked into them. */
export const ROOM = 64 << 20;
/** Bytes of a file with nothing in it, of a letter of its name, and of a part of a pipe. */
const EMPTY = 1024;
const LETTER = 2;
const BUCKET = 8192;
/** As WASI numbers it: no space left on device. */
const ENOSPC = 51;

interface FileNode {
  readonly name: string;
  readonly link?: string;
  /** Of a folder: what is in it, by name. */
  readonly contents?: Uint8Array | object;
  /** Without any parts where it is closed. */
  readonly pipe?: { readonly buckets: readonly unknown[] | null };
  /** The next one whose name has the same hash. */
  readonly name_next?: FileNode;
}
type Storing = (node: { readonly contents: Uint8Array }, size: number) => void;

/** What we use of Emscripten's files. */
export interface Files {
  writeFile(path: string, content: Uint8Array): void;
  readonly nameTable: readonly (FileNode | undefined)[];
  readonly streams: readonly ({ readonly node?: FileNode } | null | undefined)[];
  readonly ErrnoError: new (errno: number) => Error;
  createNode(parent: unknown, name: string, ...more: unknown[]): unknown;
  write(stream: unknown, buffer: unknown, offset: number, length: number, ...more: unknown[]): number;
  readonly filesystems: { readonly MEMFS: { expandFileStorage: Storing; resizeFileStorage: Storing } };
}

/** From here on no more than that comes to what is there; a write that would is refused as on a full disk. */
export function boundFiles(files: Files, room = ROOM): void {
  const most = used(files) + room;
  let left = room;
  const take = (bytes: number) => {
    if (bytes > left) left = most - used(files); // what has been deleted meanwhile is free again
    if (bytes > left) throw new files.ErrnoError(ENOSPC);
    left -= bytes;
  };
  const { createNode, write } = files;
  files.createNode = (parent, name, ...more) => {
    take(EMPTY + LETTER * name.length);
    return createNode.call(files, parent, name, ...more);
  };
  files.write = (stream, buffer, offset, length, ...more) => {
    take(length);
    return write.call(files, stream, buffer, offset, length, ...more);
  };
  const { MEMFS } = files.filesystems;
  for (const way of ['expandFileStorage', 'resizeFileStorage'] as const) {
    const store = MEMFS[way];
    MEMFS[way] = (node, size) => {
      take(Math.max(0, size - node.contents.length));
      store.call(MEMFS, node, size);
    };
  }
}

/** Bytes of all that can be found by name, or is open. */
function used({ nameTable, streams }: Files): number {
  const nodes = new Set<FileNode>();
  for (let node of nameTable) for (; node; node = node.name_next) nodes.add(node);
  for (const stream of streams) if (stream?.node) nodes.add(stream.node);
  let bytes = 0;
  for (const { name, link, contents, pipe } of nodes) {
    bytes += EMPTY + LETTER * (name.length + (link?.length ?? 0)) + BUCKET * (pipe?.buckets?.length ?? 0);
    if (contents instanceof Uint8Array) bytes += contents.length;
  }
  return bytes;
}
