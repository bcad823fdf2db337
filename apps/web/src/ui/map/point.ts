/** A named place with its coordinates in degrees. */
export type Point = { id: string; name: string; latitude: number; longitude: number };
