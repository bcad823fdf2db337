import * as z from 'zod';
import type { Config } from './config.ts';
import type { Point } from './map-point.ts';

const answer = z.object({
  status: z.string(),
  results: z.array(z.object({ geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }) })),
});
const timeoutMs = 10_000;

/**
 * Finds the map point of an address with a service that has the interface of Google's Geocoding API, and returns its
 * first result. Returns null when the service does not know the address, or when no service is configured.
 */
export async function geocode({ geocoder }: Pick<Config, 'geocoder'>, address: string): Promise<Point | null> {
  if (!geocoder.url) return null;
  const asked = new URL(geocoder.url);
  asked.searchParams.set('address', address);
  if (geocoder.key) asked.searchParams.set('key', geocoder.key);
  const response = await fetch(asked, { signal: AbortSignal.timeout(timeoutMs) });
  const { status, results } = answer.parse(await response.json());
  if (status === 'ZERO_RESULTS') return null;
  if (status !== 'OK' || !results[0]) throw new Error(`The geocoder answers ${status}.`);
  const { lat, lng } = results[0].geometry.location;
  return { latitude: lat, longitude: lng };
}
