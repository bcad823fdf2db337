/** A point on the map, with coordinates in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const kilometresPerDegree = 111.2;

/**
 * The distance between two points, in kilometres. Treats the earth as flat, which is accurate enough for a small
 * country near the equator.
 */
export const kilometresBetween = (one: Point, other: Point): number =>
  kilometresOf(Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude));

const kilometresOf = (degrees: number): number => kilometresPerDegree * degrees;

/** Converts a distance on the map from degrees to whole metres. */
export const metresOf = (degrees: number): number => Math.round(kilometresOf(degrees) * 1000);

const written = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** Reads "latitude,longitude", such as -1.95,30.06; null for any other text. */
export function readPoint(text: string): Point | null {
  const [, latitude, longitude] = written.exec(text) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}
