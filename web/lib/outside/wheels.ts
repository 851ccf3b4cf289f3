/**
 * The wheels that a player brings, as its text names them: files and digests, in the block that PEP 723 gives a script for
 * what it needs. So they travel wherever the text does, and whoever has allowed a text has allowed these files alone.
 */

/** A wheel by its file, and what that is by its digest. */
export interface NamedWheel {
  readonly file: string;
  /** SHA-256, 64 digits. */
  readonly digest: string;
}

/** Of one player. */
export const MOST_WHEELS = 12;

const OPENS = '# /// script';
const CLOSES = '# ///';
const TABLE = '# [tool.musketiere.wheels]';
const ENTRY = /^# "([\w.+!-]{1,200}\.whl)" = "sha256:([0-9a-f]{64})"$/;

/** Name and version, as the file says them. */
export const calledBy = (file: string): string => file.split('-').slice(0, 2).join(' ');

/** Whose wheel it is, as indexes compare names. */
export const projectOf = (file: string): string => plainName(file.split('-')[0] ?? '');
export const versionOf = (file: string): string => file.split('-')[1] ?? '';
export const plainName = (name: string): string => name.replace(/[-_.]+/g, '-').toLowerCase();

/** Those of a text, each once. */
export function wheelsIn(text: string): readonly NamedWheel[] {
  const lines = linesOf(text);
  const { table, end } = placesIn(lines);
  const found = new Map<string, NamedWheel>();
  if (table >= 0)
    for (const line of lines.slice(table + 1, end)) {
      const [, file, digest] = ENTRY.exec(line) ?? [];
      if (file && digest) found.set(digest, { file, digest });
    }
  return [...found.values()].slice(0, MOST_WHEELS);
}

/** The text with one more; of another version or build it takes the place. */
export function withWheel(text: string, { file, digest }: NamedWheel): string {
  const named = wheelsIn(text);
  if (named.some((one) => one.digest === digest)) return text;
  const before = named.find((one) => projectOf(one.file) === projectOf(file));
  if (before) {
    const lines = linesOf(text);
    const { table } = placesIn(lines);
    const at = lines.findIndex((line, place) => place > table && line.includes(before.digest));
    return lines.with(at, `# "${file}" = "sha256:${digest}"`).join('\n');
  }
  const lines = linesOf(text);
  const entry = `# "${file}" = "sha256:${digest}"`;
  const { start, table, close } = placesIn(lines);
  if (table >= 0) lines.splice(table + 1, 0, entry);
  else if (start >= 0) lines.splice(close, 0, TABLE, entry);
  else lines.unshift(OPENS, TABLE, entry, CLOSES, '');
  return lines.join('\n');
}

/** The text without it; of what named it alone nothing is left. */
export function withoutWheel(text: string, digest: string): string {
  const lines = linesOf(text);
  const { table, end } = placesIn(lines);
  if (table < 0) return text;
  const kept = lines.filter((line, at) => at <= table || at >= end || ENTRY.exec(line)?.[2] !== digest);
  if (wheelsIn(kept.join('\n')).length === 0) kept.splice(table, 1);
  const { start, close } = placesIn(kept);
  if (close === start + 1) kept.splice(start, kept[close + 1] === '' ? 3 : 2);
  return kept.join('\n');
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** Where the block starts and is closed, where the table is in it and ends; all -1 where there is none. */
function placesIn(lines: readonly string[]) {
  const start = lines.indexOf(OPENS);
  const close = start < 0 ? -1 : lines.findIndex((line, at) => at > start && line === CLOSES);
  if (close < 0) return { start: -1, table: -1, end: -1, close: -1 };
  const table = lines.indexOf(TABLE, start);
  if (table < 0 || table > close) return { start, table: -1, end: -1, close };
  const next = lines.findIndex((line, at) => at > table && line.startsWith('# ['));
  return { start, table, end: next < 0 || next > close ? close : next, close };
}
