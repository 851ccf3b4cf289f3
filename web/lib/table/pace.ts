/** How long a step lasts, by the reader's settings, and a pause that can be cut short. */
import type { Settings } from '../settings';

const factor: Record<Settings['speed'], number> = { slow: 1.6, normal: 1, fast: 0.55 };

export interface Pace {
  step(step: { readonly ms: number; readonly read?: boolean }): number;
  /** How long a choice can be taken back before the others go on. */
  grace(): number;
  /** Whether what a player should not miss waits for him: not for whoever wants it brisk or still. */
  readonly holds: boolean;
}

/** Without motion there is nothing to wait for but the time to read; `off` never counts as slow. */
export const paceOf = (settings: () => Pick<Settings, 'speed' | 'motion'>): Pace => ({
  step: ({ ms, read }) => {
    const { speed, motion } = settings();
    return motion === 'off' && !read ? 0 : ms * factor[speed];
  },
  grace: () => 1600 * factor[settings().speed],
  get holds() {
    const { speed, motion } = settings();
    return speed !== 'fast' && motion !== 'off';
  },
});

/** Milliseconds that one gladly watches what others do. */
const PATIENCE = 2000;
/** After so many more it goes nearly three times as fast. */
const WANES = 2600;
/** A step lasts no less than this part of its time: one still sees what happens. */
const LEAST = 0.14;
/** What turns or rolls no less than this: one sees it come to rest. */
const LEAST_ROLLING = 0.45;

/** Which part of its time a step lasts for somebody who has `waited` so many milliseconds to decide again. */
export const haste = (waited: number, rolls = false): number =>
  Math.max(rolls ? LEAST_ROLLING : LEAST, Math.exp(-Math.max(0, waited - PATIENCE) / WANES));

/** Milliseconds in which nobody reads what he is asked. */
export const UNREAD = 400;
/** The same where one has hurried on to it, or presses a key that needs no place. */
export const HASTE = 700;

export type Sleep = (ms: number, cut: AbortSignal) => Promise<void>;

export const sleep: Sleep = (ms, cut) =>
  new Promise((resolve) => {
    if (ms <= 0 || cut.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      cut.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    cut.addEventListener('abort', done);
  });
