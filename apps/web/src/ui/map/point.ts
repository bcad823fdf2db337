/** A place with a name, in degrees. */
export type Point = { id: string; name: string; latitude: number; longitude: number };
