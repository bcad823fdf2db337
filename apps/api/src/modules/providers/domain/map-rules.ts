/**
 * The largest distance of a place from the middle of its sector, in kilometres; a farther point belongs to another
 * place.
 */
export const farthestFromSector = 15;
