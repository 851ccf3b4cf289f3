/** What the page keeps in small, beside the matches: settings, the last set-up of each game, what was solved and opened. */
import { KEY as SERVERS } from '../lib/guests/servers';
import { KEY as ALLOWED } from '../lib/outside/allowed';
import { KEY as PLAYERS } from '../lib/outside/players';
import type { Notes } from '../worker/protocol';

const OURS = /^musketiere\./;
/** What is true of this device only, or a secret that no file shall carry. */
const OF_THE_DEVICE = [
  'musketiere.effort',
  'musketiere.asked-to-persist',
  'musketiere.tournament',
  SERVERS,
  ALLOWED,
];

const isNote = (key: string): boolean => OURS.test(key) && !OF_THE_DEVICE.includes(key);

/** All that a player would miss on another device. None where the browser refuses storage. */
export function readNotes(): Notes {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => isNote(key)));
  } catch {
    return {};
  }
}

/** Adds notes to those that are here. What has been chosen here stays. Says whether there was anything new. */
export function addNotes(notes: Notes): boolean {
  let isNew = false;
  for (const [key, note] of Object.entries(notes)) {
    if (!isNote(key)) continue;
    try {
      const here = localStorage.getItem(key);
      const added = key === PLAYERS ? brought(JSON.parse(note)) : JSON.parse(note);
      const both = JSON.stringify(merged(here === null ? undefined : JSON.parse(here), added));
      if (both === here) continue;
      localStorage.setItem(key, both);
      isNew = true;
      dispatchEvent(new StorageEvent('storage', { key })); // as if another tab had chosen: whoever follows it looks again
    } catch {
      // One of them is damaged, or nothing can be stored: what is here stays.
    }
  }
  return isNew;
}

/** Players that are not here yet shall not run before somebody has said so: the file may be anybody's. */
const brought = (players: unknown): unknown =>
  isRecord(players)
    ? Object.fromEntries(Object.entries(players).map(([id, one]) => [id, { ...one, brought: true }]))
    : {};

/** Of lists everything, of settings those that are here first. */
function merged(here: unknown, added: unknown): unknown {
  if (here === undefined) return added;
  if (Array.isArray(here) && Array.isArray(added)) return [...new Set([...here, ...added])];
  return isRecord(here) && isRecord(added) ? { ...here, ...added, ...here } : here;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
