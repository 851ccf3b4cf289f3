/** What the reader likes: language, theme, speed, motion, sound, hints. */
import type { Language } from './languages';

export const themes = ['system', 'light', 'dark'] as const;
export const speeds = ['slow', 'normal', 'fast'] as const;
export const motions = ['full', 'reduced', 'off'] as const;
export const soundings = ['off', 'on'] as const;
export const hintings = ['on', 'off'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  readonly speed: (typeof speeds)[number];
  readonly motion: (typeof motions)[number];
  readonly sound: (typeof soundings)[number];
  readonly hints: (typeof hintings)[number];
}
