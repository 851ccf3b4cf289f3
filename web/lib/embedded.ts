/** The page stands in a frame of another page, where the room is small and what it stores may be apart, or refused. */
export const embedded = self !== parent;

/** Focus may be led to where something happens; whoever reads the page around ours is not called away from it. */
export function mayLeadFocus(): boolean {
  return !embedded || document.hasFocus();
}

/** That other page is of another origin: browsers may keep what we store here for visits to that page alone. */
export const abroad = embedded && !reaches(parent);

function reaches(other: Window): boolean {
  try {
    return other.location.origin === location.origin;
  } catch {
    return false;
  }
}
