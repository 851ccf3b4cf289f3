/**
 * Resolves while the page is in sight, or else when it is seen again: whoever thinks waits for this before each slice, so
 * that nothing thinks in a tab that nobody looks at.
 */
export function untilSeen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
  });
}

/** Milliseconds after which no frame comes any more: a tab is hidden, or the page stands in a frame that is out of sight. */
const LATE = 500;

/** When what has been drawn can be seen; where nobody looks, when there was time for it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const late = setTimeout(resolve, document.hidden ? 0 : LATE);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });

/** The page answers before it goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
