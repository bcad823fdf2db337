/** In degrees. */
export type Position = { latitude: number; longitude: number };
/** A named place. */
export type Point = Position & { id: string; name: string };
