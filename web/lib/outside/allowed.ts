/**
 * Which texts of players may run on this device: those of the visitor's own, of matches that he has begun, and those that
 * he was shown and has let run. A match out of a file may bring anything along; before that it runs nowhere.
 */
import type { OwnPlayer } from '../../generated/bridge';
import { toBase64url } from '../../worker/base64url';
import { OwnPlayers } from './players';

/** Kept for this device alone: no backup brings it along. */
export const KEY = 'musketiere.allowed';
/** So many are remembered, the latest first; whoever is forgotten is asked about once more. */
const MOST = 200;
/** Of this visit, where nothing can be kept. */
const now = new Set<string>();

export async function allow(texts: readonly string[]): Promise<void> {
  for (const text of texts) now.add(text);
  try {
    const marks = await Promise.all(texts.map(markOf));
    localStorage.setItem(KEY, JSON.stringify([...new Set([...marks, ...read()])].slice(0, MOST)));
  } catch {
    // Storage is refused, or nothing is digested without a secure connection: then it is for this visit.
  }
}

/** Those that may not run yet. */
export async function strangersAmong(players: readonly (OwnPlayer | null)[]): Promise<readonly OwnPlayer[]> {
  const own = new OwnPlayers();
  const found = players.filter(
    (player) => player !== null && !now.has(player.text) && !own.wrote(player.text),
  );
  if (found.length === 0) return [];
  const kept = new Set(read());
  const marks = await Promise.all(found.map((player) => markOf(player?.text ?? '').catch(() => '')));
  return found.flatMap((player, at) => (player && !kept.has(marks[at] ?? '') ? [player] : []));
}

/** Two texts with the same one nobody can make. */
async function markOf(text: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'string' && mark !== '') : [];
  } catch {
    return [];
  }
}
