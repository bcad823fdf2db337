import type { Position } from '../../../lib/position.ts';

const written = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Reads '-1.95423, 30.10922', as other maps copy it; null for anything else. */
export function readCoordinates(text: string): Position | null {
  const [, latitude, longitude] = (written.exec(text) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

export const coordinatesText = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`;
