import type { Appointment } from '@ivuriro/contract';
import { shortInstant } from '../../lib/language/dates.ts';
import { startOf } from './appointment-times.ts';

type Status = Appointment['status'];
const MINUTE = 60_000;
/** How long before its start an appointment may be set to this; what is not here may be set at any time. */
const LEAD: Partial<Record<Status, number>> = { ONGOING: 30 * MINUTE, COMPLETED: 0, MISSED: 0 };

/** From when on a status may be set, when that is still to come: 'Fri 20 Nov, 13:30'. */
export function earliestOf(appointment: Pick<Appointment, 'assigned_date' | 'start_time'>, to: Status, now: Date) {
  const lead = LEAD[to];
  if (lead === undefined) return undefined;
  const at = new Date(startOf(appointment).getTime() - lead);
  return at > now ? shortInstant(at) : undefined;
}
