/** A place on the map, in degrees. */
export type Position = { latitude: number; longitude: number };
