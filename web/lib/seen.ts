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

/** When what has been drawn can be seen; in a tab that nobody looks at, when there was time for it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      document.removeEventListener('visibilitychange', done);
      setTimeout(resolve);
    };
    if (document.hidden) return done();
    requestAnimationFrame(done);
    document.addEventListener('visibilitychange', done); // a tab left before that frame has none until one returns
  });
