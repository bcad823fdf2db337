import { tokenText } from '../domain/token.ts';
import type { Arrival } from '../queries/arrivals.queries.ts';

export const presentPlace = (arrival: Arrival, place: { before: number; minutes: number }) => ({
  token: tokenText(arrival),
  arrived_at: arrival.arrived_at.toISOString(),
  ...place,
});
