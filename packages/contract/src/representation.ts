// Apart from guardians.ts, whose schemas no page may load.

/** The most days for which an adult may authorise a representative; after that the adult must invite them again. */
export const longestRepresentation = 366;
