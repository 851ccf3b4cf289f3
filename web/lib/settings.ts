/** What the reader likes: language, theme, speed, motion, sound, hints. */
import { languages } from './languages';

/** What there is to choose from. */
export const choices = {
  language: languages,
  theme: ['system', 'light', 'dark'],
  speed: ['slow', 'normal', 'fast'],
  motion: ['full', 'reduced', 'off'],
  sound: ['off', 'on'],
  hints: ['on', 'off'],
} as const;

export type Settings = { readonly [K in keyof typeof choices]: (typeof choices)[K][number] };
