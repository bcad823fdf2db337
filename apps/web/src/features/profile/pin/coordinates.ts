import type { Position } from '../../../lib/position.ts';

const written = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * Reads coordinates such as '-1.95423, 30.10922', in the form in which other maps copy them; null for any other text.
 */
export function readCoordinates(text: string): Position | null {
  const [, latitude, longitude] = (written.exec(text) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

export const coordinatesText = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;
