// This file is apart from guardians.ts, because no page may load the schemas of guardians.ts.

/**
 * The largest number of days for which an adult may authorise a representative. After that the adult must invite the
 * representative again.
 */
export const longestRepresentation = 366;
