/** The page stands in a frame of another page, where storage may be apart or refused and the room is small. */
export const embedded = self !== parent;
