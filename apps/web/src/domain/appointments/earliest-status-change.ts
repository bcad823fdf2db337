import type { Appointment } from '@ivuriro/contract';
import { shortInstant } from '../../lib/language/dates.ts';
import { startOf } from './appointment-times.ts';

type Status = Appointment['status'];
const MINUTE = 60_000;
/** How many milliseconds before the start an appointment may get each status; statuses not listed have no limit. */
const LEAD: Partial<Record<Status, number>> = { ONGOING: 30 * MINUTE, COMPLETED: 0, MISSED: 0 };

type Timed = Pick<Appointment, 'assigned_date' | 'start_time'>;

/** The earliest moment for setting a status; undefined when it may be set now. */
export function earliestInstant(appointment: Timed, to: Status, now: Date): Date | undefined {
  const lead = LEAD[to];
  if (lead === undefined) return undefined;
  const at = new Date(startOf(appointment).getTime() - lead);
  return at > now ? at : undefined;
}

/** The earliest moment for setting a status, as text: 'Fri 20 Nov, 13:30'; undefined when it may be set now. */
export function earliestOf(appointment: Timed, to: Status, now: Date): string | undefined {
  const at = earliestInstant(appointment, to, now);
  return at && shortInstant(at);
}
