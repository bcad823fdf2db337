import { addDays } from '../../../platform/clock.ts';
import { codeOf, Problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { en } from '../texts.ts';
import type { BookingRequest } from './quote-appointment.ts';

export interface Series {
  every_weeks: number;
  times: number;
}

/**
 * The requests of a series: the first one unchanged, and each other one `every_weeks` weeks after the one before. Only
 * the first one can be a walk-in.
 */
export function requestsOf(first: BookingRequest, { every_weeks, times }: Series): BookingRequest[] {
  const { walk_in: _, ...later } = first;
  const series_id = newId();
  return Array.from({ length: times }, (_, index) => ({
    ...(index === 0 ? first : later),
    assigned_date: addDays(first.assigned_date, index * every_weeks * 7),
    series_id,
  }));
}

const refusals = new Set(['slot_taken', 'appointment_overlaps']);

/**
 * Books all of these requests or none. It tries each of them, and throws one problem that names all refused days. A
 * request is refused before it writes anything, so the transaction can continue with the next request.
 */
export async function bookAll(
  requests: BookingRequest[],
  book: (request: BookingRequest, index: number) => Promise<string>,
): Promise<string[]> {
  const booked: string[] = [];
  const refused: Record<string, string> = {};
  for (const [index, request] of requests.entries()) {
    try {
      booked.push(await book(request, index));
    } catch (error) {
      const code = codeOf(error) ?? '';
      if (!refusals.has(code)) throw error;
      refused[request.assigned_date] = en.series.refused(request.assigned_date, code === 'slot_taken');
    }
  }
  const sentences = Object.values(refused);
  if (sentences.length > 0) throw new Problem('series_taken', sentences, { fields: refused });
  return booked;
}
