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
/** Letters of a path: as many as Linux takes. */
const LONGEST_PATH = 4096;
/** As WASI numbers them: no space left on device, and a name that is too long. */
const ENOSPC = 51;
const ENAMETOOLONG = 37;
/** As Emscripten numbers them: `/dev/null`, and `/dev/tty` and `/dev/tty1`, which would gather whatever ends no line. */
const NULL = 0x103;
const CONSOLES = [0x500, 0x600];

interface FileNode {
  readonly name: string;
  readonly link?: string;
  /** Of a folder: what is in it, by name. Of a file: the bytes, signed ones where they were all written at once. */
  readonly contents?: ArrayBufferView | object;
  /** Without any parts where it is closed. */
  readonly pipe?: { readonly buckets: readonly unknown[] | null };
  /** The next one whose name has the same hash. */
  readonly name_next?: FileNode;
}
type Storing = (node: { readonly contents: Int8Array | Uint8Array }, size: number) => void;

/** What we use of Emscripten's files. */
export interface Files {
  writeFile(path: string, content: Uint8Array): void;
  readonly nameTable: readonly (FileNode | undefined)[];
  readonly streams: readonly ({ readonly node?: FileNode } | null | undefined)[];
  readonly ErrnoError: new (errno: number) => Error;
  createNode(parent: unknown, name: string, ...more: unknown[]): unknown;
  symlink(target: string, path: string): unknown;
  rename(from: string, to: string): unknown;
  getDevice(device: number): { readonly stream_ops: unknown };
  registerDevice(device: number, streaming: unknown): void;
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
  const letters = ({ length }: string) => {
    if (length > LONGEST_PATH) throw new files.ErrnoError(ENAMETOOLONG);
    return LETTER * length;
  };
  const { createNode, symlink, rename, write } = files;
  files.createNode = (parent, name, ...more) => {
    take(EMPTY + letters(name));
    return createNode.call(files, parent, name, ...more);
  };
  files.symlink = (target, path) => {
    take(letters(target));
    return symlink.call(files, target, path);
  };
  files.rename = (from, to) => {
    take(letters(to));
    return rename.call(files, from, to);
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
  const nowhere = files.getDevice(NULL).stream_ops;
  for (const device of CONSOLES) files.registerDevice(device, nowhere);
}

/** Bytes of all that can be found by name, or is open. */
function used({ nameTable, streams }: Files): number {
  const nodes = new Set<FileNode>();
  for (let node of nameTable) for (; node; node = node.name_next) nodes.add(node);
  for (const stream of streams) if (stream?.node) nodes.add(stream.node);
  let bytes = 0;
  for (const { name, link, contents, pipe } of nodes) {
    bytes += EMPTY + LETTER * (name.length + (link?.length ?? 0)) + BUCKET * (pipe?.buckets?.length ?? 0);
    if (ArrayBuffer.isView(contents)) bytes += contents.byteLength;
  }
  return bytes;
}
