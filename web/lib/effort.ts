/**
 * How many possible worlds a computer player can look at on this device without letting anybody wait, in per cent of what
 * its level asks for. Measured once, kept in this browser; a match keeps what it was begun with.
 */
import type { Engine } from './table/match-client';

const KEY = 'musketiere.effort';
/** What the protocol allows. */
const LEAST = 25;
const MOST = 100;
const STEP = 5;
/** Milliseconds that the engine's exercise takes in a browser on a desk. */
const AT_A_DESK = 24;
/**
 * The quickest of so many counts: the first ones are slow, as the interpreter is, and others may have been disturbed. One
 * that is as quick as at a desk is enough.
 */
const TRIALS = 8;
/** Milliseconds after which it has been measured well enough, however slow. */
const ENOUGH = 1500;

let measuring: Promise<number> | null = null;

/** In 25 … 100. Who cannot be measured now plays as on a slow device, and is measured the next time. */
export async function effortOf(engine: Engine, clock = () => performance.now()): Promise<number> {
  const kept = recall();
  if (kept !== null) return kept;
  measuring ??= measured(engine, clock).finally(() => {
    measuring = null;
  });
  return measuring;
}

async function measured(engine: Engine, clock: () => number): Promise<number> {
  try {
    const effort = effortFor(await measure(engine, clock));
    remember(effort);
    return effort;
  } catch {
    return LEAST; // the engine is gone: who begins a match now will be told
  }
}

export function effortFor(milliseconds: number): number {
  const share = (MOST * AT_A_DESK) / Math.max(milliseconds, 1);
  return Math.min(Math.max(STEP * Math.round(share / STEP), LEAST), MOST);
}

async function measure(engine: Engine, clock: () => number): Promise<number> {
  const begin = clock();
  let quickest = Number.POSITIVE_INFINITY;
  const isOpen = () => quickest > AT_A_DESK && clock() - begin < ENOUGH;
  for (let trial = 0; trial < TRIALS && isOpen(); trial += 1) {
    const start = clock();
    await engine.ask('exercise', {});
    quickest = Math.min(quickest, clock() - start);
  }
  return quickest;
}

function recall(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return Number.isInteger(kept) && kept >= LEAST && kept <= MOST ? kept : null;
  } catch {
    return null; // storage is refused: it is measured each time
  }
}

function remember(effort: number): void {
  try {
    localStorage.setItem(KEY, String(effort));
  } catch {
    // measured anew the next time
  }
}
