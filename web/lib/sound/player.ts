/** Plays the sounds. Fetched when the first of them is wanted. */
import { type Sound, sounds } from './sounds';

/** Of everything at once, so that much of it stays soft. */
const LOUDNESS = 0.8;
/** Two of a kind that come closer, in milliseconds, are one: a hurried table would rattle. */
const APART = 60;
/** Seconds that the sound card needs to be ready. */
const AHEAD = 0.01;

let master: GainNode | null = null;
const last = new Map<Sound, number>();

/** Nothing is heard in a tab that nobody sees, nor before the reader has touched the page. */
export function play(name: Sound, now = performance.now()): void {
  if (document.hidden || !navigator.userActivation?.hasBeenActive) return;
  if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
  last.set(name, now);
  master ??= begin();
  const { context } = master;
  // What is made while it stands still would be heard all at once afterwards.
  if (context.state !== 'running') void (context as AudioContext).resume().catch(() => {});
  else sounds[name]({ context, out: master, at: context.currentTime + AHEAD, chance: Math.random });
}

function begin(): GainNode {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = LOUDNESS;
  const limit = context.createDynamicsCompressor();
  gain.connect(limit).connect(context.destination);
  return gain;
}
