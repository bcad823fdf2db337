/** In kilometres: a point farther than this from the middle of its sector belongs to another place. */
export const farthestFromSector = 15;
