/** What the build, the first screen and the page agree on. */
import type { Language } from '../lib/languages';

/** The id of what is shown until the page takes its place. */
export const FIRST = 'first';

/** The id of the drawings that it points to. */
export const DRAWN = 'first-drawn';

/** The ids of the templates it is made from: drawings, then the home page in that language. */
export const picturesOf = (language: Language) => ['first-drawings', `first-${language}`] as const;
