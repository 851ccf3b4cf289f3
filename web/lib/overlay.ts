/** What opens over the screen, whoever asks for it. */
export type Overlay =
  | { readonly name: 'menu' | 'settings' | 'help' | 'about' | 'guests' }
  | { readonly name: 'rules'; readonly game: string }
  /** Of the open match, or of a stored one. */
  | { readonly name: 'share'; readonly match?: string };

/** The app opens it. */
export const openOverlay = (asking: HTMLElement, detail: Overlay): void => {
  asking.dispatchEvent(new CustomEvent('mk-open', { detail, bubbles: true }));
};
