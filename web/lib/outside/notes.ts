/**
 * What the visitor's own players wrote beside the moves of a match that is over: of one out of a tournament that is watched,
 * or of the one that ended last at the table. As long as this tab stays, no longer.
 */
import type { NoteOf } from '../../generated/bridge';

interface Kept {
  /** Of the link that leads to the match; or what the match is stored by. */
  readonly code: string;
  readonly notes: readonly NoteOf[];
}

const KEY = 'musketiere.notes';
let kept: Kept | null = null;

/** In place of those of another match; so they outlast a reload. */
export function keepNotes(code: string, notes: readonly NoteOf[]): void {
  kept = { code, notes };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is full or refused: they stay until this page is left.
  }
}

export function notesOf(code: string): readonly NoteOf[] {
  kept ??= read();
  return kept?.code === code ? kept.notes : [];
}

function read(): Kept | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return Array.isArray(found?.notes) ? found : null;
  } catch {
    return null;
  }
}
